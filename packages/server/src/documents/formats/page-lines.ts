/** A piece of text as the PDF library gives it. */
export interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
}

/** A line of a page with its position: points from the left edge and from the bottom. */
export interface PageLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface Piece {
  text: string;
  readonly x: number;
  end: number;
}

interface RawLine {
  readonly y: number;
  readonly pieces: Piece[];
}

/** A gap of this many points within a line is a gutter or a table's, not a space. */
const wideGap = 12;

/** The lines of a page, in reading order.  Takes: what the library found, in file order.  Gives: lines, including
 *  empty ones; on a page printed in two columns of running text, the left column before the right. Table rows stay
 *  rows. */
export function linesOfPage(items: readonly TextItem[]): PageLine[] {
  const lines: RawLine[] = [];
  let line: RawLine | null = null;
  for (const { str, transform, width, hasEOL } of items) {
    const x = transform[4] ?? 0;
    const y = transform[5] ?? 0;
    line ??= { y: Math.round(y), pieces: [] };
    if (str !== '') {
      const last = line.pieces.at(-1);
      if (last === undefined) line.pieces.push({ text: str, x, end: x + width });
      else if (str.trim() === '') last.text += str;
      else if (x - last.end > wideGap) line.pieces.push({ text: str, x, end: x + width });
      else {
        last.text += str;
        last.end = x + width;
      }
    }
    if (hasEOL) {
      lines.push(line);
      line = null;
    }
  }
  if (line !== null) lines.push(line);
  return inColumns(lines);
}

/** A gap is a space at least, though the file has none. */
const whole = ({ y, pieces }: RawLine): PageLine => ({
  text: pieces.reduce((text, piece) => (text === '' || text.endsWith(' ') ? text : `${text} `) + piece.text, ''),
  x: pieces[0]?.x ?? 0,
  y,
});

/** Fewer lines than this side by side are a heading, an address, a small table. */
const fewestRows = 12;
/** Table cells are shorter than this on average, column lines longer. */
const columnCharacters = 28;
const sameEdge = 3;

function inColumns(lines: readonly RawLine[]): PageLine[] {
  const split = lines.filter(({ pieces }) => pieces.length === 2);
  if (split.length < fewestRows) return lines.map(whole);
  const rights = split.map(({ pieces }) => pieces[1]?.x ?? 0).sort((a, b) => a - b);
  const edge = rights[Math.floor(rights.length / 2)] ?? 0;
  const rows = split.filter(({ pieces }) => Math.abs((pieces[1]?.x ?? 0) - edge) <= sameEdge);
  const mean = (side: 0 | 1): number =>
    rows.reduce((sum, { pieces }) => sum + (pieces[side]?.text.trim().length ?? 0), 0) / Math.max(1, rows.length);
  const isProse =
    rows.length >= fewestRows &&
    rows.length >= 0.8 * split.length &&
    mean(0) >= columnCharacters &&
    mean(1) >= columnCharacters;
  if (!isProse) return lines.map(whole);
  const isRow = new Set(rows);
  const ordered: PageLine[] = [];
  let left: PageLine[] = [];
  let right: PageLine[] = [];
  const flush = (): void => {
    ordered.push(...left, ...right);
    left = [];
    right = [];
  };
  for (const line of lines) {
    const [first, second] = line.pieces;
    if (isRow.has(line) && first !== undefined && second !== undefined) {
      left.push({ text: first.text.trimEnd(), x: first.x, y: line.y });
      right.push({ text: second.text, x: second.x, y: line.y });
    } else if (first !== undefined && line.pieces.length === 1 && first.end < edge) left.push(whole(line));
    else if (first !== undefined && first.x >= edge - sameEdge) right.push(whole(line));
    else {
      // A line across both columns ends what is above it.
      flush();
      ordered.push(whole(line));
    }
  }
  flush();
  return ordered;
}
