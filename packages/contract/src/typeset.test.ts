import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

describe('typeset', () => {
  it.each([
    ['Section 4.2 says, "Solar arrays shall be set back".', 'Section 4.2 says, “Solar arrays shall be set back”.'],
    ['"One," he said, "and two."', '“One,” he said, “and two.”'],
    ["We don't know the owners' names.", 'We don’t know the owners’ names.'],
    ["She said 'not on my road' and left.", 'She said ‘not on my road’ and left.'],
    ["Since the '90s it has been a field.", 'Since the ’90s it has been a field.'],
    ['A fence 6\' 4" high.', 'A fence 6\' 4" high.'],
    ['"It is 12" and no more" is what you wrote.', '“It is 12” and no more" is what you wrote.'],
    ['(The "buffer")', '(The “buffer”)'],
    ['Nothing to set.', 'Nothing to set.'],
  ])('sets %s', (typed, printed) => {
    expect(typeset(typed)).toBe(printed);
  });

  it('keeps every other character where it was', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const set = typeset(text);
        expect(set).toHaveLength(text.length);
        expect(set.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")).toBe(text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"));
      }),
    );
  });
});
