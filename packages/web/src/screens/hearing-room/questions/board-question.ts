import type { Reason } from '@rostrum/contract';
import type { Citation } from '@rostrum/contract';

/** A question on the floor, whoever made it. hearing.md §3 (Official question). */
export interface BoardQuestion {
  readonly id: string;
  readonly official: string;
  readonly title: string;
  readonly role: string;
  readonly question: string;
  readonly asked: true;
  /** True if it draws on an earlier exchange. */
  readonly enhanced: boolean;
  readonly context: string;
  readonly planted_themes: readonly string[];
  readonly gaps_addressed: readonly string[];
  readonly is_follow_up: boolean;
  readonly character_id: string;
  readonly character_name: string;
  readonly topic: string;
  /** Where it came from: the full call, the basic call, the engine in this browser, a template, a canned text. */
  readonly source: 'server' | 'basic' | 'engine' | 'template' | 'fallback';
  /** Set on canned texts. hearing.md §8. */
  readonly fallback?: true;
  readonly citations: readonly Citation[];
  /** Present if a language model chose the words. */
  readonly writtenBy?: 'model' | undefined;
  readonly stage_setting_metadata: {
    readonly analysis_gaps: readonly string[];
    readonly theme_category: string;
    readonly escalation_potential: number;
  };
}

/** hearing.md §3 (Municipal question history item), plus what is shown next to it. */
export interface HistoryItem {
  readonly questionId: string;
  readonly questioner: string;
  readonly characterId: string;
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
  readonly answered: boolean;
  readonly judged: JudgedAnswer | null;
}

export interface JudgedAnswer {
  /** Null, along with the score, if the answer could not be rated. decisions.md §8 */
  readonly rating: string | null;
  readonly score: number | null;
  readonly feedback: string;
  readonly carried: readonly string[];
  /** Missing from what an earlier release stored in the browser. */
  readonly reasons?: readonly Reason[];
  readonly missing: readonly string[];
  readonly strongerAnswer: string;
  readonly offline: boolean;
  /** Of the feedback. */
  readonly writtenBy?: 'model' | undefined;
}

/** 0.2 per gap, capped at 1. hearing.md §3. */
export function escalationOf(gaps: readonly string[]): number {
  return Math.min(1, Math.round(gaps.length * 2) / 10);
}
