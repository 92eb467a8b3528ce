import type { ProceedingStep, SteppedEvent } from '@rostrum/contract';
import type { Rehearsal } from '../record/rehearsal.ts';
import type { EveningPosition, Rules, StepStanding } from './types.ts';

/** Steps that end when the next one begins, however much of them took place. */
const openEnded: ReadonlySet<ProceedingStep> = new Set(['call_to_order', 'board_questions', 'public_comment', 'close']);
/** Steps that have their own call; a page may only announce them with a step. */
const announced: ReadonlySet<ProceedingStep> = new Set([
  'presentation',
  'board_questions',
  'public_comment',
  'rebuttal',
]);

/** The last event of a step; null if it has none. Takes: the rehearsal and a step of its proceeding. Gives: the event. */
export function lastOf(r: Rehearsal, step: ProceedingStep): SteppedEvent | null {
  return r.proceeding.stepped.findLast((event) => event.step === step) ?? null;
}

/** The step that awaits the applicant's reply; null if none does. Takes: the rehearsal. Gives: the last event of the proceeding, if it
 *  awaits a reply. */
export function awaiting(r: Rehearsal): SteppedEvent | null {
  const last = r.proceeding.stepped.at(-1);
  return last?.awaits === 'reply' ? last : null;
}

/** Whether any part of a step took place. */
function isBegun(r: Rehearsal, step: ProceedingStep): boolean {
  if (lastOf(r, step) !== null) return true;
  if (step === 'presentation') return r.presentation !== null;
  if (step === 'board_questions') return r.exchanges.some(({ asked }) => asked.venue === 'board');
  if (step === 'public_comment') return r.proceeding.testified.length > 0;
  if (step === 'rebuttal') return r.proceeding.rebutted !== null;
  return step === 'decision' && r.proceeding.decided !== null;
}

function isDone(r: Rehearsal, step: ProceedingStep): boolean {
  if (step === 'presentation') return r.presentation !== null;
  if (step === 'rebuttal') return r.proceeding.rebutted !== null;
  if (step === 'decision') return r.proceeding.decided !== null;
  if (step === 'board_questions' || step === 'public_comment') return false;
  const last = lastOf(r, step);
  return last !== null && last.awaits === null && last.skipped !== true;
}

const isSkipped = (r: Rehearsal, step: ProceedingStep): boolean => lastOf(r, step)?.skipped === true;

/** Where the evening is, folded from the record.
 *  Takes: the rehearsal and its rules.  Gives: each step of the order with its status, and the next one.
 *  Throws: never. */
export function positionOf(r: Rehearsal, { order }: Pick<Rules, 'order'>): EveningPosition {
  const steps = order.map(({ step }) => step);
  const reached = steps.findLastIndex((step) => isBegun(r, step));
  const settled = (at: number): boolean => {
    const step = steps[at] as ProceedingStep;
    return isDone(r, step) || isSkipped(r, step);
  };
  const at =
    r.proceeding.decided !== null ? steps.length : reached === -1 ? 0 : settled(reached) ? reached + 1 : reached;
  return {
    next: steps[at] ?? null,
    steps: steps.map((step, index): EveningPosition['steps'][number] => ({
      step,
      state: standingOf(r, step, index - at),
    })),
  };
}

function standingOf(r: Rehearsal, step: ProceedingStep, from: number): StepStanding {
  if (from === 0) return 'current';
  if (from > 0) return 'to_come';
  if (isSkipped(r, step)) return 'skipped';
  return isBegun(r, step) ? 'done' : 'passed_over';
}

/** Whether a step may be taken now: the next one, or a later one if everything in between ends by itself.
 *  Takes: the rehearsal, its rules, and the step.  Gives: true if it is in order.  Throws: never. */
export function isInOrder(r: Rehearsal, rules: Pick<Rules, 'order'>, step: ProceedingStep): boolean {
  const { next, steps } = positionOf(r, rules);
  const at = steps.findIndex((one) => one.step === next);
  const wanted = steps.findIndex((one) => one.step === step);
  if (next === null || wanted < at) return false;
  return steps
    .slice(at, wanted)
    .every((one) => openEnded.has(one.step) || (announced.has(one.step) && isBegun(r, one.step)));
}

/** Whether a later step has begun, in which case this one is over.
 *  Takes: the rehearsal, its rules, and a step of the order.  Throws: never. */
export function isPast(r: Rehearsal, rules: Pick<Rules, 'order'>, step: ProceedingStep): boolean {
  const steps = rules.order.map((item) => item.step);
  const at = steps.indexOf(step);
  return at !== -1 && (isSkipped(r, step) || steps.slice(at + 1).some((later) => isBegun(r, later)));
}
