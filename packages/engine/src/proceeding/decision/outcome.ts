import type { StaffRecommendation } from '@rostrum/contract';
import { approveAllFrom, approveFrom, type Lean } from './leans.ts';

export type Outcome = 'approve' | 'approve_less' | 'continue' | 'deny';

/** How far a member may lean from wanting more and still vote to continue. */
const continueWithin = 1.2;

/** What the commission does with these leans: it approves if as many members as the rule requires would, denies if the deciding member
 *  would, and continues in between.
 *  Takes: the leans, the votes that approval needs, and what staff recommends.  Gives: the outcome.  Throws: never. */
export function outcomeOf(leans: readonly Lean[], needed: number, staff: StaffRecommendation | null): Outcome {
  const sorted = leans.map(({ lean }) => lean).sort((a, b) => b - a);
  const decisive = sorted[Math.max(0, Math.min(needed, sorted.length) - 1)];
  if (decisive === undefined || decisive < 0) return 'deny';
  if (decisive < approveFrom) return 'continue';
  if (staff === 'approve_less') return decisive >= approveAllFrom ? 'approve' : 'approve_less';
  return 'approve';
}

/** Whether a member votes for the motion that carries.
 *  Takes: the outcome, and how the member leans.  Throws: never. */
export function votesAye(outcome: Outcome, lean: number, staff: StaffRecommendation | null): boolean {
  switch (outcome) {
    case 'deny':
      return lean < approveFrom;
    case 'continue':
      return lean > -continueWithin && lean < approveFrom + continueWithin;
    case 'approve_less':
      return lean >= approveFrom && lean < approveAllFrom + continueWithin;
    case 'approve':
      return staff === 'approve_less' ? lean >= approveAllFrom : lean >= approveFrom;
  }
}
