import { numberAt, tokensOf, type NumberRead, type Token } from './numbers.ts';
import { spokenTimes } from './spoken-times.ts';
import { unitAt, type Dimension } from './units.ts';

/** A figure with its unit and its place. */
export interface Quantity {
  readonly value: number;
  /** Lower end where a range was given ('eight to ten feet'); else null. */
  readonly low: number | null;
  readonly unit: string;
  readonly dimension: Dimension;
  readonly start: number;
  readonly end: number;
}

const rangeWords = new Set(['to', '-', '–', '—', 'and', 'or']);

/** Every figure with a unit in a stretch of text, written in digits or in words, ordinances' 'six hundred forty (640)
 *  feet' and spoken 'a hundred and fifty feet' alike.
 *  Takes: the text and the stretch (UTF-16 offsets).  Gives: quantities in order, offsets into `text`.
 *  Never throws; linear. */
export function quantitiesIn(text: string, from = 0, to = text.length): Quantity[] {
  const tokens = tokensOf(text, from, to);
  const found: Quantity[] = [];
  let i = 0;
  while (i < tokens.length) {
    const step = quantityAt(tokens, i);
    if (step === null) {
      i++;
      continue;
    }
    if (step.quantity !== null) found.push(step.quantity);
    i = step.next;
  }
  return found;
}

function quantityAt(tokens: readonly Token[], at: number): { quantity: Quantity | null; next: number } | null {
  const dollars = tokens[at]?.text === '$';
  const begin = dollars ? at + 1 : at;
  const spoken = dollars ? null : spokenTimes(tokens, at);
  if (spoken !== null) return spoken;
  const first = numberAt(tokens, begin) ?? (dollars ? null : oneAndAHalf(tokens, at));
  if (first === null) return null;
  let number = first;
  let low: number | null = null;
  let unit = dollars ? { unit: 'dollars', dimension: 'money' as const, next: first.next } : unitAt(tokens, first.next);
  const joint = tokens[first.next]?.text ?? '';
  if ((unit === null || dollars) && rangeWords.has(joint)) {
    const secondDollar = tokens[first.next + 1]?.text === '$';
    const second = numberAt(tokens, first.next + (secondDollar ? 2 : 1));
    if (second !== null && second.value > first.value) {
      const shared =
        dollars && secondDollar
          ? { unit: 'dollars', dimension: 'money' as const, next: second.next }
          : dollars
            ? null
            : unitAt(tokens, second.next);
      if (shared !== null) {
        low = first.value;
        number = second;
        unit = shared;
      }
    }
  }
  unit ??= namedBefore(tokens, at, first.next);
  if (unit === null) return { quantity: null, next: Math.max(first.next, at + 1) };
  let value = number.value;
  const inches = unit.unit === 'feet' ? inchesAt(tokens, unit.next) : null;
  if (inches !== null) {
    value += inches.value / 12;
    unit = { ...unit, next: inches.next };
  }
  let name = unit.unit;
  if (unit.dimension === 'clock') {
    value = clockHour(number.value, number.minutes, unit.unit);
    name = 'o’clock';
    if (value < 0) return { quantity: null, next: unit.next };
  }
  const last = tokens[Math.max(unit.next, number.skipsTo ?? 0) - 1] ?? tokens[number.next - 1];
  const start = tokens[at]?.start ?? 0;
  const quantity = { value, low, unit: name, dimension: unit.dimension, start, end: last?.end ?? start };
  return { quantity, next: Math.max(unit.next, number.skipsTo ?? 0) };
}

/** '13 feet 6 inches', 13'6": the inches that go with feet. */
function inchesAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const from = tokens[at]?.text === 'and' || tokens[at]?.text === ',' || tokens[at]?.text === '-' ? at + 1 : at;
  const read = numberAt(tokens, from);
  if (read === null || read.value >= 12) return null;
  const mark = tokens[read.next];
  if (mark === undefined) return null;
  const isMark = /^["”″]$/.test(mark.text) && tokens[read.next - 1]?.end === mark.start;
  return isMark || /^inch(?:es)?$/.test(mark.text) ? { value: read.value, next: read.next + 1 } : null;
}

