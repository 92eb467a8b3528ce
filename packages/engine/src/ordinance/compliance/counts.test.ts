import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../filed/read-presentation.ts';
import { readText } from '../read-text.ts';
import { complianceTable } from './table.ts';

/* Counts of different things are never compared, whatever else two sentences have in common. */

const counted = [
  'dogs',
  'employees',
  'parking spaces',
  'trucks',
  'bedrooms',
  'turbines',
  'signs',
  'docks',
  'guests',
] as const;
const rules = [
  (n: number, what: string) => `No more than ${n} ${what} shall be kept at the plant.`,
  (n: number, what: string) => `The plant shall have at least ${n} ${what} on the lot.`,
  (n: number, what: string) => `The number of ${what} at the plant shall not exceed ${n}.`,
  (n: number, what: string) => `There shall be ${n} ${what} for every ten seats at the plant.`,
];
const statements = [
  (n: number, what: string) => `The plant would have ${n} ${what} on the lot, with forty seats.`,
  (n: number, what: string) => `We keep ${n} ${what} at the plant.`,
  (n: number, what: string) => `At the plant there are ${n} ${what} for the forty seats.`,
];

const verdictsOf = (rule: string, said: string): string[] =>
  complianceTable({
    ordinance: readText({ kind: 'ordinance', source: 'Code', text: `Sec. 4-1. Standards.\n${rule}` }),
    planning: null,
    news: [],
    presentation: readPresentation(said, 'generic'),
    projectText: '',
  }).map(({ verdict }) => verdict);

const isAsserted = (verdict: string): boolean => verdict === 'meets' || verdict === 'falls_short';
const figure = fc.integer({ min: 2, max: 90 });

describe('counts compared with a rule', () => {
  it('of different things give no verdict', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        fc.constantFrom(...statements),
        fc.constantFrom(...counted),
        fc.constantFrom(...counted),
        figure,
        figure,
        (rule, statement, asked, said, least, most) => {
          fc.pre(asked !== said);
          const pair = [rule(least, asked), statement(most, said)] as const;
          expect(verdictsOf(...pair).filter(isAsserted), pair.join(' / ')).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ['No more than 10 dogs shall be kept at the kennel.', 'We keep 12 dogs at the kennel.', 'falls_short'],
    ['The number of trucks at the plant shall not exceed 10.', 'We keep 8 trucks at the plant.', 'meets'],
    [
      'Occupancy shall not exceed two (2) persons per bedroom.',
      'There are three bedrooms and ten guests.',
      'falls_short',
    ],
    [
      'Occupancy shall not exceed two (2) persons per bedroom plus two (2) additional persons.',
      'It has four bedrooms, and we would have no more than ten people.',
      'meets',
    ],
    [
      'Attendance at any event shall not exceed ten (10) persons per acre.',
      'We own eighteen acres, and we would cap weddings at two hundred people.',
      'falls_short',
    ],
  ])('%s / %s', (rule, said, verdict) => {
    expect(verdictsOf(rule, said).filter(isAsserted)).toContain(verdict);
  });
});

describe('two sentences together', () => {
  it.each([
    [
      'No kennel run shall be located within two hundred (200) feet of a dwelling.',
      'The kennel runs are out back. They are one hundred feet from the nearest house.',
      'falls_short',
    ],
    [
      'At least twenty-five percent (25%) of the tract shall be preserved as common open space.',
      'The tract is eighty acres. Sixteen acres would be common open space.',
      'falls_short',
    ],
    [
      'No structure shall be nearer any lot line than 1.1 times its height.',
      'The silo is eighty feet tall. It is set a hundred feet from the closest lot line.',
      'meets',
    ],
  ])('%s / %s', (rule, said, verdict) => {
    expect(verdictsOf(rule, said).filter(isAsserted)).toContain(verdict);
  });
});
