import { withoutLabel } from '../../../ordinance/outline-text.ts';
import { trimmedEnd } from '../../../base/text.ts';
import type { Citation } from '@rostrum/contract';
import { annotate } from '../../../language/annotate.ts';
import type { Annotation, Sentence } from '../../../language/types.ts';
import type { TextReading } from '../../../ordinance/types.ts';

/* Reading the ordinance on file, sentence by sentence, for what a board would ask from it. */

/** A whole zoning code covers every use and every kind of decision, so what a board asks isn't read from one. In characters. */
export const longestCode = 30_000;

/** A sentence of an ordinance, in the passage it was read in. */
export interface CodeSentence {
  readonly reading: Annotation;
  readonly sentence: Sentence;
  readonly section: string | null;
  /** Where the sentence starts in the whole ordinance. */
  readonly start: number;
  /** What follows it in the ordinance, as far as a list would go on. */
  readonly following: string;
}

/** The most characters of a list. */
const longestList = 2_000;

/** Makes a reader that finds things in a code, each once, and reads each code once.
 *  Takes: what a sentence holds, and what tells two finds apart; the first of equals stays.
 *  Gives: a function from an ordinance to what was found, in order; nothing for a whole zoning code.  Throws: what `read` throws. */
export function readerOfCode<Found>(
  read: (one: CodeSentence) => readonly Found[],
  idOf: (found: Found) => string,
): (ordinance: TextReading) => readonly Found[] {
  const kept = new WeakMap<TextReading, readonly Found[]>();
  return (ordinance) => {
    const known = kept.get(ordinance);
    if (known !== undefined) return known;
    const found = new Map<string, Found>();
    for (const one of sentencesOfCode(ordinance))
      for (const each of read(one)) if (!found.has(idOf(each))) found.set(idOf(each), each);
    const all = [...found.values()];
    kept.set(ordinance, all);
    return all;
  };
}

function sentencesOfCode({ text, chunks }: TextReading): readonly CodeSentence[] {
  if (text.length > longestCode) return [];
  return chunks.flatMap(({ span, section }) => {
    const reading = annotate(text.slice(span.start, span.end));
    return reading.sentences.map((sentence) => ({
      reading,
      sentence,
      section: section === '' ? null : section,
      start: span.start + sentence.start,
      following: text.slice(span.start + sentence.end, span.start + sentence.end + longestList),
    }));
  });
}

/** The citation of a rule of the ordinance on file. Takes: its words as they stand there, its section, and where it starts.  Throws: never. */
export const ruleCited = (quote: string, { section, start }: Pick<CodeSentence, 'section' | 'start'>): Citation => ({
  kind: 'ordinance',
  quote,
  source: 'ordinance',
  section,
  start,
});

/** Things that every rule is about, so that 'the lot' needs nothing before it. */
const always: ReadonlySet<string> = new Set(
  'lot building site use structure property facility owner operator applicant project land plan'.split(' '),
);

/** True if a rule speaks of a thing that the sentence before it names in full: 'The agreement shall be secured' and 'An application that
 *  lacks any level' don't say which one.
 *  Takes: a sentence of a code.  Throws: never. */
export function pointsBack({ reading: { tokens, sentences }, sentence }: CodeSentence): boolean {
  const before = sentences[sentences.indexOf(sentence) - 1];
  if (before === undefined) return false;
  const isBefore = (lemma: string): boolean =>
    !always.has(lemma) && tokens.slice(before.from, before.to).some((token) => token.lemma === lemma);
  const [article, head, verb] = tokens.slice(sentence.from, sentence.from + 3);
  if (article?.lower === 'the' && head !== undefined && verb?.tag !== 'word' && isBefore(head.lemma)) return true;
  return tokens.slice(sentence.from, sentence.to).some(({ lower }, at) => {
    const [one, next] = tokens.slice(sentence.from + at + 1, sentence.from + at + 3);
    return ofThose.has(lower) && one?.tag === 'word' && next?.tag !== 'word' && isBefore(one.lemma);
  });
}

/** Before a thing alone, they take it from what was named. */
const ofThose: ReadonlySet<string> = new Set(['any', 'such', 'either', 'both', 'those', 'these', 'that']);

/** The most words of a heading that opens its paragraph. */
const longestHeading = 6;

/** What a rule is headed by where the paragraph begins with its subject: 'emergency response plan' of 'H. Emergency response plan. A plan
 *  shall be filed.'  Takes: a sentence of a code.  Gives: null if nothing stands before it, or a whole sentence.  Throws: never. */
export function headingOf({ reading: { text, sentences }, sentence }: CodeSentence): string | null {
  const before = sentences[sentences.indexOf(sentence) - 1];
  if (before === undefined || before.kind !== 'fragment') return null;
  const words = trimmedEnd(withoutLabel(text.slice(before.start, before.end).split('\n').at(-1) ?? ''), '. ');
  return words === '' || words.split(' ').length > longestHeading ? null : words.toLowerCase();
}
