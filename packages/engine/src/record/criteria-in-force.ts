import type { ProceedingKind } from '@rostrum/contract';
import { proceedings } from '../generated/proceedings.ts';
import { listedCriteria } from '../ordinance/approval/listed-criteria.ts';
import type { TextReading } from '../ordinance/types.ts';
import type { CriterionSheet } from '../proceeding/types.ts';

/** What a body finds on: the criteria of a state’s law, else those that the ordinance on file lists, else those that such codes usually have.
 *  Takes: the kind of proceeding, the usual criteria of that kind, those of the state, if any, and the ordinance on file, if any.  Throws: never. */
export function criteriaInForce(
  kind: ProceedingKind,
  usual: readonly CriterionSheet[],
  ofState: readonly CriterionSheet[] | undefined,
  ordinance: TextReading | null,
): readonly CriterionSheet[] {
  const ofRule = proceedings['special_use']?.criteria.find(({ by_rule: byRule }) => byRule === true);
  return ofState ?? listedCriteria(ordinance, kind, { sheets: usual, ofRule }) ?? usual;
}
