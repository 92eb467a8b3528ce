import { lettersIn, modeOf, roleIn } from './words.ts';
import type { Cell, Line } from '../lines.ts';
import { readName, type NameAt } from '../names.ts';
import type { Roster } from '../roster.ts';
import type { Token } from '../tokens.ts';

/** Marks of a table of attendance or of votes. */
export const crosses: ReadonlySet<string> = new Set(['x', '✓', '✔', '☒', '√']);

/** Lines of headings above such a table. */
const mostHeads = 8;
const longestHead = 30;
const isMark = (line: Line | undefined): boolean => line !== undefined && crosses.has(line.text.toLowerCase());

/** A name, and the cells of its row that hold a mark. */
interface LostRow {
  readonly read: NameAt;
  readonly line: Line;
  readonly marks: readonly number[];
  /** Cells up to the next row; blank ones count if the page kept them. */
  readonly length: number;
}

const isOfStaff = (heads: readonly Line[]): boolean => {
  const words = heads.flatMap(({ text }) => lettersIn(text));
  return words.includes('staff') && !words.some((low) => low.startsWith('commissioner') || low.startsWith('member'));
};

/** Index of the last column, if blank cells were kept as blank lines; -1 if they are gone. */
function lastColumn(rows: readonly LostRow[]): number {
  const lengths = rows.slice(0, -1).map(({ length }) => length);
  const own = lengths[0] ?? 0;
  return lengths.every((length) => length === own) && rows.some(({ marks }) => marks.length < own) ? own - 1 : -1;
}

/** Tables that lost their lines: each heading, name and mark is on a line of its own. Where blank cells are gone, whoever was there all
 *  evening has the most marks.
 *  Takes: the lines, the tokens of each, the roster, which it adds to.  Gives: the lines that it used. */
export function readLostTable(
  lines: readonly Line[],
  byLine: ReadonlyMap<number, readonly Token[]>,
  roster: Roster,
): ReadonlySet<number> {
  const taken = new Set<number>();
  const nameAt = (index: number): NameAt | null => readName(byLine.get(index) ?? [], 0, false, true);
  const isHead = (at: number): boolean =>
    (lines[at]?.text.length ?? 0) <= longestHead && (nameAt(at)?.name.given.length ?? 0) === 0;
  for (let index = 0; index < lines.length; index += 1) {
    if (!isMark(lines[index + 1]) || isMark(lines[index]) || nameAt(index) === null) continue;
    let head = index;
    while (head > 0 && index - head < mostHeads && isHead(head - 1) && lines[head]?.blankBefore === false) head -= 1;
    const heads = lines.slice(head, index);
    const absence = heads.some(({ text }) => modeOf(text) === 'absent');
    const rows: LostRow[] = [];
    let at = index;
    for (let read = nameAt(at); read !== null && at < lines.length; read = nameAt(at)) {
      const line = lines[at] as Line;
      const marks: number[] = [];
      let [next, cells] = [at + 1, 0];
      for (; isMark(lines[next]); next += 1) {
        cells += lines[next]?.blanks ?? 0;
        marks.push(cells);
        cells += 1;
      }
      if (marks.length === 0 && absence) break;
      rows.push({ read, line, marks, length: cells + (lines[next]?.blanks ?? 0) });
      at = next;
    }
    if (rows.length < 2) continue;
    for (let used = head; used < at; used += 1) taken.add(used);
    addLostRows(rows, absence, isOfStaff(heads), roster);
    index = at - 1;
  }
  return taken;
}

function addLostRows(rows: readonly LostRow[], absence: boolean, staff: boolean, roster: Roster): void {
  const last = absence ? lastColumn(rows) : -1;
  const most = Math.max(...rows.map(({ marks }) => marks.length));
  for (const { read, line, marks } of rows) {
    if (staff) {
      roster.outsider(read.name);
      continue;
    }
    const isThere = last >= 0 ? !marks.includes(last) : !absence || marks.length === most;
    const present = marks.length > 0 && isThere;
    roster.add(read.name, {
      role: read.role ?? roleIn(line.text),
      present,
      at: { quote: line.text, start: line.start },
    });
  }
}

