import type { PointedAt } from '../ordinance/compliance/pointed.ts';
import type { NewsItem, StaffReport } from '@rostrum/contract';
import type { TopicId } from '../knowledge/types.ts';
import type { TextReading } from '../ordinance/types.ts';
import type { Span } from '../language/types.ts';
import type { StatementFiled } from './statements.ts';

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
  /** The parts a board can hold the applicant to. */
  readonly claims: readonly StatementFiled[];
  /** Null under 10 characters (hearing.md §5). */
  readonly analysis: PresentationAnalysis | null;
  /** Topics the presentation touches, with the sentences that do. */
  readonly topics: ReadonlyMap<TopicId, readonly Span[]>;
}

/** A staff report as filed, with what was read from it. */
export interface StaffReportFiled {
  readonly source: string;
  readonly text: string;
  readonly report: StaffReport;
}

/** Everything that has been filed, read. */
export interface Materials {
  readonly ordinance: TextReading | null;
  readonly planning: TextReading | null;
  /** Real articles only. */
  readonly news: readonly NewsItem[];
  /** Themes of composed articles: they influence what is raised, but nobody quotes them. */
  readonly worries?: readonly string[];
  readonly presentation: PresentationReading | null;
  /** The applicant's own facts from the project form, as a text that can be quoted; empty if there are none. */
  readonly projectText: string;
  /** Kind and name of the project: which of the code's uses it is. */
  readonly use?: string;
  /** The district that the form names; absent or null if it names none. */
  readonly zoning?: string | null;
  /** By standard: what the applicant answered to 'Does this apply to you?'. decisions.md §8. */
  readonly reviewed?: Readonly<Record<string, 'yes' | 'no' | 'not_sure'>>;
  /** Statements that a model matched with rules, as recorded. */
  readonly pointed?: readonly PointedAt[];
  /** Rules, by id, that a second reading reads differently. */
  readonly doubted?: ReadonlySet<string>;
  /** The staff report on file; absent or null if there is none. */
  readonly staffReport?: StaffReportFiled | null;
}
