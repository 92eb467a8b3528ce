import { trimmedEnd } from '../base/text.ts';
import type { Citation, Point, StaffReport, Standing } from '@rostrum/contract';
import { isTooLoud } from '../asking/issues/record/side-in-code.ts';
import type { Materials } from '../filed/types.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import {
  answerCitation,
  factCitation,
  mentionedOn,
  offeredCitation,
  presentedOn,
  scoreOf,
  testimonyCitation,
  toldBeforeClose,
} from './cited.ts';
import { concededIn, concedes, type Conceded } from './conceded.ts';
import { heldAgainst, type HeldAgainst } from './held-against.ts';
import { foundOn } from './passages-found.ts';
import { isOnAPart, partsOf, type Part } from './parts.ts';
import { pointsLeft } from './points.ts';
import { beyondReach } from './reach.ts';
import { asksBeside, missesRule } from './shows-nothing.ts';
import { reliefSought } from './relief/sought.ts';
import { staffOn, staffWeight } from './staff-on.ts';
import { staffReportFor } from './staff-report-for.ts';
import { isOnZoning } from './speech/topics-in.ts';
import { namesIt } from './speaks-to.ts';
import type { CriterionSheet, Rules } from './types.ts';

/** What the record has on one criterion. */
export interface Evidence {
  readonly criterion: CriterionSheet;
  /** From -1, against, to 1, for; 0 if the record says nothing. */
  readonly weight: number;
  readonly standing: Standing;
  readonly staff: StaffReport['criteria'][number] | null;
  /** Judged answers on its topics, in record order; excludes answers that could not be rated. */
  readonly answers: readonly Exchange[];
  readonly left: readonly Point[];
  readonly held: readonly HeldAgainst[];
  /** Where the applicant's own figures fall short on it. */
  readonly conceded: readonly Conceded[];
  /** Nothing on the record supports or opposes it, and no finding can be made. */
  readonly isBare: boolean;
  /** Staff or a fact from the applicant supports it, and nothing that counts opposes it. */
  readonly isUncontradicted: boolean;
  readonly inFavor: readonly Citation[];
  /** What departs from the code or isn't there yet, in staff's words. */
  readonly open: readonly Citation[];
  /** Staff recommends approval, with conditions that go to each of these. */
  readonly isHeld: boolean;
  /** What each thing that the criterion names rests on. */
  readonly parts: readonly Part[];
  /** What the applicant said to a question on it, however weak it was. */
  readonly offered: readonly Citation[];
  readonly against: readonly Citation[];
  /** What the evidence for it doesn't cover, in whole sentences. */
  readonly beyond: readonly string[];
}

/** The score at which an answer neither helps nor hurts; the mean of real people's answers is about here. */
export const middleScore = 4.7;

const recommendationWeight = {
  approve: 0.35,
  approve_with_conditions: 0.3,
  approve_less: 0.1,
  postpone: -0.1,
  deny: -0.3,
} as const;
/** How much an unanswered point counts: less if a lay opinion is no evidence. */
const pointWeight = { weighs: -0.15, facts_only: -0.06 } as const;
/** How much a confirmed rule that isn't met counts, and two statements that cannot both be true. */
const heldWeight = { shortfall: -0.6, contradiction: -0.2 } as const;
const mostHeld = -0.8;
const mostPoints = 3;
const shownFrom = 0.4;
const conditionFrom = 0.1;
const failedBelow = -0.35;

/** Takes: criteria in order, and a topic's id. Gives: the criterion it falls under: one that names it, else the first; null if none. */
export function criterionFor(criteria: readonly CriterionSheet[], topic: string): CriterionSheet | null {
  return criteria.find(({ topics, also }) => topics.includes(topic) || also.includes(topic)) ?? criteria[0] ?? null;
}

/** What the record has on each criterion, and the resulting standing.
 *  Takes: the rehearsal, what is filed, and the rules.  Gives: the criteria in order.  Throws: never.
 *  Specification: decisions.md §8 (decision). */
