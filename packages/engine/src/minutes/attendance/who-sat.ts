import { readAttendance } from './attendance.ts';
import type { Line } from '../lines.ts';
import { noteOutsiders } from '../meeting.ts';
import { givenAgree, readName, type NameAt, type PersonName } from '../names.ts';
import type { Roster } from '../roster.ts';
import type { Token } from '../tokens.ts';
import { placeOf } from './sentences.ts';
import { separates } from './words.ts';
import { boardTitles, chairTitles, noWords, speechVerbs, viceTitles, yesWords } from '../vocabulary.ts';

/* Who sits on the board, from the list of attendance and from the rest of the minutes. */

/** How far from the top the attendance may be, in lines, if no motion comes before. */
const openingLines = 160;

const openingEnd = (tokens: readonly Token[]): number => {
  const at = tokens.findIndex(({ low, line, first }, index) => {
    const put = low === 'motion' && (first || ['by', ':'].includes(tokens[index + 1]?.low ?? ''));
    return line > 8 && (put || low === 'seconded' || low === 'moved');
  });
  return at < 0 ? tokens.length : at;
};

/** Who sits on the board: the list of attendance, and what the rest of the minutes adds to it.
 *  Takes: the lines and their tokens.  Gives: the roster; empty if the minutes name nobody of the board.  Throws: never. */
export function rosterOf(lines: readonly Line[], tokens: readonly Token[]): Roster {
  const until = openingEnd(tokens);
  const last = Math.min(openingLines, tokens[until]?.line ?? lines.length);
  const inOpening = tokens.filter(({ line }) => line < last);
  const first = readAttendance(lines.slice(0, last), inOpening);
  // A table of attendance may come out behind the first motion.
  const upTo = Math.min(openingLines, lines.length);
  const roster = first.complete
    ? first
    : readAttendance(
        lines.slice(0, upTo),
        tokens.filter(({ line }) => line < upTo),
      );
  if (roster.members.every(({ present }) => !present)) addVoters(tokens, roster);
  if (roster.members.length === 0) addSpeakers(tokens, roster);
  giveFirstNames(tokens, roster);
  giveNamesOfMovers(tokens, roster);
  noteOutsiders(tokens, roster);
  return roster;
}

/** "I am Jane Roe, Chair of": the first name of a member whom the roll calls by surname. */
function giveFirstNames(tokens: readonly Token[], roster: Roster): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readName(tokens, at);
    if (read === null) continue;
    const chairs = tokens.slice(read.to, read.to + 3).some(({ low }) => chairTitles.has(low) || viceTitles.has(low));
    const told = chairs && tokens[read.to]?.text === ',';
    if (read.name.given.length > 0 && (read.title === 'board' || told)) roster.complement(read.name);
    at = read.to - 1;
  }
}

const actsOnMotion = new Set([
  'moved',
  'motioned',
  'motion',
  'mover',
  'second',
  'seconded',
  'seconder',
  'ayes',
  'aye',
  'nay',
]);

/** First names of members whom the attendance has by surname, if nobody else has it and that person makes a motion or votes. */
function giveNamesOfMovers(tokens: readonly Token[], roster: Roster): void {
  const wanted = new Set(roster.members.filter(({ name }) => name.given.length === 0).map(({ name }) => name.surname));
  if (wanted.size === 0) return;
  const found = new Map<string, { name: PersonName; one: boolean; acts: boolean }>();
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readName(tokens, at);
    if (read === null) continue;
    at = read.to - 1;
    if (!wanted.has(read.name.surname) || read.name.given.length === 0) continue;
    const near = [...tokens.slice(Math.max(0, read.from - 3), read.from), ...tokens.slice(read.to, read.to + 4)];
    const acts = near.some(({ low }) => actsOnMotion.has(low));
    const known = found.get(read.name.surname);
    found.set(read.name.surname, {
      name: known?.name ?? read.name,
      one: known === undefined || (known.one && givenAgree(known.name.given, read.name.given)),
      acts: acts || known?.acts === true,
    });
  }
  for (const { name, one, acts } of found.values()) if (one && acts) roster.complement(name);
}

/** Whoever votes by name sits on the board: "AYES: Roe, Ruiz, Chen", where no list of attendance is printed. */
function addVoters(tokens: readonly Token[], roster: Roster): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const low = tokens[at]?.low ?? '';
    if (!low.endsWith('s') || !(yesWords.has(low) || noWords.has(low)) || tokens[at + 1]?.text !== ':') continue;
    for (let next = at + 2; next < tokens.length;) {
      const read = readName(tokens, next);
      if (read !== null && tokens[read.to]?.text !== ':')
        roster.add(read.name, { role: read.role, present: true, at: placeOf(tokens, read) });
      else if (!separates(tokens[next]) && !boardTitles.has(tokens[next]?.low ?? '')) break;
      next = read?.to ?? next + 1;
    }
  }
}

/** Whoever speaks as "Commissioner Roe" sits on the board, if at least two do and nothing else says who does. */
function addSpeakers(tokens: readonly Token[], roster: Roster): void {
  const found: NameAt[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readName(tokens, at);
    if (read === null) continue;
    if (sitsBy(tokens[read.from]?.low ?? '') && speechVerbs.has(tokens[read.to]?.low ?? '')) found.push(read);
    at = read.to - 1;
  }
  if (new Set(found.map(({ name }) => name.surname)).size < 2) return;
  for (const read of found) roster.add(read.name, { role: read.role, present: true, at: placeOf(tokens, read) });
}

/** A title of planning boards, and of no council or county. */
const sitsBy = (low: string): boolean =>
  low === 'commissioner' || low === 'member' || chairTitles.has(low) || viceTitles.has(low);
