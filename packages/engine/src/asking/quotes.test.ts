import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteFrom, quoteWordLimit } from './quotes.ts';

describe('quoteFrom', () => {
  it.each([
    ['The panels stand ten feet off the ground.', null, 'The panels stand ten feet off the ground'],
    ['And the buffer is 200 feet.', null, 'the buffer is 200 feet'],
    [
      'We have submitted valuation studies which conclude that solar farms do not negatively affect property values, and much more disruptive uses are permitted on land zoned agricultural.',
      /property values/,
      'We have submitted valuation studies which conclude that solar farms do not negatively affect property values',
    ],
    [
      '(b) Fences shall be not less than seven feet in height;',
      /seven/,
      'Fences shall be not less than seven feet in height',
    ],
  ])('takes the part worth reading aloud: %s', (sentence, focus, quote) => {
    expect(quoteFrom(sentence, focus)?.text).toBe(quote);
  });

  it('quotes nothing that would close the quotation early or holds layout', () => {
    expect(quoteFrom('He said "no" twice.', null)).toBeNull();
    expect(quoteFrom('Table 4\n12\t14', null)).toBeNull();
  });

  it('is an exact piece of the sentence, at its offset, short enough to say', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}[,;:.]?$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
        const sentence = words.join(' ');
        const quote = quoteFrom(sentence, null);
        if (quote === null) return;
        expect(sentence.slice(quote.start, quote.start + quote.text.length)).toBe(quote.text);
        expect(quote.text.split(/\s+/).length).toBeLessThanOrEqual(quoteWordLimit);
        expect(quote.text).not.toMatch(/[\s.,;:]$/);
      }),
    );
  });
});
