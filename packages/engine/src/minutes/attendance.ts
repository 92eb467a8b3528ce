import type { Line } from './lines.ts';
import { readName, type NameAt } from './names.ts';
import { Roster, type Sitting } from './roster.ts';
import { labelOf, sentenceEnd, sentenceStart, type Token } from './tokens.ts';
import type { MemberRole, Place } from './types.ts';
import {
  absentWords,
  boardTitles,
  chairTitles,
  hereWords,
  notTheBoard,
  officers,
  plainTitles,
  staffPosts,
  suffixes,
  viceTitles,
} from './vocabulary.ts';

type Mode = 'present' | 'absent' | 'others' | null;

const peopleWords: ReadonlySet<string> = new Set([
  ...[
    'members',
    'member',
    'commissioners',
    'present',
    'attendance',
    'attending',
    'absent',
    'excused',
    'roll',
    'boardmembers',
  ],
]);
const listWords: ReadonlySet<string> = new Set([
  ...[...boardTitles, ...absentWords, ...hereWords, ...notTheBoard, ...peopleWords],
  ...[
    'commission',
    'board',
    'committee',
    'planning',
    'zoning',
    'in',
    'were',
    'the',
    'following',
    'call',
    'of',
    'and',
    'da',
  ],
  ...[
    'voting',
    'those',
    'not',
    'regular',
    'alternates',
    'alternate',
    'quorum',
    'appointed',
    'seated',
    'for',
    'meeting',
    'via',
    'zoom',
  ],
]);

const lettersIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** What a heading over a list of people says of them; null where it is none. */
function modeOf(label: string): Mode {
  const words = lettersIn(label);
  if (words.length === 0 || words.length > 9) return null;
  const has = (...some: string[]): boolean => some.some((word) => words.includes(word));
  if (has('staff') && words.length <= 4) return has('commissioners', 'members') ? null : 'others';
  if (!words.every((word) => listWords.has(word))) return null;
  const own = ['city', 'town', 'county', 'council'];
  if (words.some((word) => notTheBoard.has(word) && !own.includes(word))) return 'others';
  if (!words.some((word) => peopleWords.has(word))) return null;
  if (words.some((word) => absentWords.has(word)) || (has('not') && has('present', 'attendance'))) return 'absent';
  return has('council') && !has('members', 'member', 'planning') ? 'others' : 'present';
}

const crosses = new Set(['x', '✓', '✔', '☒', '√']);
const presences = new Set(['p', 'present', 'yes', 'y', 'here']);
const absences = new Set(['absent', 'excused', 'unexcused', 'e', 'no', 'ab', 'ex']);

function roleIn(text: string): MemberRole | null {
  const words = lettersIn(text);
  if (words.some((word) => viceTitles.has(word))) return 'vice_chair';
  return words.some((word) => chairTitles.has(word)) ? 'chair' : null;
}

/** The opening part while it is read line by line. */
interface Found {
  readonly roster: Roster;
  readonly lines: readonly Line[];
  /** Tokens of each line. */
  readonly byLine: ReadonlyMap<number, readonly Token[]>;
  mode: Mode;
  /** Modes of the columns of a table, with where each begins in its line. */
  columns: { readonly mode: Mode; readonly at: number }[];
  /** Lines without a name since the last. */
  idle: number;
}

const separates = (token: Token | undefined): boolean =>
  token !== undefined && ([',', ';', '&', '/', '|', ':', '-', '–', '—'].includes(token.text) || token.low === 'and');

/** "Absent -" within a list: what follows is another list. */
function turnAt(tokens: readonly Token[], at: number): Mode {
  const low = tokens[at]?.low ?? '';
  const next = tokens[at + 1]?.text ?? '';
  if (![':', '-', '–', '—'].includes(next)) return null;
  if (absentWords.has(low)) return 'absent';
  if (low === 'staff' || low === 'guests') return 'others';
  if (hereWords.has(low)) return ['also', 'others', 'staff'].includes(tokens[at - 1]?.low ?? '') ? 'others' : 'present';
  return null;
}

/** Adds the people of a list. Gives how many, or -1 where the words are no list of names. */
function addNames(tokens: readonly Token[], found: Found, listed: Mode): number {
  let mode = listed;
  let added = 0;
  let stray = 0;
  let last: Sitting | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const turn = turnAt(tokens, at);
    if (turn !== null || token.text === '.') last = null;
    mode = turn ?? mode;
    // A name begins a list entry or follows a title; words behind a name are said of that person.
    const before = tokens[at - 1];
    const begins =
      before === undefined ||
      separates(before) ||
      boardTitles.has(token.low) ||
      plainTitles.has(token.low) ||
      officers.has(before.low) ||
      before.text === '.' ||
      token.first;
    const read = begins ? readName(tokens, at, false, true) : null;
    if (read !== null && !(token.low.length > 1 && suffixes.has(token.low)) && !staffPosts.has(token.low)) {
      const place = {
        quote: tokens
          .slice(at, read.to)
          .map(({ text }) => text)
          .join(' '),
        start: token.start,
      };
      if (mode === 'others') found.roster.outsider(read.name);
      else last = found.roster.add(read.name, { role: read.role, present: mode === 'present', at: place });
      added += 1;
      at = read.to - 1;
      continue;
    }
    if (last !== null) saidOf(last, tokens, at, found.roster);
    if (token.word && !listWords.has(token.low) && !officers.has(token.low) && !staffPosts.has(token.low)) stray += 1;
  }
  return stray > added * 3 + 2 ? -1 : added;
}

