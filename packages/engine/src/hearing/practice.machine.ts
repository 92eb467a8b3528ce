import type { Rating, Reason } from '@rostrum/contract';
import { assign, emit, setup } from 'xstate';
import { practiceFeedbackMs } from './times.ts';

/* The practice session: question, answer, feedback, next. What needs to be done (fetch a question, have an answer judged) goes out as
   emitted events and comes back as events. Feedback can be held on screen, since people read at different speeds. practice.md §4 (Practice
   session). */

export interface PracticeQuestion {
  readonly id: string;
  readonly text: string;
  readonly characterId: string;
  readonly characterName: string;
  readonly topicFocus: string;
  readonly citations: readonly {
    readonly kind: string;
    readonly quote: string;
    readonly source: string;
    readonly section: string | null;
  }[];
  /** Present if a language model chose the words. */
  readonly writtenBy?: 'model' | undefined;
}

/** practice.md §3 (Practice answer record), with the score and what the feedback needs. */
export interface PracticeExchange {
  readonly question: PracticeQuestion;
  readonly response: string;
  readonly questionNumber: number;
  /** Null, along with the score, if the answer could not be rated. decisions.md §8 */
  readonly rating: Rating | null;
  readonly score: number | null;
  readonly feedback: string;
  readonly missing: readonly string[];
  readonly carried: readonly string[];
  /** What was looked for, what was found, and which rule set the band. */
  readonly reasons?: readonly Reason[];
  readonly strongerAnswer: string | null;
  /** Of the feedback. */
  readonly writtenBy?: 'model' | undefined;
}

export interface PracticeContext {
  readonly total: number;
  readonly number: number;
  readonly question: PracticeQuestion | null;
  readonly exchanges: readonly PracticeExchange[];
}

export type PracticeEvent =
  | { readonly type: 'question.arrived'; readonly question: PracticeQuestion }
  | { readonly type: 'answer.submitted'; readonly text: string }
  | { readonly type: 'answer.judged'; readonly exchange: PracticeExchange }
  | { readonly type: 'feedback.held' }
  | { readonly type: 'feedback.released' }
  | { readonly type: 'next' }
  | { readonly type: 'restart' };

export type PracticeEmitted =
  | { readonly type: 'question.wanted' }
  | { readonly type: 'judgment.wanted'; readonly text: string }
  | { readonly type: 'completed' };

export interface PracticeInput {
  readonly total: number;
  /** Where a rehearsal resumes after a reload: what was answered, and the question waiting for its answer. */
  readonly exchanges?: readonly PracticeExchange[];
  readonly question?: PracticeQuestion | null;
}

/** Mean of the scores, 0..10 with one decimal; null if nothing was rated. Answers that were not rated are left out. decisions.md §2 (Score)
 *  and §8. Takes: exchanges with a score of 0..10, or null. */
export function averageScoreOf(exchanges: readonly { readonly score: number | null }[]): number | null {
  const scores = exchanges.flatMap(({ score }) => (score === null ? [] : [score]));
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
}

export const practiceMachine = setup({
  types: {
    context: {} as PracticeContext,
    events: {} as PracticeEvent,
    emitted: {} as PracticeEmitted,
    input: {} as PracticeInput,
  },
  delays: { feedback: practiceFeedbackMs },
  guards: {
    finished: ({ context }) => context.exchanges.length >= context.total,
    questionWaits: ({ context }) => context.question !== null,
  },
  actions: {
    wantQuestion: emit({ type: 'question.wanted' }),
    wantJudgment: emit(({ event }) => ({
      type: 'judgment.wanted',
      text: event.type === 'answer.submitted' ? event.text : '',
    })),
    tellCompleted: emit({ type: 'completed' }),
    keepQuestion: assign(({ event }) => (event.type === 'question.arrived' ? { question: event.question } : {})),
    keepExchange: assign(({ context, event }) =>
      event.type === 'answer.judged' ? { exchanges: [...context.exchanges, event.exchange] } : {},
    ),
    nextNumber: assign(({ context }) => ({ number: context.exchanges.length + 1, question: null })),
    startOver: assign({ number: 1, question: null, exchanges: [] }),
  },
}).createMachine({
  id: 'practice',
  context: ({ input }) => ({
    total: input.total,
    number: (input.exchanges?.length ?? 0) + 1,
    question: input.question ?? null,
    exchanges: input.exchanges ?? [],
  }),
  initial: 'arriving',
  on: { restart: { target: '.asking', actions: 'startOver' } },
  states: {
    arriving: {
      always: [
        { target: 'complete', guard: 'finished' },
        { target: 'answering', guard: 'questionWaits' },
        { target: 'asking' },
      ],
    },
    asking: {
      entry: 'wantQuestion',
      on: { 'question.arrived': { target: 'answering', actions: 'keepQuestion' } },
    },
    answering: { on: { 'answer.submitted': { target: 'judging', actions: 'wantJudgment' } } },
    judging: { on: { 'answer.judged': { target: 'feedback', actions: 'keepExchange' } } },
    feedback: {
      initial: 'running',
      on: { next: 'moving_on' },
      states: {
        running: { after: { feedback: '#practice.moving_on' }, on: { 'feedback.held': 'held' } },
        held: { on: { 'feedback.released': 'running' } },
      },
    },
    moving_on: {
      always: [
        { target: 'complete', guard: 'finished' },
        { target: 'asking', actions: 'nextNumber' },
      ],
    },
    complete: { entry: 'tellCompleted' },
  },
});
