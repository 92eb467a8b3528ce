import type { Brief, Point, ReportProceeding } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import { isUnneeded, staffPoints } from '../filed/staff-points.ts';
import { decisionTold } from '../proceeding/decision/decision-told.ts';
import { findingOn } from '../proceeding/decision/findings.ts';
import { unfinishedSaid } from '../asking/issues/from-unfinished.ts';
import { onRecord } from '../asking/issues/record/on-record.ts';
import { evidenceOf, type Evidence } from '../proceeding/evidence.ts';
import { codeOnRelief } from '../proceeding/relief/code-on-relief.ts';
import { stateOnRelief } from '../proceeding/relief/state-on-relief.ts';
import { isGiven } from '../proceeding/relief/ruling.ts';
import { reliefSought } from '../proceeding/relief/sought.ts';
import { listed } from '../proceeding/speech/listed.ts';
import { say } from '../proceeding/speech/say.ts';
import { staffReportFor } from '../proceeding/staff-report-for.ts';
import { owedToCode } from '../proceeding/owed-to-code.ts';
import { pointsLeft } from '../proceeding/points.ts';
import { formalChoiceOf } from '../proceeding/rules/choice.ts';
import { rulesHeld } from '../proceeding/rules/rules.ts';
import { packNotice, statePack } from '../proceeding/rules/state-packs.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import { sentencesSaid } from '../language/spoken-sentences.ts';
import { mostlyOn } from '../proceeding/speaks-to.ts';
import { nounOf } from '../proceeding/speech/topics-in.ts';
import type { Rules } from '../proceeding/types.ts';
import { isPutOff } from '../said/undertakings.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { wantedOf } from '../record/wanted.ts';

/** The proceeding as the report presents it: criterion by criterion with the evidence for and against, the points that were raised and left
 *  unanswered, and what the record lacks. Takes: the rehearsal and what is filed.  Gives: null if no proceeding was chosen or the score
 *  decides.  Throws: never.  Specification: decisions.md §8. */
export function proceedingReport(r: Rehearsal, materials: Materials): ReportProceeding | null {
  const choice = formalChoiceOf(r);
  const rules = rulesHeld(r, materials);
  if (choice === null || rules === null) return null;
  const { decided, testified, rebutted } = r.proceeding;
  const evidence = evidenceOf(r, materials, rules);
  const left = new Set(pointsLeft(r).map(({ id }) => id));
  return {
    kind: rules.kind,
    name: rules.name,
    body: rules.bodyName,
    decides: rules.decides,
    state: choice.state,
    quasi_judicial: rules.quasiJudicial,
    standard: rules.standard,
    decision: decided === null ? null : decisionTold(decided),
    criteria: evidence.map((one) => {
      const found = decided?.criteria.find(({ id }) => id === one.criterion.id);
      return {
        id: one.criterion.id,
        text: one.criterion.text,
        standing: found?.standing ?? one.standing,
        finding:
          found?.finding ?? findingOn(one, rules, { conditions: [], staff: staffReportFor(materials).recommendation }),
        in_favor: [...one.inFavor],
        against: [...one.against],
      };
    }),
    points: testified.flatMap(({ speaker, points }) =>
      points.map((point) => ({ ...point, speaker: speaker.name, answered: !left.has(point.id) })),
    ),
    new_evidence: rebutted?.new_evidence.map(({ words }) => words) ?? [],
    lacks: [...lacks(r, materials, rules, evidence)],
    continued_from: choice.continuedFrom,
  };
}

