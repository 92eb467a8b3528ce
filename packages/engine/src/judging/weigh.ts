import { heads as fittedHeads, words as fittedWords, type Band, type Head, type WordWeights } from '../said/data.ts';
import type { Features } from './features.ts';

/* What the fitted weights say about an answer: a probability for each head, and from three of them the likeliest band. */

export interface Weights {
  readonly heads: Readonly<Record<string, Head>>;
  readonly words: WordWeights;
}
export const fitted: Weights = { heads: fittedHeads, words: fittedWords };

/** A feature with its weight, or two that occur together: 'asks_who*names'. */
type Term = readonly [id: string, other: string | null, weight: number];

/** Parsed into terms once per head: every answer is weighed by nine of them. */
const terms = new WeakMap<Head, readonly Term[]>();
function termsOf(head: Head): readonly Term[] {
  const known = terms.get(head);
  if (known !== undefined) return known;
  const made = Object.entries(head.weights).map(([key, weight]): Term => {
    const [id = key, other] = key.split('*');
    return [id, other ?? null, weight];
  });
  terms.set(head, made);
  return made;
}

/** The probability that each head gives to an answer. Takes: its features and the weights.  Gives: 0 to 1 by head.  Throws: never. */
export function chances({ values, lemmas }: Features, { heads, words }: Weights): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [name, head] of Object.entries(heads)) {
    let sum = head.bias;
    for (const [id, other, weight] of termsOf(head))
      sum += weight * (values[id] ?? 0) * (other === null ? 1 : (values[other] ?? 0));
    sums[name] = sum;
  }
  for (const lemma of lemmas) {
    const row = words.weights[lemma];
    if (row === undefined) continue;
    words.heads.forEach((name, at) => (sums[name] = (sums[name] ?? 0) + (row[at] ?? 0) / words.scale));
  }
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, 1 / (1 + Math.exp(-sum))]));
}

/** The cost of a wrong band: a row for the band we say, a column for the right one. Saying strong when weak or poor is right costs most: an
 *  applicant would rely on it in the real room. */
const costs: readonly (readonly number[])[] = [
  [0, 0.7, 1.3, 2],
  [0.7, 0, 0.8, 1.5],
  [1.2, 0.8, 0, 0.8],
  [3.5, 3, 0.8, 0],
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
const flat = 0.3;

/** Whether no band stands out. Takes: the share of each band, 0..1 each. Gives: true if all are below 0.3. */
export const isFlat = (spread: readonly number[]): boolean => Math.max(...spread) < flat;
