import { oncePer } from '../../../base/once-per.ts';
import type { Materials } from '../../../filed/types.ts';
import { annotate } from '../../../language/annotate.ts';
import type { Annotation, Sentence } from '../../../language/types.ts';
import { isContent } from '../../../said/asked.ts';
import { groupsOf } from '../../../said/data.ts';
import { ofEverySite } from '../code/from-standards.ts';
import type { OnRecord, TextSaid } from '../record/on-record.ts';

/** A sentence of the presentation or of the staff report, or a line of the form, with what the sentences right before it are about. */
export interface SentenceOnRecord {
  readonly kind: TextSaid['kind'];
  readonly source: string;
  readonly reading: Annotation;
  readonly sentence: Sentence;
  readonly text: string;
  readonly lemmas: ReadonlySet<string>;
  /** Of this sentence and the two before it in the same paragraph. */
  readonly near: ReadonlySet<string>;
  /** Where they begin. */
  readonly before: number;
}

const leans = 2;

/** What the applicant filed and said, sentence by sentence. Takes: the texts of the record.  Throws: never. */
export const sentencesOnRecord = oncePer((texts: OnRecord['texts']): readonly SentenceOnRecord[] =>
  // The last text is made of the form's name, kind and zoning, and isn't quoted.
  texts.slice(0, -1).flatMap(sentencesIn),
);

/** The sentences of the staff report on file. Takes: what is on file.  Gives: none without one.  Throws: never. */
export function sentencesOfStaff({ staffReport = null }: Materials): readonly SentenceOnRecord[] {
  if (staffReport === null) return [];
  return sentencesIn({ kind: 'staff_report', source: 'staff report', annotation: annotate(staffReport.text) });
}

function sentencesIn({ kind, source, annotation: reading }: TextSaid): readonly SentenceOnRecord[] {
  return reading.sentences.flatMap((sentence, at): readonly SentenceOnRecord[] => {
    if (sentence.kind === 'question') return [];
    const first = reading.sentences
      .slice(Math.max(0, at - leans), at)
      .filter(({ end }) => kind !== 'project' && !reading.text.slice(end, sentence.start).includes('\n'))[0];
    return [
      {
        kind,
        source,
        reading,
        sentence,
        text: reading.text.slice(sentence.start, sentence.end),
        lemmas: lemmasIn(reading, sentence.from, sentence.to),
        before: first?.start ?? sentence.start,
        near: lemmasIn(reading, first?.from ?? sentence.from, sentence.to),
      },
    ];
  });
}

const lemmasIn = ({ tokens }: Annotation, from: number, to: number): ReadonlySet<string> =>
  new Set(tokens.slice(from, to).flatMap((token) => (isContent(token) ? [token.lemma] : [])));

/** The words of a rule that tell it from others. Takes: the words of a rule.  Throws: never. */
export const tellingIn = (things: Iterable<string>): readonly string[] =>
  [...new Set(things)].filter((word) => !ofEverySite.has(word));

/** How many words of a rule are among others, in themselves or by a related word. Takes: both.  Throws: never. */
export function sharedWith(telling: readonly string[], lemmas: ReadonlySet<string>): number {
  const groups = new Set([...lemmas].filter((word) => !ofEverySite.has(word)).flatMap(groupsOf));
  return telling.filter((word) => lemmas.has(word) || groupsOf(word).some((group) => groups.has(group))).length;
}

/** The sentence, as it is cited. Takes: a sentence of the record.  Throws: never. */
export const citedFrom = ({ kind, source, text, sentence }: SentenceOnRecord) => ({
  kind,
  source,
  quote: text.trim(),
  section: null,
  start: kind === 'presentation' ? sentence.start : null,
});
