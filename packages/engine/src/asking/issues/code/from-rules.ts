import { withoutDoubles, withoutLabel } from '../../../ordinance/outline-text.ts';
import type { Citation } from '@rostrum/contract';
import { endsIn, squeezed } from '../../../base/text.ts';
import { annotate } from '../../../language/annotate.ts';
import type { Annotation } from '../../../language/types.ts';
import { complianceTable } from '../../../ordinance/compliance/table.ts';
import { requestsIn } from '../../../ordinance/compliance/requests.ts';
import type { ComplianceRow, TextReading } from '../../../ordinance/types.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Materials } from '../../../filed/types.ts';
import type { TopicId } from '../../../knowledge/types.ts';
import { inFeet } from '../record/figures-said.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';

/** Topics on which a rule decides a case. */
const deciding: ReadonlySet<TopicId> = new Set<TopicId>([
  'setbacks',
  'noise',
  'density_height',
  'decommissioning_bond',
  'screening_visual',
  'shadow_flicker',
  'hours_of_operation',
  'parking',
  'wells_groundwater',
  'road_use_agreement',
]);

/** The most rules raised in one hearing. */
const mostRules = 12;
/** The most words of a rule to read aloud. */
const longestClip = 22;

interface Kept {
  readonly presentation: Materials['presentation'];
  readonly reviewed: string;
  readonly issues: readonly Issue[];
}

/** Cached by the ordinance, because the materials are assembled anew for every call. */
const kept = new WeakMap<TextReading, Kept>();

/** Rules on file compared with what was stated: a confirmed shortfall is asserted, everything else asked about.
 *  Takes: what is on file and the keys raised before.  Gives: issues, at most a dozen.  Throws: never. */
export function ruleIssues(materials: Materials, raised: ReadonlySet<string>): readonly Issue[] {
  const { ordinance, presentation } = materials;
  if (ordinance === null) return [];
  const reviewed = JSON.stringify(materials.reviewed ?? {});
  let known = kept.get(ordinance);
  if (known?.presentation !== presentation || known.reviewed !== reviewed) {
    known = { presentation, reviewed, issues: rulesOf(materials) };
    kept.set(ordinance, known);
  }
  return known.issues.filter(({ key }) => !raised.has(key));
}

function rulesOf(materials: Materials): readonly Issue[] {
  const issues: Issue[] = [];
  for (const row of complianceTable(materials)) {
    const issue = issueOf(row, materials);
    if (issue !== null && !issues.some(({ text }) => text === issue.text)) issues.push(issue);
    if (issues.length >= mostRules) break;
  }
  return issues;
}

/** Where a rule that is too long to be read whole may be cut: what follows only adds to it. */
const joints: ReadonlySet<string> = new Set([',', ';', 'and', 'or']);
/** Words that take part of a rule back: without that part the rule would be different. */
const taking = matcher([
  'except|unless',
  'provided that|however',
  'other than',
  'however|notwithstanding',
  'not include|including',
]);
/** Duties in later years, which an application can neither meet nor miss. */
const later = matcher([
  'shall be removed|repaired|updated|renewed|revoked|replaced|restored|reviewed|inspected|maintained|tested',
  'shall remove|repair|update|renew|replace|restore|keep|maintain|notify',
  'not|no longer used|operated|occupied for',
  'abandon|abandoned|cease|discontinued|expire',
  'board|commission|council|director|administrator|department|clerk|examiner|committee shall|must|may',
]);

/** After an item of a list. */
const andMore = '; and';

/** A rule as it can be read aloud: from its subject, so that 'No building shall ...' keeps its 'No', to just past its figure.
 *  Takes: the rule, the position of its figure, and the most words.  Gives: null if that is too long, or if what is cut off would change the rule.  Throws:
 *  never. */