/** "Jane Roe, Chair", "Jane Roe (excused)", "Jane Roe, Planner": a word behind a name. */
function saidOf(person: Sitting, tokens: readonly Token[], at: number, roster: Roster): void {
  const low = tokens[at]?.low ?? '';
  if (turnAt(tokens, at) !== null) return;
  if (absentWords.has(low)) person.present = false;
  if (staffPosts.has(low)) roster.remove(person);
  if (person.role !== 'member') return;
  if (viceTitles.has(low)) person.role = 'vice_chair';
  else if (chairTitles.has(low)) person.role = viceTitles.has(tokens[at - 1]?.low ?? '') ? 'vice_chair' : 'chair';
}

const tokensWithin = (tokens: readonly Token[], from: number, to: number): Token[] =>
  tokens.filter(({ start, end }) => start >= from && end <= to);

/** A row of marks: a name in one cell, what is said of the person in the others. */
function addRow(line: Line, tokens: readonly Token[], found: Found): boolean {
  if (line.cells.length < 2) return false;
  const [person] = line.cells.flatMap((cell) => {
    const inside = tokensWithin(tokens, cell.start, cell.start + cell.text.length);
    const read = readName(inside, 0, false, true);
    return read !== null && inside.length - read.to <= 5 ? [{ read, cell }] : [];
  });
  if (person === undefined) return false;
  const others = line.cells.filter((cell) => cell !== person.cell);
  const nearest = (at: number): Mode =>
    found.columns.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]?.mode ?? 'present';
  const states = others.map((cell): Mode => {
    const low = cell.text.toLowerCase().replace(/[^\p{L}✓✔☒√]/gu, '');
    if (crosses.has(low)) return nearest(cell.start - line.start);
    return absences.has(low) ? 'absent' : presences.has(low) ? 'present' : null;
  });
  if (!states.some((state) => state !== null)) return false;
  const role = [person.cell, ...others].map((cell) => roleIn(cell.text)).find((one) => one !== null) ?? null;
  const at: Place = { quote: line.text, start: line.start };
  if (found.mode === 'others') found.roster.outsider(person.read.name);
  else found.roster.add(person.read.name, { role: person.read.role ?? role, present: states.includes('present'), at });
  return true;
}

/** "Commissioners | Public | Business | Absent": the head of a table of attendance. */
function headOf(line: Line): Found['columns'] | null {
  if (line.cells.length < 2 || line.cells.some(({ text }) => text.length > 28)) return null;
  const modes = line.cells.map(({ text }) => modeOf(text));
  const first = modes[0] ?? null;
  const name = lettersIn(line.cells[0]?.text ?? '');
  const named = ['name', 'member', 'commissioner'].some((word) => name.includes(word));
  if (first === null && !named) return null;
  return line.cells.map(({ start }, index) => ({ mode: modes[index] ?? first ?? 'present', at: start - line.start }));
}

/** Last line of a list that runs over several: a full line that does not end goes on in the next. */
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

/** Takes the line at `index` of the opening part into account. Gives the index of the last line it took. */
function readLine(index: number, found: Found): number {
  const line = found.lines[index];
  if (line === undefined) return index;
  const tokens = found.byLine.get(index) ?? [];
  const head = headOf(line);
  if (head !== null) {
    found.columns = head;
    found.mode = head[0]?.mode ?? 'present';
    found.idle = 0;
    return index;
  }
  const label = labelOf(line.text) ?? /^[\p{L} ]+(?= [-–—] )/u.exec(line.text)?.[0] ?? '';
  const whole = modeOf(line.text.replace(/[:.–-]+$/, ''));
  const labelled = label === '' ? null : modeOf(label.replace(/ -.*/, ''));
  if (whole !== null || labelled !== null) {
    found.mode = whole ?? labelled;
    found.columns = [];
    found.idle = 0;
    if (whole !== null) return index;
    const last = lastOfList(found.lines, index);
    const rest: Token[] = [];
    for (let at = index; at <= last; at += 1) rest.push(...(found.byLine.get(at) ?? []));
    addNames(tokensWithin(rest, line.start + label.length + 1, Infinity), found, labelled);
    return last;
  }
  const said = label === '' ? null : presenceBehind(line.text.slice(label.length + 1));
  if (label !== '' && said === null && found.mode !== null && roleIn(label) === null) {
    found.mode = null;
    return index;
  }
  if (found.mode === null || addRow(line, tokens, found)) return index;
  const added = line.cells.map(({ start, text }, column) => {
    const aligned = found.columns.length > 1 && line.cells.length === found.columns.length;
    const mode = aligned ? (found.columns[column]?.mode ?? found.mode) : found.mode;
    return addNames(tokensWithin(tokens, start, start + text.length), found, said ?? mode);
  });
  found.idle = added.every((count) => count <= 0) ? found.idle + 1 : 0;
  if (added.includes(-1) || found.idle > 2) found.mode = null;
  return index;
}

