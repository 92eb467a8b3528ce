import type { StaffRecommendation } from '@rostrum/contract';
import { hashText, randomFrom, type Random } from '../../base/random.ts';
import { themeById } from '../../catalog/theme-by-id.ts';
import type { CharacterSheet } from '../../catalog/types.ts';
import type { Materials } from '../../filed/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { scoreOf } from '../cited.ts';
import { middleScore, type Evidence } from '../evidence.ts';
import { pointsLeft } from '../points.ts';
import { staffReportFor } from '../staff-report-for.ts';

/** How a member leans. On this scale a member votes to deny below 0, wants more before voting up to `approveFrom`, and above that would
 *  approve all of what was requested, or, if staff would give less, from `approveAllFrom`. */
export interface Lean {
  readonly member: CharacterSheet;
  readonly lean: number;
}

export const approveFrom = 0.6;
export const approveAllFrom = 3.4;

/* Calibrated on the outcomes of one commission over four years: `npm run bench -- --only decision` compares the rates. A sanity check, not
   a law: boards differ. */

/** Where the commission stands before it has heard anybody, by what staff recommends. */
const byStaff: Readonly<Record<StaffRecommendation | 'none', number>> = {
  approve: 2.4,
  approve_with_conditions: 2.4,
  approve_less: 2.55,
  postpone: 0.5,
  deny: 0.15,
  none: 1.2,
};
/** The effect of the answers, from the worst to the best possible. */
const byAnswers = 1.6;
/** The effect of an opposing speaker, a supporting one, and a point that the rebuttal has answered or left. */
const bySpeaker = { against: -0.16, for: 0.06, mostAgainst: -0.64 } as const;
const byPointAnswered = 0.06;
const byInsult = -0.35;
const byRefusedOath = -0.6;
const byDeclinedCondition = -0.12;
/** The effect of each confirmed rule that isn't met, two at most. */
const byShortfall = -0.4;
const mostShortfalls = 2;
const byRoom = 0.3;
/** How far chance moves the commission as a whole, and each member: farther if staff would not give all of it, and farther still if staff
 *  would and neighbors would not. */
const chance = { together: 0.8, alone: 0.45, aloneUnsure: 0.68, aloneDivided: 0.92 } as const;
const byOwnQuestions = 0.5;

/** The effect of a member’s own stance. Nobody who is opposed from the start sits on a board; such people speak in public comment. */
export const byStance: Readonly<Record<string, number>> = {
  supportive: 0.15,
  developmental: 0.15,
  neutral: 0,
  regulatory: -0.05,
  skeptical: -0.15,
  concerned: -0.15,
  protective: -0.15,
};

/** How each member leans: staff's recommendation, the criteria that this member weighs, what this member heard, the room, and chance by the
 *  seed. A better answer never lowers a lean, and an insult never raises one.
 *  Takes: the rehearsal, what is filed, who votes, and the evidence on each criterion.  Gives: a lean for each.  Throws: never.
 *  Specification: decisions.md §8 (decision). */
export function leansOf(
  r: Rehearsal,
  materials: Materials,
  members: readonly CharacterSheet[],
  evidence: readonly Evidence[],
): readonly Lean[] {
  const staff = staffReportFor(materials).recommendation;
  const shortfalls = evidence.flatMap(({ held }) => held).filter(({ kind }) => kind === 'shortfall').length;
  const shared =
    byStaff[staff ?? 'none'] + roomOf(r) + conductOf(r) + Math.min(mostShortfalls, shortfalls) * byShortfall;
  const each = spreadOf(r, staff === 'approve' || staff === 'approve_with_conditions');
  const together = bell(randomFrom(r.seed, 'decision')) * chance.together;
  return members.map((member) => {
    const alone = bell(randomFrom(r.seed ^ hashText(member.character_id), 'decision')) * each;
    return {
      member,
      lean:
        shared +
        together +
        alone +
        answersFor(member, evidence) * byAnswers +
        heardBy(r, member) * byOwnQuestions +
        (byStance[member.stance] ?? 0),
    };
  });
}

function spreadOf(r: Rehearsal, staffIsFor: boolean): number {
  if (!staffIsFor) return chance.aloneUnsure;
  const isContested = r.proceeding.testified.some(({ speaker }) => speaker.position === 'against');
  return isContested ? chance.aloneDivided : chance.alone;
}

/** Approximately normal, mean 0, variance 1: the sum of twelve uniform draws. */
function bell(random: Random): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw += 1) sum += random.next();
  return sum;
}

/** Criteria that a member knows something about count double. */
function answersFor({ expertise }: CharacterSheet, evidence: readonly Evidence[]): number {
  const known = new Set<string>(expertise.flatMap((theme) => themeById(theme)?.topics ?? []));
  let sum = 0;
  let weights = 0;
  for (const { criterion, answers } of evidence) {
    const weight = criterion.topics.some((topic) => known.has(topic)) ? 2 : 1;
    for (const { judged } of answers) {
      sum += weight * (((scoreOf(judged) ?? middleScore) - middleScore) / 5);
      weights += weight;
    }
  }
  return weights === 0 ? 0 : sum / weights;
}

/** How the member's questions were answered, from -1 to 1; 0 if the member asked nothing. */
function heardBy(r: Rehearsal, { character_id: id }: CharacterSheet): number {
  const scores = r.exchanges.flatMap(({ asked, judged }) => (asked.character_id === id ? (scoreOf(judged) ?? []) : []));
  if (scores.length === 0) return 0;
  return (scores.reduce((sum, score) => sum + score, 0) / scores.length - middleScore) / 5;
}

/** Who spoke, and whether the applicant has answered them. */
function roomOf(r: Rehearsal): number {
  const positions = r.proceeding.testified.map(({ speaker }) => speaker.position);
  const against = positions.filter((position) => position === 'against').length;
  const inFavor = positions.filter((position) => position === 'for').length;
  const raised = r.proceeding.testified.flatMap(({ points }) => points).length;
  return (
    Math.max(bySpeaker.mostAgainst, against * bySpeaker.against) +
    Math.min(2, inFavor) * bySpeaker.for +
    Math.min(4, raised - pointsLeft(r).length) * byPointAnswered
  );
}

/** How the applicant behaved: insults, a refused oath, declined conditions. */
function conductOf(r: Rehearsal): number {
  const insults = r.exchanges.filter(({ judged }) => isInsult(judged?.assessment)).length;
  const rebuttal = isInsult(r.proceeding.rebutted?.assessment) ? 1 : 0;
  const refused = r.proceeding.stepped.some(({ sworn }) => sworn === false);
  const declined = r.proceeding.stepped.filter(({ amendment }) => amendment?.answer === 'decline').length;
  return (
    Math.min(4, insults + rebuttal) * byInsult +
    (refused ? byRefusedOath : 0) +
    declined * byDeclinedCondition +
    (insults + rebuttal > 0 ? -byRoom : 0)
  );
}

function isInsult(assessment: { readonly tone?: string } | null | undefined): boolean {
  const tone = assessment?.tone;
  return tone === 'hostile' || tone === 'condescending';
}
