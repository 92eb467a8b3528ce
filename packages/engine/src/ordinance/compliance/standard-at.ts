import { unitOf } from '../../language/units.ts';
import { hashText } from '../../base/random.ts';
import type { Span } from '../../language/types.ts';
import type { ChunkFound, StandardFound, TextReading } from '../types.ts';
import type { LimitFound } from './passages.ts';

/* The standard at the place where a limit was read, with the id under which the applicant is asked about it. */

const boundNames = { min: 'min', max: 'max' } as const;
const readHere = new WeakMap<TextReading, Map<string, StandardFound>>();

const byFigure = new WeakMap<TextReading, readonly (readonly [Span, StandardFound])[]>();

/** The standard whose figure is at this place. A code has thousands, in text order. Takes: the ordinance read, and a place in its text in
 *  UTF-16 units. Gives: the first that shares a character with it; undefined if none does. */
export function standardOver(ordinance: TextReading, start: number, end: number): StandardFound | undefined {
  const figures =
    byFigure.get(ordinance) ??
    ordinance.standards
      .flatMap((standard) => (standard.figure === undefined ? [] : [[standard.figure, standard] as const]))
      .sort(([a], [b]) => a.start - b.start);
  byFigure.set(ordinance, figures);
  let [low, high] = [0, figures.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((figures[middle]?.[0].end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const [figure, standard] = figures[low] ?? [];
  return figure !== undefined && figure.start < end ? standard : undefined;
}

/** The standard in which a limit was read, or a new one if only the limit was. Takes: the ordinance read, and a limit with its passage and
 *  place. Gives: for one limit always the same object. */
export function standardAt(ordinance: TextReading, { limit, chunk, span }: LimitFound): StandardFound {
  // Something assembled from a row has its positions in the row's own words.
  const own = limit.column?.cell ?? (limit.law === undefined ? (limit.figure?.quantity ?? null) : null);
  const start = own === null ? span.start : chunk.span.start + own.start;
  const end = own === null ? (limit.law === undefined ? span.start : span.end) : chunk.span.start + own.end;
  const same = limit.kind === 'figure' ? standardOver(ordinance, start, end) : undefined;
  if (same !== undefined && same.comparator === limit.bound) return same;
  const made = readHere.get(ordinance) ?? new Map<string, StandardFound>();
  readHere.set(ordinance, made);
  const ofDay = limit.kind === 'hours' ? `-${limit.hours?.from ?? ''}-${limit.hours?.to ?? ''}` : '';
  const key = `${limit.kind}-${start}-${limit.bound}-${limit.ratio?.unit ?? ''}${ofDay}`;
  const standard = made.get(key) ?? newStandard(ordinance, { limit, chunk, span }, key, same ?? null);
  made.set(key, standard);
  return standard;
}

function newStandard(
  ordinance: TextReading,
  { limit, chunk, span }: Pick<LimitFound, 'limit' | 'chunk' | 'span'>,
  key: string,
  same: StandardFound | null,
): StandardFound {
  const quote = ordinance.text.slice(span.start, span.end).trim();
  const { value, unit } = figureOf(limit);
  const things = [...limit.heads].slice(0, 2).join(' ').replaceAll('_', ' ');
  const subject = `${things} ${limit.figure?.measure ?? (limit.kind === 'hours' ? 'hours' : '')}`.trim();
  return {
    id: same?.id ?? `${hashText(ordinance.text).toString(36)}-${hashText(key).toString(36)}`,
    subject: same?.subject ?? (subject === '' ? 'figure' : subject),
    comparator: boundNames[limit.bound],
    value,
    unit,
    section: chunk.section,
    quote,
    applies_to: same?.applies_to ?? 'all uses',
    binds: same?.binds ?? null,
    measured_to: same?.measured_to ?? null,
    from: limit.row === null ? 'sentence' : 'table',
    span,
    topic: same?.topic ?? chunk.topics[0] ?? null,
    exception: same?.exception ?? false,
    ...(same?.process === undefined ? {} : { process: same.process }),
  };
}

function figureOf(limit: Limit): { value: number; unit: string } {
  if (limit.ratio !== null)
    return {
      value: Math.round(limit.ratio.count * 1e4) / 1e4,
      unit: `${limit.ratio.of} per ${limit.ratio.each === 1 ? '' : `${Math.round(limit.ratio.each * 1e4) / 1e4} `}${limit.ratio.unit}`.replaceAll(
        '_',
        ' ',
      ),
    };
  if (limit.figure === null) return { value: endOf(limit) / 60, unit: 'o’clock' };
  const { quantity } = limit.figure;
  return { value: inUnit(quantity.value, quantity.unit), unit: nameOf(quantity.unit) ?? quantity.of ?? 'units' };
}

/** The end of its hours that a rule sets. */
const endOf = ({ hours, openEnd }: Limit): number => (openEnd === 'from' ? hours?.to : hours?.from) ?? 0;

type Limit = LimitFound['limit'];

/** From the base unit back into the unit that was said. Takes: a value of the base unit, and the id of the unit; null leaves it as it is.
 *  Gives: four decimals. */
export function inUnit(value: number, unit: string | null): number {
  const factor = unit === null ? 1 : (unitOf(unit)?.factor ?? 1);
  return Math.round((value / factor) * 1e4) / 1e4;
}

const plurals: Readonly<Record<string, string>> = {
  foot: 'feet',
  inch: 'inches',
  decibel: 'dBA',
  percent: 'percent',
  square_foot: 'square feet',
};

/** Takes: the id of a unit in the lexicon.  Gives: its name in the plural ('square feet'); null if there is no such unit. */
export function nameOf(unit: string | null): string | null {
  if (unit === null || unitOf(unit) === null) return null;
  return plurals[unit] ?? `${unit.replaceAll('_', ' ')}s`;
}

/** A rule that a model matched by its figure. `value`: what it comes to. */
interface FigurePointed {
  readonly span: Span;
  readonly quote: string;
  readonly start: number;
  readonly limit: 'min' | 'max';
  readonly value: number;
  readonly of?: string;
  readonly measured_to: string;
}

/** The standard that the engine reads at a figure, or a new one if it reads none there; null if it reads that one the other way.
 *  Throws: never. */
export function figureStandard(
  ordinance: TextReading,
  chunk: ChunkFound,
  { span, quote, start, limit, value, of = '', measured_to }: FigurePointed,
): StandardFound | null {
  const same = standardOver(ordinance, span.start, span.end);
  if (same !== undefined) return same.comparator === limit || same.comparator === 'equals' ? same : null;
  const key = `pointed-${span.start}-${limit}`;
  const made = readHere.get(ordinance) ?? new Map<string, StandardFound>();
  readHere.set(ordinance, made);
  const standard: StandardFound = made.get(key) ?? {
    id: `${hashText(ordinance.text).toString(36)}-${hashText(key).toString(36)}`,
    subject: of === '' ? 'figure' : of,
    comparator: limit,
    value,
    unit: 'units',
    section: chunk.section,
    quote,
    applies_to: 'all uses',
    binds: null,
    measured_to: measured_to === '' ? null : measured_to,
    from: 'sentence',
    span: { start, end: start + quote.length },
    topic: chunk.topics[0] ?? null,
    exception: false,
  };
  made.set(key, standard);
  return standard;
}
