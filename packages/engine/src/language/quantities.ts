import { entriesOf } from '../lexicon/entries.ts';
import { finishedQuantities, type Draft } from './finish-quantities.ts';
import { nounAt, periods } from './nouns.ts';
import { numberAt, type NumberRead } from './numbers.ts';
import { every, ofAt, perAt } from './rates.ts';
import type { Dimension, Quantity, Token } from './types.ts';
import { plainUnitAt, unitAt, unitOf } from './units.ts';

const classOf = (id: string): ReadonlySet<string> =>
  new Set(entriesOf('names', 'classes').find((entry) => entry.id === id)?.words ?? []);
const numbered = classOf('numbered');
const months = classOf('month');
const streets = classOf('street');
const shapes = classOf('shape');
const moneyNames = new Set(unitOf('dollar')?.named_by ?? []);
const ranges = new Set(['to', '-', '–', '—', 'or', 'through']);
const pairs = new Set(['couple', 'pair']);

/** Every figure of a text with what it measures, in digits or words: '$1.2 per watt', 'a third of a mile', 'fifteen (15) feet'.
 *  Takes: the tokens of a text, and the indexes of those that are read as times of day. Gives: in order, values in base units; figures that
 *  name something ('Section 4', 'June 3', '2026') left out. Never throws; linear. */
export function quantitiesOf(tokens: readonly Token[], taken: ReadonlySet<number>): Quantity[] {
  const drafts: Draft[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!mayBegin(tokens, i) || taken.has(i)) continue;
    const draft = isMargin(tokens, i) ? null : draftAt(tokens, i);
    if (draft === null) {
      i = Math.max(i, afterName(tokens, i) - 1);
      continue;
    }
    const whole = reaching(tokens, saidAgain(tokens, draft));
    drafts.push(whole);
    i = whole.next - 1;
  }
  return finishedQuantities(tokens, drafts);
}

/** 'Give or take five hundred' says how sure a figure is. */
const isMargin = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.lower === 'take' && tokens[at - 2]?.lower === 'or' && tokens[at - 3]?.lower === 'give';

/** '136 loads a day to about 192': the upper end, at the end of a phrase, leaves its unit out. */
function reaching(tokens: readonly Token[], first: Draft): Draft {
  if (first.high !== null || first.unit === null || tokens[first.next]?.lower !== 'to') return first;
  const read = numberAt(tokens, first.next + 1) ?? numberAt(tokens, first.next + 2);
  const after = read === null ? undefined : tokens[read.next];
  if (read === null || read.value <= first.value || (after !== undefined && after.tag !== 'punctuation')) return first;
  return { ...first, high: read.value, next: read.next };
}

/** 'Section 4.2', '2026', 'lots 4 through 9': skipped as a whole. Gives: the index after it. */
function afterName(tokens: readonly Token[], at: number): number {
  const read = tokens[at]?.tag === 'number' ? numberAt(tokens, at) : null;
  if (read === null) return at + 1;
  const second = ranges.has(tokens[read.next]?.lower ?? '') ? numberAt(tokens, read.next + 1) : null;
  return second !== null && isNumbered(tokens[at - 1]) ? second.next : read.next;
}

/** 'Three thousand dollars ($3,000) per acre', 'ten percent (10%) of the lot': the parenthesis repeats the figure with its unit, and what
 *  it is for comes after it. */
function saidAgain(tokens: readonly Token[], first: Draft): Draft {
  if (tokens[first.next]?.text !== '(' || first.unit === null || first.per !== null) return first;
  const again = draftAt(tokens, first.next + 1);
  const isSame = again !== null && again.dimension === first.dimension && again.value === first.value;
  if (!isSame || tokens[again.next]?.text !== ')') return first;
  const after = again.next + 1;
  const per = perAt(tokens, after, first.dimension);
  return {
    ...first,
    per: per?.per ?? null,
    of: first.of ?? (per === null ? ofAt(tokens, after) : null),
    next: per?.next ?? after,
  };
}

