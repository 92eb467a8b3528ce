import { nounAt, periods } from './nouns.ts';
import type { Dimension, Token } from './types.ts';
import { unitAt } from './units.ts';

/* What a figure is of, and what it is counted per. */

const counted = new Set([
  'head',
  'car',
  'trip',
  'person',
  'unit',
  'lot',
  'vehicle',
  'home',
  'household',
  'truck',
  'load',
  'student',
  'well',
  'barn',
  'cabin',
  'bed',
  'seat',
  'guest',
  'patient',
  'turbine',
  'panel',
  'site',
  'stall',
  'space',
  'shift',
  'cow',
  'bird',
  'side',
]);
/** Words that make a noun one of many: 'a day', 'each acre'. */
export const every: ReadonlySet<string> = new Set(['a', 'an', 'each', 'every']);

/** What is measured: 'of the water', 'of fence'. Takes: tokens, and the index after a figure. Gives: the lemma, or null. Never throws. */
export function ofAt(tokens: readonly Token[], at: number): string | null {
  let i = at;
  if (tokens[i]?.lower === 'of') i++;
  else if (tokens[i]?.lower !== 'the' && tokens[i]?.lower !== 'our') return null;
  while (tokens[i]?.tag === 'determiner') i++;
  return nounAt(tokens, i, 1)?.lemma ?? null;
}

/** 'per day', '/watt', 'a week', 'each acre', 'an hour', 'daily'. Takes: tokens, the index after a figure, and what it measures. Gives: the
 *  unit or thing, and the index after it; null if there is none. Never throws. */
export function perAt(
  tokens: readonly Token[],
  at: number,
  dimension: Dimension | null,
): { per: string; next: number } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  const daily = adverbs.get(first.lower);
  if (daily !== undefined && dimension !== 'duration') return { per: daily, next: at + 1 };
  let i = at + 1;
  if (
    first.lower === 'in' &&
    tokens[i]?.lower === 'a' &&
    periods.has(tokens[i + 1]?.lemma ?? '') &&
    dimension === 'count'
  )
    return { per: tokens[i + 1]?.lemma ?? '', next: i + 2 };
  // 'Two and a half to the acre'
  if (first.lower === 'to' && tokens[i]?.lower === 'the' && tokens[i + 1]?.lower === 'acre')
    return { per: 'acre', next: i + 2 };
  if (first.text === '-' && tokens[i]?.lower === 'per') i++;
  else if (first.lower !== 'per' && first.text !== '/' && !every.has(first.lower)) return null;
  const isSaid = !every.has(first.lower);
  const unit = unitAt(tokens, i);
  if (unit !== null) return { per: unit.unit.id, next: unit.next };
  const noun = tokens[i];
  if (noun === undefined || (isSaid ? noun.tag !== 'word' : !counted.has(noun.lemma))) return null;
  return isSaid
    ? (({ lemma, next }) => ({ per: lemma, next }))(nounAt(tokens, i, 1) ?? { lemma: noun.lemma, next: i + 1 })
    : { per: noun.lemma, next: i + 1 };
}

const adverbs = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['annually', 'year'],
  ['yearly', 'year'],
  ['hourly', 'hour'],
]);
