import type { Report } from '@rostrum/contract';
import { initialRoom } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

/** The meters from before the first answer to after the last, each step with its cause. Throws: never. */
export function roomOverTime(r: Rehearsal): Report['room'] {
  const { crowdEnergy, ...state } = initialRoom;
  const steps = r.moodSteps.map((step) => ({
    ...step.state,
    question_id: step.questionId,
    number: r.exchanges.findIndex(({ asked }) => asked.question_id === step.questionId) + 1,
    crowd_energy: step.crowdEnergy,
    reasons: step.reasons.map((reason) => ({ ...reason })),
  }));
  return [{ ...state, question_id: null, number: 0, crowd_energy: crowdEnergy, reasons: [] }, ...steps];
}
