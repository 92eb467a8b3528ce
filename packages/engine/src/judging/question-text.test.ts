import { describe, expect, it } from 'vitest';
import { readQuestion } from './question-text.ts';

describe('what a question asks', () => {
  it.each([
    ['Will the car wash run late at night, yes or no?', ['yes_no']],
    ['Is the ten feet the panel height?', ['yes_no']],
    ['How many trucks a day, and which road will they take?', ['how_many', 'what']],
    ['Can you tell us how far it is from the school?', ['how_far']],
    ['What happens if the company goes bankrupt?', ['what_if']],
    ['Where do people park when your lot is full?', ['where']],
    ['Your figure was 40 acres. Who worked that out?', ['who']],
    ['Who do I call on a Sunday when it stinks?', ['who']],
    ['Why three stories?', ['why']],
    ['Does the carwash use potable or recycled water?', ['choice']],
    ['I would want the wells tested before anything starts.', ['remark']],
    ['I have lived here forty years. How loud will it be?', ['how_much']],
    ['Tell me who pays for the road.', ['who']],
    ['', []],
  ])('%s', (text, forms) => {
    expect(readQuestion(text).parts.map(({ form }) => form)).toEqual(forms);
  });
});
