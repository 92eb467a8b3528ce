import { idsByWord } from '../lexicon/entries.ts';

const irregular = idsByWord('lemmas', 'lemmas');
const vowels = 'aeiou';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter);

/** The dictionary form of a word. Takes: lower case. Gives: the form that the lexicon lists, or else the word without its regular ending;
 *  two forms of one word get one lemma. Never throws. */
export function lemmaOf(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 4) return word.length === 3 && word.endsWith('s') && !isVowel(word[1]) ? word.slice(0, 2) : word;
  if (word.endsWith('s')) return singular(word);
  if (word.endsWith('ing') && word.length > 5) return bare(word.slice(0, -3), word);
  if (word.endsWith('ed') && !word.endsWith('eed')) return bare(word.slice(0, -2), word);
  return word;
}

function singular(word: string): string {
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies')) return word.length > 4 ? known(`${word.slice(0, -3)}y`) : word.slice(0, -1);
  const hisses = ['ches', 'shes', 'sses', 'xes', 'zzes'].some((ending) => word.endsWith(ending));
  return known(hisses || word.endsWith('oes') ? word.slice(0, -2) : word.slice(0, -1));
}

/** 'Drawings' isn't a form of 'draw', but 'sited' may be one of a word that the lexicon lists. */
const known = (word: string): string => irregular.get(word) ?? word;

/** The part before -ing or -ed, with the e that was dropped or without the consonant that was doubled. */
function bare(stem: string, word: string): string {
  const last = stem.at(-1);
  const before = stem.at(-2);
  if (![...stem].some((letter) => isVowel(letter) || letter === 'y')) return word;
  if (last === 'i') return known(`${stem.slice(0, -1)}y`);
  if (last === before && !isVowel(last) && !'lsfz'.includes(last ?? '')) return known(stem.slice(0, -1));
  return known(takesE(stem) ? `${stem}e` : stem);
}

/** Stems in which one of these vowels and this consonant follow another consonant had an e: 'decid', 'requir', 'resum', 'schedul'. */
const shortened: Readonly<Record<string, string>> = {
  b: 'iu',
  d: 'aiou',
  k: 'aio',
  l: 'iu',
  m: 'u',
  n: 'iu',
  p: 'a',
  r: 'aiu',
  t: 'au',
};

function takesE(stem: string): boolean {
  const last = stem.at(-1) ?? '';
  const before = stem.at(-2);
  if ('cvu'.includes(last)) return true;
  // 'Changed', 'arranged' and 'challenged', but not 'banged'
  if (last === 'g' && before === 'n') return ['chang', 'rang', 'eng'].some((ending) => stem.endsWith(ending));
  if (last === 'g') return before === 'd' || before === 'r' || (before === 'a' && stem.length > 3);
  if (last === 's') return before !== 's';
  if (last === 'z') return isVowel(before);
  if (last === 'l' && before !== undefined && 'bcdfgkpt'.includes(before)) return true;
  const isAfterConsonant = !isVowel(stem.at(-3)) || stem.at(-4) === 'q';
  if (before !== undefined && shortened[last]?.includes(before) === true)
    return isAfterConsonant || (last === 't' && before === 'a' && stem.at(-3) !== 'e');
  // One vowel and one consonant: 'hoping', 'noted'; without an e, the consonant is doubled.
  const vowelsIn = [...stem].filter((letter) => isVowel(letter) || letter === 'y').length;
  return vowelsIn === 1 && (isVowel(before) || before === 'y') && !isVowel(last) && !'wxy'.includes(last);
}
