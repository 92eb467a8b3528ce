import { endsIn, startsWithFigure, withoutEnd } from './text-lines.ts';
import type { GridFound, GridRow, TextLine } from './types.ts';

/* The same names again and again, each with its value: 'Lot area: 2 acres' under 'R-1', then under 'R-2'. */

const longestName = 50;
const longestValue = 90;

interface Pair {
  readonly name: string;
  readonly value: string;
}

function pairOf(text: string): Pair | null {
  const at = text.indexOf(':');
  const [name, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  const isPair =
    at > 0 &&
    name.length <= longestName &&
    value !== '' &&
    value.length <= longestValue &&
    !startsWithFigure(name) &&
    !name.startsWith('(');
  return isPair ? { name, value } : null;
}

interface Record {
  readonly heading: string | null;
  readonly pairs: readonly Pair[];
  readonly span: { readonly start: number; readonly end: number };
}

/** A table that begins at a line. Gives: null unless two records with the same names follow one another. */
export function recordsTable(lines: readonly TextLine[], from: number): GridFound | null {
  const records: Record[] = [];
  let at = from;
  let taken = 0;
  while (at < lines.length) {
    const found = recordAt(lines, at);
    if (found === null) break;
    const first = records[0];
    if (
      first !== undefined &&
      (found.record.pairs[0]?.name !== first.pairs[0]?.name ||
        (found.record.heading === null) !== (first.heading === null))
    )
      break;
    records.push(found.record);
    at = found.next;
    taken = found.end - from;
    while (lines[at]?.text === '') at++;
  }
  const [first] = records;
  if (first === undefined || records.length < 2) return null;
  const named = first.heading === null ? 1 : 0;
  const columns = [...new Set(records.flatMap(({ pairs }) => pairs.slice(named).map(({ name }) => name)))];
  if (columns.length === 0 || columns.length > (first.pairs.length - named) * 2) return null;
  const rows = records.map(({ heading, pairs, span }): GridRow => ({
    cells: [
      heading ?? pairs[0]?.value ?? '',
      ...columns.map((column) => pairs.find(({ name }) => name === column)?.value ?? ''),
    ],
    indent: 0,
    span,
  }));
  const label = first.heading === null ? (first.pairs[0]?.name ?? '') : '';
  return { grid: { head: [[label, ...columns]], rows, wrapping: 'none' }, lines: taken };
}

/** One record: a heading or none, then pairs until a name repeats or the pairs end. */
function recordAt(lines: readonly TextLine[], from: number): { record: Record; next: number; end: number } | null {
  const start = lines[from];
  if (start === undefined || start.text === '') return null;
  const isHeading = pairOf(start.text) === null && start.text.length <= longestName && !endsIn(start.text, '.;');
  const heading = isHeading ? withoutEnd(start.text, ':') : null;
  const pairs: Pair[] = [];
  let at = isHeading ? from + 1 : from;
  let end = at;
  for (; at < lines.length; at++) {
    const { text } = lines[at] as TextLine;
    const pair = pairOf(text);
    if (pair === null || pairs.some(({ name }) => name === pair.name)) break;
    pairs.push(pair);
    end = at + 1;
  }
  if (pairs.length < (isHeading ? 1 : 2)) return null;
  const span = { start: start.span.start, end: lines[end - 1]?.span.end ?? start.span.end };
  return { record: { heading, pairs, span }, next: at, end };
}
