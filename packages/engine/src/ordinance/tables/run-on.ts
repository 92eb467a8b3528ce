import { startsWithCapital } from '../../base/text.ts';
import { isCorner } from './tidy.ts';
import { endsIn, isNothing, isUnitWord, startsWithFigure, withoutEnd } from './text-lines.ts';
import type { GridFound, GridRow, TextLine } from './types.ts';

/* Tables whose gaps were lost, as in text from PDF files: a label, then one value for each column. */

interface Values {
  readonly label: string;
  readonly values: readonly string[];
}

const mostColumns = 12;
const longestLine = 120;
const longestHead = 90;
const code = /^(?:[A-Z]{1,3}(?:\/[A-Z]{1,3})?[*†‡]?|[•●○✓✔■])$/;
const figure = /^[<>≥≤]?\$?\d(?:[\d,.]*\d)?(?:[-–]\d(?:[\d,.]*\d)?)?[%+'′"″]?[*†‡]?$/;
/** A label that ends like this continues with the figure after it. */
const connecting = new Set(['-', '–', '<', '>', '≤', '≥', 'to', 'than', 'or', 'and', 'over', 'under']);
const mostPending = 12;

const lately = new Map<string, Values>();
const mostKept = 256;

/** A line's label and the values at its end; each line is requested several times in a row. */
function valuesOf(text: string): Values {
  const known = lately.get(text);
  if (known !== undefined) return known;
  if (lately.size >= mostKept) lately.clear();
  const read = valuesIn(text);
  lately.set(text, read);
  return read;
}

function valuesIn(text: string): Values {
  const words = text.split(' ').filter((word) => word !== '');
  const values: string[] = [];
  let at = words.length;
  while (at > 0 && values.length <= mostColumns) {
    const word = words[at - 1] ?? '';
    const isPart = word.length === 3 && word.charAt(1) === '/' && Number(words[at - 2]) > 0;
    const size = isPart ? 1 : unitsBefore(words, at);
    if (size > 0) {
      values.unshift(words.slice(at - size - 1, at).join(' '));
      at -= size + 1;
    } else if (figure.test(word) || isNothing(word) || code.test(word)) {
      values.unshift(word);
      at--;
    } else break;
  }
  while (values.length > 0 && connecting.has((words[at - 1] ?? '').toLowerCase())) {
    at += (values.shift() ?? '').split(' ').length;
  }
  return { label: words.slice(0, at).join(' '), values };
}

/** How many words of a unit follow a figure and end here: 'sq. ft.' is two. */
function unitsBefore(words: readonly string[], at: number): number {
  for (const size of [1, 2])
    if (
      words.slice(at - size, at).every((word) => word !== '%' && isUnitWord(word)) &&
      figure.test(words[at - size - 1] ?? '')
    )
      return size;
  return 0;
}

/** A table that begins at a line, its names above it. Takes: the lines, the position, and the whole text, which shows what is one name. */
export function runOnTable(lines: readonly TextLine[], from: number, whole: string): GridFound | null {
  const first = lines[from];
  if (first === undefined || first.text.length > longestHead || endsIn(first.text, '.;:')) return null;
  const start = firstRow(lines, from);
  if (start === null) return null;
  const { width, at } = start;
  const names = headOf(lines.slice(from, at), width, whole, valuesOf(lines[at]?.text ?? '').label);
  if (names === null) return null;
  const heads = new Set(lines.slice(names.from + from, names.to + from).map(({ text }) => text));
  const rows: GridRow[] = [];
  let taken = 0;
  let pending: GridRow[] = [];
  for (let i = from + names.to; i < lines.length; i++) {
    const { text, indent, span } = lines[i] as TextLine;
    if (text === '') {
      if (pending.length > 0 || rows.length === 0) break;
      continue;
    }
    if (heads.has(text)) continue;
    if (text.length > longestLine) break;
    const { label, values } = readOn(pending, text, width);
    const extra = values.slice(0, Math.max(0, values.length - width));
    const name = [label, ...extra].filter((word) => word !== '').join(' ');
    const last = pending.at(-1);
    if (width > 1 && values.length === width && name === '' && last !== undefined) {
      rows.push(...pending.slice(0, -1), { ...last, cells: [last.cells[0] ?? '', ...values] });
      pending = [];
      taken = i + 1 - from;
    } else if (values.length >= width && name !== '') {
      rows.push(...pending, { cells: [name, ...values.slice(-width)], indent, span });
      pending = [];
      taken = i + 1 - from;
    } else if (pending.length < mostPending && !endsIn(text, '.;:') && text.length <= longestHead)
      pending.push({ cells: [text, ...Array.from({ length: width }, () => '')], indent, span });
    else break;
  }
  const full = rows.filter(({ cells }) => cells[1] !== '');
  if (full.length < (width === 1 ? 3 : 2)) return null;
  return { grid: { head: [names.names], rows, wrapping: 'lines' }, lines: taken };
}

/** A line's values; those that a raised mark broke off from the line above go before them. */
function readOn(pending: GridRow[], text: string, width: number): Values {
  const own = valuesOf(text);
  const before = own.label === '' ? pending.at(-1) : undefined;
  if (before === undefined) return own;
  const above = valuesOf(before.cells[0] ?? '');
  if (above.values.length === 0 || above.values.length + own.values.length - 1 !== width) return own;
  pending[pending.length - 1] = { ...before, cells: [above.label, ...before.cells.slice(1)] };
  return { label: '', values: [...above.values, ...own.values.slice(1)] };
}

/** The first row below, and how many values it has: as many as another row soon after. */
function firstRow(lines: readonly TextLine[], from: number): { at: number; width: number } | null {
  for (let at = from + 1; at < Math.min(lines.length, from + 8); at++) {
    const { text } = lines[at] as TextLine;
    if (text.length > longestLine) return null;
    const { label, values } = valuesOf(text);
    const width = label === '' ? values.length - 1 : values.length;
    if (width < 1) {
      if (text === '' || endsIn(text, '.;:')) return null;
      continue;
    }
    const later = lines.slice(at + 1, at + 8).filter(({ text: other }) => {
      const read = valuesOf(other);
      return read.values.length - (read.label === '' ? 1 : 0) === width;
    });
    if (later.length > 0) return { at, width };
    if (width > 1) return null;
  }
  return null;
}

interface Names {
  readonly names: readonly string[];
  /** Lines that contain them, from the first one looked at. */
  readonly from: number;
  readonly to: number;
}

/** The names of the columns: the nearest line above the first row with as many names, and a shorter one above it. */
function headOf(above: readonly TextLine[], width: number, whole: string, label: string): Names | null {
  for (let at = above.length - 1; at >= 0; at--) {
    const { text } = above[at] as TextLine;
    if (text === '') return null;
    const names = namesIn(text, width);
    if (names === null) continue;
    const piled = pile(above.slice(0, at + 1), width);
    if (piled !== null) return { names: piled, from: 0, to: at + 1 };
    const upper = at > 0 ? (above[at - 1]?.text ?? '') : '';
    const pair = width === 1 && at === 1 ? overLabels(upper, names[1] ?? '', label) : null;
    if (pair !== null) return { names: pair, from: 0, to: 2 };
    const words = upper.split(' ').filter((word) => word !== '');
    const isUpper = words.length > 0 && words.length <= width && words.every((word) => startsWithCapital(word));
    const paired = words.length === width ? words.map((word, i) => `${word} ${names[i + 1] ?? ''}`) : null;
    const spread = isUpper && names.length === width + 1 ? (paired ?? shared(words, names.slice(1), whole)) : null;
    // Only if the names start at the first line: lines above aren't part of the table.
    if (at - (spread === null ? 0 : 1) !== 0) return null;
    return { names: spread === null ? names : [names[0] ?? '', ...spread], from: 0, to: at + 1 };
  }
  return null;
}

/** Three lines of names or more, a word of each column in every one: 'Maximum / Building / Height'. */
function pile(lines: readonly TextLine[], width: number): string[] | null {
  const words = lines.map(({ text }) => text.split(' ').filter((word) => word !== ''));
  const isPile =
    words.length > 2 &&
    words.every(
      (row) => (row.length === width || row.length === width + 1) && row.every((word) => startsWithCapital(word)),
    );
  if (!isPile) return null;
  const rows = words.map((row) => (row.length === width ? ['', ...row] : row));
  return Array.from({ length: width + 1 }, (_, i) =>
    rows
      .map((row) => row[i] ?? '')
      .filter((word) => word !== '')
      .join(' '),
  );
}

/** 'Diameter of trunk above Points' over 'ground (inches)' and labels in inches: the last word names the column, the rest the labels. */
function overLabels(upper: string, lower: string, label: string): [string, string] | null {
  const unit = lower.slice(lower.lastIndexOf('(') + 1, -1).toLowerCase();
  const own = withoutEnd(label.split(' ').at(-1) ?? '', '.').toLowerCase();
  const words = upper.split(' ');
  const name = words.at(-1) ?? '';
  const isOfLabels = lower.endsWith(')') && own.length > 1 && unit.startsWith(own);
  if (!isOfLabels || words.length < 2 || name === name.toLowerCase()) return null;
  return [`${words.slice(0, -1).join(' ')} ${lower}`, name];
}

/** As many names as columns, or one more for the labels. Gives: the name of the labels ('' if there is none) and those of the columns. */
function namesIn(text: string, width: number): string[] | null {
  const words = text.split(' ').filter((word) => word !== '');
  const bracketed = text.split(/(?<=\))\s+/);
  // A row of values names nothing.
  if (words.every((word) => isNothing(word) || (word.length === 1 && 'YNPCX'.includes(word)))) return null;
  if (bracketed.length === width + 1 && bracketed.every((name) => name.endsWith(')'))) return bracketed;
  if (bracketed.length === width && bracketed.every((name) => name.endsWith(')'))) return cornered(bracketed);
  const ownNames = width > 1 && !startsWithFigure(text) ? behindLabel(words, width) : null;
  if (ownNames !== null) return ownNames;
  if (width === 1 || startsWithFigure(text) || !words.every((word) => startsWithCapital(word))) return null;
  if (words.length === width) return ['', ...words];
  if (words.length === width + 1) return words;
  return inChunks(words, width);
}

