import type { Venue } from '@rostrum/contract';
import { hashText } from '../../base/random.ts';
import type { CommunitySheet } from '../../catalog/types.ts';
import type { TopicId } from '../../knowledge/types.ts';
import type { Materials } from '../../filed/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import type { Issue, IssueKind } from '../types.ts';
import { atThisHour } from '../wording/time-of-day.ts';
import { askedSoFar } from './asked-so-far.ts';
import { approvalIssues, isOutOfPower } from './code/from-approval-rules.ts';
import { besideIssues, isBeside } from './beside/beside.ts';
import { formReliefIssues } from './beside/from-form-relief.ts';
import { isForLater } from './code/for-later.ts';
import { restsOnAnotherUse } from './code/other-use.ts';
import { continuedIssues } from './from-continued.ts';
import { criteriaIssues, goesToFindings, isAtIssue } from './code/from-criteria.ts';
import { earlierIssues } from './from-earlier.ts';
import { knowledgeIssues } from './from-knowledge.ts';
import { longestCode } from './record/read-code.ts';
import { plantingIssues } from './code/from-plantings.ts';
import { promiseIssues } from './from-promises.ts';
import { requestIssues } from './from-requests.ts';
import { ownWordIssues } from './from-own-words.ts';
import { paperIssues } from './code/from-required-papers.ts';
import { formIssues } from './from-form.ts';
import { unfinishedIssues } from './from-unfinished.ts';
import { ruleIssues } from './code/from-rules.ts';
import { askedOfPower } from './code/no-waiver.ts';
import { askedElsewhere } from './code/relief-elsewhere.ts';
import { shortfallIssues } from './code/from-shortfalls.ts';
import { isAgreed, staffReportIssues } from './from-staff-report.ts';
import { standardIssues } from './code/from-standards.ts';
import { statementIssues } from './from-statements.ts';
import { onRecord, type OnRecord } from './record/on-record.ts';
import { toldIssues } from './from-told.ts';
import { topicScores } from './topic-scores.ts';
import { withoutRepeats } from './asked-twice.ts';

/** An issue with how urgent it is to raise it now. */
export interface RankedIssue {
  readonly issue: Issue;
  readonly value: number;
}

/** What an issue gets for its kind, whatever its subject: the request decides the case. */
const urgency: Partial<Record<IssueKind, number>> = {
  continued: 2,
  criterion: 0.55,
  request: 0.7,
  shortfall: 0.6,
  staff_report: 0.6,
  contradiction: 0.5,
  unanswered_request: 0.3,
  unsupported_figure: 0.12,
  vague_claim: 0.12,
  stated_fact: 0.1,
  cited_rule: 0.5,
  unfinished: 0.75,
  required_paper: 0.6,
};

/** Requests come first this often; after that they count like anything else. */
const mostRequests = 3;
/** How much of the choice among the ways into one subject is left to chance. */
const chance = 0.3;
/** Rules are read aloud at most this often. */
const turnsForARule = 5;
/** What nobody has spoken of is read out sooner. */
const turnsForAStandard = 2;
/** How much less likely a generic line is on a topic that the record discusses at length. */
const spokenOf = 0.3;
/** Relief and figures that look short decide the case, however many there are. */
const decides = ({ key }: Issue): boolean => key.startsWith('relief:') || key.startsWith('shortfall:');
const stock: ReadonlySet<IssueKind> = new Set<IssueKind>(['industry_concern', 'gap']);

/** The code's figure beside the plan's is what the case turns on: it comes before everything else that is asked for or found. */
const withFigures = /^relief:.*:/;
const decisive = 1;
/** So is a figure that looks short of the code's, right after what is asked for: the largest departures come first. */
const ofShortfall = 'shortfall:';
const step = 0.01;
/** And what the code counts, or has hours for, comes before what any board asks. */
const ofTheCode = 1.1;

/** What would come too often is asked when nothing else is left. */
const lastOfAll = 3;

/** Weight of a rule that nothing on file addresses. */
const leastRule = 0.25;

const sharpest = { beginner: 1, intermediate: 2, advanced: 3, expert: 3 } as const;

const hashes = new Map<string, number>();

