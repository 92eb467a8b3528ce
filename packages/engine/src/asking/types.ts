import type { AskedEvent, Citation, Purpose, QuestionMethod, QuestionType, Venue } from '@rostrum/contract';
import type { CharacterSheet } from '../catalog/types.ts';
import type { LineSpeaker, Position, TopicId } from '../knowledge/types.ts';

/** What a turn is based on. */
export type IssueKind =
  /** A variance, a waiver, a rezoning: the request. */
  | 'request'
  /** A confirmed rule that a stated figure falls short of. */
  | 'shortfall'
  /** A rule on file, asked about. */
  | 'cited_rule'
  /** What staff recommends or wants as a condition. */
  | 'staff_report'
  /** Two statements that may not agree. */
  | 'contradiction'
  | 'unsupported_figure'
  | 'vague_claim'
  | 'promise_without_mechanism'
  /** Something that the applicant said isn't done, or was left out. */
  | 'unfinished'
  /** A document that the ordinance requires and that nothing on file mentions. */
  | 'required_paper'
  /** Something else the applicant said or filed. */
  | 'stated_fact'
  /** A document that such a project usually has and this one doesn't. */
  | 'gap'
  | 'industry_concern'
  | 'community_priority'
  /** The answer just given left something open. */
  | 'open_answer'
  /** Something asked earlier that was never answered. */
  | 'unanswered_request'
  /** What the board wanted to see when it continued the hearing. */
  | 'continued'
  /** What the body has to find in this proceeding. */
  | 'criterion';

/** One thing that could be said now: a whole turn, with what it is based on. */
export interface Issue {
  readonly kind: IssueKind;
  /** Keeps it from being raised twice. */
  readonly key: string;
  readonly topic: TopicId;
  /** How strongly it should be raised within its topic: 0..1. */
  readonly weight: number;
  readonly citations: readonly Citation[];
  /** Id of the question whose answer it picks up. */
  readonly followUpOf: string | null;
  /** The words, ready to be said. */
  readonly text: string;
  readonly form: 'question' | 'remark' | 'request' | 'statement';
  readonly by: readonly LineSpeaker[];
  readonly position: Position | null;
  readonly sharpness: 1 | 2 | 3;
  readonly purpose: Purpose;
  /** Ids of the elements it asks for; empty: it asks for none in particular. */
  readonly asks: readonly string[];
  /** True if the line was written for this very use. */
  readonly isOfUse?: boolean;
  /** True if a mention of its subject doesn't answer it. */
  readonly thoughSpoken?: boolean;
  /** Why it is raised, in one sentence that is true of this record; null if there is nothing to say. */
  readonly reason: string | null;
}

export interface QuestionRequest {
  readonly venue: Venue;
  /** Requested by the client; unknown or absent: the engine chooses a suitable one and says which. */
  readonly characterId: string | null;
  /** Restricts to these theme ids or topics if given and known; empty: no restriction. */
  readonly topics: readonly string[];
  /** Position in the sequence, from 1, and how many there will be, if the client says. */
  readonly position: number | null;
  readonly total: number | null;
  /** Texts already asked that may not be in the record. */
  readonly previousQuestions: readonly string[];
  /** 'chair', 'commissioner', or a technical role, if the client assigns one. */
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
  /** One sentence on why this is asked, for 'Why this question?'; empty if there is nothing to say. */
  readonly context: string;
  readonly realismScore: number;
}

/** Fields of an asked event that the caller adds. */
export type AskedStamp = Pick<AskedEvent, 'id' | 'at' | 'question_id'>;
