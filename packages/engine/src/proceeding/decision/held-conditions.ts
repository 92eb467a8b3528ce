import type { Owed } from '../owed-to-code.ts';
import type { Rules } from '../types.ts';
import type { ConditionOfApproval } from './conditions.ts';
import { owedCondition } from './findings.ts';

/** The conditions that hold an approval to rules of the ordinance on which a member asked in vain. A rezoning takes none; what was due
 *  before the decision can still be filed where another body decides, and can't be put off by a condition where this one does.
 *  Takes: the rules, and what is owed.  Gives: conditions.  Throws: never. */
export function heldConditions(
  { kind, decides }: Pick<Rules, 'kind' | 'decides'>,
  owed: readonly Owed[],
): readonly ConditionOfApproval[] {
  if (kind === 'rezoning' || kind === 'variance') return [];
  return owed.filter(({ isDue }) => !isDue || !decides).map((one) => ({ text: owedCondition(one), from_event: null }));
}
