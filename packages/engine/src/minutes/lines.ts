import { months } from './vocabulary.ts';

/** A line of the minutes without what surrounds it: time codes of captions, Markdown marks, page headers. */
export interface Line {
  readonly text: string;
  /** Offset of `text` in the minutes. */
  readonly start: number;
  /** Cells of a table row or of columns separated by wide space; one if it is plain text. */
  readonly cells: readonly Cell[];
  readonly blankBefore: boolean;
  /** How many blank lines stand before it: a table keeps its blank cells so. */
  readonly blanks: number;
}

export interface Cell {
  readonly text: string;
  readonly start: number;
  /** How far from the left edge of the page, in characters. */
  readonly column: number;
  /** Bars and tabs before it in its line: the number of its column in a ruled table. */
  readonly field: number;
}

export interface MinutesLines {
  readonly lines: readonly Line[];
  /** True if most lines carry a time: a caption file or a machine transcript, whose lines break anywhere. */
  readonly captions: boolean;
}

const timeCode = /^[|[(\s]*\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?\s*[|\])]?\s*(?!\s*[ap]\.?m)/i;
const captionArrow = '-->';
const pageNumber = /^[-–\s]*(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?[-–\s]*$/i;
const digits = /\d+/g;
interface Raw {
  readonly text: string;
  readonly start: number;
  /** Where the line begins, including blanks. */
  readonly edge: number;
}

function rawLines(text: string): Raw[] {
  const found: Raw[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    for (const part of partsOf(line)) {
      found.push({ text: part, start, edge: start });
      start += part.length + 1;
    }
  }
  return found;
}

/** From this many characters on, a line is a page whose line ends are lost. */
const longest = 400;
/** What begins on a line of its own: a label in capitals, one of attendance, a numbered item. */
const partBegins: readonly RegExp[] = [
  /(?<![A-Z.])\s(?=[A-Z][A-Z ]{5,36}:)/,
  /\s(?=(?:Commissioners?|Members?|Member\(s\)|Also|Others|Staff) (?:[Pp]resent|[Aa]bsent):)/,
  /\s(?=(?:\d{1,2}\. ?|[IVX]{1,4}\. )[A-Z])/,
];

/** The parts of a line whose line ends are lost, as they were before; the line itself if it is of an ordinary length. */
const partsOf = (line: string): readonly string[] =>
  line.length < longest
    ? [line]
    : partBegins.reduce<readonly string[]>((parts, begins) => parts.flatMap((part) => part.split(begins)), [line]);

function trimmed(raw: Raw): Raw {
  const text = raw.text.trim();
  return { text, start: raw.start + raw.text.indexOf(text), edge: raw.edge };
}

/** Without the time in front and the bars around it. */
function withoutTime(raw: Raw): Raw {
  const code = timeCode.exec(raw.text)?.[0] ?? '';
  const rest = raw.text.slice(code.length);
  const end = rest.trimEnd().endsWith('|') ? rest.lastIndexOf('|') : rest.length;
  return trimmed({ text: rest.slice(0, end), start: raw.start + code.length, edge: raw.edge });
}

const lineNumber = /^\s{0,4}(\d{1,3})(?=\s|$)/;

/** True if the lines of each page are numbered. */
function isNumbered(lines: readonly Raw[]): boolean {
  let [last, follow] = [0, 0];
  for (const { text } of lines) {
    const own = Number(lineNumber.exec(text)?.[1] ?? 0);
    if (own > 0 && (own === last + 1 || own === 1)) follow += 1;
    last = own > 0 ? own : last;
  }
  return follow >= 15 && follow >= lines.length * 0.7;
}

/** Without the number of its line. */
function withoutNumber(raw: Raw): Raw {
  const number = lineNumber.exec(raw.text)?.[0] ?? '';
  return trimmed({ text: raw.text.slice(number.length), start: raw.start + number.length, edge: raw.edge });
}

/** Lines that a page prints again and again: its header and footer. A repeated answer of a roll call isn't one. */
function furnitureOf(lines: readonly Raw[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { text } of lines) {
    const key = text.toLowerCase().replace(digits, '#');
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const words = ['minutes', 'page', 'meeting', 'agenda', 'commission', 'board', 'council', ...months];
  const answers = ['aye', 'nay', 'yes', 'no', 'abstain', 'present', 'absent', 'moved', 'seconded', 'carried', 'motion'];
  const said = (key: string): boolean => (key.match(/\p{L}+/gu) ?? []).some((word) => answers.includes(word));
  const found = new Set<string>();
  for (const [key, count] of times)
    if (
      count >= 3 &&
      !said(key) &&
      key.length < 120 &&
      !key.includes(':') &&
      words.some((word) => key.split(' ').includes(word))
    )
      found.add(key);
  return found;
}

/** The gaps of a row: bars, tabs, or three blanks and more. */
function cellsOf(text: string, start: number, edge: number): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  let field = 0;
  const push = (to: number): void => {
    const piece = text.slice(from, to);
    const inner = piece.trim();
    const at = start + from + piece.indexOf(inner);
    if (inner !== '') cells.push({ text: inner, start: at, column: at - edge, field });
  };
  for (let at = 0; at < text.length; at += 1) {
    const wide = text.startsWith('   ', at);
    if (text[at] !== '|' && text[at] !== '\t' && !wide) continue;
    push(at);
    if (!wide) field += 1;
    from = at + 1;
  }
  push(text.length);
  return cells;
}

/** A letter or two of a stamp across the page ("DRAFT"), far from the edge and with nothing beside them. */
function isStamp(lines: readonly Raw[], index: number): boolean {
  const line = lines[index];
  if (line === undefined || !/^\p{Lu}{1,2}$/u.test(line.text) || line.start - line.edge < 8) return false;
  return lines[index - 1]?.text === '' || lines[index + 1]?.text === '';
}

/** A full line whose sentence or list isn't over. */
const isOpen = (text: string): boolean => text.length >= 60 && /[\p{L},]$/u.test(text);

/** Splits minutes into lines and drops what surrounds them.
 *  Takes: the text of one meeting's minutes.  Gives: the lines with their offsets.  Throws: never. */
export function linesOf(text: string): MinutesLines {
  const raw = rawLines(text);
  const filled = raw.filter((line) => line.text.trim() !== '');
  const timed = filled.filter((line) => timeCode.test(line.text)).length;
  const captions = timed >= 20 && timed >= filled.length * 0.3;
  const numbered = !captions && isNumbered(filled);
  const bare = raw.map((line) => (captions ? withoutTime(line) : numbered ? withoutNumber(line) : trimmed(line)));
  const furniture = furnitureOf(bare);
  const lines: Line[] = [];
  let blankBefore = false;
  let blanks = 0;
  let stamped = false;
  for (const [index, line] of bare.entries()) {
    if (line.text === '') {
      blankBefore = true;
      blanks += 1;
      continue;
    }
    if (line.text.includes(captionArrow) || pageNumber.test(line.text)) continue;
    if (!captions && furniture.has(line.text.toLowerCase().replace(digits, '#'))) continue;
    if (!captions && isStamp(bare, index)) {
      // "DRAFT" across the page: what it interrupts goes on behind it.
      blankBefore &&= !isOpen(lines.at(-1)?.text ?? '');
      stamped = true;
      continue;
    }
    const { text: words, start, edge } = line;
    if (stamped) blankBefore &&= !isOpen(lines.at(-1)?.text ?? '');
    stamped = false;
    lines.push({ text: words, start, cells: cellsOf(words, start, edge), blankBefore, blanks });
    blankBefore = false;
    blanks = 0;
  }
  return { lines, captions };
}
