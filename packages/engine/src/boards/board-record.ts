import type { Board, BoardMeeting, BoardPassage } from '@rostrum/contract';
import { minutesTopic } from '../minutes/topics.ts';

/** What became of the items of one sort, in counts. */
export interface Decided {
  readonly of: string;
  readonly items: number;
  readonly approved: number;
  /** Of the approved, those with conditions. */
  readonly withConditions: number;
  readonly denied: number;
  readonly postponed: number;
  readonly split: number;
}

/** What a board has done so far, on land use. */
export interface BoardRecord {
  readonly byKind: readonly Decided[];
  readonly byStaff: readonly Decided[];
  readonly all: Decided;
  readonly conditions: readonly BoardPassage[];
  /** Subjects over all members, the most frequent first. */
  readonly topics: readonly {
    readonly topic: string;
    readonly name: string;
    readonly count: number;
    readonly passages: readonly BoardPassage[];
  }[];
  /** Minutes from call to order to adjournment, shortest first. */
  readonly lengths: readonly number[];
}

type Item = BoardMeeting['items'][number];

/** Motions that decide a request: no procedure, and a result. */
const decides = ({ kind, outcome }: Item): boolean =>
  kind !== 'procedural' && !['no_action', 'not_stated', 'motion_failed', 'withdrawn'].includes(outcome);

function split({ votes, tally }: Item): boolean {
  if (tally !== null) return tally.no > 0 && tally.yes > 0;
  return Object.values(votes).includes('no');
}

function decided(of: string, items: readonly Item[]): Decided {
  const count = (...outcomes: readonly Item['outcome'][]): number =>
    items.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    of,
    items: items.length,
    approved: count('approved', 'approved_with_conditions', 'approved_less'),
    withConditions: count('approved_with_conditions'),
    denied: count('denied'),
    postponed: count('postponed'),
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

/** What the minutes on file say that a board has done, in counts.
 *  Takes: the board.  Gives: its record.  Throws: never. */
export function boardRecordOf(board: Board): BoardRecord {
  const items = board.meetings.flatMap((meeting) => meeting.items).filter(decides);
  const conditions = board.meetings.flatMap(({ document_id, items: own }) =>
    own.flatMap((item) => item.conditions.map((place) => ({ ...place, document_id }))),
  );
  const topics = new Map<string, BoardPassage[]>();
  for (const { topics: own } of board.members)
    for (const { topic, passages } of own) topics.set(topic, [...(topics.get(topic) ?? []), ...passages]);
  return {
    byKind: grouped(items, ({ kind }) => kind),
    byStaff: grouped(items, ({ staff_recommendation }) => staff_recommendation),
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
