import type { DecidedEvent, DecidedRelief, DecisionKind, Standing } from '@rostrum/contract';
import { randomFrom } from '../../base/random.ts';
import type { Materials } from '../../filed/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { hearingScore } from '../../hearing/verdict.ts';
import { amendmentsMade } from '../amendments.ts';
import { curable, type Evidence } from '../evidence.ts';
import { membersOf } from '../members.ts';
import { awaiting } from '../position.ts';
import { staffReportFor } from '../staff-report-for.ts';
import { say } from '../speech/say.ts';
import { rulingsOn, type Ruling } from '../relief/ruling.ts';
import { reliefUnder } from '../relief/relief-under.ts';
import type { Rules } from '../types.ts';
import { conditionsOfApproval } from './conditions.ts';
import { owedToCode, owedUnder, type Owed } from '../owed-to-code.ts';
import { conditionOn, findingOn, owedCondition } from './findings.ts';
import { heldConditions } from './held-conditions.ts';
import { leftOpen } from './left-open.ts';
import { asContinued, groundsOf, motionFor } from './motion.ts';
import { continuedDays, dateAfter, nextSteps } from './next-steps.ts';
import { outlookOn } from './outlook.ts';
import { votesAye, type Outcome } from './outcome.ts';
import { failsRequirement, reasonOf } from './reasons.ts';
import { resultOf } from './result.ts';
import { standingsFor } from './standings.ts';

export type Decided = Omit<DecidedEvent, 'id' | 'at' | 'type'>;

/** The body decides: each criterion by the record, each member by the criteria, staff, what was heard and the room.
 *  Takes: the rehearsal, what is filed, the rules, and the day of the hearing (ISO 8601), which dates are counted from.  Gives: the
 *  decision, the same for the same record; null while a condition awaits the applicant's reply.  Throws: never.
 *  Specification: decisions.md §8 (decision). */
