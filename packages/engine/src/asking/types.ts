import type {
  AskedEvent,
  Citation,
  EvasionKind,
  Purpose,
  QuestionMethod,
  QuestionType,
  Venue,
} from '@rostrum/contract';
import type { CharacterSheet } from '../catalogue/types.ts';
import type { TopicId } from '../knowledge/types.ts';

export type IssueKind =
  | 'gap'
  | 'vague_claim'
  | 'shortfall'
  | 'unsupported_figure'
  | 'contradiction'
  | 'promise_without_mechanism'
  | 'unanswered_request'
  | 'news_story'
  | 'industry_concern'
  | 'community_priority'
  | 'open_answer'
  | 'cited_rule';

/** Something a board could raise about the facts on file. */
export interface Issue {
  readonly kind: IssueKind;
  /** Keeps an issue from being raised twice. */
  readonly key: string;
  readonly topic: TopicId;
  /** Weight before character, community and difficulty: 0..1. */
  readonly weight: number;
  readonly citations: readonly Citation[];
  /** Question id that this issue follows up, where it does. */
  readonly followUpOf: string | null;
  /** What the words need beyond the citations. */
  readonly detail?: IssueDetail;
}

export interface IssueDetail {
  /** What a character would say to the quotation, ready to be said. */
  readonly challenges?: readonly string[];
  /** What the answer left open, as the label of an element of a complete answer. */
  readonly missing?: string | null;
  /** Ids of the elements that the question is after, where only some. */
  readonly after?: readonly string[];
  /** How the answer slipped. */
  readonly evasion?: EvasionKind | null;
  /** True where the applicant has said that the rule applies: only then may it be held against them. decisions.md §8. */
  readonly isConfirmed?: boolean;
  /** Section of the rule, as filed. */
  readonly section?: string | null;
  /** What the rule measures. */
  readonly measure?: 'distance' | 'time' | 'clock' | 'other' | 'plan';
  /** Id and name of the character whose question was answered. */
  readonly askedBy?: { readonly id: string; readonly name: string; readonly role: string } | null;
}

export interface QuestionRequest {
  readonly venue: Venue;
  /** Asked for by the client; unknown or absent: the engine chooses a fitting one and says which. */
  readonly characterId: string | null;
  /** Restrict to these theme ids or topics where given and known; empty: free. */
  readonly topics: readonly string[];
  /** Position in the sequence, from 1, and how many there will be, where the client says. */
  readonly position: number | null;
  readonly total: number | null;
  /** Texts already asked that may not be in the record. */
  readonly previousQuestions: readonly string[];
  /** 'chair', 'commissioner', or a technical role, where the client assigns one. */
  readonly questioner: string | null;
}

/** What the engine decided to ask, ready to become an `asked` event. */
export interface Question {
  readonly text: string;
  readonly character: CharacterSheet;
  readonly topic: TopicId;
  readonly issue: Issue;
  readonly questionType: QuestionType;
  readonly purpose: Purpose;
  readonly method: QuestionMethod;
  readonly expects: readonly string[];
  readonly citations: readonly Citation[];
  /** One line on why this is asked, for 'Why this question?'. */
  readonly context: string;
  readonly realismScore: number;
}

/** Fields of an asked event that the caller adds. */
export type AskedStamp = Pick<AskedEvent, 'id' | 'at' | 'question_id'>;
