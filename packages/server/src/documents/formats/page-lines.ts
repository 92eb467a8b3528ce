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

/** '(a)', '4.12', '•': what comes before a paragraph or a line of a table of contents, and words after it. */
const isNumbered = ([first, second]: readonly Piece[]): boolean =>
  /^(?:[(\d][\w.()]{0,8}|\w{1,4}[.)]|\W)$/.test(first?.text.trim() ?? '') && /^\W?\p{L}/u.test(second?.text ?? '');

const isTabular = ({ pieces }: RawLine): boolean => pieces.length > 1 && !isNumbered(pieces);

/** A row whose label goes on over several lines is this far from the next at most. */
const farthestRow = 6;

/** Lines as they are, but the rows of a table with its columns lined up by spaces: two rows or more near each other, and the lines between
 *  and around them that hold what didn't fit. */
function withTables(lines: readonly RawLine[]): PageLine[] {
  const rows = lines.flatMap((line, i) => (isTabular(line) ? [i] : []));
  const reach = (at: number): number => ((lines[at]?.pieces.length ?? 0) > 2 ? farthestRow : 1);
  const isRow = (at: number): boolean =>
    rows.includes(at) &&
    rows.some((other) => other !== at && Math.abs(other - at) <= Math.min(reach(at), reach(other)));
  const kept = new Set(rows.filter(isRow));
  const isBeside = (at: number): boolean => kept.has(at - 1) || kept.has(at + 1);
  const left = Math.min(...lines.flatMap(({ pieces }) => pieces.slice(0, 1).map(({ x }) => x)));
  const letter = widthOfLetter(lines);
  return lines.map((line, i) => {
    const [first] = line.pieces;
    const isCell = isBeside(i) && line.pieces.length === 1 && first !== undefined && first.x - left > wideGap;
    return kept.has(i) || isCell ? { ...whole(line), text: linedUp(line, left, letter) } : whole(line);
  });
}

/** How wide a letter is on the page, in points. */
function widthOfLetter(lines: readonly RawLine[]): number {
  const pieces = lines.flatMap((line) => line.pieces);
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  const width = pieces.reduce((sum, { x, end }) => sum + end - x, 0);
  return letters === 0 || width <= 0 ? wideGap : width / letters;
}

/** A line with each piece in the column where it is on the page, and at least two spaces between them. */
const linedUp = ({ pieces }: RawLine, left: number, letter: number): string =>
  pieces
    .reduce((text, { text: piece, x }) => {
      const before = text.trimEnd();
      const column = Math.round((x - left) / letter);
      return before.padEnd(before === '' ? column : Math.max(column, before.length + 2)) + piece;
    }, '')
    .trimEnd();

function inColumns(lines: readonly RawLine[]): PageLine[] {
  const split = lines.filter(({ pieces }) => pieces.length === 2);
  if (split.length < fewestRows) return withTables(lines);
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
  if (!isProse) return withTables(lines);
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
