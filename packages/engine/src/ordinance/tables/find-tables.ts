import type { Span } from '../../language/types.ts';
import { alignedTable } from './aligned.ts';
import { barredTable } from './barred.ts';
import {
  endsWithMark,
  footnotesIn,
  refersElsewhere,
  withoutDittos,
  withoutGluedMarks,
  withoutInnerMarks,
  withoutMark,
  withReferences,
} from './marks.ts';
import { columnNames, labelColumns, namedRows } from './names.ts';
import { recordsTable } from './records.ts';
import { runOnTable } from './run-on.ts';
import { spreadTable } from './spread.ts';
import { stackedTable } from './stacked.ts';
import { endsIn, goesOn, textLines, withoutEnd } from './text-lines.ts';
import { tidied } from './tidy.ts';
import type { Grid, GridFound, Table, TextLine } from './types.ts';

const layouts: readonly ((lines: readonly TextLine[], from: number, whole: string) => GridFound | null)[] = [
  spreadTable,
  barredTable,
  alignedTable,
  runOnTable,
  recordsTable,
  stackedTable,
];
const linesOfNotes = 12;

/** The tables in part of a text, in any of the layouts that documents use: bars or tabs, a cell or two a line
 *  with its bar, columns lined up with spaces, the same with the
 *  gaps lost, one cell per line, the same names again and again.
 *  Takes: text with its lines, and where to look.  Gives: tables in order, none overlapping; 'same as above' and references to another row
 *  are resolved, footnote marks removed.  Throws: never; linear in the number of lines. */
export function tablesIn(text: string, from = 0, to = text.length): Table[] {
  const lines = textLines(text, from, to);
  const found: Table[] = [];
  let last = 0;
  for (let at = 0; at < lines.length;) {
    if (lines[at]?.text === '') {
      at++;
      continue;
    }
    const hit = first(lines, at, text);
    if (hit === null) {
      at++;
      continue;
    }
    const end = at + hit.lines;
    const table = tableOf(
      hit.grid,
      lines,
      { start: lines[at]?.span.start ?? from, end: lines[end - 1]?.span.end ?? to },
      at,
      last,
      end,
    );
    if (table !== null) found.push(table);
    at = end;
    last = end;
  }
  return found;
}

function first(lines: readonly TextLine[], at: number, text: string): GridFound | null {
  for (const layout of layouts) {
    const found = layout(lines, at, text);
    if (found !== null && found.lines > 0) return found;
  }
  return null;
}

function tableOf(
  asFound: Grid,
  lines: readonly TextLine[],
  span: Span,
  from: number,
  last: number,
  end: number,
): Table | null {
  const above = lines
    .slice(last, from)
    .filter(({ text }) => text !== '')
    .slice(-2);
  const notes = footnotesIn(lines.slice(end, end + linesOfNotes).map(({ text }) => text));
  const grid = tidied(asFound);
  const width = Math.max(...grid.rows.map(({ cells }) => cells.length), ...grid.head.map((row) => row.length));
  const names = columnNames(grid.head.map((row) => row.map((cell) => withoutMark(withoutInnerMarks(cell), notes))));
  const named = Array.from({ length: width }, (_, i) => names[i] ?? '');
  const labels = labelColumns(named, grid.rows);
  const plain = withoutDittos(grid.rows.map(({ cells }) => cells.map((cell) => withoutMark(cell, notes))));
  const legend = [...lines.slice(Math.max(0, from - linesOfNotes), from), ...lines.slice(end, end + linesOfNotes)];
  const isElsewhere = refersElsewhere(legend.map(({ text }) => text));
  const rows = grid.rows.flatMap((row, i) => {
    const isWhole = row.cells.slice(1).every((cell) => cell === '') && endsWithMark(row.cells[0] ?? '');
    const next = grid.rows[i + 1];
    const isLast = next === undefined || (next.indent <= row.indent && !goesOn(next.cells[0] ?? ''));
    // 'Water extraction**' above a note that sends the reader elsewhere has no values, and is no heading.
    if (isWhole && isLast && isElsewhere(row.cells[0] ?? '')) return [];
    return [{ ...row, cells: plain[i] ?? row.cells, isWhole }];
  });
  const read = withReferences(namedRows({ ...grid, rows }, labels, width)).map((row) => ({
    ...row,
    cells: withoutGluedMarks(row.cells),
  }));
  if (read.length === 0 || width - labels < 1) return null;
  return {
    columns: named.slice(labels),
    rows: read,
    title: above.map(({ text }) => text).join(' '),
    heading: headingOf(above.at(-1)?.text ?? ''),
    span,
  };
}

const longestHeading = 60;

/** The line above a table, if it is a heading and not a sentence. */
const headingOf = (line: string): string =>
  line.length <= longestHeading && !endsIn(line, '.;') ? withoutEnd(line, ':') : '';
