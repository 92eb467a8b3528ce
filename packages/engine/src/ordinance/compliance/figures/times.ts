import type { Annotation, Quantity, Schedule, Sentence, Token } from '../../../language/types.ts';
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

/** Takes: tokens, and what stands around a figure.  Gives: the time of day or the season that it holds for; null for always. */
export function periodOf(
  tokens: readonly Token[],
  { dimension, per }: Quantity,
  { from, next, left, right }: Around,
): string | null {
  if (per !== null || (dimension !== 'duration' && dimension !== 'count')) return per;
  const behind = tokens.slice(next, Math.min(right + 4, next + (dimension === 'count' ? 9 : 5)));
  const stretch = behind.find(({ lemma }) => stretches.has(lemma));
  if (stretch !== undefined) return stretch.lemma;
  if (dimension === 'count') return peakBefore(tokens, left, from);
  return tokens.slice(Math.max(left, from - 8), from).findLast(({ lemma }) => stretches.has(lemma))?.lemma ?? null;
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

const wholeDay = 1_440;
const nightHours = { from: 1_320, to: 360 };
const dayHours = { from: 540, to: 1_080 };

/** The hours that go with a figure: before the next one, or, if it is the only one, anywhere in the sentence. Takes: a text read, one of
 *  its sentences, and what stands around the figure. Gives: minutes from midnight, below 1,440; 'at night' is 22:00 to 6:00; null if no
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
  const hours = chosen === undefined ? null : windowOf(chosen);
  if (hours !== null) return isOfOtherTimes(tokens, next, right) ? { from: hours.to, to: hours.from } : hours;
  if (nightWords.has(tokens, left, Math.min(right, next + near))) return nightHours;
  return dayWords.has(tokens, left, Math.min(right, next + near)) ? dayHours : null;
}

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
