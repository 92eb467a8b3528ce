import type { Citation, Venue } from '@rostrum/contract';
import { randomFrom } from '../base/random.ts';
import type { CommunitySheet } from '../catalogue/types.ts';
import type { TopicId } from '../knowledge/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { askedSoFar } from './asked-so-far.ts';
import { materialIssues } from './material-issues.ts';
import { mentionIndexOf } from './mentions.ts';
import type { ReadAloud } from './read-aloud.ts';
import { openAnswers, openIssue, requestIssues, roomIssues } from './room-issues.ts';
import { decisive } from './rule-weight.ts';
import { topicScores } from './topic-scores.ts';
import type { Issue, IssueKind } from './types.ts';

/** An issue with how much it calls to be raised now. */
export interface RankedIssue {
  readonly issue: Issue;
  readonly value: number;
}

/** What a kind of issue adds to its topic: hard evidence first. Subjects come from the topic; this decides what is made of them. */
const urgency: Readonly<Record<IssueKind, number>> = {
  contradiction: 0.7,
  shortfall: 0.4,
  unanswered_request: 0.35,
  open_answer: 0.1,
  cited_rule: 0.45,
  vague_claim: 0.1,
  unsupported_figure: 0.1,
  promise_without_mechanism: 0.1,
  news_story: 0.06,
  community_priority: 0.05,
  gap: 0.06,
  industry_concern: 0.06,
};

/** How much the night decides by which of several ways into a subject a board takes: hard evidence stays ahead of it. */
const wayIn = 0.1;

/** What a rule has to weigh before it is worth reading aloud at all; a lesser one waits until there is little else. */
const trifle = 0.15;

/** Kinds that are raised although their topic has been. */
const overridesCoverage: ReadonlySet<IssueKind> = new Set(['contradiction', 'shortfall', 'unanswered_request']);

function communityIssues(
  community: CommunitySheet,
  scores: ReadonlyMap<TopicId, number>,
  materials: Materials,
): readonly Issue[] {
  const { byTopic } = mentionIndexOf(materials);
  return Object.entries(community.priorities).flatMap(([name, factor]): readonly Issue[] => {
    const topic = name as TopicId;
    if (factor <= 1 || !scores.has(topic)) return [];
    const mention = byTopic.get(topic)?.[0];
    return [
      {
        kind: 'community_priority',
        key: `priority:${topic}`,
        topic,
        weight: Math.min(1, 0.3 * factor),
        citations: mention === undefined ? [] : [mention.citation],
        followUpOf: null,
      },
    ];
  });
}

/** Kinds that are about the very words quoted. */
const restsOnItsQuote: ReadonlySet<IssueKind> = new Set([
  'vague_claim',
  'unsupported_figure',
  'promise_without_mechanism',
  'news_story',
  'cited_rule',
]);
/** Kinds for which a quotation is only a way in. */
const mayChangeQuote: ReadonlySet<IssueKind> = new Set(['industry_concern', 'community_priority']);

/** Kinds that a board takes up before anything else: what cannot be true, what the rule does not allow, what nobody could enforce. */
const firstThings: Partial<Record<IssueKind, number>> = {
  contradiction: 1.6,
  shortfall: 1.2,
  promise_without_mechanism: 0.9,
};

/** What the kind of an issue adds because a board does not leave such a thing lying. Two in a row are enough before the talk
 *  turns to something else, and one promise stands for the others. */
