import { describe, expect, it } from 'vitest';
import { inTheSingular } from './in-the-singular.ts';

describe('a turn of somebody who decides alone', () => {
  it.each([
    [
      'The code has us find that "we are safe." What do we have in front of us on that?',
      'The code has me find that "we are safe." What do I have in front of me on that?',
    ],
    ["I heard we're late. Can we see it?", "I heard I'm late. Can I see it?"],
    ['Where do we see that?', 'Where do I see that?'],
    ['Who maintains the pond in ten years?', 'Who maintains the pond in ten years?'],
  ])('%s', (plural, singular) => expect(inTheSingular(plural)).toBe(singular));
});
