import type { Point } from '@rostrum/contract';
import type { Rehearsal } from '../record/rehearsal.ts';

/** The points raised in public comment, in the order in which they were raised. */
export function pointsRaised(r: Rehearsal): readonly Point[] {
  return r.proceeding.testified.flatMap(({ points }) => points);
}

/** The points that no rebuttal has answered: all of them before there was one. */
export function pointsLeft(r: Rehearsal): readonly Point[] {
  const answered = new Set(r.proceeding.rebutted?.answered);
  return pointsRaised(r).filter(({ id }) => !answered.has(id));
}
