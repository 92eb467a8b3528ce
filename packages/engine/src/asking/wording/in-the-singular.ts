/* A hearing examiner sits alone: what a member of a board says of 'us', an examiner says of 'me'. */

const singular: Readonly<Record<string, string>> = {
  we: 'I',
  "we're": "I'm",
  "we've": "I've",
  "we'd": "I'd",
  "we'll": "I'll",
  us: 'me',
  our: 'the',
};
const words = /[a-z']+/gi;

/** A turn of a board as one person says it who decides alone. Takes: the turn; what it quotes is left as it is.  Gives: the turn.  Throws: never. */
export const inTheSingular = (text: string): string =>
  text
    .split('"')
    .map((part, at) => (at % 2 === 1 ? part : part.replace(words, (word) => singular[word.toLowerCase()] ?? word)))
    .join('"');
