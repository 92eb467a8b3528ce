import { describe, expect, it } from 'vitest';
import { annotate } from './annotate.ts';
import { scopesAt, sentenceAt, wordsOf } from './spans.ts';

/** A quantity as one line: value, upper end, unit, per, bound, of. */
const quantitiesOf = (text: string): string[] =>
  annotate(text).quantities.map(({ value, high, unit, per, bound, of, corrected }) =>
    [
      Math.round(value * 1e4) / 1e4 + (high === null ? '' : `-${high}`),
      unit ?? '',
      per === null ? '' : `/${per}`,
      bound === 'exactly' ? '' : bound,
      of === null || of === unit ? '' : `of ${of}`,
      corrected ? 'corrected' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  );

describe('a figure is read once, in digits and words', () => {
  it.each<[string, ...string[]]>([
    ['A third of a mile.', '1760 mile'],
    ['20 miles an hour', '20 mile /hour'],
    ['a bond of 1.2 million', '1200000 dollar'],
    ['three-fifty', '350'],
    ['three hundred, sorry, three-fifty feet', '300 foot corrected', '350 foot'],
    ['zero percent', '0 percent'],
    ['$1.2 per watt', '1.2 dollar /watt'],
    ['eleven hundred feet', '1100 foot'],
    ['a mile and a half', '7920 mile'],
    ['three quarters of an acre', '0.75 acre'],
    ['half of the water is reused', '0.5 whole of water'],
    ['a third of our tonnage', '0.3333 whole of tonnage'],
    ['half a million dollars', '500000 dollar'],
    ['three to four hundred feet', '300-400 foot'],
    ['between 200 and 300 feet', '200-300 foot'],
    ['two or three blasts a week', '2-3 blast /week'],
    ['$3 to $4 million', '3000000-4000000 dollar'],
    ['no more than six hundred forty (640) feet', '640 foot at_most'],
    ['fifty (50) feet or more', '50 foot at_least'],
    ['a hundred and ten or so', '110 about'],
    ['under ten minutes', '0.0069 minute less_than'],
    ['at least 1.1 times the total height', '1.1 times at_least of height'],
    ['14 trucks a day', '14 truck /day'],
    ['110 daily trips', '110 trip /day'],
    ['48 backup generators', '48 generator'],
    ['forty-eight hundred head', '4800 head'],
    ['two forty-foot trailers', '2 trailer', '40 foot'],
    ['three times a week', '0.4286 time /week'],
    ['13 feet 6 inches', '13.5 foot'],
    ['13\'6"', '13.5 foot'],
    ['1 1/2 miles', '7920 mile'],
    ['point five miles', '2640 mile'],
    ['one point one million gallons', '1100000 gallon'],
    ['3.4M', '3.4'],
    ['$3.4M', '3400000 dollar'],
    ['45 dBA', '45 decibel'],
    ['2:1', '2 to_one'],
    ['seventy-five by one-twenty', '75', '120'],
    ['85 percent of the water', '0.85 percent of water'],
  ])('%s', (text, ...read) => {
    expect(quantitiesOf(text)).toEqual(read);
  });

  it.each([
    'Section 4.2.1',
    'Phase 2 on Route 9',
    'June 3, 2026',
    'in twenty-sixteen',
    '412 Mill Road',
    'call 555-1234',
    'One of them is ours.',
    'the third phase',
    'a fifth truck came',
    'the gate locks at nine',
  ])('%s measures nothing', (text) => {
    expect(quantitiesOf(text)).toEqual([]);
  });

  it('shows the words it was read from', () => {
    const reading = annotate('The fence is no more than eight feet tall.');
    expect(reading.quantities.map((quantity) => wordsOf(reading, quantity))).toEqual(['no more than eight feet']);
  });
});

describe('days and hours', () => {
  const schedulesOf = (text: string): string[] =>
    annotate(text).schedules.map(({ days, from, to }) => `${days?.join('') ?? ''} ${from ?? ''}-${to ?? ''}`);
  it.each<[string, ...string[]]>([
    ["We're open nine to five, later on Fridays.", ' 540-1020', '5 -'],
    ['Seven to nine, seven days a week.', '0123456 420-1260'],
    ["Weekends we're open till midnight.", '06 -1440'],
    ['Monday through Friday, 7 a.m. to 7 p.m.', '12345 420-1140'],
    ['Saturdays and Sundays nine to noon', '06 540-720'],
    ['The field lights go off at nine.', ' 1260-1260'],
    ['after ten at night', ' 1320-'],
    ['The gate is locked at five in the afternoon.', ' 1020-1020'],
    ['quarter past nine', ' 555-555'],
    ['They are in at seven-fifteen.', ' 435-435'],
    ['between 7 and 9 in the morning', ' 420-540'],
  ])('%s', (text, ...read) => {
    expect(schedulesOf(text)).toEqual(read);
  });

  it.each(['two to three trucks', 'at 45 decibels', 'by nine percent', 'from 300 feet'])('%s is not a time', (text) => {
    expect(schedulesOf(text)).toEqual([]);
  });
});

describe('sentences and clauses', () => {
  const sentences = (text: string): string[] => {
    const reading = annotate(text);
    return reading.sentences.map((sentence) => wordsOf(reading, sentence));
  };
  it('does not end a sentence inside a figure, an abbreviation or an hour', () => {
    expect(sentences('Dr. Webb said 1.2 acres. It opens at 7 a.m. on Mill Rd. by the creek. No. Only ours.')).toEqual([
      'Dr. Webb said 1.2 acres.',
      'It opens at 7 a.m. on Mill Rd. by the creek.',
      'No.',
      'Only ours.',
    ]);
  });
  it('does not end a sentence after the mark of a section', () => {
    expect(
      sentences('The committee may waive s. 17.11 under sub. (2) alone. It may not waive ss. 4 and 5.'),
    ).toHaveLength(2);
  });
  it('starts one at a blank line and at a list item', () => {
    expect(sentences('Setbacks\n\nThe yard is 50 feet\nfrom the line:\n(a) front\n(b) rear')).toHaveLength(4);
  });
  it('tells a question and a fragment from a statement', () => {
    expect(annotate('Will you plow? The county will. Not a pound.').sentences.map(({ kind }) => kind)).toEqual([
      'question',
      'statement',
      'fragment',
    ]);
  });
  it('cuts a clause where a noun in the plural has its verb', () => {
    const reading = annotate('We are not a nonprofit, the investors get a share.');
    const [sentence] = reading.sentences;
    expect(sentence?.clauses.map((clause) => wordsOf(reading, clause))).toEqual([
      'We are not a nonprofit,',
      'the investors get a share.',
    ]);
  });

  it('cuts clauses where a new subject has its verb', () => {
    const reading = annotate('We plow the drive and the county plows the road, but nobody will salt it.');
    const [sentence] = reading.sentences;
    expect(sentence?.clauses.map((clause) => wordsOf(reading, clause))).toEqual([
      'We plow the drive',
      'and the county plows the road,',
      'but nobody will salt it.',
    ]);
  });
  it('finds the sentence of an offset', () => {
    const text = 'One is here. Two is there.';
    const reading = annotate(text);
    expect(sentenceAt(reading, text.indexOf('Two') + 1)?.start).toBe(13);
    expect(sentenceAt(reading, 0)?.start).toBe(0);
  });
  it('splits contractions', () => {
    expect(annotate("We won't, they’ll, it's.").tokens.map(({ lower }) => lower)).toEqual([
      'we',
      'will',
      'not',
      ',',
      'they',
      'will',
      ',',
      'it',
      "'s",
      '.',
    ]);
  });
});

it('gives the same reading for the same text', () => {
  const text = 'The fence is eight feet.';
  expect(annotate(text)).toBe(annotate(text));
  expect(scopesAt(annotate(text), 4)).toEqual([]);
});

it('reads hostile text in time proportional to its length', () => {
  const read = (text: string): number => {
    const began = performance.now();
    const reading = annotate(text);
    void [reading.sentences.flatMap(({ clauses }) => clauses), reading.quantities, reading.scopes];
    return performance.now() - began;
  };
  for (const piece of [
    'one ',
    'and a half ',
    '1-',
    '(',
    'not ',
    "n't'",
    'a hundred and ',
    'to 5 ',
    'monday, ',
    '$',
    '1/',
  ]) {
    read(piece.repeat(1_000));
    const [short, long] = [read(piece.repeat(3_000)), read(piece.repeat(12_000))];
    expect(long, piece).toBeLessThan(Math.max(short, 20) * 12);
  }
});
