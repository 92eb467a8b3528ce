import type { Token } from '../../../language/types.ts';
import type { Figure } from '../figures/figures.ts';
import { measures } from '../rule-words.ts';

/* What one figure of a rule takes from the figure beside it. */

/** 'Shall not exceed thirty hours in any year, nor thirty minutes in any day': the second binds the same way as the first. Takes:
 *  the tokens of the law, a figure and the next one. */
export function isJoined(tokens: readonly Token[], before: Figure, figure: Figure): boolean {
  const between = tokens.slice(before.next, figure.from);
  // '45 feet or three stories'
  if (between.length === 1 && between[0]?.lower === 'or') return true;
  // 'Shall not exceed ten feet in height or 2,500 square feet in area'
  if (between.length <= nextPart && between.at(-1)?.lower === 'or') return true;
  // 'Shall not exceed eight feet in height nor sixteen in width'
  if (between.length <= 14 && between.some(({ lower }) => lower === 'nor')) return true;
  if (before.quantity.dimension !== figure.quantity.dimension || before.measure !== figure.measure) return false;
  if (between.length <= nextPart * 2 && between.at(-1)?.text === ',') return true;
  return between.length <= 14 && between.some(({ lower }) => lower === 'or' || lower === 'and' || lower === ';');
}

/** 'In height or' */
const nextPart = 4;

const longestRange = 5;

/** 'Not less than thirty feet nor more than sixty feet in height': both are heights. Takes: the tokens of the law, a
 *  figure and the next one. Gives: the figure, with the measure of both. */
export function inRange(tokens: readonly Token[], figure: Figure, next: Figure | undefined): Figure {
  if (next === undefined || next.quantity.dimension !== 'length' || figure.quantity.dimension !== 'length')
    return figure;
  const between = tokens.slice(figure.next, next.from + 1).map(({ lower }) => lower);
  const isRange = between.length <= longestRange && (between.includes('nor') || between.includes('not'));
  const own = measures.all(tokens, next.next, next.next + 3)[0]?.id ?? null;
  return isRange && own !== null && own === next.measure ? { ...figure, measure: own, place: next.place } : figure;
}

/** 'Within 1,000 feet of a residence or 200 feet of a lot line', '…, 200 feet of a lot line, …': the second is a distance like the first. Takes: the
 *  tokens of the law, a figure and the one before it. */
export function besideDistance(tokens: readonly Token[], figure: Figure, before: Figure | null): Figure {
  const isBeside =
    before?.measure === 'distance' &&
    figure.measure === null &&
    figure.quantity.dimension === 'length' &&
    figure.place !== null &&
    tokens.slice(before.next, figure.from).some(({ lower }) => lower === 'or' || lower === 'and' || lower === ',');
  return isBeside ? { ...figure, measure: 'distance', heads: before.heads } : figure;
}
