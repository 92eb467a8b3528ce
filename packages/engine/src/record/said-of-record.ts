import type { Materials } from '../filed/types.ts';
import { spokenSentences } from '../language/spoken-sentences.ts';
import type { SentenceSaid } from '../ordinance/types.ts';
import type { Rehearsal } from './rehearsal.ts';

const sentencesOf = (text: string): readonly SentenceSaid[] =>
  spokenSentences(text).map((span) => ({ sentence: text.slice(span.start, span.end), span }));

/** What the applicant said outside the presentation: on the project form, then in answers, in the order they were given; second answers
 *  are no part of the record. The second argument of `complianceTable` where the whole record is to be held against the ordinance.
 *  Takes: the rehearsal and what is filed.  Gives: sentences; `span` is in the text each was said in.  Throws: never. */
export function saidBeyondPresentation(
  r: Pick<Rehearsal, 'exchanges'>,
  { projectText }: Pick<Materials, 'projectText'>,
): readonly SentenceSaid[] {
  return [projectText, ...r.exchanges.map(({ answered }) => answered?.text ?? '')].flatMap(sentencesOf);
}
