import { existsSync, readFileSync } from 'node:fs';
import { tableCells, type TableCell } from '../../packages/engine/src/ordinance/tables/table-cells.ts';
import { isUnit } from '../../packages/engine/src/ordinance/tables/text-lines.ts';
import type { BenchRow } from '../row.ts';
import { labeled, shareOf, type Half } from './split.ts';

/** A cell of a table as an ordinance prints it, in a text of its own or in a document next to the repository. */
interface CellCase {
  readonly source?: string;
  readonly text?: string;
  readonly row: string;
  readonly column: string;
  readonly value: string;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.%"'-]+/g, ' ')
    .trim();

function textOf({ source, text }: CellCase): string {
  if (text !== undefined) return text;
  const file = new URL(`../../../shared/data/${source ?? ''}`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Whether the reader finds the cell under its names. Takes: a case. Gives: true if row, column and value match the label. */
export function findsCell(one: CellCase): boolean {
  const isSame = (cell: TableCell): boolean =>
    plain(cell.row) === plain(one.row) &&
    plain(cell.column) === plain(one.column) &&
    plain(cell.value) === plain(one.value);
  return tableCells(textOf(one)).some(isSame);
}

/** A name without the units in its parentheses: 'Minimum lot width (ft.)'. */
const withoutUnits = (name: string): string => plain(name.replace(/\([^)]*\)/g, ' '));

/** A value with or without the unit that a name gives: '80,000' under 'Minimum lot area (sq. ft.)'. */
function isSameValue(read: string, label: string): boolean {
  const [short = '', long = ''] = [plain(read), plain(label)].sort((a, b) => a.length - b.length);
  return short === long || (long.startsWith(`${short} `) && isUnit(long.slice(short.length + 1)));
}

/** The same if label and reader may each write a unit in the name, in the value, or in both. Takes: a case. */
export function findsCellWithUnits(one: CellCase): boolean {
  return tableCells(textOf(one)).some(
    (cell) =>
      withoutUnits(cell.row) === withoutUnits(one.row) &&
      withoutUnits(cell.column) === withoutUnits(one.column) &&
      isSameValue(cell.value, one.value),
  );
}

/** Table cells that are read correctly. Gives: rows for both halves; none if there are no cases. */
export function tableRows(): BenchRow[] {
  const halves = labeled<CellCase>('tables.jsonl', ({ source, text }) => source ?? text ?? '');
  if (halves === null) return [];
  const counted = (cases: readonly CellCase[]): string => `${cases.filter(findsCell).length} of ${cases.length}`;
  const rowOf = (half: Half): BenchRow => ({
    name: `table cells read right, ${half}`,
    value: shareOf(halves[half].filter(findsCell).length, halves[half].length),
    unit: `of ${halves[half].length}`,
    target: 'at least 0.95',
    why: 'Rows and columns of a table that was flattened to text are told apart by its words and spaces, and layouts that nobody labeled before are lost: most of the cells that are missed stand in one whole code.',
    reference: `${counted(halves[half].filter(({ text }) => text === undefined))} in whole codes, ${counted(halves[half].filter(({ text }) => text !== undefined))} in tables by themselves`,
  });
  const looseRowOf = (half: Half): BenchRow => ({
    name: `the same, with units in the name or in the value, ${half}`,
    value: shareOf(halves[half].filter(findsCellWithUnits).length, halves[half].length),
    unit: `of ${halves[half].length}`,
    target: 'published',
  });
  return [rowOf('blind'), looseRowOf('blind'), rowOf('seen'), looseRowOf('seen')];
}
