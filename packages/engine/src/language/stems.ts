import { hasDigit, squeezed, startsSmall, startsWithDigit } from '../base/text.ts';
import { entriesOf, idsByWord } from '../lexicon/entries.ts';
import { lemmaOf } from './lemma.ts';

/* Stems of words, for searching and comparing texts; understanding a text is based on lemmas instead. */

/** Words that don't matter in a question about a code: articles, auxiliaries, question words. */
const stopWords = new Set(
  (
    'a an the of in on at to for from by with and or but if is are was were be been being am do does did have has had having ' +
    'will would shall should can could may might must i you he she it we they them their his her its our your my me us this that ' +
    'these those there here what which who whom whose when where why how as than then so such not no any each every some all ' +
    'into onto upon under over about above below between within per many much long far often soon really just very also only ' +
    "please tell know say says said need needs needed want get give put let made make thing allow allowed still it’s it's"
  ).split(' '),
);

const irregular: Readonly<Record<string, string>> = {
  feet: 'foot',
  ft: 'foot',
  removal: 'remov',
  height: 'high',
  heights: 'high',
  distance: 'distanc',
  dwellings: 'dwell',
  dwelling: 'dwell',
  noisy: 'nois',
  dba: 'decibel',
  db: 'decibel',
  decibels: 'decibel',
  percentage: 'percent',
  leaves: 'leaf',
  batteries: 'batter',
  battery: 'batter',
  setback: 'setback',
  setbacks: 'setback',
  taller: 'tall',
  tallest: 'tall',
  higher: 'high',
  highest: 'high',
  larger: 'larg',
  largest: 'larg',
  nearest: 'near',
  nearer: 'near',
  closest: 'close',
  closer: 'close',
  deeper: 'deep',
  depth: 'deep',
  width: 'wide',
  wider: 'wide',
  insured: 'insur',
  insurance: 'insur',
  security: 'secur',
  screening: 'screen',
  parking: 'park',
  parked: 'park',
  housing: 'hous',
  houses: 'hous',
  house: 'hous',
  financial: 'financ',
  ran: 'run',
  running: 'run',
  stopped: 'stop',
  stops: 'stop',
  quiet: 'quiet',
  quieter: 'quiet',
  colour: 'color',
};

const memo = new Map<string, string>();

/** The stem of a lower-case word: 'decommissioning' and 'decommissioned' get the same one. Light on purpose: over-stemming would conflate
 *  'planning' and 'planes'. Takes: one word. Gives: a key to compare words by, which need not be a word itself. */
export function stemOf(word: string): string {
  const known = memo.get(word);
  if (known !== undefined) return known;
  const stem = (Object.hasOwn(irregular, word) ? irregular[word] : undefined) ?? strip(word);
  // The cache is bounded, so that hostile texts cannot fill memory.
  if (memo.size < 60_000) memo.set(word, stem);
  return stem;
}

function strip(word: string): string {
  let w = word.replace(/['’]s?$/, '');
  if (w.length <= 3 || hasDigit(w)) return w;
  if (w.endsWith('ies') && w.length > 4) w = w.slice(0, -3) + 'y';
  else if (/(?:ss|x|ch|sh)es$/.test(w)) w = w.slice(0, -2);
  else if (w.endsWith('s') && !/(?:ss|us|is)$/.test(w)) w = w.slice(0, -1);
  if (w.length > 6 && w.endsWith('ation')) w = w.slice(0, -3);
  else if (w.length > 6 && w.endsWith('ment')) w = w.slice(0, -4);
  else if (w.length > 5 && w.endsWith('ing')) w = undouble(w.slice(0, -3));
  else if (w.length > 4 && w.endsWith('ed')) w = undouble(w.slice(0, -2));
  else if (w.length > 5 && w.endsWith('ly')) w = w.slice(0, -2);
  else if (w.length > 6 && w.endsWith('al')) w = w.slice(0, -2);
  if (w.length > 4 && w.endsWith('e')) w = w.slice(0, -1);
  if (w.length > 4 && w.endsWith('y')) w = w.slice(0, -1) + 'i';
  return w;
}

function undouble(w: string): string {
  return /([bdgmnprt])\1$/.test(w) ? w.slice(0, -1) : w;
}

const wordPattern = /[A-Za-zÀ-ÿ]+(?:['’][A-Za-z]+)?|\d[\d,]*(?:\.\d+)*/g;
const longestWord = 40;

/** The words of a text in order, lower case, as stems; figures without their thousands commas.
 *  Takes: any text.  Gives: stems, function words included only when `all`.  Never throws; linear. */
export function stemsOf(text: string, all = false): string[] {
  const stems: string[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = match[0].toLowerCase();
    if (word.length > longestWord) continue;
    if (!all && stopWords.has(word)) continue;
    stems.push(startsWithDigit(word) ? word.replace(/,/g, '') : stemOf(word));
  }
  return stems;
}

/** Words that say nothing about the subject of a text. */
const empty = new Set([
  ...idsByWord('closed-classes', 'classes').keys(),
  ...idsByWord('light-words', 'classes').keys(),
  ...entriesOf('numbers', 'numbers').flatMap(({ words }) => words),
]);
const isEmpty = (word: string): boolean => empty.has(word) || empty.has(lemmaOf(word));
const shortestContent = 3;

/** The stem of a word that says what a text is about; null for the others. Takes: a word in lower case.  Throws: never. */
export function contentStem(word: string): string | null {
  const bare = word.replace(/['’].*$/, '');
  return bare.length < shortestContent || isEmpty(bare) || !startsSmall(bare) ? null : stemOf(bare);
}

/** The stems of the words that say what a text is about, in their order. Throws: never; linear. */
export function contentStems(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z][a-z'’]*/g) ?? [];
  return words.map(contentStem).filter((stem) => stem !== null);
}

/** The text on one line: white space collapsed, words hyphenated at line ends joined again. Takes: any text. Gives: without white space at
 *  either end; a word joined again keeps its hyphen. */
export function readable(text: string): string {
  return squeezed(text.replace(/([A-Za-z0-9])-[ \t]*\r?\n\s*(?=[a-z0-9])/g, '$1-')).trim();
}
