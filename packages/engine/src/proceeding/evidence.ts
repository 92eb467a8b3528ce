import type { Citation, Point, StaffReport, Standing } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { spokenSentences } from '../language/spoken-sentences.ts';
import { stemsOf } from '../language/stems.ts';
import { gapId, gapsAsked } from './gaps.ts';
import { heldAgainst, type HeldAgainst } from './held-against.ts';
import { foundOn } from './passages-found.ts';
import { pointsLeft } from './points.ts';
import { beyondReach } from './reach.ts';
import { staffReportFor } from './staff-report-for.ts';
import { isOnZoning, topicsIn } from './speech/topics-in.ts';
import { isRequest } from './speech/words-said.ts';
import type { CriterionSheet, Rules } from './types.ts';

/** What the record has on one criterion. */
export interface Evidence {
  readonly criterion: CriterionSheet;
  /** From -1, against, to 1, for; 0 where the record says nothing. */
  readonly weight: number;
  readonly standing: Standing;
  readonly staff: StaffReport['criteria'][number] | null;
  /** Judged answers on its topics, in the order of the record; an answer that could not be rated is not among them. */
  readonly answers: readonly Exchange[];
  readonly left: readonly Point[];
  readonly held: readonly HeldAgainst[];
  /** Staff or a fact of the applicant's speaks for it, and nothing that counts speaks against it. */
  readonly isUncontradicted: boolean;
  readonly inFavor: readonly Citation[];
  /** What the applicant said to a question on it, however weak it was. */
  readonly offered: readonly Citation[];
  readonly against: readonly Citation[];
  /** What the evidence for it does not reach, in whole sentences. */
  readonly beyond: readonly string[];
}

/** Score about which an answer neither helps nor hurts; the mean of real people's answers lies here. */
export const middleScore = 4.7;

const staffWeight = { met: 0.6, met_with_condition: 0.4, not_met: -0.7, not_stated: 0 } as const;
const recommendationWeight = {
  approve: 0.35,
  approve_with_conditions: 0.3,
  approve_less: 0.1,
  postpone: -0.1,
  deny: -0.3,
} as const;
/** What an unanswered point weighs: less where a lay opinion is no evidence. */
const pointWeight = { weighs: -0.15, facts_only: -0.06 } as const;
/** What a confirmed rule that is not reached weighs, and two statements that cannot both be true. */
const heldWeight = { shortfall: -0.6, contradiction: -0.2 } as const;
const mostHeld = -0.8;
const mostPoints = 3;
const shownFrom = 0.4;
const conditionFrom = 0.1;
const failedBelow = -0.35;

/** The criterion under which a topic falls: the one that names it, else the first. */
export function criterionFor(criteria: readonly CriterionSheet[], topic: string): CriterionSheet | null {
  return criteria.find(({ topics, also }) => topics.includes(topic) || also.includes(topic)) ?? criteria[0] ?? null;
}

/** What the record has on each criterion, and how each stands by it.
 *  Takes: the rehearsal, what is filed, and the rules.  Gives: the criteria in their order.  Throws: never.
 *  Specification: decisions.md §8 (decision). */
