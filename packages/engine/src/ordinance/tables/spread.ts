import { isNothing, isRule, startsWithFigure } from './text-lines.ts';
import type { Grid, GridFound, GridRow, TextLine } from './types.ts';

/* Cells separated by bars, one or two on a line, as pages of codes are copied: the rows are told by bars alone on a line, or by the rule
 * under the names. */

const mostLines = 2_000;
const farthest = 3;
const fewestLoose = 4;

interface Read {
  /** Lines of each cell. */
  readonly rows: string[][][];
  readonly head: number;
  readonly lines: number;
}

const bare = (text: string): string => text.replaceAll('|', '').trim();
/** A line of one cell that ends with its bar, or the bar alone. */
const isLoose = (text: string): boolean => text.endsWith('|') && text.indexOf('|') === text.length - 1;

/** A table that begins at a line. Gives: null if none does; a table has several lines of one cell each. */
export function spreadTable(lines: readonly TextLine[], from: number): GridFound | null {
  if (![0, 1].some((i) => isLoose(lines[from + i]?.text ?? '')) || isRule(lines[from]?.text ?? '')) return null;
  const to = endOf(lines, from);
  const texts = lines.slice(from, to).map(({ text }) => text);
  const barred = texts.filter((text) => text.includes('|'));
  const loose = barred.filter(isLoose);
  const alone = barred.filter((text) => text === '|').length;
  // A line without a bar is a cell only where bars stand alone below the cells.
  if (!(texts[0] ?? '').includes('|') && alone * 2 < barred.length) return null;
  if (loose.length < fewestLoose || loose.length * 3 < barred.length) return null;
  const { rows, head, lines: taken } = rowsOf(texts);
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length < 2 || width < 2) return null;
  const span = { start: lines[from]?.span.start ?? 0, end: lines[from + taken - 1]?.span.end ?? 0 };
  const grid: Grid = {
    head: rows.slice(0, head).map((row) => row.map((cell) => cell.join(' '))),
    rows: rows
      .slice(head)
      .flatMap(linesOfRow)
      .map((cells): GridRow => ({ cells, indent: 0, span })),
    wrapping: 'none',
  };
  return { grid, lines: taken };
}

/** Where the table ends: no bar in the next few lines. */
function endOf(lines: readonly TextLine[], from: number): number {
  let last = from;
  for (let at = from; at < Math.min(lines.length, from + mostLines) && at - last <= farthest; at++)
    if ((lines[at]?.text ?? '').includes('|')) last = at;
  return last + 1;
}

function rowsOf(texts: readonly string[]): Read {
  const rows: string[][][] = [[]];
  let cell: string[] = [];
  let head = 1;
  let width: number | null = null;
  const endCell = (): void => {
    rows.at(-1)?.push(cell);
    cell = [];
  };
  const endRow = (): void => {
    if ((rows.at(-1)?.length ?? 0) > 0) rows.push([]);
  };
  for (const text of texts) {
    if (text === '') continue;
    if (isRule(text) && text.includes('-')) {
      width = text.split('|').filter((part) => part.includes('-')).length;
      endRow();
      head = rows.length - 1;
    } else if (text === '|' && cell.length === 0) endRow();
    else {
      const parts = text.split('|').map((part) => part.trim());
      for (const [i, part] of parts.entries()) {
        if (part !== '') cell.push(part);
        if (i < parts.length - 1 && (cell.length > 0 || i > 0)) endCell();
      }
    }
    if (width !== null && rows.at(-1)?.length === width) endRow();
  }
  if (cell.length > 0) endCell();
  return { rows: rows.filter((row) => row.length > 0), head: Math.max(1, head), lines: texts.length };
}

/** A row, or as many as its cells have lines if several cells have as many: hours, and the limit for each. */
function linesOfRow(row: readonly (readonly string[])[]): string[][] {
  const counts = row.map((cell) => cell.length).filter((count) => count > 1);
  const [count = 1] = counts;
  const isAlike = counts.length > 1 && counts.every((one) => one === count);
  const isValues = row.every(
    (cell) => cell.length === 1 || cell.every((one) => startsWithFigure(one) || isNothing(one)),
  );
  if (!isAlike || !isValues) return [row.map((cell) => bare(cell.join(' ')))];
  return Array.from({ length: count }, (_, i) => row.map((cell) => bare(cell[cell.length === 1 ? 0 : i] ?? '')));
}
