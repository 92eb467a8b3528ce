import { endsIn, goesOn, isUnit, isValue, joined, startsWithFigure, withoutEnd } from './text-lines.ts';
import type { GridFound, GridRow, TextLine } from './types.ts';

/* Tables with every cell on its own line whose rows show by what they are made of: figures that rise under as many names, or a label with
 * as many codes ('yes', 'PB', 'C') as each of the others. */

const mostNames = 8;
const mostRows = 120;
const fewestRows = 3;
const longestName = 120;
const longestLabel = 160;
const longestFigure = 30;

interface Filled {
  readonly line: TextLine;
  readonly at: number;
}

/** A table that begins at a line. Gives: null if none does. */
export function regularTable(lines: readonly TextLine[], from: number): GridFound | null {
  return risingTable(lines, from) ?? codedTable(lines, from);
}

function filledFrom(lines: readonly TextLine[], from: number, most: number): Filled[] {
  const found: Filled[] = [];
  for (let at = from; at < lines.length && found.length < most; at++) {
    const line = lines[at] as TextLine;
    if (line.text !== '') found.push({ line, at });
  }
  return found;
}

const isCell = ({ text }: TextLine): boolean => !text.includes('|') && !text.includes('   ');

/* 25 mph, 150 feet, 30 mph, 175 feet: the labels are figures, too */

const isName = ({ text }: TextLine): boolean =>
  text.length <= longestName && !endsIn(text, '.;:!?') && !isValue(text) && !isNumbered(text);

/** '3. Forest management' is an item of a list. */
function isNumbered(text: string): boolean {
  const [first = '', second] = text.split(' ');
  return second !== undefined && first.length <= longestItem && endsIn(first, '.)');
}

const longestItem = 5;

const isFigure = (line: TextLine): boolean =>
  startsWithFigure(line.text) && line.text.length <= longestFigure && !isNumbered(line.text);

function firstNumber(text: string): number {
  const at = [...text].findIndex((one) => one >= '0' && one <= '9');
  return at === -1 ? Number.NaN : Number.parseFloat(text.slice(at).replaceAll(',', ''));
}

function risingTable(lines: readonly TextLine[], from: number): GridFound | null {
  const ahead = filledFrom(lines, from, 2 * mostNames + 1);
  const end = ahead.findIndex(({ line }) => !isCell(line) || !isName(line));
  if (end < 2 || !isFigure(ahead[end]?.line ?? blank)) return null;
  const head = withUnits(ahead.slice(0, end).map(({ line }) => line.text));
  if (head.length < 2 || head.length > mostNames) return null;
  const below = filledFrom(lines, ahead[end]?.at ?? from, head.length * mostRows);
  const stop = below.findIndex(({ line }) => !isCell(line) || !(isFigure(line) || isValue(line.text)));
  const cells = below.slice(0, stop === -1 ? below.length : stop);
  if (cells.length % head.length !== 0 || cells.length < fewestRows * head.length) return null;
  const rows = Array.from({ length: cells.length / head.length }, (_, i) =>
    rowOf(cells.slice(i * head.length, (i + 1) * head.length).map(({ line }) => line)),
  );
  const labels = rows.map(({ cells: [label = ''] }) => firstNumber(label));
  if (!labels.every((label, i) => Number.isFinite(label) && (i === 0 || label > (labels[i - 1] ?? 0)))) return null;
  return { grid: { head: [head], rows, wrapping: 'none' }, lines: (cells.at(-1)?.at ?? from) + 1 - from };
}

const blank: TextLine = { raw: '', text: '', indent: 0, span: { start: 0, end: 0 } };

/** '(feet)' on a line of its own belongs to the name above it. */
function withUnits(names: readonly string[]): string[] {
  const found: string[] = [];
  for (const name of names) {
    const isOfAbove = name.startsWith('(') && name.endsWith(')') && found.length > 0;
    if (isOfAbove || (found.length > 0 && isUnit(name))) found[found.length - 1] = joined(found.at(-1) ?? '', name);
    else found.push(name);
  }
  return found;
}

const rowOf = (lines: readonly TextLine[]): GridRow => ({
  cells: lines.map(({ text }) => text),
  indent: 0,
  span: { start: lines[0]?.span.start ?? 0, end: lines.at(-1)?.span.end ?? 0 },
});

/* A label, then what is allowed in each district */

