import type { ModelNotice } from '@rostrum/contract';
import type {
  CommunitySheet,
  Judgement,
  Materials,
  ModelPrices,
  ProposedElement,
  Question,
  Rehearsal,
} from '@rostrum/engine';

/* What we ask a language model for: words. What is asked, by whom, on which facts, and how an answer is rated is
   decided before and checked afterward. architecture.md, "How a question comes about". */

/** How long a call may take, and whether anybody still waits for it. */
export interface ModelTime {
  /** On the clock of the words, in milliseconds. */
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
}

export interface QuestionTask {
  readonly question: Question;
  /** The rehearsal before the question. */
  readonly rehearsal: Rehearsal;
  readonly materials: Materials;
  readonly community: CommunitySheet;
}

export interface JudgementTask {
  readonly question: string;
  readonly answer: string;
  /** What the engine found on its own. */
  readonly judgement: Judgement;
  /** What a full answer would have given, and this one did not in words that the engine knows. */
  readonly missing: readonly { readonly label: string; readonly why: string }[];
  readonly rehearsal: Rehearsal;
  /** What the tokens are counted on: the whole rehearsal, if the answer is judged on an earlier state of the record. */
  readonly account: Rehearsal;
  readonly materials: Materials;
  /** The engine's judgment with the elements that were found beyond its own. */
  readonly judge: (covered: readonly ProposedElement[]) => Judgement;
}

/** What a model proposes about an answer; none of it counts before it was checked. */
export interface JudgementProposed {
  readonly covered: readonly ProposedElement[];
  readonly feedback: string;
  /** Null if it may not be shown; then the built-in one is used. */
  readonly strongerAnswer: string | null;
}

export interface CeremonyTask {
  readonly draft: readonly string[];
  readonly chairName: string;
  readonly community: CommunitySheet;
  readonly rehearsal: Rehearsal;
}

export interface ReportTask {
  /** The built-in prose, text by text. */
  readonly drafts: readonly string[];
  readonly rehearsal: Rehearsal;
}

export interface ModelWords {
  readonly notice: ModelNotice;
  /** As the operator has set them; null if unknown. */
  readonly prices: ModelPrices | null;
  /** The deadline of a call that begins now. */
  timeFor(signal: AbortSignal): ModelTime;
  /** Words for a question, checked; null if there are none, and the built-in ones are spoken. `speak` gets each
   *  sentence once it may be spoken; the words begin with what it was given. */
  question(task: QuestionTask, time: ModelTime, speak?: (sentence: string) => void): Promise<string | null>;
  /** Writes ahead what will probably be asked next. */
  prepare(task: QuestionTask): void;
  judgement(task: JudgementTask, time: ModelTime): Promise<JudgementProposed | null>;
  /** The opening of the hearing, segment by segment as in the draft. */
  ceremony(task: CeremonyTask, time: ModelTime): Promise<readonly string[] | null>;
  /** The prose of a report, text by text as in the drafts. */
  report(task: ReportTask, time: ModelTime): Promise<readonly string[] | null>;
  /** What was spent on a session since the last time this was asked; null for nothing. */
  takeUsage(sessionId: string): ModelUsage | null;
  close(): Promise<void>;
}

export interface ModelUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}
