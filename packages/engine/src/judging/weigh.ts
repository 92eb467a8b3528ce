import { oncePer } from '../base/once-per.ts';
import { heads as fittedHeads, words as fittedWords, type Band, type Head, type WordWeights } from '../said/data.ts';
import type { Features } from './features/features.ts';

/* What the fitted weights say about an answer: a probability for each head, and from three of them the likeliest band. */

export interface Weights {
  readonly heads: Readonly<Record<string, Head>>;
  readonly words: WordWeights;
}
export const fitted: Weights = { heads: fittedHeads, words: fittedWords };

interface Table {
  readonly names: readonly string[];
  readonly biases: readonly number[];
  /** For each feature, its weight in each head. */
  readonly rows: ReadonlyMap<string, readonly number[]>;
}

/** Made once: of some 250 features of an answer most are 0, and each of the others is looked up once for all heads. */
const tableOf = oncePer((heads: Weights['heads']): Table => {
  const names = Object.keys(heads);
  const ids = new Set(Object.values(heads).flatMap(({ weights }) => Object.keys(weights)));
  const made: Table = {
    names,
    biases: names.map((name) => heads[name]?.bias ?? 0),
    rows: new Map([...ids].map((id) => [id, names.map((name) => heads[name]?.weights[id] ?? 0)])),
  };
  return made;
});

/** The probability that each head gives to an answer. Takes: its features and the weights.  Gives: 0 to 1 by head.  Throws: never. */
export function chances({ values, lemmas }: Features, { heads, words }: Weights): Readonly<Record<string, number>> {
  const { names, biases, rows } = tableOf(heads);
  const sums = [...biases];
  for (const id in values) {
    const value = values[id] ?? 0;
    const row = value === 0 ? undefined : rows.get(id);
    if (row !== undefined) for (let at = 0; at < row.length; at++) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0) * value;
  }
  const columns = words.heads.map((name) => names.indexOf(name));
  for (const lemma of lemmas) {
    const row = words.weights[lemma];
    if (row === undefined) continue;
    columns.forEach((column, at) => {
      if (column >= 0) sums[column] = (sums[column] ?? 0) + (row[at] ?? 0) / words.scale;
    });
  }
  return Object.fromEntries(names.map((name, at) => [name, 1 / (1 + Math.exp(-(sums[at] ?? 0)))]));
}

/** How much more a partial answer counts than its chance: there are few of them, and each is as much worth finding as a full one. */
const worthOfPart = 1.5;
/** It is never out of the question. */
const leastPart = 0.02;

/** Whether an answer gives what was asked. Takes: the probabilities that it gives it in full, and at all.  Throws: never. */
export function answersOf(whole: number, any: number): 'yes' | 'partly' | 'no' {
  const part = worthOfPart * Math.max(leastPart, any - whole);
  if (part > whole && part > 1 - any) return 'partly';
  return whole >= 1 - any ? 'yes' : 'no';
}

/** The cost of a wrong band: a row for the band we say, a column for the right one. Saying strong when weak or poor is right costs most: an
 *  applicant would rely on it in the real room. */
const costs: readonly (readonly number[])[] = [
  [0, 0.8, 1.3, 2],
  [0.8, 0, 0.9, 1.5],
  [1.2, 1.1, 0, 1],
  [3.5, 3, 1, 0],
];
const bandsInOrder: readonly Band[] = ['poor', 'weak', 'adequate', 'strong'];

/** How likely each band is. Takes: the probabilities that an answer is at least weak, at least adequate, strong.  Gives: four numbers that
 *  add up to 1, from poor to strong. */
export function spreadOf(fair: number, good: number, strong: number): readonly number[] {
  const raw = [1 - fair, Math.max(0, fair - good), Math.max(0, good - strong), strong];
  const whole = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / whole);
}

/** The band with the lowest expected cost. Throws: never. */
export function bandOf(spread: readonly number[]): Band {
  const expected = costs.map((row) => row.reduce((sum, cost, at) => sum + cost * (spread[at] ?? 0), 0));
  return bandsInOrder[expected.indexOf(Math.min(...expected))] ?? 'weak';
}

/** At or below this, no band is likely enough to state. */
const flat = 0.31;

/** Whether no band stands out. Takes: the share of each band, 0..1 each. Gives: true if all are below `flat`. */
export const isFlat = (spread: readonly number[]): boolean => Math.max(...spread) < flat;