export function evidenceOf(
  r: Rehearsal,
  materials: Materials,
  { criteria, kind }: Pick<Rules, 'criteria' | 'kind'>,
): readonly Evidence[] {
  const report = staffReportFor(materials);
  const staffFor = staffOn(materials, criteria, report);
  const points = pointsLeft(r);
  const held = heldAgainst(r, materials);
  // In a variance, falling short of the rule is the request.
  const short = kind === 'variance' ? [] : concededIn(r);
  const spoken = [r.presentation?.text ?? '', ...r.exchanges.map(({ answered }) => answered?.text ?? '')];
  // Why a rule can't be met shows nothing but that.
  const ofRelief =
    kind === 'variance'
      ? []
      : reliefSought(r, materials).flatMap(({ citation, reason }) => [
          citation.quote,
          ...(reason === null ? [] : [reason.quote]),
        ]);
  return criteria.map((criterion) => {
    const under = (topic: string): boolean => criterionFor(criteria, topic) === criterion;
    const { view: staff, open, isHeld, shown: ofStaff, factsOn, isDisputed } = staffFor(criterion);
    // An answer to a question about the criterion itself, or about what staff finds on it, counts for it, whatever its topic.
    const isOn = ({ asked }: Exchange): boolean =>
      asked.issue_key === `criterion:${criterion.id}` || (staff !== null && isOnView(asked, staff.text));
    const isElsewhere = ({ asked }: Exchange): boolean => asked.issue_key.startsWith('criterion:');
    const answers = r.exchanges.filter(
      (one) => scoreOf(one.judged) !== null && (isOn(one) || (!isElsewhere(one) && under(one.asked.topic))),
    );
    const bearing = answers.filter((one) => isOn(one) || criterion.topics.includes(one.asked.topic));
    // On a plan that is held against the ordinance, only what goes to a requirement has to be answered.
    const left = points.filter(
      (point) =>
        pointUnder(criteria, point) === criterion && (kind !== 'site_plan' || criterion.topics.includes(point.topic)),
    );
    const against = held.filter(({ topic }) => under(topic));
    const conceded = short.filter((one) => concedes(one, criterion, criteria));
    const others = r.exchanges.filter((one) => !bearing.includes(one));
    // What staff doesn't find met takes an answer to that; a sentence that happens to be on the subject isn't one.
    const presented =
      staff?.view === 'not_met'
        ? []
        : [...presentedOn(materials, criterion), ...mentionedOn(others, criterion), ...ofStaff];
    const found = foundOn(r, materials, criterion, criteria);
    const mean = meanScore(answers);
    const isCured = meetsByCondition(staff, report.recommendation);
    const byStaff =
      staff !== null && staff.view !== 'not_stated'
        ? staffWeight[isCured ? 'met_with_condition' : staff.view]
        : report.recommendation === null
          ? 0
          : recommendationWeight[report.recommendation];
    const weight =
      byStaff +
      (mean === null ? 0 : ((mean - middleScore) / 5) * 0.9) +
      Math.min(mostPoints, left.length) * pointWeight[criterion.lay_opinion] +
      (presented.length > 0 ? 0.15 : 0) +
      Math.max(
        mostHeld,
        against.reduce((sum, { kind }) => sum + heldWeight[kind], 0),
      );
    // What staff finds, or a document shows, and nobody contradicts, isn't undone by a weak answer.
    const own = bearing.filter(isOn);
    const factsTold = own.map((one) => factCitation(one, criterion));
    const atClose = toldBeforeClose(r, criterion);
    const facts = [...factsTold.flatMap((told) => told ?? []), ...atClose];
    const isUncontradicted =
      open.length === 0 &&
      (facts.length > 0 || staff?.view.startsWith('met') === true) &&
      staff?.view !== 'not_met' &&
      against.length === 0 &&
      !left.some((point) => contradicts(point, criterion));
    const heard = [
      ...own.flatMap((one, i) => factsTold[i] ?? answerCitation(one, criterion)),
      ...staffCitations(staff, materials, !isCured),
      ...bearing.filter((one) => !isOn(one)).flatMap((one) => answerCitation(one, criterion)),
      ...presented,
      ...atClose,
    ];
    const mayShow = (quote: string): boolean =>
      (criterion.by_rule !== true || quote === staff?.quote || isBesideRule(quote)) &&
      !isTooLoud(materials.ordinance, quote) &&
      // What departs from the code by staff's figures isn't shown by the applicant's own.
      (kind === 'variance' || quote === staff?.quote || !isDisputed(quote)) &&
      !spoken.some((text) => missesRule(text, quote) || (kind !== 'variance' && asksBeside(text, quote))) &&
      !conceded.some(({ citation }) => citation.quote.includes(quote)) &&
      !ofRelief.some((one) => one.includes(quote));
    const parts = staff?.view === 'not_met' ? [] : partsOf(r, materials, criterion, mayShow, factsOn);
    const ofParts = parts.flatMap(({ citation }) => citation ?? []);
    // What a rule asks is met by words that set the two side by side.
    const isOnIt = ({ kind: source, quote }: Citation): boolean =>
      source === 'staff_report' ||
      ofParts.some((one) => one.quote === quote) ||
      (criterion.by_rule === true && criterion.words !== undefined
        ? namesIt(quote, criterion)
        : isOnAPart(quote, criterion));
    const showing = (all: readonly Citation[]): Citation[] => all.filter((one) => mayShow(one.quote) && isOnIt(one));
    const inFavor = once(showing([...heard, ...ofParts, ...found.inFavor]));
    // What only the applicant's own figures speak to, and against, isn't shown.
    const isConceded = conceded.length > 0 && inFavor.length === 0;
    const isShort = isConceded || against.some(({ kind }) => kind === 'shortfall');
    const beyond = beyondReach(r, inFavor);
    // What a model found changes no standing.
    const isBare =
      showing([...heard, ...ofParts]).length === 0 &&
      conceded.length === 0 &&
      against.length === 0 &&
      open.length === 0 &&
      (staff === null || staff.view === 'not_stated');
    return {
      criterion,
      isBare,
      weight: Math.max(-1, Math.min(1, weight)),
      // A rule that isn't met can't be met by a good answer.
      standing:
        (isCured && !isShort) || (open.length > 0 && isHeld)
          ? curable(criterion, 'met_with_condition')
          : isBare || open.length > 0
            ? staff?.view === 'not_met' && open.length > 0
              ? 'not_met'
              : 'not_shown'
            : curable(
                criterion,
                withinReach(
                  beyond,
                  standingOf(
                    isShort
                      ? Math.min(weight, conditionFrom - 0.01)
                      : isUncontradicted
                        ? Math.max(weight, shownFrom)
                        : weight,
                    answers.length +
                      facts.length +
                      presented.length +
                      against.length +
                      conceded.length +
                      (staff === null ? 0 : 1),
                    against.length + left.length > 0 || staff?.view === 'not_met',
                  ),
                ),
              ),
      staff,
      answers,
      left,
      held: against,
      conceded,
      isUncontradicted: isUncontradicted && !isConceded,
      inFavor,
      parts,
      open,
      isHeld,
      beyond,
      offered: own.flatMap((one) => offeredCitation(one, criterion)),
      against: once([
        ...against.filter(({ topic }) => criterion.topics.includes(topic)).flatMap(({ citations }) => citations),
        ...conceded.map(({ citation }) => citation),
        ...(isCured ? [] : staffCitations(staff, materials, false)),
        ...(isHeld ? [] : open),
        ...left.flatMap((point) => testimonyCitation(r, point, criterion)),
        ...found.against,
      ]),
    };
  });
}

