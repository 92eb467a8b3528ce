import { describe, expect, it } from 'vitest';
import { moodOf, uneaseOf } from './unease.ts';

const heard = (...ratings: readonly (string | null)[]) =>
  ratings.map((rating) => ({
    judged:
      rating === null
        ? null
        : { rating, score: 5, feedback: '', carried: [], missing: [], strongerAnswer: '', offline: false },
  }));

describe('unease of the gallery', () => {
  it('starts out listening, before anything was heard', () => {
    expect(uneaseOf([])).toBe(0);
    expect(moodOf(uneaseOf(heard(null)))).toBe('listening');
  });
  it.each([
    [['strong', 'strong'], 'listening'],
    [['adequate', 'adequate'], 'murmuring'],
    [['strong', 'weak'], 'murmuring'],
    [['weak', 'poor'], 'restless'],
  ] as const)('after %j it is %s', (ratings, mood) => {
    expect(moodOf(uneaseOf(heard(...ratings)))).toBe(mood);
  });
  it('forgets anything more than three judged answers ago', () => {
    expect(uneaseOf(heard('poor', 'poor', 'strong', null, 'strong', 'strong'))).toBe(0);
  });
});
