import type { Citation, DecidedRelief, StaffRecommendation } from '@rostrum/contract';
import { paperFor } from '../../asking/issues/record/relief-thing.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import type { Annotation } from '../../language/types.ts';
import type { Materials } from '../../filed/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { approveFrom, type Lean } from '../decision/leans.ts';
import type { Outcome } from '../decision/outcome.ts';
import { votesNeeded } from '../decision/votes-needed.ts';
import { meetsByCondition, type Evidence } from '../evidence.ts';
import { say } from '../speech/say.ts';
import type { Rules } from '../types.ts';
import { splitAtSpaces } from '../../base/text.ts';
import { contentStems } from '../../language/stems.ts';
import { numberAt } from '../../language/numbers.ts';
import { sentencesSaid } from '../../language/spoken-sentences.ts';
import { viewIn } from '../../filed/staff-views.ts';
import { codeOnRelief, type CodeOnRelief } from './code-on-relief.ts';
import { reliefSought, type Relief } from './sought.ts';

/** What the body makes of one departure from a rule. */
export type RulingKind = DecidedRelief['ruling'];

/** Takes: a ruling. Gives: whether it lets the project depart from the rule, or recommends that. */
export const isGiven = (ruling: RulingKind): boolean =>
  ruling.startsWith('granted') || ruling.startsWith('recommended');

export interface Ruling {
  readonly relief: Relief;
  readonly ruling: RulingKind;
  /** By what it is judged, in a sentence. */
  readonly standard: string;
  /** What is ruled and why, in whole sentences. */
  readonly reason: string;
  /** The condition that holds the project to the rule, or allows the departure, by its number; 0 if there is none. */
  readonly condition: number;
  /** A condition that the ruling takes, to be added to those of the approval; null if none is needed. */
  readonly adds: string | null;
  readonly rests_on: readonly Citation[];
  /** The ordinance says that it may not be allowed, and leaves no variance. */
  readonly isBarred: boolean;
  /** A section on file says on what terms it may be allowed. */
  readonly isByCode: boolean;
}

/** What a ruling follows from besides the record. */
export interface RulingBasis {
  readonly outcome: Outcome;
  readonly evidence: readonly Evidence[];
  readonly leans: readonly Lean[];
  readonly staff: StaffRecommendation | null;
  /** The conditions of the approval, in order. */
  readonly conditions: readonly string[];
}

interface Judged extends RulingBasis {
  readonly relief: Relief;
  readonly rules: Rules;
  readonly code: CodeOnRelief;
  /** The words of the request, as it was filed. */
  readonly request: string;
  /** What the ordinance wants filed for it and nobody has spoken of; null if nothing. */
  readonly paper: string | null;
  /** A paper is told of beside it. */
  readonly hasPaper: boolean;
  /** What staff's report says against relief of this kind; null if nothing. */
  readonly opposed: string | null;
}

/** How the body rules on each relief, by name: whether it is this body's to give, by which standard, and what the record shows for it.
 *  Takes: the rehearsal, what is filed, the rules, and what was decided.  Gives: one ruling for each relief, in order.  Throws: never. */
export function rulingsOn(r: Rehearsal, materials: Materials, rules: Rules, basis: RulingBasis): readonly Ruling[] {
  const request = [r.project.description ?? '', ...r.project.facts, materials.projectText].join('\n').toLowerCase();
  return reliefSought(r, materials).map((relief) =>
    rulingOn({
      ...basis,
      relief,
      rules,
      request,
      code: codeOnRelief(materials.ordinance, relief, rules.bodyName),
      paper: paperFor(materials.ordinance, relief.rule, saidIn(r, materials)),
      hasPaper: papersTold(relief, saidIn(r, materials)) || staffHasRequest(materials),
      opposed: opposedIn(materials, relief),
    }),
  );
}

/** Staff reports what was requested: 'with a waiver of the limit', 'waiver requested'. */
const requested = matcher([
  'waiver|modification|variance|exception|departure request',
  'with a|the _? waiver|modification|variance of',
]);
const staffHasRequest = ({ staffReport }: Materials): boolean =>
  staffReport != null && requested.test(annotate(staffReport.text));

/** 'On the waiver, staff does not find an equal or better result.' */
function opposedIn({ staffReport }: Materials, { kind }: Relief): string | null {
  if (staffReport == null || kind === 'shortfall') return null;
  const found = sentencesSaid(staffReport.text).find(
    ({ quote }) =>
      quote.toLowerCase().includes(kind) && quote.toLowerCase().includes('staff') && viewIn(quote) === 'not_met',
  );
  return found?.quote ?? null;
}

