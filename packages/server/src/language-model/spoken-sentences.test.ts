import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenSentences } from './spoken-sentences.ts';

describe('the sentences of a growing text', () => {
  it.each([
    ['How far is it? Who measured', false, ['How far is it?']],
    ['How far is it?', false, []],
    ['How far is it? ', false, ['How far is it?']],
    ['That is the distance. ', false, ['That is the distance.']],
    ['It is at 9 p.m. ', false, []],
    ['How far is it?', true, ['How far is it?']],
    ['You said, "It is 1.5 miles." Is it? Y', false, ['You said, "It is 1.5 miles."', 'Is it?']],
    [
      'Mr. Okafor of St. Paul asked at 7 p.m. in the U.S. and we wait. N',
      false,
      ['Mr. Okafor of St. Paul asked at 7 p.m. in the U.S. and we wait.'],
    ],
    ['Sec. 4.2 asks for more. So?', true, ['Sec. 4.2 asks for more.', 'So?']],
  ] as const)('of %j (whole: %s)', (text, isWhole, sentences) => {
    expect(spokenSentences(text, isWhole)).toEqual(sentences);
  });

  it('never change once they are there, and are the whole text in the end', () => {
    const words = fc.array(
      fc.constantFrom(
        'How',
        'far',
        'is',
        'it?',
        'No.',
        'Mr.',
        '5.',
        '"Yes."',
        'and',
        'Why?',
        'homes.',
        'approx.',
        'a.m.',
      ),
      { minLength: 1, maxLength: 25 },
    );
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ');
        const whole = spokenSentences(text, true);
        expect(whole.join(' ')).toBe(text);
        for (let at = 0; at <= text.length; at++) {
          const early = spokenSentences(text.slice(0, at), false);
          expect(whole.slice(0, early.length)).toEqual(early);
        }
      }),
    );
  });
});
