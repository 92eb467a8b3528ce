import type { Token } from '../../language/types.ts';
import type { Asked } from '../../said/asked.ts';
import type { Heard } from '../../said/heard.ts';

/* Text that states nothing, however long it is: a list of words, random keys, the question repeated. Each is 1 if true, else 0. */

/** A spoken sentence has at least this share of function words. */
const fewestSmall = 0.13;

/** Between commas, this many words with no function word among them state nothing. */
const longestItem = 3;
const fewestItems = 4;
const longestTerse = 15;
const small: ReadonlySet<string> = new Set([
  'pronoun',
  'auxiliary',
  'modal',
  'preposition',
  'determiner',
  'negation',
  'conjunction',
  'number',
]);

/** Whether an answer is a list of words that states nothing: most of what is between its commas is bare, or it has hardly any function
 *  words. Throws: never. */
export function soupOf({ annotation: { tokens }, words, figures }: Heard): number {
  // 'Eighty-three square feet. Mr. Tollefson figured it.' has few small words, and says much.
  if (words < fewestItems || (figures.length > 0 && words < longestTerse)) return 0;
  const smallWords = tokens.filter(({ tag }) => tag !== 'word' && tag !== 'punctuation' && tag !== 'number').length;
  if (words >= 8 && smallWords / words < fewestSmall) return 1;
  const items: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ',' || token.text === '.') items.push([]);
    else if (token.tag !== 'punctuation') items.at(-1)?.push(token);
  }
  const said = items.filter((item) => item.length > 0);
  const bare = said.filter((item) => item.length <= longestItem && item.every(({ tag }) => !small.has(tag)));
  return bare.length >= fewestItems && bare.length * 2 >= said.length ? 1 : 0;
}

/** Neighbors on a keyboard that hardly ever occur together in a word; a word with two such pairs isn't one. */
const struck = ['sd', 'df', 'fg', 'hj', 'jk', 'zx', 'xc', 'cv', 'vb', 'qw', 'fd', 'kj', 'lk', 'gf'];
const isStruck = (word: string): boolean => struck.filter((pair) => word.includes(pair)).length > 1;

const vowels = new Set('aeiouy');
const longestCluster = 5;

function isPronounceable(word: string): boolean {
  let run = 0;
  let spoken = false;
  for (const letter of word) {
    if (vowels.has(letter)) [run, spoken] = [0, true];
    else if (++run >= longestCluster) return false;
  }
  return spoken && new Set(word).size > 1 && !isStruck(word);
}

/** Whether most words aren't real words: random keys, one syllable again and again. Throws: never. */
export function gibberishOf({ annotation: { tokens }, words }: Heard): number {
  const spoken = tokens.filter(({ tag, lower }) => tag === 'word' && lower.length > 2);
  if (words === 0) return 1;
  if (spoken.length === 0 || spoken.length < words * 0.6) return 0;
  const odd = spoken.filter(({ lower }) => !isPronounceable(lower)).length;
  const kinds = new Set(spoken.map(({ lower }) => lower)).size;
  return odd * 3 >= spoken.length || (spoken.length >= 5 && kinds * 3 <= spoken.length) ? 1 : 0;
}

/** Whether an answer has next to nothing that wasn't in the question. Throws: never. */
export function echoOf({ content }: Asked, said: ReadonlySet<string>, { figures, words }: Heard): number {
  if (words < 10 || figures.length > 0 || said.size < 3) return 0;
  const own = [...said].filter((lemma) => !content.has(lemma)).length;
  return own * 4 <= said.size ? 1 : 0;
}
