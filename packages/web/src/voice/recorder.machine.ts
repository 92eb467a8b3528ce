import { assign, setup } from 'xstate';

/* One machine for every recorder in the product. Effects (microphone, recognition, upload) happen outside and come
   back as events. hearing.md §4 (Recorders), practice.md §4 (Audio recorder). */

export interface RecorderContext {
  /** What can be played back, retried or downloaded; kept after a failed transcription. */
  readonly blob: Blob | null;
  readonly durationMs: number;
  readonly transcript: string | null;
  readonly error: string | null;
}

export type RecorderEvent =
  | { readonly type: 'start' }
  | { readonly type: 'opened' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'stop' }
  | { readonly type: 'recorded'; readonly blob: Blob; readonly durationMs: number }
  | { readonly type: 'transcribed'; readonly transcript: string }
  | { readonly type: 'failed'; readonly error: string }
  | { readonly type: 'retry' }
  | { readonly type: 'discard' };

const nothing: RecorderContext = { blob: null, durationMs: 0, transcript: null, error: null };

export const recorderMachine = setup({
  types: { context: {} as RecorderContext, events: {} as RecorderEvent },
  guards: { hasRecording: ({ context }) => context.blob !== null },
  actions: {
    forget: assign(nothing),
    keepRecording: assign(({ event }) =>
      event.type === 'recorded' ? { blob: event.blob, durationMs: event.durationMs } : {},
    ),
    keepTranscript: assign(({ event }) =>
      event.type === 'transcribed' ? { transcript: event.transcript, error: null } : {},
    ),
    keepError: assign(({ event }) => (event.type === 'failed' ? { error: event.error } : {})),
  },
}).createMachine({
  id: 'recorder',
  context: nothing,
  initial: 'idle',
  on: { discard: { target: '.idle', actions: 'forget' } },
  states: {
    idle: { on: { start: { target: 'requesting', actions: 'forget' } } },
    requesting: { on: { opened: 'recording', failed: { target: 'failed', actions: 'keepError' } } },
    recording: {
      on: { pause: 'paused', stop: 'processing', failed: { target: 'failed', actions: 'keepError' } },
    },
    paused: { on: { resume: 'recording', stop: 'processing' } },
    processing: {
      on: {
        recorded: { actions: 'keepRecording' },
        transcribed: { target: 'done', actions: 'keepTranscript' },
        failed: { target: 'failed', actions: 'keepError' },
      },
    },
    done: { on: { start: { target: 'requesting', actions: 'forget' } } },
    failed: {
      on: {
        start: { target: 'requesting', actions: 'forget' },
        retry: { target: 'processing', guard: 'hasRecording' },
      },
    },
  },
});
