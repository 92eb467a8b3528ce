import type { HtmlElement, HtmlNode } from './open-html.ts';

/* Tables of a page: data tables become one line per row, layout tables do not. */

const cellNames = new Set(['TD', 'TH']);
/** A cell with more text, or with its own headings and tables, is layout. */
const longestCell = 1_200;
const widest = 60;
const highest = 5_000;

const isElement = (node: HtmlNode): node is HtmlElement => node.nodeType === 1;
const nameOf = (node: HtmlNode): string => node.nodeName.toUpperCase();
const span = (cell: HtmlElement, name: 'rowspan' | 'colspan', most: number): number => {
  const value = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : 1;
};

function rowsOf(table: HtmlNode): { rows: HtmlElement[]; caption: HtmlElement | null } {
  const rows: HtmlElement[] = [];
  let caption: HtmlElement | null = null;
  for (const child of Array.from(table.childNodes)) {
    if (!isElement(child)) continue;
    const name = nameOf(child);
    if (name === 'TR') rows.push(child);
    else if (name === 'CAPTION') caption = child;
    else if (/^T(?:HEAD|BODY|FOOT)$/.test(name))
      for (const row of Array.from(child.childNodes)) if (isElement(row) && nameOf(row) === 'TR') rows.push(row);
  }
  return { rows, caption };
}

const cellsOf = (row: HtmlElement): HtmlElement[] =>
  Array.from(row.childNodes)
    .filter(isElement)
    .filter((cell) => cellNames.has(nameOf(cell)));

function isLayout(rows: readonly HtmlElement[]): boolean {
  let filled = 0;
  for (const row of rows) {
    for (const cell of cellsOf(row)) {
      if (cell.querySelector('table, h1, h2, h3, h4, h5, h6') !== null) return true;
      const { length } = (cell.textContent ?? '').trim();
      if (length > longestCell) return true;
      if (length > 0) filled++;
    }
  }
  return filled < 2;
}

/** The lines of a table, cells separated by bars; a cell that spans rows or columns is repeated in each of them.
 *  Takes: the table, and how a cell is read.  Gives: null for a layout table. */
export function linesOfTable(table: HtmlNode, read: (cell: HtmlNode) => string): string | null {
  const { rows, caption } = rowsOf(table);
  if (isLayout(rows)) return null;
  const lines: string[] = [];
  const words = (cell: HtmlNode): string => read(cell).replace(/\s+/g, ' ').trim();
  if (caption !== null) lines.push(words(caption));
  /** What extends down from the rows above, by column. */
  const hanging = new Map<number, { text: string; rows: number }>();
  for (const row of rows.slice(0, highest)) {
    const cells: string[] = [];
    const own = cellsOf(row);
    const hang = (): void => {
      for (let above = hanging.get(cells.length); above !== undefined; above = hanging.get(cells.length)) {
        if (above.rows === 1) hanging.delete(cells.length);
        else above.rows--;
        cells.push(above.text);
      }
    };
    for (const cell of own) {
      hang();
      const text = words(cell);
      // A heading across the whole table is written once.
      const columns = own.length === 1 ? 1 : span(cell, 'colspan', widest);
      const down = span(cell, 'rowspan', highest);
      for (let i = 0; i < columns && cells.length < widest; i++) {
        if (down > 1) hanging.set(cells.length, { text, rows: down - 1 });
        cells.push(text);
      }
    }
    hang();
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > 0) lines.push(cells.join(' | '));
  }
  return lines.join('\n');
}