export function clipOf(quote: string, place = 0, longest = longestClip): string | null {
  const rule = withoutLabel(quote);
  const reading = annotate(rule);
  const offset = place - (quote.length - rule.length);
  const figure = reading.quantities.find(({ end }) => end > offset);
  if (figure === undefined || taking.test(reading)) return null;
  const { tokens } = reading;
  const at = tokens.findIndex(({ start }) => start >= figure.start);
  const sentence = reading.sentences.find(({ from, to }) => from <= at && to > at);
  if (at < 0 || sentence === undefined) return null;
  const past = tokens.findIndex(({ start }) => start >= figure.end);
  let to = sentence.to;
  if (to - sentence.from > longest) {
    const ends = tokens.flatMap(({ lower }, place) => (past > 0 && place >= past && joints.has(lower) ? [place] : []));
    // The 'and' of 'between 9 p.m. and 7 a.m.' is inside a phrase.
    const isInside = tokens.slice(past, ends[0]).some(({ lower }) => lower === 'between');
    to = ends[isInside ? 1 : 0] ?? -1;
    // 'Within one-quarter mile, by sidewalk, of a bus stop' goes on after its comma.
    if (to < 0 || (to === past && tokens[to]?.text === ',')) return null;
  }
  const [first, last] = [tokens[sentence.from], tokens[to - 1]];
  if (first === undefined || last === undefined || to - sentence.from > longest) return null;
  const clip = withoutDoubles(squeezed(rule.slice(first.start, last.end)));
  return clip.endsWith(andMore) ? clip.slice(0, -andMore.length) : clip;
}

function issueOf(row: ComplianceRow, materials: Materials): Issue | null {
  const { standard, claim, verdict, applies } = row;
  if (standard.topic === null || applies === 'no' || !deciding.has(standard.topic)) return null;
  if (verdict === 'meets') return null;
  // Whose figure it is, or to where it is measured, isn't clear: nothing is asked of it unless the applicant says that the rule applies.
  if (verdict === 'cannot_tell' || (claim !== null && verdict !== 'falls_short' && applies !== 'yes')) return null;
  if (claim === null && later.test(annotate(standard.quote))) return null;
  // If relief from a rule is requested, everybody knows that it isn't met.
  if (claim !== null && requestsIn(claim.sentence).length > 0) return null;
  // 'From a public street: twenty feet' doesn't say what has to be so far away.
  if (!/\b(?:shall|must|may not)\b/i.test(standard.quote)) return null;
  // 'DNL: the average level over 24 hours' says what a word means.
  if (!isOfOneThing(row) || meaning.test(standard.quote)) return null;
  const top = claim === null ? topOver(row.standard, materials) : null;
  if (claim === null && top === null && isSpokenOf(standard.quote, materials)) return null;
  const clip = clipOf(standard.quote, standard.figure === undefined ? 0 : standard.figure.start - standard.span.start);
  if (clip === null) return null;
  const citations: Citation[] = [
    {
      kind: 'ordinance',
      quote: standard.quote,
      source: 'ordinance',
      section: standard.section === '' ? null : standard.section,
      start: standard.span.start,
    },
  ];
  const isShort = verdict === 'falls_short' && claim !== null;
  // Asserted only if the applicant said that the rule applies. decisions.md §8.
  const isConfirmed = isShort && applies === 'yes';
  if (claim !== null)
    citations.push({ kind: 'presentation', quote: claim.sentence, source: 'presentation', section: null, start: null });
  return {
    ...boardQuestion,
    kind: isConfirmed ? 'shortfall' : 'cited_rule',
    key: `rule:${standard.span.start}`,
    topic: standard.topic,
    weight: isShort || top !== null ? 1 : runsOutside(standard, materials) ? 0.8 : claim !== null ? 0.5 : 0.25,
    citations,
    text: textOf(clip, isShort ? isConfirmed : null, claim === null ? top : figureIn(claim.sentence, claim.value)),
    by: ['board', 'chair', 'staff'],
    sharpness: isShort ? 2 : 1,
    purpose: isShort ? 'criticism' : 'clarification',
    reason: isShort
      ? 'What you stated is held against this rule of the ordinance.'
      : 'The ordinance has a rule on it, and it is not plain whether what you filed meets it.',
  };
}

/** 'Day-night level (DNL): ...', '"Setback" means ...'. */
const meaning = /\bmeans?\b|^[A-Z][A-Z\s-]+(?:\([A-Z]+\))?:/;

/** What the code wants, as the applicant puts it: 'the code wants 45 guest spaces'. */
const codes = matcher([
  'code|ordinance|rule|law|county|town|city want|require|call|say|allow|ask|stop|set ... <number>',
]);
/** Words in rules that name no thing on a site. */
const wordsOfRules: ReadonlySet<string> = new Set(
  'shall foot feet least most more less than least site property project number unit day building decibel dba acre percent gallon hour'.split(
    ' ',
  ),
);

const tall = matcher(['<number> foot|story ... tall|high|height|top|peak|ridge|tip', 'height|tall|high ... <number>']);

/** True if a figure is said to be how tall something is. */
const isTall = (said: Annotation, value: number): boolean =>
  tall
    .all(said)
    .some(({ start, end }) =>
      said.quantities.some((one) => one.value === value && one.start >= start && one.start < end),
    );

