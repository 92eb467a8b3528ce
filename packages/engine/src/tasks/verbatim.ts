import type { Span } from '../language/types.ts';

/* Whether words that a model claims to have copied are really there. */

/** A text letter by letter in normalized form, with the position of each letter. */
interface Plain {
  readonly text: string;
  readonly from: readonly number[];
}

const same: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2011': '-',
};

/** Straight quotes and dashes, single spaces, lower case: what a copyist's keyboard changes, and nothing else. */
function plain(text: string): Plain {
  let made = '';
  const from: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const isSpace = letter.trim() === '';
    if (isSpace && (made === '' || made.endsWith(' '))) continue;
    const low = letter.toLowerCase();
    made += isSpace ? ' ' : (same[letter] ?? (low.length === 1 ? low : letter));
    from.push(at);
  }
  return { text: made, from };
}

const isLetter = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter);

/** Where words appear in a text, as whole words and in one piece; null if they don't. What a keyboard changes (quotation marks, dashes,
 *  spaces, capitals) and punctuation at either end don't matter. Takes: the words and the text.  Throws: never. */
export function verbatimIn(words: string, text: string): Span | null {
  const wanted = plain(words)
    .text.replace(/^[^\p{L}\p{N}$#]+/u, '')
    .replace(/[^\p{L}\p{N}%]+$/u, '');
  if (wanted === '') return null;
  const whole = plain(text);
  for (let at = whole.text.indexOf(wanted); at !== -1; at = whole.text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isLetter(whole.text.charAt(at - 1)) && isLetter(wanted.charAt(0))) continue;
    if (isLetter(whole.text.charAt(end)) && isLetter(wanted.charAt(wanted.length - 1))) continue;
    return { start: whole.from[at] ?? 0, end: (whole.from[end - 1] ?? 0) + 1 };
  }
  return null;
}
