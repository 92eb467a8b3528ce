import { unitOf } from '../../language/units.ts';
import { headsIn } from './figures/heads.ts';
import type { Annotation, Quantity } from '../../language/types.ts';
import { against, sharesPurpose, type Finding } from './compare.ts';
import type { Fact } from './facts.ts';
import type { Figure } from './figures/figures.ts';
import type { Limit, Ratio } from './limits/limits.ts';
import { isOne, isThing } from './rule-words.ts';
import { words } from './figures/words.ts';

/* Rules whose figure has to be calculated from another one: a multiple of the height, a number of one thing per number of another. */

/** Compares a distance with a multiple of a height. Takes: the limit, the text it is in, the statement, and figures from the rest of the
 *  record. Gives: null unless the distance is stated once; `cannot_tell` if nothing gives one height. Never throws. */
export function multipleFinding(
  { figure: rule, floor, bound, heads }: Limit,
  law: Annotation,
  fact: Fact,
  record: readonly Figure[],
): Finding | null {
  if (rule === null) return null;
  const own = fact.figures.filter((figure) => fact.set.has(figure) && figure.quantity.dimension === 'length');
  const heights = own.filter(({ measure }) => measure === 'height');
  const distances = own.filter(
    ({ measure, place, places }) => measure === 'distance' && (place === rule.place || places.has(rule.place ?? '')),
  );
  const distance = distances[0];
  if (distance === undefined || distances.length > 1 || heights.length > 1) return null;
  const height = heights[0] ?? heightOnRecord(heads, record);
  const said = words(fact.annotation, distance.quantity);
  if (height === null)
    return {
      verdict: 'cannot_tell',
      why: `The rule asks for ${words(law, rule.quantity)}; “${said}” is to be held against the height.`,
      figure: distance,
    };
  const times = rule.quantity.dimension === 'ratio' ? rule.quantity.value : 1;
  const feet = Math.max(times * (height.quantity.high ?? height.quantity.value), floor ?? 0);
  const verdict = against(
    bound,
    { ...distance.quantity, value: feet, high: null, bound: 'exactly' },
    distance.quantity,
    false,
  );
  const why = `You said “${said}”, and a height of ${rounded(height.quantity.high ?? height.quantity.value)} feet; the rule, at “${words(law, rule.quantity)}”, comes to ${Math.round(feet * 10) / 10} feet.`;
  return { verdict, why, figure: distance };
}

/** Compares the number of one thing with how many there are of others. Takes: the limit with its ratio, the statement, and figures from the
 *  rest of the record. Gives: null if the statement counts no such thing; `cannot_tell` if nothing says for how many. Never throws. */
export function ratioFinding(limit: Limit, ratio: Ratio, fact: Fact, record: readonly Figure[]): Finding | null {
  const parts = fact.figures.filter((figure) => fact.set.has(figure));
  const counts = parts.filter((figure) => isOfRatio(ratio, figure));
  // 'Two trees for each tree removed': with two figures for trees, not the one being removed.
  const count = ratio.of === ratio.unit ? counts.find((figure) => !isTakenAway(fact, figure)) : counts[0];
  // Standing trees are neither the ones removed nor those planted for them.
  if (ratio.of === ratio.unit && !counts.some((figure) => isTakenAway(fact, figure))) return null;
  if (count === undefined || (ratio.of === 'dollar' && !sharesPurpose(limit, fact))) return null;
  const said = words(fact.annotation, count.quantity);
  const per = count.quantity.per ?? eachOf(fact, count);
  // 'Two spaces a unit' gives the rate itself.
  const isRate = per !== null && isAlike(ratio.unit, per) && ratio.plus === 0 && ratio.and === undefined;
  if (per !== null && !isRate) return null;
  const terms = [ratio, ...(ratio.and ?? [])].map((term) => ({
    term,
    base: isRate ? 1 : (baseOf(term, parts, count) ?? baseOnRecord(term, record)),
  }));
  const missing = terms.filter(({ base }) => base === null);
  const needed = terms.reduce((sum, { term, base }) => sum + term.plus + (term.count * (base ?? 0)) / term.each, 0);
  const quantity = { ...count.quantity, value: inUnit(count.quantity, ratio.of), high: null };
  const rule = { ...quantity, value: needed, bound: 'exactly' as const };
  const verdict = against(limit.bound, rule, quantity, false);
  const asked = terms.map(({ term }) => askedBy(term)).join(' and ');
  // Too few for a part of the sum is too few for the whole.
  const isShortAlready = missing.length < terms.length && limit.bound === 'min' && verdict === 'falls_short';
  if (missing.length > 0 && !isShortAlready)
    return {
      verdict: 'cannot_tell',
      why: `The rule asks for ${asked}; “${said}” does not say for how many.`,
      figure: count,
    };
  // 'Two trees for each tree removed' is about those that are taken away.
  const narrowed = terms.find(({ term: { only } }) => only?.length && !only.some((word) => isSaid(word, fact)));
  if (narrowed !== undefined && !isRate)
    return {
      verdict: 'cannot_tell',
      why: `The rule counts only some (“${narrowed.term.only?.join(' ') ?? ''}”); the statement does not say that it means those.`,
      figure: count,
    };
  const isFraction = !Number.isInteger(needed) && quantity.dimension === 'count' && !isRate;
  // Codes differ on how to round a fraction.
  const isBetween = isFraction && Math.abs(quantity.value - needed) < 1;
  const side = limit.bound === 'min' ? 'at least' : 'at most';
  return {
    verdict: isBetween ? 'cannot_tell' : verdict,
    why: `You said “${said}”; the rule, at ${asked}, comes to ${side} ${rounded(needed)}${isRate ? '' : worked(terms)}.`,
    figure: count,
  };
}

