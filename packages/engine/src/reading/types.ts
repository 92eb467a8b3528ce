import type { TopicId } from '../knowledge/types.ts';

/** Offsets into the material as filed: UTF-16 units from 0, end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A fact the applicant stated, with its place in the text it was stated in. */
export interface Claim {
  readonly kind: 'figure' | 'date' | 'money' | 'body' | 'promise' | 'study' | 'permit' | 'statement';
  /** What the claim is about, in words ('setback', 'height', 'jobs'). */
  readonly subject: string;
  readonly topic: TopicId | null;
  readonly value: number | null;
  readonly unit: string | null;
  readonly comparator: 'min' | 'max' | 'equals' | null;
  /** The sentence, word for word as filed. */
  readonly sentence: string;
  readonly span: Span;
}