const openers = new Set(['a', 'an', 'every', 'half', 'quarter', 'once', 'twice', 'point', '$', '.']);

function mayBegin(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token;
  return token.tag === 'number' || openers.has(token.lower);
}

function draftAt(tokens: readonly Token[], at: number): Draft | null {
  const lower = tokens[at]?.lower ?? '';
  if (lower === 'once' || lower === 'twice') return timesAt(tokens, at, lower === 'once' ? 1 : 2, at + 1);
  if (lower === 'every') return everyAt(tokens, at);
  if (lower === '$') return dollarsAt(tokens, at);
  const article = lower === 'a' || lower === 'an' ? articleAt(tokens, at) : null;
  if (article !== null) return article;
  const read = numberAt(tokens, at);
  if (read === null) return null;
  if (tokens[read.next]?.lemma === 'time') return timesAt(tokens, at, read.value, read.next + 1);
  if (tokens[read.next]?.text === ':' && tokens[read.next + 1]?.text === '1')
    return draft({ at, read, next: read.next + 2, dimension: 'ratio', unit: 'to_one' });
  return withUnit(tokens, at, read) ?? rangeAt(tokens, at, read) ?? oneInAt(tokens, at, read) ?? bare(tokens, at, read);
}

/** 'One in five trips': a share. */
function oneInAt(tokens: readonly Token[], at: number, read: NumberRead): Draft | null {
  if (read.value !== 1 || tokens[read.next]?.lower !== 'in') return null;
  const whole = numberAt(tokens, read.next + 1);
  if (whole === null || whole.scale > 1 || whole.value < 2 || unitAt(tokens, whole.next) !== null) return null;
  const noun = nounAt(tokens, whole.next, whole.value);
  if (noun === null) return null;
  const share = { ...read, value: 1 / whole.value };
  return draft({ at, read: share, next: noun.next, dimension: 'ratio', unit: 'whole', of: noun.lemma });
}

interface Parts {
  readonly at: number;
  readonly read: NumberRead;
  readonly next: number;
  readonly dimension: Dimension;
  readonly unit?: string | null;
  readonly high?: number | null;
  readonly per?: string | null;
  readonly of?: string | null;
}

function draft({ at, read, next, dimension, unit = null, high = null, per = null, of = null }: Parts): Draft {
  return { value: read.value, high, unit, dimension, per, of, from: at, next, scale: read.scale };
}

/** 'A mile', 'a mile and a half', 'an acre', 'a couple of acres'. */
function articleAt(tokens: readonly Token[], at: number): Draft | null {
  if (pairs.has(tokens[at + 1]?.lemma ?? '')) {
    const next = tokens[at + 2]?.lower === 'of' ? at + 3 : at + 2;
    const read = { value: 2, next, scale: 1, clock: null, isPart: false };
    return withUnit(tokens, at, read) ?? rangeless(tokens, at, read);
  }
  const unit = plainUnitAt(tokens, at + 1);
  if (unit === null || every.has(tokens[at - 1]?.lower ?? '')) return null;
  const cents = unit.unit.id === 'dollar' ? numberAt(tokens, unit.next) : null;
  if (cents !== null && cents.scale === 1 && cents.value > 0 && cents.value < 100) {
    const per = perAt(tokens, cents.next, 'money');
    const read = { ...cents, value: 1 + cents.value / 100 };
    return draft({
      at,
      read,
      next: per?.next ?? cents.next,
      dimension: 'money',
      unit: 'dollar',
      per: per?.per ?? null,
    });
  }
  const share = tokens[unit.next]?.lower === 'and' ? numberAt(tokens, unit.next + 1) : null;
  if (share?.isPart === true) {
    const read = { value: 1 + share.value, next: share.next, scale: 1, clock: null, isPart: false };
    return draft({ at, read, next: share.next, dimension: unit.unit.dimension, unit: unit.unit.id });
  }
  if (unit.unit.id !== 'mile' && unit.unit.id !== 'acre') return null;
  const read = { value: 1, next: unit.next, scale: 1, clock: null, isPart: false };
  return draft({ at, read, next: unit.next, dimension: unit.unit.dimension, unit: unit.unit.id });
}

