import { hasSpace, startsWithCapital } from '../base/text.ts';

/* Small grammar helpers for what is said aloud. */

/** Words of a text, lower case, without punctuation; figures count as words. Takes: any text. Gives: in order, with repetitions; a hyphen
 *  or an apostrophe stays inside a word. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+(?:['’.,-][a-z0-9]+)*/g) ?? [];
}

const isLetterOrFigure = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
/** True for a character between words. Takes: its UTF-16 code. */
export const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || (code >= 0xa0 && hasSpace(String.fromCharCode(code)));

/** Number of words as they are spoken. Takes: any text. Gives: runs between white space that have a letter or a figure, 0 or more. */
export function wordCount(text: string): number {
  let count = 0;
  let counted = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (!counted && isLetterOrFigure(code)) {
      counted = true;
      count += 1;
    } else if (counted && isSpace(code)) counted = false;
  }
  return count;
}

/** The words with which a turn opens, for detecting two turns that open alike. Takes: the turn. Gives: three words at most, lower case. */
export function openingOf(text: string): string {
  return wordsOf(text).slice(0, 3).join(' ');
}

const runnable =
  /^(?:How|What|Which|Who|Whose|Where|Why|Is|Are|Was|Were|Do|Does|Did|Will|Would|Can|Could|Have|Has|Should|Give|Show|Tell|Walk|Name|Has|Somebody|Nobody|Everybody|There|That|This|The|A|An|Your|You|We|My|Our|People|Most|One|Two|Some|Any|Every)\b/;

/** True if a sentence can continue after a comma. Takes: the sentence. Gives: whether its first word is one that can lose its capital. */
export function canRunOn(sentence: string): boolean {
  return runnable.test(sentence);
}

/** The sentence as it continues after a comma. Takes: the sentence. Gives: with a lower-case first letter. */
export function runOn(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** The text with a capital at its start. Takes: any text, also an empty one. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const saying =
  /\b(?:say|says|said|saying|us|answered|wrote|reads|read|states|board|to say|them|it|people|down|told me|told (?:Chair|Commissioner|[A-Z][a-z]+) [A-Z][\w'-]+)$/;

/** Puts a quotation into a sentence: quotation marks, and the comma that English needs before a whole sentence. Takes: the words before it,
 *  with the space at their end, and the quotation without marks. Gives: both, without anything after them. */
export function setQuote(before: string, quote: string): string {
  const wantsComma = startsWithCapital(quote) && saying.test(before.trimEnd()) && before.endsWith(' ');
  return `${wantsComma ? `${before.trimEnd()}, ` : before}"${quote}"`;
}

/** Fixes common slips of filled-in text: doubled articles and spaces, the possessive of a name in s, a lower-case first letter. Takes: the
 *  text with its slots filled. Gives: without white space at either end. */
export function polished(text: string): string {
  return text
    .replace(/\b(the|a|an) the\b/gi, '$1')
    .replace(/s's\b/g, "s'")
    .replace(/ {2,}/g, ' ')
    .replace(/([.?])\s+([a-z])/g, (_all, stop: string, letter: string) => `${stop} ${letter.toUpperCase()}`)
    .trim();
}

/** Figures written in digits, as they appear in a text. Takes: any text. Gives: in order, with repetitions; '1,200' and '7:30' are one
 *  each. */
export function figuresOf(text: string): readonly string[] {
  return text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
}

/** Share of the words of the shorter of two texts that the other also has. Gives: 0..1. */
export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let both = 0;
  for (const word of small) if (large.has(word)) both += 1;
  return both / small.size;
}
