import { rosterOf } from './attendance/who-sat.ts';
import { conditionsIn } from './conditions.ts';
import { bodyOf, dateOf, lengthOf } from './header.ts';
import { headingsOf, type Heading } from './items.ts';
import { linesOf } from './lines.ts';
import { mentionsOf, type Meeting } from './meeting.ts';
import { motionsOf } from './motions/motions.ts';
import { seconderIn } from './motions/seconders.ts';
import type { Motion } from './motions/words.ts';
import { placeOf, withInitialsNamed, withNamesMarked } from './names.ts';
import { kindOfItem } from './kinds.ts';
import { outcomeOf, recommends, saysAction, staffViewIn } from './outcomes.ts';
import { allSaidAye, resultIn, resultTold, type Result } from './results.ts';
import type { Sitting } from './roster.ts';
import { speechesIn } from './speech.ts';
import { talks, withSessions } from './talks.ts';
import { sentenceEnd, sentenceStart, tokensOf, type Token } from './tokens.ts';
import { itemTopics, raisedIn } from './topics.ts';
import type { MinutesItem, MinutesKind, MinutesOutcome, MinutesRead, NamedVote, Place, StaffView } from './types.ts';
import { allAyes, tallyIn, type Tally } from './votes/tally.ts';
import { notVoting, votesIn, type Votes } from './votes/votes.ts';

const maxMotionWords = 120;
/** More motions than this under one heading are about different things. */
const motionsOfOneItem = 8;

/** A motion with what belongs to it. */
interface Put {
  readonly motion: Motion;
  readonly heading: Heading | null;
  readonly itemFrom: number;
  /** Where the discussion of it begins: several motions of one item share it. */
  readonly talkFrom: number;
  readonly end: number;
  /** Where its vote is told, if not right behind it: a motion that another amends is voted on after that one. */
  readonly vote: { readonly from: number; readonly to: number } | null;
}

/** Full names and offices from elsewhere in the text: "I am Jane Roe, Chair of". */
function completeNames(meeting: Meeting): void {
  for (const mention of meeting.mentions) {
    const { member } = mention;
    const before = meeting.tokens.slice(mention.from, mention.to).map(({ low }) => low);
    const after = meeting.tokens.slice(mention.to, mention.to + 3).map(({ low }) => low);
    const vice =
      before.includes('vice') ||
      before.some((low) => low.startsWith('vice-')) ||
      (after[0] === ',' && after[1]?.startsWith('vice') === true);
    const chair =
      before.some((low) => low.startsWith('chair')) || (after[0] === ',' && after[1]?.startsWith('chair') === true);
    if (member.role !== 'member') continue;
    const taken = (role: 'chair' | 'vice_chair'): boolean =>
      meeting.roster.members.some((other) => other.role === role);
    if (vice && !taken('vice_chair')) member.role = 'vice_chair';
    else if (chair && !vice && !taken('chair')) member.role = 'chair';
  }
}

const matters = new Set(['hearing', 'application', 'item', 'case', 'matter', 'petition', 'review']);

/** Motions that only run the meeting: to open and close a hearing, to adjourn, to read by title. */
function runsTheMeeting(words: readonly Token[]): boolean {
  const [first, second] = words
    .filter(({ word, low }) => word && !['to', 'that', 'we', 'for', 'the'].includes(low))
    .map(({ low }) => low);
  // New England adjourns a hearing to a date.
  const putOff =
    words.slice(0, 8).some(({ low }) => matters.has(low)) &&
    words.slice(0, 14).some(({ low }, i) => i > 2 && ['to', 'until'].includes(low));
  if (first === 'adjourn' && putOff) return false;
  if (['adjourn', 'adjournment', 'recess', 'reconvene', 'convene'].includes(first ?? '')) return true;
  const ended = words.findIndex(({ low }) => low === 'adjourned');
  // "To approve the plat. Motion carried. The meeting adjourned at nine": that is no part of the motion.
  const done = words.slice(0, ended).findLastIndex(({ text }) => text === '.');
  const isOther = done > 0 && saysAction(words.slice(0, done));
  if (ended > 0 && ended < 16 && !isOther && words.slice(0, ended).some(({ low }) => low === 'meeting')) return true;
  const hearing = words
    .slice(0, 12)
    .some(({ low }) => ['hearing', 'meeting', 'session', 'floor', 'comment', 'comments'].includes(low));
  if (['open', 'close', 'reopen', 'closed', 'enter', 'exit', 'leave', 'go', 'end'].includes(first ?? ''))
    return hearing;
  return first === 'read' && second !== undefined && words.slice(0, 8).some(({ low }) => low === 'title');
}