/** A number that stays the same for a seed and a label: 0..1. There are a few thousand labels, and each is drawn every turn. */
function drawnFor(seed: number, label: string): number {
  let hash = hashes.get(label);
  if (hash === undefined) {
    hash = hashText(label);
    if (hashes.size < maxHashes) hashes.set(label, hash);
  }
  let mixed = Math.imul(hash ^ seed ^ (hash >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

const maxHashes = 10_000;

/** How much more likely a pointed turn is at a harder difficulty. */
const pressing = { beginner: 0, intermediate: 0, advanced: 0.08, expert: 0.25 } as const;

const planTopic: TopicId = 'comprehensive_plan_consistency';
/** False if the code on file was written for the use and names no comprehensive plan; a whole zoning code speaks of it somewhere. */
const isOfThePlan = ({ ordinance }: Materials): boolean =>
  ordinance === null ||
  ordinance.text.length > longestCode ||
  /\b(?:comprehensive|master|land use|general|zone) plan\b/i.test(ordinance.text);

/** The applicant has said what the plan has in mind for the land. */
const isOfThePlanNamed = ({ kind, text }: Issue, { has }: OnRecord): boolean =>
  kind === 'criterion' && has('plan_designates') && text.toLowerCase().includes(' plan');

/** What takes up the applicant's own words comes before what a neighbor might say anywhere. */
const takenUp = 0.3;

/** Sentences on a topic that are a lot. */
const atLength = 3;

/** Required findings are asked about this often. */
const mostCriteria = 4;
/** And recited out of the code no more often than this, behind what the record itself leaves open. */
const mostRecited = 1;
const ofFindings = 'finding:';

/** Unfinished matters come up every other turn where there is something else, so that it doesn't become a roll call. */
const mayBeUnfinished = (asked: readonly string[]): boolean => asked.at(-1) !== 'unfinished';

/** Everything that could be raised now, most urgent first. It excludes what was raised; a topic that has been asked about moves down.
 *  Takes: the rehearsal, what is on file, the venue, the community, and topics to keep to (empty: all).  Gives: ranked issues; empty only
 *  if everything that can be said has been.  Throws: never. */
export function rankedIssues(
  r: Rehearsal,
  materials: Materials,
  venue: Venue,
  community: CommunitySheet,
  only: ReadonlySet<TopicId>,
): readonly RankedIssue[] {
  const record = onRecord(r, materials);
  const soFar = askedSoFar(r.exchanges);
  const { issueKeys: raised, questions } = soFar;
  const { coverage, turns } = soFar.venues[venue];
  const scores = topicScores(r.project, record, venue, community.priorities);
  const requests = r.exchanges.filter(({ asked }) => asked.issue_kind === 'request' && asked.venue === venue).length;
  const rules = r.exchanges.filter(
    ({ asked }) => asked.issue_kind === 'cited_rule' && !isBeside({ key: asked.issue_key ?? '' }),
  ).length;
  const asked = r.exchanges.filter((one) => one.asked.venue === venue).map((one) => one.asked.issue_kind);
  const approval = venue === 'board' ? approvalIssues(record, materials, raised) : [];
  const chosen = criteriaIssues(r, materials, venue, raised);
  const isFigured = [...raised].some((key) => key.startsWith('relief:') && key.includes(':', 'relief:'.length));
  const none: ReadonlySet<string> = new Set();
  const figured = requestIssues(record, none, materials.ordinance);
  const relief = [...figured, ...(venue === 'board' ? formReliefIssues(record, none, figured) : [])];
  const candidates = [
    ...continuedIssues(r, venue, raised),
    ...chosen,
    // If a proceeding was chosen, its criteria are known, and what the code says about them would be a repetition.
    ...approval.filter(({ key }) => chosen.length === 0 || !key.startsWith('finding:')),
    ...earlierIssues(r, venue, raised),
    ...staffReportIssues(materials, raised).filter(({ key }) => !isAgreed(r, key)),
    // The body asks no reasons for something it has no power to grant.
    ...requestIssues(record, raised, materials.ordinance).filter(
      ({ key }) => key !== 'relief:bare' || !isOutOfPower(approvalIssues(record, materials, none)),
    ),
    // Relief whose figures were told has been asked about with them.
    ...statementIssues(r, record, raised).filter(({ kind }) => kind !== 'request' || !isFigured),
    ...promiseIssues(record, raised),
    ...unfinishedIssues(record, raised),
    ...(venue === 'board' ? [...formIssues(record, raised), ...formReliefIssues(record, raised, figured)] : []),
    ...(venue === 'board' ? ownWordIssues(record, raised, [...unfinishedIssues(record, none), ...relief]) : []),
    ...paperIssues(record, materials, raised),
    // If the record addresses it, there is no gap to ask about with a rule.
    ...ruleIssues(materials, raised).filter(
      ({ weight, topic }) => weight > leastRule || record.given(topic).size === 0,
    ),
    ...(venue === 'public' ? toldIssues(record, raised, turns) : []),
    ...(venue === 'board'
      ? [
          ...shortfallIssues(materials, raised, r.project.zoning ?? ''),
          ...plantingIssues(materials, raised),
          ...besideIssues(record, materials, raised),
          ...standardIssues(record, materials, raised),
        ]
      : []),
    // If the code on file doesn't mention the comprehensive plan, it isn't a standard of this decision.
    ...knowledgeIssues(r, record, raised)
      .filter(({ topic }) => topic !== planTopic || isOfThePlan(materials))
      .filter(({ topic }) => isAtIssue(r, topic) || record.given(topic).size > 0),
  ];
  const presented = materials.presentation?.text ?? '';
  const short = candidates.filter(({ key }) => key.startsWith(ofShortfall));
  const ranked: RankedIssue[] = [];
  const figures = figured.map(({ key }) => key);
  const recited = [...raised].filter((key) => key.startsWith(ofFindings)).length;
  const isOpen = candidates.some((issue) => decides(issue) || isBeside(issue));
  for (const each of withoutRepeats(candidates, figures, raised, questions)) {
    const candidate = askedOfPower(askedElsewhere(each, record, materials), record, materials);
    const text = atThisHour(candidate.text, presented);
    const issue = text === candidate.text ? candidate : { ...candidate, text };
    const score = scores.get(issue.topic);
    if (restsOnAnotherUse(issue, materials) || isForLater(issue, record) || isOfThePlanNamed(issue, record)) continue;
    if (score === undefined || (only.size > 0 && !only.has(issue.topic)) || questions.has(issue.text)) continue;
    if (issue.sharpness > sharpest[r.difficulty] || !goesToFindings(r, venue, issue)) continue;
    const everyFew = issue.key.startsWith('standard:') ? turnsForAStandard : turnsForARule;
    const isTooSoon =
      (issue.kind === 'cited_rule' && !isBeside(issue) && rules > turns / everyFew) ||
      (issue.kind === 'unfinished' && !mayBeUnfinished(asked)) ||
      (issue.kind === 'criterion' && chosen.length === 0 && asked.at(-1) === 'criterion');
    if (issue.kind === 'criterion' && asked.filter((kind) => kind === 'criterion').length >= mostCriteria) continue;
    const isRecited = issue.key.startsWith(ofFindings);
    if (isRecited && recited >= mostRecited) continue;
    if (issue.kind === 'request' && requests >= mostRequests && !decides(issue)) continue;
    const tilt = 0.08 * drawnFor(r.seed, `${venue}:${issue.topic}`);
    const way = chance * drawnFor(r.seed, issue.key);
    const covered = 1 / (1 + 3 * (coverage.get(issue.topic) ?? 0));
    const told = stock.has(issue.kind)
      ? spokenOf * Math.min(1, (record.mentions().get(issue.topic) ?? 0) / atLength)
      : 0;
    // Each relief that is asked for decides the case.
    const isLater = requests > 0 && issue.kind === 'request' && !decides(issue);
    const isFigures =
      issue.kind === 'shortfall' ||
      (issue.kind === 'request' && (withFigures.test(issue.key) || issue.key.startsWith(ofShortfall)));
    const behind = short.indexOf(each);
    const pull =
      (urgency[issue.kind] ?? 0) * issue.weight * (isLater ? 0.4 : 1) +
      (isFigures ? decisive - step * (behind + 1) : 0) +
      (isBeside(issue) ? ofTheCode * issue.weight : 0);
    ranked.push({
      issue,
      value:
        (score - told + tilt) * covered +
        pull -
        (isTooSoon || (isRecited && isOpen) ? lastOfAll : 0) +
        (issue.key.startsWith('told:') ? takenUp : 0) +
        pressing[r.difficulty] * (issue.sharpness - 1) +
        0.2 * covered * (issue.weight + way - 1),
    });
  }
  return ranked.sort((a, b) => b.value - a.value || (a.issue.key < b.issue.key ? -1 : 1));
}
