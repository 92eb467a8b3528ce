import type { Rehearsal } from '../record/rehearsal.ts';
import { approvalScore, publicQuestions, unratedScore } from './times.ts';

/** The score of a hearing: the sum of its last five public answers, or of the last five judged if there was no public phase; an answer that
 *  was not rated counts as `unratedScore`. Takes: the rehearsal.  Gives: 0..50.  Specification: decisions.md §2. */
export function hearingScore(r: Rehearsal): number {
  const judged = r.exchanges.filter(({ judged: judgment }) => judgment !== null);
  const inPublic = judged.filter(({ asked }) => asked.venue === 'public');
  return (inPublic.length > 0 ? inPublic : judged)
    .slice(-publicQuestions)
    .reduce((sum, { judged: judgment }) => sum + (judgment?.score ?? unratedScore), 0);
}

/** APPROVED from 15, else DENIED. Takes: the sum of the scores, 0..50. */
export function verdictOf(score: number): 'APPROVED' | 'DENIED' {
  return score >= approvalScore ? 'APPROVED' : 'DENIED';
}
