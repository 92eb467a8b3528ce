import { wordSet } from '../../base/text.ts';
import { memberNamed, mentionsBetween, type Meeting, type Mention } from '../meeting.ts';
import { placeOf, readName, type NameAt } from '../names.ts';
import type { Sitting } from '../roster.ts';
import { sentenceEnd, sentenceStart, type Token } from '../tokens.ts';
import { inFavor, resultWords } from './tally.ts';
import type { NamedVote, Place } from '../types.ts';
import { absentWords, abstainWords, boardTitles, noWords, recuseWords, yesWords } from '../vocabulary.ts';

export interface Cast {
  readonly vote: NamedVote;
  readonly at: Place;
}

export type Votes = Map<Sitting, Cast>;

const separators = wordSet(', ; and & | / - – — ( ) . : commissioners members were was');
const between = wordSet(
  ', : - – — . | ( “ ” " to voted votes vote voting who was were in the cast casting as had has a ? … is',
);
const against = wordSet('opposed against opposition dissenting dissented dissent dissents objecting opposing');

/** The vote that a word means; null if none. */
function voteOf(low: string): NamedVote | null {
  if (yesWords.has(low)) return 'yes';
  if (noWords.has(low)) return 'no';
  if (abstainWords.has(low)) return 'abstain';
  return recuseWords.has(low) ? 'recused' : null;
}

/** Also the words that say it in a sentence: "voted against", "with Ruiz dissenting". */
const castOf = (low: string): NamedVote | null =>
  voteOf(low) ?? (against.has(low) ? 'no' : inFavor.has(low) ? 'yes' : null);

/** The name at `at`. If each is on its own line, one line's name isn't joined to the next. */
function nameInLine(meeting: Meeting, at: number): NameAt | null {
  const { tokens, roster } = meeting;
  const read = readName(tokens, at);
  if (read === null || tokens[read.to - 1]?.line === tokens[at]?.line || roster.whoIs(read) !== null) return read;
  let end = at + 1;
  while (tokens[end]?.first === false) end += 1;
  const own = readName(tokens.slice(at, end), 0);
  return own === null ? null : { ...own, from: at, to: at + own.to };
}

/** A list of names after "Ayes:": who is in it, and where it ends. */
function namesFrom(meeting: Meeting, at: number, to: number): { members: Mention[]; end: number } {
  const members: Mention[] = [];
  let i = at;
  while (i < to) {
    const token = meeting.tokens[i];
    if (token === undefined) break;
    const read = nameInLine(meeting, i);
    if (read !== null) {
      const clear = read.name.given.length > 0 && meeting.roster.whoIs(read) === null;
      const joins = clear && (!meeting.roster.complete || members.length > 0);
      const member = joins ? meeting.roster.add(read.name, { present: true }) : memberNamed(meeting, read);
      if (member !== null) members.push({ member, from: i, to: read.to, title: read.title });
      i = read.to;
      continue;
    }
    if (!separators.has(token.low) && !boardTitles.has(token.low) && !(token.text >= '0' && token.text <= '99')) break;
    i += 1;
  }
  return { members, end: i };
}

/** Where the label of a list of votes ends: "Ayes:", "AYES - 5:", "Voting aye:", "In favor:", or a heading line. */
function labelEnd(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token === undefined) return -1;
  for (let i = at + 1; i <= at + 4; i += 1) {
    const text = tokens[i]?.text ?? '';
    if (text === ':' || text === '–' || text === '—' || text === '-') return i + 1;
    const counted =
      Number.isFinite(Number(text)) || ['(', ')', '.', '”', '"', 'votes', 'vote', 'votes'].includes(text.toLowerCase());
    if (!counted) break;
  }
  const next = tokens[at + 1];
  return token.first && (next?.capital === true || next?.text === '|') && plural.has(token.low) ? at + 1 : -1;
}
const plural = wordSet('ayes nays noes yeas abstentions abstain abstained aye nay yea opposed recused yes no');

