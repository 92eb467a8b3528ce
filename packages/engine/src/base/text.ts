/* What is looked at in a string again and again. */

/** Splits at white space. Takes: a text; trim it first if it may begin or end with a space. Gives: one string or more. */
export const splitAtSpaces = (text: string): string[] => text.split(/\s+/);

/** A closed class of words, written as one text. Takes: words with white space between them. Gives: the set of them. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(splitAtSpaces(words.trim()));

/** A text with every run of white space as one space. Takes: a text. Gives: not trimmed. */
export const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

/** The words of a text in small letters, without digits and signs. Takes: a text in lower case. Gives: '' first or last where it begins or
 *  ends with something else. */
export const lettersIn = (text: string): string[] => text.split(/[^a-z]+/);

/** Whether there is white space in a text. Takes: a text. */
export const hasSpace = (text: string): boolean => /\s/.test(text);

/** Whether there is a digit in a text. Takes: a text. */
export const hasDigit = (text: string): boolean => /\d/.test(text);

/** Whether a text is one digit or more and nothing else. Takes: a text. */
export const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Whether a text begins with a digit. Takes: a text. */
export const startsWithDigit = (text: string): boolean => /^\d/.test(text);

/** Whether a text begins with a capital letter, of whatever script. Takes: a text. */
export const startsWithCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Whether a text begins with a small letter, of whatever script. Takes: a text. */
export const startsSmall = (text: string): boolean => /^\p{Ll}/u.test(text);

/** Whether a text ends as a sentence does. Takes: a text. */
export const endsSentence = (text: string): boolean => /[.!?]$/.test(text);

/** Whether one of some words is in a text, as a word of its own and in small or capital letters. Takes: a text, and words of letters only in
 *  lower case. */
export const hasWord = (text: string, words: ReadonlySet<string>): boolean =>
  lettersIn(text.toLowerCase()).some((word) => words.has(word));

/** The first word of a text in lower case, without what is after an apostrophe or a hyphen. Takes: a text that begins with a letter. Gives: ''
 *  if it begins with something else. */
export const firstWord = (text: string): string => lettersIn(text.toLowerCase())[0] ?? '';

/** A text with some words replaced wherever they stand alone, in small or capital letters. Takes: a text, and what each word becomes, by its
 *  lower case. */
export const replaceWords = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\p{L}+/gu, (word) => words[word.toLowerCase()] ?? word);

/** Whether a text ends with one of some signs. Takes: a text, and the signs side by side. Gives: false for an empty text. */
export const endsIn = (text: string, signs: string): boolean => text !== '' && signs.includes(text.at(-1) ?? '');

/** A text without the signs at its end. Takes: a text, and the signs side by side, white space among them if it goes too. */
export function trimmedEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
