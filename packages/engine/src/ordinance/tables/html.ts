import type { GridFound, GridRow, TextLine } from './types.ts';

/* A table pasted with the tags of its page. */

const mostLines = 2_000;

/** A table that begins at a line. Gives: null unless the line opens one and it has two rows of cells; cells that span are given once. */
export function htmlTable(lines: readonly TextLine[], from: number): GridFound | null {
  const first = lines[from]?.text.toLowerCase() ?? '';
  if (!first.includes('<table') && !first.includes('<tr')) return null;
  const some = lines.slice(from, from + mostLines);
  const end = some.findIndex(({ text }) => text.toLowerCase().includes('</table'));
  const own = some.slice(0, end === -1 ? some.length : end + 1);
  const rows: GridRow[] = [];
  let head = 0;
  for (const part of own
    .map(({ text }) => text)
    .join(' ')
    .split('<tr')
    .slice(1)) {
    const pieces = part.split('<t').slice(1);
    const cells = pieces.filter((piece) => 'dh'.includes(piece.charAt(0))).map((piece) => wordsOf(`<t${piece}`));
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
