import { entriesOf } from '../lexicon/entries.ts';
import type { TimeEntry } from '../lexicon/types.ts';
import { nounAt } from './nouns.ts';
import { numberAt } from './numbers.ts';
import type { Schedule, TimeOfDay, Token } from './types.ts';
import { unitAt } from './units.ts';

type Half = 'am' | 'pm';

/** A time of day as said. */
interface Time {
  readonly hour: number;
  readonly minutes: number;
  readonly half: Half | null;
  /** It can only be a time ('9:30', 'nine p.m.', 'noon'). */
  readonly isSure: boolean;
  readonly next: number;
}

interface Found {
  readonly schedule: Schedule;
  readonly from: number;
  readonly next: number;
  readonly times?: readonly TimeOfDay[];
}

const byWord = new Map<string, TimeEntry>();
for (const entry of entriesOf('time', 'times')) for (const word of entry.words) byWord.set(word, entry);
const joints = new Set(['to', 'till', 'until', 'through', '-', '–', '—', 'and']);
const ends = new Set(['until', 'till', 'by', 'before']);
const starts = new Set(['after', 'from', 'past', 'since']);
const framing = new Set(['from', 'between', 'open', 'hour', 'run', 'operate', 'work', 'about']);
const closing = new Set([
  'off',
  'close',
  'lock',
  'shut',
  'end',
  'last',
  'down',
  'night',
  'dark',
  'evening',
  'tonight',
  'dinner',
  'quit',
  'finish',
  'band',
  'music',
  'song',
]);
const reckoning = new Set(['divided', 'multiplied', 'reduced', 'increased', 'exceeded']);
const early = new Set(['morning', 'start', 'breakfast', 'sunrise', 'dawn']);
/** Days are named this close to their hours. */
const reach = 9;

/** The days and hours of a text, and the tokens that express them. Takes: its tokens. Gives: in order. Never throws; linear. */
export function schedulesOf(tokens: readonly Token[]): { schedules: Schedule[]; taken: Set<number> } {
  const found: Found[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const isRead = mayBegin(tokens[i] as Token) && !isOfSection(tokens[i - 1]);
    const hit = isRead ? (rangeAt(tokens, i) ?? momentAt(tokens, i)) : null;
    const days = hit === null ? daysAt(tokens, i) : null;
    if (hit !== null) found.push(hit);
    else if (days !== null)
      found.push({ from: i, next: days.next, schedule: scheduleOf(tokens, i, days.next, { days: days.days }) });
    i = Math.max(i, (hit ?? days)?.next ?? 0, i + 1) - 1;
  }
  const taken = new Set<number>();
  for (const { from, next } of found) for (let i = from; i < next; i++) taken.add(i);
  return { schedules: joined(tokens, found), taken };
}

/** Every time of day in a text, one by one. Takes: its tokens. Gives: in order, each with its own place. Never throws; linear. */
export function timesOf(tokens: readonly Token[]): TimeOfDay[] {
  const times: TimeOfDay[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const hit = mayBegin(tokens[i] as Token) ? (rangeAt(tokens, i) ?? momentAt(tokens, i)) : null;
    if (hit === null) continue;
    times.push(...(hit.times ?? []));
    i = Math.max(i, hit.next - 1);
  }
  return times;
}

const placed = (tokens: readonly Token[], from: number, next: number, minutes: number): TimeOfDay => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[next - 1]?.end ?? 0,
  minutes,
});

const sections = new Set(['§', '§§', 'section', 'sec', 'sec.', 'article', 'art', 'chapter', 'table', 'title']);

/** '§ 9-4' is a section and no time from nine to four. */
const isOfSection = (before: Token | undefined): boolean => sections.has(before?.lower ?? '');

const mayBegin = (token: Token): boolean =>
  token.tag === 'number' ||
  byWord.has(token.lower) ||
  token.lower === 'half' ||
  token.lower === 'quarter' ||
  token.lower === 'a';

function scheduleOf(
  tokens: readonly Token[],
  from: number,
  next: number,
  of: { days?: readonly number[] | null; from?: number | null; to?: number | null },
): Schedule {
  return {
    start: tokens[from]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
    days: of.days ?? null,
    from: of.from ?? null,
    to: of.to ?? null,
  };
}

