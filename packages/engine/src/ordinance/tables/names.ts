import { startsWithCapital } from '../../base/text.ts';
import { goesOn, isItem, isNothing, isUnit, joined, namesHours, startsWithFigure, withoutEnd } from './text-lines.ts';
import type { Grid, GridRow, TableRow } from './types.ts';

/** Names of the columns: a name covers the empty cells after it that are named below ('Trips' over 'AM peak' and 'PM peak'), and so does
 *  one that is repeated. Takes: rows of names from the top. Gives: one for each column. */
export function columnNames(head: readonly (readonly string[])[]): string[] {
  const width = Math.max(0, ...head.map((row) => row.length));
  return Array.from({ length: width }, (_, i) => {
    const parts: string[] = [];
    let reaches = false;
    for (const [nth, row] of head.entries()) {
      const isBelow = head.slice(nth + 1).some((lower) => (lower[i] ?? '') !== '');
      const reached = isBelow ? reachOf(row, head[nth + 1] ?? [], i) : null;
      const name = reached?.name ?? row[i] ?? '';
      if (name === '' || name === parts.at(-1)) continue;
      parts.push(name);
      reaches ||= reached?.isWide ?? false;
    }
    return parts.join(reaches && parts.length > 1 ? ', ' : ' ');
  });
}

/** The name above a column, if it spans this one and others. */
function reachOf(row: readonly string[], below: readonly string[], i: number): { name: string; isWide: boolean } {
  let at = i;
  while (at > 0 && (row[at] ?? '') === '') at--;
  const name = at === 0 && i > 0 ? '' : (row[at] ?? '');
  // A blank above a name that was complete in the first column spans nothing.
  const isNamed = (column: number): boolean => (below[column] ?? '') !== '';
  const isWide =
    name !== '' &&
    ((at !== i && isNamed(i)) ||
      ((row[i + 1] ?? '') === '' && isNamed(i + 1)) ||
      (at === i && (row[i + 1] === name || row[i - 1] === name)));
  return { name, isWide };
}

/** How many columns name the rows: the first, those without a name that have no figures, and the next one if names appear again. Takes: the
 *  names of all columns and the rows of the table. Gives: 1 or more. */
export function labelColumns(names: readonly string[], rows: readonly GridRow[]): number {
  const full = rows.filter(({ cells }) => cells.slice(1).some((cell) => cell !== ''));
  const isWords = (column: number): boolean => full.every(({ cells }) => !startsWithFigure(cells[column] ?? ''));
  const isNamed = (column: number): boolean =>
    full.every(({ cells }) => isLabel(cells[column] ?? '') || isCarried(cells, column));
  let count = 1;
  while (count < names.length - 1 && names[count] === '' && isWords(count)) count++;
  const isBlank = full.some(({ cells }) => cells[0] === '' && (cells[1] ?? '') !== '');
  const isRepeated = full.some(({ cells }, i) => i > 0 && cells[0] !== '' && cells[0] === full[i - 1]?.cells[0]);
  if (count === 1 && (isBlank || isRepeated) && names.length > 2 && isNamed(1)) count++;
  // 'Wind', 'Small' and then 'Dwelling', with the first two left blank
  const isUnder = (column: number): boolean =>
    full.some(({ cells }) => (cells[column] ?? '') !== '' && cells.slice(0, column).every((cell) => cell === ''));
  while (count > 1 && names.length > count + 1 && isUnder(count) && isNamed(count)) count++;
  return count;
}

/** A blank cell behind blank cells: what is above goes on. */
const isCarried = (cells: readonly string[], column: number): boolean =>
  cells.slice(0, column + 1).every((cell) => cell === '') && (cells[column + 1] ?? '') !== '';

/** Whether a cell can name a row: words, or hours. */
const isLabel = (cell: string): boolean =>
  namesHours(cell) || (startsWithCapital(cell) && cell.length > 2 && cell !== cell.toUpperCase() && !isNothing(cell));

