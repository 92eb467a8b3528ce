import { startsWithCapital } from '../../base/text.ts';
import { isClock, isNothing, isUnitWord, startsWithFigure } from './text-lines.ts';
import type { Grid, GridRow } from './types.ts';

/* What the layout of a page has moved: names without the cell over the labels, rows without the cell they share, numbers of the rows. */

/** What stands over the labels of a table, by its first or last word: 'Type of use', 'Zoning district'. */
const corners = new Set(
  'use uses land district districts zone zones zoning type types kind feature item standard requirement category class activity time level day days system size structure building facility location receiving'.split(
    ' ',
  ),
);

/** Whether a name is one of the labels and not of a column of values. Takes: the words of a cell. */
export function isCorner(name: string): boolean {
  const words = name
    .toLowerCase()
    .replaceAll('/', ' ')
    .split(' ')
    .filter((word) => word !== '');
  return corners.has(words[0] ?? '') || corners.has(words.at(-1) ?? '');
}

/** A grid with every cell under its name. Takes: the grid as it is on the page. Gives: names shifted over the values they are of, rows
 *  with the cell that they share with the row above, no name said twice among the rows, no column that only counts them. Never throws. */
export function tidied(grid: Grid): Grid {
  const said = new Set(grid.head.map(keyOf));
  const rows = withSharedCells(grid.rows.filter(({ cells }) => !said.has(keyOf(cells)) && !goesOnHere(keyOf(cells))));
  return withoutNumbers({ ...grid, head: overValues(grid.head, rows), rows });
}

/** 'Table 7 (continued)', over the rest of it. */
const goesOnHere = (line: string): boolean => {
  const low = line.toLowerCase();
  return ['(continued)', '(cont.)', "(cont'd)", '(cont’d)'].some((word) => low.endsWith(word));
};

const keyOf = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join('|');
const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '');

/** How many cells most rows with values have. */
function widthOf(rows: readonly GridRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    const width = lastFilled(cells) + 1;
    if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Names to the right where the cell over the labels was left out, alone or because the name above it reaches down. */
function overValues(head: Grid['head'], rows: readonly GridRow[]): Grid['head'] {
  const width = widthOf(rows);
  return head.map((names, nth) => {
    const filled = lastFilled(names) + 1;
    const isWhole = filled > 0 && names.slice(0, filled).every((name) => name !== '');
    const isUnderCorner = nth > 0 && (head[nth - 1]?.[0] ?? '') !== '' && filled === width - 1;
    const hasNoCorner = head.length === 1 && filled > 1 && !isCorner(names[0] ?? '');
    if (!isWhole || filled >= width || !(isUnderCorner || hasNoCorner)) return names;
    return [...Array.from({ length: width - filled }, () => ''), ...names.slice(0, filled)];
  });
}

/** What kind of thing a cell says: hours, a figure with its unit, nothing, or words. */
function kindOf(cell: string): string {
  if (isClock(cell)) return 'hours';
  if (isNothing(cell)) return 'nothing';
  if (!startsWithFigure(cell)) return 'words';
  const words = cell.toLowerCase().split(' ');
  return isUnitWord(words.at(-1) ?? '') ? `figure ${words.at(-1) ?? ''}` : 'figure';
}

/** Rows whose first cell is that of the row above, where the page gives only the others: they line up with it one cell later. */
function withSharedCells(rows: readonly GridRow[]): GridRow[] {
  const found: GridRow[] = [];
  for (const row of rows) {
    const above = found.at(-1)?.cells ?? [];
    const [wide, own] = [lastFilled(above) + 1, lastFilled(row.cells) + 1];
    const short = wide - own;
    const isLater =
      own > 1 &&
      short > 0 &&
      short < 3 &&
      row.cells.slice(0, own).every((cell, i) => cell !== '' && kindOf(cell) === kindOf(above[i + short] ?? '')) &&
      kindOf(row.cells[0] ?? '') !== kindOf(above[0] ?? '');
    const cells = [...Array.from({ length: short }, () => ''), ...row.cells.slice(0, own)];
    found.push(isLater ? { ...row, cells } : row);
  }
  return found;
}

/** Without a first column of 1, 2, 3, or of A1 and A2 under the heading 'A. Lots'. */
function withoutNumbers(grid: Grid): Grid {
  const full = grid.rows.filter(({ cells }) => lastFilled(cells) > 0);
  const numbers = full.map(({ cells: [first = ''] }) =>
    [...first].filter((letter) => !'.()'.includes(letter)).join(''),
  );
  const isCounted = numbers.length > 1 && numbers.every((number, i) => number === String(i + 1));
  const letters = new Set(
    grid.rows.flatMap(({ cells: [first = ''] }) =>
      startsWithCapital(first) && first.startsWith('. ', 1) ? [first.charAt(0)] : [],
    ),
  );
  const isLettered =
    numbers.length > 1 && numbers.every((number) => letters.has(number.charAt(0)) && Number(number.slice(1)) > 0);
  const isNamed = full.every(({ cells }) => lastFilled(cells) > 1 && !startsWithFigure(cells[1] ?? ''));
  if (!(isCounted || isLettered) || !isNamed) return grid;
  return {
    ...grid,
    head: grid.head.map((names) => names.slice(1)),
    rows: grid.rows.map((row) => ({
      ...row,
      cells: lastFilled(row.cells) > 0 ? row.cells.slice(1) : row.cells.slice(0, -1),
    })),
  };
}