export function evidenceOf(
  r: Rehearsal,
  materials: Materials,
  { criteria }: Pick<Rules, 'criteria'>,
): readonly Evidence[] {
  const report = staffReportFor(materials);
  const views = viewsByCriterion(criteria, report);
  const points = pointsLeft(r);
  const held = heldAgainst(r, materials);
  return criteria.map((criterion) => {
    const under = (topic: string): boolean => criterionFor(criteria, topic) === criterion;
    // What was asked on a criterion itself is an answer on it, whatever its topic.
    const isOn = ({ asked }: Exchange): boolean => asked.issue_key === `criterion:${criterion.id}`;
    const isElsewhere = ({ asked }: Exchange): boolean => asked.issue_key.startsWith('criterion:');
    const answers = r.exchanges.filter(
      (one) => scoreOf(one.judged) !== null && (isElsewhere(one) ? isOn(one) : under(one.asked.topic)),
    );
    const bearing = answers.filter((one) => isOn(one) || criterion.topics.includes(one.asked.topic));
    const left = points.filter((point) => pointUnder(criteria, point) === criterion);
    const against = held.filter(({ topic }) => under(topic));
    const staff = views.get(criterion.id) ?? null;
    const presented = presentedOn(materials, criterion);
    const found = foundOn(r, materials, criterion.id);
    const mean = meanScore(answers);
    const byStaff =
      staff !== null && staff.view !== 'not_stated'
        ? staffWeight[staff.view]
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
    const isShort = against.some(({ kind }) => kind === 'shortfall');
    // What staff finds, or a paper shows, and nobody contradicts, is not undone by a weak answer.
    const own = bearing.filter(isOn);
    const facts = [...own.flatMap((one) => factCitation(one) ?? []), ...toldBeforeClose(r, criterion)];
    const isUncontradicted =
      (facts.length > 0 || staff?.view.startsWith('met') === true) &&
      staff?.view !== 'not_met' &&
      against.length === 0 &&
      !left.some((point) => contradicts(point, criterion));
    const inFavor = once([
      ...own.flatMap((one) => factCitation(one) ?? answerCitation(one)),
      ...staffCitations(staff, materials, true),
      ...bearing.filter((one) => !isOn(one)).flatMap(answerCitation),
      ...presented,
      ...toldBeforeClose(r, criterion),
      ...found.inFavor,
    ]);
    const beyond = beyondReach(r, inFavor);
    return {
      criterion,
      weight: Math.max(-1, Math.min(1, weight)),
      // A rule that is not reached is not met by a good answer.
      standing: curable(
        criterion,
        withinReach(
          beyond,
          standingOf(
            isShort ? Math.min(weight, conditionFrom - 0.01) : isUncontradicted ? Math.max(weight, shownFrom) : weight,
            answers.length + facts.length + presented.length + against.length + (staff === null ? 0 : 1),
            against.length + left.length > 0 || staff?.view === 'not_met',
          ),
        ),
      ),
      staff,
      answers,
      left,
      held: against,
      isUncontradicted,
      inFavor,
      beyond,
      offered: own.flatMap(offeredCitation),
      against: once([
        ...against.flatMap(({ citations }) => citations),
        ...staffCitations(staff, materials, false),
        ...left.flatMap((point) => testimonyCitation(r, point)),
        ...found.against,
      ]),
    };
  });
}

/** Each passage once: words that stand in one that was cited before say nothing more. */
const once = (cited: readonly Citation[]): Citation[] =>
  cited.filter(({ quote }, at) => !cited.slice(0, at).some((before) => before.quote.includes(quote)));

/** The score of a judgement; null where none was made. */
export function scoreOf(judged: Exchange['judged']): number | null {
  return judged?.score ?? null;
}

function meanScore(answers: readonly Exchange[]): number | null {
  if (answers.length === 0) return null;
  return answers.reduce((sum, { judged }) => sum + (scoreOf(judged) ?? 0), 0) / answers.length;
}

function standingOf(weight: number, pieces: number, isOpposed: boolean): Standing {
  // Weak answers leave a standard unshown; only what speaks against it makes it unmet.
  if (weight < failedBelow) return isOpposed ? 'not_met' : 'not_shown';
  if (pieces === 0 || weight < conditionFrom) return 'not_shown';
  return weight < shownFrom ? 'met_with_condition' : 'met';
}

/** Evidence that stops short of somebody meets the standard only with a condition. */
const withinReach = (beyond: readonly string[], standing: Standing): Standing =>
  standing === 'met' && beyond.length > 0 ? 'met_with_condition' : standing;

/** A condition makes no hardship: such a criterion is met or it is not. */
export function curable({ condition_cures: cures }: CriterionSheet, standing: Standing): Standing {
  return standing === 'met_with_condition' && cures === false ? 'met' : standing;
}

