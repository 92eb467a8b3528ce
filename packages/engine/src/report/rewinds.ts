import type { AnsweredEvent, JudgedEvent, RehearsalEvent, RewindReport, RoomMeters } from '@rostrum/contract';
import { applyEvent, foldRecord } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

/* Going back to a question and answering it again. The first answer still counts; what the second would have done to the room is worked out
   from the record as it was when the question was asked. */

const metersOf = ({ room }: Rehearsal): RoomMeters => ({
  frustration: room.frustration,
  trust: room.trust,
  patience: room.patience,
  crowd_energy: room.crowdEnergy,
});

/** The rehearsal as it was just before this answer was given.
 *  Takes: the session id, its events in order, the id of an `answered` event.  Gives: the rehearsal with the question open; null if there
 *  is no such answer.  Throws: never. */
export function rehearsalBefore(
  sessionId: string,
  events: readonly RehearsalEvent[],
  answerId: string,
): Rehearsal | null {
  const at = events.findIndex((event) => event.type === 'answered' && event.id === answerId);
  return at === -1 ? null : foldRecord(sessionId, events.slice(0, at));
}

interface Pair {
  readonly of: string;
  readonly answered: AnsweredEvent;
  readonly judged: JudgedEvent;
}

function outcome(sessionId: string, events: readonly RehearsalEvent[], pair: Pair): RewindReport | null {
  const before = rehearsalBefore(sessionId, events, pair.of);
  if (before === null) return null;
  const { answered, judged } = pair;
  const { rewind_of: _first, ...answer } = answered;
  const { rewind_of: _also, ...judgment } = judged;
  const now = applyEvent(applyEvent(before, answer), judgment);
  const at = events.findIndex((event) => event.type === 'answered' && event.id === pair.of);
  const length = events
    .slice(at)
    .findIndex(
      (event) => event.type === 'judged' && event.rewind_of === undefined && event.question_id === answered.question_id,
    );
  const first = length === -1 ? before : foldRecord(sessionId, events.slice(0, at + length + 1));
  const step = now.moodSteps.at(-1);
  return {
    question_id: answered.question_id,
    answered_event: answered.id,
    at: answered.at,
    answer: answered.text,
    rating: judged.rating,
    score: judged.score,
    feedback: judged.feedback,
    carried: [...(judged.assessment?.carried ?? [])],
    missing: [...(judged.assessment?.missing ?? [])],
    stronger_answer:
      judged.assessment === null || judged.assessment.stronger_answer === '' ? null : judged.assessment.stronger_answer,
    room: { before: metersOf(before), first: metersOf(first), now: metersOf(now) },
    reasons: (step?.reasons ?? []).map((reason) => ({ ...reason })),
    ...(judged.written_by !== undefined && { written_by: judged.written_by }),
  };
}

/** Every second answer of a record, with what it would have changed in the room.
 *  Takes: the session id and its events in order.  Gives: one entry per judged second answer, in order.  Throws: never. */
export function rewindsOf(sessionId: string, events: readonly RehearsalEvent[]): RewindReport[] {
  const judgedBy = new Map(
    events.flatMap((event, i) =>
      event.type === 'judged' && event.rewind_of !== undefined ? [[i, event] as const] : [],
    ),
  );
  const taken = new Set<string>();
  return events.flatMap((event, i) => {
    if (event.type !== 'answered' || event.rewind_of === undefined) return [];
    const judged = [...judgedBy].find(
      ([at, judgment]) => at > i && judgment.rewind_of === event.rewind_of && !taken.has(judgment.id),
    )?.[1];
    if (judged === undefined) return [];
    taken.add(judged.id);
    const made = outcome(sessionId, events, { of: event.rewind_of, answered: event, judged });
    return made === null ? [] : [made];
  });
}
