import type { Annotation, Quantity, Schedule, Sentence, Token } from '../../../language/types.ts';
import { numberAt } from '../../../language/numbers.ts';
import type { Figure } from './figures.ts';
import { near, type Around } from './places.ts';
import { dayWords, nightWords } from '../rule-words.ts';

/* When a figure applies, and over which period it is counted. */

const stretches = new Set(['year', 'month', 'week', 'day', 'night', 'season']);

/** Insurance is always per occurrence. */
export const occurrences = new Set(['occurrence', 'claim', 'incident', 'accident']);
const longStretches = new Set([...stretches, 'hour', 'quarter', 'term']);

/** 'Per year', 'per occurrence': not things that can be counted. Takes: the unit after 'per', its lemma, in the singular. */
export const isPeriodOrCase = (per: string): boolean => longStretches.has(per) || occurrences.has(per);

const wholes = new Set(['premise', 'premises', 'site', 'establishment', 'facility', 'project', 'property', 'licensee']);

/** 'Per premises', 'per site': the project is one of them. Takes: the unit after 'per', its lemma. */
export const isOfWhole = (per: string | null): boolean => per !== null && wholes.has(per);

/** Takes: tokens, and what is around a figure.  Gives: the time of day or the season that it holds for; null for always. */
export function periodOf(
  tokens: readonly Token[],
  { dimension, per }: Quantity,
  { from, next, left, right }: Around,
): string | null {
  if (isOfWhole(per)) return null;
  // 'Thirty minutes per unit per month'
  if (per !== null && !longStretches.has(per) && each.has(tokens[next]?.lower ?? ''))
    return stretches.has(tokens[next + 1]?.lemma ?? '') ? (tokens[next + 1]?.lemma ?? null) : null;
  if (per !== null || !counted.has(dimension)) return per;
  const until = Math.min(right + 4, next + (dimension === 'duration' ? 5 : 9));
  for (let i = next; i < until && (dimension !== 'count' || tokens[i]?.text !== ','); i++)
    if (stretches.has(tokens[i]?.lemma ?? '') && !isPast(tokens, i)) return stretchAt(tokens, i, next);
  if (dimension !== 'duration') return dimension === 'count' ? peakBefore(tokens, left, from) : null;
  return tokens.slice(Math.max(left, from - 8), from).findLast(({ lemma }) => stretches.has(lemma))?.lemma ?? null;
}

const each = new Set(['per', 'a', 'each', 'every']);

/** What is counted over a period. */
const counted = new Set(['duration', 'count', 'volume', 'mass']);

const isPast = (tokens: readonly Token[], at: number): boolean => tokens[at + 1]?.lower === 'ago';

/** The periods that codes write in days or months: 'in any thirty-day period', 'in any twelve (12) months'. */
const asDays: readonly (readonly [least: number, most: number, period: string])[] = [
  [7, 7, 'week'],
  [28, 31, 'month'],
  [360, 366, 'year'],
];
const monthsOfYear = 12;

function stretchAt(tokens: readonly Token[], at: number, from: number): string {
  const { lemma } = tokens[at] as Token;
  const before = tokens.findLastIndex(({ tag }, i) => i >= Math.max(from, at - 4) && i < at && tag === 'number');
  const amount = before === -1 ? null : (numberAt(tokens, numberStart(tokens, before, from))?.value ?? null);
  if (amount === null) return lemma;
  if (lemma === 'month') return amount === monthsOfYear ? 'year' : lemma;
  return lemma === 'day' ? (asDays.find(([least, most]) => least <= amount && amount <= most)?.[2] ?? lemma) : lemma;
}

/** The first token of a number that may have several ('thirty', '-', 'five'). */
function numberStart(tokens: readonly Token[], last: number, from: number): number {
  let at = last;
  while (at - 1 >= from && (tokens[at - 1]?.tag === 'number' || tokens[at - 1]?.text === '-')) at--;
  return at;
}

const peaks = new Set([
  'busiest',
  'peak',
  'worst',
  'heaviest',
  'any',
  'per',
  'each',
  'a',
  'every',
  'one',
  'single',
  'maximum',
  'typical',
]);

