import { splitAtSpaces } from '../../base/text.ts';
import { readName, type NameAt } from '../names.ts';
import type { Token } from '../tokens.ts';
import type { MemberRole } from '../types.ts';
import {
  absentWords,
  boardTitles,
  chairTitles,
  hereWords,
  notTheBoard,
  staffPosts,
  viceTitles,
} from '../vocabulary.ts';

/** What a list says about the people in it; null outside of a list. */
export type Mode = 'present' | 'absent' | 'others' | null;

const word = (words: string): readonly string[] => splitAtSpaces(words.trim());
const peopleWords: ReadonlySet<string> = new Set(
  word(
    'members member commissioners present attendance attending absent excused roll boardmembers answering participating participants seated',
  ),
);
const listWords: ReadonlySet<string> = new Set([
  ...[...boardTitles, ...absentWords, ...hereWords, ...notTheBoard, ...peopleWords],
  ...word(`commission board committee plan planning zoning in were the following call of and da voting those not regular
    alternates alternate quorum appointed or upon seated for meeting via zoom answered to are was is appeals adjustment with without prior notice`),
]);

/** The words of a line. Takes: any text.  Gives: runs of letters and hyphens, in lower case; none if there are none. */
export const lettersIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** What a heading above a list says about the people in it; null if it isn't one. Takes: the heading, without its colon or with it. Gives:
 *  `others` for staff and other bodies. */
export function modeOf(label: string): Mode {
  // A scan leaves a letter behind: "ROLL CALL l".
  const words = lettersIn(label).filter((word) => word.length > 1);
  if (words.length === 0 || words.length > 9) return null;
  const has = (...some: string[]): boolean => some.some((word) => words.includes(word));
  if (has('staff') && words.length <= 4) {
    // "Members & staff present": the posts behind the names tell them apart.
    const both = has('commissioners', 'members');
    return both ? (has('present', 'attendance') ? 'present' : null) : 'others';
  }
  // "Selectmen's Rep" has a seat; a liaison has none.
  if (words.length <= 4 && has('rep', 'representative') && has('selectmen', 'selectboard', 'council')) return 'present';
  if (!words.every((word) => listWords.has(word))) return null;
  const own = ['city', 'town', 'county', 'council'];
  if (words.some((word) => notTheBoard.has(word) && !own.includes(word))) return 'others';
  if (!words.some((word) => peopleWords.has(word))) return null;
  if (words.some((word) => absentWords.has(word)) || (has('not') && has('present', 'attendance'))) return 'absent';
  return has('council') && !has('members', 'member', 'planning') ? 'others' : 'present';
}

/** Whether a label is the name of the board itself: "Planning Commission". Takes: the label. Gives: false if it says anything else. */
export function isBody(label: string): boolean {
  const words = lettersIn(label);
  return (
    words.length > 0 &&
    words.every((word) => listWords.has(word) && !absentWords.has(word) && !hereWords.has(word)) &&
    words.some((word) => ['commission', 'board', 'committee'].includes(word)) &&
    !words.some((word) => ['council', 'staff', 'others', 'liaison', 'public'].includes(word))
  );
}

/** Whether a label is of the board's alternates: "Alternates", "Planning Board Alternate". Takes: the label. Gives: false if it says
 *  anything else. */
export function isOfAlternates(label: string): boolean {
  const words = lettersIn(label);
  const rest = words.slice(0, -1).join(' ');
  return words.at(-1)?.startsWith('alternate') === true && (rest === '' || isBody(rest));
}

/** Chair or vice chair, if the words say so. Takes: any text. Gives: null for neither; the vice chair goes first. */
export function roleIn(text: string): MemberRole | null {
  const words = lettersIn(text);
  if (words.some((low) => viceTitles.has(low))) return 'vice_chair';
  return words.some((low) => chairTitles.has(low)) ? 'chair' : null;
}

/** "Chair", "Commission vice chair": the office that a label gives whoever stands behind it; null for other labels. Takes: the label. Gives:
 *  null if it says more than the office and the body. */
export function officeOf(label: string): MemberRole | null {
  const words = lettersIn(label);
  return words.length <= 4 && words.every((low) => listWords.has(low)) ? roleIn(label) : null;
}