/** '$1.2 million', '$3 to $4 million', '$1.2 per watt'. */
function dollarsAt(tokens: readonly Token[], at: number): Draft | null {
  const first = numberAt(tokens, at + 1);
  if (first === null) return null;
  const isJoint = ranges.has(tokens[first.next]?.lower ?? '') || isBetween(tokens, at, first.next);
  const joint = isJoint ? first.next + 1 : 0;
  const second = joint === 0 ? null : numberAt(tokens, tokens[joint]?.text === '$' ? joint + 1 : joint);
  const low = second === null ? first.value : lowOf(first, second);
  const isRange =
    second !== null && second.value > low && (tokens[joint]?.text === '$' || unitAt(tokens, second.next) === null);
  const read = isRange ? second : first;
  const per = perAt(tokens, read.next, 'money');
  const of = per === null ? ofAt(tokens, read.next) : null;
  return draft({
    at,
    read: { ...first, value: isRange ? low : first.value },
    high: isRange ? second.value : null,
    next: per?.next ?? read.next,
    dimension: 'money',
    unit: 'dollar',
    per: per?.per ?? null,
    of,
  });
}

/** 'Once a week', 'three times a year'; '1.5 times the height', 'twice the height'. */
function timesAt(tokens: readonly Token[], at: number, value: number, next: number): Draft | null {
  const read = { value, next, scale: 1, clock: null, isPart: false };
  const per = perAt(tokens, next, 'frequency');
  if (per !== null && periods.has(per.per))
    return draft({ at, read, next: per.next, dimension: 'frequency', unit: 'time', per: per.per });
  if (tokens[at]?.lower === 'once') return null;
  for (let i = next; i < next + 7; i++) {
    const token = tokens[i];
    if (token === undefined || (token.tag === 'punctuation' && token.text !== '-')) break;
    if (shapes.has(token.lemma))
      return draft({ at, read, next: i + 1, dimension: 'ratio', unit: 'times', of: token.lemma });
  }
  return draft({ at, read, next, dimension: 'count', unit: 'time' });
}

/** A figure this close before 'every week' is the amount per week. */
const rateReach = 7;

/** 'It comes every week', 'every other week': once a week or half as often, if no other figure is given for it. */
function everyAt(tokens: readonly Token[], at: number): Draft | null {
  const isOther = tokens[at + 1]?.lower === 'other';
  const behind = isOther ? at + 2 : at + 1;
  const period = tokens[behind];
  if (period === undefined || !periods.has(period.lemma) || period.lower !== period.lemma) return null;
  for (let i = at - 1; i >= Math.max(0, at - rateReach) && tokens[i]?.text !== '.'; i--)
    if (tokens[i]?.tag === 'number' || openers.has(tokens[i]?.lower ?? '')) return null;
  const read = { value: isOther ? 1 / 2 : 1, next: behind + 1, scale: 1, clock: null, isPart: false };
  return draft({ at, read, next: behind + 1, dimension: 'frequency', unit: 'time', per: period.lemma });
}

/** A figure directly followed by a unit of measure. */
function withUnit(tokens: readonly Token[], at: number, read: NumberRead, high: number | null = null): Draft | null {
  let after = read.next;
  if (read.isPart && tokens[after]?.lower === 'of') after++;
  if (read.isPart && every.has(tokens[after]?.lower ?? '')) after++;
  const found = unitAt(tokens, after);
  if (found === null) return null;
  const { unit } = found;
  let { next } = found;
  let { value } = read;
  if (unit.id === 'foot') {
    const inches = inchesAt(tokens, next);
    if (inches !== null) ({ value, next } = { value: value + inches.value / 12, next: inches.next });
  }
  // 'Five miles and a half'
  const more = tokens[next]?.lower === 'and' ? numberAt(tokens, next + 1) : null;
  if (more?.isPart === true && tokens[more.next]?.lower !== 'of' && unitAt(tokens, more.next) === null)
    ({ value, next } = { value: value + more.value, next: more.next });
  // 'A 40-foot pole', 'forty 20-foot trees': the length of a thing isn't a length of fence.
  const per = perAt(tokens, next, unit.dimension);
  const joined = { at, read: { ...read, value }, next: per?.next ?? next, high };
  if (unit.id === 'mile' && per?.per === 'hour')
    return draft({ ...joined, dimension: 'speed', unit: 'mile', per: 'hour' });
  const of = per === null ? ofAt(tokens, next) : null;
  return draft({ ...joined, dimension: unit.dimension, unit: unit.id, per: per?.per ?? null, of });
}

