import { assign, emit, setup } from 'xstate';
import { leftMs, paused, started, stoppedClock, type HearingClock } from './clock.ts';
import * as times from './times.ts';

/* The hearing room. One page: two tracks side by side, one clock. What happens goes to the machine as events; what needs to be done (fetch
   a question, speak a line, append to the record) goes out as emitted events. hearing.md §4, decisions.md §2 and §7. */

export interface Presentation {
  readonly transcript: string;
  readonly durationS: number;
  readonly quality: Readonly<Record<string, unknown>> | null;
}

export interface RoomContext {
  /** The one clock: gives the current time, in ms. */
  readonly readNow: () => number;
  /** The time of the last tick: what the screens show. */
  readonly now: number;
  readonly overall: HearingClock;
  readonly overallLimitMs: number;
  readonly board: HearingClock;
  readonly boardLimitMs: number;
  /** True once board questions have begun: their clock has been started. */
  readonly boardOpen: boolean;
  readonly isPaused: boolean;
  /** The phase in which a rehearsal resumes after a reload; null for a new one. */
  readonly resumeAt: RoomPhase | null;
  readonly presentation: Presentation | null;
  /** Board questions asked so far, and the highest answer quality reached (board satisfaction, 0..1). */
  readonly asked: number;
  readonly answered: number;
  /** Questions that the applicant skipped. */
  readonly passed: number;
  readonly satisfaction: number;
  readonly pendingQuestionId: string | null;
  /** The board has no further questions: only public comment is left to go on to. */
  readonly isExhausted: boolean;
  /** Notifications already given, so that each comes once. */
  readonly notified: readonly ('warning' | 'critical')[];
  readonly notification: 'warning' | 'critical' | null;
}

export type RoomEvent =
  | { readonly type: 'clock.ticked' }
  | { readonly type: 'hearing.paused' }
  | { readonly type: 'hearing.resumed' }
  | { readonly type: 'opening.begun' }
  | { readonly type: 'opening.skipped' }
  | { readonly type: 'speech.ended' }
  | { readonly type: 'speech.unsupported' }
  | { readonly type: 'presentation.completed'; readonly presentation: Presentation }
  | { readonly type: 'question.arrived'; readonly questionId: string }
  | { readonly type: 'question.answered'; readonly quality: number }
  | { readonly type: 'question.requested' }
  | { readonly type: 'public_comment.requested' }
  /** Asked for one more question, the board has none. */
  | { readonly type: 'questions.exhausted' }
  | { readonly type: 'closing_line.spoken' }
  | { readonly type: 'notification.dismissed' }
  | { readonly type: 'public_questions.begun' };

export type RoomEmitted =
  | { readonly type: 'phase.entered'; readonly phase: RoomPhase }
  | { readonly type: 'ceremony.wanted' }
  | { readonly type: 'question.wanted' }
  | { readonly type: 'closing_line.wanted' }
  | { readonly type: 'public_comment.invited' };

export type RoomPhase = 'opening' | 'presentation' | 'official_questions' | 'transition';

/** What a browser stores of a room. */
export type StoredRoom = Omit<RoomContext, 'readNow'>;

export interface RoomInput {
  readonly readNow: () => number;
  readonly overallLimitMs: number;
  /** Where a rehearsal resumes after a reload: the same phase, the same second, the same question. */
  readonly resume?: { readonly phase: RoomPhase; readonly context: Partial<StoredRoom> } | null;
}

const freshContext = (input: RoomInput): RoomContext => ({
  readNow: input.readNow,
  now: input.readNow(),
  resumeAt: input.resume?.phase ?? null,
  overall: stoppedClock,
  overallLimitMs: input.overallLimitMs,
  board: stoppedClock,
  boardLimitMs: times.boardLimitMs,
  boardOpen: false,
  isPaused: false,
  presentation: null,
  asked: 0,
  answered: 0,
  passed: 0,
  satisfaction: 0,
  pendingQuestionId: null,
  isExhausted: false,
  notified: [],
  notification: null,
});

/** A new room, or one resumed where it was left: the clock continues from the second where it stopped. */
function initialContext(input: RoomInput): RoomContext {
  const fresh = freshContext(input);
  const context = {
    ...fresh,
    ...input.resume?.context,
    readNow: fresh.readNow,
    now: fresh.now,
    resumeAt: fresh.resumeAt,
  };
  return context.isPaused || !hasStarted(context)
    ? context
    : { ...context, overall: started(context.overall, context.now) };
}

/** Time left of the hearing and of the board's questions, in ms, at the last tick unless another time is given. Takes: the context and a
 *  time in ms. Gives: ms, not below 0. */
export const overallLeftMs = (context: StoredRoom, now = context.now): number =>
  leftMs(context.overall, context.overallLimitMs, now);
