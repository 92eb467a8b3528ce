import type { Board, BoardMeeting, BoardMember, BoardPassage } from '@rostrum/contract';
import { nameOf, type PersonName } from '../minutes/names.ts';
import { samePerson } from '../minutes/roster.ts';
import { minutesTopic } from '../minutes/topics.ts';
import { boardRecordOf } from './board-record.ts';
import type { MeetingRead } from './meeting-told.ts';
import { seatsOf } from './seated-board.ts';

/** A member on one meeting's roster. */
interface Seen {
  readonly meeting: number;
  readonly name: string;
  readonly person: PersonName;
}

const personOf = (name: string): PersonName =>
  nameOf(name.split(' ')) ?? { text: name, given: [], surname: name.toLowerCase() };

/** True if nobody else in any meeting has this surname with a different first name. */
function alone(seen: readonly Seen[], { person }: Seen): boolean {
  const same = seen.filter((other) => other.person.surname === person.surname);
  const meetings = new Set(same.map(({ meeting }) => meeting));
  const named = same.filter((other) => other.person.given.length > 0);
  return meetings.size === same.length && named.every((a) => named.every((b) => samePerson(a.person, b.person)));
}

/** Matches up the members of several meetings: the same name, or initials and short forms of it; a bare surname only if just one person has
 *  it in all of them. */
function people(seen: readonly Seen[]): Seen[][] {
  const groups: Seen[][] = [];
  for (const one of seen) {
    const single = alone(seen, one);
    const fitting = groups.filter((group) => {
      const [first] = group;
      if (first === undefined || group.some(({ meeting }) => meeting === one.meeting)) return false;
      if (first.person.surname !== one.person.surname) return false;
      return single || group.every((other) => samePerson(other.person, one.person));
    });
    if (fitting.length === 1) fitting[0]?.push(one);
    else groups.push([one]);
  }
  return groups;
}

const fullest = (names: readonly string[]): string => names.toSorted((a, b) => b.length - a.length)[0] ?? '';

type Item = BoardMeeting['items'][number];

const dissented = (item: Item, vote: string | undefined): boolean =>
  (vote === 'no' && item.outcome !== 'motion_failed') || (vote === 'yes' && item.outcome === 'motion_failed');

function memberOf(group: readonly Seen[], reads: readonly MeetingRead[]): BoardMember {
  const count = { motions: 0, seconds: 0, dissents: 0, meetings: 0 };
  const votes = { yes: 0, no: 0, abstain: 0, recused: 0 };
  const topics = new Map<string, BoardPassage[]>();
  let role: BoardMember['role'] = 'member';
  for (const { meeting: at, name } of group) {
    const read = reads[at];
    if (read === undefined) continue;
    const own = read.meeting.members.find((member) => member.name === name);
    if (own?.present === true) count.meetings += 1;
    if (own !== undefined && own.role !== 'member') role = own.role;
    for (const item of read.meeting.items) {
      if (item.motion?.mover === name) count.motions += 1;
      if (item.motion?.seconder === name) count.seconds += 1;
      const vote = item.votes[name] ?? item.inferred_votes[name];
      if (vote !== undefined) votes[vote] += 1;
      if (dissented(item, vote)) count.dissents += 1;
    }
    const { document_id } = read.meeting;
    for (const raised of read.raised.filter(({ member }) => member === name)) {
      const passage = { ...raised.at, document_id };
      topics.set(raised.topic, [...(topics.get(raised.topic) ?? []), passage]);
    }
  }
  return {
    name: fullest(group.map(({ name }) => name)),
    role,
    ...count,
    votes,
    topics: [...topics]
      .map(([topic, passages]) => ({
        topic,
        name: minutesTopic(topic)?.name ?? topic,
        count: passages.length,
        passages,
      }))
      .sort((a, b) => b.count - a.count),
  };
}

/** The body that most of the meetings name. */
function bodyOf(reads: readonly MeetingRead[]): string | null {
  const counts = new Map<string, number>();
  for (const { meeting } of reads)
    if (meeting.body !== null) counts.set(meeting.body, (counts.get(meeting.body) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Writes each member's name in a meeting the way the combined list has it. */
function withNames(meeting: BoardMeeting, names: ReadonlyMap<string, string>): BoardMeeting {
  const named = (name: string): string => names.get(name) ?? name;
  const keyed = <V>(votes: Readonly<Record<string, V>>): Record<string, V> =>
    Object.fromEntries(Object.entries(votes).map(([name, vote]) => [named(name), vote]));
  return {
    ...meeting,
    members: meeting.members.map((member) => ({ ...member, name: named(member.name) })),
    items: meeting.items.map((item) => ({
      ...item,
      motion:
        item.motion === null
          ? null
          : {
              ...item.motion,
              mover: item.motion.mover === null ? null : named(item.motion.mover),
              seconder: item.motion.seconder === null ? null : named(item.motion.seconder),
            },
      votes: keyed(item.votes),
      inferred_votes: keyed(item.inferred_votes),
    })),
  };
}

/** A board from its meetings: who sits on it, how each member votes and what each raises, across all of them.
 *  Takes: the meetings as read.  Gives: the board, its meetings oldest first, its members with the chair first.
 *  Throws: never. decisions.md §8. */
export function boardOf(meetings: readonly MeetingRead[]): Board {
  const dateOf = ({ meeting }: MeetingRead): string => meeting.date ?? '';
  const reads = meetings.toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b))));
  const seen = reads.flatMap(({ meeting }, at) =>
    meeting.members.map(({ name }) => ({ meeting: at, name, person: personOf(name) })),
  );
  const groups = people(seen);
  const members = groups.map((group) => memberOf(group, reads));
  const names = reads.map(
    (_, at) =>
      new Map(
        groups.flatMap((group, index) =>
          group
            .filter(({ meeting }) => meeting === at)
            .map(({ name }) => [name, members[index]?.name ?? name] as const),
        ),
      ),
  );
  const rank = { chair: 0, vice_chair: 1, member: 2 };
  const board = {
    body: bodyOf(reads),
    meetings: reads.map(({ meeting }, at) => withNames(meeting, names[at] ?? new Map())),
    members: members.toSorted((a, b) => rank[a.role] - rank[b.role] || b.meetings - a.meetings),
  };
  return { ...board, record: boardRecordOf(board), seated: seatsOf(board) };
}
