import { isNothing, startsWithFigure } from './text-lines.ts';
import type { GridFound, GridRow, TextLine } from './types.ts';

/* A row in each line, its values behind their names: 'R-1: front 30 ft, side 10 ft', 'Front: R-1 40 ft; R-2 30 ft'. */

const longestLabel = 40;
const longestName = 30;

interface Row {
  readonly label: string;
  readonly pairs: readonly { readonly name: string; readonly value: string }[];
}

/** A table that begins at a line. Gives: null unless two lines in a row give values for the same names. */
export function listedTable(lines: readonly TextLine[], from: number): GridFound | null {
  const first = rowIn(lines[from]?.text ?? '');
  if (first === null) return itemsUnder(lines, from);
  const names = first.pairs.map(({ name }) => name);
  const rows: GridRow[] = [];
  let at = from;
  for (; at < lines.length; at++) {
    const { text, indent, span } = lines[at] as TextLine;
    const row = rowIn(text);
    if (row === null || row.pairs.map(({ name }) => name).join() !== names.join()) break;
    rows.push({ cells: [row.label, ...row.pairs.map(({ value }) => value)], indent, span });
  }
  return rows.length < 2 ? null : { grid: { head: [['', ...names]], rows, wrapping: 'none' }, lines: at - from };
}

const longestItem = 90;

/** 'Table 4. Required buffers' over items with one value each: '1. Homes against industry: 100 feet'. */
function itemsUnder(lines: readonly TextLine[], from: number): GridFound | null {
  const [word = '', number = '', ...title] = (lines[from]?.text ?? '').split(' ');
  if (word.toLowerCase() !== 'table' || title.length === 0 || !numbered(number)) return null;
  const rows: GridRow[] = [];
  let at = from + 1;
  for (; at < lines.length; at++) {
    const { text, indent, span } = lines[at] as TextLine;
    const colon = text.lastIndexOf(': ');
    const value = text.slice(colon + 2).trim();
    const label = withoutNumber(text.slice(0, Math.max(0, colon)).trim());
    if (colon < 1 || text.length > longestItem || label === '' || !(startsWithFigure(value) || isNothing(value))) break;
    rows.push({ cells: [label, value], indent, span });
  }
  if (rows.length < 2) return null;
  return { grid: { head: [['', title.join(' ')]], rows, wrapping: 'none' }, lines: at - from };
}

const numbered = (word: string): boolean => [...word].some((letter) => letter >= '0' && letter <= '9');

/** '1. Homes': without the number of the item. */
function withoutNumber(label: string): string {
  const [first = '', ...rest] = label.split(' ');
  return rest.length > 0 && numbered(first) && '.)'.includes(first.slice(-1)) ? rest.join(' ') : label;
}

/** The label and the pairs of a line; null if it has no two of them, or anything else. */
function rowIn(text: string): Row | null {
  const at = text.indexOf(':');
  const label = text.slice(0, at).trim();
  if (at < 1 || label.length > longestLabel) return null;
  const rest = text.slice(at + 1);
  const pairs = rest.split(rest.includes(';') ? ';' : ', ').map(pairIn);
  const whole = pairs.filter((pair) => pair !== null);
  return whole.length < 2 || whole.length < pairs.length ? null : { label, pairs: whole };
}

/** 'front 30 ft': a name, then a figure or 'none'. */
function pairIn(text: string): Row['pairs'][number] | null {
  const words = text
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const at = words.findIndex((word, i) => i > 0 && (startsWithFigure(word) || isNothing(word)));
  const name = words.slice(0, at).join(' ');
  return at < 1 || name.length > longestName ? null : { name, value: words.slice(at).join(' ') };
}