/** The same for the board's questions. Takes: the room, and a time in ms.  Gives: ms, 0 or more. */
export const boardLeftMs = (context: StoredRoom, now = context.now): number =>
  leftMs(context.board, context.boardLimitMs, now);
/** Whether the clock of the hearing has ever run. Takes: the room.  Gives: true from the first second on. */
export const hasStarted = (context: StoredRoom): boolean =>
  context.overall.spentMs > 0 || context.overall.runningSince !== null;
/** True once every official of the round has asked and been answered: the board phase may be left. decisions.md §2. Takes: the context; an
 *  official who was passed over counts as answered. */
export const mayLeaveBoard = (context: StoredRoom): boolean =>
  context.answered + context.passed >= times.officialsPerRound;

/** What to keep in the browser: points in time become time spent, so that a reload resumes at the same second. Takes: the context of the
 *  machine. Gives: the same with both clocks stopped at its last tick and without the function that reads the time. */
export function storedRoom({ readNow: _, ...context }: RoomContext): StoredRoom {
  return { ...context, overall: paused(context.overall, context.now), board: paused(context.board, context.now) };
}

function notificationFor(context: RoomContext): 'warning' | 'critical' | null {
  if (!hasStarted(context)) return null;
  const left = overallLeftMs(context, context.readNow());
  if (left === 0) return null;
  if (left <= times.criticalAtMs && !context.notified.includes('critical')) return 'critical';
  if (left <= times.warningAtMs && left > times.criticalAtMs && !context.notified.includes('warning')) return 'warning';
  return null;
}

