import { endsIn, goesOn, isClock, isRule, isValue, joined, namesHours, startsWithFigure } from './text-lines.ts';
import type { Grid, GridFound, GridRow, TextLine } from './types.ts';

/* Columns lined up with spaces, or a label and its figure with dots between. */

interface Segment {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface Placed {
  readonly line: TextLine;
  readonly segments: readonly Segment[];
}

const longestLabel = 60;
const longestFigured = 100;
const longestCell = 80;
const mark = /^\(?[A-Za-z0-9.]{1,7}[.)]$/;

/** The parts of a line between gaps of two spaces or rows of dots; the space after a sentence isn't a gap. Takes: one line of a text as
 *  filed. Gives: from left to right, with their columns in the line; a tab counts as four. */
export function segmentsOf(raw: string): Segment[] {
  const plain = raw.replace(/(?:[.·…_] ?){3,}/g, (dots) => ' '.repeat(dots.length)).replaceAll('\t', '    ');
  const found: Segment[] = [];
  for (const hit of plain.matchAll(/\S+(?: \S+)*/g)) {
    const segment = { text: hit[0], from: hit.index, to: hit.index + hit[0].length };
    const last = found.at(-1);
    const isSentence = last !== undefined && segment.from - last.to === 2 && /[a-z][.;:?!]$/.test(last.text);
    if (isSentence && last !== undefined)
      found[found.length - 1] = { text: `${last.text} ${segment.text}`, from: last.from, to: segment.to };
    else found.push(segment);
  }
  return found;
}

const hasGap = (raw: string): boolean =>
  raw.trimStart().includes('  ') || raw.includes('\t') || /[.·…_] ?[.·…_] ?[.·…_]/.test(raw);

function isRow(segments: readonly Segment[]): boolean {
  const [first, second] = segments;
  if (first === undefined || second === undefined) return false;
  if (mark.test(first.text) && second.text.length > 40) return false;
  // 'P = permitted   C = conditional' explains the cells.
  if (segments.every(({ text }) => text.includes(' = '))) return false;
  // A long label with nothing but figures beside it.
  const longest = segments.slice(1).every(({ text }) => isValue(text)) ? longestFigured : longestLabel;
  return (
    first.text.length <= longest &&
    segments.slice(1).every(({ text }) => text.length <= longestCell) &&
    !segments.slice(1).every(({ text }) => text.length > 40 && text.endsWith('.'))
  );
}

/** 'Table 5.3  Setbacks': the line over a table, whose number stands apart. */
const isTitle = (text: string): boolean =>
  overTables.has(text.split(' ')[0]?.toLowerCase() ?? '') && segmentsOf(text).length < 3;
const overTables = new Set(['table', 'schedule', 'exhibit', 'chart', 'figure']);

/** A table that begins at a line. Gives: null if none does. */
export function alignedTable(lines: readonly TextLine[], from: number, whole: string): GridFound | null {
  if (isTitle(lines[from]?.text ?? '')) return null;
  if (!hasGap(lines[from]?.raw ?? '') && (lines[from]?.indent ?? 0) < 8) return null;
  const placed: (Placed | 'rule')[] = [];
  let taken = 0;
  let gap = 0;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as TextLine;
    if (line.text === '') {
      if (++gap > 1 || placed.length === 0) break;
      continue;
    }
    const segments = segmentsOf(line.raw);
    if (isRule(line.text)) placed.push('rule');
    else if (
      isRow(segments) ||
      (segments.length === 1 && (isInner(lines, at, placed.length, gap) || isLabel(lines, at, placed)))
    )
      placed.push({ line, segments });
    else break;
    gap = 0;
    taken = at + 1 - from;
  }
  const grid = gridOf(placed, whole);
  return grid === null ? null : { grid, lines: taken };
}

/** A line without a gap: a heading, or a cell that continues. */
function isInner(lines: readonly TextLine[], at: number, before: number, gap: number): boolean {
  const line = lines[at] as TextLine;
  if (line.text.length > longestLabel || endsIn(line.text, '.;:')) return false;
  const next = lines.slice(at + 1, at + 4).find(({ text }) => text !== '');
  const isNext = next !== undefined && (isRow(segmentsOf(next.raw)) || (before > 0 && isRule(next.text)));
  if (before === 0) return line.indent >= 8 && isNext && isRow(segmentsOf(next.raw));
  return isNext || (gap === 0 && line.indent >= 2);
}

const mostOfLabel = 10;