/** Joins days with the hours next to them: 'seven to nine, seven days a week', 'Saturdays nine to noon'. */
function joined(tokens: readonly Token[], found: readonly Found[]): Schedule[] {
  const schedules: Schedule[] = [];
  for (let i = 0; i < found.length; i++) {
    const [one, two] = [found[i] as Found, found[i + 1]];
    const isPair =
      two !== undefined &&
      two.from - one.next <= reach &&
      (one.schedule.days === null) !== (two.schedule.days === null);
    if (!isPair || separated(tokens, one.next, two.from)) {
      schedules.push(one.schedule);
      continue;
    }
    const [hours, days] = one.schedule.days === null ? [one, two] : [two, one];
    const { start, end } = { start: one.schedule.start, end: two.schedule.end };
    schedules.push({ ...hours.schedule, days: days.schedule.days, start, end });
    i++;
  }
  return schedules;
}

/** A stop between hours and days, or a word that says these are other days: 'nine to five, later on Fridays'. */
function separated(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.tag === 'punctuation' && token.text !== ',' && token.text !== '-' && token.text !== '(') return true;
    if (['later', 'earlier', 'except', 'but', 'not', 'no', 'longer', 'shorter', 'and'].includes(token.lower))
      return true;
  }
  return false;
}

/** 'Monday through Friday', 'weekends', 'seven days a week', 'every day', 'Saturdays and Sundays'. */
function daysAt(tokens: readonly Token[], at: number): { days: number[]; next: number } | null {
  const first = tokens[at] as Token;
  const second = tokens[at + 1];
  if (first.lower === 'every' && second?.lower === 'day') return { days: [0, 1, 2, 3, 4, 5, 6], next: at + 2 };
  const isWeek =
    second?.lemma === 'day' && ['a', 'per'].includes(tokens[at + 2]?.lower ?? '') && tokens[at + 3]?.lower === 'week';
  if (isWeek) {
    const count = numberAt(tokens, at)?.value ?? 0;
    if (count === 7) return { days: [0, 1, 2, 3, 4, 5, 6], next: at + 4 };
    return count === 5 ? { days: [1, 2, 3, 4, 5], next: at + 4 } : null;
  }
  const row = byWord.get(first.lower);
  if (row?.days === undefined || (row.id === 'daily' && second?.tag === 'word')) return null;
  let days = [...row.days];
  let next = at + 1;
  for (;;) {
    const joint = tokens[next]?.lower ?? '';
    const other = byWord.get(tokens[next + 1]?.lower ?? '')?.days;
    if (other === undefined || !['through', 'thru', 'to', '-', '–', 'and', 'or', ',', '&'].includes(joint)) break;
    days = ['and', 'or', ',', '&'].includes(joint)
      ? [...new Set([...days, ...other])]
      : spanned(days.at(-1) ?? 0, other[0] ?? 0);
    next += 2;
  }
  return { days: days.toSorted((a, b) => a - b), next };
}

function spanned(from: number, to: number): number[] {
  const days = [from];
  for (let day = from; day !== to; days.push(day)) day = (day + 1) % 7;
  return days;
}

function timeAt(tokens: readonly Token[], at: number): Time | null {
  const first = tokens[at];
  if (first === undefined) return null;
  const named = byWord.get(first.lower)?.minutes;
  if (named !== undefined) return { hour: named / 60, minutes: 0, half: null, isSure: true, next: at + 1 };
  const past = pastAt(tokens, at);
  if (past !== null) return past;
  const read = numberAt(tokens, at);
  if (read?.clock === null || read?.clock === undefined || first.lower === 'a') return null;
  const { hour, minutes } = read.clock;
  const half = halfAt(tokens, read.next, hour);
  if (half !== null) return { hour, minutes, half: half.half, isSure: true, next: half.next };
  if (tokens[read.next]?.lower === "o'clock") {
    const behind = halfAt(tokens, read.next + 1, hour);
    return { hour, minutes, half: behind?.half ?? null, isSure: true, next: behind?.next ?? read.next + 1 };
  }
  const isSure = tokens[at + 1]?.text === ':' && read.next === at + 3;
  return hour > 12 && !isSure ? null : { hour, minutes, half: null, isSure, next: read.next };
}

