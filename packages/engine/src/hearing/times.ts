/* The times, limits and pacing of a hearing, in one place. hearing.md §4, §9; practice.md §9; decisions.md §2, §7. */

export const minuteMs = 60_000;

/** Hearing length if nothing else sets it. */
export const defaultHearingMinutes = 60;
/** Maximum time for board questions, and the full circle of the timer ring. */
export const boardLimitMs = 30 * minuteMs;
export const presentationLimitMs = 5 * minuteMs;
/** A presentation shorter than four minutes is under time. */
export const presentationShortMs = 4 * minuteMs;
export const presentationWarningsMs = [60_000, 30_000] as const;
export const presentationRecordingMinBytes = 10_000;
/** The hearing timer warns at five minutes and at one. */
export const warningAtMs = 5 * minuteMs;
export const criticalAtMs = minuteMs;
/** Timer colors: green above ten minutes, amber above five, red above one, dark red from one on. */
export const amberAtMs = 10 * minuteMs;

export const firstQuestionDelayMs = 1_000;
export const nextQuestionerDelayMs = 1_000;
export const nextQuestionDelayMs = 2_000;
/** No more board questions are asked with this much board time or less left. */
export const lastQuestionMs = 30_000;
export const officialsPerRound = 3;

export const afterSpeechMs = 2_000;
export const speechUnsupportedMs = 3_000;
export const speechErrorSkipMs = 1_000;
export const segmentHighlightMs = 4_000;

export const publicQuestions = 5;
export const publicQuestionDelayMs = 1_000;
export const rebuttalMs = 2 * minuteMs;
export const approvalScore = 15;
/** What an answer that was not rated counts in the score of five public answers. decisions.md §8 */
export const unratedScore = 5;

export const practiceFeedbackMs = 4_000;
export const practiceCounter = 1_000;

/** Rate, pause and pitch of speech by communication style; a style that isn't listed speaks like `formal`. */
const speechRows = {
  formal: { rate: 0.75, pauseMs: 2_000, pitch: 1 },
  professional: { rate: 0.8, pauseMs: 1_800, pitch: 1 },
  casual: { rate: 0.9, pauseMs: 1_200, pitch: 1.1 },
  direct: { rate: 0.85, pauseMs: 1_000, pitch: 0.9 },
  blunt: { rate: 0.9, pauseMs: 800, pitch: 0.9 },
} as const;
export const ceremonyVolume = 0.8;
/** Reading practice questions aloud, and auto-reading questions in the hearing. */
export const readAloud = { rate: 0.9, pitch: 1, volume: 0.8 } as const;
export const autoReadRate = 0.8;

export interface SpeechManner {
  readonly rate: number;
  readonly pauseMs: number;
  readonly pitch: number;
}

/** How the chair speaks in a community. Takes: a communication style, known or not.  Gives: rate (×), pause (ms), pitch.
 *  Throws: never.  Specification: hearing.md §9 (Opening speech). */
export function speechMannerOf(style: string | null | undefined): SpeechManner {
  return style !== null && style !== undefined && Object.hasOwn(speechRows, style)
    ? speechRows[style as keyof typeof speechRows]
    : speechRows.formal;
}

/** The length of the hearing: the duration chosen, else the project's time limit, else what the browser stored, else 60.
 *  Takes: minutes from each source, of any type; only finite numbers above 0 count.  Gives: milliseconds.  Throws: never.
 *  Specification: hearing.md §9 (Time limits). */
export function hearingLengthMs(sources: {
  readonly optionsDuration?: unknown;
  readonly timeLimit?: unknown;
  readonly gameTimeMinutes?: unknown;
}): number {
  const minutes = [sources.optionsDuration, sources.timeLimit, sources.gameTimeMinutes]
    .map((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value))
    .find((value): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0);
  return (minutes ?? defaultHearingMinutes) * minuteMs;
}

export type TimerStatus = 'Not Started' | 'Paused' | 'Active' | 'Warning' | 'Critical';

/** What the timer card says. Takes: time left in ms, whether it has started, whether it's running. hearing.md §4 (Timer status). */
export function timerStatusOf(leftMs: number, started: boolean, running: boolean): TimerStatus {
  if (!started) return 'Not Started';
  if (!running) return 'Paused';
  if (leftMs <= criticalAtMs) return 'Critical';
  return leftMs <= warningAtMs ? 'Warning' : 'Active';
}

/** The color of the timer. hearing.md §9 (Timer display). Takes: time left in ms. Gives: green above ten minutes, amber above five, red
 *  above one, else dark red. */
export function timerColorOf(leftMs: number): 'green' | 'amber' | 'red' | 'dark_red' {
  if (leftMs > amberAtMs) return 'green';
  if (leftMs > warningAtMs) return 'amber';
  return leftMs > criticalAtMs ? 'red' : 'dark_red';
}

/** The color step of a meter. Takes: 0..1. Gives: low under 0.4, high from 0.7, else middle. hearing.md §9. */
export function meterLevelOf(value: number): 'low' | 'middle' | 'high' {
  if (value < 0.4) return 'low';
  return value < 0.7 ? 'middle' : 'high';
}

/** mm:ss, rounded up to the full second so that 0:00 means time is up. Takes: ms; negative counts as 0. */
export function clockText(ms: number, minuteDigits: 1 | 2 = 2): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${String(Math.floor(seconds / 60)).padStart(minuteDigits, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