/** Whether staff doesn't find a standard met as filed, and recommends approval with conditions that meet it.
 *  Takes: staff's view on the standard, and what staff recommends.  Throws: never. */
export function meetsByCondition(staff: Evidence['staff'], recommended: StaffReport['recommendation']): boolean {
  return staff?.view === 'not_met' && recommended === 'approve_with_conditions';
}

/** Whether a question repeats what staff finds on a standard. */
const isOnView = ({ issue_key: key, question }: Exchange['asked'], view: string): boolean =>
  key.startsWith('staff:') && question.includes(withoutPeriod(view));

const withoutPeriod = (text: string): string => trimmedEnd(text.trim(), '.;');

/** Each passage once: words contained in one that was already cited add nothing. */
const once = (cited: readonly Citation[]): Citation[] =>
  cited.filter(({ quote }, at) => !cited.slice(0, at).some((before) => before.quote.includes(quote)));

function meanScore(answers: readonly Exchange[]): number | null {
  if (answers.length === 0) return null;
  return answers.reduce((sum, { judged }) => sum + (scoreOf(judged) ?? 0), 0) / answers.length;
}

function standingOf(weight: number, pieces: number, isOpposed: boolean): Standing {
  // Weak answers leave a standard unshown; only evidence against it makes it unmet.
  if (weight < failedBelow) return isOpposed ? 'not_met' : 'not_shown';
  if (pieces === 0 || weight < conditionFrom) return 'not_shown';
  return weight < shownFrom ? 'met_with_condition' : 'met';
}

