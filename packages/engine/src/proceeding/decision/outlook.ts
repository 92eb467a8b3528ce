import type { StaffRecommendation } from '@rostrum/contract';
import { staffPoints } from '../../filed/staff-points.ts';
import type { Materials } from '../../filed/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { evidenceOf, meetsByCondition, type Evidence } from '../evidence.ts';
import { gapId, gapsAsked } from '../gaps.ts';
import { recusedOf } from '../../boards/recused.ts';
import { membersOf } from '../members.ts';
import { staffReportFor } from '../staff-report-for.ts';
import { refusesWhatIsNeeded } from '../relief/ruling.ts';
import type { Rules } from '../types.ts';
import { conditionsOfApproval } from './conditions.ts';
import { approveFrom, leansOf, type Lean } from './leans.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { failsRequirement } from './reasons.ts';
import { votesNeeded } from './votes-needed.ts';

export interface Outlook {
  readonly evidence: readonly Evidence[];
  /** For the members who vote. */
  readonly leans: readonly Lean[];
  readonly needed: number;
  readonly outcome: Outcome;
}

/** How the body would decide on the current record, so that what members say in deliberation agrees with how they vote.
 *  Takes: the rehearsal, what is filed, and the rules.  Gives: the evidence, each lean, and the outcome.  Throws: never. */
export function outlookOn(r: Rehearsal, materials: Materials, rules: Rules): Outlook {
  const evidence = evidenceOf(r, materials, rules);
  const recused = recusedOf(r);
  const voting = membersOf(r, rules).filter(({ character_id: id }) => !recused.has(id));
  const staff = staffReportFor(materials).recommendation;
  const leans = withinRecord(
    r,
    rules,
    { evidence, staff, waits: staffWaits(materials) },
    leansOf(r, materials, voting, evidence),
  );
  const needed = votesNeeded(rules.votesNeeded, voting.length);
  const outcome = outcomeOf(leans, needed, staff);
  if (outcome !== 'approve' && outcome !== 'approve_less') return { evidence, leans, needed, outcome };
  // What can't be built without a relief that is refused can't be approved as it was filed.
  const conditions = conditionsOfApproval(r, materials, rules).map(({ text }) => text);
  if (!refusesWhatIsNeeded(r, materials, rules, { outcome, evidence, leans, staff, conditions }))
    return { evidence, leans, needed, outcome };
  const capped = leans.map((one) => ({ ...one, lean: Math.min(one.lean, wantsMore) }));
  return { evidence, leans: capped, needed, outcome: outcomeOf(capped, needed, staff) };
}

/** Just short of a vote to approve. */
const wantsMore = approveFrom - 0.01;

/** Staff recommends no approval until something is filed or heard. */
const staffWaits = ({ staffReport }: Materials): boolean =>
  staffReport != null &&
  staffReport.report.recommendation?.startsWith('approve') !== true &&
  staffPoints(staffReport).some(({ kind }) => kind === 'first');

/** If the chair asked for evidence on a standard and got none, or staff doesn't find it met, proposes no condition that would meet it, and
 *  nothing on the record says otherwise, nobody can find it met: a member who would approve wants more. The body can't find a rule met that
 *  staff finds isn't. */
function withinRecord(
  r: Rehearsal,
  { quasiJudicial, kind }: Pick<Rules, 'quasiJudicial' | 'kind'>,
  {
    evidence,
    staff: recommended,
    waits,
  }: { readonly evidence: readonly Evidence[]; readonly staff: StaffRecommendation | null; readonly waits: boolean },
  leans: readonly Lean[],
): readonly Lean[] {
  const asked = new Set(gapsAsked(r).map(({ id }) => id));
  // Most of a plan can't be left to papers that follow.
  const unseen = evidence.filter((one) => one.isBare).length;
  const isUnseen = kind === 'site_plan' && unseen * 2 > evidence.length;
  const isBare =
    isUnseen ||
    waits ||
    evidence.some(
      ({ criterion, inFavor, staff, open, isHeld }) =>
        (open.length > 0 && !isHeld && recommended?.startsWith('approve') !== true) ||
        (!meetsByCondition(staff, recommended) &&
          (inFavor.length === 0
            ? asked.has(gapId(criterion)) ||
              staff?.view === 'not_met' ||
              kind === 'variance' ||
              criterion.approval_needs_it === true
            : staff?.view === 'not_met' && criterion.by_rule === true)),
    );
  // A plan is refused for a requirement that it does not meet, and for nothing else.
  if (kind === 'site_plan' && !evidence.some((one) => failsRequirement(one) || one.against.length > 0))
    return leans.map((one) => ({ ...one, lean: Math.max(0, isBare ? Math.min(one.lean, wantsMore) : one.lean) }));
  // If each standard is shown and nothing counts against one, a denial would have no basis.
  if (quasiJudicial && evidence.length > 0 && evidence.every(({ isUncontradicted }) => isUncontradicted))
    return leans.map((one) => ({ ...one, lean: Math.max(one.lean, approveFrom) }));
  return isBare ? leans.map((one) => ({ ...one, lean: Math.min(one.lean, wantsMore) })) : leans;
}
