import type { VotesNeeded } from '../types.ts';

const shares: Readonly<Record<Exclude<VotesNeeded, 'majority'>, number>> = {
  two_thirds: 2 / 3,
  three_quarters: 3 / 4,
  four_fifths: 4 / 5,
};

/** How many ayes a motion to approve needs out of this many votes: more than half, or the share that the rule requires, rounded up.
 *  Takes: the rule and the number of votes, 1 or more.  Gives: 1 up to that number.  Throws: never. */
export function votesNeeded(rule: VotesNeeded, votes: number): number {
  if (rule === 'majority') return Math.floor(votes / 2) + 1;
  // Rounded, so that a floating-point error never adds a vote.
  return Math.ceil(Math.round(votes * shares[rule] * 1e9) / 1e9);
}
