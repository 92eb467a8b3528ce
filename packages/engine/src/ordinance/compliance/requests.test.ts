import { describe, expect, it } from 'vitest';
import { requestsIn } from './requests.ts';

describe('relief asked for', () => {
  it.each([
    ['We are asking for a variance to 50 feet where 500 feet is required.', 'variance', '50 feet', '500 feet'],
    [
      'The applicant requests a waiver of the fence height, six feet instead of eight feet.',
      'waiver',
      'six feet',
      'eight feet',
    ],
    ['We need a variance from the side yard.', 'variance', null, null],
  ])('%s', (text, kind, asked, required) => expect(requestsIn(text)).toMatchObject([{ kind, asked, required }]));

  it.each([
    'We are not asking for a variance.',
    'A variance requires a hardship.',
    'The setback is 500 feet.',
    'Are you asking for a variance?',
  ])('is not in: %s', (text) => expect(requestsIn(text)).toEqual([]));
});