const inWriting = matcher(['in writing', 'written report|statement|opinion|recommendation|request|finding']);
const papers = matcher(['letter|report|statement|memo|email|writing|filed|exhibit|tab']);
const none = matcher(['<negation>', 'pending|draft|later|ask|asked']);
/** How many sentences around the figures are about them. */
const beside = 5;

/** Whether the applicant speaks of a paper near the figures, or in an answer that repeats one of them. */
function papersTold({ citation }: Relief, texts: readonly Annotation[]): boolean {
  return texts.some((annotation) => {
    const start = annotation.text.indexOf(citation.quote);
    if (start < 0) return false;
    const { sentences } = annotation;
    const at = sentences.findIndex(({ end }) => end > start);
    return sentences
      .slice(Math.max(0, at - 1), at + beside)
      .some((one) => papers.test(annotation, one) && !none.test(annotation, one));
  });
}

const saidIn = (r: Rehearsal, { projectText }: Materials): readonly Annotation[] =>
  [r.presentation?.text ?? '', projectText, ...r.exchanges.map(({ answered }) => answered?.text ?? '')].map((text) =>
    annotate(text),
  );

/** Whether a relief that the project can't be built without is refused, so that the request can't be approved as filed.
 *  Takes: as `rulingsOn`.  Throws: never. */
export function refusesWhatIsNeeded(r: Rehearsal, materials: Materials, rules: Rules, basis: RulingBasis): boolean {
  return rulingsOn(r, materials, rules, basis).some(
    ({ relief, ruling }) => (ruling === 'denied' || ruling === 'not_recommended') && relief.isNeeded,
  );
}

function rulingOn(judged: Judged): Ruling {
  const { relief, outcome } = judged;
  const standard = standardOf(judged);
  const ruled = (ruling: RulingKind, reason: string, more: Partial<Ruling> = {}): Ruling => ({
    relief,
    ruling,
    standard,
    reason,
    condition: 0,
    adds: null,
    rests_on: [relief.citation],
    isByCode: judged.code.allows !== null,
    isBarred: judged.code.allows === null && judged.code.bars !== null && !judged.code.onlyByVariance,
    ...more,
  });
  if (outcome === 'continue') return ruled('open', say('relief', 'left_open'));
  const outside = notBefore(judged);
  // A variance is the request itself, and the findings on its standards are the ruling.
  if (isTheRequest(judged) && outcome !== 'deny')
    return ruled(given(judged, 'granted'), say('relief', rulesOnVariance(judged)));
  const held = conditionWith(judged, relief.required) || conditionOnHours(judged);
  if (outcome === 'deny')
    return ruled(judged.rules.decides ? 'denied' : 'not_recommended', outside ?? say('relief', 'with_request'));
  if (held > 0) return ruled('not_granted', say('relief', 'held_to_rule', { number: `${held}` }), { condition: held });
  if (outside !== null) return ruled('not_granted', outside, { adds: conditionFor(judged, false) });
  return onMerits(judged, ruled);
}

/** Where a body only recommends, it gives nothing. */
function given({ rules }: Pick<Judged, 'rules'>, ruling: 'granted' | 'granted_with_condition'): RulingKind {
  if (rules.decides) return ruling;
  return ruling === 'granted' ? 'recommended' : 'recommended_with_condition';
}

const isTheRequest = ({ rules, relief }: Pick<Judged, 'rules' | 'relief'>): boolean =>
  rules.kind === 'variance' && relief.kind !== 'waiver';

const rulesOnVariance = ({ rules }: Judged): string => (rules.decides ? 'granted_variance' : 'recommended_variance');

type Ruled = (ruling: RulingKind, reason: string, more?: Partial<Ruling>) => Ruling;