function forwardOf(r: Rehearsal, venue: Venue): (issue: Issue) => number {
  if (venue === 'public') return () => 0;
  const isFirstThing = (kind: string): boolean => kind in firstThings;
  let first = 0;
  let seen = 0;
  for (let at = r.exchanges.length - 1; at >= 0 && seen < 3; at -= 1) {
    const asked = r.exchanges[at]?.asked;
    if (asked?.venue !== venue) continue;
    seen += 1;
    if (isFirstThing(asked.issue_kind)) first += 1;
  }
  if (first >= 2) return () => 0;
  const promised = r.exchanges.some(
    ({ asked }) => asked.venue === venue && asked.issue_kind === 'promise_without_mechanism',
  );
  const rules = r.exchanges.slice(-3).some(({ asked }) => asked.issue_kind === 'cited_rule');
  return ({ kind, weight, key }) => {
    if (kind === 'promise_without_mechanism' && promised) return 0;
    // Which of the deciding rules comes first is a matter of the member and the night; that one of them comes is not.
    if (kind === 'cited_rule')
      return weight < 0.8 * decisive || rules ? 0 : 0.25 * weight + 0.3 * randomFrom(r.seed, `rule:${key}`).next();
    return (firstThings[kind] ?? 0) * (0.5 + 0.5 * weight);
  };
}

function withAnotherQuote(issue: Issue, materials: Materials, quoted: ReadAloud): Issue {
  const fresh = (mentionIndexOf(materials).byTopic.get(issue.topic) ?? []).find(
    ({ citation }) => !quoted.has(citation),
  );
  return { ...issue, citations: fresh === undefined ? [] : [fresh.citation] };
}

/** Everything that could be raised now, most pressing first. No issue that was raised before is among them; a topic that
 *  has been asked about steps back; follow-ups are not among them (see `followUpDue`).
 *  Takes: the rehearsal, what is on file, the venue, the community, and topics to keep to (empty: all).  Gives: ranked issues, at least
 *  one for each topic allowed that can arise.  Throws: never. */
export function rankedIssues(
  r: Rehearsal,
  materials: Materials,
  venue: Venue,
  community: CommunitySheet,
  only: ReadonlySet<TopicId>,
): readonly RankedIssue[] {
  const scores = topicScores(r.project, materials, venue, community.priorities);
  const soFar = askedSoFar(r.exchanges);
  const { issueKeys: raised, timesOnTopic, quoted } = soFar;
  const { coverage: asked } = soFar.venues[venue];
  const allowed = (topic: TopicId): boolean => only.size === 0 || only.has(topic);
  const again = (topic: TopicId): Issue => {
    const times = timesOnTopic.get(topic) ?? 0;
    const mentions = mentionIndexOf(materials).byTopic.get(topic) ?? [];
    const mention = mentions[times % Math.max(1, mentions.length)];
    return {
      kind: 'industry_concern',
      key: `concern:${topic}:${times}`,
      topic,
      weight: 0.2,
      citations: mention === undefined ? [] : [mention.citation],
      followUpOf: null,
    };
  };
  const { turns, pressed } = pressing(r, venue);
  const mayReturn = pressed < Math.floor(turns / 5);
  const candidates = [
    ...roomIssues(r, materials, raised),
    ...(mayReturn ? requestIssues(r, raised) : []),
    ...materialIssues(r.project, materials),
    ...communityIssues(community, scores, materials),
    ...[...scores.keys()].filter((topic) => asked.has(topic)).map(again),
  ];
  const tilt = new Map<TopicId, number>();
  const ranked: RankedIssue[] = [];
  const best = new Map<TopicId, { readonly value: number; readonly drawn: number }>();
  const isStale = (citation: Citation): boolean => quoted.has(citation);
  const forward = forwardOf(r, venue);
  // A board reads the paper; it does not read from it all evening.
  const enoughNews =
    soFar.newsStories >= 1 + Math.floor(r.exchanges.length / 7) ||
    r.exchanges[r.exchanges.length - 1]?.asked.issue_kind === 'news_story';
  for (const candidate of candidates) {
    if (candidate.kind === 'news_story' && enoughNews) continue;
    if (raised.has(candidate.key) || !allowed(candidate.topic)) continue;
    // Nobody reads the same sentence aloud twice in an evening: another one on the subject, or none.
    if (restsOnItsQuote.has(candidate.kind) && candidate.citations.some(isStale)) continue;
    const issue =
      candidate.citations.some(isStale) && mayChangeQuote.has(candidate.kind)
        ? withAnotherQuote(candidate, materials, quoted)
        : candidate;
    const base = scores.get(issue.topic);
    if (base === undefined) continue;
    if (!tilt.has(issue.topic)) tilt.set(issue.topic, 0.06 * randomFrom(r.seed, `tilt:${venue}:${issue.topic}`).next());
    const covered = overridesCoverage.has(issue.kind) ? 0.4 : 1 / (1 + 3 * (asked.get(issue.topic) ?? 0));
    const value = (levelled(issue, base) + (tilt.get(issue.topic) ?? 0)) * covered + urgencyOf(issue) + forward(issue);
    const drawn = value - wayIn * randomFrom(r.seed, `way:${issue.key}`).next();
    ranked.push({ issue, value: drawn });
    const before = best.get(issue.topic);
    best.set(issue.topic, {
      value: Math.max(value, before?.value ?? -Infinity),
      drawn: Math.max(drawn, before?.drawn ?? -Infinity),
    });
  }
  // The draw is among the ways into one subject; which subject comes first it leaves alone.
  const levelOf = ({ issue: { topic } }: RankedIssue): number => {
    const of = best.get(topic);
    return of === undefined ? 0 : of.value - of.drawn;
  };
  return ranked
    .map((one): RankedIssue => ({ issue: one.issue, value: one.value + levelOf(one) }))
    .sort((a, b) => b.value - a.value || (a.issue.key < b.issue.key ? -1 : 1));
}

