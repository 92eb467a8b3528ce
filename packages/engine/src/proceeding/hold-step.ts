import type { ProceedingStep, SteppedEvent } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import { applyEvent } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { awaiting, isInOrder, positionOf } from './position.ts';
import { announceStep } from './steps/announcements.ts';
import { closeHearing } from './steps/close.ts';
import { crossExamine } from './steps/cross-examination.ts';
import { deliberate } from './steps/deliberation.ts';
import { disclose } from './steps/disclosure.ts';
import { swearIn } from './steps/oath.ts';
import { presentStaffReport } from './steps/staff-report.ts';
import type { Evening, StepHeld } from './steps/types.ts';
import type { Rules } from './types.ts';

/** What the applicant does: takes a step, replies to a question, or skips it. */
export interface StepTaken {
  readonly step: ProceedingStep;
  readonly reply: string | null;
  readonly skip: boolean;
}

export type StepRefused = { readonly ok: false; readonly code: 'out_of_order' | 'awaits_reply' };
export type StepDone = {
  readonly ok: true;
  readonly event: Omit<SteppedEvent, 'id' | 'at' | 'type'>;
  /** False if the same words are only repeated. */
  readonly isNew: boolean;
};

/** Holds a step of the evening.
 *  Takes: the rehearsal, what is filed, the rules of the evening, and what the applicant does.  Gives: what goes on the record, the same
 *  for the same record; or why not: out of order, or something else awaits a reply.  Throws: never.
 *  Specification: decisions.md §8. */
export function holdStep(r: Rehearsal, materials: Materials, rules: Rules, taken: StepTaken): StepRefused | StepDone {
  const { step, skip } = taken;
  const reply = taken.reply?.trim() ? taken.reply : null;
  const pending = awaiting(r);
  if (r.proceeding.decided !== null) return { ok: false, code: 'out_of_order' };
  if (pending !== null && pending.step !== step) return { ok: false, code: 'awaits_reply' };
  if (pending !== null && reply === null && !skip) {
    const { id: _id, at: _at, type: _type, ...said } = pending;
    return { ok: true, event: said, isNew: false };
  }
  if (step === 'decision' || !rules.order.some((item) => item.step === step))
    return { ok: false, code: 'out_of_order' };
  if (pending === null && !isInOrder(r, rules, step)) return { ok: false, code: 'out_of_order' };
  const evening: Evening = { r, materials, rules, reply: pending === null ? null : reply, early: reply, pending };
  const held: StepHeld = skip ? { lines: [], awaits: null, skipped: true } : sceneOf(step)(evening);
  return { ok: true, isNew: true, event: withNext(r, rules, step, { ...held, ...(reply !== null && { reply }) }) };
}

function sceneOf(step: ProceedingStep): (evening: Evening) => StepHeld {
  switch (step) {
    case 'disclosure':
      return disclose;
    case 'oath':
      return swearIn;
    case 'staff_report':
      return presentStaffReport;
    case 'cross_examination':
      return crossExamine;
    case 'close':
      return closeHearing;
    case 'deliberation':
      return deliberate;
    default:
      return (evening) => announceStep(step, evening);
  }
}

/** Adds the step that comes next once this is on the record: the same one if it awaits a reply. */
function withNext(
  r: Rehearsal,
  rules: Rules,
  step: ProceedingStep,
  held: StepHeld & { readonly reply?: string },
): StepDone['event'] {
  const body = { ...held, lines: [...held.lines], step, next: step } as StepDone['event'];
  const after = applyEvent(r, { ...body, type: 'stepped', id: 'next', at: r.updatedAt ?? '' });
  return { ...body, next: held.awaits === 'reply' ? step : (positionOf(after, rules).next ?? 'decision') };
}
