import type { Heading } from './items.ts';
import type { Meeting } from './meeting.ts';
import { placeOf } from './names.ts';
import { kindOfItem } from './kinds.ts';
import { outcomeOf, staffViewIn } from './outcomes.ts';
import { speechesIn } from './speech.ts';
import { sentenceEnd, type Token } from './tokens.ts';
import { itemTopics, raisedIn } from './topics.ts';
import type { MinutesItem, MinutesOutcome, Place, RaisedTopic } from './types.ts';
import { tallyIn } from './votes/tally.ts';

/* Items that were discussed without a motion, and work sessions on an item that comes later. */

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** A motion with the part of the minutes that belongs to it. */
interface Moved {
  readonly motion: { readonly from: number };
  readonly heading: Heading | null;
  readonly end: number;
}

/** An item with the token that it begins at. */
interface Placed {
  readonly at: number;
  readonly item: MinutesItem;
}

/** What became of an item on which nobody is said to have moved: withdrawn or put off by the applicant or the chair, or decided by a vote
 *  of which only the result is told. */
function settledAlone(
  meeting: Meeting,
  from: number,
  to: number,
): { readonly outcome: MinutesOutcome; readonly at: Place } | null {
  const { tokens, text } = meeting;
  for (let at = from; at < to; at = Math.max(at + 1, sentenceEnd(tokens, at))) {
    const end = Math.min(to, sentenceEnd(tokens, at));
    const words = tokens.slice(at, end);
    const has = (some: ReadonlySet<string>): boolean => words.some(({ low }) => some.has(low));
    if (words.length > 30 || !has(matters) || has(doubts)) continue;
    const decided = decisionIn(words, tallyIn(meeting, at, end) !== null);
    if (decided !== null) return { outcome: decided, at: placeOf(text, tokens, at, end) };
    const was = words.some(({ low }, i) => settledWords.has(low) && passive.has(words[i - 1]?.low ?? ''));
    const asks = words.some(({ low }, i) => low === 'withdraw' && words.slice(0, i).some((one) => asked.has(one.low)));
    const had = words.some(({ low }, i) => low === 'withdrawn' && words[i - 1]?.low === 'had');
    const did = asks || had || words.some(({ low }) => low === 'withdrew');
    const outcome =
      did || words.some(({ low }) => low === 'withdrawn') ? ('withdrawn' as const) : ('postponed' as const);
    if (was || did) return { outcome, at: placeOf(text, tokens, at, end) };
  }
  return null;
}

/** "The permit was approved 5-0", "the Commission unanimously denied the request": a decision of that evening. */
function decisionIn(words: readonly Token[], counted: boolean): MinutesOutcome | null {
  const voted = votedTo(words);
  if (voted >= 0)
    return words.some(({ low, text }) => past.has(low) || isYear(text))
      ? null
      : outcomeOf(words.slice(voted), false, null);
  const verb = words.findIndex(({ low }) => decisions.has(low));
  const before = words.slice(0, Math.max(0, verb));
  const agreed = counted || words.some(({ low }) => low.startsWith('unanimous') || low === 'consensus');
  const byBody = before.some(({ low }) => bodies.has(low)) && !before.some(({ low }) => passive.has(low));
  const told = byBody || passive.has(words[verb - 1]?.low ?? '') || before.at(-1)?.low.startsWith('unanimous') === true;
  const elsewhere = words.some(({ low, text }) => past.has(low) || isYear(text));
  return verb < 0 || !agreed || !told || elsewhere ? null : outcomeOf(words.slice(verb), false, null);
}
/** "The Board voted 4-1, Roe dissenting, to deny the variance": where it is said what is done; -1 if the body isn't said to have voted. */
function votedTo(words: readonly Token[]): number {
  const verb = words.findIndex(({ low }) => low === 'voted');
  const body = verb < 0 ? -1 : words.slice(0, verb).findLastIndex(({ low }) => bodies.has(low));
  const isSubject = body >= 0 && words.slice(body + 1, verb).every(({ low }) => adverbs.has(low));
  const to = words.findIndex(({ low }, at) => at > verb && low === 'to' && actsBehindTo.has(words[at + 1]?.low ?? ''));
  return isSubject ? to : -1;
}
const adverbs = listOf('then unanimously has had also');
const actsBehindTo = listOf(
  'approve deny grant table postpone continue recommend reject accept adopt uphold conditionally',
);
const isYear = (text: string): boolean => Number(text) > 1900 && Number(text) < 2100;
const decisions = listOf('approved denied granted continued tabled postponed deferred rejected');
const bodies = listOf('commission board committee commissioners members');
const past = listOf('previously prior earlier last ago council originally');
const matters = listOf(
  'application item request case petition applicant matter petitioner permit variance rezoning plat plan amendment hearing',
);
const doubts = listOf('if whether could may might not motion would should minutes');
const settledWords = listOf('withdrawn postponed tabled continued deferred');
const passive = listOf('was were be been is has');
const asked = listOf('asked requested wishes wished wants wanted');

