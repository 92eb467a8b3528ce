import { unitOf } from '../../language/units.ts';
import type { Annotation, Quantity } from '../../language/types.ts';
import { against, sharesPurpose, type Finding } from './compare.ts';
import type { Fact } from './facts.ts';
import type { Figure } from './figures.ts';
import type { Limit, Ratio } from './limits/limits.ts';
import { isOne } from './rule-words.ts';
import { words } from './words-of-figures.ts';

/* Rules whose figure has to be calculated from another one: a multiple of the height, a number of one thing per number of another. */

/** Compares a distance with a multiple of a height. Takes: the limit, the text it is in, and the statement. Gives: null unless height and
 *  distance are stated together, once each. Never throws. */
export function multipleFinding({ figure: rule, floor, bound }: Limit, law: Annotation, fact: Fact): Finding | null {
  if (rule === null) return null;
  const own = fact.figures.filter((figure) => fact.set.has(figure) && figure.quantity.dimension === 'length');
  const heights = own.filter(({ measure }) => measure === 'height');
  const distances = own.filter(
    ({ measure, place, places }) => measure === 'distance' && (place === rule.place || places.has(rule.place ?? '')),
  );
  const [height, distance] = [heights[0], distances[0]];
  if (height === undefined || distance === undefined || heights.length + distances.length > 2) return null;
  const times = rule.quantity.dimension === 'ratio' ? rule.quantity.value : 1;
  const feet = Math.max(times * (height.quantity.high ?? height.quantity.value), floor ?? 0);
  const said = words(fact.annotation, distance.quantity);
  const verdict = against(
    bound,
    { ...distance.quantity, value: feet, high: null, bound: 'exactly' },
    distance.quantity,
    false,
  );
  const why = `You said “${said}” and “${words(fact.annotation, height.quantity)}”; the rule, at “${words(law, rule.quantity)}”, comes to ${Math.round(feet * 10) / 10} feet.`;
  return { verdict, why, figure: distance };
}

/** Compares the number of one thing with how many there are of another. Takes: the limit with its ratio, and the statement. Gives: null if
 *  the statement counts no such thing; `cannot_tell` if it doesn't say for how many. Never throws. */
export function ratioFinding(limit: Limit, ratio: Ratio, fact: Fact): Finding | null {
  const parts = fact.figures.filter((figure) => fact.set.has(figure));
  const counts = parts.filter((figure) => isOfRatio(ratio, figure));
  // 'Two trees for each tree removed': with two figures for trees, not the one being removed.
  const count = ratio.of === ratio.unit ? counts.find((figure) => !isTakenAway(fact, figure)) : counts[0];
  if (count === undefined || (ratio.of === 'dollar' && !sharesPurpose(limit, fact))) return null;
  const asked = askedBy(ratio);
  const said = words(fact.annotation, count.quantity);
  const { per } = count.quantity;
  // 'Two spaces a unit' gives the rate itself.
  const isRate = per !== null && isOne(ratio.unit, per) && ratio.plus === 0;
  if (per !== null && !isRate) return null;
  const base = isRate ? 1 : baseOf(ratio, parts, count);
  if (base === null)
    return {
      verdict: 'cannot_tell',
      why: `The rule asks for ${asked}; “${said}” does not say for how many.`,
      figure: count,
    };
  const needed = ratio.plus + (ratio.count * base) / ratio.each;
  const quantity = { ...count.quantity, value: inUnit(count.quantity, ratio.of), high: null };
  const rule = { ...quantity, value: needed, bound: 'exactly' as const };
  const isFraction = !Number.isInteger(needed) && quantity.dimension === 'count' && !isRate;
  // Codes differ on how to round a fraction.
  const isBetween = isFraction && Math.abs(quantity.value - needed) < 1;
  return {
    verdict: isBetween ? 'cannot_tell' : against(limit.bound, rule, quantity, false),
    why: `You said “${said}”; the rule, at ${asked}, comes to ${limit.bound === 'min' ? 'at least' : 'at most'} ${Math.round(needed * 10) / 10}.`,
    figure: count,
  };
}

const takingAway = new Set(['remove', 'take', 'cut', 'lose', 'clear', 'demolish', 'fell']);

const isTakenAway = ({ annotation: { tokens } }: Fact, { left, from }: Figure): boolean =>
  tokens.slice(left, from).some(({ lemma }) => takingAway.has(lemma));

const askedBy = ({ count, of, each, unit, plus }: Ratio): string =>
  `${plus === 0 ? '' : `${plus} and `}${count} ${of} for ${each === 1 ? 'each' : `every ${Math.round(each * 1e4) / 1e4}`} ${unit}`.replaceAll(
    '_',
    ' ',
  );

/** Whether a figure counts or measures what the rule asks for. */
function isOfRatio({ of, kind }: Ratio, { quantity, counted, heads }: Figure): boolean {
  const unit = unitOf(of);
  if (unit !== null) return quantity.dimension === unit.dimension && quantity.high === null;
  return (
    quantity.dimension === 'count' && counted !== null && isOne(of, counted) && kind.every((one) => heads.has(one))
  );
}

/** The base: acres of land, square feet of floor, or things counted. With two of a kind it isn't clear which one is meant. */
function baseOf({ unit }: Ratio, parts: readonly Figure[], count: Figure): number | null {
  const others = parts.filter((figure) => figure !== count && figure.quantity.high === null);
  const isMeasure = unitOf(unit) !== null;
  const found = others.filter(({ quantity, counted }) =>
    isMeasure
      ? quantity.unit === unit && quantity.per === null
      : quantity.dimension === 'count' && counted !== null && isOne(unit, counted),
  );
  const [only] = found;
  return only === undefined || found.length > 1 ? null : inUnit(only.quantity, unit);
}

/** 'Fourteen developed acres' is read as a count of acres. */
const inUnit = ({ value, dimension }: Quantity, unit: string): number =>
  dimension === 'count' ? value : value / (unitOf(unit)?.factor ?? 1);
