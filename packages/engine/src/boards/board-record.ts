import type { Board, BoardMeeting, BoardPassage, BoardRecord } from '@rostrum/contract';
import { minutesTopic } from '../minutes/topics.ts';

type Item = BoardMeeting['items'][number];

const isRequest = ({ kind }: Item): boolean => kind !== 'procedural';
const passed = ({ outcome }: Item): boolean =>
  !['no_action', 'not_stated', 'motion_failed', 'withdrawn'].includes(outcome);

/** What decides a request: motions that passed, and one that failed if no other on the same request passed that evening. */
const decisionsOf = (items: readonly Item[]): Item[] =>
  items.filter((item, at) => {
    if (!isRequest(item)) return false;
    if (item.outcome !== 'motion_failed') return passed(item);
    return !items.some((other, index) => index > at && other.title === item.title && passed(other));
  });

function split({ votes, tally }: Item): boolean {
  if (tally !== null) return tally.no > 0 && tally.yes > 0;
  return Object.values(votes).includes('no');
}

type Decided = BoardRecord['all'];

function decided(of: string, items: readonly Item[]): Decided {
  const count = (...outcomes: readonly Item['outcome'][]): number =>
    items.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    of,
    items: items.length,
    approved: count('approved', 'approved_with_conditions', 'approved_less'),
    with_conditions: count('approved_with_conditions'),
    denied: count('denied'),
    postponed: count('postponed'),
    failed: count('motion_failed'),
    split: items.filter(split).length,
  };
}

function grouped(items: readonly Item[], keyOf: (item: Item) => string | null): Decided[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].map(([key, own]) => decided(key, own)).sort((a, b) => b.items - a.items);
}

/** What a board has done according to the minutes on file, in counts.
 *  Takes: the board.  Gives: its record.  Throws: never. */
export function boardRecordOf(board: Pick<Board, 'meetings' | 'members'>): BoardRecord {
  const items = board.meetings.flatMap((meeting) => decisionsOf(meeting.items));
  const conditions = board.meetings.flatMap(({ document_id, items: own }) =>
    own.flatMap((item) => item.conditions.map((place) => ({ ...place, document_id }))),
  );
  const topics = new Map<string, BoardPassage[]>();
  for (const { topics: own } of board.members)
    for (const { topic, passages } of own) topics.set(topic, [...(topics.get(topic) ?? []), ...passages]);
  return {
    by_kind: grouped(items, ({ kind }) => kind),
    by_staff: grouped(items, ({ staff_recommendation }) => staff_recommendation),
    all: decided('all', items),
    conditions,
    topics: [...topics]
      .map(([topic, passages]) => ({
        topic,
        name: minutesTopic(topic)?.name ?? topic,
        count: passages.length,
        passages,
      }))
      .sort((a, b) => b.count - a.count),
    lengths: board.meetings
      .flatMap(({ minutes_long }) => (minutes_long === null ? [] : [minutes_long]))
      .sort((a, b) => a - b),
  };
}
