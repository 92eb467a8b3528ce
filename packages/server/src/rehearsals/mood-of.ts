import type { EmotionalState } from '@rostrum/contract';
import type { Rehearsal } from '@rostrum/engine';

/** The mood of a character that has been answered; null for one that has not. */
export function moodOf(rehearsal: Rehearsal, characterId: string): EmotionalState | null {
  return Object.hasOwn(rehearsal.moods, characterId) ? (rehearsal.moods[characterId] ?? null) : null;
}