/** 'Feature Small (under 5 acres)', 'Large (5 acres or more)': the first word is over the labels. */
function cornered([first = '', ...names]: readonly string[]): string[] {
  const [corner = '', ...words] = first.split(' ');
  const isOver = isCorner(corner) && startsWithCapital(words[0] ?? '');
  return isOver ? [corner, words.join(' '), ...names] : ['', first, ...names];
}

/** 'Receiving land use Day Night': a name of the labels that ends in small letters, then one word for each column. */
function behindLabel(words: readonly string[], width: number): string[] | null {
  const label = words.slice(0, -width);
  if (label.length < 2 || !startsWithCapital(label[0] ?? '') || startsWithCapital(label.at(-1) ?? '')) return null;
  const names = words.slice(-width);
  return names.every((name) => startsWithCapital(name)) ? [label.join(' '), ...names] : null;
}

/** 'Front Yard Side Yard Rear Yard': names with the same number of words, and one in common. */
function inChunks(words: readonly string[], width: number): string[] | null {
  const size = words.length / width;
  if (!Number.isInteger(size) || size < 2) return null;
  const chunks = Array.from({ length: width }, (_, i) => words.slice(i * size, (i + 1) * size));
  const isSame = (at: number): boolean => chunks.every((chunk) => chunk.at(at) === chunks[0]?.at(at));
  return isSame(-1) || isSame(0) ? ['', ...chunks.map((chunk) => chunk.join(' '))] : null;
}

/** Words over some of the columns, each combined if the two together are a name elsewhere in the text. */
function shared(words: readonly string[], names: readonly string[], whole: string): string[] | null {
  let best: { names: string[]; score: number } | null = null;
  const visit = (word: number, column: number, made: readonly string[], score: number): void => {
    if (word === words.length) {
      const all = [...made, ...names.slice(column)];
      if (new Set(all).size === all.length && (best === null || score > best.score)) best = { names: all, score };
      return;
    }
    for (let at = column; names.length - at >= words.length - word; at++) {
      const name = `${words[word] ?? ''} ${names[at] ?? ''}`;
      const times = Math.min(whole.split(name).length - 1, 20);
      if (times > 0) visit(word + 1, at + 1, [...made, ...names.slice(column, at), name], score + times);
    }
  };
  visit(0, 0, [], 0);
  return (best as { names: string[]; score: number } | null)?.names ?? null;
}
