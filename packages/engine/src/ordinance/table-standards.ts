import { subjectOf } from './figures/subjects.ts';
import type { StandardDraft } from './types.ts';
import type { Span } from '../language/types.ts';
import { bracket, unitNames } from './table-units.ts';
import type { Dimension } from './figures/units.ts';

/** A row of a table: a label with its unit in brackets, then a figure for each column. */
const row =
  /^(.{3,80}?)\s+((?:(?:\d[\d,]*(?:\.\d+)?|N\/A|none|-{1,3}|–)[*†‡%]?\s+){1,11}(?:\d[\d,]*(?:\.\d+)?|N\/A|none|-{1,3}|–)[*†‡%]?)$/i;
/** Standards from the rows of a table in a stretch of text; none where it is no table. */
export function tableStandards(clean: string, span: Span, section: string | null, titles: string): StandardDraft[] {
  const found: StandardDraft[] = [];
  let at = span.start;
  let unit: readonly [string, Dimension] | null = null;
  let head: string[] = [];
  let group = '';
  let pending = '';
  let rowsSeen = 0;
  for (const line of clean.slice(span.start, span.end).split('\n')) {
    const start = at + (line.length - line.trimStart().length);
    at += line.length + 1;
    const text = line.trim();
    if (text === '' || text.length > 160) continue;
    const stated = bracket.exec(text);
    const match = row.exec(text);
    if (match === null) {
      if (stated !== null) {
        unit = unitNames[(stated[1] ?? '').toLowerCase()] ?? null;
        group = text.replace(bracket, '').trim();
      } else if (!/\d/.test(text) && rowsSeen === 0) head = text.split(/\s+/);
      pending = rowsSeen > 0 || unit !== null ? text : '';
      continue;
    }
    if (stated !== null) {
      unit = unitNames[(stated[1] ?? '').toLowerCase()] ?? null;
      group = '';
    }
    const values = repaired((match[2] ?? '').split(/\s+/));
    if (unit === null || values.length < 2) continue;
    rowsSeen++;
    const label = `${group} ${pending !== text ? pending : ''} ${match[1] ?? ''}`
      .replace(bracket, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    pending = '';
    const of =
      subjectOf({ dimension: unit[1], unit: unit[0], before: label, after: '', sentence: label, titles: label }) ??
      subjectOf({ dimension: unit[1], unit: unit[0], before: label, after: '', sentence: label, titles });
    if (of === null) continue;
    for (const [column, value] of values.entries()) {
      if (value === null) continue;
      found.push({
        subject: of.subject,
        comparator: /max/.test(label) ? 'max' : /min/.test(label) ? 'min' : of.usual,
        value,
        unit: unit[0],
        section,
        from: 'table',
        quote: '',
        applies_to: head.length === values.length ? `${head[column] ?? ''} district` : `column ${column + 1}`,
        span: { start, end: start + text.length },
        topic: of.topic,
        exception: false,
        process: of.process,
      });
    }
  }
  return found.length >= 4 || rowsSeen >= 2 ? found : [];
}

/** Figures of a row; a footnote mark that ran into its figure ('80,0001') is taken off again. */
function repaired(cells: readonly string[]): (number | null)[] {
  const plain = cells.map((cell) => {
    const digits = cell.replace(/[*†‡%]$/, '');
    if (!/^\d/.test(digits)) return null;
    const glued = /^(\d{1,3}(?:,\d{3})+)\d$/.exec(digits);
    return Number((glued?.[1] ?? digits).replace(/,/g, ''));
  });
  const known = plain.filter((value): value is number => value !== null).sort((a, b) => a - b);
  const middle = known[Math.floor(known.length / 2)] ?? 0;
  return plain.map((value) => {
    if (value === null || value < middle * 5 || value < 1_000 || !Number.isInteger(value)) return value;
    const without = Math.floor(value / 10);
    return without <= middle * 2 && value % 10 <= 4 ? without : value;
  });
}
