import { goesOn, isRule, joined, startsWithFigure } from './text-lines.ts';
import type { Grid, GridFound, GridRow, TextLine } from './types.ts';

/* Cells separated by bars or tabs, as Word, web pages and pasted sheets give them. */

const bars = /[|│\t]/;
const stops = /;/;
const commas = /,/;
const widest = 24;
const longestHeading = 60;

/** A table that begins at a line. Gives: null if none does; a table is at least two consecutive rows. */
export function barredTable(lines: readonly TextLine[], from: number): GridFound | null {
  const first = lines[from];
  if (first === undefined) return null;
  const parted =
    bars.test(first.text) || isFrame(first.text)
      ? bars
      : isParted(lines, from)
        ? stops
        : isSheet(lines, from)
          ? commas
          : null;
  const isFramed = opensWithBar(first.text);
  if (parted === null) return null;
  const blocks: GridRow[][] = [[]];
  let [at, taken, rules] = [from, 0, 0];
  for (; at < lines.length; at++) {
    const line = lines[at] as TextLine;
    if (line.text === '') {
      if (!parted.test(lines[at + 1]?.text ?? '')) break;
      continue;
    }
    if (isRule(line.text)) {
      if ((blocks.at(-1)?.length ?? 0) > 0) blocks.push([]);
      rules++;
    } else if (parted.test(line.text) && !(parted !== bars && /[.;]$/.test(line.text)))
      blocks.at(-1)?.push(rowOf(line, parted, isFramed));
    else if (taken > 0 && isHeading(line.text) && parted.test(lines[at + 1]?.text ?? ''))
      blocks.at(-1)?.push({ cells: [line.text], indent: line.indent, span: line.span });
    else break;
    taken = at + 1 - from;
  }
  const grid = gridOf(
    blocks.filter((rows) => rows.length > 0),
    rules,
  );
  return grid === null ? null : { grid, lines: taken };
}

const isFrame = (text: string): boolean => isRule(text) && /[+┌├]/.test(text);
const isHeading = (text: string): boolean => text.length <= longestHeading && !/[.;:]$/.test(text);

/** Whether lines have the same number of separators, and none at the end: 'R-1; 2 acres; 40 feet'. */
function isParted(lines: readonly TextLine[], from: number): boolean {
  const count = (line: TextLine | undefined): number => (line?.text ?? '').split(';').length;
  const wide = count(lines[from]);
  return (
    wide > 2 && [0, 1, 2].every((i) => count(lines[from + i]) === wide && !/[.;]$/.test(lines[from + i]?.text ?? ''))
  );
}

const opensWithBar = (text: string): boolean => text.startsWith('|') || text.startsWith('│');

/** Rows of a sheet saved with commas: as many cells in each, names without figures above rows that have some. */
function isSheet(lines: readonly TextLine[], from: number): boolean {
  const [head = [], ...rows] = [0, 1, 2].map((i) => cellsOf(lines[from + i]?.text ?? '', commas));
  const hasFigure = (cells: readonly string[]): boolean => cells.some((cell) => startsWithFigure(cell));
  return (
    head.length > 2 &&
    !hasFigure(head) &&
    !/[.;:]$/.test(lines[from]?.text ?? '') &&
    rows.every((cells) => cells.length === head.length && hasFigure(cells.slice(1))) &&
    [head, ...rows].every((cells) => cells.every((cell) => cell.length <= longestOfSheet))
  );
}

const longestOfSheet = 40;

/** The cells of a line; in a sheet with commas, a cell in quotation marks may hold some. */
function cellsOf(text: string, parted: RegExp): string[] {
  if (parted !== commas) return text.split(parted);
  const cells = [''];
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === ',' && !isQuoted) cells.push('');
    else cells[cells.length - 1] = `${cells.at(-1) ?? ''}${letter}`;
  }
  return cells.map((cell) => cell.trim());
}

function rowOf({ raw, text, indent, span }: TextLine, parted: RegExp, isFramed: boolean): GridRow {
  // A leading tab is an empty cell; a leading bar is the frame, if the first line has one.
  const hasBar = opensWithBar(text) && (isFramed || /[|│]$/.test(text));
  const inner = hasBar ? text.slice(1) : raw.replace(/^ +/, '');
  const cells = cellsOf(/[|│]$/.test(inner) ? inner.slice(0, -1) : inner, parted).slice(0, widest);
  const [first = ''] = cells;
  return { cells: cells.map((cell) => cell.trim()), indent: indent + first.length - first.trimStart().length, span };
}

function gridOf(blocks: readonly (readonly GridRow[])[], rules: number): Grid | null {
  const all = titled(blocks.flat());
  if (all.length < 2) return null;
  const isFramed = blocks.length > 2 && rules > 2;
  const [top = []] = blocks;
  const heading = blocks.length > 1 ? top.filter((row) => all.includes(row)).length : headRows(all);
  return {
    head: all.slice(0, heading).map(({ cells }) => cells),
    rows: merged(all.slice(heading), isFramed),
    wrapping: 'none',
  };
}

/** Without the title that is in the table's own first cell. */
function titled(rows: readonly GridRow[]): readonly GridRow[] {
  const [first, second] = rows;
  const filled = first?.cells.filter((cell) => cell !== '').length ?? 0;
  return filled === 1 && first?.cells[0] !== '' && (second?.cells.length ?? 0) > 2 ? rows.slice(1) : rows;
}

const shapeOf = (cell: string): string => (startsWithFigure(cell) ? (cell.split(/[\s\d]+/).at(-1) ?? '') : 'words');

/** How many rows name the columns: none if the first is like those below it; two if names span several. */
function headRows(rows: readonly GridRow[]): number {
  const [first, second, third] = rows.map(({ cells }) => cells);
  if (first === undefined || second === undefined) return 0;
  const figures = first.slice(1).filter((cell) => startsWithFigure(cell)).length;
  const alike = first.slice(1).filter((cell, i) => shapeOf(cell) === shapeOf(second[i + 1] ?? '')).length;
  if (figures * 2 > first.length - 1 && alike * 2 > first.length - 1) return 0;
  const reaches = first.some((cell, i) => i > 0 && (cell === '' || cell === first[i - 1]));
  const isSecond =
    third !== undefined &&
    second.length === first.length &&
    second.slice(1).some((cell) => cell !== '') &&
    second.every((cell) => !startsWithFigure(cell));
  return reaches && first.length > 2 && isSecond ? 2 : 1;
}

/** Joins rows whose cells continue over several lines. */
function merged(rows: readonly GridRow[], isFramed: boolean): GridRow[] {
  const found: GridRow[] = [];
  for (const row of rows) {
    const above = found.at(-1);
    const filled = row.cells.flatMap((cell, i) => (cell === '' ? [] : [{ cell, i }]));
    const isMore =
      above !== undefined &&
      row.cells.length > 1 &&
      row.cells[0] === '' &&
      filled.every(({ cell, i }) => (above.cells[i] ?? '') !== '' && (isFramed || goesOn(cell)));
    if (!isMore) found.push(row);
    else
      found[found.length - 1] = {
        ...above,
        cells: above.cells.map((cell, i) => joined(cell, row.cells[i] ?? '')),
        span: { start: above.span.start, end: row.span.end },
      };
  }
  return found;
}