/** What someone who appeals, or defends against an appeal, would look for in the record and not find. */
function lacks(
  r: Rehearsal,
  materials: Materials,
  rules: Pick<Rules, 'kind' | 'criteria' | 'quasiJudicial'>,
  evidence: readonly Evidence[],
): readonly string[] {
  const bare = evidence.filter(({ inFavor }) => inFavor.length === 0);
  // On a plan that is held against the ordinance, only what goes to one of its requirements has to be answered.
  const isOnRequirement = ({ topic }: Point): boolean =>
    rules.kind === 'site_plan'
      ? rules.criteria.some(({ topics }) => topics.includes(topic))
      : !rules.quasiJudicial || topic !== bareLiking;
  const open = pointsLeft(r).filter(isOnRequirement);
  const spoken = [r.presentation?.text ?? '', ...r.exchanges.map(({ answered }) => answered?.text ?? '')].join(' ');
  const filed = [materials.staffReport?.text, materials.planning?.text, materials.projectText].join(' ');
  const unfiled = spoken.toLowerCase().includes('appraisal') && !filed.toLowerCase().includes('appraisal');
  const stillWanted = new Set(wantedOf(r).map(({ criterion }) => criterion));
  const unfound = notFound(r);
  return [
    ...(materials.staffReport == null ? ['The staff report is not on file.'] : []),
    ...bare.flatMap(({ criterion, answers }) =>
      stillWanted.has(criterion.id)
        ? [`The hearing was continued for evidence on ${criterion.label}, and nothing was found yet that supports it.`]
        : unfound.includes(criterion.id)
          ? []
          : answers.length > 0
            ? [`What was answered on ${criterion.label} may not be enough for a finding.`]
            : [
                `Nothing was quoted for the standard on ${criterion.label}. Be ready to name what on the record goes to it.`,
              ],
    ),
    ...evidence.filter(({ criterion: { id } }) => unfound.includes(id) && !stillWanted.has(id)).map(notFoundSaid),
    ...reliefLacking(r, materials, rules),
    ...shortOn(r, materials, rules, evidence),
    ...(rules.kind === 'variance' ? [] : owedToCode(r)).map(
      ({ rule }) =>
        `You were asked about this rule of the ordinance, and your answer left it open. Be ready to show that it is met. “${rule.quote.trim()}”`,
    ),
    ...putOff(r).map((quote) => `You put this off. Bring it in writing. “${quote}”`),
    ...unfinishedSaid(onRecord(r, materials))
      .filter((quote) => papers.test(annotate(quote)) && !isExcused(quote, materials))
      .map((quote) => `Still out when you spoke: “${quote}”`),
    ...evidence.flatMap(({ criterion, staff, open }) =>
      [
        ...(staff?.view === 'not_met' && open.length === 0 ? [staff.quote] : []),
        ...open.map(({ quote }) => quote.trim()),
      ].map((quote) => `Staff’s report says on ${criterion.label}, “${quote}”`),
    ),
    ...(materials.staffReport == null ? [] : staffPoints(materials.staffReport)).flatMap(({ kind, quote }) =>
      kind === 'first' ? [`Staff’s report says, “${quote.trim()}”`] : [],
    ),
    ...(unfiled ? ['You spoke of an appraisal and filed none. Bring it.'] : []),
    ...leftSaid([...open.map(nounOf), ...answeredBefore(r).filter(isOnRequirement).map(nounOf)]),
    ...evidence.flatMap((one) => one.beyond.map((words) => `On ${one.criterion.label}: ${words}`)),
    ...(r.proceeding.stepped.some(({ sworn }) => sworn === false) ? ['The applicant’s testimony was not sworn.'] : []),
    ...(r.proceeding.rebutted?.new_evidence ?? []).map(
      ({ words }) => `New in the rebuttal, and not in the file: “${words}”`,
    ),
  ];
}

/** 'We didn't do a full study', where staff says that none is required. */
function isExcused(quote: string, { staffReport }: Materials): boolean {
  const topics = mostlyOn(quote);
  return (
    staffReport != null &&
    staffPoints(staffReport).some(
      (point) =>
        point.kind === 'fact' &&
        isUnneeded(point.quote) &&
        mostlyOn(point.quote).some((topic) => topics.includes(topic)),
    )
  );
}

/** What was put off, in the applicant's words, and on which nothing came when it was asked again. */
function putOff({ exchanges }: Rehearsal): readonly string[] {
  const isPut = (text: string | undefined): boolean => text === undefined || isPutOff(text);
  return exchanges.flatMap(({ asked, answered }) => {
    const again = exchanges.filter((one) => one.asked.follow_up_of === asked.question_id);
    const isOpen = asked.follow_up_of == null && answered !== null && isPutOff(answered.text);
    return isOpen && again.every((one) => isPut(one.answered?.text)) ? promised(answered.text) : [];
  });
}

/** The sentence that puts it off. */
const promised = (text: string): readonly string[] =>
  sentencesSaid(text)
    .map(({ quote }) => quote.trim())
    .filter((quote) => isPutOff(quote))
    .slice(0, 1);

/** What the body found not shown or not met. Gives: the ids of criteria; none before it decides. */
const notFound = (r: Rehearsal): readonly string[] =>
  (r.proceeding.decided?.criteria ?? []).flatMap(({ id, standing }) =>
    standing === 'not_shown' || standing === 'not_met' ? [id] : [],
  );

