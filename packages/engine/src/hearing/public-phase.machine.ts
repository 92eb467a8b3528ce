import type { Citation, QuestionType, Rating, Reason } from '@rostrum/contract';
import { assign, emit, setup } from 'xstate';
import { leftMs, paused, started, stoppedClock, type HearingClock } from './clock.ts';
import { initialMeters, type PublicMeters } from './public-mood.ts';
import * as times from './times.ts';

/* The public-phase simulator on one page: its setup, tutorial, presentation, five questions, vote, summary; and alongside it the six-step
   guide. What needs to be done (load the setup, fetch a question, have an answer judged, have the members vote) goes out as emitted events
   and comes back as events. hearing.md §2 and §4. */

export type PublicPhase = 'tutorial' | 'presentation' | 'hearing' | 'voting' | 'summary';
export const publicPhases: readonly PublicPhase[] = ['tutorial', 'presentation', 'hearing', 'voting', 'summary'];
export const guideSteps = 6;

export interface PublicQuestion {
  readonly id: string;
  readonly text: string;
  readonly speaker: { readonly id: string; readonly name: string; readonly role: string };
  readonly questionType: QuestionType;
  readonly topic: string;
  readonly context: string;
  readonly memoryEnhanced: boolean;
  readonly citations: readonly Citation[];
  /** Present if a language model chose the words. */
  readonly writtenBy?: 'model' | undefined;
}

/** hearing.md §3 (Response record), with what the feedback needs. */
export interface PublicExchange {
  readonly question: PublicQuestion;
  readonly response: string;
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
  readonly hasAudio: boolean;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
}

export interface MoodReason {
  readonly meter: string;
  readonly change: number;
  readonly because: string;
  readonly words: string | null;
}

export interface PublicVote {
  readonly verdict: 'APPROVED' | 'DENIED';
  readonly score: number;
  readonly motion: string;
  readonly votes: readonly {
    readonly character_id: string;
    readonly name: string;
    readonly vote: 'aye' | 'nay' | 'abstain' | 'recused';
    readonly reason: string;
  }[];
  readonly findings: readonly string[];
  readonly conditions: readonly { readonly text: string; readonly from_event: string | null }[];
}

/** Where a hearing is when it resumes, or when the hearing room hands it over. */
export interface PublicStanding {
  /** Any text: one that isn't a phase shows the screen for an unknown phase. Null: from the beginning. */
  readonly phase: string | null;
  readonly exchanges: readonly PublicExchange[];
  readonly question: PublicQuestion | null;
  readonly meters: PublicMeters;
  readonly reasons: readonly MoodReason[];
  readonly rebuttal: HearingClock;
  readonly vote: PublicVote | null;
}

export interface PublicContext extends PublicStanding {
  readonly readNow: () => number;
  /** The time of the last tick, in ms. */
  readonly now: number;
  /** What went wrong during initialization. */
  readonly message: string | null;
  readonly guideStep: number;
}

export type PublicEvent =
  | { readonly type: 'setting.ready'; readonly standing: PublicStanding; readonly showGuide: boolean }
  | { readonly type: 'setting.missing' }
  | { readonly type: 'setting.failed'; readonly message: string }
  | { readonly type: 'setting.retried' }
  | { readonly type: 'guide.opened' }
  | { readonly type: 'guide.next' }
  | { readonly type: 'guide.previous' }
  | { readonly type: 'guide.closed' }
  | { readonly type: 'simulation.started' }
  | { readonly type: 'presentation.completed' }
  | { readonly type: 'question.arrived'; readonly question: PublicQuestion }
  | { readonly type: 'question.failed' }
  | { readonly type: 'question.requested' }
  | { readonly type: 'answer.submitted'; readonly text: string; readonly hasAudio: boolean }
  | {
      readonly type: 'answer.judged';
      readonly exchange: PublicExchange;
      readonly meters: PublicMeters;
      readonly reasons: readonly MoodReason[];
    }
  | { readonly type: 'vote.decided'; readonly vote: PublicVote }
  | { readonly type: 'summary.requested' }
  | { readonly type: 'clock.ticked' };

export type PublicEmitted =
  | { readonly type: 'setting.wanted' }
  | { readonly type: 'reset.wanted' }
  | { readonly type: 'phase.entered'; readonly phase: PublicPhase }
  | { readonly type: 'guide.seen' }
  | { readonly type: 'question.wanted'; readonly number: number }
  | { readonly type: 'judgment.wanted'; readonly text: string; readonly hasAudio: boolean }
  | { readonly type: 'vote.wanted'; readonly score: number };

export interface PublicInput {
  readonly readNow: () => number;
}

