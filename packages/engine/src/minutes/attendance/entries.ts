import { isPost, lettersIn, modeOf, postBefore, postIn, postOfNext, separates, type Mode } from './words.ts';
import { peopleIn } from './runs.ts';
import { isApart, readName, type NameAt } from '../names.ts';
import type { Roster, Sitting } from '../roster.ts';
import { endsAt, type Token } from '../tokens.ts';
import type { MemberRole } from '../types.ts';
import {
  absentWords,
  boardTitles,
  chairTitles,
  hereWords,
  officers,
  plainTitles,
  speechVerbs,
  staffPosts,
  suffixes,
  viceTitles,
} from '../vocabulary.ts';

/* The people of one list: names, and what is said behind them. */

/** "Absent -" within a list: what follows is another list. */
function turnAt(tokens: readonly Token[], at: number): Mode {
  const low = tokens[at]?.low ?? '';
  const next = tokens[at + 1]?.text ?? '';
  // "Others present were": from here on, nobody of the board.
  if (['others', 'other', 'also'].includes(low) && hereWords.has(next.toLowerCase())) return 'others';
  // "Absent: Roe. Staff, Bo Ray".
  if (low === 'staff' && next === ',' && ['.', ';'].includes(tokens[at - 1]?.text ?? '')) return 'others';
  if (![':', '-', '–', '—'].includes(next)) return null;
  if (absentWords.has(low) || low === 'absence' || low === 'absences') return 'absent';
  if (low === 'staff' || low === 'guests') return 'others';
  if (hereWords.has(low)) return ['also', 'others', 'staff'].includes(tokens[at - 1]?.low ?? '') ? 'others' : 'present';
  return null;
}

/** A name begins a list entry or follows a title or a post; words after a name describe that person. */
function beginsEntry(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined) return true;
  return (
    separates(before) ||
    boardTitles.has(token.low) ||
    plainTitles.has(token.low) ||
    officers.has(before.low) ||
    staffPosts.has(before.low) ||
    before.text === '.' ||
    token.first ||
    isApart(tokens, at)
  );
}

const acts = new Set(
  'announced informed notified thanked invited congratulated distributed joined called opened convened presented reviewed led gave introduced read welcomed declared moved made'.split(
    ' ',
  ),
);

/** "Ms. Roe explained the items": a sentence about somebody, and no entry of a list. */
const isProse = (token: Token | undefined): boolean =>
  token !== undefined && !token.capital && (speechVerbs.has(token.low) || acts.has(token.low));

/** "Jane Roe, Chair; Bo Ray, Baker & Sons; Lee Park, Solicitor": where the words about a person begin in a list parted by semicolons, and
 *  where they end. Takes: the tokens of the list. Gives: nothing unless two of its entries have an office or a post behind the name. */
function describedIn(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const marks = tokens.flatMap(({ text }, at) => (text === ';' ? [at] : []));
  const found = new Map<number, number>();
  if (marks.length < 2) return found;
  let offices = 0;
  for (const [index, end] of [...marks, tokens.length].entries()) {
    const begin = index === 0 ? 0 : (marks[index - 1] ?? 0) + 1;
    const entry = tokens.slice(begin, end);
    const mark = entry.findIndex(({ text }) => text === ',');
    const comma = mark < 0 ? -1 : begin + mark;
    const stop = entry.findIndex((_, at) => at > mark && endsAt(tokens, begin + at));
    const until = stop < 0 ? end : begin + stop;
    if (comma < 0 || until <= comma + 1) continue;
    found.set(comma + 1, until);
    if (tokens.slice(comma + 1, until).some(({ low }, at, own) => boardTitles.has(low) || isPost(own, at)))
      offices += 1;
  }
  return offices < 2 ? new Map() : found;
}

/** Adds the people of a list to the roster. Takes: the tokens, the roster, what the list says about them. Gives: how many, or -1 if the
 *  words aren't a list of names. */
export function addNames(tokens: readonly Token[], roster: Roster, listed: Mode): number {
  let mode = listed;
  let added = 0;
  let stray = 0;
  let last: Sitting | null = null;
  const described = describedIn(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const turn = turnAt(tokens, at);
    if (turn !== null || ['.', ';'].includes(token.text)) last = null;
    mode = turn ?? mode;
    const about = described.get(at) ?? -1;
    if (
      about > 0 &&
      last !== null &&
      !tokens.slice(at, about).some(({ low }) => boardTitles.has(low) || officers.has(low))
    ) {
      roster.remove(last);
      last = null;
      at = about - 1;
      continue;
    }
    const read = beginsEntry(tokens, at) ? readName(tokens, at, false, true) : null;
    if (read !== null && isProse(tokens[read.to])) return added === 0 ? -1 : added;
    // "Announced absence: Bo Ray": a label that begins like a name.
    if (read !== null && isLabel(tokens, read)) {
      at = read.to - 1;
      continue;
    }
    // "ZEO Jane Roe", "LUA/ZEO Jane Roe": a post by its initials.
    // "Jane Roe, AL": where a seat is from.
    if (read !== null && last !== null && isCode(tokens, read)) continue;
    const short = read === null || read.title !== null ? 0 : initialsOfPost(tokens, at);
    if (read !== null && short > 0) {
      const behind = readName(tokens, short, false, true);
      if (behind !== null) roster.outsider(behind.name);
      last = null;
      at = (behind?.to ?? short) - 1;
      continue;
    }
    // "GIS Coordinator Bo Ray": a post that begins like a name.
    const within = read === null || read.title !== null ? -1 : postWithin(tokens, read);
    if (within > 0) {
      at = within;
      continue;
    }
    // "Bo Ray – P&Z Administrator": what looks like a name is the end of a post.
    if (read !== null && last !== null && read.title === null && staffPosts.has(read.name.surname)) {
      roster.remove(last);
      last = null;
      at = read.to - 1;
      continue;
    }
    // "Jane Roe, Cultural Arts Director": a post in words that could be a name.
    const post = last !== null && tokens[at - 1]?.text === ',' ? postIn(tokens, at) : -1;
    if (last !== null && post > 0) {
      roster.remove(last);
      at = post;
      continue;
    }
    if (read !== null && !(token.low.length > 1 && suffixes.has(token.low)) && !isPost(tokens, at)) {
      // "Ana Roe, Vice-Chair Bo Ray, Planner": two columns, and the office is the first one's.
      if (last !== null && isLentOffice(tokens, read)) {
        if (last.role === 'member' && read.role !== null) last.role = read.role;
        roster.outsider(read.name);
        last = null;
        at = read.to - 1;
        continue;
      }
      const people = peopleIn(tokens, read);
      for (const { name, role, from, to } of people)
        if (mode === 'others' || (from === at && postBefore(tokens, at))) roster.outsider(name);
        else {
          const place = { quote: quoteOf(tokens, from, to), start: tokens[from]?.start ?? 0 };
          last = roster.add(name, { role: role ?? officeBefore(tokens, from), present: mode === 'present', at: place });
          if (mode === 'absent') last.present = false;
        }
      added += people.length;
      at = (people.at(-1)?.to ?? read.to) - 1;
      continue;
    }
    if (last !== null) saidOf(last, tokens, at, roster);
    if (token.word && lettersIn(token.low).length > 0 && !knownWord(token.low)) stray += 1;
  }
  return stray > added * 3 + 2 ? -1 : added;
}