function labeled(meeting: Meeting, from: number, to: number, votes: Votes): number[] {
  const { tokens } = meeting;
  const counts: number[] = [];
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const favor = inFavor.has(token.low) && tokens[at - 1]?.low === 'in';
    const isFor = token.capital || tokens[at - 1]?.low === 'voting';
    const cast = token.low === 'for' && isFor && tokens[at + 1]?.text === ':';
    const vote =
      voteOf(token.low) ?? (token.low === 'opposed' || token.low === 'against' ? 'no' : favor || cast ? 'yes' : null);
    // "Voting to deny: Roe, Ruiz."
    const forIt = token.low === 'voting' && tokens[at + 1]?.low === 'to' && tokens[at + 3]?.text === ':';
    if (vote === null && !forIt) continue;
    const begin = forIt ? at + 4 : labelEnd(tokens, at);
    if (begin < 0) continue;
    // "NAYS: 0": the name below is of the next paragraph.
    if (['0', 'none', 'zero'].includes(tokens[begin]?.low ?? '')) continue;
    const { members, end } = namesFrom(meeting, begin, to);
    // "Ruiz: aye" and "Ruiz - aye" end a pair; what follows is the next name.
    const mark = ['”', '"'].includes(tokens[at + 1]?.text ?? '') ? tokens[at + 2] : tokens[at + 1];
    if (mark?.text !== ':' && !listLabels.has(token.low) && pairBefore(meeting, at)) continue;
    for (const mention of members.filter(({ member }) => !votes.has(member)))
      votes.set(mention.member, { vote: vote ?? 'yes', at: placeOf(meeting.text, tokens, at, mention.to) });
    if (members.length > 0) counts.push(members.length);
    at = Math.max(at, end - 1);
  }
  return counts;
}

/** True if a member's name comes right before a vote on the same line: the vote is that member's. */
function pairBefore(meeting: Meeting, at: number): boolean {
  const token = meeting.tokens[at];
  return mentionsBetween(meeting, at - 10, at).some(
    ({ to, from }) =>
      to <= at && to >= at - 3 && meeting.tokens[from]?.line === token?.line && onlyMarks(meeting, to, at),
  );
}

const onlyMarks = ({ tokens }: Meeting, from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ low }) => between.has(low));

const listLabels = wordSet('ayes nays noes yeas abstentions');

/** "Jane Roe - for" and "Jane Roe - against", each at the end of its entry. */
function answersFor(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const ends = next === undefined || next.first || [',', ';', '.'].includes(next.text);
  return (
    ['for', 'against', 'y', 'n'].includes(tokens[at]?.low ?? '') &&
    ['-', '–', '—', ':'].includes(tokens[at - 1]?.text ?? '') &&
    ends
  );
}

/** The answer of somebody who is called. */
const answerOf = (low: string): NamedVote | null =>
  low === 'for' || low === 'y' ? 'yes' : low === 'against' || low === 'n' ? 'no' : voteOf(low);

/** Index of the vote said right after a name; -1 if something else follows. */
function answerAfter(meeting: Meeting, mention: Mention, to: number): number {
  for (let i = mention.to; i < Math.min(to, mention.to + 5); i += 1) {
    const low = meeting.tokens[i]?.low ?? '';
    if (answersFor(meeting.tokens, i)) return i;
    if (voteOf(low) !== null) return listLabels.has(low) || meeting.tokens[i + 1]?.text === ':' ? -1 : i;
    if (!between.has(low)) return -1;
  }
  return -1;
}

