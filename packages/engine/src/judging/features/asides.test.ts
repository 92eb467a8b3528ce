import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../said/heard.ts';
import { asidesOf } from './asides.ts';

describe('an aside turned on whoever asked', () => {
  it.each([
    ['Staff will have it by Friday, before you vote.', 0],
    ['The wall is twelve feet, as you asked.', 0],
    ['We can move it, if you want that.', 0],
    ['The wall is twelve feet, and you know that perfectly well.', 1],
    ['Twelve feet, you heard me say so.', 1],
  ])('is no clause about what the board does: %s', (answer, turned) =>
    expect(asidesOf(readAnswer(answer))['aside_you']).toBe(turned),
  );
});
