import { startsWithCapital } from '../../base/text.ts';
import type { TableRow } from './types.ts';

/* Marks in a cell that stand for something else: 'same as above', 'as for R-1', the number of a footnote. */

const dittos = new Set([
  '"',
  '″',
  '〃',
  '”',
  "''",
  'ditto',
  '-do-',
  'do.',
  'same',
  'same as above',
  'as above',
  'see above',
]);

/** Rows with 'same as above' and the like replaced by what is above. Takes: cells by row. Gives: as many rows and cells; a mark with
 *  nothing above it is empty. Never throws. */
export function withoutDittos(rows: readonly (readonly string[])[]): string[][] {
  const above: string[] = [];
  return rows.map((cells) =>
    cells.map((cell, i) => {
      const value = dittos.has(bare(cell.toLowerCase())) ? (above[i] ?? '') : cell;
      if (value !== '') above[i] = value;
      return value;
    }),
  );
}

const bare = (cell: string): string => (cell.startsWith('(') && cell.endsWith(')') ? cell.slice(1, -1) : cell);

const referring = /^(?:the )?(?:same as|as|see)(?: for| in)? /;

/** Rows in which 'as for Light industrial' is replaced by what that row says: one cell, or the whole row if it has no other. Takes: the
 *  rows of one table. Gives: as many rows, in the same order; a reference to a row that isn't there stays. */
export function withReferences(rows: readonly TableRow[]): TableRow[] {
  const byName = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  const named = (cell: string): TableRow | undefined => {
    const low = cell.toLowerCase();
    if (!referring.test(low)) return undefined;
    const name = [...byName.keys()]
      .filter((one) => one !== '' && low.includes(one))
      .sort((a, b) => b.length - a.length)[0];
    return name === undefined ? undefined : byName.get(name);
  };
  return rows.map((row) => {
    const filled = row.cells.filter((cell) => cell !== '');
    const whole = filled.length === 1 && row.cells.length > 1 ? named(filled[0] ?? '') : undefined;
    if (whole !== undefined) return { ...row, cells: whole.cells };
    const [only = ''] = filled;
    const all = filled.length === 1 && row.cells.length > 1 ? forAll(only) : null;
    if (all !== null) return { ...row, cells: row.cells.map(() => all) };
    return { ...row, cells: row.cells.map((cell, i) => named(cell)?.cells[i] ?? cell) };
  });
}

const everywhere = ['in all districts', 'in all zones', 'in all columns', 'in all cases', 'for all', 'for all uses'];

/** '4 ft. in all districts': the value of every column; null if a cell doesn't say so. */
function forAll(cell: string): string | null {
  const end = everywhere.find((words) => cell.toLowerCase().endsWith(words));
  return end === undefined ? null : cell.slice(0, -end.length).replace(',', '').trim();
}

const note = /^[[(]?([\d*†‡a-z])[\])]?[.:]?\s+\S/;
const raised = /(?<=\S)[*†‡§¹²³⁴⁵⁶⁷⁸⁹]+$/;
const bracketed = /(?<=\S) ?(?:\[\w\]|\(\d\))$/;
const grouped = /^(\d{1,3}(?:,\d{3})+)\d$/;

/** The marks of the footnotes in some lines. Takes: lines of a text. Gives: marks without brackets: '1', '*', 'a'. */
export const footnotesIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line, i) => {
      const next = lines[i + 1] ?? '';
      return note.exec(line)?.[1] ?? (line.length === 1 && next.startsWith('- ') ? line : []);
    }),
  );

/** Whether a label has a raised mark at its end, which says that the label is whole. Takes: the words of a cell. */
export const endsWithMark = (label: string): boolean => raised.test(label);

/** Whether the note of a label's mark sends the reader elsewhere: '** See separate ordinance'. Takes: the lines around a table. Gives: a
 *  test for labels with their marks. */
export function refersElsewhere(lines: readonly string[]): (label: string) => boolean {
  const marks = new Set(lines.flatMap((line) => /^([*†‡]+)[ -]*see\b/i.exec(line)?.[1] ?? []));
  return (label) => marks.has(raised.exec(label)?.[0] ?? '');
}

/** A cell without its footnote mark. Takes: the cell, and the marks that have a note below the table. */
export function withoutMark(cell: string, notes: ReadonlySet<string>): string {
  const plain = cell.replace(raised, '').replace(bracketed, '');
  if (plain.endsWith(')') && plain.at(-3) === '(' && notes.has(plain.at(-2) ?? '')) return plain.slice(0, -3).trimEnd();
  const glued = grouped.exec(plain);
  if (glued !== null) return glued[1] ?? plain;
  const last = plain.slice(-1);
  // 'Administrative use permit 2' above '2 See Section 5'; a figure of its own stays.
  // 'Tower facility2' above a note 2.
  if (notes.has(last) && /[a-z]{4}\d$/.test(plain)) return plain.slice(0, -1);
  return notes.has(last) && /[A-Za-z.)\d] \d$/.test(plain) ? plain.slice(0, -2).trimEnd() : plain;
}

const inner = / ?\[\w{1,2}\]|[¹²³⁴⁵⁶⁷⁸⁹]/g;

/** A name of a column without the marks inside it: 'Front yard[2] (feet)'. Takes: the name. Gives: its words. */
export const withoutInnerMarks = (name: string): string => name.replace(inner, '');

/** A value without the number of a note after its letter: 'C1' above a note 1. Takes: a cell that is no label, and the marks of the
 *  notes. Gives: its letters. */
export const withoutCodeMark = (cell: string, notes: ReadonlySet<string>): string =>
  cell.length === 2 && startsWithCapital(cell) && notes.has(cell.charAt(1)) ? cell.charAt(0) : cell;

const plainFigure = /^\d[\d,]*$/;

/** The figures of a row; a mark that got glued to one of them ('2001' next to 150 and 250) is removed. Takes: the cells of one row. Gives:
 *  as many cells, in the same order; all as they were with fewer than three figures. */
export function withoutGluedMarks(cells: readonly string[]): string[] {
  const values = cells.map((cell) => (plainFigure.test(cell) ? Number(cell.replaceAll(',', '')) : null));
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const middle = known[Math.floor(known.length / 2)] ?? 0;
  return cells.map((cell, i) => {
    const value = values[i] ?? null;
    const isGlued =
      value !== null &&
      known.length > 2 &&
      value >= 1_000 &&
      value >= middle * 5 &&
      value % 10 > 0 &&
      value % 10 <= 4 &&
      value / 10 <= middle * 2;
    return isGlued ? cell.slice(0, -1) : cell;
  });
}
