import type { Materials } from '../filed/types.ts';

/** Materials of a rehearsal in which nothing was filed or presented. */
export const nothingFiled: Materials = {
  ordinance: null,
  planning: null,
  news: [],
  presentation: null,
  projectText: '',
};
