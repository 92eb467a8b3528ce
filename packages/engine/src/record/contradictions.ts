import type { JudgedEvent } from '@rostrum/contract';
import type { ContradictionFound, Rehearsal } from './rehearsal.ts';

/** The contradictions found when an answer was judged, each with the id of the `answered` event that contradicts.
 *  Takes: the rehearsal that contains the answer, and the judgment.  Gives: only the new ones; none if no assessment was made. Findings
 *  that only prompt a question don't count.  Throws: never. */
export function contradictionsIn(r: Rehearsal, judged: JudgedEvent): readonly ContradictionFound[] {
  const answered = r.exchanges.findLast(({ asked }) => asked.question_id === judged.question_id)?.answered ?? null;
  return (judged.assessment?.contradictions ?? [])
    .filter(({ kind }) => kind !== 'question')
    .map((found) => ({ ...found, eventId: answered?.id ?? judged.id }));
}