/** Whether a line is part of a label that takes several: it stays left of the second column, as do those after it up to the next row. */
function isLabel(lines: readonly TextLine[], at: number, placed: readonly (Placed | 'rule')[]): boolean {
  const edge = Math.min(...placed.flatMap((one) => (one === 'rule' ? [] : (one.segments[1]?.from ?? []))));
  if (placed.length < 2 || edge === Infinity) return false;
  for (const { text, raw } of lines.slice(at, at + mostOfLabel).filter(({ text: words }) => words !== '')) {
    const [first, second, ...others] = segmentsOf(raw);
    if (second !== undefined) return others.length > 0 && (first?.to ?? 0) <= edge + 1;
    if (raw.length > edge + 1 || endsIn(text, '.;')) return false;
  }
  return false;
}

function gridOf(placed: readonly (Placed | 'rule')[], whole: string): Grid | null {
  const rows = placed.filter((one) => one !== 'rule');
  const several = rows.filter(({ segments }) => segments.length > 1);
  if (several.length < 2) return null;
  const counts = several.map(({ segments }) => segments.length);
  const width =
    Math.max(...counts.filter((count, i) => counts.indexOf(count) !== i || counts.length === 2), 0) ||
    Math.max(...counts);
  const columns = columnsOf(several, width);
  const starts = startsOf(several, width);
  if (width === 2 && !several.slice(1).every(({ segments }) => isShort(segments[1]?.text ?? ''))) return null;
  const cells = rows.map(({ line, segments }) => ({
    cells: placedIn(segments.length < width ? cut(segments, starts, columns) : segments, columns, width),
    indent: line.indent,
    span: line.span,
  }));
  const heading = headRows(placed, cells);
  const hasFigures = cells.slice(heading).some(({ cells: [, ...rest] }) => rest.some((cell) => isValue(cell)));
  if (width === 2 && !hasFigures) return null;
  const keyOf = ({ line }: Placed): string =>
    segmentsOf(line.text)
      .map(({ text }) => text)
      .join('|');
  const names = new Set(rows.slice(0, heading).map(keyOf));
  return {
    head: heading === 0 ? [] : [namesOver(rows.slice(0, heading), cells.slice(0, heading), columns, whole)],
    // The names come again on the next page.
    rows: cells.filter((_, i) => i >= heading && !names.has(keyOf(rows[i] as Placed))),
    wrapping: 'columns',
  };
}

const isShort = (cell: string): boolean => cell === '' || cell.length <= 40 || isValue(cell);

/** The names of the columns from several lines: one that continues below is joined, one that spans several is put before each. */
function namesOver(
  lines: readonly Placed[],
  rows: readonly GridRow[],
  columns: readonly Column[] | null,
  whole: string,
): string[] {
  const lowest = rows.at(-1)?.cells ?? [];
  let names = [...lowest];
  for (let at = rows.length - 2; at >= 0; at--) {
    const upper = rows[at]?.cells ?? [];
    const spans =
      columns === null ? [] : spansOf(lines[at]?.segments ?? [], lines[at + 1]?.segments ?? [], upper, columns, whole);
    names = names.map((name, i) => {
      const over = spans.find(({ from, to }) => i >= from && i < to);
      if (over !== undefined) return name === '' ? over.name : `${over.name}, ${name}`;
      return joined(upper[i] ?? '', name);
    });
  }
  return names;
}

interface NameSpan {
  readonly name: string;
  /** Columns, the end excluded. */
  readonly from: number;
  readonly to: number;
}

/** Names that span several columns: lined up with none of the names below, or alone over all but the first. */
function spansOf(
  upper: readonly Segment[],
  lower: readonly Segment[],
  cells: readonly string[],
  columns: readonly Column[],
  whole: string,
): NameSpan[] {
  const places = upper.map((segment, i) => ({
    segment,
    at: nearest(segment, columns),
    isOver: isOver(segment, lower, upper[i + 1], whole),
  }));
  return places.flatMap(({ segment, at, isOver: isWide }, i) => {
    if (!isWide || at === 0) return [];
    const left = (places[i - 1]?.at ?? 0) + 1;
    const right = places[i + 1]?.at ?? columns.length;
    const middle = (segment.from + segment.to) / 2;
    // As far to the left as to the right, over columns that have no name of their own.
    let [from, to] = [at, at + 1];
    while (
      from > left &&
      (cells[from - 1] ?? '') === '' &&
      middleOf(columns[from - 1]) > middle - reach(segment, columns, to)
    )
      from--;
    while (to < right && (cells[to] ?? '') === '') to++;
    return to - from > 1 ? [{ name: segment.text, from, to }] : [];
  });
}