/** 'On our busiest day it's seventy-two round trips.' */
function peakBefore(tokens: readonly Token[], left: number, from: number): string | null {
  for (let i = from - 1; i > Math.max(left, from - 7); i--) {
    const [before, stretch] = [tokens[i - 1], tokens[i]];
    if (stretch !== undefined && stretches.has(stretch.lemma))
      return before !== undefined && peaks.has(before.lower) ? stretch.lemma : null;
  }
  return null;
}

const closed = new Set(['door', 'window', 'gate', 'lid', 'curtain']);
const farthestDoor = 5;

/** Whether part of a text says when a place opens or closes; doors and windows that are closed don't. Takes: tokens and a range of their
 *  indexes, end excluded. */
export const closes = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ lemma }, i, own) =>
        lemma === 'close' &&
        !own.slice(Math.max(0, i - farthestDoor), i + farthestDoor).some((token) => closed.has(token.lemma)) &&
        ['shall', 'must', 'will', 'we', "'d", "'ll", 'be', 'would', 'they', 'it'].includes(own[i - 1]?.lower ?? ''),
    );

const wholeDay = 1_440;
const nightHours = { from: 1_320, to: 360 };
const dayHours = { from: 540, to: 1_080 };

/** The hours that go with a figure: before the next one, or, if it is the only one, anywhere in the sentence. Takes: a text read, one of
 *  its sentences, and what is around the figure. Gives: minutes from midnight, below 1,440; 'at night' is 22:00 to 6:00; null if no
 *  hours are named. */
export function hoursOf(
  annotation: Annotation,
  sentence: Sentence,
  { from, next, left, right }: Around,
): Figure['hours'] {
  const { tokens } = annotation;
  const start = tokens[from]?.start ?? 0;
  const schedules = annotation.schedules.filter((one) => one.start >= sentence.start && one.start < sentence.end);
  const beside = schedules.find(
    (one) => one.start > start && one.start < (tokens[right]?.start ?? sentence.end) && one.from !== null,
  );
  const only = schedules.length === 1 ? schedules[0] : undefined;
  const chosen =
    beside ?? schedules.findLast((one) => one.start < start && one.start >= (tokens[left]?.start ?? 0)) ?? only;
  const isApart = chosen !== undefined && isOwnClause(tokens, next, chosen.start);
  const hours = chosen === undefined || isApart ? null : windowOf(chosen);
  if (hours !== null) return isOfOtherTimes(tokens, next, right) ? { from: hours.to, to: hours.from } : hours;
  if (nightWords.has(tokens, left, Math.min(right, next + near))) return nightHours;
  return dayWords.has(tokens, left, Math.min(right, next + near)) ? dayHours : null;
}

/** 'No more than ten landings a month, and not between 9 p.m. and 7 a.m.': two rules. */
const isOwnClause = (tokens: readonly Token[], next: number, start: number): boolean =>
  tokens.some(
    (token, i) =>
      i >= next && token.start < start && (token.lower === 'and' || token.lower === 'nor') && deniesAt(tokens[i + 1]),
  );

const deniesAt = (token: Token | undefined): boolean => token?.lower === 'not' || token?.lower === 'never';

/** '60 at other times', 'otherwise 60'. */
const isOfOtherTimes = (tokens: readonly Token[], next: number, right: number): boolean =>
  tokens
    .slice(next, Math.min(right, next + near))
    .some(({ lower }, i, own) => lower === 'otherwise' || (lower === 'other' && own[i + 1]?.lemma === 'time'));

/** Takes: a schedule.  Gives: its hours in minutes from midnight, below 1,440; null if it names none. */
export function windowOf({ from, to }: Schedule): { from: number; to: number } | null {
  const start = from ?? to;
  const end = to ?? from;
  return start === null || end === null ? null : { from: start % wholeDay, to: end % wholeDay };
}

/** Whether a time or period of the day is inside a window that may cross midnight. Takes: two windows in minutes from midnight, below
 *  1,440. Gives: true for any inner window if the outer one begins when it ends. */
export function liesIn(inner: { from: number; to: number }, outer: { from: number; to: number }): boolean {
  const length = (outer.to - outer.from + wholeDay) % wholeDay || wholeDay;
  const begins = (inner.from - outer.from + wholeDay) % wholeDay;
  const ends = (inner.to - outer.from + wholeDay) % wholeDay;
  return begins <= length && ends <= length && begins <= ends;
}
