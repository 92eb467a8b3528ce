import { wordSet } from '../base/text.ts';
import { placeOf, readName, sameSurname, type NameAt } from './names.ts';
import type { Roster, Sitting } from './roster.ts';
import type { Line } from './lines.ts';
import type { Token } from './tokens.ts';
import type { Place } from './types.ts';
import { makeVerbs, moveVerbs, speechVerbs, streetWords } from './vocabulary.ts';

/** A member named in the text. */
export interface Mention {
  readonly member: Sitting;
  readonly from: number;
  readonly to: number;
  readonly title: NameAt['title'];
  /** Somebody else with that name is in the room: it means the member if only members can act. */
  readonly uncertain?: boolean;
}

/** One meeting's minutes while they are being read. */
export interface Meeting {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly tokens: readonly Token[];
  readonly captions: boolean;
  readonly roster: Roster;
  /** In text order; made once the roster is known. */
  readonly mentions: readonly Mention[];
}

const does = (token: Token | undefined): boolean =>
  token !== undefined &&
  (speechVerbs.has(token.low) || moveVerbs.has(token.low) || makeVerbs.has(token.low) || token.low === 'seconded');

const surnameOnly = (read: NameAt): boolean => read.title === null && read.name.given.length === 0;

/** Whom the words at `at` name: a member, with the tokens they use. */
function mentionAt(
  tokens: readonly Token[],
  roster: Roster,
  at: number,
  captions: boolean,
  byFirst: ReadonlySet<Sitting>,
): Mention | NameAt | null {
  const read = readName(tokens, at, captions);
  if (read === null) return null;
  const next = tokens[read.to];
  if (next?.line === tokens[read.to - 1]?.line && streetWords.has(next?.low ?? '') && next?.capital === true)
    return read;
  const member = roster.whoIs(read);
  // A first name alone is also a word ("Grant", "Mark") unless its bearer does something.
  const isFirst = member !== null && surnameOnly(read) && !sameSurname(member.name.surname, read.name.surname);
  const isCalled = isFirst && byFirst.has(member) && !alsoWords.has(read.name.surname);
  if (isFirst && (captions || !(does(tokens[read.to]) || isCalled))) return read;
  if (member !== null && !(surnameOnly(read) && tokens[at]?.capital !== true))
    return { member, from: at, to: read.to, title: read.title };
  const only = read.title === 'board' ? null : roster.onlyOne(read.name);
  if (only !== null) return { member: only, from: at, to: read.to, title: read.title, uncertain: true };
  // "Vineyard Jane Roe": a word before the name that is not hers.
  for (let from = at + 1; from < read.to - 1; from += 1) {
    const inner = readName(tokens, from, captions);
    const meant = inner === null || inner.name.given.length === 0 ? null : roster.whoIs(inner);
    if (inner !== null && meant !== null) return { member: meant, from, to: inner.to, title: inner.title };
  }
  return read;
}

/** First names that begin sentences as words, too: "Grant the variance". */
const alsoWords = wordSet(
  'grant mark bill rich art pat rose dale glen will may june april august frank chase hope faith',
);

/** Members whom the minutes call by their first names: "Linda moved". */
function calledByFirst(tokens: readonly Token[], roster: Roster): ReadonlySet<Sitting> {
  const found = new Set<Sitting>();
  tokens.forEach((token, at) => {
    if (!token.capital || !does(tokens[at + 1])) return;
    const member = roster.whoIs({ name: { text: token.text, given: [], surname: token.low }, title: null });
    if (member !== null && !sameSurname(member.name.surname, token.low)) found.add(member);
  });
  return found;
}

/** All places where a member is named.
 *  Takes: the tokens, the roster, whether they are captions.  Gives: the mentions in order.  Throws: never. */
export function mentionsOf(tokens: readonly Token[], roster: Roster, captions: boolean): Mention[] {
  const found: Mention[] = [];
  const byFirst = captions ? new Set<Sitting>() : calledByFirst(tokens, roster);
  for (let at = 0; at < tokens.length; at += 1) {
    const mention = mentionAt(tokens, roster, at, captions, byFirst);
    if (mention === null) continue;
    if ('member' in mention) found.push(mention);
    at = mention.to - 1;
  }
  return found;
}