export function decide(r: Rehearsal, materials: Materials, rules: Rules, day: string): Decided | null {
  if (awaiting(r) !== null) return null;
  const staff = staffReportFor(materials).recommendation;
  const seated = membersOf(r, rules);
  const { evidence, leans, needed, outcome } = outlookOn(r, materials, rules);
  // If a rule requires more than a majority, a motion to approve can fail even though most members voted for it.
  const fails =
    outcome === 'deny' && leans.filter(({ lean }) => votesAye('deny', lean, staff)).length * 2 <= leans.length;
  const approves = outcome === 'approve' || outcome === 'approve_less';
  // On a question of policy, a rule of the code decides nothing.
  const isPolicy = rules.kind === 'rezoning' && !rules.quasiJudicial;
  const owed = rules.kind === 'variance' || isPolicy ? [] : owedToCode(r);
  const proposed = approves ? conditionsOfApproval(r, materials, rules) : [];
  const held = approves ? heldConditions(rules, owed) : [];
  const base = [...proposed, ...held];
  const rulings = rulingsOn(r, materials, rules, {
    outcome,
    evidence,
    leans,
    staff,
    conditions: base.map(({ text }) => text),
  });
  const conditions = [
    ...base,
    ...rulings.flatMap(({ adds }) => (adds === null ? [] : [{ text: adds, from_event: null }])),
  ];
  const standings = standingsFor(
    outcome,
    evidence,
    conditions.map(({ text }) => text),
    staff,
    rules.quasiJudicial,
  );
  const texts = conditions.map(({ text }) => text);
  const owedOn = owedUnder(rules.criteria, owed);
  const weighed = eachOnItsOwnWords(
    evidence.map((one, at) => {
      const standing = standings[at] ?? one.standing;
      return {
        ...one,
        standing: approves ? asAWhole({ ...one, standing }, texts, owedOn(one.criterion.id)) : standing,
      };
    }),
  );
  const found = outcome === 'continue' ? asContinued(weighed) : weighed;
  const reliefOf = reliefUnder(rules.criteria, rulings);
  const cast = seated.map((member) => {
    const lean = leans.find((one) => one.member === member)?.lean;
    const leansAye = lean !== undefined && (fails ? !votesAye('deny', lean, staff) : votesAye(outcome, lean, staff));
    // Nobody votes against a plan without naming a requirement that it does not meet.
    const isBound =
      lean !== undefined && rules.kind === 'site_plan' && outcome === 'approve' && !found.some(failsRequirement);
    const aye = leansAye || isBound;
    return {
      character_id: member.character_id,
      name: member.name,
      vote: lean === undefined ? ('recused' as const) : aye ? ('aye' as const) : ('nay' as const),
      reason: reasonOf(r, rules, {
        member,
        outcome: fails ? 'approve' : outcome,
        aye,
        recused: lean === undefined,
        found,
        lean: lean ?? 0,
        staff,
        departs: (id) => reliefOf(id).length > 0 || owedOn(id).length > 0,
      }),
    };
  });
  const votes = withoutRepeats(r.seed, rules.kind === 'site_plan' ? withoutGroundsTwice(cast) : cast);
  const byStaff = proposed.flatMap(({ text, from_event: from }) =>
    from === null && text !== say('amendments', 'as_drawn') ? [text] : [],
  );
  const basis = {
    conditions: conditions.map(({ text }) => text),
    staff,
    reliefOf,
    hasRelief: rulings.length > 0,
    byStaff,
    owedOn,
  };
  const ayes = votes.filter(({ vote }) => vote === 'aye');
  const grounds = groundsOf(found, rules);
  // On a question of policy, what merely wasn't shown is no ground where something counts against the request.
  const isDenied = outcome === 'deny' && (rules.quasiJudicial || found.some(isOpposed));
  return {
    decision: kindOf(outcome, conditions.length > 0, rules.decides),
    motion: motionFor(r, materials, rules, {
      outcome,
      found,
      rulings,
      conditions,
      basis,
      failed: fails ? { ayes: ayes.length, needed } : null,
      until: dateAfter(day, continuedDays),
    }),
    ...(rules.kind !== 'hearing_examiner' && {
      result: resultOf(
        votes.map(({ vote }) => vote),
        fails ? needed : null,
      ),
    }),
    mover: rules.kind === 'hearing_examiner' ? '' : (ayes[0]?.name ?? seated[0]?.name ?? ''),
    seconder: rules.kind === 'hearing_examiner' ? '' : (ayes[1]?.name ?? ''),
    amendments: approves ? amendmentsMade(r).map(({ text }) => text) : [],
    criteria: found.map((one) => {
      const { id, text } = one.criterion;
      const finding =
        outcome === 'continue' ? leftOpen(one, reliefOf(id)) : findingOn(one, rules, { ...basis, denies: isDenied });
      // A denial rests on its grounds, and nothing else is found.
      if (outcome === 'deny' && !grounds.includes(one))
        return { id, text, standing: 'open' as const, rests_on: [], finding: notAGround };
      return {
        id,
        text,
        standing: outcome === 'continue' ? undecided(one) : asFound(one, reliefOf(id)),
        rests_on: outcome === 'continue' ? [] : [...restsOn(one, finding)],
        finding,
      };
    }),
    ...(rulings.length > 0 && { relief: rulings.map(reliefTold) }),
    conditions: [...conditions],
    votes,
    practice_score: hearingScore(r),
    next_steps: [
      ...nextSteps(rules, {
        outcome,
        found: outcome === 'deny' ? found.filter((one) => grounds.includes(one)) : found,
        conditions: conditions.length,
        day,
        rulings,
        owed,
      }),
    ],
  };
}

const notAGround = 'No finding was made. The denial does not rest on this standard.';