/** '13 feet 6 inches', 13'6", 'eight foot six'. */
function inchesAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const from = ['and', ',', '-'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  const read = numberAt(tokens, from);
  if (read === null || read.value >= 12) return null;
  const unit = unitAt(tokens, read.next);
  if (unit?.unit.id === 'inch') return { value: read.value, next: unit.next };
  const isSaid = tokens[at - 1]?.lower === 'foot' && from === at && Number.isInteger(read.value);
  return isSaid && unit === null && nounAt(tokens, read.next, read.value) === null ? read : null;
}

/** 'Three to four hundred': the lower end is in hundreds, too. */
function lowOf(first: NumberRead, second: NumberRead): number {
  const lead = second.value / second.scale;
  return first.scale === 1 && second.scale > 1 && first.value < lead ? first.value * second.scale : first.value;
}

function rangeAt(tokens: readonly Token[], at: number, first: NumberRead): Draft | null {
  const joint = tokens[first.next]?.lower ?? '';
  if (isNumbered(tokens[at - 1])) return null;
  if (!ranges.has(joint) && !isBetween(tokens, at, first.next)) return null;
  const second = numberAt(tokens, first.next + 1);
  if (second === null) return null;
  if (joint === 'to' && second.value === 1 && first.value > 1 && second.next === first.next + 2)
    return draft({ at, read: first, next: second.next, dimension: 'ratio', unit: 'to_one' });
  const low = lowOf(first, second);
  if (second.value <= low || isTelephone(tokens, first.next)) return null;
  const shared = { ...second, value: low };
  return withUnit(tokens, at, shared, second.value) ?? rangeless(tokens, at, shared, second.value);
}

/** 'Between one and two million'. */
const isBetween = (tokens: readonly Token[], at: number, joint: number): boolean =>
  tokens[joint]?.lower === 'and' && ['between', 'from'].includes(tokens[at - 1]?.lower ?? '');

/** '555-1234' */
function isTelephone(tokens: readonly Token[], joint: number): boolean {
  const [one, two] = [tokens[joint - 1], tokens[joint + 1]];
  return tokens[joint]?.text === '-' && one?.text.length === 3 && two?.text.length === 4 && !two.text.includes('.');
}

/** A count of something, or a bare figure. */
function rangeless(tokens: readonly Token[], at: number, read: NumberRead, high: number | null = null): Draft {
  const measured = high === null ? (ownMeasure(tokens, read.next) ?? orMore(tokens, read.next)) : null;
  const noun = nounAt(tokens, measured ?? read.next, read.value);
  if (measured !== null && noun !== null)
    return draft({ at, read, next: read.next, dimension: 'count', unit: noun.lemma, of: noun.lemma });
  const after = noun?.next ?? read.next;
  const per = perAt(tokens, after, 'count');
  const unit = noun?.lemma ?? null;
  return draft({
    at,
    read,
    high,
    next: per?.next ?? after,
    dimension: 'count',
    unit,
    per: per?.per ?? noun?.per ?? null,
    of: unit,
  });
}

const comparing = new Set(['more', 'fewer', 'less', 'greater']);

