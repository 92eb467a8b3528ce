import type { Venue } from '@rostrum/contract';
import { allTopics, entryFor, topicById } from '../knowledge/all-topics.ts';
import type { IndustryGroup, TopicId } from '../knowledge/types.ts';
import type { Materials } from '../filed/types.ts';
import type { ProjectFacts } from '../record/rehearsal.ts';
import { onceForMaterials } from './once-for-materials.ts';
import { topicSignals } from './topic-signals.ts';
import { useOfProject } from './use-of-project.ts';

/** How often boards raise a topic whatever stands before them: what a planner would put on the back of an envelope. The
 *  weight in the knowledge says how the industry shifts it. */
const boardHabit: Partial<Record<TopicId, number>> = {
  traffic_roads: 0.8,
  noise: 0.65,
  screening_visual: 0.65,
  comprehensive_plan_consistency: 0.65,
  enforcement: 0.55,
  community_engagement: 0.5,
  stormwater_drainage: 0.45,
  setbacks: 0.45,
  hours_of_operation: 0.4,
  health_safety: 0.4,
  ownership_transfer: 0.4,
  construction_hours: 0.35,
  density_height: 0.35,
  precedent: 0.35,
  project_need: 0.35,
  decommissioning_bond: 0.3,
  tax_revenue: 0.3,
  fire_emergency: 0.3,
  power_supply_grid: 0.3,
  lighting: 0.3,
  water_use: 0.25,
  parking: 0.25,
  open_space_trails: 0.25,
  neighborhood_character: 0.35,
};

const publicHabit: Partial<Record<TopicId, number>> = {
  health_safety: 0.7,
  noise: 0.7,
  traffic_roads: 0.65,
  neighborhood_character: 0.6,
  property_values: 0.6,
  screening_visual: 0.5,
  community_engagement: 0.55,
  setbacks: 0.5,
  wells_groundwater: 0.5,
  stormwater_drainage: 0.4,
  precedent: 0.4,
  comprehensive_plan_consistency: 0.4,
  farmland_soil: 0.3,
  tax_revenue: 0.35,
  wildlife_habitat: 0.3,
  lighting: 0.3,
  density_height: 0.3,
  construction_hours: 0.3,
  ownership_transfer: 0.3,
  water_use: 0.25,
  jobs: 0.2,
};

const rareHabit = 0.15;

/** The text from which the facts of this presentation are read, and how much of it speaks to each topic. */
interface Signals {
  readonly board: ReadonlyMap<TopicId, number>;
  readonly public: ReadonlyMap<TopicId, number>;
}

function signalsIn(text: string): Signals {
  const strengths = { board: new Map<TopicId, number>(), public: new Map<TopicId, number>() };
  const add = (map: Map<TopicId, number>, topic: TopicId, strength: number): void => {
    // Two weak hints make a strong one, but nothing exceeds 0.6.
    const before = map.get(topic) ?? 0;
    map.set(topic, Math.min(0.6, before + strength * (before > 0 ? 0.5 : 1)));
  };
  for (const { topic, pattern, board, public: forPublic } of topicSignals) {
    if (!pattern.test(text)) continue;
    add(strengths.board, topic, board);
    add(strengths.public, topic, forPublic);
  }
  return strengths;
}

function factsText(facts: ProjectFacts): string {
  return [facts.description ?? '', ...facts.facts, facts.zoning ?? '', facts.projectType, facts.projectName].join('. ');
}

const signalsOfText = onceForMaterials((materials, said) =>
  signalsIn(`${materials.presentation?.text ?? ''}\n${said}\n${materials.projectText}`),
);

function signalsOf(materials: Materials, facts: ProjectFacts): Signals {
  const text = textsOfFacts.get(facts) ?? factsText(facts);
  textsOfFacts.set(facts, text);
  return signalsOfText(materials, text);
}

const textsOfFacts = new WeakMap<ProjectFacts, string>();

/** Prior weight of a topic for an industry group and venue, before any fact of the project; 0 where the topic cannot
 *  arise for this kind of project. Gives: 0..1. */
export function topicPrior(topic: TopicId, group: IndustryGroup, venue: Venue): number {
  const entry = entryFor(topic, group);
  if (entry === null) return 0;
  const habit = (venue === 'public' ? publicHabit : boardHabit)[topic] ?? rareHabit;
  const known = venue === 'public' ? entry.publicWeight : entry.boardWeight;
  return 0.55 * known + 0.45 * habit;
}

