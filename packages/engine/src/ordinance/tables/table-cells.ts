import { linesOf } from '../lines.ts';
import { tablesIn } from './find-tables.ts';
import { goesOn, isUnit, startsWithFigure } from './text-lines.ts';
import type { Table, TableRow } from './types.ts';

/** One cell with the names of its row and its column. */
export interface TableCell {
  /** 'Drive-through, Bank': names of a group and of a row below it. */
  readonly row: string;
  /** 'Trips, PM peak': header rows from the top. */
  readonly column: string;
  /** What the cell says: 'same as above' replaced by what is above, a bare figure with the unit that its column or title names. */
  readonly value: string;
}

/** The cells of every table in a text, in order. Takes: text with its lines.  Gives: none if there is no table of two rows; empty cells
 *  left out. Never throws; linear. */
export const tableCells = (text: string): TableCell[] => tablesIn(linesOf(text).clean).flatMap(cellsOf);

/** The names above a row, and its own. Takes: the row. Gives: with commas between them, outermost first. */
export const labelOf = ({ groups, name }: TableRow): string =>
  goesOn(name) ? `${groups.join(', ')} ${name}`.trim() : [...groups, name].filter((part) => part !== '').join(', ');

function cellsOf({ columns, rows, title, heading }: Table): TableCell[] {
  return rows.flatMap((row) =>
    row.cells.flatMap((value, i) => {
      const label = labelOf(row);
      const column = columns[i] || (columns.length === 1 ? heading : '');
      if (value === '' || label === '') return [];
      return [{ row: label, column, value: withUnit(value, [column, row.name, ...row.groups], title) }];
    }),
  );
}

const bareFigure = /^(?:[<>≥≤] ?)?\d[\d,]*(?:\.\d+)?(?: ?(?:-|–|to) ?\d[\d,]*(?:\.\d+)?)?$/;
/** What is in parentheses in a name, perhaps a unit: 'Front yard (ft.)'. */
export const unitBrackets = /[([]([a-z%. ]{1,24})[)\]]/i;
const inTitle = /\bin (feet|inches|acres|percent|stories|square feet|days|decibels)\b/i;

/** A bare figure takes the unit of its column, of its row or of the title: '(ft.)', 'buffer width in feet', 'Open space, percent'. Takes:
 *  the cell, the names by nearness, and the title. Gives: the cell unchanged if it has a unit or none is named. */
export function withUnit(value: string, names: readonly string[], title: string): string {
  if (!startsWithFigure(value) || !bareFigure.test(value)) return value;
  const unit = unitIn([...names, title]);
  if (unit === null) return value;
  return unit === '%' ? `${value}%` : `${value} ${unit}`;
}

function unitIn(names: readonly string[]): string | null {
  for (const name of names) {
    const bracketed = unitBrackets.exec(name)?.[1]?.trim() ?? '';
    if (bracketed !== '' && isUnit(bracketed)) return inCase(bracketed);
    const last = name.split(', ').at(-1) ?? '';
    const unit = inTitle.exec(name)?.[1] ?? (last !== name && isUnit(last) ? last : null);
    if (unit !== null) return inCase(unit);
  }
  return null;
}

/** Units in small letters, but 'dBA' as it is. */
const inCase = (unit: string): string => (unit.startsWith('dB') ? unit : unit.toLowerCase());
