import { annotate } from './annotate.ts';
import type { Span, Token } from './types.ts';

/** A passage longer than this with hardly any punctuation was spoken, and transcribed without periods. */
const longUnpunctuated = 320;
const charactersPerMark = 90;
const shortestPart = 110;
/** Words that start a new thought. */
const joints: ReadonlySet<string> = new Set('and so but because then also now next we our um uh okay well'.split(' '));

/** The sentences of what was said or filed; speech without punctuation is cut at words that start a new thought. Takes: any text.  Gives:
 *  spans in order, none empty.  Throws: never; linear. */
export function spokenSentences(text: string): readonly Span[] {
  const { sentences, tokens } = annotate(text);
  return sentences.flatMap(({ start, end, from, to }): readonly Span[] => {
    const own = tokens.slice(from, to);
    const marks = own.filter(({ tag }) => tag === 'punctuation').length;
    return end - start <= longUnpunctuated || marks > (end - start) / charactersPerMark
      ? [{ start, end }]
      : partsOf(own, { start, end });
  });
}

/** A sentence as it was said, and where it begins. */
export interface SpokenSentence {
  readonly start: number;
  readonly quote: string;
}

/** The sentences of what was said or filed, in their own words. Takes: any text.  Gives: each trimmed, with the index it begins at in the
 *  text.  Throws: never; linear. */
export const sentencesSaid = (text: string): readonly SpokenSentence[] =>
  spokenSentences(text).map(({ start, end }) => ({ start, quote: text.slice(start, end).trim() }));

function partsOf(tokens: readonly Token[], { start, end }: Span): readonly Span[] {
  const parts: Span[] = [];
  let from = start;
  let last = start;
  for (const token of tokens) {
    if (joints.has(token.lower) && token.start - from >= shortestPart) {
      parts.push({ start: from, end: last });
      from = token.start;
    }
    last = token.end;
  }
  return [...parts, { start: from, end }];
}