/** 'two or more complaints': skips the words that bound the figure. Gives: the index after them, or null. */
const orMore = (tokens: readonly Token[], at: number): number | null =>
  tokens[at]?.lower === 'or' && comparing.has(tokens[at + 1]?.lower ?? '') ? at + 2 : null;

/** 'two forty-foot trailers': skips the size of what is counted. Gives: the index after it, or null. */
function ownMeasure(tokens: readonly Token[], at: number): number | null {
  const size = numberAt(tokens, at);
  if (size === null || tokens[size.next]?.text !== '-') return null;
  return plainUnitAt(tokens, size.next + 1)?.next ?? null;
}

function bare(tokens: readonly Token[], at: number, read: NumberRead): Draft | null {
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  if (read.isPart) return shareAt(tokens, at, read);
  if (before !== undefined && namesSomething(tokens, at, read, before)) return null;
  const found = rangeless(tokens, at, read);
  if (found.unit === null && isYear(token, read)) return null;
  if (found.unit === null && (isAddress(tokens, read.next) || isCode(tokens, at, read))) return null;
  // 'Two of the four lots', 'one of them'
  const isRate =
    tokens[at + 1]?.lower === 'per' || (tokens[at + 1]?.lower === 'for' && every.has(tokens[at + 2]?.lower ?? ''));
  if (read.value === 1 && token.lower === 'one' && found.unit === null && found.per === null && !isRate) return null;
  if (token.lower === 'one' && before?.tag === 'determiner') return null;
  return found.unit === null && isMoney(tokens, at, read)
    ? { ...found, dimension: 'money', unit: 'dollar', of: null }
    : found;
}

function namesSomething(tokens: readonly Token[], at: number, read: NumberRead, before: Token): boolean {
  const touches = before.end === tokens[at]?.start;
  const named = before.text === '-' || before.text === '#' ? tokens[at - 2] : before;
  if (named !== undefined && (months.has(named.lower) || named.text === 'May')) return true;
  if (touches && before.tag === 'word') return true;
  if (touches && before.text === '-' && tokens[at - 2]?.tag === 'word' && tokens[at - 2]?.end === before.start)
    return true;
  if (!isNumbered(named)) return false;
  return nounAt(tokens, read.next, read.value) === null || before.text === '#' || !Number.isInteger(read.value);
}

const isNumbered = (token: Token | undefined): boolean =>
  token !== undefined && (numbered.has(token.lower) || numbered.has(token.lemma));

function isYear(token: Token, read: NumberRead): boolean {
  return read.value >= 1900 && read.value <= 2099 && read.scale === 1 && !token.text.includes(',');
}

/** '412 Mill Road', '118 North County Line Road'. */
function isAddress(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < at + 4; i++) {
    const token = tokens[i];
    if (token === undefined || token.text[0] === token.text[0]?.toLowerCase()) return false;
    if (i > at && streets.has(token.lower)) return true;
  }
  return false;
}

/** A telephone number, '24/7'. */
function isCode(tokens: readonly Token[], at: number, read: NumberRead): boolean {
  const signs = [tokens[at - 1], tokens[read.next]];
  if (signs.some((sign) => sign?.text === '/')) return true;
  return isTelephone(tokens, read.next) || isTelephone(tokens, at - 1);
}

/** A share of something: 'half of the water', 'a third of our tonnage', 'about half'. */
function shareAt(tokens: readonly Token[], at: number, read: NumberRead): Draft | null {
  if (tokens[read.next]?.lower === 'past') return null;
  return draft({ at, read, next: read.next, dimension: 'ratio', unit: 'whole', of: ofAt(tokens, read.next) });
}

/** In the thousands or more, next to a bond or a tax: nobody bothers to say dollars. */
function isMoney(tokens: readonly Token[], at: number, read: NumberRead): boolean {
  if (read.value < 1_000 || read.scale < 1_000) return false;
  for (let i = Math.max(0, at - 10); i < Math.min(tokens.length, read.next + 10); i++)
    if (moneyNames.has(tokens[i]?.lemma ?? '')) return true;
  return false;
}
