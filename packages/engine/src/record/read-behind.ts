import type { JudgedEvent, ReadBehindEvent } from '@rostrum/contract';
import type { Rehearsal } from './rehearsal.ts';

/** Added to feedback that arrived after the rating was recorded. */
export const lateNotice = 'This was read after the rating was recorded, and does not change it.';

/** The rehearsal after a model's background reading came in: its feedback replaces the built-in feedback and says that it came late, and
 *  its contradictions are added to those found right away. Ratings, scores and moods stay as recorded.
 *  Takes: the rehearsal and the event.  Throws: never.  Specification: decisions.md §8 (Model). */
export function readBehind(r: Rehearsal, event: ReadBehindEvent): Rehearsal {
  const next: Rehearsal = {
    ...r,
    readBehind: [...r.readBehind, event],
    standardsRead: { ...r.standardsRead, ...event.standards },
  };
  const at = r.exchanges.findLastIndex(({ asked }) => asked.question_id === event.question_id);
  const exchange = r.exchanges[at];
  if (exchange?.judged == null || exchange.answered === null) return next;
  const found = (event.contradictions ?? []).map((one) => ({
    ...one,
    kind: 'asserted' as const,
    by: 'model' as const,
  }));
  const eventId = exchange.answered.id;
  return {
    ...next,
    contradictions: [...r.contradictions, ...found.map((one) => ({ ...one, eventId }))],
    exchanges: r.exchanges.with(at, { ...exchange, judged: judgedWith(exchange.judged, event, found) }),
  };
}

function judgedWith(
  judged: JudgedEvent,
  { feedback, written_by }: ReadBehindEvent,
  found: NonNullable<JudgedEvent['assessment']>['contradictions'],
): JudgedEvent {
  const { written_by: before, ...rest } = judged;
  const by = feedback === undefined ? before : written_by;
  return {
    ...rest,
    ...(by !== undefined && { written_by: by }),
    feedback: feedback === undefined ? judged.feedback : `${feedback} ${lateNotice}`,
    assessment:
      judged.assessment === null
        ? null
        : { ...judged.assessment, contradictions: [...judged.assessment.contradictions, ...found] },
  };
}