/** Where what belongs to a motion ends: before the next, or before the next item once it is decided. */
function endOf(meeting: Meeting, motion: Motion, next: number, headings: readonly Heading[]): number {
  const inside = headings.filter(({ from }) => from >= motion.to && from < next);
  for (const heading of inside) {
    if (!heading.listed) return heading.from;
    const decided =
      resultIn(meeting, motion.from, heading.from) !== null || tallyIn(meeting, motion.from, heading.from) !== null;
    if (decided) return heading.from;
  }
  return next;
}

function putMotions(meeting: Meeting, headings: readonly Heading[]): Put[] {
  const motions = motionsOf(meeting);
  let closed = 0;
  const shared = new Map<Heading | null, number>();
  return motions.map((motion, index) => {
    const next = motions[index + 1]?.from ?? meeting.tokens.length;
    const before = headings.filter(({ from }) => from <= motion.from && from >= closed);
    const heading = before.at(-1) ?? headings.findLast(({ from }) => from < Math.max(1, closed)) ?? null;
    const end = endOf(meeting, motion, next, headings);
    const itemFrom = Math.min(heading?.from ?? closed, motion.from);
    const together = (shared.get(heading) ?? 0) + 1;
    shared.set(heading, together);
    const talkFrom = together > motionsOfOneItem ? Math.min(closed, motion.from) : itemFrom;
    closed = end;
    return { motion, heading, itemFrom, talkFrom, end, vote: null };
  });
}

/** Puts the vote on a motion that was amended back to it: "Ray moved to amend ... Carried. ORIGINAL MOTION AS AMENDED: carried 4-1". */
function withAmended({ tokens }: Meeting, put: readonly Put[], headings: readonly Heading[]): Put[] {
  const found = [...put];
  for (const [index, { motion, end, ...rest }] of put.entries()) {
    const next = put[index + 1]?.motion.from ?? tokens.length;
    const before = found[index - 1];
    if (before === undefined || !amends(tokens.slice(motion.words))) continue;
    const main = tokens.findIndex((_, at) => at > motion.to && at < next && namesMain(tokens, at));
    if (main < 0) continue;
    const to = headings.find(({ from }) => from > main)?.from ?? next;
    found[index - 1] = { ...before, vote: { from: main, to: Math.min(to, next) } };
    found[index] = { ...rest, motion, end: Math.min(end, main) };
  }
  return found;
}

/** "To amend the motion by adding a condition": it decides nothing about the matter. */
function amends(words: readonly Token[]): boolean {
  const first = words.slice(0, 6).map(({ low }) => low);
  return first.includes('amend') && first.slice(first.indexOf('amend')).includes('motion');
}

/** "Original motion", "main motion", "motion as amended". */
const namesMain = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.low === 'motion' &&
  (['original', 'main', 'amended', 'underlying'].includes(tokens[at - 1]?.low ?? '') ||
    (tokens[at + 1]?.low === 'as' && tokens[at + 2]?.low === 'amended'));

const newPart = new Set(['motion', 'moved', 'vote', 'voting', 'mover', 'result', 'action', 'roll', 'discussion']);

