import type { Span } from '../language/types.ts';
import { bands, rules as table, type Band, type Rule, type Wanted } from '../said/data.ts';
import type { Features } from './features/features.ts';
import { answersOf, bandOf, chances, fitted, isFlat, spreadOf, type Weights } from './weigh.ts';

/* From features to a band: a small model whose weights are data, under a table of rules that it may not override. If a language model has
 * read the answer, the weights don't count, and only the rules for what it found and those for both readings do. */

export interface RuleApplied {
  readonly rule: Rule;
  readonly words: Span | null;
  /** Whether it set the band: it is the only reason that the model's band changed. */
  readonly decided: boolean;
  /** Whether it is based on what a language model found. */
  readonly byModel: boolean;
}

export interface Verdict {
  /** Null if it cannot be rated. */
  readonly band: Band | null;
  readonly answers: 'yes' | 'partly' | 'no';
  /** What the model alone would say. */
  readonly modeled: Band;
  /** From 0 to 1: that it is adequate or better, that a good one is strong, that it answers at all. */
  readonly good: number;
  readonly strong: number;
  readonly responds: number;
  /** That it gives what was asked in full. */
  readonly settles: number;
  /** That it is hostile or condescending. */
  readonly rude: number;
  /** For a speech: the likeliest of the three. */
  readonly directness: 'direct' | 'partial' | 'evasive';
  readonly evasion: string | null;
  readonly applied: readonly RuleApplied[];
  /** With two readings: the band is between them, or they are too far apart for one. */
  readonly readings?: 'between' | 'apart';
}

export interface Tables extends Weights {
  readonly rules: readonly Rule[];
}
/** Where the rules for a language model's reading begin: it speaks to the question. */
const readFrom: Band = 'weak';
const own: Tables = { rules: table, ...fitted };

/** The band of an answer, whether it answers, and the rules that applied. Takes: its features, and the tables, if others than the product's
 *  are being tried.  Throws: never. */
export function verdictOf(features: Features, { rules, heads, words }: Tables = own): Verdict {
  const { values } = features;
  const by = chances(features, { heads, words });
  const at = (id: string): number => by[id] ?? 0.5;
  const [good, rude] = [at('good'), at('rude')];
  const spread = spreadOf(at('fair'), good, at('strong'));
  const isRead = (values['read'] ?? 0) > 0;
  const modeled = isRead ? readFrom : bandOf(spread);
  const strong = Math.min(1, at('strong') / Math.max(good, 0.01));
  const seen: Readonly<Record<string, number>> = {
    ...values,
    good,
    strong,
    rude,
    settles: at('settles'),
    flat: isFlat(spread) ? 1 : 0,
  };
  const held = rules.filter(
    ({ when, reading = 'own' }) =>
      (reading === 'both' || (reading === 'model') === isRead) &&
      Object.entries(when).every(([id, wanted]) => holds(seen[id] ?? 0, wanted)),
  );

  const rank = (band: Band): number => bands.indexOf(band);
  const ceiling = Math.min(...held.map((rule) => (rule.ceiling === undefined ? 3 : rank(rule.ceiling))), 3);
  const floor = Math.max(...held.map((rule) => (rule.floor === undefined ? 0 : rank(rule.floor))), 0);
  const band = bands[Math.min(ceiling, Math.max(floor, rank(modeled)))] ?? modeled;
  // An answer that is poor by a rule gets its rating.
  const abstains = ceiling > 0 && held.some(({ abstain }) => abstain === true);
  const told = held.find(({ answers }) => answers !== undefined)?.answers;
  const answers = told ?? answersOf(at('settles'), at('answers'));
  return {
    band: abstains ? null : band,
    answers: agreeing(answers, band),
    modeled,
    good,
    strong,
    rude,
    responds: at('answers'),
    settles: at('settles'),
    directness: (['direct', 'partial', 'evasive'] as const).reduce((best, one) => (at(one) > at(best) ? one : best)),
    evasion: held.find(({ evasion }) => evasion !== undefined)?.evasion ?? null,
    applied: held.map((rule) => ({
      rule,
      words: rule.shows === undefined ? null : (features.words[rule.shows] ?? null),
      byModel: Object.entries(rule.when).some(([id, wanted]) => wanted !== false && features.byModel?.has(id) === true),
      decided:
        (abstains && rule.abstain === true) ||
        (band !== modeled && (rule.ceiling === band || rule.floor === band) && !abstains),
    })),
  };
}

/** Makes 'answers' agree with the band: an adequate one answers at least in part, a weak one at most in part, a poor one not at all.
 *  Takes: the value, and the band.  Throws: never. */
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
