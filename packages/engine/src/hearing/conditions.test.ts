import { describe, expect, it } from 'vitest';
import { legalForm } from './conditions.ts';

describe('what an applicant can be held to', () => {
  it.each([
    ['The calculations went in on November 2, and you may make that a condition.', null],
    ['The traffic count was taken in May, and we will hold it as a condition.', null],
    [
      'The nearest home is 420 feet off, and we will hold it as a condition.',
      'The applicant shall hold to the following: the nearest home is 420 feet off.',
    ],
  ])('%s', (said, condition) => {
    expect(legalForm(said)).toBe(condition);
  });
});
