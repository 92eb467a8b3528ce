import type { DecisionKind, VotedEvent } from '@rostrum/contract';
import type { Decided } from './decision/decide.ts';

/** The verdict that a decision amounts to; null for a continuance, which isn't one. decisions.md §8. Takes: the decision. Gives: DENIED for
 *  a denial and for a recommendation of one, APPROVED for all others. */
export function verdictOfDecision(decision: DecisionKind): VotedEvent['verdict'] | null {
  if (decision === 'continue') return null;
  return decision === 'deny' || decision === 'recommend_denial' ? 'DENIED' : 'APPROVED';
}

/** A decision in the form of the vote call. Takes: the decision.  Gives: null for a continuance.  Throws: never. */
export function votedFrom(decided: Decided): Omit<VotedEvent, 'id' | 'at' | 'type'> | null {
  const verdict = verdictOfDecision(decided.decision);
  if (verdict === null) return null;
  return {
    verdict,
    score: decided.practice_score,
    motion: decided.motion,
    votes: decided.votes,
    findings: decided.criteria.map(({ finding }) => finding),
    conditions: decided.conditions,
  };
}