/** Staff's view on each criterion: of the criteria of the report, the one whose words come nearest. */
function viewsByCriterion(
  criteria: readonly CriterionSheet[],
  report: StaffReport,
): ReadonlyMap<string, StaffReport['criteria'][number]> {
  const views = new Map<string, StaffReport['criteria'][number]>();
  for (const view of report.criteria) {
    const words = new Set(stemsOf(`${view.text} ${view.quote}`));
    const topics = topicsIn(`${view.text} ${view.quote}`) as readonly string[];
    const ranked = criteria
      .map((criterion) => ({
        criterion,
        fit:
          stemsOf(criterion.text).filter((stem) => words.has(stem)).length +
          criterion.topics.filter((topic) => topics.includes(topic)).length,
      }))
      .sort((a, b) => b.fit - a.fit);
    const best = ranked[0];
    if (best === undefined || best.fit < 2) continue;
    const known = views.get(best.criterion.id);
    // Where staff speaks twice of what is one criterion here, the worse view is the one to answer.
    if (known === undefined || staffWeight[view.view] < staffWeight[known.view]) views.set(best.criterion.id, view);
  }
  return views;
}

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

/** What of a presentation a finding can rest on: an undertaking, a study, a permit. How large a project is shows nothing. */
const evidential: ReadonlySet<string> = new Set(['promise', 'study', 'permit', 'body']);

/** The first of these in the presentation on the topics of a criterion. */
function presentedOn({ presentation }: Materials, { topics }: CriterionSheet): Citation[] {
  const claim = presentation?.claims.find(
    ({ topic, kind, sentence }) =>
      topic !== null &&
      topics.includes(topic) &&
      evidential.has(kind) &&
      !isRequest(sentence) &&
      presentation.text.includes(sentence),
  );
  const said = claim === undefined ? factOn(presentation, topics) : { quote: claim.sentence, start: claim.span.start };
  return said === null ? [] : [{ kind: 'presentation', ...said, source: 'Presentation', section: null }];
}

/** A sentence about one of the topics with a figure or an undertaking, which is not the request itself: weak evidence, and evidence. */
function factOn(
  presentation: Materials['presentation'],
  topics: readonly string[],
): { readonly quote: string; readonly start: number } | null {
  for (const { text, span } of presentation?.sentences ?? []) {
    const [about] = topicsIn(text, 1) as readonly string[];
    if (tellsFact(text) && !isRequest(text) && about !== undefined && topics.includes(about))
      return { quote: text, start: span.start };
  }
  return null;
}

const papersAndPeople = 'survey appraisal study report letter engineer surveyor appraiser exhibit sheet permit'.split(
  ' ',
);

/** A figure, a paper or somebody qualified, or an undertaking. */
function tellsFact(text: string): boolean {
  const plain = ` ${text.toLowerCase()} `;
  return (
    /\d/.test(plain) ||
    plain.includes(' will ') ||
    plain.includes(' commit') ||
    papersAndPeople.some((word) => plain.includes(` ${word}`))
  );
}

const fewestEvidenceWords = 5;

/** Whether words can be evidence by themselves: a bare 'Yes.' or 'No wells.' shows nothing once it stands alone. */
export function showsAnything(quote: string): boolean {
  return quote.trim().split(/\s+/).length >= fewestEvidenceWords;
}

/** Words of a good answer that a finding can rest on: about the subject, and not a yes or a reference to a sheet. A weak answer
 *  shows nothing, and is no evidence against the applicant either. */
function answerCitation({ asked, answered, judged }: Exchange): Citation[] {
  if (answered === null || (scoreOf(judged) ?? 0) < 5) return [];
  const isAbout = (sentence: string): boolean =>
    asked.issue_key.startsWith('criterion:') || (topicsIn(sentence, 1) as readonly string[]).includes(asked.topic);
  const quotes = (judged?.assessment?.carried ?? []).filter(
    (sentence) => showsAnything(sentence) && answered.text.includes(sentence) && isAbout(sentence),
  );
  const quote = quotes.find((sentence) => sentence.split(/\s+/).length >= wholeWords) ?? quotes[0];
  if (quote === undefined) return [];
  const start = answered.text.indexOf(quote);
  return [{ kind: 'answer', quote, source: `Answer to ${asked.character_name}`, section: null, start }];
}

