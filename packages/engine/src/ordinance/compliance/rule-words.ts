import { rules } from '../../generated/rules.ts';
import type { Token } from '../../language/types.ts';

/** A file of packages/engine/rules. */
export interface RuleWords {
  readonly description: string;
  readonly entries: readonly {
    readonly id: string;
    readonly words: readonly string[];
    readonly measure?: string;
    readonly is?: string;
    readonly heading?: boolean;
  }[];
}

/** A word or phrase of a list, found in a text; indexes into its tokens, end excluded. */
export interface Named {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

interface Phrase {
  readonly id: string;
  readonly lemmas: readonly string[];
}

/** Finds the words of one list, longest first. */
export class WordList {
  readonly #byFirst = new Map<string, Phrase[]>();

  constructor(entries: RuleWords['entries']) {
    for (const { id, words } of entries)
      for (const word of words) {
        const lemmas = word.split(' ');
        const first = lemmas[0] ?? '';
        this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { id, lemmas }]);
      }
    for (const list of this.#byFirst.values()) list.sort((a, b) => b.lemmas.length - a.lemmas.length);
  }

  /** What begins at a token, skipping hyphens; null if nothing does. */
  at(tokens: readonly Token[], from: number): Named | null {
    const token = tokens[from];
    if (token === undefined) return null;
    // 'Stacking spaces' are no stacks.
    for (const { id, lemmas } of [
      ...(token.lower === token.lemma ? [] : (this.#byFirst.get(token.lower) ?? [])),
      ...(this.#byFirst.get(token.lemma) ?? []),
    ]) {
      const to = ends(tokens, from, lemmas);
      if (to !== null) return { id, from, to };
    }
    return null;
  }

  /** Everything of the list between two tokens, in order, none overlapping. */
  all(tokens: readonly Token[], from = 0, to = tokens.length): Named[] {
    const found: Named[] = [];
    for (let i = from; i < to; i++) {
      const hit = this.at(tokens, i);
      if (hit === null || hit.to > to) continue;
      found.push(hit);
      i = hit.to - 1;
    }
    return found;
  }

  has(tokens: readonly Token[], from = 0, to = tokens.length): boolean {
    for (let i = from; i < to; i++) {
      const hit = this.at(tokens, i);
      if (hit !== null && hit.to <= to) return true;
    }
    return false;
  }
}

function ends(tokens: readonly Token[], from: number, lemmas: readonly string[]): number | null {
  let i = from;
  for (const [nth, lemma] of lemmas.entries()) {
    while (nth > 0 && tokens[i]?.text === '-') i++;
    const token = tokens[i];
    if (token === undefined || (token.lemma !== lemma && token.lower !== lemma)) return null;
    i++;
  }
  return i;
}

const entriesOf = (file: string): RuleWords['entries'] => rules[file]?.entries ?? [];
const listOf = (id: string): WordList => new WordList(entriesOf('words').filter((entry) => entry.id === id));

export const things = new WordList(entriesOf('things'));
export const measures = new WordList(entriesOf('measures'));
export const places = new WordList(entriesOf('places'));
/** Uses that a rule may name anywhere. */
export const uses = new WordList(entriesOf('uses').filter(({ heading }) => heading !== true));
/** With those that tell a rule from others only in its heading or its subject. */
export const usesInHeadings = new WordList(entriesOf('uses'));
export const openWords = listOf('open');
export const definingWords = listOf('defining');
export const leastWords = listOf('at_least');
export const mostWords = listOf('at_most');
export const smallestWords = listOf('smallest');
export const largestWords = listOf('largest');
export const reliefWords = listOf('relief');
export const operatingWords = listOf('operating');
export const unbindingWords = listOf('unbinding');
export const prohibitWords = listOf('prohibit');
export const parkingWords = listOf('parking');
const wordsOf = (id: string): ReadonlySet<string> =>
  new Set(entriesOf('words').find((entry) => entry.id === id)?.words);

export const genericWords = wordsOf('generic');
export const averagedWords = wordsOf('averaged');
export const summedWords = wordsOf('summed');
export const placingWords = wordsOf('placing');
export const restrictingWords = wordsOf('restricting');
export const exceptingWords = listOf('excepting');
export const partialWords = listOf('partial');
export const lawfulWords = listOf('lawful');
export const askingWords = listOf('asking');
export const passingWords = listOf('passing');
export const seasonWords = listOf('season');
export const reportingWords = listOf('reporting');
export const ourWords = listOf('ourselves');
export const outsiderWords = listOf('outsiders');
/** Lemmas of what rules count. */
export const countedWords = wordsOf('counted');
export const nightWords = listOf('night');
export const dayWords = listOf('daytime');
const byId = new Map(entriesOf('things').map((entry) => [entry.id, entry]));

/** What a plain length means for a thing ('height' for a fence); null if it has to be stated. Takes: the name of a thing. Gives: null also
 *  for a thing that isn't in the list. */
export const usualMeasure = (thing: string): string | null => byId.get(thing)?.measure ?? null;

/** Whether a head is a thing of the list and not just a noun. Takes: the name of a thing, or a lemma. */
export const isThing = (head: string): boolean => byId.has(head);

/** Whether one thing is the other or a kind of it: a warehouse is a building, but a building is not a warehouse. Takes: the wider thing,
 *  then the one that may be of its kind. */
export function isOne(of: string, thing: string): boolean {
  for (let id: string | undefined = thing; id !== undefined; id = byId.get(id)?.is) if (id === of) return true;
  return false;
}