/** The words of a motion: up to its second or its result, and possibly with a list of conditions. */
function wordsEnd(meeting: Meeting, put: Put, result: Result | null): number {
  const { tokens } = meeting;
  const told = result !== null && result.from > put.motion.words ? result.from : put.end;
  if (!meeting.captions && result !== null && result.from <= put.motion.words && result.from >= put.motion.from)
    return put.motion.to;
  const limit = Math.min(meeting.captions ? put.motion.to : put.end, told);
  for (let at = put.motion.words; at < limit; at += 1) {
    const low = tokens[at]?.low ?? '';
    const next = tokens[at + 1];
    const seconds = low === 'seconded' || (low === 'second' && (next?.word !== true || next.low === 'by'));
    const ordinal = low === '2' && next?.low === 'nd';
    const calls =
      ordinal || (low === 'call' && next?.low === 'the') || (tokens[at]?.block === true && newPart.has(low));
    if (at <= put.motion.words + 1 || !(seconds || calls || low === 'ayes' || low === 'aye')) continue;
    const start = sentenceStart(tokens, at);
    return start > put.motion.words + 1 ? start : at;
  }
  return Math.max(put.motion.to, limit);
}

/** What the count or "unanimous" says about those the text doesn't name. */
function inferredVotes(
  meeting: Meeting,
  votes: Votes,
  tally: Tally | null,
  result: Result | null,
  silent: ReadonlySet<Sitting>,
): Map<Sitting, NamedVote> {
  const took = meeting.roster.members.filter((member) => member.present && !silent.has(member));
  const rest = took.filter((member) => !votes.has(member));
  const named = [...votes.values()];
  const count = (vote: NamedVote): number => named.filter((one) => one.vote === vote).length;
  // Whoever called the roll wrote down everybody who voted.
  const isWhole = count('yes') >= wholeRoll && !meeting.captions;
  // "Unanimous (5-0)" where six were there: one of them didn't vote, and nobody says who.
  const fits = tally === null || tally.yes === count('yes') + rest.length;
  const unanimous = result?.unanimous === true && count('no') === 0 && !isWhole && fits;
  const counted = tally !== null && tally.no === count('no') && tally.yes === count('yes') + rest.length;
  // "Carried with Roe opposed", "carried with Roe abstaining": who is named is the exception.
  const excepted = count('no') + count('abstain') > 0 && count('yes') === 0;
  const dissent = result?.passed === true && tally === null && excepted && !meeting.captions;
  return new Map(
    unanimous || counted || dissent || result?.othersYes === true ? rest.map((member) => [member, 'yes'] as const) : [],
  );
}

const wholeRoll = 3;

function outcomeWith(
  words: readonly Token[],
  listed: boolean,
  result: Result | null,
  tally: Tally | null,
  votes: Votes,
  staff: StaffView | null,
): MinutesOutcome {
  const passed = outcomeOf(words, listed, staff) ?? 'not_stated';
  if (result !== null) return result.passed ? passed : 'motion_failed';
  if (tally !== null) return tally.yes > tally.no ? passed : 'motion_failed';
  const named = [...votes.values()];
  const yes = named.filter(({ vote }) => vote === 'yes').length;
  const no = named.filter(({ vote }) => vote === 'no').length;
  if (yes + no < 2) return 'not_stated';
  return yes > no ? passed : 'motion_failed';
}

/** "The Board voted 5 to 0 on a motion by Roe": where the sentence begins that tells the vote before the motion. */
function voteBefore({ tokens, captions }: Meeting, { motion }: Put, previous: Put | undefined): number {
  const start = sentenceStart(tokens, motion.from);
  const isNear = motion.from - start <= mostBeforeMotion && start >= (previous?.motion.to ?? 0);
  return !captions && isNear ? start : motion.from;
}
const mostBeforeMotion = 20;

/** Where something else is decided on which nobody is said to have moved: "Resolution 14 passed 4-0-1 with Roe abstaining". */
function nextDecision(meeting: Meeting, { from }: Result, end: number): number {
  const next = resultIn(meeting, sentenceEnd(meeting.tokens, from) + leastBetween, end);
  return next === null ? end : next.from;
}
const leastBetween = 60;

/** "Asked for a motion to approve the minutes. Motion by Roe", "the warrant was approved on a motion by Roe": what is to be done is said before
 *  who moves it. Gives: the motion's own words if it isn't. */
