import { expect, it } from 'vitest';
import { earlierShape, Places, shapeOf } from './shape.ts';
import { wordsOf } from './spoken.ts';

/** How many words, runs of words and short sentences of one text stand in another. */
function shared(one: string, other: string): { words: number; phrases: number; sentences: number } {
  const [a, b] = [shapeOf(one), earlierShape(other)];
  return {
    words: new Places(a.words).count(b.words),
    phrases: new Places(a.phrases).count(b.phrases),
    sentences: new Places(a.sentences).count(b.sentences),
  };
}

it.each([
  'Who pays for it, and when? It’s the 4.2-mile haul road, at 1,000 trips a day.',
  'You said, "We will plant two rows." Which two, and where?',
  'A mark " that stays open, and O\'Hara-like names...',
  '',
])('tells the words of %j apart as they are counted elsewhere', (text) => {
  const words = new Set(wordsOf(text));
  expect(shapeOf(text).words).toHaveLength(wordsOf(text).length);
  expect(earlierShape(text).words).toHaveLength(words.size);
  expect(new Places(shapeOf(text).words).size).toBe(words.size);
});

it('counts what two texts have in common', () => {
  const said = 'Hold on a minute. How many trucks a day will use the county road?';
  expect(shared(said, said)).toEqual({ words: 13, phrases: 10, sentences: 1 });
  expect(shared(said, 'HOW MANY TRUCKS A DAY WILL come by? Hold on a minute.')).toEqual({
    words: 9,
    phrases: 2,
    sentences: 1,
  });
  expect(shared(said, 'Yes or no?')).toEqual({ words: 0, phrases: 0, sentences: 0 });
});

it('looks past what a question quotes', () => {
  const one = 'You said, "the noise will be minimal at every home." How would you know?';
  const other = 'You said, "the panels will be minimal at every home." How would you know?';
  expect(shared(one, other)).toMatchObject({ phrases: 0, sentences: 1 });
  expect(shapeOf('Yes or no? And who is it?').sentences).toHaveLength(1);
});

it('knows two openings, and two ways of reading a section aloud', () => {
  expect(shapeOf('What of the road?').opening).toBe(shapeOf('What of the wells in spring?').opening);
  expect(shapeOf('What of the road?').opening).not.toBe(shapeOf('Of what the road?').opening);
  const [one, other] = ['Section 4.2', 'Section 17(b)'].map((name) => shapeOf(`I have ${name} open here: "No." So?`));
  expect(one?.formula).toBe('i have section open here');
  expect(other?.formula).toBe(one?.formula);
});
