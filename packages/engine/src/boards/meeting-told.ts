import type { BoardMeeting } from '@rostrum/contract';
import { readMinutes } from '../minutes/read-minutes.ts';
import type { MinutesItem, Place } from '../minutes/types.ts';

/** Minutes on file. */
export interface MinutesPaper {
  readonly document_id: string;
  readonly source: string;
  readonly text: string;
}

const told = ({ quote, start }: Place): Place => ({ quote, start });

/** Where votes are given by name, each place once, in the order of the text. */
const votesTold = ({ votePlaces }: MinutesItem): Place[] =>
  [...new Map(Object.values(votePlaces).map((at) => [at.start, told(at)])).values()].sort((a, b) => a.start - b.start);

function itemTold(item: MinutesItem): BoardMeeting['items'][number] {
  const { title, kind, staff, motion, titleAt, outcomeAt } = item;
  return {
    title,
    kind,
    staff_recommendation: staff?.view ?? null,
    motion: motion === null ? null : { mover: motion.mover, seconder: motion.seconder, text: motion.text },
    votes: { ...item.votes },
    inferred_votes: { ...item.inferred },
    tally: item.tally === null ? null : { ...item.tally },
    outcome: item.outcome,
    recommends: item.recommends,
    conditions: item.conditions.map(told),
    topics: [...item.topics],
    places: {
      ...(titleAt !== null && { title: told(titleAt) }),
      ...(staff !== null && { staff: told(staff.at) }),
      ...(motion !== null && { motion: told(motion.at) }),
      ...(outcomeAt !== null && { outcome: told(outcomeAt) }),
      ...(Object.keys(item.votePlaces).length > 0 && { votes: votesTold(item) }),
    },
  };
}

/** One meeting with what its members raised, before it is combined with others. */
export interface MeetingRead {
  readonly meeting: BoardMeeting;
  readonly raised: readonly { readonly member: string; readonly topic: string; readonly at: Place }[];
}

/** Reads one meeting for a page.
 *  Takes: minutes on file.  Gives: the meeting, and what each member raised.  Throws: never.  decisions.md §8. */
export function meetingOf({ document_id, source, text }: MinutesPaper): MeetingRead {
  const { body, date, members, items, length } = readMinutes(text);
  const seen = new Set<string>();
  const raised = items
    .flatMap((item) => item.raised)
    .filter(({ member, topic, at }) => {
      const key = `${member}|${topic}|${at.start}`;
      return !seen.has(key) && seen.add(key);
    });
  return {
    meeting: {
      ...{ document_id, source, body, date, minutes_long: length?.minutes ?? null },
      members: members.map(({ name, role, present }) => ({ name, role, present })),
      items: items.map(itemTold),
    },
    raised,
  };
}
