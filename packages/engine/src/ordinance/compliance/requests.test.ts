import { describe, expect, it } from 'vitest';
import { requestsIn } from './requests.ts';

describe('requested relief', () => {
  it.each([
    ['We are asking for a variance to 50 feet where 500 feet is required.', 'variance', '50 feet', '500 feet'],
    [
      'The applicant requests a waiver of the fence height, six feet instead of eight feet.',
      'waiver',
      'six feet',
      'eight feet',
    ],
    ['We need a variance from the side yard.', 'variance', null, null],
    ['A garage of 1,200 square feet where 800 is allowed.', 'variance', '1,200 square feet', '800'],
    ['It stands 6 feet from the side line where 12 is required.', 'variance', '6 feet', '12'],
    ['Nearest house 385 ft from the fence; asking to modify the 400 ft rule', 'waiver', '385 ft', '400 ft'],
    ['We ask you to vary the 25 foot setback to 18 feet.', 'waiver', '18 feet', '25 foot'],
    ['Floor area ratio 0.55 where 0.40 is permitted.', 'variance', '0.55', '0.40'],
  ])('%s', (text, kind, asked, required) => expect(requestsIn(text)).toMatchObject([{ kind, asked, required }]));

  it.each([
    'We are not asking for a variance.',
    'A variance requires a hardship.',
    'The setback is 500 feet.',
    'It stands 60 feet from the line where 50 feet is required.',
    'The building is 30 feet high where 35 is allowed.',
    'We plant 40 trees where the road bends.',
    'Are you asking for a variance?',
  ])('is not in: %s', (text) => expect(requestsIn(text)).toEqual([]));
});
