import type { Span } from '../../language/types.ts';
import { alignedTable } from './aligned.ts';
import { barredTable } from './barred.ts';
import {
  endsWithMark,
  footnotesIn,
  refersElsewhere,
  withoutCodeMark,
  withoutDittos,
  withoutGluedMarks,
  withoutInnerMarks,
  withoutMark,
  withReferences,
} from './marks.ts';
import { columnNames, labelColumns, namedRows } from './names.ts';
import { headedTable } from './headed.ts';
import { htmlTable } from './html.ts';
import { listedTable } from './listed.ts';
import { recordsTable } from './records.ts';
import { regularTable } from './regular.ts';
import { runOnTable } from './run-on.ts';
import { spreadTable } from './spread.ts';
import { stackedTable } from './stacked.ts';
import { endsIn, goesOn, textLines, withoutEnd } from './text-lines.ts';
import { tidied } from './tidy.ts';
import type { Grid, GridFound, GridRow, Table, TextLine } from './types.ts';

const layouts: readonly ((lines: readonly TextLine[], from: number, whole: string) => GridFound | null)[] = [
  htmlTable,
  headedTable,
  spreadTable,
  listedTable,
  barredTable,
  alignedTable,
  runOnTable,
  regularTable,
  recordsTable,
  stackedTable,
];
const linesOfNotes = 12;
const farthestPart = 6;

/** The tables in part of a text, in any of the layouts that documents use: bars or tabs, a cell or two a line
 *  with its bar, columns lined up with spaces, the same with the
 *  gaps lost, one cell per line, the same names again and again.
 *  Takes: text with its lines, and where to look.  Gives: tables in order, none overlapping; 'same as above' and references to another row
 *  are resolved, footnote marks removed.  Throws: never; linear in the number of lines. */
export function tablesIn(text: string, from = 0, to = text.length): Table[] {
  const lines = textLines(text, from, to);
  const found: Table[] = [];
  let last = 0;
  let before: GridFound | null = null;
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
    const grid: Grid = before !== null && at - last <= farthestPart ? continued(hit.grid, before.grid) : hit.grid;
    before = { grid, lines: hit.lines };
    const table = tableOf(
      grid,
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

/** A part of the table above it, cut off by a page or a long label: what it has for names are codes that the table above has in its cells. */
function continued(grid: Grid, above: Grid): Grid {
  const [names = []] = above.head;
  const [[label = '', ...codes] = []] = grid.head;
  const said = new Set(above.rows.flatMap(({ cells }) => cells.slice(1)));
  const isRow =
    grid.head.length === 1 && codes.length > 1 && codes.every((code) => code.length < 4 && said.has(code.charAt(0)));
  if (!isRow || names.length !== codes.length + 1) return grid;
  const [row] = grid.rows;
  const first: GridRow[] = row === undefined ? [] : [{ ...row, cells: [label, ...codes] }];
  return { ...grid, head: above.head, rows: [...first, ...grid.rows] };
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
  const names = namesOf(grid.head, notes);
  const named = Array.from({ length: width }, (_, i) => names[i] ?? '');
  const labels = labelColumns(named, grid.rows);
  const plain = withoutDittos(
    grid.rows.map(({ cells }) =>
      cells.map((cell, i) => withoutMark(i < labels ? cell : withoutCodeMark(cell, notes), notes)),
    ),
  );
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
    title: [...above.map(({ text }) => text), grid.title ?? ''].join(' ').trim(),
    heading: headingOf(above.at(-1)?.text ?? ''),
    span,
  };
}

/** The names of the columns without marks of notes; a figure that alone tells two apart is no mark: 'Class 1', 'Class 2'. */
function namesOf(head: Grid['head'], notes: ReadonlySet<string>): readonly string[] {
  const marked = columnNames(head.map((row) => row.map(withoutInnerMarks)));
  const plain = columnNames(head.map((row) => row.map((cell) => withoutMark(withoutInnerMarks(cell), notes))));
  const stemOf = (name: string): string => name.slice(0, name.lastIndexOf(' '));
  const isTold = (i: number): boolean =>
    marked.some((other, at) => at !== i && other !== marked[i] && stemOf(other) === plain[i] && plain[i] !== '');
  return plain.map((name, i) => (isTold(i) ? (marked[i] ?? name) : name));
}

const longestHeading = 60;

/** The line above a table, if it is a heading and not a sentence. */
const headingOf = (line: string): string =>
  line.length <= longestHeading && !endsIn(line, '.;') ? withoutEnd(line, ':') : '';