const middleOf = (column: Column | undefined): number => (column === undefined ? 0 : (column.from + column.to) / 2);
const reach = ({ to }: Segment, columns: readonly Column[], at: number): number =>
  Math.max(to - (columns[0]?.to ?? 0), middleOf(columns[columns.length - 1]) - middleOf(columns[at - 1]));

/** Whether a name spans several columns: it covers two of those below, lines up with none, or has blanks next to it. */
function isOver(segment: Segment, lower: readonly Segment[], next: Segment | undefined, whole: string): boolean {
  if (lower.filter(({ from, to }) => Math.min(to, segment.to) - Math.max(from, segment.from) > 0).length > 1)
    return true;
  const below = lower.find(
    ({ from, to }) =>
      Math.abs(from - segment.from) <= 1 ||
      Math.abs(to - segment.to) <= 1 ||
      Math.abs(from + to - segment.from - segment.to) <= 2,
  );
  if (below === undefined) return true;
  // 'Resource' over 'Protection' is one name where the text has it.
  if (whole.includes(`${segment.text} ${below.text}`)) return false;
  const beside = lower.filter(({ from }) => from > below.to && from < (next?.from ?? Infinity) - 1);
  // 'Trees' and 'Shrubs' under each of two names
  const isAgain = beside.length > 0 && lower.filter(({ text }) => text === below.text).length > 1;
  return (isAgain || beside.length > 1) && [below, ...beside].every(({ text }) => !goesOn(text));
}

interface Column {
  readonly from: number;
  readonly to: number;
}

/** The positions of the columns; null if the rows don't line up and only their order counts. */
function columnsOf(rows: readonly Placed[], width: number): readonly Column[] | null {
  const full = rows.filter(({ segments }) => segments.length === width);
  const columns = Array.from({ length: width }, (_, i) => ({
    from: Math.min(...full.map(({ segments }) => segments[i]?.from ?? 0)),
    to: Math.max(...full.map(({ segments }) => segments[i]?.to ?? 0)),
  }));
  return columns.every(({ from }, i) => i === 0 || from >= (columns[i - 1]?.to ?? 0)) ? columns : null;
}

/** Where columns begin that all full rows begin at the same place. */
function startsOf(rows: readonly Placed[], width: number): number[] {
  const full = rows.filter(({ segments }) => segments.length === width);
  return Array.from({ length: width }, (_, i) => full[0]?.segments[i]?.from ?? 0).filter(
    (from, i) => i > 0 && full.length > 1 && full.every(({ segments }) => segments[i]?.from === from),
  );
}

/** The pieces of a row that has too few, cut where a column begins; a label that runs into the first value ends before it. */
function cut(segments: readonly Segment[], starts: readonly number[], columns: readonly Column[] | null): Segment[] {
  const found = segments.flatMap((one) => cutAt(one, starts));
  const [first, second] = found;
  const column = columns?.[1];
  if (first === undefined || column === undefined || found.length < 2) return found;
  const at = first.text.lastIndexOf(' ') + 1;
  const isRunIn =
    at > 0 && isValue(first.text.slice(at)) && first.to >= column.from - 1 && (second?.from ?? 0) > column.to;
  if (!isRunIn) return found;
  return [
    { text: first.text.slice(0, at - 1), from: first.from, to: first.from + at - 1 },
    {
      text: first.text.slice(at),
      from: Math.max(first.from + at, column.from),
      to: Math.max(first.to, column.from + 1),
    },
    ...found.slice(1),
  ];
}

/** A piece that fills its column and runs into the next, in two where the next begins. */
function cutAt(segment: Segment, starts: readonly number[]): Segment[] {
  const start = starts.find(
    (at) => at > segment.from && at < segment.to && segment.text[at - segment.from - 1] === ' ',
  );
  const at = (start ?? 0) - segment.from;
  if (start === undefined || !isValue(segment.text.slice(at))) return [segment];
  return [
    { text: segment.text.slice(0, at).trimEnd(), from: segment.from, to: start - 1 },
    ...cutAt({ text: segment.text.slice(at), from: start, to: segment.to }, starts),
  ];
}

function placedIn(segments: readonly Segment[], columns: readonly Column[] | null, width: number): string[] {
  const cells = Array.from({ length: width }, () => '');
  if (columns === null) {
    const shift = segments.length < width && (segments[0]?.from ?? 0) >= 4 ? width - segments.length : 0;
    for (const [i, { text }] of segments.entries()) {
      const at = Math.min(i + shift, width - 1);
      cells[at] = joined(cells[at] ?? '', text);
    }
    return cells;
  }
  for (const segment of segments) {
    const at = nearest(segment, columns);
    cells[at] = joined(cells[at] ?? '', segment.text);
  }
  return cells;
}

