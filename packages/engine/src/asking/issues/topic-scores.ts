import type { Venue } from '@rostrum/contract';
import { rates, topicFiles } from '../../knowledge/authored.ts';
import type { TopicFile, TopicId } from '../../knowledge/types.ts';
import type { ProjectFacts } from '../../record/rehearsal.ts';
import type { OnRecord } from './record/on-record.ts';

/** How much each thing known about a topic counts. Fitted on hearings, each measured with the weights of the others (bench, group
 *  asking). */
export interface ScoreWeights {
  /** How often it comes up for this kind of project, as written in its file. */
  readonly kind: number;
  /** How often it comes up at any hearing. */
  readonly any: number;
  /** What the applicant brings up gets asked about. */
  readonly mention: number;
  /** How much more often for the use than for its group. */
  readonly use: number;
}

export const boardWeights: ScoreWeights = { kind: 0.55, any: 0.45, mention: 0.35, use: 1 };
export const publicWeights: ScoreWeights = { kind: 0.55, any: 0.45, mention: 0.15, use: 1 };

/** A topic that hardly anybody raises. */
const rare = 0.12;

/** How often a topic comes up for a kind of project before anything about the project is known. Gives: 0..1. */
function priorOf(file: TopicFile, facts: ProjectFacts, venue: 'board' | 'public', weights: ScoreWeights): number {
  const known = file.weights[facts.industry] ?? file.weights.generic;
  const any = rates[venue][file.topic] ?? rare;
  return weights.kind * (known?.[venue] ?? 0) + weights.any * any;
}

/** What is left to talk about if nothing will be built and something will only run longer. */
const ofRunningLonger: ReadonlySet<TopicId> = new Set<TopicId>([
  'noise',
  'hours_of_operation',
  'traffic_roads',
  'lighting',
  'odor_dust',
  'enforcement',
  'community_engagement',
  'property_values',
  'project_need',
  'jobs',
]);

/** True if a topic can come up for this project at all. */
function canArise(file: TopicFile, facts: ProjectFacts, record: OnRecord): boolean {
  if (record.has('hours_only') && !ofRunningLonger.has(file.topic)) return false;
  const known = file.weights[facts.industry] ?? file.weights.generic;
  return known !== undefined && known.board + known.public > 0;
}

/** How likely each topic is to be raised: by the kind of project, by hearings in general, by what the applicant brings up, and by what this
 *  community cares about.
 *  Takes: the project, the record as filed, the venue, the community's factors, and weights other than the product's.  Gives: above 0, by
 *  topic; topics that cannot come up are absent.  Throws: never. */
export function topicScores(
  facts: ProjectFacts,
  record: OnRecord,
  venue: Venue,
  priorities: Readonly<Partial<Record<TopicId, number>>>,
  weights: ScoreWeights = venue === 'public' ? publicWeights : boardWeights,
): ReadonlyMap<TopicId, number> {
  const side = venue === 'public' ? 'public' : 'board';
  const scores = new Map<TopicId, number>();
  for (const file of topicFiles) {
    if (!canArise(file, facts, record)) continue;
    const prior = priorOf(file, facts, side, weights);
    const shift = weights.use * (record.use?.shift[file.topic] ?? 0);
    const times = record.mentions().get(file.topic) ?? 0;
    const told = times === 0 ? 0 : weights.mention * (times === 1 ? 0.7 : 1);
    // A community that cares makes a topic likelier, but never creates one.
    const factor = Math.min(1.3, 1 + ((priorities[file.topic] ?? 1) - 1) * 0.3);
    scores.set(file.topic, Math.max(0.02, prior + shift + told) * factor);
  }
  return scores;
}
