import type { Citation } from '@rostrum/contract';
import { annotate } from '../../language/annotate.ts';
import { complianceTable } from '../../ordinance/compliance/table.ts';
import type { ComplianceRow, TextReading } from '../../ordinance/types.ts';
import type { Materials } from '../../filed/types.ts';
import type { TopicId } from '../../knowledge/types.ts';
import type { Issue } from '../types.ts';

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

/** Rules raised in one hearing at most. */
const mostRules = 12;
/** Words of a rule that are read aloud, at most. */
const longestClip = 14;
const leadWords = 4;

interface Kept {
  readonly presentation: Materials['presentation'];
  readonly reviewed: string;
  readonly issues: readonly Issue[];
}

/** By the ordinance: the materials are put together anew at every call. */
const kept = new WeakMap<TextReading, Kept>();

/** Rules on file beside what was stated: a confirmed shortfall asserted, everything else asked.
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
    const issue = issueOf(row);
    if (issue !== null && !issues.some(({ text }) => text === issue.text)) issues.push(issue);
    if (issues.length >= mostRules) break;
  }
  return issues;
}

/** The words of a rule around its figure, short enough to be read aloud; null where there is no such stretch. */
export function clipOf(quote: string): string | null {
  const reading = annotate(quote);
  const figure = reading.quantities[0];
  if (figure === undefined) return null;
  const { tokens } = reading;
  const at = tokens.findIndex(({ start }) => start >= figure.start);
  const sentence = reading.sentences.find(({ from, to }) => from <= at && to > at);
  if (at < 0 || sentence === undefined) return null;
  const clause = sentence.clauses.find(({ from, to }) => from <= at && to > at) ?? sentence;
  const from = Math.max(clause.from, at - leadWords);
  let to = Math.min(clause.to, from + longestClip);
  while (to > at + 1 && to < clause.to && !['preposition', 'conjunction'].includes(tokens[to]?.tag ?? '')) to -= 1;
  while (to > at + 1 && tokens[to - 1]?.tag !== 'word' && tokens[to - 1]?.tag !== 'number') to -= 1;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (first === undefined || last === undefined || last.end < figure.end) return null;
  return quote.slice(first.start, last.end).replace(/\s+/g, ' ');
}

function issueOf(row: ComplianceRow): Issue | null {
  const { standard, claim, verdict, applies } = row;
  if (standard.topic === null || applies === 'no' || !deciding.has(standard.topic)) return null;
  if (verdict !== 'falls_short' && verdict !== 'not_stated') return null;
  const clip = clipOf(standard.quote);
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
  // Asserted only where the applicant said that the rule applies. decisions.md §8.
  const isConfirmed = isShort && applies === 'yes';
  if (isShort)
    citations.push({ kind: 'presentation', quote: claim.sentence, source: 'presentation', section: null, start: null });
  return {
    kind: isConfirmed ? 'shortfall' : 'cited_rule',
    key: `rule:${standard.span.start}`,
    topic: standard.topic,
    weight: isShort ? 0.8 : 0.25,
    citations,
    followUpOf: null,
    text: textOf(clip, isShort ? isConfirmed : null, isShort ? figureIn(claim.sentence, claim.value) : null),
    form: 'question',
    by: ['board', 'chair', 'staff', 'expert'],
    position: null,
    sharpness: isShort ? 2 : 1,
    purpose: isShort ? 'criticism' : 'clarification',
    asks: [],
    reason: isShort
      ? 'What you stated is held against this rule of the ordinance.'
      : 'The ordinance has a rule on it, and nothing you filed speaks to that.',
  };
}

/** The stated figure in its own words ('260 feet'); null where it is not plain which one it is. */
function figureIn(sentence: string, value: number | null): string | null {
  const said = annotate(sentence).quantities.map(({ start, end }) => sentence.slice(start, end));
  return value === null ? null : (said.find((words) => words.includes(String(value))) ?? null);
}

function textOf(clip: string, isConfirmed: boolean | null, figure: string | null): string {
  const rule = /[.?]$/.test(clip) ? clip.slice(0, -1) : clip;
  if (isConfirmed === null) return `The code says "${rule}." Do you meet that?`;
  if (!isConfirmed) return `The code says "${rule}." Does that apply to you, and do you meet it?`;
  return figure === null
    ? `The code says "${rule}," and you don't have that. Why should we allow it?`
    : `You're at ${figure}, and the code says "${rule}." Why should we allow it?`;
}
