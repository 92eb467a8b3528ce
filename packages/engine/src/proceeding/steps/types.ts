import type { SteppedEvent } from '@rostrum/contract';
import type { Materials } from '../../filed/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import type { Rules } from '../types.ts';

/** What a step needs to run. */
export interface Evening {
  readonly r: Rehearsal;
  readonly materials: Materials;
  readonly rules: Rules;
  /** The applicant's reply to what the step asked; null when the step begins. */
  readonly reply: string | null;
  /** What the applicant said in the call that begins the step: an 'I do' that came before the question. */
  readonly early: string | null;
  readonly pending: SteppedEvent | null;
}

/** What a step says and puts on the record. */
export type StepHeld = Pick<SteppedEvent, 'lines' | 'awaits'> &
  Partial<Pick<SteppedEvent, 'skipped' | 'sworn' | 'agrees' | 'recused' | 'offered' | 'amendment' | 'cross'>>;