/** 'Trees removed' are those that the statement takes away. */
const isSaid = (word: string, { words: said, heads }: Fact): boolean =>
  said.has(word) || heads.has(word) || (takingAway.has(word) && heads.has('removal'));

/** 'Each townhouse gets two stalls': what the count before the figure is for; null if it isn't said. */
function eachOf({ annotation: { tokens } }: Fact, { left, from }: Figure): string | null {
  const at = tokens.findLastIndex(({ lower }, i) => i >= left && i < from && (lower === 'each' || lower === 'every'));
  return at === -1 ? null : (headsIn(tokens, at + 1, Math.min(from, at + 3))[0] ?? null);
}

/** The height of what has to keep its distance, if the record gives only one. */
function heightOnRecord(heads: ReadonlySet<string>, record: readonly Figure[]): Figure | null {
  const found = record.filter(
    (figure) =>
      figure.measure === 'height' &&
      figure.quantity.dimension === 'length' &&
      [...figure.heads].some((head) => isThing(head) && [...heads].some((one) => isOne(one, head))),
  );
  const [only] = found;
  return only === undefined || found.some(({ quantity }) => quantity.value !== only.quantity.value) ? null : only;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

interface Term {
  readonly term: Ratio;
  readonly base: number | null;
}

/** The calculation: ' (180 seats: 60, and 20 employees: 10)'. */
function worked(terms: readonly Term[]): string {
  const told = terms.flatMap(({ term, base }) =>
    base === null
      ? []
      : [`${rounded(base)} ${plural(term.unit, base)}: ${rounded(term.plus + (term.count * base) / term.each)}`],
  );
  return ` (${told.join(', and ')})`;
}

const plural = (unit: string, value: number): string =>
  `${unit.replaceAll('_', ' ')}${value === 1 ? '' : 's'}`.replace('square foots', 'square feet');

/** The base from the rest of the record, if it gives one figure only. */
function baseOnRecord({ unit }: Ratio, record: readonly Figure[]): number | null {
  const found = new Set(
    record.filter((figure) => isOfUnit(unit, figure)).map(({ quantity }) => inUnit(quantity, unit)),
  );
  const [only] = found;
  return only === undefined || found.size > 1 ? null : only;
}

/** What a ratio comes to for what a statement counts or measures: 306 spaces for 612,000 square feet.
 *  Takes: the ratio, and a statement with both figures.  Gives: the figure that was stated and the one needed; null if a figure is missing,
 *  if two could be meant, or if a rate was stated.  Throws: never. */
export function neededBy(ratio: Ratio, fact: Fact): { readonly stated: Figure; readonly needed: number } | null {
  const parts = fact.figures.filter((figure) => fact.set.has(figure));
  const counts = countsFor(ratio, fact);
  const [stated] = counts;
  if (stated === undefined || counts.length > 1 || unitOf(ratio.of) !== null) return null;
  const base = baseOf(ratio, parts, stated);
  return base === null ? null : { stated, needed: ratio.plus + (ratio.count * base) / ratio.each };
}

/** The counts of what a ratio asks for that a statement gives. Takes: the ratio and the statement.  Gives: the figures, no rates.
 *  Throws: never. */
export const countsFor = (ratio: Ratio, fact: Fact): readonly Figure[] =>
  fact.figures.filter((figure) => fact.set.has(figure) && isOfKind(ratio, figure) && figure.quantity.per === null);

/** What spaces may be for besides cars. */
const kindsOfSpace: ReadonlySet<string> = new Set(
  'trailer truck bicycle bike boat motorcycle guest visitor accessible stacking vacuum loading'.split(' '),
);

/** 'Spaces' alone are for cars, unless the words around say what else they are for. */
const isOfKind = ({ of, kind }: Ratio, { quantity, counted, heads }: Figure): boolean =>
  quantity.dimension === 'count' &&
  quantity.high === null &&
  counted !== null &&
  isOne(of, counted) &&
  kind.every((one) => one === 'vehicle' || heads.has(one)) &&
  isPlainSpace(heads, kind);

const takingAway = new Set(['remove', 'take', 'cut', 'lose', 'clear', 'demolish', 'fell']);

const away = new Set(['out', 'down', 'removed', 'cut', 'lost']);

const isTakenAway = ({ annotation: { tokens } }: Fact, { left, from, next }: Figure): boolean =>
  tokens.slice(left, from).some(({ lemma }) => takingAway.has(lemma)) ||
  tokens.slice(next, next + 3).some(({ lower }) => away.has(lower));

const askedBy = ({ count, of, each, unit, plus }: Ratio): string =>
  `${plus === 0 ? '' : `${plus} and `}${Math.round(count * 1e4) / 1e4} ${plural(of, count)} for ${each === 1 ? `each ${unit.replaceAll('_', ' ')}` : `every ${Math.round(each * 1e4) / 1e4} ${plural(unit, each)}`}`;

const homes = new Set(['unit', 'house']);

/** Whether one count is of the other's things; in talk of density, homes are units. */
const isAlike = (of: string, counted: string): boolean => isOne(of, counted) || (homes.has(of) && homes.has(counted));

const isPlainSpace = (heads: ReadonlySet<string>, kind: readonly string[]): boolean =>
  [...heads].every((head) => !kindsOfSpace.has(head) || kind.includes(head));

/** Whether a figure counts or measures what the rule asks for. */
function isOfRatio({ of, kind }: Ratio, { quantity, counted, heads }: Figure): boolean {
  const unit = unitOf(of);
  if (unit !== null)
    return (
      quantity.dimension === unit.dimension &&
      quantity.high === null &&
      kind.every((one) => quantity.of === one || heads.has(one))
    );
  return (
    quantity.dimension === 'count' &&
    counted !== null &&
    ((isAlike(of, counted) && kind.every((one) => heads.has(one)) && (of !== 'space' || isPlainSpace(heads, kind))) ||
      (of === 'space' && kind.length === 1 && kind[0] === counted))
  );
}

/** The base: acres of land, square feet of floor, or things counted. With two of a kind it isn't clear which one is meant. */
function baseOf({ unit }: Ratio, parts: readonly Figure[], count: Figure): number | null {
  const found = parts.filter((figure) => figure !== count && isOfUnit(unit, figure));
  const [only] = found;
  return only === undefined || found.length > 1 ? null : inUnit(only.quantity, unit);
}

/** Whether a figure says how many there are of a thing, or how much of a measure. */
function isOfUnit(unit: string, { quantity, counted, measure }: Figure): boolean {
  if (quantity.high !== null) return false;
  if (unit === 'foot') return measure === 'frontage';
  if (unitOf(unit) !== null) return quantity.unit === unit && quantity.per === null;
  if (quantity.dimension !== 'count' || counted === null || quantity.per !== null) return false;
  return isAlike(unit, counted);
}

/** 'Fourteen developed acres' is read as a count of acres. */
const inUnit = ({ value, dimension }: Quantity, unit: string): number =>
  dimension === 'count' ? value : value / (unitOf(unit)?.factor ?? 1);
