import type { Span } from '../language/types.ts';

/* Whether words that somebody else gives as copied stand where they are said to stand. */

/** A text letter by letter as it is compared, with where each letter came from. */
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

/** Quotation marks and dashes straight, spaces single, letters small: what a copyist's keyboard changes, and nothing else. */
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

/** Where words stand in a text, whole words and in one piece; null where they do not. What a keyboard changes (quotation marks, dashes,
 *  spaces, capitals) and punctuation at either end do not count.  Takes: the words and the text.  Throws: never. */
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
