import { describe, expect, it } from 'vitest';
import { annotate } from '../../../language/annotate.ts';
import { isThereNow } from './there-now.ts';

describe('traffic that is there today', () => {
  it.each([
    ['We had a count done, and the road carries 410 cars a day.', true],
    ['Birch Mill Road, it has 5,200 cars a day on it.', true],
    ['There are 2,100 vehicles a day on Route 9 today.', true],
    ['We run 60 loads a day now.', true],
    ['We expect 190 trips a day on Route 9.', false],
    ['About 1,110 vehicle trips a day.', false],
    ['The project adds 640 trips a day on that road.', false],
    ['We have 24 parking spaces now.', false],
  ])('%s %s', (text, isToday) => {
    const reading = annotate(text);
    expect(reading.quantities.some((one) => isThereNow(reading, one))).toBe(isToday);
  });
});
