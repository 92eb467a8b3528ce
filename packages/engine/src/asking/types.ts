import type { AskedEvent, Citation, Purpose, QuestionMethod, QuestionType, Venue } from '@rostrum/contract';
import type { CharacterSheet } from '../catalogue/types.ts';
import type { LineSpeaker, Position, TopicId } from '../knowledge/types.ts';

/** What a turn rests on. */
export type IssueKind =
  /** A variance, a waiver, a rezoning: what is asked for. */
  | 'request'
  /** A confirmed rule that a stated figure does not reach. */
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
  /** Something that the applicant said is not done, or was left out. */
  | 'unfinished'
  /** A paper that the ordinance asks for and that nothing on file speaks of. */
  | 'required_paper'
  /** Something else the applicant said or filed. */
  | 'stated_fact'
  /** A paper that such a project has and this one does not. */
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

/** One thing that could be said now: a whole turn, with what it rests on. */
export interface Issue {
  readonly kind: IssueKind;
  /** Keeps it from being raised twice. */
  readonly key: string;
  readonly topic: TopicId;
  /** How much it calls to be raised within its topic: 0..1. */
  readonly weight: number;
  readonly citations: readonly Citation[];
  /** Id of the question whose answer it takes up. */
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
  /** Why it is raised, in one sentence that is true of this record; null where there is nothing to say. */
  readonly reason: string | null;
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
  /** One sentence on why this is asked, for 'Why this question?'; empty where there is nothing to say. */
  readonly context: string;
  readonly realismScore: number;
}

/** Fields of an asked event that the caller adds. */
export type AskedStamp = Pick<AskedEvent, 'id' | 'at' | 'question_id'>;