/** "Board Member Ruiz: Present". */
function presenceBehind(rest: string): Mode {
  const [word = ''] = lettersIn(rest);
  if (absentWords.has(word)) return 'absent';
  return hereWords.has(word) ? 'present' : null;
}

/** A prose list of names around "were present", "was absent". */
function readSentences(tokens: readonly Token[], roster: Roster): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const low = tokens[at]?.low ?? '';
    const here = hereWords.has(low) || low === 'attendance';
    if (!here && !absentWords.has(low)) continue;
    const from = sentenceStart(tokens, at);
    const to = sentenceEnd(tokens, at);
    const words = tokens.slice(from, to);
    const beside = [...tokens.slice(Math.max(from, at - 3), at), ...tokens.slice(at + 1, at + 3)];
    const verb = beside.some((token) => ['was', 'were', 'are', 'is'].includes(token.low));
    const other = words.some((token) => ['applicant', 'motion', 'quorum'].includes(token.low));
    if (!verb || other) continue;
    const board = words.some((token) =>
      ['members', 'member', 'commissioners', 'commission', 'board', 'chair'].includes(token.low),
    );
    for (let i = from; i < to; i += 1) {
      const read = readName(tokens, i);
      if (read === null) continue;
      const before = tokens
        .slice(Math.max(from, i - 3), i)
        .some((token) => staffPosts.has(token.low) || token.low === 'staff');
      const known = roster.whoIs(read);
      const place = { quote: quoteOf(tokens, read.from, read.to), start: tokens[i]?.start ?? 0 };
      if (before && known === null) roster.outsider(read.name);
      else if (read.title === 'board' || known !== null || (board && read.name.given.length > 0))
        roster.add(read.name, { role: read.role, present: here, at: place });
      if (known !== null && !here) known.present = false;
      i = read.to - 1;
    }
  }
}

const quoteOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** How far apart two names of one roll call may stand, in tokens. */
const callGap = 14;

/** "Commissioner Ruiz? Here." one after the other. One who is called between others and whose answer the transcript has lost
 *  is on the board too. */
function readRollCall(tokens: readonly Token[], roster: Roster): void {
  const called: { read: NameAt; answered: boolean; gone: boolean }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readName(tokens, at, true);
    if (read === null || read.title === null) continue;
    let next = read.to;
    while (next < read.to + 3 && tokens[next] !== undefined && !(tokens[next]?.word ?? false)) next += 1;
    const answer = tokens[next]?.low ?? '';
    const marked = ['?', '.', ',', ':', '-'].includes(tokens[read.to]?.text ?? '') || tokens[read.to]?.first === true;
    const gone = tokens
      .slice(read.to, Math.min(read.to + 8, sentenceEnd(tokens, read.to)))
      .some(({ low }) => low.startsWith('absen') || low === 'excused');
    if (hereWords.has(answer) || gone || (marked && read.title === 'board')) {
      const last = called.at(-1);
      const far = last === undefined || at - last.read.to > callGap;
      if (!(read.title === 'plain' && (far || answer !== 'here')))
        called.push({ read, answered: hereWords.has(answer), gone });
    }
    at = read.to - 1;
  }
  const answers = called.filter((one) => one.answered).length;
  if (answers < 2) return;
  called.forEach(({ read, answered, gone }, index) => {
    const near = (other: (typeof called)[number] | undefined): boolean =>
      other !== undefined && Math.abs(other.read.from - read.from) < callGap * 3 && (other.answered || other.gone);
    if (!answered && (answers < 3 || !(near(called[index - 1]) || near(called[index + 1])))) return;
    const at: Place = { quote: quoteOf(tokens, read.from, read.to), start: tokens[read.from]?.start ?? 0 };
    roster.add(read.name, { role: read.role, present: !gone, at });
  });
}

/** Who sat on the board that evening.
 *  Takes: the lines up to the first motion, and their tokens.  Gives: the roster, empty where no list is printed.
 *  Throws: never. */
export function readAttendance(lines: readonly Line[], tokens: readonly Token[]): Roster {
  const roster = new Roster();
  const byLine = new Map<number, Token[]>();
  for (const token of tokens) {
    const own = byLine.get(token.line);
    if (own === undefined) byLine.set(token.line, [token]);
    else own.push(token);
  }
  const found: Found = { roster, lines, byLine, mode: null, columns: [], idle: 0 };
  for (let index = 0; index < lines.length; index += 1) index = readLine(index, found);
  readRollCall(tokens, roster);
  readSentences(tokens, roster);
  roster.complete = roster.members.length >= 3;
  return roster;
}
