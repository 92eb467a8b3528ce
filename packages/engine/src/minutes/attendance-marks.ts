import { modeOf, roleIn } from './attendance-words.ts';
import type { Line } from './lines.ts';
import { readName, type NameAt } from './names.ts';
import type { Roster } from './roster.ts';
import type { Token } from './tokens.ts';

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