const answers = new Set(['yes', 'no', 'none', 'n/a', '-', '–', '—', '●', '•', '✓', '*']);

const isCode = ({ text }: TextLine): boolean =>
  text.length <= longestCode &&
  (answers.has(text.toLowerCase()) ||
    (text === text.toUpperCase() &&
      text !== text.toLowerCase() &&
      !startsWithFigure(text) &&
      (text.split(' ')[1] ?? '(').startsWith('(')));
const longestCode = 9;

interface Labeled {
  readonly label: readonly TextLine[];
  readonly codes: readonly TextLine[];
  /** Index into the lines with words on them, behind its last code. */
  readonly next: number;
}

/** A label of one line or several, and the codes after it. */
function labeledAt(lines: readonly Filled[], from: number): Labeled | null {
  let at = from;
  while (at < lines.length && isLabel(lines[at]?.line ?? blank) && (at === from || goesOn(lines[at]?.line.text ?? '')))
    at++;
  if (at === from) return null;
  const begin = at;
  while (at < lines.length && isCode(lines[at]?.line ?? blank)) at++;
  const lineOf = ({ line }: Filled): TextLine => line;
  return { label: lines.slice(from, begin).map(lineOf), codes: lines.slice(begin, at).map(lineOf), next: at };
}

const isLabel = (line: TextLine): boolean =>
  isCell(line) && !isCode(line) && line.text.length <= longestLabel && !endsIn(line.text, ';!?');

function codedTable(lines: readonly TextLine[], from: number): GridFound | null {
  const opens = filledFrom(lines, from, 2 * mostNames + 2);
  const start = headOf(opens);
  if (start === null) return null;
  const below = filledFrom(lines, opens[start.next]?.at ?? from, (start.names.length + 2) * mostRows);
  const rows: GridRow[] = [];
  let at = 0;
  let full = 0;
  let last = 0;
  while (at < below.length) {
    const found = labeledAt(below, at);
    if (found === null || (found.codes.length > 0 && found.codes.length !== start.names.length)) break;
    const label = found.label.map(({ text }) => text).join(' ');
    if (found.codes.length === 0 && labeledAt(below, found.next)?.codes.length !== start.names.length) break;
    if (found.codes.length > 0) full++;
    rows.push({
      ...rowOf([...found.label, ...found.codes]),
      cells: [withoutEnd(label, ':'), ...found.codes.map(({ text }) => text)],
      indent: found.label[0]?.indent ?? 0,
    });
    at = found.next;
    last = at - 1;
  }
  if (full < fewestRows || new Set(rows.flatMap(({ cells: [, ...codes] }) => codes)).size > full + 2) return null;
  return {
    grid: { head: [[start.over, ...start.names]], rows, wrapping: 'none' },
    lines: (below[last]?.at ?? from) + 1 - from,
  };
}

interface Head {
  readonly over: string;
  readonly names: readonly string[];
  readonly next: number;
}

/** The names above the rows: a label with short names ('LAND USES', 'RP', 'SP'), or as many lines of words as the first row has codes. */
function headOf(lines: readonly Filled[]): Head | null {
  const textOf = (at: number): string => lines[at]?.line.text ?? '';
  const first = labeledAt(lines, 0);
  if (first === null || !first.label.every(({ text }) => isName({ ...blank, text: withoutEnd(text, ':') })))
    return null;
  if (first.codes.length > 1 && first.label.length === 1) {
    const names = first.codes.map(({ text }) => text);
    const row = labeledAt(lines, first.next);
    const isOfNames = new Set(names).size === names.length && names.every((name) => name !== name.toLowerCase());
    const values = row?.codes.map(({ text }) => text) ?? [];
    if (isOfNames && !values.some((value) => names.includes(value)))
      return { over: textOf(0), names, next: first.next };
    return null;
  }
  for (let count = 2; count <= mostNames; count++)
    for (const above of [1, 2]) {
      const row = labeledAt(lines, above + count);
      if (row?.codes.length !== count || row.label.length !== 1) continue;
      const names = Array.from({ length: count }, (_, i) => textOf(above + i));
      if (names.some((name) => !isName({ ...blank, text: name }) || name.length > longestFigure * 2)) continue;
      const spanning = above === 2 ? `${withoutEnd(textOf(1), ':')}, ` : '';
      return { over: textOf(0), names: names.map((name) => `${spanning}${name}`), next: above + count };
    }
  return null;
}
