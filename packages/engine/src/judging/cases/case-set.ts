import type { IndustryGroup, TopicId } from '../../knowledge/types.ts';

/** Answers to one question, labelled by rubric.md. */
export interface CaseSet {
  readonly topic: TopicId;
  readonly group: IndustryGroup;
  readonly question: string;
  /** Rated strong. */
  readonly strong: readonly string[];
  /** Rated adequate or better. */
  readonly adequate: readonly string[];
  /** Adversarial or empty: rated weak at most. */
  readonly weak: readonly string[];
  /** Rated poor. */
  readonly poor: readonly string[];
}
