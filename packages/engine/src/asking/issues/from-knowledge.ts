import { randomFrom } from '../../base/random.ts';
import { isSaidOf, topicFile, topicFiles } from '../../knowledge/authored.ts';
import type { KnowledgeLine, TopicId } from '../../knowledge/types.ts';
import { matcher, type Matcher } from '../../language/matcher.ts';
import type { ProjectFacts, Rehearsal } from '../../record/rehearsal.ts';
import type { Issue } from '../types.ts';
import type { OnRecord } from './record/on-record.ts';
import { filledLine } from '../wording/slots.ts';

/** Documents that a line says aren't on file. */
const papers: ReadonlySet<string> = new Set([
  'sound_study',
  'traffic_study',
  'drainage_study',
  'wildlife_study',
  'lighting_plan',
  'landscape_plan',
  'decommissioning_plan',
  'emergency_plan',
]);

/** A line as it may be said about a kind of project. */
interface OwnLine {
  readonly line: KnowledgeLine;
  /** The issue, its text with the slots as written. */
  readonly issue: Issue;
  readonly hasSlot: boolean;
  /** Finds what answers it in a text; null if no patterns are written for that. */
  readonly settledBy: Matcher | null;
}

/** By industry group and use: there are a few hundred of these. */
const kept = new Map<string, readonly OwnLine[]>();

/** The lines that fit the kind of project, with how closely they fit. */
function linesFor(facts: ProjectFacts, record: OnRecord): readonly OwnLine[] {
  const use = record.use?.use ?? null;
  const kind = `${facts.industry} ${use ?? ''}`;
  const known = kept.get(kind);
  if (known !== undefined) return known;
  const lines: OwnLine[] = [];
  for (const { topic, lines: ofTopic } of topicFiles)
    ofTopic.forEach((line, at) => {
      if (!isSaidOf(line, facts.industry, record.use)) return;
      const closeness = line.uses.length === 0 ? 0 : use !== null && line.uses.includes(use) ? 1 : 0.7;
      lines.push(ownLine(line, topic, `line:${topic}:${at}`, closeness));
    });
  record.use?.lines.forEach((line, at) => lines.push(ownLine(line, line.topic, `line:${use ?? ''}:${at}`, 1)));
  kept.set(kind, lines);
  return lines;
}

/** `closeness`: 1 for a line written for the use, 0 for one that fits any project. */
function ownLine(line: KnowledgeLine, topic: TopicId, key: string, closeness: number): OwnLine {
  const isGap = line.unless.some((premise) => papers.has(premise));
  const issue: Issue = {
    kind: isGap ? 'gap' : 'industry_concern',
    key,
    topic,
    weight: 0.1 + 0.45 * closeness + (line.presumes.length > 0 ? 0.15 : 0),
    citations: [],
    followUpOf: null,
    text: line.text,
    form: line.kind,
    by: line.by,
    position: line.position ?? null,
    sharpness: line.sharpness,
    purpose: line.purpose,
    asks: line.asks,
    isOfUse: closeness === 1,
    thoughSpoken: line.though_spoken,
    reason: isGap ? 'Nothing on file says so far, and a hearing looks for it.' : reasonOf(topic, closeness),
  };
  const settledBy = line.settled_by.length === 0 ? null : matcher(line.settled_by);
  return { line, issue, hasSlot: line.text.includes('{'), settledBy };
}

/** True if a premise of a line ('a|b': either) is on file or was said. Takes: what is on record, and the premise as written. */
export const holds = (record: OnRecord, premise: string): boolean => premise.split('|').some((one) => record.has(one));

/** What this kind of use always raises at a hearing, unless the record settles it.
 *  Takes: the rehearsal, the record and the keys raised before.  Gives: issues, one per line.  Throws: never. */
export function knowledgeIssues(r: Rehearsal, record: OnRecord, raised: ReadonlySet<string>): readonly Issue[] {
  const issues: Issue[] = [];
  // A plat or a site plan is reviewed against the standards of the code, not against the comprehensive plan.
  const isByRight = record.has('by_right_review') && !record.has('rezoning_asked');
  const lines = linesFor(r.project, record);
  for (const own of lines) {
    const { line, issue, hasSlot, settledBy } = own;
    if (line.one_of !== undefined && !isDrawn(own, lines, r.seed)) continue;
    if (raised.has(issue.key) || (isByRight && issue.topic === 'comprehensive_plan_consistency')) continue;
    if (!line.presumes.every((premise) => holds(record, premise))) continue;
    if (line.unless.some((premise) => record.has(premise))) continue;
    if (settledBy !== null && record.texts.some(({ annotation }) => settledBy.test(annotation))) continue;
    if (!hasSlot) {
      issues.push(issue);
      continue;
    }
    const text = filledLine(line.text, r.project, record);
    if (text !== null) issues.push({ ...issue, text });
  }
  return issues;
}

const waysKept = new WeakMap<OwnLine, readonly OwnLine[]>();

/** Of several ways to say one thing, the one for this rehearsal. */
function isDrawn(own: OwnLine, lines: readonly OwnLine[], seed: number): boolean {
  const ways = waysKept.get(own) ?? lines.filter(({ line }) => line.one_of === own.line.one_of);
  waysKept.set(own, ways);
  return randomFrom(seed, own.line.one_of ?? '').pick(ways) === own;
}

function reasonOf(topic: TopicId, closeness: number): string | null {
  const noun = topicFile(topic)?.noun ?? null;
  if (noun === null) return null;
  if (closeness === 1) return `Hearings on this kind of project often turn to ${noun}.`;
  return closeness > 0 ? `Hearings on projects like this one sometimes turn to ${noun}.` : null;
}
