import { wordSet } from '../base/text.ts';
import type { Place } from './types.ts';
import type { Token } from './tokens.ts';
import {
  abbreviations,
  absentWords,
  boardTitles,
  chairTitles,
  hereWords,
  makeVerbs,
  moveVerbs,
  neverNames,
  nicknames,
  officers,
  particles,
  plainTitles,
  speechVerbs,
  staffPosts,
  streetWords,
  suffixes,
  viceTitles,
} from './vocabulary.ts';
import type { MemberRole } from './types.ts';

/** A person's name as it was read. `given` are first names and initials, in lower case. */
export interface PersonName {
  readonly text: string;
  readonly given: readonly string[];
  readonly surname: string;
}

/** A name in the text. `from` and `to` are token indexes, including the title. */
export interface NameAt {
  readonly name: PersonName;
  readonly from: number;
  readonly to: number;
  readonly title: 'board' | 'plain' | null;
  readonly role: MemberRole | null;
}

const saysOf = new Set([
  ...absentWords,
  ...hereWords,
  'and',
  'quorum',
  'staff',
  'none',
  'zoom',
  'remote',
  'virtual',
  'commission',
  'board',
  'township',
  'county',
  'city',
  'village',
  'district',
  'precinct',
]);
const saint = new Set(['st', 'ste', 'mt']);
const maxWords = 5;
/** Nobody has more title than 'Acting Vice Chair Comm. Dr.': a page of nothing but titles must not be read to its end at each of them. */
const maxTitleWords = 8;
const bodyWords = new Set(['board', 'planning', 'council', 'commission', 'acting', 'interim']);
const isInitial = (token: Token | undefined): boolean =>
  token?.word === true && token.text.length === 1 && token.capital;

/** A title of the board, also with a slip of the pen: "Commissior". */
const isBoardTitle = (low: string): boolean =>
  boardTitles.has(low) ||
  (low.startsWith('commi') && !bodyWords.has(low) && low.length >= 9 && editDistance(low, 'commissioner') <= 2);

/** True if an office behind a comma ends the line of one person, alone or behind a label: "BOARD MEMBERS PRESENT: Jane Roe, Chair". */
function endsEntryLine(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== ',') return false;
  const near = Math.max(0, at - longestEntry);
  const isLabeled = tokens.slice(near, at).some(({ text }) => text === ':');
  const from = Math.max(0, isLabeled ? near - longestEntry : near);
  return from === 0 || tokens.slice(from, at).some(({ first }) => first);
}
const longestEntry = 5;

/** "C/Roe", "VC/Ruiz": the title by its letters. */
const isLetterTitle = (tokens: readonly Token[], at: number): boolean =>
  ['C', 'VC'].includes(tokens[at]?.text ?? '') &&
  tokens[at + 1]?.text === '/' &&
  tokens[at - 1]?.text !== '/' &&
  tokens[at + 1]?.start === tokens[at]?.end &&
  tokens[at + 2]?.start === tokens[at + 1]?.end &&
  tokens[at + 2]?.capital === true &&
  (tokens[at + 2]?.text.length ?? 0) > 1;

/** Title words from `at` on: how many, of which kind, which role. */
function titleAt(tokens: readonly Token[], at: number): Pick<NameAt, 'title' | 'role' | 'to'> {
  let to = at;
  let title: NameAt['title'] = null;
  let role: MemberRole | null = null;
  for (;;) {
    const token = tokens[to];
    if (token === undefined || to - at >= maxTitleWords || (to > at && token.block)) break;
    // "Bo Ray, Vice-Chair" at the end of a line is no title of who stands on the next.
    if (to > at && token.first && endsEntryLine(tokens, at)) break;
    if (isLetterTitle(tokens, to)) {
      title = 'board';
      role = token.text === 'VC' ? 'vice_chair' : role;
      to += 2;
      break;
    }
    if (isBoardTitle(token.low)) {
      title = 'board';
      if (viceTitles.has(token.low)) role = 'vice_chair';
      else if (chairTitles.has(token.low) && role === null && tokens[to - 1]?.low !== 'acting') role = 'chair';
    } else if (plainTitles.has(token.low)) title ??= 'plain';
    else if (bodyWords.has(token.low)) {
      if (title === null && !boardTitles.has(tokens[to + 1]?.low ?? '')) break;
    } else if (token.low === 'alternate') {
      if (title === null) break;
    } else if (token.text !== '.' || to === at || !abbreviations.has(tokens[to - 1]?.low ?? '')) break;
    to += 1;
  }
  return { title, role, to };
}

