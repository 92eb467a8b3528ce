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
  '(same as above)',
  'as above',
  'see above',
]);

/** Rows with 'same as above' and the like replaced by what is above. Takes: cells by row. Gives: as many rows and cells; a mark with
 *  nothing above it is empty. Never throws. */
export function withoutDittos(rows: readonly (readonly string[])[]): string[][] {
  const above: string[] = [];
  return rows.map((cells) =>
    cells.map((cell, i) => {
      const value = dittos.has(cell.toLowerCase()) ? (above[i] ?? '') : cell;
      if (value !== '') above[i] = value;
      return value;
    }),
  );
}

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
    return { ...row, cells: row.cells.map((cell, i) => named(cell)?.cells[i] ?? cell) };
  });
}

const note = /^[[(]?([\d*†‡a-z])[\])]?[.:]?\s+\S/;
const raised = /(?<=\S)[*†‡§¹²³⁴⁵⁶⁷⁸⁹]+$/;
const bracketed = /(?<=\S) ?(?:\[\w\]|\(\d\))$/;
const grouped = /^(\d{1,3}(?:,\d{3})+)\d$/;

/** The marks of the footnotes in some lines. Takes: lines of a text. Gives: marks without brackets: '1', '*', 'a'. */
export const footnotesIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => note.exec(line)?.[1] ?? []));

/** A cell without its footnote mark. Takes: the cell, and the marks that have a note below the table. */
export function withoutMark(cell: string, notes: ReadonlySet<string>): string {
  const plain = cell.replace(raised, '').replace(bracketed, '');
  const glued = grouped.exec(plain);
  if (glued !== null) return glued[1] ?? plain;
  const last = plain.slice(-1);
  // 'Administrative use permit 2' above '2 See Section 5'; a figure of its own stays.
  return notes.has(last) && /[A-Za-z.)] \d$/.test(plain) ? plain.slice(0, -2).trimEnd() : plain;
}

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
