import type { HistoryItem } from '../questions/board-question.ts';

const weights: Readonly<Record<string, number>> = { strong: 0, adequate: 0.25, weak: 0.6, poor: 1 };
const remembered = 3;

export type Mood = 'listening' | 'murmuring' | 'restless';

/** How uneasy the gallery is about what it just heard: 0..1, the mean over the last three rated answers. */
export function uneaseOf(history: readonly Pick<HistoryItem, 'judged'>[]): number {
  const heard = history
    .flatMap(({ judged }) => (judged?.rating == null ? [] : [weights[judged.rating] ?? 0]))
    .slice(-remembered);
  return heard.length === 0 ? 0 : heard.reduce((sum, one) => sum + one, 0) / heard.length;
}

export function moodOf(unease: number): Mood {
  if (unease < 0.2) return 'listening';
  return unease < 0.5 ? 'murmuring' : 'restless';
}
