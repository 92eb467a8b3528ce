import { firstFrom } from '../../language/matcher.ts';
import { quantitiesOf } from '../../language/quantities.ts';
import { schedulesOf, timesOf } from '../../language/schedules.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Quantity as Read, Token } from '../../language/types.ts';
import { countedWords } from '../compliance/rule-words.ts';
import { inOwnUnit, isPeriod, nameOf, pluralOf, type Dimension, type NamedUnit } from './units.ts';

/** A figure of a rule with its unit and its position. */
export interface Quantity {
  readonly value: number;
  /** Lower end if a range was given ('eight to ten feet'); else null. */
  readonly low: number | null;
  readonly unit: string;
  readonly dimension: Dimension;
  readonly start: number;
  readonly end: number;
}

/** Every figure with a unit in part of a text, in the unit that it is written in, times of day as hours from midnight.
 *  Takes: the text and the part (UTF-16 offsets).  Gives: quantities in order, offsets into `text`; bare figures and shares named as
 *  fractions left out. Never throws; linear. */
export function quantitiesIn(text: string, from = 0, to = text.length): Quantity[] {
  const tokens = tokensOf(text.slice(from, to));
  const { schedules, taken } = schedulesOf(tokens);
  const found = quantitiesOf(tokens, taken).flatMap((read) => {
    const named = namedUnit(tokens, read);
    if (named === null) return [];
    const { unit, dimension } = named;
    const [low, high] = [inOwnUnit(read.value, read.unit), inOwnUnit(read.high ?? read.value, read.unit)];
    const { start, end } = read.figure;
    return [
      { value: high, low: read.high === null ? null : low, unit, dimension, start: from + start, end: from + end },
    ];
  });
  const hasTimes = schedules.some((one) => one.from !== null || one.to !== null);
  if (!hasTimes) return found;
  const times = timesOf(tokens).map(({ minutes, start, end }): Quantity => ({
    value: minutes / 60,
    low: null,
    unit: 'o’clock',
    dimension: 'clock',
    start: from + start,
    end: from + end,
  }));
  return [...found, ...times].sort((a, b) => a.start - b.start);
}

const rates: ReadonlySet<Dimension> = new Set(['count', 'volume', 'money', 'duration', 'weight']);

/** The unit as shown for rules, with its 'per': 'units per acre', 'gallons per day'. */
function namedUnit(tokens: readonly Token[], read: Read): NamedUnit | null {
  if (read.unit === 'times') return { unit: multipleOf(tokens, read), dimension: 'multiple' };
  if (read.dimension === 'speed') return nameOf('mph');
  const plain = read.dimension === 'count' ? countOf(tokens, read) : nameOf(read.unit);
  if (plain === null || plain.dimension === 'density' || plain.dimension === 'multiple') return plain;
  if (plain.dimension === 'count' && read.per === 'acre')
    return { unit: `${plain.unit} per acre`, dimension: 'density' };
  return isPeriod(read.per) && rates.has(plain.dimension)
    ? { unit: `${plain.unit} per ${read.per ?? ''}`, dimension: plain.dimension }
    : plain;
}

const diameters = new Set(['diameter', 'radius']);
const ratioReach = 8;

/** What is counted; 'three rotor diameters' is a multiple, and so is a bare figure after 'floor area ratio'. */
function countOf(tokens: readonly Token[], { of, per, figure }: Read): NamedUnit | null {
  const at = firstFrom(tokens, figure.start);
  if (of !== null && diameters.has(of)) return { unit: `times the rotor ${of}`, dimension: 'multiple' };
  if (of !== null)
    return countedWords.has(of) ? { unit: `${kindOf(tokens, at, of)}${pluralOf(of)}`, dimension: 'count' } : null;
  const before = tokens.slice(Math.max(0, at - ratioReach), at);
  // 'The number of truck trips shall not exceed 60 per day.'
  const named = isPeriod(per) ? before.findLast(({ lemma }) => countedWords.has(lemma)) : undefined;
  if (named !== undefined) return { unit: pluralOf(named.lemma), dimension: 'count' };
  const words = before.map(({ lower }) => lower);
  const isFloorArea = words.includes('far') || (words.includes('floor') && words.includes('ratio'));
  return isFloorArea ? { unit: 'floor area ratio', dimension: 'density' } : null;
}

const kinds = new Set(['parking', 'dwelling', 'housing', 'residential', 'access']);
const nounReach = 10;

/** 'parking ' for spaces, 'dwelling ' for units: part of the name. */
function kindOf(tokens: readonly Token[], at: number, of: string): string {
  const noun = tokens.findIndex(({ lemma }, i) => i > at && i < at + nounReach && lemma === of);
  const before = tokens[noun - 1]?.lower ?? '';
  return noun > at && kinds.has(before) ? `${before} ` : '';
}

/** '1.5 times the total height'. */
function multipleOf(tokens: readonly Token[], { figure }: Read): string {
  const own = tokens.slice(firstFrom(tokens, figure.start), firstFrom(tokens, figure.end));
  const at = own.findIndex(({ lemma }) => lemma === 'time' || lemma === 'twice');
  const words = own
    .slice(at + 1)
    .filter(({ tag, lower }) => tag === 'word' && lower !== "'s")
    .map(({ lower }) => lower);
  return words.length === 0 ? 'times' : `times the ${words.join(' ')}`;
}