/** Items that were discussed without a motion.
 *  Takes: the meeting, its headings, and what was moved.  Gives: the items with their places.  Throws: never. */
export function talks(meeting: Meeting, headings: readonly Heading[], put: readonly Moved[]): Placed[] {
  const { tokens, text } = meeting;
  // Pages of talk without a heading and without a motion are one item.
  const parts =
    headings.length + put.length > 0 ? headings : [{ from: 0, title: 'Discussion', start: 0, end: 0, listed: false }];
  return parts.flatMap((heading, index) => {
    const end = parts[index + 1]?.from ?? tokens.length;
    const kind = kindOfItem(heading.title.toLowerCase(), '');
    if (kind === 'procedural' || meeting.captions) return [];
    let behind = heading.from;
    while (behind < end && (tokens[behind]?.start ?? 0) < heading.end) behind += 1;
    const settled = settledAlone(meeting, heading.from, behind) ?? settledAlone(meeting, behind, end);
    if (
      put.some(({ motion, heading: own, end: last }) => own === heading || (motion.from < end && last > heading.from))
    )
      return [];
    const raised = raisedIn(meeting, speechesIn(meeting, heading.from, end));
    // Under a heading that names no request, two members who raise something make it a discussion.
    const fewest = kind === 'other' && headings.length > 0 ? 2 : 1;
    const speaking = new Set(raised.map(({ member }) => member)).size;
    if (settled === null && (end - heading.from < 60 || speaking < fewest)) return [];
    const staff = staffViewIn(meeting, heading.from, end);
    const item: MinutesItem = {
      title: heading.title,
      titleAt: heading.end === 0 ? null : { quote: text.slice(heading.start, heading.end), start: heading.start },
      ...{
        kind,
        staff,
        motion: null,
        votes: {},
        votePlaces: {},
        inferred: {},
        tally: null,
        outcome: settled?.outcome ?? ('no_action' as const),
      },
      ...{
        outcomeAt: settled?.at ?? null,
        recommends: false,
        conditions: [],
        raised,
        topics: itemTopics(meeting, heading.from, end, raised),
      },
    };
    return [{ at: heading.from, item }];
  });
}

const sessions = ['work session', 'study session', 'work meeting', 'pre-meeting', 'premeeting', 'briefing'];
const isSession = ({ title }: MinutesItem): boolean =>
  sessions.some((words) => title.toLowerCase().slice(0, longestSessionTitle).includes(words));
const longestSessionTitle = 60;

/** All items in order. What members raise in a work session before the meeting belongs to the item it is on: if the meeting decides one
 *  request, to that.
 *  Takes: the items with a motion, and those without.  Throws: never. */
export function withSessions(moved: readonly Placed[], talked: readonly Placed[]): MinutesItem[] {
  const requests = moved.filter(({ item }) => item.kind !== 'procedural');
  const isOne = new Set(requests.map(({ item }) => item.title)).size === 1;
  const held = isOne ? talked.filter(({ item }) => isSession(item)) : [];
  const raised = held.flatMap(({ item }) => item.raised);
  return [...moved, ...talked.filter((one) => !held.includes(one))]
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) =>
      requests.some((one) => one.item === item) ? { ...item, raised: onceEach([...raised, ...item.raised]) } : item,
    );
}

const onceEach = (raised: readonly RaisedTopic[]): RaisedTopic[] =>
  [...new Map(raised.toReversed().map((one) => [`${one.member}|${one.topic}`, one])).values()].reverse();
