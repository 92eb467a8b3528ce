import { alignedTable } from './aligned.ts';
import { endsIn, startsWithFigure } from './text-lines.ts';
import type { GridFound, TextLine } from './types.ts';

/* Names one to a line, as a page is copied, above rows that kept their columns. */

const mostNames = 12;
const longestName = 50;

const isName = ({ raw, text }: TextLine): boolean =>
  text !== '' &&
  text.length <= longestName &&
  !raw.trim().includes('  ') &&
  !text.includes('\t') &&
  !startsWithFigure(text) &&
  !endsIn(text, '.;:');

/** A table that begins at a line. Gives: null unless as many lines of one name each as the rows below have cells stand above them. */
export function headedTable(lines: readonly TextLine[], from: number, whole: string): GridFound | null {
  let at = from;
  while (at - from <= mostNames && at < lines.length && isName(lines[at] as TextLine)) at++;
  const count = at - from;
  if (count < 3 || count > mostNames) return null;
  const below = alignedTable(lines, at, whole);
  if (below === null || below.grid.head.length > 0) return null;
  if (!below.grid.rows.every(({ cells }) => cells.length === count)) return null;
  const names = lines.slice(from, at).map(({ text }) => text);
  return { grid: { ...below.grid, head: [names] }, lines: count + below.lines };
}