interface Group {
  readonly name: string;
  readonly indent: number;
  rows: number;
  isIndented: boolean;
}

/** Relative to a long label; letters vary in width. */
const fullLine = 0.8;
const inBrackets = /\(([^()]{1,20})\)$/;
const hasUnit = (name: string): boolean => isUnit(inBrackets.exec(name)?.[1] ?? 'no');

/** Rows with the headings above them. Takes: a grid's rows and how many columns name them. Gives: rows with values, in order. */
export function namedRows({ rows: all, wrapping }: Grid, labels: number, width: number): TableRow[] {
  const rows = wrapping === 'none' ? all : unwrapped(all);
  const carried: string[] = Array.from({ length: labels }, () => '');
  let groups: Group[] = [];
  const found: TableRow[] = [];
  let last = 0;
  for (const { cells, indent, span } of rows) {
    const values = Array.from({ length: width - labels }, (_, i) => cells[labels + i] ?? '');
    const [name = ''] = cells;
    groups = groups.filter((group) => !group.isIndented || indent > group.indent);
    if (cells.slice(1).every((cell) => cell === '')) {
      groups = groups.filter((group) => group.rows === 0 || indent > group.indent);
      const above = groups.at(-1);
      if (above !== undefined && above.rows === 0 && indent > above.indent) above.isIndented = true;
      last = Infinity;
      groups.push({ name: withoutEnd(name, ':'), indent, rows: 0, isIndented: false });
      continue;
    }
    // A row with a unit of its own doesn't belong to the group above it if that has another.
    if (hasUnit(name)) groups = groups.filter((group) => group.isIndented || !hasUnit(group.name));
    for (const group of groups) {
      if (group.rows === 0 && group === groups.at(-1)) group.isIndented = indent > group.indent;
      group.rows++;
    }
    // 'with sewer', indented below 'R-2', belongs to it.
    const above = found.at(-1);
    const under = above !== undefined && goesOn(name) && indent > last ? [...above.groups, above.name] : null;
    if (under === null) last = indent;
    let isNew = false;
    for (let i = 0; i < labels; i++) {
      const cell = cells[i] ?? '';
      if (cell !== '') carried[i] = cell;
      else if (isNew) carried[i] = '';
      isNew ||= cell !== '';
    }
    found.push({
      groups: under ?? [...groups.map((group) => group.name), ...carried.slice(0, -1)].filter((part) => part !== ''),
      name: withoutEnd(carried.at(-1) ?? '', ':'),
      cells: values,
      span,
    });
  }
  return found;
}

/** Joins labels and cells that continue over several lines. */
function unwrapped(rows: readonly GridRow[]): GridRow[] {
  const found: GridRow[] = [];
  const longest = lineLength(rows);
  let begun: GridRow | null = null;
  for (const [i, row] of rows.entries()) {
    const [label = '', ...rest] = row.cells;
    const filled = rest.filter((cell) => cell !== '').length;
    const above = found.at(-1);
    const next = rows[i + 1]?.cells[0] ?? '';
    if (filled === 0 && begun === null && headsSeveral(row, rows[i + 1], rows[i + 2])) found.push(row);
    else if (filled === 0 && begun === null && goesOn(label) && above !== undefined && !goesOn(next))
      found[found.length - 1] = withMore(above, row);
    else if (
      filled === 0 &&
      row.isWhole !== true &&
      (goesOn(next) || openEnd.test(label) || isFull(row, rows[i + 1], longest))
    )
      begun = begun === null ? row : withMore(begun, row);
    else if (begun !== null) {
      found.push({ ...withMore(begun, row), indent: begun.indent });
      begun = null;
    } else if (label === '' && above !== undefined && isMore(above, filled, rest))
      found[found.length - 1] = withMore(above, row);
    else if (goesOn(label) && above !== undefined && filled < rest.length && isOpenAbove(above, rest))
      found[found.length - 1] = withMore(above, row);
    else found.push(row);
  }
  return withStems(rows, found);
}