/** Evidence that stops short of somebody meets the standard only with a condition. */
const withinReach = (beyond: readonly string[], standing: Standing): Standing =>
  standing === 'met' && beyond.length > 0 ? 'met_with_condition' : standing;

/** A condition can't create a hardship. Takes: criterion and standing. Gives: `met`, not `met_with_condition`, if none can cure it. */
export function curable({ condition_cures: cures }: CriterionSheet, standing: Standing): Standing {
  return standing === 'met_with_condition' && cures === false ? 'met' : standing;
}

/** A plan is held against the rule: by the applicant who names it, or by somebody who has looked. */
const besideRule = matcher([
  'ordinance|code|section|chapter|article|district|table|rule|limit|requirement|regulation|standard|maximum|minimum',
  'you|they want|ask|require|need|allow|say',
  'ask|asks|want|wants|require|requires|allow|allows|call|calls for|is|be? _? <number>',
  'approve|permit|certify|accept|issue|review|inspect|determine|delineate|sign',
  'engineer|surveyor|letter|capacity|report|study',
  'will serve',
  'level of service',
]);
const isBesideRule = (quote: string): boolean => besideRule.test(annotate(quote));

function staffCitations(
  view: StaffReport['criteria'][number] | null,
  { staffReport }: Materials,
  inFavor: boolean,
): Citation[] {
  if (view === null || staffReport == null || view.view === 'not_stated') return [];
  if ((view.view !== 'not_met') !== inFavor) return [];
  const start = staffReport.text.indexOf(view.quote);
  if (start === -1) return [];
  return [{ kind: 'staff_report', quote: view.quote, source: staffReport.source, section: null, start }];
}

/** On these topics a neighbor's belief is no evidence if only facts count. */
const opinions: ReadonlySet<string> = new Set(['property_values', 'traffic_roads']);

/** Whether an unanswered point counts against what was shown. */
const contradicts = (point: Point, { also, lay_opinion: lay }: CriterionSheet): boolean =>
  !isOnZoning(point) && !also.includes(point.topic) && (lay === 'weighs' || !opinions.has(point.topic));

/** The criterion that a point falls under. In a variance, what neighbors say goes to harm, not to what the land is. */
function pointUnder(criteria: readonly CriterionSheet[], { topic }: Point): CriterionSheet | null {
  const isVariance = criteria.some(({ condition_cures: cures }) => cures === false);
  if (!isVariance) return criterionFor(criteria, topic);
  return criteria.find(({ condition_cures: cures }) => cures !== false) ?? criteria.at(-1) ?? null;
}
