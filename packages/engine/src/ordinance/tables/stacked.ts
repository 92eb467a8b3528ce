import { endsIn, isValue, startsWithFigure, withoutEnd } from './text-lines.ts';
import type { GridFound, GridRow, TextLine } from './types.ts';

/* Tables with every cell on its own line, as in pages pasted without their layout. */

const longestName = 60;
/** Labels by turns with their values may be longer: nothing else is in their lines. */
const longestOfPairs = 90;
const mostColumns = 8;
const mostSaidTwice = 16;
const mostRows = 60;
const fewestRows = 2;
const fewestPairs = 3;
const bullet = /^[•▪●◦·*-]\s+/;
const lettered = /^\([a-z0-9]{1,3}\)\s+(?=[A-Z])/;

/** The heading of a section, or its line in a table of contents. */
const isSection = (text: string): boolean => /^\d+(?:\.\d+)+\.? [A-Z]/.test(text);

const isName = ({ text }: TextLine, longest = longestName): boolean =>
  text !== '' &&
  text.length <= longest &&
  !text.includes('|') &&
  !endsIn(text, '.;:!?') &&
  !isValue(text) &&
  !['(', '§', '.'].includes(text.charAt(0)) &&
  !isNumbered(text);

/** '3. Forest management' */
function isNumbered(text: string): boolean {
  const [first = '', second] = text.split(' ');
  return second !== undefined && first.length > 1 && first.length <= longestNumber && endsIn(first, '.)');
}

const longestNumber = 7;

const isLettered = ({ text }: TextLine): boolean => lettered.test(text) && text.length <= longestName;

/** A table that begins at a line: names, then rows of a label and its values. Gives: null if none does. */
export function stackedTable(lines: readonly TextLine[], from: number): GridFound | null {
  const first = lines[from];
  if (first === undefined || !isName(first, longestOfPairs)) return null;
  const ahead = filledFrom(lines, from, 2 * mostSaidTwice);
  for (let i = 0; i < 3; i++) {
    const twice = saidTwice(ahead.slice(i).map(({ line }) => line.text));
    if (twice > 0) return i === 0 ? underNamesSaidTwice(lines, from, ahead.slice(0, 2 * twice)) : null;
  }
  const names = ahead.slice(0, mostColumns);
  const end = names.findIndex(({ line }) => !isName(line, longestOfPairs));
  const most = end === -1 ? names.length : end;
  const values = countWhile(ahead.slice(most), ({ line }) => isValue(line.text));
  // As many values as names before the label of the first row: nothing is over the labels.
  if (end > 2 && values === most - 1) {
    const found = tableUnder(
      lines,
      from,
      ['', ...names.slice(0, most - 1).map(({ line }) => line.text)],
      names[most - 1]?.at ?? from,
    );
    if (found !== null) return found;
  }
  for (let width = most; width >= 2; width--) {
    const head = names.slice(0, width).map(({ line }) => line.text);
    if (new Set(head).size < width || (width > 2 && head.some((name) => name.length > longestName))) continue;
    const found = tableUnder(lines, from, head, (names[width - 1]?.at ?? from) + 1);
    // Headings between the rows: the name before the first row is one of them, and the columns have none.
    if (found !== null && width === 2 && found.grid.rows.some(({ cells, indent }) => cells[1] === '' && indent >= 0))
      return null;
    if (found !== null) return found;
  }
  return end === 1 || end === 2 ? pairsFrom(lines, from, fewestPairs) : null;
}

/** The rows from a line on, under names that are known. */
function tableUnder(
  lines: readonly TextLine[],
  from: number,
  head: readonly string[],
  start: number,
): GridFound | null {
  const below = filledFrom(lines, start, head.length * mostRows);
  const rows = rowsOf(
    below.map(({ line }) => line),
    head.length,
  );
  if (rows === null) return null;
  return {
    grid: { head: [head], rows: rows.rows, wrapping: 'none' },
    lines: (below[rows.taken - 1]?.at ?? from) + 1 - from,
  };
}

/** How many lines come again right after themselves: the names of a table that is copied from a page come twice. */
function saidTwice(texts: readonly string[]): number {
  for (let count = 3; count <= texts.length / 2; count++)
    if (texts.slice(0, count).every((text, i) => text === texts[count + i]) && new Set(texts.slice(0, count)).size > 2)
      return count;
  return 0;
}

/** A table under names said twice: with or without its title, with or without a name over the labels, with or without a name that spans
 *  those after it. */
function underNamesSaidTwice(lines: readonly TextLine[], from: number, twice: readonly Filled[]): GridFound | null {
  const names = twice.slice(0, twice.length / 2).map(({ line }) => line.text);
  const start = (twice.at(-1)?.at ?? from) + 1;
  const [, ...untitled] = names;
  const heads = [['', ...names], names, untitled, unspanned(names), unspanned(untitled)];
  const found = heads.map((head) => (head.length > 1 ? tableUnder(lines, from, head, start) : null));
  const whole = (one: GridFound | null): number =>
    one?.grid.rows.filter(({ cells }) => !cells.includes('')).length ?? 0;
  const best = Math.max(...found.map(whole));
  return best === 0 ? null : (found.find((one) => whole(one) === best) ?? null);
}

/** Names with the one that spans the bare ones at the end put before each of them: 'Minimum setback', 'Front', 'Rear'. */
function unspanned(names: readonly string[]): string[] {
  const measured = ['min', 'max', '(', '%'];
  const isBare = (name: string): boolean => !measured.some((part) => name.toLowerCase().includes(part));
  const at = names.findLastIndex((name) => !isBare(name));
  if (at < 1 || names.length - at < 3) return [];
  return [...names.slice(0, at), ...names.slice(at + 1).map((name) => `${names[at] ?? ''}, ${name}`)];
}

