import type { Issue } from '../types.ts';

/** The defaults of a plain board question, unless an issue says otherwise: by a member or the chair, taking no side, not pressed, and about
 *  nothing that was answered before. */
export const boardQuestion = {
  followUpOf: null,
  form: 'question',
  by: ['board', 'chair'],
  position: null,
  sharpness: 1,
  purpose: 'clarification',
  asks: [],
} as const satisfies Partial<Issue>;
