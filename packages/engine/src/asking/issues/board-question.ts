import type { Issue } from '../types.ts';

/** What a plain question of the board is, as far as an issue does not say otherwise: by a member or the chair, of no side, not pressed,
 *  and about nothing that was answered before. */
export const boardQuestion = {
  followUpOf: null,
  form: 'question',
  by: ['board', 'chair'],
  position: null,
  sharpness: 1,
  purpose: 'clarification',
  asks: [],
} as const satisfies Partial<Issue>;