/** Gives the roster everybody with two names who doesn't sit on the board, so that nobody is mistaken for them. Takes: the tokens and the
 *  roster, which it adds to. Gives: nothing. */
export function noteOutsiders(tokens: readonly Token[], roster: Roster): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readName(tokens, at);
    if (read === null) continue;
    if (read.name.given.length > 0 && roster.whoIs(read) === null) roster.outsider(read.name);
    at = read.to - 1;
  }
}

/** The mentions that begin and end between two tokens.
 *  Takes: the meeting, the range.  Gives: them in order.  Throws: never. */
export function mentionsBetween({ mentions }: Pick<Meeting, 'mentions'>, from: number, to: number): readonly Mention[] {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.from ?? Infinity) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < mentions.length && (mentions[end]?.to ?? Infinity) <= to) end += 1;
  return mentions.slice(low, end);
}

const beforeVerb = new Set([',', 'so', 'then', 'also', 'has', 'had', 'again', 'hereby', 'is', 'was']);
const afterWord = new Set([
  'by',
  'from',
  'of',
  ':',
  '-',
  '–',
  '—',
  'was',
  'made',
  'the',
  'motion',
  'it',
  ',',
  'and',
  'duly',
  '.',
]);

/** The name that ends right before `at`; a few little words may stand between. Takes: the meeting and an index of its tokens. Gives: of
 *  several readings a member's, else one with a title, else the longest; null if none ends there. */
export function nameBefore(meeting: Pick<Meeting, 'tokens' | 'roster' | 'captions'>, at: number): NameAt | null {
  const { tokens, roster, captions } = meeting;
  // Who is absent ends one paragraph, and "Moved and seconded" begins the next.
  if (tokens[at]?.block === true) return null;
  let end = at;
  while (end > 0 && end > at - 2 && beforeVerb.has(tokens[end - 1]?.low ?? '')) end -= 1;
  const found: NameAt[] = [];
  for (let from = Math.max(0, end - 7); from < end; from += 1) {
    const read = readName(tokens, from, captions);
    if (read?.to === end) found.push(read);
  }
  return (
    found.find((read) => roster.whoIs(read) !== null) ?? found.find(({ title }) => title !== null) ?? found[0] ?? null
  );
}

/** The name that follows `at` after "by", "of", a colon and the like. `needsLink`: one of these has to be there. Takes: the meeting, an
 *  index of its tokens and the words that link. Gives: null without a link, without a name, and before 'motion by'. */
export function nameAfter(
  meeting: Pick<Meeting, 'tokens' | 'captions'>,
  at: number,
  links: ReadonlySet<string>,
): NameAt | null {
  const { tokens, captions } = meeting;
  let from = at;
  let linked = false;
  while (from < at + 5 && afterWord.has(tokens[from]?.low ?? '')) {
    if (tokens[from]?.low === 'motion' && ['by', ':'].includes(tokens[from + 1]?.low ?? '')) return null;
    linked ||= links.has(tokens[from]?.low ?? '');
    from += 1;
  }
  return linked ? readName(tokens, from, captions) : null;
}

/** Adds people who make a motion, second or vote to the board if the list of attendance doesn't have them. Takes: the meeting, whose roster
 *  it may add to, and the name read, or null. Gives: the member; null if the name could be anybody's. */
export function memberNamed(meeting: Pick<Meeting, 'roster' | 'tokens' | 'text'>, read: NameAt | null): Sitting | null {
  if (read === null) return null;
  const known = meeting.roster.whoIs(read) ?? meeting.roster.onlyOne(read.name) ?? meeting.roster.restored(read.name);
  if (known !== null && read.name.given.length > 0 && read.name.surname.startsWith(known.name.surname)) {
    const isWhole = read.name.surname.length > known.name.surname.length + 1;
    if (isWhole) known.name = read.name;
  }
  if (known !== null) return known;
  const clear = read.title === 'board' || read.name.given.length > 0 || read.title === 'plain';
  if (meeting.roster.complete && read.title !== 'board') return null;
  if (!clear || meeting.roster.members.some(({ name }) => sameSurname(name.surname, read.name.surname))) return null;
  if (meeting.roster.complete && read.name.given.length === 0) return null;
  const at: Place = placeOf(meeting.text, meeting.tokens, read.from, read.to);
  return meeting.roster.add(read.name, { role: read.role, at });
}