/** A relief that this body may give: granted for a reason that the record shows, or because a condition allows it. */
function onMerits(judged: Judged, ruled: Ruled): Ruling {
  const { relief, rules } = judged;
  const lines = rules.decides ? linesOf.decides : linesOf.recommends;
  const refuse = (reason: string): Ruling =>
    ruled(rules.decides ? 'denied' : 'not_recommended', reason, { adds: conditionFor(judged, true) });
  const allowing = conditionWith(judged, relief.asked) || conditionOnDifference(judged) || conditionInWords(judged);
  if (allowing > 0)
    return ruled(given(judged, 'granted_with_condition'), say('relief', lines.byStaff), { condition: allowing });
  const against = staffAgainst(judged);
  if (against !== null) return refuse(say('relief', lines.staff, { quote: against }));
  if (relief.reason === null) return refuse(say('relief', lines.denied));
  const short = votesShort(judged);
  if (short !== null) return refuse(say('relief', 'denied_votes', short));
  const source = relief.reason.kind === 'presentation' ? 'the applicant’s presentation' : 'what the applicant said';
  return ruled(given(judged, 'granted'), say('relief', lines.granted, { source, quote: relief.reason.quote }), {
    rests_on: [relief.citation, relief.reason],
  });
}

const linesOf = {
  decides: { granted: 'granted', byStaff: 'granted_staff', denied: 'denied', staff: 'denied_staff' },
  recommends: {
    granted: 'recommended',
    byStaff: 'recommended_staff',
    denied: 'not_recommended',
    staff: 'not_recommended_staff',
  },
} as const;

/** Why it isn't this body's to give; null if it is. */
function notBefore({ relief, rules, code, request, paper, hasPaper }: Judged): string | null {
  if (isTheRequest({ rules, relief })) return null;
  const asksFor = (words: readonly string[]): boolean => words.some((word) => request.includes(word));
  if (rules.kind === 'rezoning' && code.allows === null && !asksFor(plannedWords))
    return say('relief', 'not_before_rezoning');
  const isBoard = boards.some((word) => rules.bodyName.toLowerCase().includes(word));
  const isNoticed = relief.kind === 'variance' ? isBoard || asksFor(['variance']) : asksFor(reliefWords);
  if (code.allows !== null) {
    if (code.isBeyond) return say('relief', 'not_before_beyond');
    if (code.byConsent)
      return say(
        'relief',
        relief.consent === null ? 'not_before_consent' : 'not_before_consent_told',
        relief.consent === null ? {} : { quote: relief.consent },
      );
    const wanted =
      paper ?? (inWriting.test(annotate(code.allows.quote)) && !hasPaper ? 'what it asks for in writing' : null);
    return wanted === null ? null : say('relief', 'not_before_paper', { paper: wanted });
  }
  if (relief.kind === 'variance' && isNoticed && (code.bars === null || code.onlyByVariance)) return null;
  if (code.bars !== null) return say('relief', 'not_before_bars', { quote: code.bars.quote });
  if (relief.kind !== 'shortfall' && (isNoticed || isPlat(rules))) return null;
  return say('relief', 'not_before_none', { board: rules.variance.board });
}

const isPlat = ({ sought }: Rules): boolean => sought.endsWith('plat');

const boards: readonly string[] = ['adjustment', 'appeals', 'examiner'];
const plannedWords: readonly string[] = [
  'planned',
  'pud',
  'conditional',
  'special exception',
  'waiver',
  'modification',
];
const reliefWords: readonly string[] = ['waiver', 'modification', 'exception', 'deviation', 'reduction', 'relief'];

function standardOf({ relief, code, rules }: Judged): string {
  if (isTheRequest({ rules, relief })) return say('relief', 'standard_findings');
  if (code.allows !== null) return say('relief', 'standard_code', { quote: code.allows.quote });
  if (code.bars !== null && !code.onlyByVariance) return say('relief', 'standard_bars', { quote: code.bars.quote });
  const { citation } = rules.variance;
  if (relief.kind !== 'variance') return say('relief', 'standard_none');
  return citation === null ? say('relief', 'standard_variance') : say('relief', 'standard_state', { citation });
}

/** The number of the condition that has a figure: the rule's holds the project to it, the applicant's allows it. */
function conditionWith({ conditions }: Judged, figure: string | null): number {
  const [wanted] = figure === null ? [] : annotate(`${figure}.`).quantities;
  if (wanted === undefined) return 0;
  const at = conditions.findIndex((text) =>
    annotate(text).quantities.some(
      ({ value, dimension }) => dimension === wanted.dimension && Math.abs(value - wanted.value) < rounding,
    ),
  );
  return at + 1;
}
const rounding = 1e-9;