function askedBefore(
  { tokens }: Meeting,
  { motion }: Put,
  previous: Put | undefined,
  own: readonly Token[],
): readonly Token[] {
  const begin = Math.max(previous?.motion.to ?? 0, motion.from - farthestAsked);
  const before = tokens.slice(begin, motion.from);
  const noun = before.findLastIndex(({ low }) => low === 'motion');
  const sentence = tokens.slice(Math.max(begin, sentenceStart(tokens, motion.from)), motion.from);
  const asked = noun >= 0 ? before.slice(noun + 1) : sentence;
  return saysAction(asked) ? asked : own;
}
const farthestAsked = 40;

const byName = <V>(votes: ReadonlyMap<Sitting, V>): Record<string, V> =>
  Object.fromEntries([...votes].map(([member, vote]) => [member.name.text, vote]));

function itemOf(meeting: Meeting, put: Put, previous: Put | undefined): MinutesItem {
  const { tokens, text } = meeting;
  const { motion, heading, end } = put;
  const begin = voteBefore(meeting, put, previous);
  const vote = put.vote ?? { from: motion.from, to: end };
  const told =
    resultIn(meeting, vote.from, vote.to) ??
    resultIn(meeting, begin, motion.from) ??
    allSaidAye(meeting, vote.from, vote.to);
  const isWhole = told?.passed === true && allAyes(meeting, vote.from, vote.to) >= 0;
  const result = isWhole ? { ...told, unanimous: true } : told;
  const until = wordsEnd(meeting, put, result);
  const words = tokens.slice(motion.words, Math.min(until, motion.words + maxMotionWords));
  const wording = inOneLine(words);
  const voted = told === null ? vote.to : nextDecision(meeting, told, vote.to);
  const votes = votesIn(meeting, vote.from, voted, Math.max(put.itemFrom, previous?.end ?? 0));
  const tally = tallyIn(meeting, vote.from, voted) ?? tallyIn(meeting, begin, motion.from);
  const talkFrom = put.talkFrom;
  const listed = conditionsIn(meeting, motion.from, until);
  const staff = staffViewIn(meeting, talkFrom, motion.from);
  const above = resultTold(meeting, motion.from, previous?.motion.to ?? 0, end);
  const isSo = tokens[motion.words - 2]?.low === 'so';
  const asked = saysAction(words) && !isSo ? words : askedBefore(meeting, put, previous, words);
  const asVoted = outcomeWith(asked, listed.length > 0, result, tally, votes, staff?.view ?? null);
  // "Result: approved" may say no more than that the motion passed.
  const isPlain = above?.outcome === 'approved' && (listed.length > 0 || saysAction(words));
  const said = above === null || isPlain ? asVoted : above.outcome;
  // Minutes and agendas are approved with changes, and not on conditions.
  const isOfPapers = amends(words) || kindOfItem('', wording.toLowerCase()) === 'procedural';
  const outcome = isOfPapers && said === 'approved_with_conditions' ? 'approved' : said;
  const conditions =
    outcome !== 'approved_with_conditions'
      ? []
      : listed.length > 0
        ? listed
        : conditionsIn(meeting, talkFrom, motion.from);
  const title = heading?.title ?? (asked === words ? wording : inOneLine(asked)).slice(0, 160);
  const kind = amends(words) ? 'procedural' : kindOf(meeting, title, wording, talkFrom, motion.from);
  // What is said once the minutes are approved is about something else.
  const talkEnd = kind === 'procedural' ? Math.max(motion.to, result?.from ?? 0) : end;
  const raised = raisedIn(meeting, speechesIn(meeting, talkFrom, talkEnd));
  const quoted = placeOf(text, tokens, motion.from, Math.max(motion.to, motion.from + 1));
  return {
    title,
    titleAt: heading === null ? null : { quote: text.slice(heading.start, heading.end), start: heading.start },
    kind,
    staff,
    motion: {
      mover: motion.mover?.name.text ?? null,
      seconder: secondOf(meeting, motion, end)?.name.text ?? null,
      text: wording,
      at: quoted,
    },
    votes: byName(new Map([...votes].map(([member, { vote }]) => [member, vote]))),
    votePlaces: byName(new Map([...votes].map(([member, { at }]) => [member, at]))),
    inferred: byName(inferredVotes(meeting, votes, tally, result, notVoting(meeting, vote.from, voted))),
    tally: tally === null ? null : { yes: tally.yes, no: tally.no },
    outcome,
    outcomeAt: above?.at ?? result?.at ?? countedAt(meeting, tally) ?? [...votes.values()][0]?.at ?? null,
    recommends: recommends(words),
    conditions,
    topics: itemTopics(meeting, talkFrom, talkEnd, raised),
    raised,
  };
}

