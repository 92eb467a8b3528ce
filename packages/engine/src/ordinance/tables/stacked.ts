import { isValue, startsWithFigure } from './text-lines.ts';
import type { GridFound, GridRow, TextLine } from './types.ts';

/* Tables with every cell on its own line, as in pages pasted without their layout. */

const longestName = 60;
const mostColumns = 8;
const mostRows = 60;
const fewestRows = 2;
const fewestPairs = 3;
const bullet = /^[•▪●◦·*-]\s+/;

/** The heading of a section, or its line in a table of contents. */
const isSection = (text: string): boolean => /^\d+(?:\.\d+)+\.? [A-Z]/.test(text);

const isName = ({ text }: TextLine): boolean =>
  text !== '' &&
  text.length <= longestName &&
  !/[.;:!?]$/.test(text) &&
  !isValue(text) &&
  !/^[(§.]|^[\w.]{1,6}[.)] /.test(text);

/** A table that begins at a line: names, then rows of a label and its values. Gives: null if none does. */
export function stackedTable(lines: readonly TextLine[], from: number): GridFound | null {
  const first = lines[from];
  if (first === undefined || !isName(first)) return null;
  const names = filledFrom(lines, from, mostColumns);
  const end = names.findIndex(({ line }) => !isName(line));
  const most = end === -1 ? names.length : end;
  for (let width = most; width >= 2; width--) {
    const head = names.slice(0, width).map(({ line }) => line.text);
    if (new Set(head).size < width) continue;
    const below = filledFrom(lines, (names[width - 1]?.at ?? from) + 1, width * mostRows);
    const rows = rowsOf(
      below.map(({ line }) => line),
      width,
    );
    if (rows === null) continue;
    // Headings between the rows: the name before the first row is one of them, and the columns have none.
    if (width === 2 && rows.rows.some(({ cells }) => cells[1] === '')) return null;
    const last = below[rows.taken - 1]?.at ?? from;
    return { grid: { head: [head], rows: rows.rows, wrapping: 'none' }, lines: last + 1 - from };
  }
  return end === 1 || end === 2 ? pairsFrom(lines, from, fewestPairs) : null;
}

/** A label, its value, and so on, without column names; some may have a heading before them. */
function pairsFrom(lines: readonly TextLine[], from: number, fewest: number): GridFound | null {
  const below = filledFrom(lines, from, 2 * mostRows);
  const rows = rowsOf(
    below.map(({ line }) => line),
    2,
  );
  const full = rows?.rows.filter(({ cells }) => cells[1] !== '').length ?? 0;
  if (rows === null || full < fewest) return null;
  // A heading above all of them is the table's title.
  if (rows.rows.filter(({ cells }) => cells[1] === '').length === 1 && rows.rows[0]?.cells[1] === '') return null;
  const last = below[rows.taken - 1]?.at ?? from;
  return { grid: { head: [], rows: rows.rows, wrapping: 'none' }, lines: last + 1 - from };
}

/** The next lines with words on them. */
function filledFrom(lines: readonly TextLine[], from: number, most: number): { line: TextLine; at: number }[] {
  const found: { line: TextLine; at: number }[] = [];
  for (let at = from; at < lines.length && found.length < most; at++) {
    const line = lines[at] as TextLine;
    if (line.text !== '') found.push({ line, at });
  }
  return found;
}

/** Rows of a name and values, a name alone before some of them. */
function rowsOf(lines: readonly TextLine[], width: number): { rows: GridRow[]; taken: number } | null {
  const rows: GridRow[] = [];
  const seen = Array.from({ length: width }, () => new Set<string>());
  let [full, at, alike] = [0, 0, 0];
  const isNext = (from: number): boolean => {
    const row = lines.slice(from, from + width);
    return (
      isRow(row, width) ||
      (isOfWords(row, width) && (full === 0 || row.some(({ text }, i) => i > 0 && seen[i]?.has(text))))
    );
  };
  while (at < lines.length) {
    const row = lines.slice(at, at + width);
    if (isNext(at)) {
      if (isRow(row, width) || full > 0) alike++;
      for (const [i, { text }] of row.entries()) seen[i]?.add(text);
      rows.push(madeOf(row));
      full++;
      at += width;
    } else if ((full > 0 || width === 2) && isName(lines[at] as TextLine) && isNext(at + 1)) {
      rows.push(madeOf(lines.slice(at, at + 1), width));
      at++;
    } else break;
  }
  return alike >= fewestRows ? { rows, taken: at } : null;
}

/** A row of words; earlier cells in its columns tell whether it belongs to the table. */
const isOfWords = (row: readonly TextLine[], width: number): boolean =>
  width > 2 &&
  row.length === width &&
  row.every(
    ({ text }, i) =>
      text.length <= longestName && !/[.;:!?]$/.test(text) && !isSection(text) && (i > 0 || !isValue(text)),
  );

function isRow([label, ...values]: readonly TextLine[], width: number): boolean {
  return (
    label !== undefined &&
    values.length === width - 1 &&
    (isName(label) || (startsWithFigure(label.text) && /[A-Za-z-]/.test(label.text) && width > 2)) &&
    values.every(({ text }) => isValue(text) && !isSection(text) && (width === 2 || text.length <= longestName))
  );
}

function madeOf(lines: readonly TextLine[], width = lines.length): GridRow {
  const [first, last] = [lines[0], lines.at(-1)];
  return {
    cells: Array.from({ length: width }, (_, i) => (lines[i]?.text ?? '').replace(bullet, '')),
    indent: bullet.test(first?.text ?? '') ? 2 : 0,
    span: { start: first?.span.start ?? 0, end: last?.span.end ?? 0 },
  };
}
