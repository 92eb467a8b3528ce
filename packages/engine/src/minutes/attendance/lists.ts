import { hasDigit, splitAtSpaces } from '../../base/text.ts';
import {
  isBody,
  isOfAlternates,
  isPost,
  lettersIn,
  modeOf,
  officeOf,
  presenceIn,
  roleIn,
  surnameFirst,
  type Mode,
} from './words.ts';
import { crosses, readCodedRoll, readLostTable, readMarkedTable } from './marks.ts';
import type { Cell, Line } from '../lines.ts';
import { addNames } from './entries.ts';
import { readName } from '../names.ts';
import type { Roster } from '../roster.ts';
import { hasMarker, labelOf, type Token } from '../tokens.ts';
import type { Place } from '../types.ts';
import {
  absentWords,
  chairTitles,
  hereWords,
  neverNames,
  notTheBoard,
  officers,
  plainTitles,
  streetWords,
} from '../vocabulary.ts';

/* Lists and tables of attendance, line by line. */

const presences = new Set(['p', 'present', 'yes', 'y', 'here']);
const absences = new Set(['absent', 'excused', 'unexcused', 'e', 'no', 'ab', 'ex']);

interface Column {
  readonly mode: Mode;
  /** Where it begins in its line. */
  readonly at: number;
  readonly field: number;
}

/** The opening part while it is being read line by line. */
interface Found {
  readonly roster: Roster;
  readonly lines: readonly Line[];
  /** Tokens of each line. */
  readonly byLine: ReadonlyMap<number, readonly Token[]>;
  /** What an asterisk before a name means, if a legend says so: "(*Denotes present)". */
  readonly starred: 'present' | 'absent' | null;
  /** Whether anybody is marked with a P: then an A means absent. */
  readonly hasPresentMark: boolean;
  mode: Mode;
  /** Modes of the columns of a table. */
  columns: Column[];
  /** Lines without a name since the last one. */
  idle: number;
}

const tokensWithin = (tokens: readonly Token[], from: number, to: number): Token[] =>
  tokens.filter(({ start, end }) => start >= from && end <= to);

const tokensOfCell = (tokens: readonly Token[], { start, text }: Cell): Token[] =>
  tokensWithin(tokens, start, start + text.length);

/** The mode of the column that a cell is in: by its number in a ruled table, else by its position. */
function modeOfCell(line: Line, cell: Cell, found: Found): Mode {
  const ruled = line.text.includes('|') || line.text.includes('\t');
  const byNumber = ruled ? found.columns.find(({ field }) => field === cell.field) : undefined;
  const nearest = found.columns.toSorted((a, b) => Math.abs(a.at - cell.column) - Math.abs(b.at - cell.column))[0];
  return (byNumber ?? nearest)?.mode ?? found.mode;
}

/** What a cell of a table begins with, in small letters: "X", "absent (excused)". */
const markOf = ({ text }: Cell): string =>
  // "No. 5" is a number and no absence.
  hasDigit(text) ? '' : (text.toLowerCase().split(/\s/)[0] ?? '').replace(/[^\p{L}✓✔☒√]/gu, '');

/** Titled names with a mark behind them, one below the other, are a table whose head says nothing. */
function isMarkedRow(line: Line | undefined, tokens: readonly Token[]): boolean {
  const [first, ...others] = line?.cells ?? [];
  const read = first === undefined ? null : readName(tokensOfCell(tokens, first), 0, false, true);
  return (
    read?.title === 'board' &&
    others.some((cell) => {
      const low = markOf(cell);
      return crosses.has(low) || absences.has(low) || presences.has(low);
    })
  );
}

function opensMarkedRows(index: number, { lines, byLine }: Found): boolean {
  const rows = [index, index + 1, index + 2];
  return rows.every((at) => isMarkedRow(lines[at], byLine.get(at) ?? []));
}

