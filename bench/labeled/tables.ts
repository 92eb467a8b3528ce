import { existsSync, readFileSync } from 'node:fs';
import { tableCells, type TableCell } from '../../packages/engine/src/ordinance/tables/table-cells.ts';
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

/** Table cells that are read correctly. Gives: rows for both halves; none if there are no cases. */
export function tableRows(): BenchRow[] {
  const halves = labeled<CellCase>('tables.jsonl', ({ source, text }) => source ?? text ?? '');
  if (halves === null) return [];
  const rowOf = (half: Half): BenchRow => ({
    name: `table cells read right, ${half}`,
    value: shareOf(halves[half].filter(findsCell).length, halves[half].length),
    unit: `of ${halves[half].length}`,
    target: 'at least 0.95',
  });
  return [rowOf('blind'), rowOf('seen')];
}