export const freshStanding: PublicStanding = {
  phase: null,
  exchanges: [],
  question: null,
  meters: initialMeters,
  reasons: [],
  rebuttal: stoppedClock,
  vote: null,
};

/** The sum of the scores, 0..50. An answer that was not rated counts as `unratedScore`. decisions.md §2 (Score) and §8. Takes: the
 *  exchanges, each with a score of 0..10, or null. */
export function publicScoreOf(exchanges: readonly { readonly score: number | null }[]): number {
  return exchanges.reduce((sum, { score }) => sum + (score ?? times.unratedScore), 0);
}

/** Time left of the two minutes of rebuttal, in ms, at the last tick unless another time is given. Takes: the context and a time in ms.
 *  Gives: ms, not below 0. */
export const rebuttalLeftMs = (context: PublicContext, now = context.now): number =>
  leftMs(context.rebuttal, times.rebuttalMs, now);

/** What to keep in the browser: the clock as time spent, so that a reload resumes at the same second. Takes: the context of the machine and
 *  its phase, or null during initialization. Gives: what can be stored as JSON. */
export function storedStanding(context: PublicContext, phase: PublicPhase | null): PublicStanding {
  const { exchanges, question, meters, reasons, rebuttal, vote, now } = context;
  return { phase, exchanges, question, meters, reasons, rebuttal: paused(rebuttal, now), vote };
}

