import { readLists } from './lists.ts';
import { readAnswers, readColumns, readRollCall, readSentences } from './sentences.ts';
import type { Line } from '../lines.ts';
import { withNamesMarked } from '../names.ts';
import { Roster } from '../roster.ts';
import type { Token } from '../tokens.ts';

/** Who sat on the board that evening.
 *  Takes: the lines up to the first motion, and their tokens.  Gives: the roster, empty if no list is printed.
 *  Throws: never. */
export function readAttendance(lines: readonly Line[], tokens: readonly Token[]): Roster {
  const roster = new Roster();
  const byLine = new Map<number, Token[]>();
  for (const token of tokens) {
    const own = byLine.get(token.line);
    if (own === undefined) byLine.set(token.line, [token]);
    else own.push(token);
  }
  readLists(lines, byLine, roster);
  // "Phil West" of the list is "Phil West" in the sentences, too.
  const marked = withNamesMarked(
    tokens,
    roster.members.map(({ name }) => name),
  );
  readAnswers(marked, roster);
  readRollCall(marked, roster);
  const aside = readSentences(marked, roster);
  readColumns(marked, roster);
  roster.complete = roster.members.length - aside >= 3;
  return roster;
}