/** Boards take up what the applicant put on the table; the public comes with its own list and listens for less of it. */
const publicShare = 0.35;

/** How much each topic calls to be raised for this project in this venue: what boards raise for this kind of project,
 *  what this presentation puts on the table, and what this community cares about.
 *  Takes: the project's facts, what is on file, the venue and the community's factors.  Gives: 0 and more, by topic; topics that cannot
 *  arise are absent.  Throws: never. */
export function topicScores(
  facts: ProjectFacts,
  materials: Materials,
  venue: Venue,
  priorities: Readonly<Partial<Record<TopicId, number>>>,
): ReadonlyMap<TopicId, number> {
  const kept = scoresKept.get(materials) ?? [];
  const before = kept.find((one) => one.facts === facts && one.venue === venue && one.priorities === priorities);
  if (before !== undefined) return before.scores;
  const scores = scoresOf(facts, materials, venue, priorities);
  scoresKept.set(materials, [{ facts, venue, priorities, scores }, ...kept.slice(0, 3)]);
  return scores;
}

interface Scored {
  readonly facts: ProjectFacts;
  readonly venue: Venue;
  readonly priorities: Readonly<Partial<Record<TopicId, number>>>;
  readonly scores: ReadonlyMap<TopicId, number>;
}

/** The same documents are asked about again and again; a room has few venues. */
const scoresKept = new WeakMap<Materials, readonly Scored[]>();

function scoresOf(
  facts: ProjectFacts,
  materials: Materials,
  venue: Venue,
  priorities: Readonly<Partial<Record<TopicId, number>>>,
): ReadonlyMap<TopicId, number> {
  const signals = signalsOf(materials, facts)[venue === 'public' ? 'public' : 'board'];
  const share = venue === 'public' ? publicShare : 1;
  const scores = new Map<TopicId, number>();
  const shift = useOfProject(facts, materials)?.shift ?? {};
  for (const { topic } of allTopics) {
    const known = topicPrior(topic, facts.industry, venue);
    if (known === 0) continue;
    const prior = Math.max(0.02, known + (shift[topic] ?? 0));
    // A community that cares makes a topic likelier; it never makes a topic of its own.
    const factor = Math.min(1.3, 1 + ((priorities[topic] ?? 1) - 1) * 0.3);
    scores.set(topic, (prior + share * (signals.get(topic) ?? 0)) * factor);
  }
  return scores;
}

/** How strongly the facts of this project lead to a topic, the kind of project aside. Gives: 0..0.6. */
export function signalStrength(topic: TopicId, facts: ProjectFacts, materials: Materials, venue: Venue): number {
  return signalsOf(materials, facts)[venue === 'public' ? 'public' : 'board'].get(topic) ?? 0;
}

/** The topics whose subject a text is about, by the cues of the knowledge, in the order of the knowledge. */
export function topicsIn(text: string): readonly TopicId[] {
  return allTopics.filter(({ topic }) => cueOf(topic)?.test(text) ?? false).map(({ topic }) => topic);
}

/** The topic that a sentence is most about: the one its words name oftenest, the one named first where two tie; null where none is. */
export function mainTopicOf(sentence: string): TopicId | null {
  let best: { topic: TopicId; value: number } | null = null;
  for (const topic of topicsIn(sentence)) {
    const cue = cueOf(topic);
    if (cue === null) continue;
    const times = [...sentence.matchAll(new RegExp(cue.source, 'gi'))].length;
    const value = times - sentence.search(cue) / Math.max(1, sentence.length);
    if (best === null || value > best.value) best = { topic, value };
  }
  return best?.topic ?? null;
}

/** The topics that a text hints at, by the signals of at least this strength. */
export function topicsHintedIn(text: string, strength: number): readonly TopicId[] {
  return topicSignals.filter(({ board, pattern }) => board >= strength && pattern.test(text)).map(({ topic }) => topic);
}

const cues = new Map<TopicId, RegExp>();

/** One pattern that recognises a topic in any text; null where nothing is known of it. */
export function cueOf(topic: TopicId): RegExp | null {
  const known = cues.get(topic);
  if (known !== undefined) return known;
  const knowledge = topicById(topic);
  if (knowledge === null) return null;
  const pattern = new RegExp(
    `(?<![A-Za-z])(?:${knowledge.cues.map((source) => `(?:${source})`).join('|')})(?![A-Za-z])`,
    'i',
  );
  cues.set(topic, pattern);
  return pattern;
}
