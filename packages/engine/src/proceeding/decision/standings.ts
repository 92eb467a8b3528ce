import type { StaffRecommendation, Standing } from '@rostrum/contract';
import { curable, meetsByCondition, type Evidence } from '../evidence.ts';
import { conditionOn } from './findings.ts';
import type { Outcome } from './outcome.ts';

/** The findings agree with the decision: an approval has every criterion found, with a condition if the record is thin, except for those on
 *  which it has nothing; a denial or a continuance names at least the weakest criterion as not shown.
 *  Takes: the outcome, the evidence, the conditions of the approval, what staff recommends, and whether findings rest on evidence alone.  Gives: a standing for each criterion.  Throws: never. */
export function standingsFor(
  outcome: Outcome,
  evidence: readonly Evidence[],
  conditions: readonly string[],
  recommended: StaffRecommendation | null = null,
  needsEvidence = true,
): readonly Standing[] {
  if (outcome === 'approve' || outcome === 'approve_less')
    return evidence.map((one) => {
      const { criterion, standing, staff } = one;
      const hasCondition = conditionOn(one, conditions) > 0;
      // What staff finds open is held by a condition, or passed over with staff's recommendation, or not found.
      if (one.open.length > 0)
        return recommended?.startsWith('approve') !== true
          ? 'not_shown'
          : conditions.length > 0
            ? curable(criterion, 'met_with_condition')
            : 'met';
      // A condition can hold what was shown; it is no evidence. Where nothing has to be proved, staff's recommendation covers what nobody
      // speaks against.
      if (one.isBare)
        return !needsEvidence && recommended?.startsWith('approve') === true && one.left.length === 0
          ? 'met'
          : 'not_shown';
      // A standard is met with a condition if one addresses it, or if staff says so, and not just because there are some.
      if ((staff?.view === 'met_with_condition' || meetsByCondition(staff, recommended)) && conditions.length > 0)
        return curable(criterion, 'met_with_condition');
      return standing === 'met' || !hasCondition ? 'met' : curable(criterion, 'met_with_condition');
    });
  // Without an approval there are no conditions with which a standard could be met.
  const bare = evidence.map(({ standing, open }): Standing =>
    standing === 'met_with_condition' ? (open.length > 0 ? 'not_shown' : 'met') : standing,
  );
  if (bare.some((standing) => standing === 'not_shown' || standing === 'not_met')) return bare;
  // What something on the record counts against, or somebody raised and nobody answered, is found lacking first; what staff finds met, last.
  const rank = ({ staff, weight, against, left, conceded }: Evidence): number =>
    weight +
    (staff?.view.startsWith('met') === true ? 2 : 0) -
    (against.length > 0 ? 3 : 0) -
    (conceded.length > 0 ? 3 : 0) -
    (left.length > 0 ? 2.5 : 0);
  const weakest = [...evidence].sort((a, b) => rank(a) - rank(b))[0];
  return evidence.map((one, at) => (one === weakest ? 'not_shown' : (bare[at] ?? one.standing)));
}