/** 'A mile and a half', 'a mile': the count is in the article. Gives: the place of the unit as what follows. */
function oneAndAHalf(tokens: readonly Token[], at: number): NumberRead | null {
  if (!/^an?$/.test(tokens[at]?.text ?? '')) return null;
  const unit = tokens[at + 1]?.text ?? '';
  const [and, article, share] = [tokens[at + 2]?.text, tokens[at + 3]?.text, tokens[at + 4]?.text ?? ''];
  if (!/^(?:mile|acre|foot|year|month|hour)$/.test(unit)) return null;
  const isMore = and === 'and' && article === 'a' && /^(?:half|quarter)$/.test(share);
  if (isMore) return { value: share === 'half' ? 1.5 : 1.25, minutes: 0, next: at + 1, skipsTo: at + 5 };
  return unit === 'mile' ? { value: 1, minutes: 0, next: at + 1 } : null;
}

const counting = /^(?:trips?|loads?|trucks?|truckloads?|vehicles?|cars?|deliveries)$/;
const times = /^(?:day|week|month|hour|year)$/;

/** The unit where it stands before its figure: 'the number of truck trips shall not exceed 60 per day', 'a floor area
 *  ratio of 0.5'. */
function namedBefore(
  tokens: readonly Token[],
  at: number,
  next: number,
): { unit: string; dimension: Dimension; next: number } | null {
  const before = tokens.slice(Math.max(0, at - 10), at).map(({ text }) => text);
  const [per = '', time = ''] = [tokens[next]?.text, tokens[next + 1]?.text];
  if ((per === 'per' || per === 'a' || per === 'each') && times.test(time)) {
    const what = before.findLast((word) => counting.test(word));
    if (what !== undefined)
      return { unit: `${what.endsWith('s') ? what : `${what}s`} per ${time}`, dimension: 'count', next: next + 2 };
  }
  if (/\bfloor area ratio|\bfloor - area ratio|\bfar\b/.test(before.slice(-8).join(' ')) && !/^[a-z]/.test(per))
    return { unit: 'floor area ratio', dimension: 'density', next };
  return moneyWithoutName(tokens, at, next);
}

const moneyTalk =
  /^(?:tax|taxes|revenue|revenues|bond|invest|investing|investment|investments|payment|payments|pay|pays|paid|cost|costs|budget|grant|escrow|surety|fund|fee|fees|spend|spending|spent|raise|worth)$/;

/** 'three point four million in taxes': nobody says dollars. */
function moneyWithoutName(
  tokens: readonly Token[],
  at: number,
  next: number,
): { unit: string; dimension: Dimension; next: number } | null {
  const scale = tokens[next - 1]?.text ?? '';
  const follows = tokens[next]?.text ?? '';
  if (
    !/^(?:thousand|million|billion)$/.test(scale) ||
    !/^(?:$|a|an|per|over|on|in|for|to|toward|each|every|[.,;]|and|of)$/.test(follows)
  )
    return null;
  const around = tokens.slice(Math.max(0, at - 10), next + 10);
  if (!around.some(({ text }) => moneyTalk.test(text))) return null;
  const time = tokens[next + 1]?.text ?? '';
  return /^(?:a|per|each|every)$/.test(follows) && times.test(time)
    ? { unit: `dollars per ${time}`, dimension: 'money', next: next + 2 }
    : { unit: 'dollars', dimension: 'money', next };
}

/** Hour of the day, 0..24, from a twelve-hour figure; -1 where it is none. */
function clockHour(hour: number, minutes: number, half: string): number {
  if (hour < 0 || hour > 12 || minutes > 59) return -1;
  const base = half === 'pm' ? (hour === 12 ? 12 : hour + 12) : hour === 12 ? 0 : hour;
  return base + minutes / 60;
}