/** The column that a piece belongs to: the first it covers, else the one whose middle is nearest. */
function nearest({ from, to }: Segment, columns: readonly Column[]): number {
  const covered = columns.findIndex((column) => Math.min(to, column.to) - Math.max(from, column.from) > 0);
  const isAcross = columns.filter((column) => Math.min(to, column.to) - Math.max(from, column.from) > 0).length > 1;
  if (covered !== -1 && isAcross) return covered === 0 && from > 0 ? bestOf(from, to, columns) : covered;
  return covered !== -1 ? covered : bestOf(from, to, columns);
}

function bestOf(from: number, to: number, columns: readonly Column[]): number {
  const middle = (from + to) / 2;
  const away = columns.map((column) => Math.abs((column.from + column.to) / 2 - middle));
  return away.indexOf(Math.min(...away));
}

/** How many rows name the columns: those above the first rule that has rows on both sides, else those before the first figure. */
function headRows(placed: readonly (Placed | 'rule')[], rows: readonly GridRow[]): number {
  let above = 0;
  for (const one of placed) {
    if (one !== 'rule') above++;
    else if (above > 0 && above < rows.length) return above <= 4 ? above : 0;
  }
  const isBody = ({ cells: [, ...rest] }: GridRow): boolean => rest.some((cell) => isValue(cell));
  const isOfHours = ({ cells: [label, ...rest] }: GridRow): boolean => {
    const names = (cell: string): boolean => namesHours(cell) || (label === '' && isClock(cell));
    return rest.some(names) && rest.every((cell) => cell === '' || names(cell));
  };
  // 'Weekdays   7 a.m. to 6 p.m.' over 'Saturday   8 a.m. to noon': rows from the first line on.
  if (rows.length > 1 && rows.slice(0, 2).every((row) => row.cells[0] !== '' && isOfHours(row))) return 0;
  // 'Receiving land use   7 a.m.-10 p.m.   10 p.m.-7 a.m.' names its columns, where the rows below hold other figures.
  const plain = rows.findIndex((row) => isBody(row) && !isOfHours(row));
  const first = plain === -1 ? rows.findIndex(isBody) : Math.max(plain, rows.findIndex(isBody));
  if (first === -1) return namesOfWords(rows);
  if (first === 0) return isScale(rows) ? 1 : 0;
  const filled = countWhile(rows.slice(0, first), ({ cells: [, ...rest] }) => rest.some((cell) => cell !== ''));
  // A name of the labels may go on alone where names of columns follow below it.
  const below = rows.slice(0, first).findLastIndex(({ cells: [label] }) => label === '');
  const names = Math.max(filled, below + 1);
  const tail = rows.slice(first).filter(({ cells: [label] }) => label !== '');
  const isFigured =
    tail.filter(({ cells: [, ...rest] }) => rest.some((cell) => startsWithFigure(cell))).length * 4 >= tail.length * 3;
  if (isFigured) return Math.min(names, 4);
  const unlabeled = countWhile(rows.slice(0, names), ({ cells: [label] }) => label === '');
  return unlabeled > 1 ? Math.min(namesOfWords(rows), unlabeled) : Math.min(names, 1);
}

/** 'Lot frontage   50 ft.   75 ft.   100 ft.' over rows of other figures: it rises in one unit, and names the columns. */
function isScale([first, ...rows]: readonly GridRow[]): boolean {
  const names = first?.cells.slice(1) ?? [];
  const figures = names.map((name) => Number.parseFloat(name.replaceAll(',', '')));
  const unitOf = (cell: string): string => cell.split(' ').slice(1).join(' ');
  const isRising = figures.every((figure, i) => i === 0 || figure > (figures[i - 1] ?? 0));
  const isOfOneUnit = names.every((name) => unitOf(name) === unitOf(names[0] ?? '') && unitOf(name) !== '');
  const isOther = rows.some(
    ({ cells: [, cell = ''] }) => startsWithFigure(cell) && unitOf(cell) !== unitOf(names[0] ?? ''),
  );
  return names.length > 2 && isRising && isOfOneUnit && isOther;
}

/** Where cells are words, the first row with a name for every column is the last row of names. */
function namesOfWords(rows: readonly GridRow[]): number {
  const named = rows.findIndex(({ cells: [, ...rest] }) => rest.every((cell) => cell !== '')) + 1;
  return named + countWhile(rows.slice(named), ({ cells: [label = ''] }) => label === '');
}

function countWhile<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  const end = items.findIndex((item) => !holds(item));
  return end === -1 ? items.length : end;
}
