import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annotate } from './annotate.ts';
import { lemmaOf } from './lemma.ts';

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number as people say it. */
function inWords(value: number, and: boolean): string {
  if (value < 20) return ones[value] ?? '';
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${ones[value % 10]}`}`;
  for (const [size, name] of [
    [1e6, 'million'],
    [1e3, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (value < size) continue;
    const rest = value % size;
    const head = `${inWords(Math.floor(value / size), and)} ${name}`;
    return rest === 0 ? head : `${head} ${and && rest < 100 ? 'and ' : ''}${inWords(rest, and)}`;
  }
  return '';
}

const styles = {
  digits: (value: number) => String(value),
  commas: (value: number) => value.toString().replace(/\B(?=(?:\d{3})+$)/g, ','),
  words: (value: number) => inWords(value, false),
  'words with and': (value: number) => inWords(value, true),
  legal: (value: number) => `${inWords(value, false)} (${value})`,
} as const;
const unitsSaid = {
  feet: 1,
  'square feet': 1 / 43_560,
  gallons: 1,
  decibels: 1,
  megawatts: 1e6,
  tons: 1,
  percent: 0.01,
  days: 1,
  weeks: 7,
};
const bounds = {
  '': 'exactly',
  'about ': 'about',
  'no more than ': 'at_most',
  'at least ': 'at_least',
  'over ': 'more_than',
};

describe('what is written in any style is read back', () => {
  const style = fc.constantFrom(...(Object.keys(styles) as (keyof typeof styles)[]));
  const unit = fc.constantFrom(...(Object.keys(unitsSaid) as (keyof typeof unitsSaid)[]));
  const bound = fc.constantFrom(...(Object.keys(bounds) as (keyof typeof bounds)[]));
  const value = fc.oneof(fc.integer({ min: 2, max: 120 }), fc.integer({ min: 2, max: 9_999_999 }));

  it('one figure', () => {
    fc.assert(
      fc.property(value, style, unit, bound, (figure, how, of, bounded) => {
        const text = `It will be ${bounded}${styles[how](figure)} ${of}.`;
        const read = annotate(text).quantities;
        expect(read, text).toHaveLength(1);
        expect(read[0]?.value, text).toBeCloseTo(figure * unitsSaid[of], 5);
        expect(read[0]?.bound, text).toBe(bounds[bounded]);
      }),
      { numRuns: 400 },
    );
  });

  it('a range', () => {
    fc.assert(
      // Below a hundred, 'three to five hundred' means three hundred and up.
      fc.property(
        fc.integer({ min: 100, max: 9_999_999 }),
        fc.integer({ min: 1, max: 500 }),
        style,
        unit,
        (low, more, how, of) => {
          const text = `between ${styles[how](low)} and ${styles[how](low + more)} ${of}`;
          const [read] = annotate(text).quantities;
          expect(read?.value, text).toBeCloseTo(low * unitsSaid[of], 5);
          expect(read?.high, text).toBeCloseTo((low + more) * unitsSaid[of], 5);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('a rate and what is counted', () => {
    fc.assert(
      fc.property(value, style, fc.constantFrom('day', 'week', 'year'), (figure, how, per) => {
        const [read] = annotate(`We expect ${styles[how](figure)} trucks a ${per}.`).quantities;
        expect(read).toMatchObject({ value: figure, unit: 'truck', per });
      }),
      { numRuns: 200 },
    );
  });
});

it.each([
  ['sprayed', 'spray'],
  ['hauling', 'haul'],
  ['sited', 'site'],
  ['planned', 'plan'],
  ['stored', 'store'],
  ['charges', 'charge'],
  ['batteries', 'battery'],
  ['churches', 'church'],
  ['buses', 'bus'],
  ['houses', 'house'],
  ['grading', 'grade'],
  ['dredging', 'dredge'],
  ['leased', 'lease'],
  ['parked', 'park'],
  ['recycled', 'recycle'],
  ['operated', 'operate'],
  ['treated', 'treat'],
  ['trees', 'tree'],
  ['feet', 'foot'],
  ['was', 'be'],
  ['bought', 'buy'],
  ['access', 'access'],
])('%s is a form of %s', (form, lemma) => {
  expect(lemmaOf(form)).toBe(lemma);
  expect(lemmaOf(lemma)).toBe(lemma);
});
