import type { Evidence } from '../evidence.ts';
import type { Owed } from '../owed-to-code.ts';
import { openParts } from '../parts.ts';
import { listed } from '../speech/listed.ts';
import { say } from '../speech/say.ts';
import type { Rules } from '../types.ts';
import type { ConditionOfApproval } from './conditions.ts';
import { owedCondition } from './findings.ts';

/** The conditions that hold an approval to what nobody showed: rules of the ordinance on which a member asked in vain, and what a standard
 *  names and nothing goes to. A rezoning takes none; what was due before the decision can still be filed where
 *  another body decides, and can't be put off by a condition where this one does.
 *  Takes: the rules, the evidence, what is owed, and the conditions so far.  Gives: more of them.  Throws: never. */
export function heldConditions(
  { kind, sought, decides }: Pick<Rules, 'kind' | 'sought' | 'decides'>,
  evidence: readonly Evidence[],
  owed: readonly Owed[],
  conditions: readonly ConditionOfApproval[],
): readonly ConditionOfApproval[] {
  if (kind === 'rezoning' || kind === 'variance') return [];
  const texts = conditions.map(({ text }) => text);
  const line = sought.endsWith('plat') ? 'part_plat' : 'part';
  const parts = evidence.flatMap((one) => {
    const open = one.isBare ? [] : openParts(one, texts);
    return open.length === 0 ? [] : [say('amendments', line, { nouns: listed(open) })];
  });
  return [...owed.filter(({ isDue }) => !isDue || !decides).map(owedCondition), ...parts].map((text) => ({
    text,
    from_event: null,
  }));
}
