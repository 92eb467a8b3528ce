import type { Span } from '../language/types.ts';
import { bands, heads as fitted, rules as table, type Band, type Head, type Rule, type Wanted } from '../said/data.ts';
import type { Features } from './features.ts';

/* From features to a band: a small model whose weights are data, under a table of rules that it may not pass. */

export interface RuleApplied {
  readonly rule: Rule;
  readonly words: Span | null;
  /** Whether it set the band: nothing but it stands between the model's band and this one. */
  readonly decided: boolean;
  /** Whether it rests on what a language model found. */
  readonly byModel: boolean;
}

export interface Verdict {
  /** Null where it cannot be told. */
  readonly band: Band | null;
  readonly answers: 'yes' | 'partly' | 'no';
  /** What the model alone would say. */
  readonly modelled: Band;
  /** Of 0 to 1: that it is adequate or better, that a good one is strong, that a bad one is weak, that it answers at all. */
  readonly good: number;
  readonly strong: number;
  readonly weak: number;
  readonly responds: number;
  /** That it is hostile or condescending. */
  readonly rude: number;
  /** Of a speech: the likeliest of the three. */
  readonly directness: 'direct' | 'partial' | 'evasive';
  readonly evasion: string | null;
  readonly applied: readonly RuleApplied[];
  /** Of two readings: the band lies between them, or they are too far apart for one. */
  readonly readings?: 'between' | 'apart';
}

export interface Tables {
  readonly rules: readonly Rule[];
  readonly heads: Readonly<Record<string, Head>>;
}
const own: Tables = { rules: table, heads: fitted };

/** As pairs, once for each head: every answer is weighed by nine of them. */
const pairs = new WeakMap<Head, readonly (readonly [string, number])[]>();
function weightsOf(head: Head): readonly (readonly [string, number])[] {
  const known = pairs.get(head) ?? Object.entries(head.weights);
  pairs.set(head, known);
  return known;
}

/** The probability that a head of the model gives. */
export function chance(head: Head | undefined, values: Readonly<Record<string, number>>): number {
  if (head === undefined) return 0.5;
  let sum = head.bias;
  for (const [id, weight] of weightsOf(head)) sum += weight * (values[id] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The band of an answer, whether it answers, and the rules that held. Takes: its features, and the tables where others than the
 *  product's are tried.  Throws: never. */
export function verdictOf(features: Features, { rules, heads }: Tables = own): Verdict {
  const { values } = features;
  const at = (id: string): number => chance(heads[id], values);
  const passes = (id: string): boolean => at(id) >= (heads[id]?.threshold ?? 0.5);
  const [good, strong, weak, rude] = [at('good'), at('strong'), at('weak'), at('rude')];
  const modelled: Band = passes('good')
    ? passes('strong')
      ? 'strong'
      : 'adequate'
    : passes('weak') || passes('answers')
      ? 'weak'
      : 'poor';
  const seen: Readonly<Record<string, number>> = { ...values, good, strong, weak, rude };
  const held = rules.filter(({ when }) => Object.entries(when).every(([id, wanted]) => holds(seen[id] ?? 0, wanted)));

  const rank = (band: Band): number => bands.indexOf(band);
  const ceiling = Math.min(...held.map((rule) => (rule.ceiling === undefined ? 3 : rank(rule.ceiling))), 3);
  const floor = Math.max(...held.map((rule) => (rule.floor === undefined ? 0 : rank(rule.floor))), 0);
  const band = bands[Math.min(ceiling, Math.max(floor, rank(modelled)))] ?? modelled;
  // What is poor by a rule is told.
  const abstains = ceiling > 0 && held.some(({ abstain }) => abstain === true);
  const told = held.find(({ answers }) => answers !== undefined)?.answers;
  const answers = told ?? (passes('settles') ? 'yes' : passes('answers') ? 'partly' : 'no');
  return {
    band: abstains ? null : band,
    answers: agreeing(answers, band),
    modelled,
    good,
    strong,
    weak,
    rude,
    responds: at('answers'),
    directness: (['direct', 'partial', 'evasive'] as const).reduce((best, one) => (at(one) > at(best) ? one : best)),
    evasion: held.find(({ evasion }) => evasion !== undefined)?.evasion ?? null,
    applied: held.map((rule) => ({
      rule,
      words: rule.shows === undefined ? null : (features.words[rule.shows] ?? null),
      byModel: Object.entries(rule.when).some(([id, wanted]) => wanted !== false && features.byModel?.has(id) === true),
      decided:
        (abstains && rule.abstain === true) ||
        (band !== modelled && (rule.ceiling === band || rule.floor === band) && !abstains),
    })),
  };
}

/** What is said of the answer agrees with its band: an adequate one answers in part at least, a weak one in part at most, a poor one not.
 *  Takes: what is said, and the band.  Throws: never. */
export function agreeing(answers: Verdict['answers'], band: Band): Verdict['answers'] {
  if (band === 'poor') return 'no';
  if (band === 'weak') return answers === 'yes' ? 'partly' : answers;
  return answers === 'no' ? 'partly' : answers;
}

function holds(value: number, wanted: Wanted): boolean {
  if (typeof wanted === 'boolean') return value > 0 === wanted;
  if (typeof wanted === 'string') return false;
  return value > (wanted.above ?? -1) && value < (wanted.below ?? Infinity);
}