/** "Members Present Staff Present": the two headings; none if the words aren't two. */
function inTwo(text: string): string[] {
  const words = splitAtSpaces(text);
  const half = words.length / 2;
  if (![2, 3].includes(half) || words[half - 1]?.toLowerCase() !== words.at(-1)?.toLowerCase()) return [];
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** "Commissioners in Attendance: Staff in Attendance:": two headings whose columns only the lines below show. */
function twoHeadings(line: Line, index: number, { lines }: Found): Column[] | null {
  const labels = line.text.endsWith(':') ? line.text.split(/:\s*/).filter((label) => label !== '') : inTwo(line.text);
  const modes = labels.map(modeOf);
  if (labels.length !== 2 || modes.some((mode) => mode === null)) return null;
  const below = lines.slice(index + 1, index + 4).find(({ cells }) => cells.length === 2);
  // Columns that ran together: whoever has a post is of the second.
  if (below === undefined && modes[1] === 'others') return [{ mode: modes[0] ?? null, at: 0, field: 0 }];
  return below?.cells.map(({ column, field }, at) => ({ mode: modes[at] ?? null, at: column, field })) ?? null;
}

/** A row of marks: a name in one cell, the person's attendance in the others. */
function addRow(line: Line, tokens: readonly Token[], found: Found): boolean {
  if (line.cells.length < 2) return false;
  const [person] = line.cells.flatMap((cell) => {
    const inside = tokensOfCell(tokens, cell);
    const read = readName(inside, 0, false, true);
    return read !== null && inside.length - read.to <= 5 ? [{ read, cell }] : [];
  });
  if (person === undefined) return false;
  const others = line.cells.filter((cell) => cell !== person.cell);
  const states = line.cells.map((cell): Mode => {
    if (cell === person.cell) return null;
    const low = markOf(cell);
    if (crosses.has(low)) return modeOfCell(line, cell, found) ?? 'present';
    if (low === 'a' && found.hasPresentMark) return 'absent';
    return absences.has(low) ? 'absent' : presences.has(low) ? 'present' : null;
  });
  if (!states.some((state) => state !== null)) return false;
  const role = [person.cell, ...others].map((cell) => roleIn(cell.text)).find((one) => one !== null) ?? null;
  const at: Place = { quote: line.text, start: line.start };
  const serves = others.some((cell) => tokensOfCell(tokens, cell).some((_, at, own) => isPost(own, at)));
  if (found.mode === 'others' || (serves && role === null)) found.roster.outsider(person.read.name);
  else found.roster.add(person.read.name, { role: person.read.role ?? role, present: states.includes('present'), at });
  return true;
}

/** "Commissioners | Public | Business | Absent": the header of a table of attendance. */
function headOf(line: Line, tokens: readonly Token[]): Column[] | null {
  if (line.cells.length < 2 || line.cells.some(({ text }) => text.length > 28)) return null;
  const modes = line.cells.map(({ text }) => modeOf(text));
  const first = modes[0] ?? null;
  const name = lettersIn(line.cells[0]?.text ?? '');
  const named = ['name', 'member', 'commissioner'].some((word) => name.includes(word));
  const [cell] = line.cells;
  const isPerson = (one: Cell | undefined): boolean =>
    one !== undefined && readName(tokensOfCell(tokens, one), 0, false, true) !== null;
  // "POSITION | MEMBERS PRESENT | MEMBERS ABSENT"
  const listsBoth = modes.includes('present') && modes.includes('absent');
  if (first === null && !listsBoth && (!named || isPerson(cell))) return null;
  // "Present:      Jane Roe, Chair" is a label and the first of its list, or the first few in columns.
  const isListed = (one: Cell): boolean => isPerson(one) || (one.text.endsWith(':') && officeOf(one.text) !== null);
  if (cell?.text.endsWith(':') === true && line.cells.slice(1).every(isListed)) return null;
  return line.cells.map(({ column, field }, index) => ({
    mode: modes[index] ?? (index === 0 ? first : null) ?? 'present',
    ...{ at: column, field },
  }));
}

/** "Jane Roe STAFF PRESENT:": a list that begins in one column while another continues. */
function headsWithin(line: Line, tokens: readonly Token[], found: Found): Cell[] {
  if (line.cells.length < 2 && found.columns.length < 2) return [];
  if (isMarkedRow(line, tokens)) return [];
  const heads = line.cells.filter((cell) => modeOf(cell.text.replace(/[:.–-]+$/, '')) !== null);
  // "MEMBERS PRESENT:      Jane Roe, Bo Ray" is a label and its list.
  const labels = heads.length === 1 && heads[0] === line.cells[0] && heads[0]?.text.endsWith(':') === true;
  return labels ? [] : heads;
}

function setColumn(found: Found, cell: Cell): void {
  const mode = modeOf(cell.text.replace(/[:.–-]+$/, ''));
  found.columns = [
    ...found.columns.filter(({ at }) => Math.abs(at - cell.column) > 8),
    { mode, at: cell.column, field: cell.field },
  ];
}

/** Last line of a list that spans several lines: a full line without an end continues on the next. */
function lastOfList(lines: readonly Line[], index: number): number {
  let last = index;
  for (;;) {
    const line = lines[last];
    const next = lines[last + 1];
    if (line === undefined || next === undefined || labelOf(next.text) !== null || modeOf(next.text) !== null)
      return last;
    const open = /(?:,|\band|&)$/.test(line.text) || (line.text.length >= 60 && !/[.:]$/.test(line.text));
    if (!open) return last;
    last += 1;
  }
}

const isShouted = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** "PUBLIC HEARINGS", "1. Conditional use permit": a new part of the minutes, which ends every list. */
function opensPart(line: Line, tokens: readonly Token[], above: Line | undefined): boolean {
  const caps = line.text === line.text.toUpperCase() && lettersIn(line.text).length >= 2;
  if (line.cells.length > 1 || !(caps || hasMarker(line.text))) return false;
  // "OPEN FORUM" below names that aren't in capitals.
  const ends =
    above !== undefined && !isShouted(above.text) && !above.text.endsWith(':') && modeOf(above.text) === null;
  if (caps && line.blankBefore && ends) return true;
  // "D. EX PARTE DISCLOSURE - Mr. Roe drove by": a heading in capitals, however much it looks like a name.
  const [, ...words] = splitAtSpaces(line.text);
  if (hasMarker(line.text) && words.length > 2 && words.slice(0, 2).every((one) => one.length > 1 && isShouted(one)))
    return true;
  const begin = tokens.findIndex((token, at) => token.word && (token.text.length > 1 || at > 1));
  // "- Chairman, Jane Roe".
  if (officers.has(tokens[begin]?.low ?? '') || chairTitles.has(tokens[begin]?.low ?? ''))
    return tokens[begin + 1]?.text !== ',';
  return begin >= 0 && readName(tokens, begin, false, false) === null;
}

/** 'Held in the Council Chambers. The following members were present:': a heading behind a sentence. */
function modeOfEnd(text: string): Mode {
  const behind = text.lastIndexOf('. ');
  return text.endsWith(':') && behind > 0 ? modeOf(text.slice(behind + 2, -1)) : null;
}

/** "PRESENT: ABSENT: Roe and Ruiz None": nobody was absent. */
const emptySecond = /^present:\s*absent:(?=.* none\.?$)/i;

/** A label with the list after it, or a heading above a list. Gives the last line it used, -1 if the line is neither. */
function readHeading(line: Line, index: number, label: string, found: Found): number {
  const whole = modeOf(line.text.replace(/[:.–-]+$/, '')) ?? modeOfEnd(line.text);
  const office = label === '' || modeOf(label) !== null ? null : officeOf(label);
  // "Those present:" above "Planning Commission: Jane Roe".
  const above = found.lines[index - 1]?.text ?? '';
  const ofBody = isBody(label) && modeOf(above) === 'present' && lettersIn(above).some((low) => hereWords.has(low));
  const labeled = label === '' ? null : office !== null || ofBody ? 'present' : modeOf(label.replace(/ -.*/, ''));
  if (whole === null && labeled === null) return -1;
  found.mode = whole ?? labeled;
  found.columns = [];
  found.idle = 0;
  if (whole !== null) return index;
  const last = lastOfList(found.lines, index);
  const both = emptySecond.exec(line.text)?.[0].length ?? 0;
  const rest: Token[] = [];
  for (let at = index; at <= last; at += 1) rest.push(...(found.byLine.get(at) ?? []));
  const before = found.roster.members.length;
  addNames(tokensWithin(rest, line.start + Math.max(both, label.length + 1), Infinity), found.roster, labeled);
  const holder = found.roster.members[before];
  if (office !== null && holder?.role === 'member') holder.role = office;
  return last;
}

/** "Members of the public appearing before the board:", longer than a label. */
function isOfOthers(text: string): boolean {
  const words = lettersIn(text.slice(0, Math.max(0, text.indexOf(':'))));
  return words.length > 6 && words.length <= 14 && words.some((low) => notTheBoard.has(low));
}

/** "Mr. Bo Ray (left at 9) Mr. Mark Dahl" in a list of two columns: two cells that only one blank separates. */
function cellsInTwo(line: Line, tokens: readonly Token[], { columns }: Found): readonly Cell[] {
  const [cell] = line.cells;
  if (columns.length !== 2 || line.cells.length !== 1 || cell === undefined) return line.cells;
  const titles = tokens.filter(({ low }) => plainTitles.has(low));
  const [, second] = titles;
  if (titles.length !== 2 || titles[0]?.start !== cell.start || second === undefined) return line.cells;
  const at = second.start - cell.start;
  const right = columns[1];
  return [
    { ...cell, text: cell.text.slice(0, at).trim() },
    {
      ...cell,
      text: cell.text.slice(at),
      start: second.start,
      column: right?.at ?? cell.column,
      field: right?.field ?? 0,
    },
  ];
}

/** "Ana Roe – Chair": a name before the dash is no label. */
function beginsWithPerson(tokens: readonly Token[]): boolean {
  const dash = tokens.findIndex(({ text }) => ['-', '–', '—'].includes(text));
  const label = tokens.slice(0, Math.max(0, dash));
  const isName = ({ word, capital, low }: Token): boolean =>
    word && capital && !neverNames.has(low) && !streetWords.has(low);
  return label.length > 1 && label.every(isName);
}

/** "Bo Ray-7:05PM": the colon of a time is no label's. */
const clock = /^[^:]*\d:\d\d/;

/** Processes the line at `index` of the opening part. Gives the index of the last line it used. */
function readLine(index: number, found: Found): number {
  const line = found.lines[index];
  if (line === undefined) return index;
  const tokens = found.byLine.get(index) ?? [];
  if (isLegend(line) || surnameFirst(tokens, 0) !== null) return index;
  const head = headOf(line, tokens) ?? twoHeadings(line, index, found);
  if (head !== null) {
    found.columns = head;
    found.mode = head[0]?.mode ?? 'present';
    found.idle = 0;
    return index;
  }
  const heads = headsWithin(line, tokens, found);
  for (const cell of heads) setColumn(found, cell);
  if (heads.length === 0) {
    const own =
      (clock.test(line.text) ? null : labelOf(line.text)) ??
      (beginsWithPerson(tokens) ? null : /^[\p{L} ]+(?= [-–—] )/u.exec(line.text)?.[0]) ??
      '';
    // "Alternates:   Jane Roe   P" goes on with the list.
    const label = found.mode === 'present' && isOfAlternates(own) ? '' : own;
    const taken = readHeading(line, index, label, found);
    if (taken >= 0) return taken;
    if (found.mode !== null && isOfOthers(line.text)) {
      found.mode = null;
      return index;
    }
    const said = label === '' ? null : presenceIn(lettersIn(line.text.slice(label.length + 1))[0] ?? '');
    const rest = lettersIn(line.text.slice(label.length + 1));
    if (label !== '' && said === null && found.mode !== null && roleIn(label) === null && rest.length > 0) {
      found.mode = null;
      return index;
    }
  }
  if (heads.length === 0 && opensPart(line, tokens, found.lines[index - 1])) found.mode = null;
  if (found.mode === null && opensMarkedRows(index, found)) found.mode = 'present';
  if (found.mode === null || addRow(line, tokens, found)) return index;
  const starred = found.starred === null ? null : line.text.startsWith('*') === (found.starred === 'present');
  const added = cellsInTwo(line, tokens, found)
    .filter((cell) => !heads.includes(cell))
    .map((cell) => {
      const mode = modeOfCell(line, cell, found);
      const listed = starred === null || mode !== 'present' ? mode : starred ? 'present' : 'absent';
      return addNames(tokensOfCell(tokens, cell), found.roster, listed);
    });
  found.idle = added.every((count) => count <= 0) ? found.idle + 1 : 0;
  // One column of prose or of places doesn't end the list of names beside it.
  const isNone = added.includes(-1) && added.every((count) => count <= 0);
  if (isNone || found.idle > 2) found.mode = null;
  return index;
}

const isLegend = ({ text }: Line): boolean =>
  text.includes('*') && text.length < 60 && /\b(?:denotes|indicates|means)\b/i.test(text);

/** "(*Denotes present)": what an asterisk before a name means. */
function legendOf(lines: readonly Line[]): Found['starred'] {
  const legend = lines.find(isLegend);
  if (legend === undefined) return null;
  return lettersIn(legend.text).some((low) => absentWords.has(low)) ? 'absent' : 'present';
}

/** Adds the lists and tables of attendance of the opening part to the roster.
 *  Takes: the lines up to the first motion, the tokens of each, the roster.  Throws: never. */
export function readLists(lines: readonly Line[], byLine: ReadonlyMap<number, readonly Token[]>, roster: Roster): void {
  const hasPresentMark = lines.some(({ cells }) => cells.slice(1).some(({ text }) => text === 'P'));
  const marks = { starred: legendOf(lines), hasPresentMark };
  const found: Found = { roster, lines, byLine, ...marks, mode: null, columns: [], idle: 0 };
  const taken = new Set(
    [readLostTable, readMarkedTable, readCodedRoll].flatMap((readTable) => [...readTable(lines, byLine, roster)]),
  );
  for (let index = 0; index < lines.length; index += 1) if (!taken.has(index)) index = readLine(index, found);
}