const clerks = new Set(
  'recording administrative city town county planning meeting office board commission committee'.split(' '),
);
const postParts = new Set([
  ...clerks,
  'of',
  'the',
  'development',
  'community',
  'zoning',
  'assistant',
  'village',
  'works',
]);

/** "City Planner", "Recording Secretary", "Director of Planning": true if a token is such a post. Takes: tokens and an index of theirs.
 *  Gives: 'secretary' counts only after a word such as 'recording'. */
export const isPost = (tokens: readonly Token[], at: number): boolean => {
  const low = tokens[at]?.low ?? '';
  if (low === 'officer' && tokens[at - 1]?.low === 'presiding') return false;
  return staffPosts.has(low) || (low === 'secretary' && clerks.has(tokens[at - 1]?.low ?? ''));
};

/** True if the post comes right before the name at `at`: "City Planner Jane Roe". Takes: tokens and the index of the name. Gives: false if
 *  a new line begins between the two. */
export function postBefore(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 4); i -= 1) {
    if (tokens[i + 1]?.first === true && tokens[i + 1]?.block === true) return false;
    if (isPost(tokens, i)) return true;
    if (!postParts.has(tokens[i]?.low ?? '')) return false;
  }
  return false;
}

/** True if the post at `at` belongs to the name after it, and not to the one before. Takes: tokens and the index of the post. Gives: false
 *  if no name follows on the same line. */
export function postOfNext(tokens: readonly Token[], at: number): boolean {
  let next = at + 1;
  while (next < at + 4 && (isPost(tokens, next) || postParts.has(tokens[next]?.low ?? ''))) next += 1;
  return tokens[next]?.block !== true && readName(tokens, next) !== null;
}

/** What a word says about somebody who is called: "here", "excused"; null if it says nothing. Takes: a word in lower case. Gives: 'arrived'
 *  and 'joined' mean present. */
export function presenceIn(low: string): 'present' | 'absent' | null {
  if (absentWords.has(low)) return 'absent';
  return hereWords.has(low) || low === 'arrived' || low === 'joined' ? 'present' : null;
}

/** "Roe, Jane" before an answer. Takes: tokens and the index of the surname, first of its line. Gives: the name in its usual order; null if
 *  there is none. */
export function surnameFirst(tokens: readonly Token[], at: number): NameAt | null {
  if (tokens[at]?.first !== true) return null;
  const comma = tokens.slice(at, at + 4).findIndex(({ text }) => text === ',');
  const surname = comma < 1 ? null : readName(tokens, at);
  if (surname === null || surname.to !== at + comma || surname.title !== null) return null;
  const given = readName(tokens, surname.to + 1);
  if (given === null || given.name.given.length > 1 || given.title !== null || given.to - surname.to > 3) return null;
  if (!['-', '–', '—', ':'].includes(tokens[given.to]?.text ?? '') || presenceIn(given.name.surname) !== null)
    return null;
  const first = [...given.name.given, given.name.surname];
  const text = `${given.name.text} ${surname.name.text}`;
  const last = [...surname.name.given, surname.name.surname].join(' ');
  return { ...surname, to: given.to, name: { text, given: first, surname: last } };
}

/** What stands between two entries of a list. Takes: a token, or none. Gives: true for a comma, a semicolon, a dash and the like, and for
 *  'and'. */
export const separates = (token: Token | undefined): boolean =>
  token !== undefined && ([',', ';', '&', '/', '|', ':', '-', '–', '—'].includes(token.text) || token.low === 'and');

const longestPost = 7;

/** Index of the post that ends an entry, if the words from `at` to its end are one; -1 if they are not. Takes: tokens and the index where
 *  the words begin. Gives: an index of the tokens, or -1. */
export function postIn(tokens: readonly Token[], at: number): number {
  let end = at;
  // "Planning & Land Use Director" is one post.
  const joins = (token: Token | undefined): boolean => token?.text === '&' || token?.low === 'and';
  while (
    end < tokens.length &&
    (!separates(tokens[end]) || joins(tokens[end])) &&
    tokens[end]?.text !== '.' &&
    !(end > at && tokens[end]?.first)
  )
    end += 1;
  const isWhole = end - at <= longestPost && tokens.slice(at, end).every((token) => token.word || joins(token));
  return isWhole && isPost(tokens, end - 1) ? end - 1 : -1;
}
