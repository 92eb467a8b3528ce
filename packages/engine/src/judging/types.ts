import type { Assessment, Rating } from '@rostrum/contract';

export interface JudgeRequest {
  readonly answer: string;
  /** Id of the question in the record, or null if the question is known only by its text. */
  readonly questionId: string | null;
  readonly question: string;
  readonly characterId: string | null;
  /** Theme id or topic that the client names. */
  readonly topicFocus: string | null;
}

export interface Judgment {
  readonly assessment: Assessment;
  /** Null, along with the score, if it cannot be rated. */
  readonly rating: Rating | null;
  /** 0..10, in the band of the rating: strong 8-10, adequate 5-7, weak 2-4, poor 0-1. decisions.md §2. */
  readonly score: number | null;
  readonly feedback: string;
}