function notFoundSaid({ criterion: { text } }: Evidence): string {
  return `The body did not find that ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Points that the rebuttal left and something said before it settles, one on each subject. */
function answeredBefore(r: Rehearsal): readonly Point[] {
  const open = pointsLeft(r);
  const passed = new Set(r.proceeding.rebutted?.left);
  const points = r.proceeding.testified.flatMap((one) => one.points).filter(({ id }) => passed.has(id));
  return points.filter(
    (point, at) =>
      !open.some((one) => one.topic === point.topic) && points.findIndex(({ topic }) => topic === point.topic) === at,
  );
}

/** What can be brought. */
const papers = matcher([
  'letter|study|report|permit|approval|agreement|survey|analysis|review|test|delineation|bond|certificate|comment|license|design|draft|consent|waiver|signature|photograph',
  'heard back',
  'plan|sign|approve|file',
]);

/** What decides a case: rules that the applicant confirmed and doesn't meet, and figures of the applicant's own that are short. */
function shortOn(
  r: Rehearsal,
  materials: Materials,
  { kind }: Pick<Rules, 'kind'>,
  evidence: readonly Evidence[],
): readonly string[] {
  if (kind === 'variance') return [];
  const named = reliefSought(r, materials).map(({ citation }) => citation.quote);
  const isNamed = (quote: string): boolean => named.some((one) => one.includes(quote) || quote.includes(one));
  const rulesShort = evidence.flatMap(({ held }) =>
    held.flatMap(({ kind: what, citations: [rule, told] }) =>
      what === 'shortfall' && rule !== undefined && (told === undefined || !isNamed(told.quote)) ? [rule.quote] : [],
    ),
  );
  const figures = evidence.flatMap(({ conceded }) => conceded.map(({ citation }) => citation.quote));
  return [
    ...[...new Set(rulesShort)].map(
      (quote) => `The plan falls short of this rule, which you confirmed. “${quote.trim()}”`,
    ),
    ...[...new Set(figures)]
      .filter((quote) => !isNamed(quote))
      .map((quote) => `Your own figures fall short here. “${quote.trim()}”`),
  ];
}

/** Where evidence decides, that somebody was not asked, or is against it, leaves nothing to be shown. */
const bareLiking = 'community_engagement';

const beginningOf = (key: string): string => say('relief', key, { quote: '' }).split('“')[0] ?? '';

/** Departures from a rule that nothing on the record allows; in a variance, the departure is the request. */
function reliefLacking(r: Rehearsal, materials: Materials, { kind }: Pick<Rules, 'kind'>): readonly string[] {
  if (kind === 'variance') return [];
  const ruled = r.proceeding.decided?.relief;
  const state = formalChoiceOf(r)?.state ?? null;
  const open = (name: string): string => {
    const citation = stateOnRelief(r, materials, { state, kind }, name);
    return citation === null
      ? say('relief', 'lacks_open', { name })
      : say('relief', 'lacks_open_state', { name, citation });
  };
  const byCode = (name: string, standard: string): string | null => {
    if (standard.startsWith(beginningOf('standard_bars'))) return say('relief', 'lacks_open_bars', { name, standard });
    return standard.startsWith(beginningOf('standard_code')) ? say('relief', 'lacks_open_code', { name }) : null;
  };
  if (ruled === undefined) return reliefSought(r, materials).map(({ name }) => open(name));
  return ruled.flatMap(({ id, name, ruling, standard }) => {
    if (isGiven(ruling)) return [];
    return [
      ruling === 'open' ? (byCode(name, standard) ?? open(name)) : say('relief', 'lacks_not_granted', { id, name }),
    ];
  });
}

/** What the rebuttal passed over, in one sentence: only that is certain, as what was said before may answer it. */
const leftSaid = (nouns: readonly string[]): readonly string[] =>
  nouns.length === 0
    ? []
    : [
        `You did not answer in rebuttal what was raised about ${listed([...new Set(nouns)])}. Where the record already speaks to that, say so in rebuttal.`,
      ];

/** What the board will have to find, for the brief: each criterion with what is on file for it, and the rules that were read for the state.
 *  Takes: the rehearsal and what is filed.  Gives: null if no proceeding was chosen.  Throws: never. */
export function proceedingBrief(r: Rehearsal, materials: Materials): Brief['proceeding'] {
  const choice = formalChoiceOf(r);
  const rules = rulesHeld(r, materials);
  if (choice === null || rules === null) return null;
  return {
    name: rules.name,
    standard: rules.standard,
    notice: packNotice,
    criteria: evidenceOf(r, materials, rules).map(({ criterion, inFavor }) => ({
      id: criterion.id,
      text: criterion.text,
      on_file: [...inFavor],
    })),
    relief: reliefSought(r, materials).map((relief) => {
      const { allows, bars } = codeOnRelief(materials.ordinance, relief, rules.bodyName);
      return { id: relief.id, name: relief.name, on_it: allows ?? bars };
    }),
    rules: choice.state === null ? [] : [...(statePack(choice.state, choice.kind, choice.about)?.rules ?? [])],
  };
}
