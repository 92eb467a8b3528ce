import { endsIn, goesOn, isRule, joined, startsWithFigure, isClock, isUnitWord } from './text-lines.ts';
import type { Grid, GridFound, GridRow, TextLine } from './types.ts';

/* Cells separated by bars or tabs, as Word, web pages and pasted sheets give them. */

/** What may stand between two cells. */
type Parting = readonly string[];
const bars: Parting = ['|', '│', '\t'];
const stops: Parting = [';'];
const commas: Parting = [','];
const dashes: Parting = [' — ', ' – '];

const isIn = (parting: Parting, text: string): boolean => parting.some((mark) => text.includes(mark));
const splitBy = (parting: Parting, text: string): string[] =>
  parting.reduce((parts: readonly string[], mark) => parts.flatMap((part) => part.split(mark)), [text]).slice();
const widest = 24;
const longestHeading = 60;

/** A table that begins at a line. Gives: null if none does; a table is at least two consecutive rows. */
export function barredTable(lines: readonly TextLine[], from: number): GridFound | null {
  const first = lines[from];
  if (first === undefined) return null;
  const parted =
    isIn(bars, first.text) || isFrame(first.text)
      ? bars
      : isParted(lines, from, stops)
        ? stops
        : isParted(lines, from, dashes)
          ? dashes
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
      if (!isIn(parted, lines[at + 1]?.text ?? '')) break;
      continue;
    }
    if (isRule(line.text)) {
      if ((blocks.at(-1)?.length ?? 0) > 0) blocks.push([]);
      rules++;
    } else if (isIn(parted, line.text) && !(parted !== bars && parted !== dashes && endsSentence(line.text)))
      blocks.at(-1)?.push(rowOf(line, parted, isFramed, blocks[0]?.[0]?.cells.length ?? 0));
    else if (taken > 0 && isHeading(line.text) && isIn(parted, lines[at + 1]?.text ?? ''))
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

const isFrame = (text: string): boolean => isRule(text) && ['+', '┌', '├'].some((corner) => text.includes(corner));
const isHeading = (text: string): boolean => text.length <= longestHeading && !endsIn(text, '.;:');

/** Whether a line ends as sentences do, and not with a unit: '35 ft.', '10 p.m.' */
const endsSentence = (text: string): boolean =>
  endsIn(text, '.;') && !isUnitWord(text.split(' ').at(-1) ?? '') && !isClock(text.split(' ').slice(-2).join(' '));

/** Whether lines have the same number of separators, and none at the end: 'R-1; 2 acres; 40 feet'. */
function isParted(lines: readonly TextLine[], from: number, by: Parting): boolean {
  const count = (line: TextLine | undefined): number => splitBy(by, line?.text ?? '').length;
  const wide = count(lines[from]);
  return (
    wide > 2 &&
    [0, 1, 2].every(
      (i) => count(lines[from + i]) === wide && (by === dashes || !endsSentence(lines[from + i]?.text ?? '')),
    )
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
    !endsIn(lines[from]?.text ?? '', '.;:') &&
    rows.every((cells) => cells.length === head.length && hasFigure(cells.slice(1))) &&
    [head, ...rows].every((cells) => cells.every((cell) => cell.length <= longestOfSheet))
  );
}

const longestOfSheet = 40;

/** The cells of a line; in a sheet with commas, a cell in quotation marks may hold some. */
function cellsOf(text: string, parted: Parting): string[] {
  if (parted !== commas) return splitBy(parted, text);
  const cells = [''];
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === ',' && !isQuoted) cells.push('');
    else cells[cells.length - 1] = `${cells.at(-1) ?? ''}${letter}`;
  }
  return cells.map((cell) => cell.trim());
}

function rowOf({ raw, text, indent, span }: TextLine, parted: Parting, isFramed: boolean, wide: number): GridRow {
  // A leading tab is an empty cell; a leading bar is the frame, if the first line has one.
  const isBlank = !isFramed && splitBy(parted, text).length - 2 < wide;
  const hasBar = opensWithBar(text) && (isFramed || (endsIn(text, '|│') && !isBlank));
  const inner = hasBar ? text.slice(1) : raw.slice([...raw].findIndex((letter) => letter !== ' '));
  const cells = cellsOf(endsIn(inner, '|│') ? inner.slice(0, -1) : inner, parted).slice(0, widest);
  const [first = ''] = cells;
  return {
    cells: cells.map((cell) => withoutTags(cell).replaceAll('**', boldOf(cell)).trim()),
    indent: indent + first.length - first.trimStart().length,
    span,
  };
}

const noted = ['sup', 'a'];

/** A cell without the tags of its page, and without what is raised in it: the mark of a note. */
function withoutTags(cell: string): string {
  if (!cell.includes('<')) return cell;
  let text = '';
  for (const [i, part] of cell.split('<').entries()) {
    const at = part.indexOf('>');
    const tag = part.slice(0, Math.max(0, at)).split(' ')[0]?.toLowerCase() ?? '';
    if (i === 0) text += part;
    // 'Less than 5: < 5 feet' has no tag.
    else if (at === -1) text += `<${part}`;
    else if (!noted.includes(tag)) text += `${tag.startsWith('br') ? ' ' : ''}${part.slice(at + 1)}`;
  }
  return text;
}

