import { describe, expect, it } from 'vitest';
import type { Rating } from '@rostrum/contract';
import type { Features } from './features/features.ts';
import { scoreOf } from './rating.ts';
import type { Verdict } from './verdict.ts';

const scored = (rating: Rating, chances: Partial<Verdict>, values: Readonly<Record<string, number>> = {}): number =>
  scoreOf(rating, { good: 0, strong: 0, ...chances } as unknown as Verdict, { values } as unknown as Features);

/** A document, a figure, and the answer first. */
const best = { paper: 1, figures: 0.7, given_first: 1 };

describe('the score within a band', () => {
  it.each<[number, number, string, Readonly<Record<string, number>>]>([
    [0.8, 8, 'nothing more', best],
    [0.81, 9, 'nothing more', {}],
    [0.93, 9, 'all that makes a ten, and less certainty', best],
    [0.94, 10, 'a document and a figure', best],
    [0.94, 10, 'a document and a promise', { paper: 1, binds: 1, given_first: 1 }],
    [0.94, 9, 'a document alone', { paper: 1, given_first: 1 }],
    [0.94, 9, 'hardly a figure', { ...best, figures: 0.6 }],
    [0.94, 9, 'no document', { ...best, paper: 0 }],
    [0.94, 9, 'no document at all', { figures: 1, binds: 1, given_first: 1 }],
    [0.94, 9, 'a document that comes late', { ...best, given_first: 0 }],
    [0.94, 9, 'nothing said of the order', { paper: 1, figures: 1 }],
  ])('of a strong answer at %d is %i with %s', (strong, score, _, values) => {
    expect(scored('strong', { strong }, values)).toBe(score);
  });

  it.each([
    [0.3, 5],
    [0.31, 6],
    [0.55, 6],
    [0.56, 7],
    [1, 7],
  ])('of an adequate answer at %d is %i', (strong, score) => {
    expect(scored('adequate', { strong })).toBe(score);
  });

  it.each([
    [0.2, 2],
    [0.21, 3],
    [0.45, 3],
    [0.46, 4],
    [1, 4],
  ])('of a weak answer at %d is %i', (good, score) => {
    expect(scored('weak', { good })).toBe(score);
  });

  it.each([
    [0.15, 0, {}],
    [0.16, 1, {}],
    [0.16, 1, { hostile: 0 }],
    [0.16, 0, { hostile: 1 }],
    [0.15, 0, { hostile: 1 }],
  ])('of a poor answer at %d is %i (%j)', (good, score, values) => {
    expect(scored('poor', { good }, values)).toBe(score);
  });
});
