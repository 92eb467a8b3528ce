import { describe, expect, it } from 'vitest';
import { saidTo } from './affirmed.ts';

describe('a reply to a yes-or-no question', () => {
  it.each([
    ['I do.', 'yes'],
    ['Yes, I do, so help me God.', 'yes'],
    ['accept', 'yes'],
    ['We accept that condition, Madam Chair.', 'yes'],
    ['No objection.', 'yes'],
    ['No.', 'no'],
    ['I do not.', 'no'],
    ['We can’t accept that.', 'no'],
    ['decline', 'no'],
    ['Yes, but only within ninety days.', 'other'],
    ['We would accept it if the road is built first.', 'other'],
    ['Sixty days would work better.', 'other'],
    ['', 'other'],
  ] as const)('%j means %s', (reply, said) => {
    expect(saidTo(reply)).toBe(said);
  });
});