/** Label and last cell go on together: 'line,' above 'easement or right-of-way'. */
const isOpenAbove = (above: GridRow, rest: readonly string[]): boolean =>
  rest.every((cell, i) => cell === '' || (goesOn(cell) && openEnd.test(above.cells[i + 1] ?? '')));

/** 'Minimum lot area' over 'with sewer' and 'without sewer', each with its values. */
const headsSeveral = (row: GridRow, ...below: readonly (GridRow | undefined)[]): boolean =>
  below.every(
    (one) =>
      one !== undefined &&
      one.indent > row.indent &&
      one.indent === below[0]?.indent &&
      goesOn(one.cells[0] ?? '') &&
      one.cells.slice(1).some((cell) => cell !== ''),
  );

/** 'Sawmill / less than 2,000 feet' and then '2,000 feet or more': the second is of the sawmill too, for it goes on from the same figure. */
function withStems(lines: readonly GridRow[], rows: readonly GridRow[]): GridRow[] {
  const found: GridRow[] = [];
  let stem = '';
  for (const row of rows) {
    const [label = '', ...rest] = row.cells;
    const [figure = ''] = label.split(' ');
    const above = found.at(-1)?.cells[0] ?? '';
    const isOther = startsWithFigure(label) && stem !== '' && above.startsWith(stem) && above.includes(` ${figure} `);
    const first = lines.find(({ span }) => span.start === row.span.start)?.cells[0] ?? '';
    if (!isOther && first !== label && goesOn(label.slice(first.length).trimStart())) stem = first;
    found.push(isOther ? { ...row, cells: [`${stem}, ${label}`, ...rest] } : row);
  }
  return found;
}

/** How long label lines get before they wrap, based on those that surely do; a few longer ones belong to another column. */
function lineLength(rows: readonly GridRow[]): number {
  const wrapped = rows
    .filter(({ cells: [, ...rest] }, i) => rest.every((cell) => cell === '') && goesOn(rows[i + 1]?.cells[0] ?? ''))
    .map(({ cells: [label = ''] }) => label.length)
    .sort((a, b) => a - b);
  return wrapped[Math.floor(wrapped.length * 0.75)] ?? Infinity;
}

/** Whether a label ends because its line was full: the next word would not have fit. */
function isFull({ cells: [label = ''], indent }: GridRow, next: GridRow | undefined, longest: number): boolean {
  const [word = ''] = next?.cells[0]?.split(' ') ?? [];
  return (
    next !== undefined &&
    next.indent >= indent &&
    !isItem(next.cells[0] ?? '') &&
    !hasUnit(label) &&
    label.length + 1 + word.length > longest * fullLine
  );
}

/** Whether cells without a label continue those above: fewer of them, or words that aren't a new value. */
function isMore(above: GridRow, filled: number, rest: readonly string[]): boolean {
  if (above.cells.slice(1).every((cell) => cell === '')) return false;
  // '1 per 3 seats, plus' continues below, with whatever is there.
  const isOpen = (i: number): boolean => openEnd.test(above.cells[i + 1] ?? '');
  if (rest.every((cell, i) => cell === '' || goesOn(cell) || isOpen(i))) return true;
  return filled < rest.length && (filled < 2 || rest.length > 2) && !rest.some((cell) => startsWithFigure(cell));
}

const openEnd =
  /(?:,|\b(?:or|and|of|the|a|an|than|with|from|to|in|for|per|by|on|at|plus|each|every|least|most|not|is))$/i;

const withMore = (above: GridRow, below: GridRow): GridRow => ({
  cells: above.cells.map((cell, i) => joined(cell, below.cells[i] ?? '')),
  indent: above.indent,
  span: { start: above.span.start, end: below.span.end },
});
