import type { OrdinanceChunk, Standard } from '@rostrum/contract';
import type { TopicId } from '../knowledge/types.ts';
import type { Span } from '../language/types.ts';

/** A standard with its position, and whether it is only an exception. */
export interface StandardFound extends Standard {
  readonly span: Span;
  readonly topic: TopicId | null;
  readonly exception: boolean;
  /** True for what an application, a notice or the office must do (copies, days), as opposed to the development. */
  readonly process?: boolean;
  /** The position of the figure itself, if known: the quote may contain several. */
  readonly figure?: Span;
}

/** A standard as its reader gives it, before it gets its id. */
export type StandardDraft = Omit<StandardFound, 'id' | 'from' | 'binds' | 'measured_to'> &
  Partial<Pick<StandardFound, 'from' | 'binds' | 'measured_to'>>;

export interface ChunkFound extends OrdinanceChunk {
  readonly span: Span;
  readonly topics: readonly TopicId[];
}

/** A passage that a search found. */
export interface PassageFound {
  readonly chunk: ChunkFound;
  /** 0..1 */
  readonly score: number;
  /** The share of the query's words that are literally in it, rare ones counting more: 0..1. */
  readonly literal: number;
}

/** An ordinance, or any other text on file, read once; expensive for long texts, so cached by its document id. */
export interface TextReading {
  readonly kind: 'ordinance' | 'planning';
  readonly source: string;
  readonly text: string;
  readonly chunks: readonly ChunkFound[];
  readonly standards: readonly StandardFound[];
  /** Best first; at most `limit`; empty if nothing fits. */
  search(query: string, limit: number): readonly PassageFound[];
}

/** A sentence of the applicant, word for word, with its position in the text it was said in. */
export interface SentenceSaid {
  readonly sentence: string;
  readonly span: Span;
}

/** What a sentence states about a rule, in the unit it was said in. */
export interface FigureSaid extends SentenceSaid {
  readonly value: number | null;
  readonly unit: string | null;
}

/** One row of the compliance table. */
export interface ComplianceRow {
  readonly standard: StandardFound;
  readonly claim: FigureSaid | null;
  readonly verdict: 'meets' | 'falls_short' | 'not_comparable' | 'cannot_tell' | 'not_stated';
  readonly why: string;
  /** What the applicant answered to 'Does this apply to you?'; null before. Only `yes` lets a shortfall be asserted. decisions.md §8. */
  readonly applies: 'yes' | 'no' | 'not_sure' | null;
  /** Present if a model matched the statement with the rule; the verdict is still the engine's. */
  readonly by?: 'model';
}