/** A standard of which something is not shown is found only with the condition that goes to it, or not at all. */
function asAWhole(one: Evidence, conditions: readonly string[], owed: readonly Owed[]): Standing {
  if (one.standing !== 'met' && one.standing !== 'met_with_condition') return one.standing;
  const isOwed = owed.some((each) => each.isDue && !conditions.includes(owedCondition(each)));
  // What staff finds not met takes a condition that goes to it.
  const isPassedOver = one.staff?.view === 'not_met' && conditionOn(one, conditions) === 0;
  if (isOwed || isPassedOver) return 'not_shown';
  return owed.length > 0 ? 'met_with_condition' : one.standing;
}

/** One sentence carries one finding: what another standard is found on comes last. */
function eachOnItsOwnWords(found: readonly Evidence[]): readonly Evidence[] {
  const used = new Set<string>();
  return found.map((one) => {
    const fresh = one.inFavor.filter(({ quote }) => !used.has(quote));
    const [first] = fresh.filter(({ kind }) => kind !== 'staff_report');
    if (first !== undefined) used.add(first.quote);
    return fresh.length === 0 ? one : { ...one, inFavor: fresh };
  });
}

/** Whether a standard was not found, and something on the record counts against it. */
const isOpposed = (one: Evidence): boolean => isLacking(one) && one.against.length > 0;

/** What departs from a rule and is held to it by a condition is met with that condition. */
const asFound = ({ criterion, standing }: Evidence, relief: readonly Ruling[]): Standing =>
  standing === 'met' && relief.some(({ adds, condition }) => adds !== null || condition > 0)
    ? curable(criterion, 'met_with_condition')
    : standing;

/** A continuance finds nothing met, and nothing unmet: what isn't shown so far is named, and the rest is open. */
const undecided = (one: Evidence): Standing => (isLacking(one) ? 'not_shown' : 'open');

const isLacking = ({ standing }: Evidence): boolean => standing === 'not_shown' || standing === 'not_met';

const reliefTold = ({ relief: { id, name }, standard, ruling, reason, rests_on: restsOn }: Ruling): DecidedRelief => ({
  id,
  name,
  standard,
  ruling,
  reason,
  rests_on: [...restsOn],
});

function kindOf(outcome: Outcome, withConditions: boolean, decides: boolean): DecisionKind {
  if (outcome === 'continue') return 'continue';
  if (!decides) return outcome === 'deny' ? 'recommend_denial' : 'recommend_approval';
  if (outcome === 'approve') return withConditions ? 'approve_with_conditions' : 'approve';
  return outcome;
}

/** What a standing is based on: the words that the finding quotes, and no others. */
function restsOn({ standing, inFavor, against, parts }: Evidence, finding: string) {
  const ofParts = parts.flatMap(({ citation }) => citation ?? []);
  const all = standing === 'met' || standing === 'met_with_condition' ? [...inFavor, ...ofParts] : against;
  return all
    .filter(({ quote }, at) => finding.includes(quote) && all.findIndex((one) => one.quote === quote) === at)
    .slice(0, 4);
}

const reasonGiven = ', for the reason already given.';

/** A member who votes against a plan on a ground that another has given names it, and doesn't read it out again. */
function withoutGroundsTwice(votes: Decided['votes']): Decided['votes'] {
  const given = new Set<string>();
  return votes.map((one) => {
    const isAgain = given.has(one.reason);
    given.add(one.reason);
    const [ground = ''] = one.reason.split(', because ');
    return isAgain && ground !== one.reason ? { ...one, reason: `${ground}${reasonGiven}` } : one;
  });
}

/** A reason is given only once: members who agree just say so. */
function withoutRepeats(seed: number, votes: Decided['votes']): Decided['votes'] {
  const given = new Set<string>();
  const random = randomFrom(seed, 'brief');
  return votes.map((one) => {
    const key = `${one.vote} ${one.reason}`;
    // A ground is named each time, in short.
    if (one.vote === 'recused' || one.reason.endsWith(reasonGiven) || !given.has(key)) {
      given.add(key);
      return one;
    }
    return { ...one, reason: say('members', one.vote === 'nay' ? 'brief_nay' : 'brief', {}, random) };
  });
}
