import { entriesOf } from '../lexicon/entries.ts';
import type { BoundEntry } from '../lexicon/types.ts';
import { matcher, type Match, type Matcher } from './matcher.ts';
import type { Dimension, Quantity, Token } from './types.ts';
import { unitOf } from './units.ts';

/** A quantity in progress: values in its own unit, and the tokens it was read from. */
export interface Draft {
  readonly value: number;
  readonly high: number | null;
  readonly unit: string | null;
  readonly dimension: Dimension;
  readonly per: string | null;
  readonly of: string | null;
  readonly from: number;
  readonly next: number;
  readonly scale: number;
}

interface Bounding {
  readonly matcher: Matcher;
  readonly rows: readonly BoundEntry[];
}
const bounding = (place: BoundEntry['place']): Bounding => {
  const entries = entriesOf('bounds', 'bounds').filter((entry) => entry.place === place);
  return {
    matcher: matcher(entries.flatMap(({ words }) => words)),
    rows: entries.flatMap((entry) => entry.words.map(() => entry)),
  };
};
const boundsBefore = bounding('before');
const boundsAfter = bounding('after');
const corrections = matcher(
  entriesOf('scopes', 'scopes').find(({ id }) => id === 'corrected_figure')?.words ?? ['sorry'],
);

/** The finished figures. Takes: the tokens of a text and its drafts in order. Gives: values in base units, with the words that bound them
 *  and whether they were taken back. Never throws. */
export const finishedQuantities = (tokens: readonly Token[], drafts: readonly Draft[]): Quantity[] =>
  corrected(tokens, withSides(tokens, drafts)).map(({ draft, isCorrected }) => finished(tokens, draft, isCorrected));

/** 'Four by eight feet': both sides are in feet. */
function withSides(tokens: readonly Token[], drafts: readonly Draft[]): readonly Draft[] {
  return drafts.map((one, i) => {
    const other = drafts[i + 1];
    const isSide = other?.from === one.next + 1 && ['by', 'x', '×'].includes(tokens[one.next]?.lower ?? '');
    if (!isSide || one.unit !== null || one.dimension !== 'count' || other.dimension !== 'length') return one;
    return { ...one, dimension: other.dimension, unit: other.unit };
  });
}

/** Words of correction between two figures: the first was taken back, and the one without a unit gets the other's. */
function corrected(tokens: readonly Token[], drafts: readonly Draft[]): { draft: Draft; isCorrected: boolean }[] {
  const result = drafts.map((draft) => ({ draft, isCorrected: false }));
  for (let i = 1; i < result.length; i++) {
    const [one, two] = [result[i - 1], result[i]];
    if (one === undefined || two === undefined || two.draft.from - one.draft.next > 8) continue;
    let isCorrected = false;
    for (let at = one.draft.next; at < two.draft.from && !isCorrected; at++)
      isCorrected = corrections.at(tokens, at) !== null;
    if (!isCorrected) continue;
    const [a, b] = [one.draft, two.draft];
    const second = b.unit === null && a.unit !== null ? { ...b, ...pick(a) } : b;
    result[i - 1] = { draft: a.unit === null && b.unit !== null ? { ...a, ...pick(b) } : a, isCorrected: true };
    result[i] = { draft: second, isCorrected: false };
  }
  return result;
}

const pick = ({ unit, dimension, per, of }: Draft): Pick<Draft, 'unit' | 'dimension' | 'per' | 'of'> => ({
  unit,
  dimension,
  per,
  of,
});

function finished(tokens: readonly Token[], draft: Draft, isCorrected: boolean): Quantity {
  const before = boundBefore(tokens, draft.from);
  const after = before === null ? boundBehind(tokens, draft.next) : null;
  const behind = after === null ? 'exactly' : (boundsAfter.rows[after.pattern]?.id ?? 'exactly');
  const bound = before?.bound ?? (behind === 'exactly' && isRough(tokens, draft.next) ? 'about' : behind);
  const toBase = factorOf(draft);
  return {
    start: tokens[before?.from ?? draft.from]?.start ?? 0,
    end: tokens[(after?.to ?? draft.next) - 1]?.end ?? 0,
    dimension: draft.dimension,
    value: exact(draft.value * toBase),
    high: draft.high === null ? null : exact(draft.high * toBase),
    unit: draft.unit,
    per: draft.per,
    bound,
    of: draft.of,
    corrected: isCorrected,
    figure: { start: tokens[draft.from]?.start ?? 0, end: tokens[draft.next - 1]?.end ?? 0 },
  };
}

const exact = (value: number): number => Number(value.toPrecision(12));

function factorOf({ unit, dimension, per }: Draft): number {
  if (dimension === 'speed' && unit === 'mile') return 1;
  if (dimension === 'frequency' && unit === 'time') return 1 / (unitOf(per)?.factor ?? 1);
  return unitOf(unit)?.factor ?? 1;
}

/** This close to a figure, 'give or take' is about it: 'three-fifty to the fence, give or take'. */
const roughReach = 6;

function isRough(tokens: readonly Token[], from: number): boolean {
  for (let i = from; i < from + roughReach; i++) {
    const token = tokens[i];
    if (token === undefined || token.tag === 'number' || token.text === '.') return false;
    if (token.lower === 'give' && tokens[i + 1]?.lower === 'or' && tokens[i + 2]?.lower === 'take') return true;
  }
  return false;
}

/** The words behind a figure that bound it: '14 trucks a day at most', or after a comma if they end the phrase. */
function boundBehind(tokens: readonly Token[], at: number): Match | null {
  const near = boundsAfter.matcher.at(tokens, at);
  if (near !== null || tokens[at]?.text !== ',') return near;
  const behind = boundsAfter.matcher.at(tokens, at + 1);
  const next = behind === null ? undefined : tokens[behind.to];
  return next === undefined || next.tag === 'punctuation' ? behind : null;
}

/** The words before a figure that bound it: 'no more than', 'at least about'. The longest wins: 'no more than' over 'more than'. */
function boundBefore(tokens: readonly Token[], at: number): { bound: Quantity['bound']; from: number } | null {
  const end = ['a', 'an', 'of', 'be', '$'].includes(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
  for (const target of end === at ? [at] : [at, end]) {
    for (let from = Math.max(0, target - 6); from < target; from++) {
      const match = boundsBefore.matcher.at(tokens, from);
      if (match !== null && match.to === target)
        return { bound: boundsBefore.rows[match.pattern]?.id ?? 'about', from };
    }
  }
  return null;
}
