import type { Character } from '@rostrum/contract';
import type { PresentationAnalysis } from '@rostrum/engine';
import type { BoardQuestion, HistoryItem } from './questions/board-question.ts';
import type { RoomView } from './record/kept-hearing.ts';

/** A line as it is being said, for the caption and the ring around the speaker. */
export interface Caption {
  readonly speakerId: string;
  readonly speaker: string;
  readonly text: string;
  /** Offsets of the word being said; null if nothing reports it. */
  readonly word: readonly [number, number] | null;
  readonly isLive: boolean;
}

/** What is said and done in the room, alongside the machine that runs it. */
export interface Talk {
  readonly view: RoomView;
  readonly board: readonly Character[];
  readonly staff: readonly Character[];
  /** Why the commissioners could not be loaded; null if they could. */
  readonly boardFailure: string | null;
  readonly isReloadingBoard: boolean;
  readonly builtInBoard: boolean;
  readonly segments: readonly string[];
  /** Who chose the words of the opening. */
  readonly segmentsBy: 'model' | undefined;
  /** The line of the opening that is being said; -1 before and after. */
  readonly segmentAt: number;
  readonly speechMissing: boolean;
  readonly caption: Caption | null;
  readonly muted: boolean;
  readonly manuscript: string;
  readonly isPresenting: boolean;
  /** Whether a microphone is on, for the presentation or an answer. */
  readonly isRecording: boolean;
  /** Time since the recording began, in ms; for the lights of the rostrum. */
  readonly presentingMs: number;
  readonly analysis: PresentationAnalysis | null;
  /** A question as far as it has been written; null if none is on its way or all of it is there. */
  readonly coming: { readonly characterId: string; readonly official: string; readonly text: string } | null;
  readonly question: BoardQuestion | null;
  readonly questions: readonly BoardQuestion[];
  readonly history: readonly HistoryItem[];
  readonly answerDraft: string;
  readonly isAnswering: boolean;
  readonly isSubmitting: boolean;
  readonly questionsFailed: boolean;
  readonly isOffline: boolean;
  readonly wasResumed: boolean;
  readonly isLeaving: boolean;
}

export const silentTalk: Talk = {
  view: 'enhanced',
  board: [],
  staff: [],
  boardFailure: null,
  isReloadingBoard: false,
  builtInBoard: false,
  segments: [],
  segmentsBy: undefined,
  segmentAt: -1,
  speechMissing: false,
  caption: null,
  muted: false,
  manuscript: '',
  isPresenting: false,
  isRecording: false,
  presentingMs: 0,
  analysis: null,
  coming: null,
  question: null,
  questions: [],
  history: [],
  answerDraft: '',
  isAnswering: false,
  isSubmitting: false,
  questionsFailed: false,
  isOffline: false,
  wasResumed: false,
  isLeaving: false,
};
