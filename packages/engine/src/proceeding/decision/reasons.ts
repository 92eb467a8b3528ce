import type { StaffRecommendation } from '@rostrum/contract';
import { hashText, randomFrom } from '../../base/random.ts';
import { themeById } from '../../catalog/theme-by-id.ts';
import type { CharacterSheet } from '../../catalog/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { scoreOf } from '../cited.ts';
import { type Evidence } from '../evidence.ts';
import { say } from '../speech/say.ts';
import { nounOf } from '../speech/topics-in.ts';
import type { Rules } from '../types.ts';
import { approveFrom } from './leans.ts';
import type { Outcome } from './outcome.ts';

interface VoteCast {
  readonly member: CharacterSheet;
  readonly outcome: Outcome;
  readonly aye: boolean;
  readonly recused: boolean;
  readonly found: readonly Evidence[];
  readonly lean: number;
  readonly staff: StaffRecommendation | null;
  /** Whether relief from a rule goes to a criterion. */
  readonly departs: (id: string) => boolean;
}

/** One sentence giving the reason for a vote, by the criterion that this member weighs and what the record has on it.
 *  Takes: the rehearsal, the rules, and the vote.  Gives: the sentence.  Throws: never. */
export function reasonOf(r: Rehearsal, rules: Rules, cast: VoteCast): string {
  const { member, outcome, aye, recused, found, lean } = cast;
  const random = randomFrom(r.seed ^ hashText(member.character_id), 'reason');
  if (recused) return say('members', 'conflict');
  const approves = outcome === 'approve' || outcome === 'approve_less';
  const known = new Set<string>(member.expertise.flatMap((theme) => themeById(theme)?.topics ?? []));
  const favorable = approves === aye && outcome !== 'continue';
  // A reason agrees with the findings: a vote against names a standard that was not found.
  const open = found.filter(({ standing }) => (standing === 'not_shown' || standing === 'not_met') === !favorable);
  const weighed = [...(open.length > 0 ? open : found)].sort((a, b) => {
    const knows = (one: Evidence): number => (one.criterion.topics.some((topic) => known.has(topic)) ? 0.4 : 0);
    // A vote against is based first on what counts against the request.
    const worth = (one: Evidence): number =>
      favorable ? one.weight + knows(one) : -one.weight + knows(one) + (one.against.length > 0 ? 1 : 0);
    return worth(b) - worth(a);
  });
  const one = weighed[0];
  if (one === undefined) return say('members', favorable ? 'aye_plain' : 'nay_policy', {}, random);
  // The board makes findings on standards, so a member mentions the standard and not a question on the way to it.
  const slots = { label: one.criterion.label, noun: one.criterion.label };
  if (outcome === 'continue')
    return aye && rules.kind === 'hearing_examiner'
      ? say('members', 'aye_continue_examiner', slots)
      : aye
        ? say('members', answerOn(one, false) === null ? 'aye_continue_plain' : 'aye_continue', slots, random)
        : say('members', 'nay_against_continuing');
  if (outcome === 'approve' && !aye && cast.staff === 'approve_less' && lean >= approveFrom)
    return say('members', 'nay_for_less', {}, random);
  if (outcome === 'approve_less' && !aye && lean >= approveFrom) return say('members', 'nay_for_more');
  if (outcome === 'deny' && !aye)
    return say('members', isPolicy(rules) ? 'nay_against_denial_policy' : 'nay_against_denial');
  if (rules.kind === 'site_plan' && !favorable)
    return say('members', 'nay_plan', {
      ...planGround(found.find(failsRequirement) ?? one),
      what: rules.sought.endsWith('plat') ? 'plat' : 'plan',
    });
  // Nobody can make the findings of which one is not made.
  const own = favorable ? ayeKey(one, rules, cast.departs(one.criterion.id)) : nayKey(one, rules);
  const isShort = found.some(({ standing }) => standing === 'not_shown' || standing === 'not_met');
  return say('members', own === 'aye_plain' && isShort ? 'aye_open' : own, { ...slots, ...pointOf(one) }, random);
}

/** Whether the file names an unmet requirement: a confirmed rule that isn't met, or what staff finds.
 *  Takes: the evidence on a criterion.  Throws: never. */
export function failsRequirement({ held, staff }: Evidence): boolean {
  return staff?.view === 'not_met' || held.some(({ kind }) => kind === 'shortfall');
}

/** The requirement that a plan doesn't meet, with what shows it. */
function planGround({ criterion, held, staff, against }: Evidence): {
  readonly requirement: string;
  readonly why: string;
} {
  const rule = held.find(({ kind }) => kind === 'shortfall')?.citations[0];
  const requirement = rule?.section == null ? `the requirements on ${criterion.label}` : `section ${rule.section}`;
  if (rule !== undefined) return { requirement, why: `the ordinance says, “${rule.quote}”` };
  return staff?.view === 'not_met'
    ? { requirement, why: `staff’s report says, “${staff.quote}”` }
    : { requirement, why: against[0] === undefined ? 'it is still open.' : `the record says, “${against[0].quote}”` };
}

function answerOn({ answers }: Evidence, favorable: boolean) {
  return answers.find(({ judged }) => (scoreOf(judged) ?? 0) >= 5 === favorable) ?? null;
}

const pointOf = ({ left }: Evidence): { readonly point: string } => ({
  point: left[0] === undefined ? '' : nounOf(left[0]),
});

function ayeKey(one: Evidence, rules: Rules, departs: boolean): string {
  // Nobody heard nothing against it where the applicant's own figures fall short.
  if (departs || one.conceded.length > 0) return isPolicy(rules) ? 'aye_policy' : 'aye_plain';
  if (one.staff?.view === 'met') return 'aye_staff';
  if (one.staff?.view === 'met_with_condition') return 'aye_staff_condition';
  if (answerOn(one, true) !== null && one.inFavor.some(({ kind }) => kind === 'answer')) return 'aye_answer';
  if (one.standing === 'met_with_condition') return 'aye_condition';
  return isPolicy(rules) ? 'aye_policy' : 'aye_plain';
}

function nayKey(one: Evidence, rules: Rules): string {
  if (one.staff?.view === 'not_met' && one.standing !== 'met_with_condition') return 'nay_staff';
  if (answerOn(one, false) !== null) return 'nay_answer';
  if (one.left.length > 0) return 'nay_point';
  return isPolicy(rules) ? 'nay_policy' : 'nay_plain';
}

const isPolicy = ({ kind, quasiJudicial }: Rules): boolean => kind !== 'site_plan' && !quasiJudicial;
