import type { DecidedEvent, ReportProceeding } from '@rostrum/contract';

/** A decision as shown in an answer and a report. Takes: what went on the record.  Gives: all of it except when it was stored and what it
 *  is based on, which the record and the report list themselves.  Throws: never. */
export function decisionTold(
  decided: Omit<DecidedEvent, 'id' | 'at' | 'type'>,
): NonNullable<ReportProceeding['decision']> {
  const { decision, motion, mover, seconder, result, amendments, criteria, relief, conditions } = decided;
  const { votes, practice_score, next_steps } = decided;
  return {
    decision,
    motion,
    mover,
    seconder,
    ...(result !== undefined && { result }),
    amendments,
    criteria,
    ...(relief !== undefined && { relief }),
    conditions,
    votes,
    practice_score,
    next_steps,
  };
}
