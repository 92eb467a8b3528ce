/* The public door of the engine. */
export * from './base/random.ts';
export type * from './knowledge/types.ts';
export type * from './catalogue/types.ts';
export type * from './record/rehearsal.ts';
export type * from './reading/types.ts';
export type * from './asking/types.ts';
export type * from './judging/types.ts';