/** A deciding rule counts for itself as much as for how often boards talk of its subject. */
function levelled({ kind, weight }: Issue, base: number): number {
  return kind === 'cited_rule' && weight >= 0.8 * decisive ? 0.5 * (base + 0.75) : base;
}

function urgencyOf({ kind, weight }: Issue): number {
  return urgency[kind] * weight - (kind === 'cited_rule' ? trifle : 0);
}

/** Turns in this venue, and how many of them came back to something earlier. */
function pressing(
  r: Rehearsal,
  venue: Venue,
): { readonly turns: number; readonly pressed: number; readonly justPressed: boolean } {
  return askedSoFar(r.exchanges).venues[venue];
}

/** True while the board has not come back to earlier answers too often for the number of its turns. */
function mayPress(r: Rehearsal, venue: Venue): boolean {
  const { turns, pressed } = pressing(r, venue);
  const patience = r.difficulty === 'expert' ? 3 : r.difficulty === 'beginner' ? 5 : 4;
  return pressed < 1 + Math.floor(turns / patience);
}

/** Weight of an open answer that slipped altogether: a board lets none of these pass. */
const slipped = 0.75;

/** The answer that calls for a follow-up now, or null. One that slipped is followed up at once; a board that has just
 *  pressed does not press again on every answer, or it would never get through its list.
 *  Takes: the rehearsal, the venue, the topics to keep to.  Gives: the issue.  Throws: never. */
export function followUpDue(r: Rehearsal, venue: Venue, only: ReadonlySet<TopicId>): Issue | null {
  const { issueKeys: raised, byId } = askedSoFar(r.exchanges);
  const { justPressed } = pressing(r, venue);
  const patient = mayPress(r, venue);
  // Asking a third time about the same answer is badgering; on the hardest evening it takes a fourth.
  const depthOf = (questionId: string): number => {
    const earlier = byId.get(questionId);
    return earlier?.venue !== venue || earlier.follow_up_of === null ? 0 : 1 + depthOf(earlier.follow_up_of);
  };
  const mostChained = r.difficulty === 'expert' ? 2 : 1;
  const due = openAnswers(r, venue, 2, raised).find(
    ({ exchange, topic, weight }) =>
      (only.size === 0 || only.has(topic)) &&
      depthOf(exchange.asked.question_id) < mostChained &&
      (patient || (weight >= slipped && !justPressed)),
  );
  return due === undefined ? null : openIssue(due, r);
}
