import type { Span } from '../../language/types.ts';

/** A line of a text, with its position; leading spaces are kept as its indent. */
export interface TextLine {
  /** Unchanged, except for white space at its end. */
  readonly raw: string;
  /** Without white space around it. */
  readonly text: string;
  readonly indent: number;
  /** Where `text` stands. */
  readonly span: Span;
}

/** A row as it is on the page, before we know which headings apply. */
export interface GridRow {
  readonly cells: readonly string[];
  readonly indent: number;
  readonly span: Span;
  /** Whether a mark at its end shows that the label doesn't continue. */
  readonly isWhole?: boolean;
}

/** A table as it is on the page, whatever its layout. */
export interface Grid {
  /** Rows of names above the columns, from the top. */
  readonly head: readonly (readonly string[])[];
  readonly rows: readonly GridRow[];
  /** Whether labels and cells continue over several lines, and whether only the length of the lines shows it. */
  readonly wrapping: 'none' | 'columns' | 'lines';
  /** A title in its own first row. */
  readonly title?: string;
}

/** A grid, and how many lines it took. */
export interface GridFound {
  readonly grid: Grid;
  readonly lines: number;
}

/** A row under its names. */
export interface TableRow {
  /** The headings above the row, outermost first. */
  readonly groups: readonly string[];
  /** Its own label: 'Restaurant'. */
  readonly name: string;
  /** One for each column; '' if the page is blank. */
  readonly cells: readonly string[];
  readonly span: Span;
}

/** A table that has been read. */
export interface Table {
  /** Names of the columns of figures: 'Trips, PM peak'; '' if none is given. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** The line or two above it. */
  readonly title: string;
  /** The line above it if that is a heading; names the only column of a table without names. */
  readonly heading: string;
  readonly span: Span;
}