/** "Chairman, Jane Roe" at the beginning of a line: the office that stands before the name. */
function officeBefore(tokens: readonly Token[], at: number): MemberRole | null {
  const office = tokens[at - 2];
  if (tokens[at - 1]?.text !== ',' || !(office?.first === true || tokens[at - 3]?.first === true)) return null;
  if (viceTitles.has(office?.low ?? '')) return 'vice_chair';
  return chairTitles.has(office?.low ?? '') && !viceTitles.has(tokens[at - 3]?.low ?? '') ? 'chair' : null;
}

/** One capitalized word, small ones and a colon. */
function isLabel(tokens: readonly Token[], { title, to, name }: NameAt): boolean {
  const colon = tokens.slice(to, to + 3).findIndex(({ text }) => text === ':');
  const small = tokens
    .slice(to, to + Math.max(0, colon))
    .every(({ word, capital, first }) => word && !capital && !first);
  return title === null && name.given.length === 0 && colon > 0 && small;
}

/** Index of the name behind a post that is given by its initials; 0 if the words don't begin with one. */
function initialsOfPost(tokens: readonly Token[], at: number): number {
  let to = at;
  if (isShort(tokens[to])) to += 1;
  while (to > at && to < at + mostLetters && tokens[to]?.text === '/' && isShort(tokens[to + 1])) to += 2;
  const next = tokens[to];
  const isMixed = next?.capital === true && next.word && !next.first && next.text !== next.text.toUpperCase();
  return to > at && isMixed ? to : 0;
}

/** Two or three capitals alone behind a comma, in a list of names that aren't in capitals. */
const isCode = (tokens: readonly Token[], { from, to, name, title }: NameAt): boolean =>
  title === null &&
  name.given.length === 0 &&
  to === from + 1 &&
  tokens[from - 1]?.text === ',' &&
  name.surname.length <= 3 &&
  tokens[from]?.text === tokens[from]?.text.toUpperCase() &&
  tokens[from - 2]?.text !== tokens[from - 2]?.text.toUpperCase();

/** Nobody holds more posts than three. */
const mostLetters = 5;

/** "ZEO", but not "JD", which are somebody's initials. */
const isShort = (token: Token | undefined): boolean =>
  token?.word === true && token.text.length > 2 && token.text.length < 6 && token.text === token.text.toUpperCase();

/** Index of a post in the middle of what was read as a name, with somebody's name behind it; -1 if there is none. */
function postWithin(tokens: readonly Token[], { from, to }: NameAt): number {
  for (let at = from + 1; at < to - 1; at += 1) if (isPost(tokens, at) && postOfNext(tokens, at)) return at;
  return -1;
}

/** An office behind a comma, a name without one, and that name's post. */
const isLentOffice = (tokens: readonly Token[], { title, from, to }: NameAt): boolean =>
  title === 'board' && tokens[from - 1]?.text === ',' && tokens[to]?.text === ',' && postIn(tokens, to + 1) > 0;

const knownWord = (low: string): boolean =>
  modeOf(`${low} present`) !== null || officers.has(low) || staffPosts.has(low);

/** "Jane Roe, Chair", "Jane Roe (excused)", "Jane Roe, Planner": a word after a name. */
function saidOf(person: Sitting, tokens: readonly Token[], at: number, roster: Roster): void {
  const low = tokens[at]?.low ?? '';
  if (turnAt(tokens, at) !== null) return;
  if (absentWords.has(low)) person.present = false;
  // The clerk of a New England board is one of its members.
  const isMemberClerk = low === 'clerk' && tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ')';
  if (isPost(tokens, at) && !isMemberClerk && !postOfNext(tokens, at)) roster.remove(person);
  if (person.role !== 'member') return;
  if (viceTitles.has(low)) person.role = 'vice_chair';
  else if (chairTitles.has(low) && tokens[at - 1]?.low !== 'acting')
    person.role = viceTitles.has(tokens[at - 1]?.low ?? '') ? 'vice_chair' : 'chair';
}

const quoteOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
