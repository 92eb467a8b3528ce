import type { Materials } from '../../filed/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { evidenceOf, type Evidence } from '../evidence.ts';
import { membersOf, recusedOf } from '../members.ts';
import { staffReportFor } from '../staff-report-for.ts';
import type { Rules } from '../types.ts';
import { leansOf, type Lean } from './leans.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { votesNeeded } from './votes-needed.ts';

export interface Outlook {
  readonly evidence: readonly Evidence[];
  /** Of the members who vote. */
  readonly leans: readonly Lean[];
  readonly needed: number;
  readonly outcome: Outcome;
}

/** How the body would decide on the record as it stands: what members say in deliberation goes with how they vote.
 *  Takes: the rehearsal, what is filed, and the rules.  Gives: the evidence, each lean, and the outcome.  Throws: never. */
export function outlookOn(r: Rehearsal, materials: Materials, rules: Rules): Outlook {
  const evidence = evidenceOf(r, materials, rules);
  const recused = recusedOf(r);
  const voting = membersOf(r, rules).filter(({ character_id: id }) => !recused.has(id));
  const leans = leansOf(r, materials, voting, evidence);
  const needed = votesNeeded(rules.votesNeeded, voting.length);
  return { evidence, leans, needed, outcome: outcomeOf(leans, needed, staffReportFor(materials).recommendation) };
}