/** Takes: the words of a name, titles taken off.  Gives: given names and family name, particles ('van der') with the family name; null
 *  if no word is left. */
export function nameOf(words: readonly string[]): PersonName | null {
  const kept = words.filter((word) => word !== '.' && word !== '');
  const bare = kept.filter((word) => !suffixes.has(word.toLowerCase()));
  const lowered = bare.map((word) => word.toLowerCase().replaceAll('’', "'"));
  if (lowered.length === 0) return null;
  let cut = lowered.length - 1;
  while (cut > 1 && particles.has(lowered[cut - 1] ?? '')) cut -= 1;
  if (cut === 1 && particles.has(lowered[0] ?? '') && lowered.length > 1) cut = 0;
  const surname = lowered.slice(cut).join(' ');
  if (surname.length < 2) return null;
  return { text: inUsualCase(kept), given: lowered.slice(0, cut), surname };
}

/** SMITH becomes Smith, also in "Jane SMITH"; a name in mixed case stays as it is. */
function inUsualCase(words: readonly string[]): string {
  const small = words.join('') === words.join('').toLowerCase();
  return words.map((word) => (small || shouted(word) ? capitalized(word) : word)).join(' ');
}

const shouted = (word: string): boolean => word.length > 2 && word === word.toUpperCase();

