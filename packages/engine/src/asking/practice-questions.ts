import type { TopicId } from '../knowledge/types.ts';

/** A practice question that is always available. */
export interface PracticeQuestion {
  readonly question: string;
  /** Theme id it is filed under, and the topics of the knowledge base it touches. */
  readonly topic: string;
  readonly topics: readonly TopicId[];
}

/** The eight built-in practice questions. practice.md §8 (Question generation failure in practice). */
export const practiceQuestions: readonly PracticeQuestion[] = [
  {
    topic: 'environmental_impact',
    topics: ['wildlife_habitat', 'stormwater_drainage', 'wells_groundwater'],
    question: 'What lives on this land or runs off it today, and how do you know your project leaves it no worse?',
  },
  {
    topic: 'community_impact',
    topics: ['community_engagement', 'neighborhood_character'],
    question: 'What did the neighbors ask you to change, and which of those changes are on the plan in front of us?',
  },
  {
    topic: 'economic_impact',
    topics: ['tax_revenue', 'jobs'],
    question: 'Once the construction crews are gone, what does the community still get, every year, and from whom?',
  },
  {
    topic: 'visual_impact',
    topics: ['screening_visual', 'glare', 'lighting'],
    question: 'Stand at the nearest front door in January, with the leaves down. What do I see?',
  },
  {
    topic: 'nuisance_concerns',
    topics: ['noise', 'odor_dust', 'hours_of_operation'],
    question:
      'Who answers the phone at two in the morning when a neighbor cannot sleep, and what can that person do about it?',
  },
  {
    topic: 'traffic_and_roads',
    topics: ['traffic_roads', 'road_use_agreement'],
    question: 'Which roads will your trucks use, how many come on the busiest day, and who repairs what they break?',
  },
  {
    topic: 'fire_and_emergency_response',
    topics: ['fire_emergency', 'health_safety'],
    question:
      'Suppose something burns. Who comes, how long does it take them, and what have you given them to fight it with?',
  },
  {
    topic: 'decommissioning_and_restoration',
    topics: ['decommissioning_bond', 'enforcement'],
    question: 'If the company is gone in twenty years, whose money takes this down and puts the ground back?',
  },
];

/** The built-in questions on the topics wanted, in order; all of them if none fits.
 *  Takes: theme ids or topics (empty or 'general': all).  Throws: never. */
export function practiceQuestionsFor(wanted: readonly string[]): readonly PracticeQuestion[] {
  const set = new Set(wanted);
  const fitting = practiceQuestions.filter(({ topic, topics }) => set.has(topic) || topics.some((id) => set.has(id)));
  return fitting.length > 0 ? fitting : practiceQuestions;
}