function countWhile<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  const end = items.findIndex((item) => !holds(item));
  return end === -1 ? items.length : end;
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

interface Filled {
  readonly line: TextLine;
  readonly at: number;
}

/** The next lines with words on them. */
function filledFrom(lines: readonly TextLine[], from: number, most: number): Filled[] {
  const found: Filled[] = [];
  for (let at = from; at < lines.length && found.length < most; at++) {
    const line = lines[at] as TextLine;
    const plain = line.text.replace(bullet, '');
    const above = found.at(-1);
    if (line.text === '') continue;
    // '1 for each 2 teachers' and then 'plus 1 for each 10 students'
    if (above !== undefined && isValue(above.line.text) && adding.has(line.text.split(' ')[0] ?? ''))
      found[found.length - 1] = { line: withMore(above.line, line), at };
    // '- 50 ft' is a value behind a dash.
    else found.push({ line: startsWithFigure(plain) ? { ...line, text: plain } : line, at });
  }
  return found;
}

const adding = new Set(['plus', 'or', 'and']);

const withMore = (line: TextLine, more: TextLine): TextLine => ({
  ...line,
  text: `${line.text} ${more.text}`,
  span: { start: line.span.start, end: more.span.end },
});

/** Rows of a name and values, a name alone before some of them. */
function rowsOf(lines: readonly TextLine[], width: number): { rows: GridRow[]; taken: number } | null {
  const rows: GridRow[] = [];
  const seen = Array.from({ length: width }, () => new Set<string>());
  let [full, at, alike] = [0, 0, 0];
  const figured = figuredColumns(lines.slice(0, width));
  const isOfNames = isName(lines[0] ?? blank) && figured.length === 0;
  const isNext = (from: number): boolean => {
    const row = lines.slice(from, from + width);
    // Under a row of words, a figure for a label is a column out of its place.
    if (isOfNames && width > 2 && startsWithFigure(row[0]?.text ?? '')) return false;
    return (
      isRow(row, width) ||
      isMixed(row, width, figured) ||
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
    } else if (width === 2 && isLettered(lines[at] as TextLine) && isNext(at + 1)) {
      rows.push(letteredHeading(lines[at] as TextLine));
      at++;
    } else if ((full > 0 || width === 2) && isName(lines[at] as TextLine) && isNext(at + 1)) {
      rows.push(madeOf(lines.slice(at, at + 1), width));
      at++;
    } else break;
  }
  return alike >= fewestRows ? { rows, taken: at } : null;
}

const blank: TextLine = { raw: '', text: '', indent: 0, span: { start: 0, end: 0 } };

/** The columns of a row that have figures, after its label. */
const figuredColumns = (row: readonly TextLine[]): readonly number[] =>
  row.flatMap(({ text }, i) => (i > 0 && startsWithFigure(text) ? [i] : []));

/** 'Public road', '1.1 times total height', 'Edge of the right-of-way': figures and words in the columns where the first row has them. */
function isMixed(row: readonly TextLine[], width: number, figured: readonly number[]): boolean {
  const [label] = row;
  if (label === undefined || figured.length === 0 || figured.length === width - 1) return false;
  return isName(label) && isOfWords(row, width) && figuredColumns(row).join() === figured.join();
}

/** A row of words; earlier cells in its columns tell whether it belongs to the table. */
const isOfWords = (row: readonly TextLine[], width: number): boolean =>
  width > 2 &&
  row.length === width &&
  row.every(
    ({ text }, i) =>
      text.length <= longestName && !endsIn(text, '.;:!?') && !isSection(text) && (i > 0 || !isValue(text)),
  );

/** 'LAND USES      DISTRICT', '1. Recreational uses': a line of columns, or an item of a list. */
const isNoCell = ({ text }: TextLine): boolean => {
  const [first = '', second = ''] = text.split(' ');
  const isNumbered = startsWithFigure(first) && endsIn(first, '.)') && second.toLowerCase() !== second;
  return text.includes('   ') || isNumbered;
};

function isRow([label, ...values]: readonly TextLine[], width: number): boolean {
  return (
    label !== undefined &&
    ![label, ...values].some(isNoCell) &&
    values.length === width - 1 &&
    (isName(label, width === 2 ? longestOfPairs : longestName) ||
      (startsWithFigure(label.text) &&
        [...label.text].some((letter) => letter === '-' || letter.toLowerCase() !== letter.toUpperCase()) &&
        width > 2)) &&
    values.every(({ text }) => isValue(text) && !isSection(text) && (width === 2 || text.length <= longestName))
  );
}

/** '(b) Institutions.': a heading that is set out further than the rows below it. */
const letteredHeading = ({ text, span }: TextLine): GridRow => ({
  cells: [withoutEnd(text.replace(lettered, ''), '.:'), ''],
  indent: -1,
  span,
});

function madeOf(lines: readonly TextLine[], width = lines.length): GridRow {
  const [first, last] = [lines[0], lines.at(-1)];
  return {
    cells: Array.from({ length: width }, (_, i) => (lines[i]?.text ?? '').replace(bullet, '')),
    indent: bullet.test(first?.text ?? '') ? 2 : 0,
    span: { start: first?.span.start ?? 0, end: last?.span.end ?? 0 },
  };
}