const capitalized = (word: string): string =>
  suffixes.has(word.toLowerCase()) && word.toLowerCase().startsWith('i')
    ? word.toUpperCase()
    : word.toLowerCase().replace(/(^|['’-])\p{L}/gu, (start) => start.toUpperCase());

/** First names that are also words: "Will Evans", but not "Will the owner" or "May 4". */
const alsoFirstNames = wordSet('will may june april august');

/** True if a word that is rarely a name begins one. */
const beginsName = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  // "A. Roe", but not "A. Elm Street" at the beginning of a line.
  const surname =
    tokens[at]?.text === 'A' && tokens[at]?.first === false && next?.text === '.' ? tokens[at + 2] : undefined;
  if (surname !== undefined) return !surname.first && surname.text.length > 2 && couldBeName(surname);
  if (!alsoFirstNames.has(tokens[at]?.low ?? '') || tokens[at]?.capital !== true || next === undefined) return false;
  return !next.first && couldBeName(next) && next.text !== next.text.toUpperCase() && next.text.length > 2;
};

/** "We'll", "It's". */
const contraction = /'(?:ll|re|ve|d|m|s|t)$/;

const couldBeName = (token: Token): boolean =>
  token.word && !contraction.test(token.low) && token.capital && !neverNames.has(token.low) && !isBoardTitle(token.low);

/** "Ruiz's", but not "It's". */
const isPossessive = (token: Token): boolean =>
  token.capital && token.low.endsWith("'s") && token.low.length > 4 && !neverNames.has(token.low.slice(0, -2));

/** A capitalized word that ends a list entry and says nothing about the person. */
function endsEntry(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const dot = tokens[at + 1]?.text === '.' && tokens[at + 2]?.first !== false;
  const next = tokens[dot ? at + 2 : at + 1];
  if (token === undefined || !token.word || !token.capital || token.first || saysOf.has(token.low)) return false;
  if (boardTitles.has(token.low) || staffPosts.has(token.low) || officers.has(token.low)) return false;
  return next === undefined || next.first || [',', ';', '(', '-', '–', '|'].includes(next.text) || next.low === 'and';
}

const places = new Set(['township', 'county', 'precinct', 'borough', 'parish', 'district']);

/** True if wide space stands before a token in its line. Takes: tokens and an index. Gives: false for the first of a line. */
export const isApart = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.first === false && (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) >= 3;

/** The name that begins at `at`, with its title; null if none does.
 *  Takes: the tokens, the index, whether lower case is allowed (captions), whether it is in a list of people, where a surname may be any
 *  word ('Travis Nay').  Throws: never. */
export function readName(tokens: readonly Token[], at: number, small = false, listed = false): NameAt | null {
  const { title, role, to: begin } = titleAt(tokens, at);
  const words: string[] = [];
  let to = begin;
  // "Vice-Chairman      Birch Township": another column.
  if (begin > at && isApart(tokens, begin)) return null;
  // A name on the line below an office that ended its line.
  if (begin > at && tokens[begin]?.first === true && endsEntryLine(tokens, at)) return null;
  while (words.length < maxWords) {
    const token = tokens[to];
    if (token === undefined || (to > begin && token.first && token.block)) break;
    // Wide space before it means another column.
    if (to > begin && isApart(tokens, to)) break;
    // A name broken by a line end continues with a word; a complete one ends there.
    if (to > begin && token.first && (words.length > 1 || token.text.length === 1 || words[0]?.length === 1)) break;
    const shortened = suffixes.has(tokens[to - 1]?.low ?? '') || saint.has(tokens[to - 1]?.low ?? '');
    if (token.text === '.' && (isInitial(tokens[to - 1]) || shortened) && to > begin) {
      to += 1;
      continue;
    }
    const nickname =
      ['"', '“', '”', '(', '‘', "'"].includes(token.text) &&
      ['"', '”', ')', '’', "'"].includes(tokens[to + 2]?.text ?? '');
    if (nickname && words.length > 0 && tokens[to + 1]?.capital === true && couldBeName(tokens[to + 1] as Token)) {
      to += 3;
      continue;
    }
    const suffix = token.text === ',' && suffixes.has(tokens[to + 1]?.low ?? '');
    if (suffix && words.length > 0) {
      to += 1;
      continue;
    }
    const behind = saint.has(token.low) && tokens[to + 1]?.text === '.' ? tokens[to + 2] : tokens[to + 1];
    const particle = particles.has(token.low) && words.length > 0 && behind?.capital === true && !behind.first;
    const lower = small && title === 'board' && words.length === 0 && token.word && !neverNames.has(token.low);
    const odd = listed && words.length > 0 && endsEntry(tokens, to);
    if (isPossessive(token)) {
      words.push(token.text.slice(0, -2));
      to += 1;
      break;
    }
    if (!couldBeName(token) && !particle && !lower && !odd && !(words.length === 0 && beginsName(tokens, to))) break;
    words.push(token.text);
    to += 1;
  }
  // "Birch Township" is nobody.
  const isPlace = title === null && places.has(tokens[to]?.low ?? '') && tokens[to]?.capital === true;
  if (isPlace && tokens[to]?.first === false && !isApart(tokens, to)) return null;
  const name = nameOf(words);
  if (
    name === null ||
    (streetWords.has(name.surname) && !listed && title !== 'board' && tokens[to - 1]?.masked !== true)
  )
    return null;
  return { name, from: at, to, title, role };
}

const sameGiven = (a: string, b: string): boolean =>
  a === b ||
  (a.length === 1 && b.startsWith(a)) ||
  (b.length === 1 && a.startsWith(b)) ||
  nicknames.some((group) => group.has(a) && group.has(b));

/** Marks the words of members' names that also mean something else, wherever the full name or a title with the surname occurs: Commissioner
 *  Nay is not a vote.
 *  Takes: the tokens, the names.  Gives: the tokens.  Throws: never. */
export function withNamesMarked(tokens: readonly Token[], names: readonly PersonName[]): Token[] {
  const odd = names.filter(({ surname }) => neverNames.has(surname) || streetWords.has(surname));
  if (odd.length === 0) return [...tokens];
  return tokens.map((token, at) => {
    const name = odd.find(({ surname }) => surname === token.low);
    if (name === undefined || !token.capital) return token;
    const before = tokens[at - 1];
    const given = before !== undefined && name.given.includes(before.low) && !token.first;
    const titled =
      before !== undefined &&
      (boardTitles.has(before.low) ||
        plainTitles.has(before.low) ||
        (before.text === '.' && plainTitles.has(tokens[at - 2]?.low ?? '')));
    // "Park moved", "Lane asked".
    const after = tokens[at + 1]?.low ?? '';
    const acts = moveVerbs.has(after) || makeVerbs.has(after) || speechVerbs.has(after) || after === 'seconded';
    return given || titled || acts ? { ...token, low: `${token.low}\u200b`, masked: true } : token;
  });
}

/** Writes the surname for the initials that the attendance gives somebody: "Jane Roe (JR)", and from then on "JR asked".
 *  Takes: the tokens, the names.  Gives: the tokens, in the same places.  Throws: never. */
export function withInitialsNamed(tokens: readonly Token[], names: readonly PersonName[]): Token[] {
  const meant = new Map<string, string>();
  for (let at = 0; at + 2 < tokens.length; at += 1) {
    const short = tokens[at + 1]?.text ?? '';
    if (tokens[at]?.text !== '(' || tokens[at + 2]?.text !== ')' || !/^\p{Lu}{2,3}$/u.test(short)) continue;
    const before = tokens[at - 1]?.low;
    const [own] = names.filter(
      ({ given, surname }) =>
        surname === before &&
        `${given[0]?.[0] ?? ''}${surname[0] ?? ''}` === `${short[0]}${short.at(-1)}`.toLowerCase(),
    );
    if (own !== undefined) meant.set(short, meant.has(short) ? '' : (own.text.split(' ').at(-1) ?? ''));
  }
  if (meant.size === 0) return [...tokens];
  return tokens.map((token, at) => {
    const name = tokens[at - 1]?.text === '(' ? undefined : meant.get(token.text);
    return name === undefined || name === '' ? token : { ...token, text: name, low: name.toLowerCase() };
  });
}

/** True if two sets of first names can be one person's: every one of the shorter has its counterpart in the longer. Takes: first names or
 *  initials in lower case. Gives: true if either set is empty. */
export function givenAgree(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.every((name) => long.some((other) => sameGiven(name, other)));
}

/** True if two surnames are written alike but for a blank: "la belle" and "labelle". Takes: surnames in lower case. Gives: true if equal. */
export const sameSurname = (a: string, b: string): boolean => a.replaceAll(' ', '') === b.replaceAll(' ', '');

/** How many letters have to be changed, added or dropped, up to three. Takes: two words. Gives: 0 to 3, where 3 means three or more. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return Math.min(3, row[b.length] ?? 3);
}

/** Two spellings of a surname that may be the same person's: the same first letter, one letter apart, two in a long one. Takes: surnames in
 *  lower case. Gives: false if they are equal, or if the longer has fewer than five letters. */
export function oneSpellingApart(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.max(a.length, b.length) < 5) return false;
  const distance = editDistance(a, b);
  return distance === 1 || (distance === 2 && Math.min(a.length, b.length) >= 7);
}

/** The words between two tokens, with their position.
 *  Takes: the text, the tokens, first and last index (exclusive).  Throws: never. */
export function placeOf(text: string, tokens: readonly Token[], from: number, to: number): Place {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[Math.max(from, to - 1)]?.end ?? start;
  return { quote: text.slice(start, end), start };
}
