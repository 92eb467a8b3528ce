import type { OrdinanceChunk, Standard } from '@rostrum/contract';
import type { TopicId } from '../knowledge/types.ts';
import type { Claim, Span } from '../reading/types.ts';

/** A standard with its place and what is only an exception to it. */
export interface StandardFound extends Standard {
  readonly span: Span;
  readonly topic: TopicId | null;
  readonly exception: boolean;
  /** True for what an application, a notice or the office must do (copies, days), and not the development. */
  readonly process?: boolean;
}

export interface ChunkFound extends OrdinanceChunk {
  readonly span: Span;
  readonly topics: readonly TopicId[];
}

/** An ordinance, or any other text on file, read once; expensive for long texts, so kept by its document id. */
export interface TextReading {
  readonly kind: 'ordinance' | 'planning';
  readonly source: string;
  readonly text: string;
  readonly chunks: readonly ChunkFound[];
  readonly standards: readonly StandardFound[];
  /** Best first; at most `limit`; empty where nothing fits. `score` 0..1. */
  search(query: string, limit: number): readonly { readonly chunk: ChunkFound; readonly score: number }[];
}

/** One row of the compliance table. */
export interface ComplianceRow {
  readonly standard: StandardFound;
  readonly claim: Claim | null;
  readonly verdict: 'meets' | 'falls_short' | 'not_stated' | 'cannot_tell';
  readonly why: string;
}
