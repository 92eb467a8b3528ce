import { conceptOf } from '../words.ts';
import { unitOf } from '../../language/units.ts';
import type { Quantity } from '../../language/types.ts';

/** Two exact figures that differ by no more than this are the same figure, rounded. */
const rounding = 0.04;
/** The same if either is said to be approximate. */
const approximation = 0.2;

/** Two sound levels that differ by no more than this count as the same: nobody hears the difference. */
const decibels = 3;

interface Range {
  readonly low: number;
  readonly high: number;
}

/** How two figures for one thing exclude each other. Takes: quantities of one thing. Gives: the share by which the larger exceeds the
 *  smaller if they cannot both be right; null if they can, or if they measure different things. */
export function contrastOf(a: Quantity, b: Quantity): number | null {
  if (isTimes(a) && b.dimension === 'frequency') return contrastOf({ ...b, value: periodic(a, b) }, b);
  if (isTimes(b) && a.dimension === 'frequency') return contrastOf(a, { ...a, value: periodic(b, a) });
  if (isBare(a) && !isBare(b)) return contrastOf(inUnit(a, b), b);
  if (isBare(b) && !isBare(a)) return contrastOf(a, inUnit(b, a));
  if (a.dimension !== b.dimension || (a.per !== b.per && a.dimension !== 'frequency')) return null;
  if (a.dimension === 'count' && !isOneUnit(a, b)) return null;
  if (a.dimension === 'ratio' && (isMultiple(a) !== isMultiple(b) || (a.of !== null && b.of !== null && a.of !== b.of)))
    return null;
  const [one, two] = [rangeOf(a), rangeOf(b)];
  const [low, high] = one.low <= two.low ? [one, two] : [two, one];
  // Below 0 where the two overlap
  const gap = high.low - low.high;
  if (a.dimension === 'sound') return gap > decibels ? gap / high.low : null;
  const about = a.bound === 'about' || b.bound === 'about';
  const share = gap / Math.max(Math.abs(high.low), 1e-9);
  return share > (about ? approximation : rounding) ? share : null;
}

/** 'Nine hundred a month' and 'twelve hundred a month' have the same unit, which neither names. */
const isOneUnit = (a: Quantity, b: Quantity): boolean =>
  a.unit === null ? b.unit === null && a.per !== null : conceptOf(a.unit) === conceptOf(b.unit);

/** 'Twice' next to 'once a year' is twice a year. */
const isTimes = ({ unit, per }: Quantity): boolean => unit === 'time' && per === null;
const periodic = (times: Quantity, rate: Quantity): number => times.value / (unitOf(rate.per)?.factor ?? 1);

/** A figure without a unit takes the unit of the figure it is compared with. */
const isBare = ({ dimension, unit }: Quantity): boolean => dimension === 'count' && unit === null;
function inUnit(bare: Quantity, like: Quantity): Quantity {
  const { dimension, unit, of } = like;
  const factor = unitOf(unit)?.factor ?? 1;
  const high = bare.high === null ? null : bare.high * factor;
  return { ...bare, dimension, unit, of, per: bare.per ?? like.per, value: bare.value * factor, high };
}

const isMultiple = ({ unit }: Quantity): boolean => unit === 'times' || unit === 'to_one';

function rangeOf({ value, high, bound }: Quantity): Range {
  const top = high ?? value;
  if (bound === 'at_least' || bound === 'more_than') return { low: value, high: Infinity };
  if (bound === 'at_most' || bound === 'less_than') return { low: -Infinity, high: top };
  return { low: value, high: top };
}
