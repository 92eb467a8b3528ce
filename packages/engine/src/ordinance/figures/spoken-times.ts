import { numberAt, type Token } from './numbers.ts';
import type { Quantity } from './quantities.ts';

/* Times of day as people say them, without a.m. and p.m.: 'seven to seven Monday through Saturday', 'ten at night'. */

const days =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:weekdays?|weekends?|daily|everyday|days?|nightly|every|seven)$/;
const doings =
  /^(?:hours?|open|opens|operat\w*|run|runs|running|work|works|working|construct\w*|build|building|deliver\w*|test|tests|tested|testing|generators?|trucks?|pile|grading|hauling|quiet|shift)$/;

/** Hour of the day from what stands behind a figure; null where it says none. Gives: the hour and the index after it. */
function partOfDay(tokens: readonly Token[], hour: number, at: number): { hour: number; next: number } | null {
  const [one = '', two = '', three = ''] = [tokens[at]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text];
  if (one === 'in' && two === 'the' && three === 'morning') return { hour: hour % 12, next: at + 3 };
  if (one === 'in' && two === 'the' && /^(?:evening|afternoon)$/.test(three))
    return { hour: (hour % 12) + 12, next: at + 3 };
  if (one === 'at' && two === 'night') return { hour: hour < 5 || hour === 12 ? hour % 12 : hour + 12, next: at + 2 };
  if (/^[ap]$/.test(one) && two === 'm') return { hour: (hour % 12) + (one === 'p' ? 12 : 0), next: at + 2 };
  return null;
}

const isHour = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 12;

/** The times that begin at a token, where they are said so.
 *  Gives: the first time and the index after it; of 'seven to seven' the second is found at its own place.  Null where
 *  there is no time.  Never throws. */
export function spokenTimes(tokens: readonly Token[], at: number): { quantity: Quantity; next: number } | null {
  const read = numberAt(tokens, at);
  if (read === null || !isHour(read.value) || read.minutes !== 0) return null;
  const said = partOfDay(tokens, read.value, read.next);
  if (said !== null) return { quantity: quantity(tokens, said.hour, at, said.next), next: said.next };
  const own = tokens.slice(Math.max(0, at - 8), at).map(({ text }) => text);
  const joint = tokens[read.next]?.text ?? '';
  if (/^(?:to|until|till|and|through)$/.test(joint)) {
    const second = numberAt(tokens, read.next + 1);
    if (second === null || !isHour(second.value) || !endsRange(tokens, second.next, own, joint)) return null;
    if (partOfDay(tokens, second.value, second.next) === null && read.value < 4) return null;
    return { quantity: quantity(tokens, read.value % 12, at, read.next), next: read.next };
  }
  const [before = '', first] = [own.at(-1), numberAt(tokens, at - 2)];
  if (
    !/^(?:to|until|till|and|through)$/.test(before) ||
    first === null ||
    first.next !== at - 1 ||
    !isHour(first.value)
  )
    return null;
  if (!endsRange(tokens, read.next, own.slice(0, -2), before)) return null;
  return { quantity: quantity(tokens, (read.value % 12) + 12, at, read.next), next: read.next };
}

/** Whether two figures are times: days are named behind them, or what is done at those hours before them. */
function endsRange(tokens: readonly Token[], next: number, before: readonly string[], joint: string): boolean {
  const follows = tokens.slice(next, next + 2).map(({ text }) => text);
  if (partOfDay(tokens, 1, next) !== null || days.test(follows[0] ?? '')) return true;
  if (follows[0] === 'on' && days.test(follows[1] ?? '')) return true;
  const lead = before.at(-1) ?? '';
  const isFramed = lead === 'from' || (lead === 'between' && joint === 'and');
  return isFramed && before.some((word) => doings.test(word)) && !/^[a-z%$'’-]/.test(follows[0] ?? '');
}

function quantity(tokens: readonly Token[], hour: number, at: number, next: number): Quantity {
  const [first, last] = [tokens[at], tokens[next - 1]];
  return { value: hour, low: null, unit: 'o’clock', dimension: 'clock', start: first?.start ?? 0, end: last?.end ?? 0 };
}