/** 'half past nine', 'a quarter to ten', 'quarter past nine'. */
function pastAt(tokens: readonly Token[], at: number): Time | null {
  const from = tokens[at]?.lower === 'a' ? at + 1 : at;
  const share = tokens[from]?.lower;
  const word = tokens[from + 1]?.lower;
  if ((share !== 'half' && share !== 'quarter') || (word !== 'past' && word !== 'after' && word !== 'to')) return null;
  const read = numberAt(tokens, from + 2);
  if (read?.clock === null || read?.clock === undefined || read.value > 12) return null;
  const hour = word === 'to' ? (read.value === 1 ? 12 : read.value - 1) : read.value;
  const half = halfAt(tokens, read.next, hour);
  const minutes = share === 'half' ? 30 : word === 'to' ? 45 : 15;
  return { hour, minutes, half: half?.half ?? null, isSure: true, next: half?.next ?? read.next };
}

/** 'a.m.', 'pm', 'in the morning', 'at night'. */
function halfAt(tokens: readonly Token[], at: number, hour: number): { half: Half; next: number } | null {
  const word = tokens[at]?.lower ?? '';
  const half = (text: string): Half | null => byWord.get(text)?.half ?? null;
  const direct = ['a.m.', 'am', 'p.m.', 'pm', 'tonight'].includes(word) ? half(word) : null;
  if (direct !== null) return { half: direct, next: at + 1 };
  const third = tokens[at + 2]?.lower ?? '';
  if (word === 'in' && tokens[at + 1]?.lower === 'the') {
    const said = half(third);
    return said === null ? null : { half: said, next: at + 3 };
  }
  if (word !== 'at' || tokens[at + 1]?.lower !== 'night') return null;
  return { half: hour === 12 || hour < 5 ? 'am' : 'pm', next: at + 2 };
}

/** Minutes after midnight for a time whose half of the day is known. */
function minutesOf({ hour, minutes }: Time, half: Half): number {
  if (hour > 12) return hour * 60 + minutes;
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minutes;
}

const isNamed = (tokens: readonly Token[], at: number): boolean =>
  byWord.get(tokens[at]?.lower ?? '')?.minutes !== undefined;

/** 'nine to five', 'from eight till two', '7:00 a.m. to 7:00 p.m.'. */
function rangeAt(tokens: readonly Token[], at: number): Found | null {
  const one = timeAt(tokens, at);
  if (one === null) return null;
  const joint = tokens[one.next]?.lower ?? '';
  if (!joints.has(joint)) return null;
  const two = timeAt(tokens, one.next + 1);
  if (two === null || (!one.isSure && !two.isSure && !isTimeRange(tokens, at, one, two, joint))) return null;
  if (joint === 'and' && !isBetween(tokens, at)) return null;
  const from = fromOf(tokens, at, one, two);
  const to = toOf(tokens, one.next + 1, two, from);
  const times = [placed(tokens, at, one.next, from), placed(tokens, one.next + 1, two.next, to)];
  return { from: at, next: two.next, schedule: scheduleOf(tokens, at, two.next, { from, to }), times };
}

/** 'Between 9 p.m.', 'between the hours of 9 p.m.'. */
function isBetween(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.lower === 'between') return true;
  return (
    tokens[at - 1]?.lower === 'of' &&
    tokens[at - 2]?.lemma === 'hour' &&
    tokens.slice(Math.max(0, at - 5), at).some(({ lower }) => lower === 'between')
  );
}

function fromOf(tokens: readonly Token[], at: number, one: Time, two: Time): number {
  if (isNamed(tokens, at)) return one.hour * 60;
  if (one.half !== null) return minutesOf(one, one.half);
  const half: Half = one.hour >= 5 && one.hour < 12 ? 'am' : 'pm';
  if (two.half === null || two.hour > 12) return minutesOf(one, half);
  // '7 to 9 a.m.' are both in the morning; '9 to 5 p.m.' are not.
  const isSame = one.hour % 12 <= two.hour % 12 && !(two.half === 'pm' && one.hour >= 6 && one.hour < 12);
  return minutesOf(one, isSame ? two.half : two.half === 'pm' ? 'am' : 'pm');
}

function toOf(tokens: readonly Token[], at: number, two: Time, from: number): number {
  if (isNamed(tokens, at)) return two.hour * 60;
  if (two.half !== null) return minutesOf(two, two.half);
  const late = minutesOf(two, 'pm');
  return late > from || two.hour > 12 ? late : minutesOf(two, 'am');
}