/** A pair of stars sets words in bold; stars at the end alone are a mark. */
const boldOf = (cell: string): string => (cell.trim().startsWith('**') ? '' : '**');

function gridOf(found: readonly (readonly GridRow[])[], rules: number): Grid | null {
  const blocks = rowsByRule(found);
  const all = titled(blocks.flat().filter(({ cells }) => cells.some((cell) => cell !== '')));
  if (all.length < 2) return null;
  const isFramed = blocks.length > 2 && rules > 2;
  const [top = []] = blocks;
  const above = blocks.length > 1 ? top.filter((row) => all.includes(row)).length : 0;
  const names = above > 0 ? above : headRows(all);
  const heading = isSpread(all[names - 1], all[names], all.slice(names + 1)) ? names + 1 : names;
  const [title] = blocks.flat().filter((row) => !all.includes(row));
  return {
    head: all.slice(0, heading).map(({ cells }) => cells),
    rows: merged(all.slice(heading), isFramed),
    wrapping: 'none',
    title: title?.cells[0] ?? '',
  };
}

/** Rows between rules, of several lines each: a line in them leaves some cells blank, for its others go on. */
function rowsByRule(blocks: readonly (readonly GridRow[])[]): readonly (readonly GridRow[])[] {
  const long = blocks.filter((rows) => rows.length > 1);
  const isByRule = blocks.length > 2 && long.every((rows) => rows.slice(1).every(({ cells }) => cells.includes('')));
  return isByRule ? blocks.map((rows) => [rows.reduce(withMore)]) : blocks;
}

const withMore = (above: GridRow, row: GridRow): GridRow => ({
  ...above,
  cells: above.cells.map((cell, i) => joined(cell, row.cells[i] ?? '')),
  span: { start: above.span.start, end: row.span.end },
});

const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '');

/** Whether a row has the names that the one above it spans: as many as the rows below have values. */
function isSpread(above: GridRow | undefined, row: GridRow | undefined, below: readonly GridRow[]): boolean {
  if (above === undefined || row === undefined || below.length < 2) return false;
  const wide = Math.max(...below.map(({ cells }) => lastFilled(cells)));
  const isShort = lastFilled(row.cells) === wide - 1 && row.cells.slice(0, wide).every((cell) => cell !== '');
  return (
    isShort &&
    lastFilled(above.cells) < wide - 1 &&
    below.every(({ cells }) => lastFilled(cells) !== wide - 1) &&
    !row.cells.some((cell) => startsWithFigure(cell))
  );
}

/** Without the title that is in the table's own first cell, wherever it is said. */
function titled(rows: readonly GridRow[]): readonly GridRow[] {
  const [first, second] = rows;
  const filled = first?.cells.filter((cell) => cell !== '').length ?? 0;
  const isTitle = isTitleRow(first, second, filled);
  return isTitle ? rows.filter(({ cells }) => cells.join('|') !== first?.cells.join('|')) : rows;
}

const isTitleRow = (first: GridRow | undefined, second: GridRow | undefined, filled: number): boolean =>
  filled === 1 && first?.cells[0] !== '' && (second?.cells.length ?? 0) > 2;

const shapeOf = (cell: string): string => (startsWithFigure(cell) ? (cell.split(/[\s\d]+/).at(-1) ?? '') : 'words');

/** 'P', 'SE', or a blank: what a table of uses says in its cells. */
const isCode = (cell: string): boolean => cell.length <= 2 && cell === cell.toUpperCase();

const numbers = new Set('one two three four five six seven eight nine ten twelve'.split(' '));
const opensWithNumber = (cell: string): boolean =>
  startsWithFigure(cell) || numbers.has(cell.split(' ')[0]?.toLowerCase() ?? '');

/** How many rows name the columns: none if the first is like those below it; two if names span several. */
function headRows(rows: readonly GridRow[]): number {
  const [first, second, third] = rows.map(({ cells }) => cells);
  if (first === undefined || second === undefined) return 0;
  const figures = first.slice(1).filter((cell) => startsWithFigure(cell)).length;
  const alike = first.slice(1).filter((cell, i) => shapeOf(cell) === shapeOf(second[i + 1] ?? '')).length;
  if (figures * 2 > first.length - 1 && alike * 2 > first.length - 1) return 0;
  // 'Clinics | One space for each 200 square feet' is a row among rows.
  const opensAlike =
    first.length === 2 && [first, second, third ?? second].every(([, value = '']) => opensWithNumber(value));
  if (opensAlike) return 0;
  const reaches = first.some((cell, i) => i > 0 && (cell === '' || cell === first[i - 1]));
  const isSecond =
    third !== undefined &&
    second.length >= first.length &&
    second.slice(1).some((cell) => cell !== '') &&
    !(second[0] !== '' && second.slice(1).every(isCode)) &&
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
    if (isMore) found[found.length - 1] = withMore(above, row);
    else found.push(row);
  }
  return found;
}
