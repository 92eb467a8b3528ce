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

/* What we ask a language model for: words. What is asked, by whom, on which facts, and how an answer is rated is decided
 * before and checked after. architecture.md, "How a question comes about". */

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
  /** What one who answered would have to give, and did not in words that the engine knows. */
  readonly missing: readonly { readonly label: string; readonly why: string }[];
  readonly rehearsal: Rehearsal;
  /** On which the tokens are counted: the whole one, where an answer is judged on the record as it once was. */
  readonly account: Rehearsal;
  readonly materials: Materials;
  /** The engine's judgement with the elements that were found beyond its own. */
  readonly judge: (covered: readonly ProposedElement[]) => Judgement;
}

/** What a model proposes on an answer; nothing of it stands before it was checked. */
export interface JudgementProposed {
  readonly covered: readonly ProposedElement[];
  readonly feedback: string;
  /** Null where it may not be shown; the built-in one stands then. */
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
  /** As the operator has set them; null where they are not known. */
  readonly prices: ModelPrices | null;
  /** The deadline of a call that began now. */
  timeFor(signal: AbortSignal): ModelTime;
  /** Words for a question, checked; null where there are none, and the built-in ones are spoken. `speak` is given each
   *  sentence once it may be spoken; what was given to it stands at the beginning of the words. */
  question(task: QuestionTask, time: ModelTime, speak?: (sentence: string) => void): Promise<string | null>;
  /** Writes ahead what will probably be asked next. */
  prepare(task: QuestionTask): void;
  judgement(task: JudgementTask, time: ModelTime): Promise<JudgementProposed | null>;
  /** The opening of the hearing, segment by segment as in the draft. */
  ceremony(task: CeremonyTask, time: ModelTime): Promise<readonly string[] | null>;
  /** The prose of a report, text by text as in the drafts. */
  report(task: ReportTask, time: ModelTime): Promise<readonly string[] | null>;
  /** What was spent on a session since this was last asked; null for nothing. */
  takeUsage(sessionId: string): ModelUsage | null;
  close(): Promise<void>;
}

export interface ModelUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}