export const publicPhaseMachine = setup({
  types: {
    context: {} as PublicContext,
    events: {} as PublicEvent,
    emitted: {} as PublicEmitted,
    input: {} as PublicInput,
  },
  delays: { nextQuestion: times.publicQuestionDelayMs },
  guards: {
    fresh: ({ context }) => context.phase === null,
    atTutorial: ({ context }) => context.phase === 'tutorial',
    atPresentation: ({ context }) => context.phase === 'presentation',
    atHearing: ({ context }) => context.phase === 'hearing',
    atVoting: ({ context }) => context.phase === 'voting',
    atSummary: ({ context }) => context.phase === 'summary',
    showsGuide: ({ event }) =>
      event.type === 'setting.ready' &&
      event.showGuide &&
      (event.standing.phase === null || event.standing.phase === 'tutorial'),
    allAsked: ({ context }) => context.exchanges.length >= times.publicQuestions,
    questionWaits: ({ context }) => context.question !== null,
    voted: ({ context }) => context.vote !== null,
    notBlank: ({ event }) => event.type === 'answer.submitted' && event.text.trim() !== '',
    atLastStep: ({ context }) => context.guideStep >= guideSteps - 1,
  },
  actions: {
    wantSetting: emit({ type: 'setting.wanted' }),
    wantReset: emit({ type: 'reset.wanted' }),
    enterTutorial: emit({ type: 'phase.entered', phase: 'tutorial' }),
    enterPresentation: emit({ type: 'phase.entered', phase: 'presentation' }),
    enterHearing: emit({ type: 'phase.entered', phase: 'hearing' }),
    enterVoting: emit({ type: 'phase.entered', phase: 'voting' }),
    enterSummary: emit({ type: 'phase.entered', phase: 'summary' }),
    wantQuestion: emit(({ context }) => ({ type: 'question.wanted', number: context.exchanges.length + 1 })),
    wantJudgment: emit(({ event }) => ({
      type: 'judgment.wanted',
      text: event.type === 'answer.submitted' ? event.text : '',
      hasAudio: event.type === 'answer.submitted' && event.hasAudio,
    })),
    wantVote: emit(({ context }) => ({ type: 'vote.wanted', score: publicScoreOf(context.exchanges) })),
    guideSeen: emit({ type: 'guide.seen' }),
    takeStanding: assign(({ event }) => (event.type === 'setting.ready' ? { ...event.standing, message: null } : {})),
    keepMessage: assign(({ event }) => (event.type === 'setting.failed' ? { message: event.message } : {})),
    keepQuestion: assign(({ event }) =>
      event.type === 'question.arrived' ? { question: event.question, rebuttal: stoppedClock } : {},
    ),
    startRebuttal: assign(({ context }) => {
      const now = context.readNow();
      return { now, rebuttal: started(context.rebuttal, now) };
    }),
    stopRebuttal: assign(({ context }) => {
      const now = context.readNow();
      return { now, rebuttal: paused(context.rebuttal, now) };
    }),
    tellTime: assign(({ context }) => ({ now: context.readNow() })),
    keepExchange: assign(({ context, event }) =>
      event.type === 'answer.judged'
        ? {
            exchanges: [...context.exchanges, event.exchange],
            question: null,
            meters: event.meters,
            reasons: event.reasons,
          }
        : {},
    ),
    keepVote: assign(({ event }) => (event.type === 'vote.decided' ? { vote: event.vote } : {})),
    firstStep: assign({ guideStep: 0 }),
    stepOn: assign(({ context }) => ({ guideStep: Math.min(guideSteps - 1, context.guideStep + 1) })),
    stepBack: assign(({ context }) => ({ guideStep: Math.max(0, context.guideStep - 1) })),
  },
}).createMachine({
  id: 'public',
  type: 'parallel',
  context: ({ input }) => ({
    ...freshStanding,
    readNow: input.readNow,
    now: input.readNow(),
    message: null,
    guideStep: 0,
  }),
  states: {
    phase: {
      initial: 'initialization',
      states: {
        initialization: {
          initial: 'loading',
          states: {
            loading: {
              entry: 'wantSetting',
              on: {
                'setting.ready': { target: 'ready', actions: 'takeStanding' },
                'setting.missing': 'missing_config',
                'setting.failed': { target: 'error', actions: 'keepMessage' },
              },
            },
            missing_config: {},
            error: { on: { 'setting.retried': { target: 'loading', actions: 'wantReset' } } },
            ready: {
              always: [
                { target: '#public.phase.tutorial', guard: 'fresh' },
                { target: '#public.phase.tutorial', guard: 'atTutorial' },
                { target: '#public.phase.presentation', guard: 'atPresentation' },
                { target: '#public.phase.hearing', guard: 'atHearing' },
                { target: '#public.phase.voting', guard: 'atVoting' },
                { target: '#public.phase.summary', guard: 'atSummary' },
                { target: '#public.phase.unknown' },
              ],
            },
          },
        },
        tutorial: { entry: 'enterTutorial', on: { 'simulation.started': 'presentation' } },
        presentation: { entry: 'enterPresentation', on: { 'presentation.completed': 'hearing' } },
        hearing: {
          entry: 'enterHearing',
          initial: 'arriving',
          states: {
            arriving: { always: [{ target: 'answering', guard: 'questionWaits' }, { target: 'settling' }] },
            /** The pace: each next step comes a second after the last change. */
            settling: {
              after: {
                nextQuestion: [{ target: '#public.phase.voting', guard: 'allAsked' }, { target: 'preparing' }],
              },
            },
            preparing: {
              entry: 'wantQuestion',
              on: {
                'question.arrived': { target: 'answering', actions: 'keepQuestion' },
                'question.failed': 'stalled',
              },
            },
            /** No question is available at all: nothing continues by itself, and nothing is lost. */
            stalled: { on: { 'question.requested': 'preparing' } },
            answering: {
              entry: 'startRebuttal',
              on: {
                'clock.ticked': { actions: 'tellTime' },
                'answer.submitted': {
                  target: 'judging',
                  guard: 'notBlank',
                  actions: ['stopRebuttal', 'wantJudgment'],
                },
              },
            },
            judging: { on: { 'answer.judged': { target: 'settling', actions: 'keepExchange' } } },
          },
        },
        voting: {
          entry: 'enterVoting',
          initial: 'arriving',
          states: {
            arriving: { always: [{ target: 'decided', guard: 'voted' }, { target: 'counting' }] },
            counting: { entry: 'wantVote', on: { 'vote.decided': { target: 'decided', actions: 'keepVote' } } },
            decided: { on: { 'summary.requested': '#public.phase.summary' } },
          },
        },
        summary: { entry: 'enterSummary' },
        unknown: {},
      },
    },
    /** The six steps of the tutorial: they open by themselves once per browser session, and whenever asked for. */
    guide: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'setting.ready': { target: 'open', guard: 'showsGuide', actions: ['firstStep', 'guideSeen'] },
            'guide.opened': { target: 'open', actions: 'firstStep' },
          },
        },
        open: {
          on: {
            'guide.next': [{ target: 'closed', guard: 'atLastStep' }, { actions: 'stepOn' }],
            'guide.previous': { actions: 'stepBack' },
            'guide.closed': 'closed',
            'simulation.started': 'closed',
          },
        },
      },
    },
  },
});

/** The phase a snapshot of the machine is in; null during initialization and for an unknown one. Takes: the value of a snapshot, of any
 *  shape. */
export function publicPhaseOf(value: unknown): PublicPhase | null {
  const phase = typeof value === 'object' && value !== null ? (value as { phase?: unknown }).phase : undefined;
  const name = typeof phase === 'object' && phase !== null ? Object.keys(phase)[0] : phase;
  return publicPhases.find((one) => one === name) ?? null;
}
