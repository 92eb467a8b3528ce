import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimsIn } from './claims.ts';

const figures = (text: string): string[] =>
  claimsIn(text)
    .filter(({ value, kind }) => value !== null && kind !== 'date')
    .map((c) => `${c.subject}: ${c.comparator} ${c.value} ${c.unit}`);

describe('claims', () => {
  it.each([
    ['Our setback is 150 feet from every property line.', ['setback from property line: equals 150 feet']],
    ['The nearest home is six hundred feet away.', ['setback from residence: equals 600 feet']],
    ['The panels are no more than twelve feet tall.', ['panel height: max 12 feet']],
    ['Sound will stay below 45 dBA at the nearest residence.', ['noise at residence: max 45 dBA']],
    ['We will pay one point two million dollars a year in taxes.', ['tax revenue: equals 1200000 dollars per year']],
    [
      'There will be two hundred construction jobs and five permanent positions.',
      ['construction jobs: equals 200 jobs', 'permanent jobs: equals 5 positions'],
    ],
    ['The fence is seven feet high.', ['fence height: equals 7 feet']],
    ['The project covers 850 acres.', ['project size: equals 850 acres']],
    [
      'The panels stand 12 feet high and are set back 100 feet from the nearest home.',
      ['panel height: equals 12 feet', 'setback from residence: equals 100 feet'],
    ],
    [
      'The panels are set back 100 feet from the nearest home and are 12 feet high.',
      ['setback from residence: equals 100 feet', 'panel height: equals 12 feet'],
    ],
    [
      'The building is 40 feet tall and sits 25 feet from the rear line.',
      ['building height: equals 40 feet', 'setback from property line: equals 25 feet'],
    ],
    ['We are good neighbors.', []],
  ])('%s', (text, expected) => {
    expect(figures(text)).toEqual(expected);
  });

  it('follows speech without punctuation', () => {
    const said =
      'um so our setback is a hundred and fifty feet from every property line and the nearest home is uh six hundred feet away and we will plant a double row of evergreens eight feet tall and the fence is seven feet high';
    expect(figures(said)).toEqual([
      'setback from property line: equals 150 feet',
      'setback from residence: equals 600 feet',
      'tree height at planting: equals 8 feet',
      'fence height: equals 7 feet',
    ]);
  });

  it('names promises, studies, permits, dates and bodies', () => {
    const kinds = claimsIn(
      'We will accept that as a condition. A sound study by Blue Ridge Acoustics was filed. We hold a stormwater permit from the DEQ. Construction begins in spring of 2027.',
    ).map(({ kind, subject, value }) => [kind, kind === 'date' ? value : subject]);
    expect(kinds).toContainEqual(['promise', expect.any(String)]);
    expect(kinds).toContainEqual(['study', 'sound study']);
    expect(kinds).toContainEqual(['body', 'Blue Ridge Acoustics']);
    expect(kinds).toContainEqual(['permit', 'stormwater permit']);
    expect(kinds).toContainEqual(['date', 2027]);
  });

  it('gives each claim the sentence in which it stands, word for word', () => {
    const words = fc.constantFrom(
      'we will',
      'plant',
      'fifty',
      '150',
      'feet',
      'from',
      'the',
      'home.',
      'and',
      '$2 million',
      'noise',
      'study,',
      '\n',
      'FAA',
      'in 2027',
      'percent;',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 300 }),
          fc.array(words, { maxLength: 80 }).map((list) => list.join(' ')),
        ),
        (text) => {
          for (const claim of claimsIn(text)) expect(text.slice(claim.span.start, claim.span.end)).toBe(claim.sentence);
          expect(claimsIn(text)).toEqual(claimsIn(text));
        },
      ),
      { numRuns: 150 },
    );
  });
});