export const roomMachine = setup({
  types: {
    context: {} as RoomContext,
    events: {} as RoomEvent,
    emitted: {} as RoomEmitted,
    input: {} as RoomInput,
  },
  delays: {
    afterSpeech: times.afterSpeechMs,
    speechUnsupported: times.speechUnsupportedMs,
    firstQuestion: times.firstQuestionDelayMs,
    nextQuestioner: times.nextQuestionerDelayMs,
    nextQuestion: times.nextQuestionDelayMs,
  },
  guards: {
    overallExpired: ({ context }) => hasStarted(context) && overallLeftMs(context, context.readNow()) === 0,
    boardExpired: ({ context }) => boardLeftMs(context, context.readNow()) === 0,
    timeForAnother: ({ context }) =>
      !context.isExhausted && boardLeftMs(context, context.readNow()) > times.lastQuestionMs,
    mayLeaveBoard: ({ context }) => mayLeaveBoard(context),
    questionPending: ({ context }) => context.pendingQuestionId !== null,
    notificationDue: ({ context }) => notificationFor(context) !== null,
    resumesAtPresentation: ({ context }) => context.resumeAt === 'presentation',
    resumesAtQuestions: ({ context }) => context.resumeAt === 'official_questions',
    resumesAtTransition: ({ context }) => context.resumeAt === 'transition',
  },
  actions: {
    tellTime: assign(({ context }) => ({ now: context.readNow() })),
    startOverall: assign(({ context }) => {
      const now = context.readNow();
      return { now, overall: started(context.overall, now) };
    }),
    startBoard: assign(({ context }) => {
      const now = context.readNow();
      const limit = context.boardOpen
        ? context.boardLimitMs
        : Math.min(times.boardLimitMs, overallLeftMs(context, now));
      return {
        now,
        boardLimitMs: limit,
        boardOpen: true,
        board: context.isPaused ? context.board : started(context.board, now),
      };
    }),
    pauseClocks: assign(({ context }) => {
      const now = context.readNow();
      return { now, isPaused: true, overall: paused(context.overall, now), board: paused(context.board, now) };
    }),
    resumeClocks: assign(({ context }) => {
      const now = context.readNow();
      return {
        now,
        isPaused: false,
        overall: hasStarted(context) ? started(context.overall, now) : context.overall,
        board: context.boardOpen ? started(context.board, now) : context.board,
      };
    }),
    keepPresentation: assign(({ event }) =>
      event.type === 'presentation.completed' ? { presentation: event.presentation } : {},
    ),
    keepQuestion: assign(({ context, event }) =>
      event.type === 'question.arrived' ? { pendingQuestionId: event.questionId, asked: context.asked + 1 } : {},
    ),
    keepAnswer: assign(({ context, event }) =>
      event.type === 'question.answered'
        ? {
            pendingQuestionId: null,
            answered: context.answered + 1,
            satisfaction: Math.max(context.satisfaction, event.quality),
          }
        : {},
    ),
    keepPassed: assign(({ context }) => ({ pendingQuestionId: null, passed: context.passed + 1 })),
    keepExhausted: assign({ isExhausted: true }),
    notify: assign(({ context }) => {
      const due = notificationFor(context);
      return due === null ? {} : { notification: due, notified: [...context.notified, due] };
    }),
    dismiss: assign({ notification: null }),
    wantCeremony: emit({ type: 'ceremony.wanted' }),
    wantQuestion: emit({ type: 'question.wanted' }),
    wantClosingLine: emit({ type: 'closing_line.wanted' }),
    invitePublic: emit({ type: 'public_comment.invited' }),
    enterOpening: emit({ type: 'phase.entered', phase: 'opening' }),
    enterPresentation: emit({ type: 'phase.entered', phase: 'presentation' }),
    enterOfficialQuestions: emit({ type: 'phase.entered', phase: 'official_questions' }),
    enterTransition: emit({ type: 'phase.entered', phase: 'transition' }),
  },
}).createMachine({
  id: 'room',
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  states: {
    phase: {
      initial: 'arriving',
      on: {
        'hearing.paused': { actions: 'pauseClocks' },
        'hearing.resumed': { actions: 'resumeClocks' },
        'notification.dismissed': { actions: 'dismiss' },
        'clock.ticked': { actions: 'tellTime' },
      },
      states: {
        /** Sends a resumed rehearsal to its phase; a new one begins with the opening. */
        arriving: {
          always: [
            { target: 'presentation', guard: 'resumesAtPresentation' },
            { target: 'official_questions', guard: 'resumesAtQuestions' },
            { target: 'transition', guard: 'resumesAtTransition' },
            { target: 'opening' },
          ],
        },
        opening: {
          entry: 'enterOpening',
          initial: 'waiting',
          always: { target: 'transition', guard: 'overallExpired' },
          on: { 'opening.skipped': { target: 'presentation', actions: 'startOverall' } },
          states: {
            waiting: { on: { 'opening.begun': { target: 'speaking', actions: 'startOverall' } } },
            speaking: {
              entry: 'wantCeremony',
              on: { 'speech.ended': 'spoken', 'speech.unsupported': 'unspoken' },
            },
            spoken: { after: { afterSpeech: '#room.phase.presentation' } },
            unspoken: { after: { speechUnsupported: '#room.phase.presentation' } },
          },
        },
        presentation: {
          entry: 'enterPresentation',
          always: { target: 'transition', guard: 'overallExpired' },
          on: { 'presentation.completed': { target: 'official_questions', actions: 'keepPresentation' } },
        },
        official_questions: {
          entry: ['enterOfficialQuestions', 'startBoard'],
          initial: 'arriving',
          always: { target: 'transition', guard: 'overallExpired' },
          on: { 'public_comment.requested': { target: '.closing', guard: 'mayLeaveBoard' } },
          states: {
            arriving: { always: [{ target: 'asking', guard: 'questionPending' }, { target: 'settling' }] },
            settling: {
              always: { target: 'closing', guard: 'boardExpired' },
              after: { firstQuestion: 'preparing' },
            },
            preparing: {
              entry: 'wantQuestion',
              always: { target: 'closing', guard: 'boardExpired' },
              on: {
                'question.arrived': { target: 'asking', actions: 'keepQuestion' },
                'questions.exhausted': { target: 'resting', guard: 'mayLeaveBoard', actions: 'keepExhausted' },
              },
            },
            asking: {
              always: { target: 'closing', guard: 'boardExpired' },
              on: {
                'question.answered': { target: 'changing_questioner', actions: 'keepAnswer' },
                /** 'Next Question' while a question is open leaves it unanswered, as the history shows. */
                'question.requested': { target: 'preparing', guard: 'timeForAnother', actions: 'keepPassed' },
              },
            },
            changing_questioner: {
              always: { target: 'closing', guard: 'boardExpired' },
              after: { nextQuestioner: 'resting' },
            },
            resting: {
              always: { target: 'closing', guard: 'boardExpired' },
              after: { nextQuestion: { target: 'preparing', guard: 'timeForAnother' } },
              on: { 'question.requested': { target: 'preparing', guard: 'timeForAnother' } },
            },
            closing: {
              entry: 'wantClosingLine',
              on: { 'closing_line.spoken': '#room.phase.transition' },
            },
          },
        },
        transition: {
          entry: ['dismiss', 'enterTransition'],
          on: { 'public_questions.begun': 'left' },
        },
        left: { type: 'final' },
      },
    },
    /** The hearing's other track: municipal questioning until its time allows public comment. */
    track: {
      initial: 'municipal_questioning',
      states: {
        municipal_questioning: {
          on: {
            'public_comment.requested': { target: 'public_comment', guard: 'mayLeaveBoard' },
            'clock.ticked': { target: 'public_comment', guard: 'boardExpired' },
          },
        },
        public_comment: { entry: 'invitePublic' },
      },
    },
    notice: {
      initial: 'watching',
      states: { watching: { on: { 'clock.ticked': { guard: 'notificationDue', actions: 'notify' } } } },
    },
  },
});
