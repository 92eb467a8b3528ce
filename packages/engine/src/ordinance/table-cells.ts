/* Tables as they stand in documents: cells parted by bars or tabs, or columns of figures lined up with spaces. */

/** One cell with the names of its row and its column. */
export interface TableCell {
  /** 'Drive-through, Bank': names of a group and of a row below it. */
  readonly row: string;
  /** 'Trips, PM peak': header rows from the top. */
  readonly column: string;
  /** What the cell says: 'same as above' replaced by what stands above, a bare figure with the unit that its column or title names. */
  readonly value: string;
}

interface Line {
  readonly cells: readonly string[];
  readonly isRule: boolean;
}

const ruled = /^[\s|:+=-]+$/;
const bars = /[|\t]/;
const gaps = /\s{2,}/;
const bareFigure = /^\d[\d,]*(?:\.\d+)?$/;
/** A longer line that lines up by chance is prose. */
const longestName = 60;

/** The cells of every table in a text, in order. Takes: text with its lines.  Gives: none where there is no table of two rows; empty cells
 *  left out.  Never throws; linear. */
export function tableCells(text: string): TableCell[] {
  const lines = text.split('\n');
  const found: TableCell[] = [];
  let block: Line[] = [];
  let title = '';
  const close = (): void => {
    if (block.filter(({ isRule }) => !isRule).length >= 2) found.push(...cellsOf(block, title));
    block = [];
  };
  for (const line of lines) {
    const read = lineOf(line);
    if (read !== null) block.push(read);
    else if (line.trim() !== '') {
      close();
      title = line.trim();
      const before = lines[lines.indexOf(line) - 1]?.trim() ?? '';
      if (before !== '') title = `${before} ${title}`;
    }
  }
  close();
  return found;
}

function lineOf(line: string): Line | null {
  const content = line.trim();
  if (content === '') return null;
  if (ruled.test(content)) return bars.test(content) || content.length > 8 ? { cells: [], isRule: true } : null;
  if (bars.test(content)) {
    const inner = content.startsWith('|') ? content.slice(1) : line.trimEnd();
    return {
      cells: (inner.endsWith('|') ? inner.slice(0, -1) : inner).split(bars).map((cell) => cell.trim()),
      isRule: false,
    };
  }
  const cells = content.split(gaps);
  const isLinedUp = cells.length >= 2 && (cells[0]?.length ?? 0) <= longestName;
  if (!isLinedUp) return null;
  // A header that begins with space has no name for the column of row names.
  return { cells: line.startsWith('    ') ? ['', ...cells] : cells, isRule: false };
}

function cellsOf(block: readonly Line[], title: string): TableCell[] {
  const { head, body } = headAndBody(block);
  const names = columnNames(head);
  const labels = labelColumns(names, body);
  const rows = filledDown(withoutDittos(body), labels);
  const byLabel = new Map(rows.map((row) => [row.label.toLowerCase(), row]));
  return rows.flatMap(({ label, cells }) => {
    const source = referred(cells.slice(labels), byLabel);
    return names.slice(labels).flatMap((column, i) => {
      const value = source?.cells[labels + i] ?? cells[labels + i] ?? '';
      if (value === '' || label === '') return [];
      return [{ row: label, column, value: withUnit(value, `${column} ${label}`, title) }];
    });
  });
}

/** Header rows are those above a rule; without one the first. */
function headAndBody(block: readonly Line[]): {
  head: readonly (readonly string[])[];
  body: readonly (readonly string[])[];
} {
  const rule = block.findIndex(({ isRule }) => isRule);
  const rows = block.filter(({ isRule }) => !isRule).map(({ cells }) => cells);
  const count = rule > 0 ? block.slice(0, rule).filter(({ isRule }) => !isRule).length : 1;
  return { head: rows.slice(0, count), body: rows.slice(count) };
}

/** 'Trips' over 'AM peak' and 'PM peak': a name reaches over the empty cells behind it that are named below. */
function columnNames(head: readonly (readonly string[])[]): string[] {
  const width = Math.max(0, ...head.map((row) => row.length));
  const [top = []] = head;
  return Array.from({ length: width }, (_, i) => {
    const below = head
      .slice(1)
      .map((row) => row[i] ?? '')
      .filter((name) => name !== '');
    let own = top[i] ?? '';
    for (let at = i; own === '' && below.length > 0 && at > 0; at--) own = top[at - 1] ?? '';
    const isSpanning = i > 0 && (top[i] ?? '') === '' ? true : (top[i + 1] ?? 'x') === '';
    return [own, ...below].filter((name) => name !== '').join(isSpanning && below.length > 0 ? ', ' : ' ');
  });
}

/** The first column names the rows, and so do those behind it that have no name and hold no figures. */
function labelColumns(names: readonly string[], body: readonly (readonly string[])[]): number {
  let count = 1;
  while (count < names.length - 1 && names[count] === '' && body.every((cells) => !/^\d/.test(cells[count] ?? '')))
    count++;
  return count;
}

interface Row {
  readonly label: string;
  readonly cells: readonly string[];
}

/** A row without the name of its group belongs to the group above it; a name alone on its line heads those below. */
function filledDown(body: readonly (readonly string[])[], labels: number): Row[] {
  const carried: string[] = Array.from({ length: labels }, () => '');
  let group = '';
  return body.flatMap((cells) => {
    if (cells.slice(1).every((cell) => cell === '') && labels === 1) {
      group = cells[0] ?? '';
      return [];
    }
    for (let i = 0; i < labels; i++) if ((cells[i] ?? '') !== '') carried[i] = cells[i] ?? '';
    return [{ label: [group, ...carried].filter((name) => name !== '').join(', '), cells }];
  });
}

const dittos = new Set([
  '"',
  '″',
  '〃',
  "''",
  'ditto',
  'do.',
  'same',
  'same as above',
  '(same as above)',
  'as above',
  'see above',
]);

/** Rows with 'same as above' and its like replaced by what stands above. Takes: cells by row. Gives: as many rows and cells; a mark with
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

/** 'As Light industrial in all columns': the row that another one refers to. */
function referred(cells: readonly string[], byLabel: ReadonlyMap<string, Row>): Row | null {
  const [only = ''] = cells;
  const said = only.toLowerCase();
  if (cells.filter((cell) => cell !== '').length !== 1 || !(said.startsWith('as ') || said.startsWith('same as ')))
    return null;
  const label = [...byLabel.keys()].filter((name) => said.includes(name)).sort((a, b) => b.length - a.length)[0];
  return label === undefined ? null : (byLabel.get(label) ?? null);
}

const inBrackets = /\(([a-z%. ]{1,24})\)/i;
const inTitle = /\bin (feet|inches|acres|percent|stories|square feet|days|decibels)\b/i;

/** A bare figure has the unit of its column, of its row or of the title: '(ft.)', 'buffer width in feet'. */
function withUnit(value: string, names: string, title: string): string {
  if (!bareFigure.test(value)) return value;
  const unit = inBrackets.exec(names)?.[1] ?? inTitle.exec(names)?.[1] ?? inTitle.exec(title)?.[1];
  return unit === undefined ? value : `${value} ${unit.trim().toLowerCase()}`;
}