/** What was requested; if neither title nor motion says, the first words about the item may. */
function kindOf({ tokens }: Meeting, title: string, wording: string, from: number, to: number): MinutesKind {
  const kind = kindOfItem(title.toLowerCase(), wording.toLowerCase());
  if (kind !== 'other') return kind;
  return kindOfItem(inOneLine(tokens.slice(from, Math.min(to, from + 150))).toLowerCase(), '');
}

/** The words separated by single blanks, none before punctuation. */
const inOneLine = (words: readonly Token[]): string =>
  words.map(({ text, word }, at) => (at === 0 || (!word && /^[.,;:?!)]/.test(text)) ? text : ` ${text}`)).join('');

/** In captions the second is said before the chair announces the motion. */
const secondFrom = ({ captions }: Meeting, motion: Motion): number =>
  Math.max(0, captions ? motion.from - 40 : motion.from);

/** Where the count is printed that alone tells the outcome: "Approved (6-0)". */
function countedAt({ text, tokens }: Meeting, tally: ReturnType<typeof tallyIn>): Place | null {
  return tally === null ? null : placeOf(text, tokens, sentenceStart(tokens, tally.at), sentenceEnd(tokens, tally.at));
}

/** Nobody seconds their own motion. */
function secondOf(meeting: Meeting, motion: Motion, end: number): Sitting | null {
  const second = motion.seconder ?? seconderIn(meeting, secondFrom(meeting, motion), end);
  return second === motion.mover ? null : second;
}

/** What was raised on an item belongs to the motion that settled it; nothing was done on one that another took the place of. In captions its
 *  result may be lost. */
const settledOnly = (items: readonly MinutesItem[], captions: boolean): MinutesItem[] =>
  items.map((item, index) => {
    const next = items[index + 1];
    const isReplaced = item.outcome === 'not_stated' && next?.motion != null && next.title === item.title;
    return isReplaced ? { ...item, raised: [], outcome: captions ? item.outcome : 'no_action' } : item;
  });

/** Reads one meeting's minutes: who sat, what was moved, how each voted, what each raised. What isn't said is null or left out; every fact
 *  has its position in the text.
 *  Takes: the text of one meeting's minutes.  Gives: what they say.  Throws: never. */
export function readMinutes(text: string): MinutesRead {
  const split = linesOf(text);
  const read = tokensOf(split);
  const roster = rosterOf(split.lines, read);
  const names = roster.members.map(({ name }) => name);
  const tokens = withInitialsNamed(withNamesMarked(read, names), names);
  const base = { text, lines: split.lines, tokens, captions: split.captions, roster };
  const first: Meeting = { ...base, mentions: mentionsOf(tokens, roster, split.captions) };
  for (const { mover, seconder } of motionsOf(first))
    for (const acts of [mover, seconder]) if (acts !== null) acts.present = true;
  const meeting: Meeting = { ...base, mentions: mentionsOf(tokens, roster, split.captions) };
  completeNames(meeting);
  const headings = headingsOf(meeting);
  const all = withAmended(meeting, putMotions(meeting, headings), headings);
  const put = all.filter(
    ({ motion, end }) => !runsTheMeeting(tokens.slice(motion.words, Math.min(end, motion.words + 20))),
  );
  for (const { motion, end } of put)
    for (const [member, { vote }] of votesIn(meeting, motion.from, end, motion.from))
      if (vote === 'yes' || vote === 'no') member.present = true;
  const moved = put.map((one) => ({ at: one.motion.from, item: itemOf(meeting, one, all[all.indexOf(one) - 1]) }));
  const items = settledOnly(withSessions(moved, talks(meeting, headings, put)), meeting.captions);
  const members = roster.members.map(({ name, role, present, at }) => ({ name: name.text, role, present, at }));
  return { body: bodyOf(tokens), date: dateOf(tokens), members, items, length: lengthOf(text, tokens) };
}
