import type { JudgedEvent } from '@rostrum/contract';
import type { ContradictionFound, Rehearsal } from './rehearsal.ts';

/** The contradictions that the judgement of an answer found, with the id of the `answered` event that contradicts.
 *  Takes: the rehearsal in which the answer stands, and its judgement.  Gives: the new ones only; none where no assessment
 *  was made. What is only asked about is none.  Throws: never. */
export function contradictionsIn(r: Rehearsal, judged: JudgedEvent): readonly ContradictionFound[] {
  const answered = r.exchanges.findLast(({ asked }) => asked.question_id === judged.question_id)?.answered ?? null;
  return (judged.assessment?.contradictions ?? [])
    .filter(({ kind }) => kind !== 'question')
    .map((found) => ({ ...found, eventId: answered?.id ?? judged.id }));
}
