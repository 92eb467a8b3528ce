import { oncePer } from '../base/once-per.ts';
import { annotate } from '../language/annotate.ts';
import { firstFrom, type Match } from '../language/matcher.ts';
import type { Annotation, Quantity, Sentence, Span } from '../language/types.ts';
import { isContent } from './asked.ts';
import { cueSets, groupsOf } from './data.ts';

/** An answer, read once for everything that a judgment needs. */
export interface Heard {
  readonly annotation: Annotation;
  readonly sentences: readonly Sentence[];
  /** What was found for each family of cues, in order. */
  readonly hits: ReadonlyMap<string, readonly Match[]>;
  /** Proper names, except months and days. */
  readonly names: readonly Span[];
  /** Figures that count: one that was taken back in the same breath doesn't. */
  readonly figures: readonly Quantity[];
  readonly words: number;
}

const nothing: readonly Match[] = [];

/** Reads an answer. Takes: its text.  Throws: never. */
export const readAnswer = (text: string): Heard => heardIn(annotate(text));

/** Cached as long as the annotation of the text is. */
const heardIn = oncePer((annotation: Annotation): Heard => hear(annotation));

function hear(annotation: Annotation): Heard {
  const hits = new Map<string, readonly Match[]>();
  for (const { families, matcher } of cueSets)
    for (const { id } of families) {
      const found = matcher.all(annotation);
      if (found.length > 0) hits.set(id, found);
    }
  return {
    annotation,
    sentences: annotation.sentences.filter(
      (sentence, at) =>
        wordsIn(annotation, sentence) > 0 &&
        !(at === 0 && (isSpeakerLabel(annotation, sentence) || isRunUp(annotation, sentence))),
    ),
    hits,
    names: namesIn(annotation),
    figures: annotation.quantities.filter((quantity) => !quantity.corrected && !isLabel(annotation, quantity)),
    words: wordsIn(annotation, { from: 0, to: annotation.tokens.length }),
  };
}

const labels: ReadonlySet<string> = new Set(
  'sheet page section article exhibit tab phase route highway condition item table figure chapter lot unit number'.split(
    ' ',
  ),
);

/** A number that names a thing and counts nothing: 'sheet C-2', 'Section 12', 'Route 9'. */
function isLabel({ tokens }: Annotation, { unit, of, start }: Quantity): boolean {
  if (unit !== null || of !== null) return false;
  const at = firstFrom(tokens, start);
  const before = tokens[at - 1];
  if (before === undefined) return false;
  const letter = tokens[at - 2];
  const isJoined = before.text === '-' && letter?.text.length === 1 && letter.end === before.start;
  return labels.has(before.lemma) || isJoined;
}

/** What was found for a family, in order. Takes: an answer, read, and the id of a family of cues. Gives: matches in text order; empty for
 *  none or an unknown family. */
export const hitsOf = (heard: Heard, family: string): readonly Match[] => heard.hits.get(family) ?? nothing;

/** The first of a family, or null. Takes: an answer, read, and the id of a family of cues. Gives: the first in text order. */
export const firstOf = (heard: Heard, family: string): Match | null => hitsOf(heard, family)[0] ?? null;

/** Whether any of the spans is inside another span. Takes: the spans to look for, and the one around them, all of one text. Gives: true as
 *  well for an equal span. */
export const within = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start >= start && span.end <= end);

/** Takes: a reading and a range of its tokens, end excluded.  Gives: how many of them aren't punctuation. */
export function wordsIn({ tokens }: Annotation, { from, to }: Pick<Sentence, 'from' | 'to'>): number {
  let count = 0;
  for (let i = from; i < to; i++) if (tokens[i]?.tag !== 'punctuation') count++;
  return count;
}

const isCapital = (text: string): boolean => text.length > 1 && text[0] !== text[0]?.toLowerCase();
/** 'IDEM', 'DNR': a name even where a sentence begins. */
const isInitials = (text: string): boolean => text.length > 2 && text === text.toUpperCase() && /^[A-Z]+$/.test(text);
const timeNames = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday i'.split(
    ' ',
  ),
);

/** 'Honestly? No.': a question of one word before the answer. */
const isRunUp = (annotation: Annotation, sentence: Sentence): boolean =>
  sentence.kind === 'question' && annotation.sentences.length > 1 && wordsIn(annotation, sentence) === 1;

const titles: ReadonlySet<string> = new Set(
  'president chairman chairwoman chair mayor commissioner senator secretary minister governor applicant witness answer'.split(
    ' ',
  ),
);

function namesIn({ tokens, sentences }: Annotation): readonly Span[] {
  const starts = new Set(sentences.map(({ from }) => from));
  return tokens.filter(
    (token, i) =>
      isCapital(token.text) &&
      !timeNames.has(token.lower) &&
      !titles.has(token.lower) &&
      (token.tag === 'word' || token.tag === 'conjunction') &&
      (!starts.has(i) || isCapital(tokens[i + 1]?.text ?? '') || isInitials(token.text)),
  );
}

/** Content lemmas in part of the answer, with the groups of related words they belong to. Takes: an answer, read, and a range of its token
 *  indexes, end excluded. Gives: the lemmas, cached with the answer. */
export function contentIn(heard: Heard, { from, to }: Pick<Sentence, 'from' | 'to'>): ReadonlySet<string> {
  const known = contents.get(heard) ?? new Map<number, ReadonlySet<string>>();
  contents.set(heard, known);
  const key = from * 65_536 + to;
  const content = known.get(key) ?? contentOf(heard, from, to);
  known.set(key, content);
  return content;
}

/** Needed again and again: for each sentence by each part of a question. */
const contents = new WeakMap<Heard, Map<number, ReadonlySet<string>>>();

function contentOf({ annotation }: Heard, from: number, to: number): ReadonlySet<string> {
  return new Set(
    annotation.tokens
      .slice(from, to)
      // 'Well, ...' opens a sentence; anywhere else it is a water well.
      .filter((token, i) => isContent(token) || (token.lower === 'well' && i > 0))
      .map(({ lemma }) => lemma),
  );
}

/** Takes: lemmas.  Gives: the groups of words of like meaning that they belong to. */
export const groupsIn = (content: ReadonlySet<string>): ReadonlySet<string> => new Set([...content].flatMap(groupsOf));

/** 'The President.' before what a transcript has the president say. */
function isSpeakerLabel({ tokens, sentences }: Annotation, { from, to }: Sentence): boolean {
  if (sentences.length < 2 || to - from > 4) return false;
  const words = tokens.slice(from, to).filter(({ tag }) => tag !== 'punctuation');
  return (
    words.length <= 3 &&
    words.some(({ lower }) => titles.has(lower)) &&
    words.every(({ text, tag }) => isCapital(text) || tag === 'determiner')
  );
}
