import { describe, expect, it } from 'vitest';
import { movedOf } from './moved-of.ts';

describe('movedOf', () => {
  it('leaves out the findings and conditions that are listed separately', () => {
    const moved = 'I move that the board approve the rezoning, with the following findings and conditions.';
    expect(movedOf(`${moved} Findings: (1) The use is allowed. Conditions: (1) Plant trees.`)).toBe(moved);
    expect(movedOf(`${moved} Conditions: (1) Plant trees.`)).toBe(moved);
  });

  it('keeps a motion that lists nothing', () => {
    expect(movedOf('I move to continue the hearing to May 4.')).toBe('I move to continue the hearing to May 4.');
  });
});