/** A roll call: name and answer, one after the other. In an answer with a reason, only the answer counts. */
function rollCall(meeting: Meeting, from: number, to: number, votes: Votes): void {
  const inside = mentionsBetween(meeting, from, to);
  const answers = inside.map((mention) => answerAfter(meeting, mention, to));
  const called = answers.filter((at) => at >= 0).length;
  if (called < 2) return;
  inside.forEach((mention, index) => {
    const at = answers[index] ?? -1;
    const next = inside[index + 1]?.from ?? -1;
    if (at >= 0 && (next < 0 || at < next)) {
      const vote = answerOf(meeting.tokens[at]?.low ?? '');
      if (vote !== null)
        votes.set(mention.member, { vote, at: placeOf(meeting.text, meeting.tokens, mention.from, at + 1) });
      return;
    }
    const reasoned = meeting.captions && next > 0 && next - mention.to < 90 && (answers[index + 1] ?? -1) >= 0;
    if (!reasoned) return;
    const last = meeting.tokens.slice(mention.to, next).filter(({ word: isWord }) => isWord);
    const spoken =
      last
        .slice(-2)
        .map(({ low }) => voteOf(low))
        .find((vote) => vote !== null) ?? null;
    if (spoken !== null && !votes.has(mention.member))
      votes.set(mention.member, { vote: spoken, at: placeOf(meeting.text, meeting.tokens, mention.from, next) });
  });
}

const letters: Readonly<Record<string, NamedVote>> = {
  a: 'yes',
  aye: 'yes',
  y: 'yes',
  yes: 'yes',
  n: 'no',
  nay: 'no',
  no: 'no',
};

interface VoteLine {
  readonly mention: Pick<Mention, 'member' | 'to'>;
  readonly vote: NamedVote;
  readonly at: number;
  readonly low: string;
}

