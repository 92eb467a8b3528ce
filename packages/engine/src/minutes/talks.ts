import type { Heading } from './items.ts';
import type { Meeting } from './meeting.ts';
import { placeOf } from './names.ts';
import { kindOfItem, staffViewIn } from './outcomes.ts';
import { speechesIn } from './speech.ts';
import { sentenceEnd } from './tokens.ts';
import { itemTopics, raisedIn } from './topics.ts';
import type { MinutesItem, Place, RaisedTopic } from './types.ts';

/* Items that were discussed without a motion, and work sessions on an item that comes later. */

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

/** What became of an item on which nobody had to move: withdrawn or put off by the applicant or the chair. */
function settledAlone(
  { tokens, text }: Meeting,
  from: number,
  to: number,
): { readonly outcome: 'withdrawn' | 'postponed'; readonly at: Place } | null {
  for (let at = from; at < to; at = Math.max(at + 1, sentenceEnd(tokens, at))) {
    const end = Math.min(to, sentenceEnd(tokens, at));
    const words = tokens.slice(at, end);
    const has = (some: ReadonlySet<string>): boolean => words.some(({ low }) => some.has(low));
    if (words.length > 30 || !has(matters) || has(doubts)) continue;
    const was = words.some(({ low }, i) => settledWords.has(low) && passive.has(words[i - 1]?.low ?? ''));
    const asks = words.some(({ low }, i) => low === 'withdraw' && words.slice(0, i).some((one) => asked.has(one.low)));
    const did = asks || words.some(({ low }) => low === 'withdrew');
    const outcome =
      did || words.some(({ low }) => low === 'withdrawn') ? ('withdrawn' as const) : ('postponed' as const);
    if (was || did) return { outcome, at: placeOf(text, tokens, at, end) };
  }
  return null;
}
const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const matters = listOf('application item request case petition applicant matter');
const doubts = listOf('if whether could may might not motion would should minutes');
const settledWords = listOf('withdrawn postponed tabled continued deferred');
const passive = listOf('was were be been is has');
const asked = listOf('asked requested wishes wished wants wanted');

/** Items that were discussed without a motion.
 *  Takes: the meeting, its headings, and what was moved.  Gives: the items with their places.  Throws: never. */
export function talks(meeting: Meeting, headings: readonly Heading[], put: readonly Moved[]): Placed[] {
  const { tokens, text } = meeting;
  return headings.flatMap((heading, index) => {
    const end = headings[index + 1]?.from ?? tokens.length;
    const kind = kindOfItem(heading.title.toLowerCase(), '');
    if (kind === 'procedural' || meeting.captions) return [];
    const settled = settledAlone(meeting, heading.from, end);
    if (
      put.some(({ motion, heading: own, end: last }) => own === heading || (motion.from < end && last > heading.from))
    )
      return [];
    const raised = raisedIn(meeting, speechesIn(meeting, heading.from, end));
    // Under a heading that names no request, two members who raise something make it a discussion.
    const fewest = kind === 'other' ? 2 : 1;
    const speaking = new Set(raised.map(({ member }) => member)).size;
    if (settled === null && (end - heading.from < 60 || speaking < fewest)) return [];
    const staff = staffViewIn(meeting, heading.from, end);
    const item: MinutesItem = {
      title: heading.title,
      titleAt: { quote: text.slice(heading.start, heading.end), start: heading.start },
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
