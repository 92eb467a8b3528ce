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
    [
      'We’ll keep a log of complaints and what we did, and give it to the county each January.',
      'The applicant shall keep a log of complaints and what the applicant did, and give it to the county each January.',
    ],
    [
      "If a well goes dry within half a mile, we'd drill a new one at our cost.",
      'If a well goes dry within half a mile, the applicant shall drill a new one at its cost.',
    ],
    ["We'd build the lane before the shop opens.", 'The applicant shall build the lane before the shop opens.'],
    ["We'd be willing to close at nine.", 'The applicant shall close at nine.'],
    ["We'd like to close at nine.", null],
    ['If you say seven, we would do seven.', null],
  ])('%s', (said, condition) => {
    expect(legalForm(said)).toBe(condition);
  });
});
