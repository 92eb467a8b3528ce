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
      'St. Brendan is the only emergency room in twenty miles.',
      null,
      'St. Brendan is the only emergency room in twenty miles',
    ],
    ['Dr. Alvarez reviewed the air model.', null, 'Dr. Alvarez reviewed the air model'],
    ['iv. Panels shall not exceed twenty feet.', null, 'Panels shall not exceed twenty feet'],
    [
      '(b) Fences shall be not less than seven feet in height;',
      /seven/,
      'Fences shall be not less than seven feet in height',
    ],
  ])('takes the part worth reading aloud: %s', (sentence, focus, quote) => {
    expect(quoteFrom(sentence, focus)?.text).toBe(quote);
  });

  it.each([
    [
      'The facility shall be designed so that post-development peak runoff does not exceed the pre-development peak for the 2-year, 10-year and 25-year storm, per Va. Code and the regulations of the Dept. of Environmental Quality.',
      /\b2\b/,
    ],
    [
      'A vegetated buffer not less than 100 feet in width, consisting of existing timber supplemented by evergreens no less than 6 ft. tall at planting, shall be maintained for the life of the facility, i.e., until decommissioning is complete.',
      /\b6\b/,
    ],
    [
      'Driveways shall comply with Sec. 12.4 of the code and with U.S. Highway standards, and no driveway shall be placed within 200 ft. of an intersection, except where No. 4 applies (see Table 2, below) or the engineer agrees.',
      /200/,
    ],
  ])('breaks off at no short form, figure or bracket: %s', (sentence, focus) => {
    const quote = quoteFrom(sentence, focus, 25);
    if (quote === null) return;
    expect(quote.text).not.toMatch(
      /(?:\b(?:\d+-year|6 ft|Sec|No|U\.S|Va|Dept|i\.e|per|the|of|for|and|less than \d+))\.?$/,
    );
    expect(quote.text.split('(').length).toBe(quote.text.split(')').length);
  });

  it('ends where the sense ends, whatever a sentence is put together from', () => {
    const subject = fc.constantFrom(
      'The array shall be set back not less than 150 feet from every property line',
      'Runoff shall not exceed the rate before construction for the 2-year, 10-year and 100-year storms',
      'Evergreens no less than 6 ft. tall at planting',
      'No driveway shall be placed within 200 ft. of an intersection',
      'Crushing is limited to 7:00 a.m. to 5:00 p.m., Monday through Friday',
      'The operator shall file a plan per NR 135, Wis. Adm. Code',
      'We will have 30 (thirty) spaces on the U.S. 30 side',
    );
    const joint = fc.constantFrom(
      ', ',
      '; ',
      ', and ',
      ' which ',
      ', except as stated in Sec. 4.2 and No. 7, ',
      ' (see Fig. 3) ',
    );
    const waiting = /(?:^|\s)(?:the|a|an|of|to|and|or|for|per|than|No|Sec|Fig|U\.S|Wis|Adm|i\.e|\d+-year|ft)\.?$/;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(subject, joint), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(/\d/, /shall/, /2-year|6 ft|200|p\.m|Fig/, null),
        (pieces, focus) => {
          const sentence = `${pieces.map(([text, join]) => text + join).join('')}and that is all.`;
          const quote = quoteFrom(sentence, focus);
          if (quote === null) return;
          const after = sentence.slice(quote.start + quote.text.length);
          if (/^\.?$/.test(after.trim())) return;
          if (!/ft\.$/.test(quote.text)) expect(quote.text).not.toMatch(waiting);
          else expect(after).not.toMatch(/^\s+(?:tall|of)/);
          expect(quote.text.split('(').length).toBe(quote.text.split(')').length);
          expect(after).toMatch(/^[\s.,;:–—-]/);
        },
      ),
      { numRuns: 400 },
    );
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
