import type { Materials } from '../filed/types.ts';
import { spokenSentences } from '../language/spoken-sentences.ts';
import type { SentenceSaid } from '../ordinance/types.ts';
import type { Rehearsal } from './rehearsal.ts';

const sentencesOf = (text: string): readonly SentenceSaid[] =>
  spokenSentences(text).map((span) => ({ sentence: text.slice(span.start, span.end), span }));

/** What the applicant said outside the presentation: on the project form, then in answers, in the order they were given; second answers
 *  aren't part of the record. Pass it as the second argument of `complianceTable` to compare the whole record with the ordinance.
 *  Takes: the rehearsal and what is filed.  Gives: sentences; `span` refers to the text each was said in.  Throws: never. */
export function saidBeyondPresentation(
  r: Pick<Rehearsal, 'exchanges'>,
  { projectText }: Pick<Materials, 'projectText'>,
): readonly SentenceSaid[] {
  return [...factsOf(projectText), ...r.exchanges.flatMap(({ answered }) => sentencesOf(answered?.text ?? ''))];
}

/** The lines of the form: each is a statement of its own, with or without a period. */
function factsOf(form: string): readonly SentenceSaid[] {
  let start = 0;
  return form.split('\n').flatMap((line) => {
    const at = start;
    start += line.length + 1;
    return sentencesOf(line).map(({ sentence, span }) => ({
      sentence,
      span: { start: at + span.start, end: at + span.end },
    }));
  });
}

/** The sentences of one answer. Takes: the rehearsal and the id of the question.  Gives: none if it wasn't answered.  Throws: never. */
export function saidInAnswer(r: Pick<Rehearsal, 'exchanges'>, questionId: string): readonly SentenceSaid[] {
  const exchange = r.exchanges.findLast(({ asked }) => asked.question_id === questionId);
  return sentencesOf(exchange?.answered?.text ?? '');
}
