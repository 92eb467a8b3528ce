import { annotate } from '../../../language/annotate.ts';
import type { Span, Token } from '../../../language/types.ts';
import { tablesIn } from '../../tables/find-tables.ts';
import { labelOf, unitBrackets, withUnit } from '../../tables/table-cells.ts';
import type { Table, TableRow } from '../../tables/types.ts';
import { figuresOf } from '../figures/figures.ts';
import { largestWords, leastWords, mostWords, places, smallestWords } from '../rule-words.ts';
import { limitsOf, type Limit } from './limits.ts';
import { withoutNumbers } from './numbering.ts';

/* Tables with a column for each district or case: 'Fence to a lot line (feet) | A-1: 100 | M-1: 50'. */

/** The column that a limit stands in. */
export interface Column {
  readonly name: string;
  /** The names of the others. */
  readonly others: readonly string[];
  /** The words of the row's label. */
  readonly label: readonly Token[];
  /** The cell, in the passage as given. */
  readonly cell: Span;
}

/** What such tables limit, and where they are. Takes: a passage with its lines, and its heading.  Gives: limits in cell order, each with its
 *  column; spans of the tables.  Throws: never. */
export function limitsOfColumns(
  text: string,
  heading: string,
): { readonly limits: readonly Limit[]; readonly tables: readonly Span[] } {
  const tables = tablesIn(text).filter(isOfColumns);
  return {
    limits: tables.flatMap((table) => table.rows.flatMap((row) => limitsOfRow(text, table, row, heading))),
    tables: tables.map(({ span }) => span),
  };
}

const startsWithDigit = (cell: string): boolean => (cell.trim()[0] ?? '') >= '0' && (cell.trim()[0] ?? '') <= '9';

/** Two columns with names, and two rows with a figure in each. */
const isOfColumns = ({ columns, rows }: Table): boolean =>
  columns.length > 1 &&
  columns.every((name) => name !== '') &&
  new Set(columns).size === columns.length &&
  rows.filter(({ cells }) => cells.filter(startsWithDigit).length > 1).length > 1;

function limitsOfRow(text: string, { columns, title }: Table, row: TableRow, heading: string): Limit[] {
  let at = row.span.start;
  return row.cells.flatMap((cell, i): Limit[] => {
    const found = text.indexOf(cell, at);
    if (!startsWithDigit(cell) || found === -1 || found + cell.length > row.span.end) return [];
    at = found + cell.length;
    const name = columns[i] ?? '';
    const label = labelOf(row).replace(unitBrackets, '').trim();
    const said = sentenceOf(label, withUnit(cell, [name, row.name, ...row.groups], title));
    if (said === null) return [];
    const law = annotate(withoutNumbers(said));
    const column: Column = {
      name,
      others: columns.filter((other) => other !== name),
      label: wordsOf(label),
      cell: { start: found, end: at },
    };
    const limits = limitsOf({ text: said, heading: `${heading}. ${title}` });
    return limits.length === 1 ? limits.map((limit) => ({ ...limit, law, span: row.span, column })) : [];
  });
}

/** The words of a label without its hours. */
function wordsOf(label: string): readonly Token[] {
  const { tokens, schedules } = annotate(label);
  return tokens.filter(({ start }) => !schedules.some((one) => one.start <= start && start < one.end));
}

const leading = new Set(['by', 'before', 'after', 'until', 'at', 'than', 'to', 'from']);
const enough = 2;

/** A cell with its label as a sentence: 'Containers in one group, at the most' and '8' are 'At most 8 containers in one group'. Gives: null if
 *  nothing says which way a count binds. */
function sentenceOf(label: string, cell: string): string | null {
  const { tokens } = annotate(label);
  const last = tokens.at(-1)?.lower ?? '';
  if (leading.has(last)) return `${label} ${cell}`;
  const [least, most] = [
    [smallestWords, leastWords],
    [largestWords, mostWords],
  ].map((lists) => lists.some((words) => words.has(tokens)));
  const bound = least === most ? null : least === true ? 'at least' : 'at most';
  const figure = figuresOf(annotate(cell), annotate(cell).sentences[0] as never)[0];
  if (figure === undefined) return annotate(cell).schedules.length > 0 ? `${label}: ${cell}` : null;
  if (figure.quantity.unit !== null && figure.quantity.dimension !== 'count')
    return bound === null ? `${awayFrom(label, tokens)}: ${cell}` : `${label}: ${bound} ${cell}`;
  const words = tokens.filter(({ lower, tag }, i) => !isOfBound(tokens, i) && lower !== '' && tag !== 'punctuation');
  return bound === null || words.length < enough ? null : `${bound} ${cell} ${words.map(({ text }) => text).join(' ')}`;
}

/** 'Fence to a house' keeps its distance from it. */
function awayFrom(label: string, tokens: readonly Token[]): string {
  const to = places
    .all(tokens)
    .map(({ from }) =>
      tokens.slice(0, from).findLastIndex(({ lower }, i) => lower === 'to' && from - i <= farthestPlace),
    )
    .find((at) => at > 0);
  const lead = to === undefined ? undefined : tokens[to];
  return lead === undefined ? label : `${label.slice(0, lead.start)}from${label.slice(lead.end)}`;
}

const farthestPlace = 3;
const filler = new Set(['the', 'at']);

/** 'Most', 'at the most': they stand before the figure now. */
function isOfBound(tokens: readonly Token[], at: number): boolean {
  const isBound = (i: number): boolean =>
    [smallestWords, largestWords, leastWords, mostWords].some((words) => words.at(tokens, i) !== null);
  return isBound(at) || (filler.has(tokens[at]?.lower ?? '') && (isBound(at + 1) || isBound(at + 2)));
}