/** A sentence of so many words stands better alone than one of fewer. */
const wholeWords = 9;
/** On these a neighbor's belief is no evidence where only facts count. */
const opinions: ReadonlySet<string> = new Set(['property_values', 'traffic_roads']);

/** Whether an unanswered point stands against what was shown. */
const contradicts = (point: Point, { also, lay_opinion: lay }: CriterionSheet): boolean =>
  !isOnZoning(point) && !also.includes(point.topic) && (lay === 'weighs' || !opinions.has(point.topic));

/** The criterion under which a point falls. What neighbors say in a variance goes to harm, and not to what the land is. */
function pointUnder(criteria: readonly CriterionSheet[], { topic }: Point): CriterionSheet | null {
  const isVariance = criteria.some(({ condition_cures: cures }) => cures === false);
  if (!isVariance) return criterionFor(criteria, topic);
  return criteria.find(({ condition_cures: cures }) => cures !== false) ?? criteria.at(-1) ?? null;
}

/** Fewest points at which a fact in an answer to the standard itself is worth quoting, though the answer left things out. */
const quotableFrom = 3;
const notKnown: readonly string[] = [
  "don't know",
  'do not know',
  'not sure',
  'not yet',
  "haven't",
  'have not',
  'no study',
];

/** A fact in an answer to the question on the standard: a figure, a paper or somebody qualified; null where it has none. */
function factCitation({ asked, answered, judged }: Exchange): Citation[] | null {
  if (answered === null || (scoreOf(judged) ?? 0) < quotableFrom) return null;
  const found = spokenSentences(answered.text)
    .map(({ start, end }) => ({ start, quote: answered.text.slice(start, end).trim() }))
    .find(({ quote }) => showsAnything(quote) && tellsFact(quote) && !notKnown.some((words) => quote.includes(words)));
  if (found === undefined) return null;
  return [{ kind: 'answer', ...found, source: `Answer to ${asked.character_name}`, section: null }];
}

/** The first whole sentence of an answer. */
function offeredCitation({ asked, answered }: Exchange): Citation[] {
  const text = answered?.text ?? '';
  const found = spokenSentences(text)
    .map(({ start, end }) => ({ start, quote: text.slice(start, end).trim() }))
    .find(({ quote }) => showsAnything(quote));
  return found === undefined
    ? []
    : [{ kind: 'answer', ...found, source: `Answer to ${asked.character_name}`, section: null }];
}

/** Whether a sentence can bear on a criterion: one that is plainly about other subjects cannot. What the land is has no subjects. */
function isToThePoint(quote: string, { topics, also, condition_cures: cures }: CriterionSheet): boolean {
  const about = topicsIn(quote) as readonly string[];
  return cures === false || about.length === 0 || about.some((topic) => topics.includes(topic) || also.includes(topic));
}

/** What the applicant put on the record when the chair asked for it before closing: a sentence with a fact, and not a promise to look. */
function toldBeforeClose(r: Rehearsal, criterion: CriterionSheet): Citation[] {
  const reply = gapsAsked(r).find(({ id }) => id === gapId(criterion))?.reply ?? '';
  const found = spokenSentences(reply)
    .map(({ start, end }) => ({ start, quote: reply.slice(start, end).trim() }))
    .find(({ quote }) => showsAnything(quote) && tellsFact(quote) && isToThePoint(quote, criterion));
  return found === undefined ? [] : [{ kind: 'answer', ...found, source: 'Answer to the chair', section: null }];
}

/** Whether a reply puts a fact on the record: a figure, a paper or an undertaking in words that can stand alone.
 *  Takes: the reply.  Throws: never. */
export function bringsFact(reply: string): boolean {
  return spokenSentences(reply).some(({ start, end }) => {
    const sentence = reply.slice(start, end).trim();
    return showsAnything(sentence) && tellsFact(sentence);
  });
}

function testimonyCitation(r: Rehearsal, point: Point): Citation[] {
  const event = r.proceeding.testified.find(({ points }) => points.some(({ id }) => id === point.id));
  if (event === undefined) return [];
  const start = Math.max(0, event.statement.indexOf(point.text));
  return [{ kind: 'testimony', quote: point.text, source: event.speaker.name, section: null, start }];
}