/** True if the figure is the applicant's own, and, for a rule about a count, counts the same thing; if it isn't clear that the rule applies
 *  to it, both must name the same thing. */
function isOfOneThing({ standard, claim, applies }: ComplianceRow): boolean {
  if (claim === null) return true;
  const said = annotate(claim.sentence);
  const isCodes = codes
    .all(said)
    .some((match) =>
      said.quantities.some(({ start, value }) => start >= match.start && start < match.end && value === claim.value),
    );
  if (isCodes) return false;
  const rule = annotate(standard.quote);
  const things = new Set(rule.tokens.flatMap(({ tag, lemma }) => (tag === 'word' ? [lemma] : [])));
  // A width isn't a height, whatever else its sentence mentions.
  if (things.has('height') && claim.value !== null && !isTall(said, claim.value)) return false;
  const counted = said.quantities.find(({ dimension, value }) => dimension === 'count' && value === claim.value);
  if (counted !== undefined && counted.unit !== null && !things.has(counted.unit)) return false;
  return (
    applies === 'yes' ||
    said.tokens.some(({ tag, lemma }) => tag === 'word' && things.has(lemma) && !wordsOfRules.has(lemma))
  );
}

/** A height to the very top: '307 feet to the tip of the rod'. */
const toTheTop = matcher(['<number> foot to|at the tip|top|peak']);
/** What a rule on height mentions if it is about the whole structure. */
const ofTheWhole = matcher([
  'structure|tower|turbine ... exceed',
  '^ <number>? height ... exceed',
  'height of a|any|the structure|tower|turbine',
]);

/** The stated height to the top, in its own words, if a rule on the height of the whole allows less; else null. */
function topOver({ quote, comparator, value, unit }: ComplianceRow['standard'], materials: Materials): string | null {
  if (comparator !== 'max' || unit !== 'feet' || value === null || !ofTheWhole.test(annotate(quote))) return null;
  for (const text of [materials.presentation?.text ?? '', materials.projectText]) {
    const reading = annotate(text);
    for (const match of toTheTop.all(reading)) {
      const top = reading.quantities.find(({ start }) => start === match.start);
      if (top?.dimension === 'length' && top.value > value) return text.slice(top.start, top.end);
    }
  }
  return null;
}

/** True if what was presented or filed names a thing that the rule is about, whatever it says of it. */
function isSpokenOf(quote: string, { presentation, projectText }: Materials): boolean {
  const things = new Set(
    annotate(quote).tokens.flatMap(({ tag, lemma }) =>
      tag === 'word' && lemma.length > 3 && !wordsOfRules.has(lemma) ? [lemma] : [],
    ),
  );
  const record = annotate(`${presentation?.text ?? ''}\n${projectText}`);
  const own = annotate(quote).quantities[0]?.dimension;
  if (own === 'area' && record.quantities.some(({ dimension }) => dimension === 'area')) return true;
  return (things.has('height') && tallAtAll.test(record)) || record.tokens.some(({ lemma }) => things.has(lemma));
}

const tallAtAll = matcher(['tall|high|height|story|peak|ridge|parapet']);

/** True if stated hours start before the rule's or end after them. */
function runsOutside({ topic, quote }: ComplianceRow['standard'], { presentation, projectText }: Materials): boolean {
  const rule = topic === 'hours_of_operation' ? annotate(quote).schedules[0] : undefined;
  if (rule === undefined || rule.from === null || rule.to === null) return false;
  const { from: earliest, to: latest } = rule;
  return annotate(`${presentation?.text ?? ''}\n${projectText}`).schedules.some(
    ({ from, to }) => from !== null && to !== null && (from < earliest || to > latest),
  );
}

/** The stated figure in its own words ('260 feet'); null if it isn't clear which one it is. */
function figureIn(sentence: string, value: number | null): string | null {
  const said = annotate(sentence).quantities.map(({ start, end }) => inFeet(sentence.slice(start, end)));
  return value === null ? null : (said.find((words) => words.includes(String(value))) ?? null);
}

function textOf(clip: string, isConfirmed: boolean | null, figure: string | null): string {
  const rule = endsIn(clip, '.?') ? clip.slice(0, -1) : clip;
  if (isConfirmed !== true)
    return figure === null
      ? `The code says "${rule}." Do you meet that?`
      : `You said ${figure}, and the code says "${rule}." Do you meet that?`;
  return figure === null
    ? `The code says "${rule}," and you don't have that. Why should we allow it?`
    : `You're at ${figure}, and the code says "${rule}." Why should we allow it?`;
}
