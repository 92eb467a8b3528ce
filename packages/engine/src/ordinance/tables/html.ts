import type { GridFound, GridRow, TextLine } from './types.ts';

/* A table pasted with the tags of its page. */

const mostLines = 2_000;

/** A table that begins at a line. Gives: null unless the line opens one and it has two rows of cells; a cell that spans several is repeated
 *  in each. */
export function htmlTable(lines: readonly TextLine[], from: number): GridFound | null {
  const first = lines[from]?.text.toLowerCase() ?? '';
  if (!first.includes('<table') && !first.includes('<tr')) return null;
  const some = lines.slice(from, from + mostLines);
  const end = some.findIndex(({ text }) => text.toLowerCase().includes('</table'));
  const own = some.slice(0, end === -1 ? some.length : end + 1);
  const rows: GridRow[] = [];
  let head = 0;
  let below: Below[] = [];
  for (const part of own
    .map(({ text }) => text)
    .join(' ')
    .split('<tr')
    .slice(1)) {
    const pieces = part
      .split('<t')
      .slice(1)
      .filter((piece) => 'dh'.includes(piece.charAt(0)) && ' >\n'.includes(piece.charAt(1)));
    const read = withSpans(pieces, below);
    const { cells } = read;
    below = read.below;
    if (cells.length > 0 && pieces.every((piece) => piece.startsWith('h')) && head === rows.length) head++;
    if (cells.length > 0) rows.push({ cells, indent: 0, span: own[0]?.span ?? { start: 0, end: 0 } });
  }
  if (rows.length < 2) return null;
  const names = Math.max(head, 1);
  return {
    grid: { head: rows.slice(0, names).map(({ cells }) => cells), rows: rows.slice(names), wrapping: 'none' },
    lines: own.length,
  };
}

/** A cell that goes on in the rows below. */
interface Below {
  readonly column: number;
  readonly text: string;
  readonly rows: number;
}

const mostSpanned = 40;

/** The cells of a row in their columns, and those that reach into the rows below. */
function withSpans(pieces: readonly string[], above: readonly Below[]): { cells: string[]; below: Below[] } {
  const cells: string[] = [];
  const below = above.flatMap((one) => (one.rows > 1 ? [{ ...one, rows: one.rows - 1 }] : []));
  const reached = (): void => {
    for (;;) {
      const over = above.find(({ column }) => column === cells.length);
      if (over === undefined) return;
      cells.push(over.text);
    }
  };
  for (const piece of pieces) {
    reached();
    const text = wordsOf(`<t${piece}`);
    const rows = spanOf(piece, 'rowspan');
    for (let i = spanOf(piece, 'colspan'); i > 0; i--) {
      if (rows > 1) below.push({ column: cells.length, text, rows: rows - 1 });
      cells.push(text);
    }
  }
  reached();
  return { cells, below };
}

/** 'colspan="3"', with or without quotation marks. */
function spanOf(piece: string, name: string): number {
  const tag = piece.slice(0, Math.max(0, piece.indexOf('>'))).toLowerCase();
  const at = tag.indexOf(`${name}=`);
  const said = at === -1 ? 1 : Number.parseInt(tag.slice(at + name.length + 1).replace('"', ''), 10);
  return Number.isInteger(said) && said > 0 ? Math.min(said, mostSpanned) : 1;
}

/** What stands outside the tags. */
const wordsOf = (html: string): string =>
  html
    .split('<')
    .map((part) => part.slice(part.indexOf('>') + 1))
    .join(' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ');