/** Whether two bare figures are hours: the words around them say so, or days follow, or they can't be a count. */
function isTimeRange(tokens: readonly Token[], at: number, one: Time, two: Time, joint: string): boolean {
  if (one.hour < 1 || two.hour < 1 || measuresSomething(tokens, two.next)) return false;
  if (two.hour === 1 && isOfSlope(tokens, at)) return false;
  if (one.minutes > 0 && two.minutes > 0) return true;
  if (framing.has(tokens[at - 1]?.lemma ?? '') || framing.has(tokens[at - 2]?.lemma ?? '')) return true;
  for (let i = two.next; i < Math.min(tokens.length, two.next + 5); i++) {
    if (daysAt(tokens, i) !== null) return true;
    if (tokens[i]?.text === '.') break;
  }
  return one.hour > two.hour && joint !== 'and';
}

const sloping = new Set([
  'slope',
  'steep',
  'steeper',
  'lay',
  'laid',
  'grade',
  'side',
  'bank',
  'embankment',
  'berm',
  'pitch',
]);
const slopeReach = 9;

/** 'The sides get laid back to four to one' is a slope. */
const isOfSlope = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - slopeReach), at + slopeReach)
    .some(({ lemma, lower }) => sloping.has(lemma) || sloping.has(lower));

const isToOne = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'to' && tokens[at + 1]?.lower === 'one';

function measuresSomething(tokens: readonly Token[], at: number): boolean {
  return (
    unitAt(tokens, at) !== null ||
    nounAt(tokens, at, 2) !== null ||
    ['of', '%', 'hundred', ':'].includes(tokens[at]?.lower ?? '')
  );
}

/** 'at nine', 'until midnight', 'after ten at night'. */
function momentAt(tokens: readonly Token[], at: number): Found | null {
  const time = timeAt(tokens, at);
  if (time === null || (isToOne(tokens, time.next) && isOfSlope(tokens, at))) return null;
  let lead = tokens[at - 1]?.lower ?? '';
  const isRough = ['about', 'around', 'like', 'roughly'].includes(lead);
  if (isRough) lead = tokens[at - 2]?.lower ?? '';
  // 'It gets over around two'
  const isLed =
    (isRough && ['over', 'done', 'out', 'up'].includes(lead)) || lead === 'at' || ends.has(lead) || starts.has(lead);
  const isOften = tokens[time.next]?.lower === 'most';
  if (!time.isSure && (!isLed || time.hour < 1 || (!isOften && measuresSomething(tokens, time.next)))) return null;
  // 'Seventy-five by one-twenty' is a lot, 'divided by two' is arithmetic.
  const before = tokens[at - 2];
  if (!time.isSure && lead === 'by' && (before?.tag === 'number' || reckoning.has(before?.lower ?? ''))) return null;
  if (!time.isSure && !endsThere(tokens[time.next])) return null;
  const minutes = isNamed(tokens, at) ? time.hour * 60 : minutesOf(time, time.half ?? halfOf(tokens, at, time, lead));
  const of = ends.has(lead) ? { to: minutes } : starts.has(lead) ? { from: minutes } : { from: minutes, to: minutes };
  const times = [placed(tokens, at, time.next, minutes)];
  return { from: at, next: time.next, schedule: scheduleOf(tokens, at, time.next, of), times };
}

/** What may follow a bare hour. */
const endsThere = (token: Token | undefined): boolean =>
  token === undefined ||
  token.tag === 'punctuation' ||
  token.tag === 'conjunction' ||
  token.tag === 'preposition' ||
  token.tag === 'pronoun' ||
  token.tag === 'determiner' ||
  ['sharp', 'daily', 'tomorrow', 'every', 'most'].includes(token.lower) ||
  byWord.has(token.lower);

/** Which half of the day is meant if nobody says it. */
function halfOf(tokens: readonly Token[], at: number, time: Time, lead: string): Half {
  if (time.hour === 12) return 'pm';
  if (time.hour < 5) return 'pm';
  for (let i = at - 1; i >= 0 && i > at - 14 && tokens[i]?.text !== '.' && tokens[i]?.text !== '?'; i--) {
    if (closing.has(tokens[i]?.lemma ?? '')) return 'pm';
    if (early.has(tokens[i]?.lemma ?? '')) return 'am';
  }
  if (lead === 'before') return 'am';
  if (ends.has(lead) || lead === 'after' || lead === 'past') return 'pm';
  return time.hour >= 6 ? 'am' : 'pm';
}
