import type { Materials } from '../reading/types.ts';

/** Materials of a rehearsal in which nothing was filed or presented. */
export const nothingFiled: Materials = {
  ordinance: null,
  planning: null,
  news: [],
  presentation: null,
  projectText: '',
};
