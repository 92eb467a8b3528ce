import type { NewsItem, OrdinanceChunk, Standard } from '@rostrum/contract';
import type { TopicId } from '../knowledge/types.ts';

/** Offsets into the material as filed: UTF-16 units from 0, end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

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

export interface Gap {
  readonly category: string;
  readonly message: string;
  /** 1 minus the category's score. */
  readonly severity: number;
  readonly topic: TopicId | null;
}

/** Presentation analysis. hearing.md §3 (Presentation analysis result). */
export interface PresentationAnalysis {
  readonly universal: Readonly<
    Record<
      string,
      {
        readonly mentioned: boolean;
        readonly quality_score: number;
        readonly details: readonly string[];
        readonly gaps: readonly string[];
      }
    >
  >;
  readonly industry_analysis: {
    readonly industry_group: string;
    readonly industry_specific: readonly {
      readonly item: string;
      readonly mentioned: boolean;
      readonly gap: string | null;
      readonly topic: TopicId | null;
    }[];
  };
  readonly overall_assessment: {
    readonly universal_coverage: number;
    readonly industry_specific_coverage: number;
    readonly overall_quality: number;
    readonly presentation_length_score: number;
  };
  readonly gaps: readonly Gap[];
  readonly themes: readonly string[];
}

export interface PresentationReading {
  readonly text: string;
  readonly sentences: readonly { readonly text: string; readonly span: Span }[];
  readonly claims: readonly Claim[];
  /** Null under 10 characters (hearing.md §5). */
  readonly analysis: PresentationAnalysis | null;
  /** Topics the presentation touches, with the sentences that do. */
  readonly topics: ReadonlyMap<TopicId, readonly Span[]>;
}

/** One row of the compliance table. */
export interface ComplianceRow {
  readonly standard: StandardFound;
  readonly claim: Claim | null;
  readonly verdict: 'meets' | 'falls_short' | 'not_stated' | 'cannot_tell';
  readonly why: string;
}

/** All that has been filed, read. */
export interface Materials {
  readonly ordinance: TextReading | null;
  readonly planning: TextReading | null;
  readonly news: readonly NewsItem[];
  readonly presentation: PresentationReading | null;
  /** The applicant's own facts from the project form, as a text that can be quoted; empty where there are none. */
  readonly projectText: string;
}
