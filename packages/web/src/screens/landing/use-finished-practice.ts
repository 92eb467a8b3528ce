import { useLocation } from 'react-router';

export interface FinishedPractice {
  readonly message: string;
  readonly questionsAnswered: number;
  /** 0..10, or null if nothing was scored. */
  readonly averageScore: number | null;
  /** The session's id, if it was handed over. */
  readonly sessionId: string | null;
}

/** What a finished practice session handed over in the navigation state, or null. */
export function useFinishedPractice(): FinishedPractice | null {
  const state = useLocation().state as unknown;
  if (!isRecord(state) || typeof state.message !== 'string') return null;
  const results = isRecord(state.results) ? state.results : state;
  const answered = [results.questionsAnswered, results.questions_answered].find((value) => typeof value === 'number');
  const score = [results.averageScore, results.average_score].find((value) => typeof value === 'number');
  return {
    message: state.message,
    questionsAnswered: answered ?? 0,
    averageScore: score !== undefined && Number.isFinite(score) ? score : null,
    sessionId: typeof results.sessionId === 'string' ? results.sessionId : null,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
