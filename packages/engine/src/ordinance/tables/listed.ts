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
  if (first === null) return null;
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
