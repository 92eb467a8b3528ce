import { describe, expect, it } from 'vitest';
import { danglingIn, strayIn } from './one-thought.ts';

describe('a turn of one thought', () => {
  it.each([
    'Which road would the trucks use?',
    'You said you would plant oaks along the north line. Who waters the oaks in the first summer?',
    'The access is gated. Would the fire department have a key to the gate?',
    'Let me come back to one thing. Which road would the trucks use?',
    'The code says 200 feet, and you gave 90. How do you square that?',
    'The pond drains to the east ditch. Has it ever run over?',
    'The code has 60 decibels at the line. What would yours be?',
  ])('is heard as one: %s', (text) => {
    expect(strayIn(text)).toBeNull();
  });

  it.each([
    ['My sister kept bees. What hours would the crews work?', 'My sister kept bees.'],
    ['The lane floods each April. If a transformer fails, who comes out at night?', 'The lane floods each April.'],
  ])('has a part that has nothing to do with the rest: %s', (text, stray) => {
    expect(strayIn(text)).toBe(stray);
  });
});

describe('words that refer to something', () => {
  it.each([
    ['Who fixes the road that those loads break?', '', 'those loads'],
    ['How deep is that basin, and who cleans it?', '', null],
    ['What stands behind that berm?', '', 'that berm'],
    ['What stands behind that berm?', 'Is there a berm? Yes, along the north line.', null],
    ['There is a berm along Miller Road. What grows on that berm?', '', null],
    ['What would this project do to the creek?', '', null],
    ['Would you say that trucks will wait on the road?', '', null],
  ])('%s', (text, last, dangling) => {
    expect(danglingIn(text, last)).toBe(dangling);
  });
});
