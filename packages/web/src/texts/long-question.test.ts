import { describe, expect, it } from 'vitest';
import { isLong } from './long-question.ts';

describe('isLong', () => {
  it('is true from one hundred and seventy-one characters on', () => {
    expect(isLong('a'.repeat(170))).toBe(false);
    expect(isLong('a'.repeat(171))).toBe(true);
  });
});