/** 'An agreement for four spaces', where 105 are asked for and the rule is 109. */
function conditionOnDifference({ relief: { asked, required }, conditions }: Judged): number {
  const [own, rule] = [asked, required].map((words) =>
    words === null ? undefined : annotate(`${words}.`).quantities[0],
  );
  if (own === undefined || rule === undefined || own.dimension !== 'count') return 0;
  const [thing] = contentStems(asked?.slice(asked.lastIndexOf(' ') + 1) ?? '');
  const at = conditions.findIndex(
    (text) =>
      annotate(text).quantities.some(({ value }) => Math.abs(value - Math.abs(own.value - rule.value)) < rounding) &&
      thing !== undefined &&
      contentStems(text).includes(thing),
  );
  return at + 1;
}

/** Relief without two figures, and a condition of staff's with its figures and its words: '80 stalls, with 6 kept in reserve'. */
function conditionInWords({ relief: { asked, required, citation }, conditions, staff }: Judged): number {
  if (asked !== null || required !== null || staff?.startsWith('approve') !== true) return 0;
  const figures = annotate(citation.quote).quantities.map(({ value }) => value);
  const stems = new Set(contentStems(citation.quote));
  return (
    conditions.findIndex((text) => {
      const own = annotate(text).quantities.map(({ value }) => value);
      return (
        figures.length > 0 &&
        figures.every((figure) => own.includes(figure)) &&
        new Set(contentStems(text).filter((stem) => stems.has(stem))).size >= sharedWords
      );
    }) + 1
  );
}
const sharedWords = 2;

/** The condition with the hours that the rule has: 'seven to six' and '7:00 a.m. to 6:00 p.m.'. */
function conditionOnHours({ relief: { required, citation }, conditions }: Judged): number {
  const told = required === null ? hoursIn(citation.quote) : [];
  return conditions.findIndex((text) => hoursIn(text).some((hours) => told.includes(hours))) + 1;
}

/** 'Seven to six' and '7:00 a.m. to 6:00 p.m.' as '7-6'. */
function hoursIn(words: string): readonly string[] {
  const { tokens } = annotate(words);
  const hours = tokens.map((_, at) => numberAt(tokens, at)?.value ?? null);
  return tokens.flatMap(({ lower }, at) => {
    if (lower !== 'to' && lower !== 'until' && lower !== 'till') return [];
    const from = hours
      .slice(Math.max(0, at - farthestHour), at)
      .findLast((hour) => hour !== null && hour > 0 && hour <= noon);
    const to = hours.slice(at + 1, at + 1 + farthestHour).find((hour) => hour !== null && hour > 0 && hour <= noon);
    return from == null || to == null ? [] : [`${from}-${to}`];
  });
}
const farthestHour = 5;
const noon = 12;

function conditionFor({ relief, rules }: Judged, isRefused: boolean): string | null {
  // A plain rezoning takes no conditions, and a recommendation of one neither.
  if (rules.kind === 'rezoning') return null;
  // A figure that doesn't say of what makes no condition.
  if (relief.rule === null || relief.rule === relief.required)
    return say('relief', isPlat(rules) ? 'condition_named_plat' : 'condition_named', {
      words: splitAtSpaces(relief.citation.quote).join(' '),
    });
  const line = isRefused ? 'condition_meet' : 'condition_or_relief';
  return say('relief', isPlat(rules) ? `${line}_plat` : line, { rule: relief.rule });
}

/** Where staff speaks of this relief and doesn't find the standard met. */
function staffAgainst({ evidence, relief, staff: recommended, opposed }: Judged): string | null {
  if (opposed !== null) return opposed;
  const found = evidence.find(({ staff }) => {
    if (staff?.view !== 'not_met' || meetsByCondition(staff, recommended)) return false;
    const reading = annotate(staff.quote);
    const [figure] = relief.required === null ? [] : annotate(`${relief.required}.`).quantities;
    return (
      ofRelief.test(reading) ||
      reading.quantities.some(({ value, dimension }) => dimension === figure?.dimension && value === figure.value)
    );
  });
  return found?.staff?.quote ?? null;
}
const ofRelief = matcher(['variance|variances|waiver|waivers|modification|exception|relief']);

/** In some states a variance takes more votes than the request it comes with. */
function votesShort({ relief, rules, leans }: Judged): { readonly needed: string; readonly ayes: string } | null {
  if (relief.kind !== 'variance' || rules.kind === 'variance') return null;
  const needed = votesNeeded(rules.variance.votesNeeded, leans.length);
  const ayes = leans.filter(({ lean }) => lean >= approveFrom).length;
  return ayes >= needed ? null : { needed: `${needed}`, ayes: `${ayes}` };
}