/** "A     Nay" in such a list: a surname that isn't read as a name elsewhere, because it is also a word. */
function surnamesBehind({ tokens, roster, mentions }: Meeting, from: number, to: number): VoteLine[] {
  const found: VoteLine[] = [];
  for (let at = from; at + 1 < to; at += 1) {
    const [mark, name, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    const vote = letters[mark?.low ?? ''];
    if (mark?.first !== true || name?.line !== mark.line || next?.first === false || vote === undefined) continue;
    if (mentions.some((one) => one.from === at || one.from === at + 1)) continue;
    const named = roster.members.filter(({ name: own }) => own.surname === name.low);
    const [member] = named;
    if (member !== undefined && named.length === 1)
      found.push({ mention: { member, to: at + 2 }, vote, at, low: mark.low });
  }
  return found;
}

/** A list in which each line begins with the vote: "A Jane Roe", "Nay - Commissioner Ruiz". */
function votesFirst(meeting: Meeting, from: number, to: number, votes: Votes): void {
  const { tokens } = meeting;
  const lines = mentionsBetween(meeting, from, to).flatMap((mention): VoteLine[] => {
    const own = tokens[mention.from];
    // "N Lisa Roe": the vote reads like an initial.
    let at =
      own?.first === true && own.text.length === 1 && tokens[mention.from + 1]?.text !== '.'
        ? mention.from
        : mention.from - 1;
    while (at > from && ['-', '–', ':', '.', ')', '|'].includes(tokens[at]?.text ?? '')) at -= 1;
    const token = tokens[at];
    const vote = letters[token?.low ?? ''] ?? voteOf(token?.low ?? '');
    const bracketed = tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ')';
    const ends = tokens[mention.to]?.first !== false || (bracketed && tokens[mention.to]?.text === ',');
    const line = tokens[mention.from]?.line;
    return token !== undefined &&
      (token.first || bracketed) &&
      token.line === line &&
      vote !== undefined &&
      vote !== null &&
      ends
      ? [{ mention, vote, at, low: token.low }]
      : [];
  });
  lines.push(...surnamesBehind(meeting, from, to));
  // If Y means yes, A may mean absent as well as abstain.
  const unclear = lines.some(({ low }) => low === 'y');
  if (lines.length < 2) return;
  for (const { mention, vote, at, low } of lines)
    if (!(unclear && low === 'a'))
      votes.set(mention.member, { vote, at: placeOf(meeting.text, tokens, at, mention.to) });
}

/** A table with a column for each vote and a mark in one of them. */
function tableVotes(meeting: Meeting, from: number, to: number, votes: Votes): void {
  const first = meeting.tokens[from]?.line ?? 0;
  const last = meeting.tokens[Math.max(from, to - 1)]?.line ?? first;
  const named = mentionsBetween(meeting, from, to);
  let columns: { at: number; vote: NamedVote | null }[] = [];
  for (let index = first; index <= last; index += 1) {
    const line = meeting.lines[index];
    if (line === undefined || line.cells.length < 2) continue;
    const heads = line.cells.map((cell) => ({ at: cell.start - line.start, vote: castOf(cell.text.toLowerCase()) }));
    if (heads.filter(({ vote }) => vote !== null).length >= 2 && !line.cells.some((cell) => cell.text.length > 20)) {
      columns = heads;
      continue;
    }
    const mention = named.find(({ from: start }) => meeting.tokens[start]?.line === index);
    const mark = line.cells.slice(1).find(({ text }) => ['x', '✓', '✔', '√', '☒'].includes(text.toLowerCase()));
    if (columns.length === 0 || mention === undefined || mark === undefined) continue;
    const at = mark.start - line.start;
    const [column] = columns.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    if (column !== undefined && column.vote !== null)
      votes.set(mention.member, { vote: column.vote, at: { quote: line.text, start: line.start } });
  }
}

/** What sentences say about some members: "with Smith and Jones opposed", "Ruiz voted nay", "all but Chen". */
function inSentences(meeting: Meeting, from: number, to: number, votes: Votes): void {
  const { tokens } = meeting;
  for (let at = from; at < to; at = sentenceEnd(tokens, at)) {
    const end = Math.min(to, sentenceEnd(tokens, at));
    const words = tokens.slice(at, end);
    const counts = words.some(({ low }) => low === 'favor') && words.some(({ low }) => against.has(low));
    const inside = mentionsBetween(meeting, at, end);
    const several = inside.length > 1 && words.some(({ low }, i) => low === 'favor' && words[i - 1]?.low === 'in');
    // "Roe opposed." alone, right behind the motion.
    const alone = words.length < 7 && against.has(words.findLast(({ word: isWord }) => isWord)?.low ?? '');
    // "Mr. Roe, Ms. Ruiz and Mr. Chen aye."
    const listed = inside.length > 2 && voteOf(words.findLast(({ word: isWord }) => isWord)?.low ?? '') !== null;
    if (!counts && !several && !alone && !listed && !words.some(({ low }) => resultWords.has(low))) continue;
    inside.forEach((mention, index) => {
      const vote = voteInSentence(meeting, inside, index, at, end);
      if (vote !== null && !votes.has(mention.member))
        votes.set(mention.member, { vote, at: placeOf(meeting.text, tokens, at, end) });
    });
  }
}

/** The vote of a name in a sentence: said after the list that contains the name, or before it. */
function voteInSentence(
  meeting: Meeting,
  inside: readonly Mention[],
  index: number,
  from: number,
  end: number,
): NamedVote | null {
  const { tokens } = meeting;
  let last = index;
  const linked = (a: Mention | undefined, b: Mention | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    tokens.slice(a.to, b.from).every(({ low }) => [',', 'and', '&', ';'].includes(low));
  while (linked(inside[last], inside[last + 1])) last += 1;
  const tail = inside[last] as Mention;
  let voting = false;
  for (let i = tail.to; i < Math.min(end, tail.to + 6); i += 1) {
    const low = tokens[i]?.low ?? '';
    const cast = castOf(low);
    const noun = tokens[i + 1]?.low === 'motion' || tokens[i + 1]?.low === 'one';
    // "Roe, Ruiz and Chen in favor." is a vote of several, "Roe in favor of trees" none.
    const several = last > 0 && low === 'favor' && ['.', ';', ',', ')', '-'].includes(tokens[i + 1]?.text ?? '.');
    if (cast !== null && !noun) return low === 'support' || low === 'favor' ? (voting || several ? cast : null) : cast;
    voting ||= low.startsWith('vot') || low === 'cast';
    if (!between.has(low) && !['himself', 'herself', 'both', 'all', 'from', 'favor', 'of'].includes(low)) break;
  }
  let head = index;
  while (linked(inside[head - 1], inside[head])) head -= 1;
  const begin = (inside[head] as Mention).from;
  // "Roe  Aye" on one line, "Ruiz  Excused" on the next.
  if (absentWords.has(tokens[tail.to]?.low ?? '')) return null;
  for (let i = begin - 1; i >= Math.max(from, begin - 5); i -= 1) {
    const low = tokens[i]?.low ?? '';
    if (low === 'except' || low === 'exception') return 'no';
    const cast = low === 'support' ? null : castOf(low);
    if (cast !== null) return cast;
    if (!['by', 'from', 'votes', 'vote', 'were', 'was', 'cast', ':', 'of', 'being', '('].includes(low)) break;
  }
  return null;
}

/** Members who recuse themselves, wherever the item says so. */
function recusals(meeting: Meeting, from: number, to: number, votes: Votes): void {
  const { tokens } = meeting;
  for (let at = from; at < to; at += 1) {
    if (!recuseWords.has(tokens[at]?.low ?? '')) continue;
    const start = sentenceStart(tokens, at);
    const before = mentionsBetween(meeting, Math.max(start, at - 24), at);
    const mention = before.at(-1);
    const doubt = tokens
      .slice(Math.max(start, at - 6), at)
      .some(({ low }) => ['if', 'whether', 'not', 'should'].includes(low));
    if (mention === undefined || doubt || votes.has(mention.member)) continue;
    votes.set(mention.member, { vote: 'recused', at: placeOf(meeting.text, tokens, start, sentenceEnd(tokens, at)) });
  }
}

/** Members of whom the text says that they took no part: "Alternate Roe did not participate in the vote". Takes: the meeting and a range of
 *  its token indexes. Gives: them; a recusal is a vote of its own. */
export function notVoting(meeting: Meeting, from: number, to: number): ReadonlySet<Sitting> {
  const { tokens } = meeting;
  const found = new Set<Sitting>();
  for (const { member, to: end } of mentionsBetween(meeting, from, to)) {
    const next = tokens.slice(end, Math.min(to, end + 6)).map(({ low }) => low);
    const not = next.indexOf('not');
    if (not < 0 || not > 2 || next.slice(0, not).some((low) => !['did', 'was', 'is', ',', 'does', 'do'].includes(low)))
      continue;
    if (['participate', 'participating', 'vote', 'voting'].includes(next[not + 1] ?? '')) found.add(member);
  }
  return found;
}

/** "Roe, Ruiz, Chen. (3-Yes)": the names of a line before how many they are and how they voted. */
function countedNames(meeting: Meeting, from: number, to: number, votes: Votes): void {
  const { tokens } = meeting;
  for (let at = from; at < to; at += 1) {
    const vote = voteOf(tokens[at]?.low ?? '');
    const count = tokens[at - 1]?.text === '-' ? at - 2 : at - 1;
    if (vote === null || tokens[count - 1]?.text !== '(' || tokens[at + 1]?.text !== ')') continue;
    const named = mentionsBetween(meeting, from, count).filter(
      (mention) => tokens[mention.from]?.line === tokens[at]?.line,
    );
    if (named.length !== Number(tokens[count]?.text)) continue;
    for (const { member, from: begin } of named)
      votes.set(member, { vote, at: placeOf(meeting.text, tokens, begin, at + 1) });
  }
}

/** The votes that the text gives by name between two tokens; `item` is where the item begins, for recusals.
 *  Takes: the meeting, the range.  Gives: the votes with their positions.  Throws: never. */
export function votesIn(meeting: Meeting, from: number, to: number, item: number): Votes {
  const votes: Votes = new Map();
  tableVotes(meeting, from, to, votes);
  if (votes.size === 0) votesFirst(meeting, from, to, votes);
  const leading = votes.size > 0;
  if (!leading) rollCall(meeting, from, to, votes);
  if (leading || votes.size === 0) labeled(meeting, from, to, votes);
  if (votes.size === 0) countedNames(meeting, from, to, votes);
  inSentences(meeting, from, to, votes);
  recusals(meeting, item, to, votes);
  return votes;
}
