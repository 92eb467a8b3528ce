import { modeOf, roleIn } from './words.ts';
import type { Line } from '../lines.ts';
import { readName, type NameAt } from '../names.ts';
import type { Roster } from '../roster.ts';
import type { Token } from '../tokens.ts';

/** Marks of a table of attendance or of votes. */
export const crosses: ReadonlySet<string> = new Set(['x', '✓', '✔', '☒', '√']);

/** Lines of headings above such a table. */
const mostHeads = 8;
const isMark = (line: Line | undefined): boolean => line !== undefined && crosses.has(line.text.toLowerCase());

/** A table that lost its lines: each heading, name and mark is on a line of its own. Blank cells are gone, so a person with a mark in each
 *  column of presence was there, and a person with fewer was not.
 *  Gives: the lines that it used. */
export function readLostTable(
  lines: readonly Line[],
  byLine: ReadonlyMap<number, readonly Token[]>,
  roster: Roster,
): ReadonlySet<number> {
  const taken = new Set<number>();
  const nameAt = (index: number) => readName(byLine.get(index) ?? [], 0, false, true);
  let index = lines.findIndex((line, at) => isMark(lines[at + 1]) && !isMark(line) && nameAt(at) !== null);
  if (index < 0) return taken;
  let head = index;
  const isHead = (at: number): boolean => (nameAt(at)?.name.given.length ?? 0) === 0;
  while (head > 0 && index - head < mostHeads && isHead(head - 1) && lines[head]?.blankBefore === false) head -= 1;
  const absence = lines.slice(head, index).some(({ text }) => modeOf(text) === 'absent');
  for (let at = head; at < index; at += 1) taken.add(at);
  const rows: { read: NameAt; line: Line; marks: number }[] = [];
  while (index < lines.length) {
    const read = nameAt(index);
    const line = lines[index];
    let marks = 0;
    while (isMark(lines[index + 1 + marks])) marks += 1;
    if (read === null || line === undefined || (marks === 0 && absence)) break;
    rows.push({ read, line, marks });
    for (let at = index; at <= index + marks; at += 1) taken.add(at);
    index += marks + 1;
  }
  // Headings break over lines, too: whoever was there all evening has the most marks.
  const most = Math.max(...rows.map(({ marks }) => marks));
  for (const { read, line, marks } of rows)
    roster.add(read.name, {
      role: read.role ?? roleIn(line.text),
      present: marks > 0 && (!absence || marks === most),
      at: { quote: line.text, start: line.start },
    });
  return taken;
}

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