const isHeadOfAbsence = (cell: Cell): boolean => modeOf(cell.text) === 'absent' && lettersIn(cell.text).length === 1;
const middleOf = ({ column, text }: Cell): number => column + text.length / 2;
/** Rows looked at below the headings. */
const mostRows = 24;

/** A table of marks whose headings take several lines ("Public / Mtg", "Business / Mtg", "Absent"), perhaps with that of the staff beside it.
 *  Takes: the lines, the tokens of each, the roster, which it adds to. Gives: the lines that it used; none without such headings. */
export function readMarkedTable(
  lines: readonly Line[],
  byLine: ReadonlyMap<number, readonly Token[]>,
  roster: Roster,
): ReadonlySet<number> {
  const taken = new Set<number>();
  const head = lines.findIndex(({ cells }) => cells.length >= 2 && cells.some(isHeadOfAbsence));
  const absence = lines[head]?.cells.find(isHeadOfAbsence);
  const around = [lines[head - 1], lines[head + 1]].flatMap((line) => line?.cells ?? []);
  if (absence === undefined) return taken;
  const heads = around.filter((cell) => cell.column < absence.column && headWords.has(cell.text.toLowerCase()));
  if (heads.length === 0) return taken;
  const edge = absence.column + absence.text.length + 2;
  for (let index = head + 1; index < Math.min(lines.length, head + mostRows); index += 1) {
    const line = lines[index];
    if (line === undefined || line.cells.length < 2) continue;
    const own = line.cells.filter(({ column }) => column <= edge);
    const marks = own.filter(({ text }) => crosses.has(text.toLowerCase()));
    const [person] = own;
    const inside = (byLine.get(index) ?? []).filter(({ start }) => person !== undefined && start >= person.start);
    const read = person === undefined || marks.length === 0 ? null : readName(inside, 0, false, true);
    const others = line.cells.filter(({ column }) => column > edge);
    if (read === null || person === undefined) {
      if (others.some(({ text }) => crosses.has(text.toLowerCase()))) taken.add(index);
      continue;
    }
    const isAway = (mark: Cell): boolean =>
      heads.every((cell) => Math.abs(middleOf(cell) - mark.column) > Math.abs(middleOf(absence) - mark.column));
    roster.add(read.name, {
      role: read.role ?? roleIn(person.text),
      present: !marks.every(isAway),
      at: { quote: line.text, start: line.start },
    });
    taken.add(index);
  }
  return taken;
}
const headWords: ReadonlySet<string> = new Set(['public', 'business', 'mtg', 'meeting', 'present', 'work', 'session']);

const codeAtEnd = /^(\p{Lu}.*?)\s+(P|NP|A|AB|EX|E)$/u;

/** A roll with a code behind each name: "Jane Roe P", "Bo Ray NP", also where staff stand in a second column. Takes: the lines, the tokens of
 *  each, the roster. Gives: the lines that it used; none if fewer than four have a code. */
export function readCodedRoll(
  lines: readonly Line[],
  byLine: ReadonlyMap<number, readonly Token[]>,
  roster: Roster,
): ReadonlySet<number> {
  const rows = lines.flatMap((line, index) => {
    const cell = line.cells[0];
    const match = codeAtEnd.exec(cell?.text ?? '');
    if (cell === undefined || match === null || cell.text.length > longestName) return [];
    const inside = (byLine.get(index) ?? []).filter(({ end }) => end <= cell.start + (match[1]?.length ?? 0));
    const read = readName(inside, 0, false, true);
    return read === null ? [] : [{ index, read, line, present: match[2] === 'P' }];
  });
  if (rows.length < fewestCoded || !rows.some(({ present }) => present)) return new Set();
  for (const { read, line, present } of rows)
    roster.add(read.name, { role: read.role, present, at: { quote: line.text, start: line.start } });
  return new Set(rows.map(({ index }) => index));
}
const longestName = 48;
const fewestCoded = 4;
