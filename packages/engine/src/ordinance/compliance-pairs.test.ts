import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complianceTable } from './compliance/table.ts';
import { readPresentation } from '../filed/read-presentation.ts';
import { readText } from './read-text.ts';
import type { Materials } from '../filed/types.ts';
import { annotate } from '../language/annotate.ts';

/* A wrong 'meets' is the worst thing a table can say the week before a hearing. This compares each rule with each statement. */

/** What it is about, and the words with their figure. */
type Saying = readonly [about: string, words: (figure: number) => string];

const rules: readonly Saying[] = [
  ['setback from residence', (n) => `Solar panels shall be set back at least ${n} feet from any residence.`],
  ['setback from property line', (n) => `Solar panels shall be set back at least ${n} feet from all property lines.`],
  ['front yard', (n) => `The front yard setback shall be at least ${n} feet.`],
  ['side yard', (n) => `Minimum side yard: ${n} feet.`],
  ['setback from road', (n) => `Solar panels shall be at least ${n} feet from any public road.`],
  ['setback from wetland', (n) => `Solar panels shall be at least ${n} feet from any wetland.`],
  ['panel height', (n) => `Solar panels shall not exceed ${n} feet in height.`],
  ['fence height', (n) => `A fence at least ${n} feet in height shall enclose the site.`],
  ['buffer width', (n) => `A vegetative buffer at least ${n} feet wide shall be planted.`],
  ['noise at property line', (n) => `Noise shall not exceed ${n} dBA at the property line.`],
  ['noise at residence', (n) => `Noise shall not exceed ${n} dBA at any residence.`],
  ['noise above ambient', (n) => `Noise shall not exceed the ambient level by more than ${n} dBA.`],
  ['height of light fixtures', (n) => `Light fixtures shall not exceed ${n} feet in height.`],
  ['light level', (n) => `Light at the property line shall not exceed ${n} footcandles.`],
  ['lot coverage', (n) => `Lot coverage shall not exceed ${n} percent.`],
  ['impervious coverage', (n) => `Impervious surface shall not exceed ${n} percent.`],
  ['open space', (n) => `At least ${n} percent of the site shall be kept as open space.`],
  [
    'decommissioning security',
    (n) => `The owner shall post a bond of at least ${n} percent of the decommissioning cost.`,
  ],
  ['bond in dollars', (n) => `The owner shall post a decommissioning bond of at least $${n},000.`],
  ['liability insurance', (n) => `The owner shall carry liability insurance of at least $${n},000.`],
  ['removal time', (n) => `The facility shall be removed within ${n} months.`],
  ['removal depth', (n) => `Foundations shall be removed to a depth of at least ${n} feet.`],
  ['parking for each unit', (n) => `At least ${n} parking spaces shall be provided for each dwelling unit.`],
  ['parking by area', (n) => `There shall be ${n} parking spaces per 300 sq. ft. of floor area.`],
  ['bond for each megawatt', (n) => `A decommissioning bond of at least $${n},000 per megawatt shall be posted.`],
  ['parking', (n) => `At least ${n} parking spaces shall be provided.`],
  ['density', (n) => `Density shall not exceed ${n} dwelling units per acre.`],
  ['traffic', (n) => `Truck traffic shall not exceed ${n} trips per day.`],
  [
    'setback in heights',
    (n) => `Solar panels shall be set back ${n} times the height of the structure from any residence.`,
  ],
];

const statements: readonly Saying[] = [
  ['setback from residence', (n) => `The panels will be at least ${n} feet from every residence.`],
  ['setback from property line', (n) => `The panels will be at least ${n} feet from all property lines.`],
  ['front yard', (n) => `The front yard setback will be at least ${n} feet.`],
  ['rear yard', (n) => `The rear yard setback is ${n} feet.`],
  ['setback from road', (n) => `The panels will be at least ${n} feet from every public road.`],
  ['setback from wetland', (n) => `The panels will be at least ${n} feet from any wetland.`],
  ['panel height', (n) => `The panels will be no more than ${n} feet tall.`],
  ['ground clearance of panels', (n) => `The lowest edge of the panels is ${n} feet off the ground.`],
  ['fence height', (n) => `The fence will be at least ${n} feet tall.`],
  ['fence length', (n) => `The fence will be ${n} feet long.`],
  ['buffer width', (n) => `The vegetative buffer will be ${n} feet wide.`],
  ['noise at property line', (n) => `The noise at the property line will be no more than ${n} dBA.`],
  ['noise at residence', (n) => `The noise at any residence will be no more than ${n} dBA.`],
  ['height of light fixtures', (n) => `The light fixtures will be no more than ${n} feet tall.`],
  ['lot coverage', (n) => `Lot coverage will be no more than ${n} percent.`],
  ['impervious coverage', (n) => `Impervious surface will be no more than ${n} percent.`],
  ['open space', (n) => `At least ${n} percent of the site stays open space.`],
  ['decommissioning security', (n) => `We will post a bond of ${n} percent of the decommissioning cost.`],
  ['bond in dollars', (n) => `We will post a decommissioning bond of $${n},000.`],
  ['liability insurance', (n) => `We will carry liability insurance of $${n},000.`],
  ['removal time', (n) => `We will remove the facility within ${n} months.`],
  ['removal depth', (n) => `We will remove the foundations to a depth of at least ${n} feet.`],
  ['parking', (n) => `We will provide ${n} parking spaces.`],
  ['traffic', (n) => `There will be no more than ${n} truck trips per day.`],
  ['acres', (n) => `The project covers ${n} acres.`],
];

const materials = (rule: string, said: string): Materials => ({
  ordinance: readText({ kind: 'ordinance', source: 'Code', text: `Sec. 4-1. Standards.\n${rule}` }),
  planning: null,
  news: [],
  presentation: readPresentation(said, 'renewable_energy'),
  projectText: '',
});
const figure = fc.integer({ min: 2, max: 900 });

/** In the base unit of what it measures; a count has none. */
const inFeetAndTheLike = (value: number | null, unit: string): number =>
  annotate(`${value ?? Number.NaN} ${unit}`).quantities[0]?.value ?? value ?? Number.NaN;

describe('a rule and a statement', () => {
  it('do not match if the subject or unit differs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        fc.constantFrom(...statements),
        figure,
        figure,
        ([about, rule], [of, said], asked, stated) => {
          // Anything that keeps away from all lines keeps away from the front line.
          fc.pre(about !== of && !(/yard$/.test(about) && of === 'setback from property line'));
          const rows = complianceTable(materials(rule(asked), said(stated)));
          for (const { verdict } of rows) expect(verdict, `${rule(asked)} / ${said(stated)}`).not.toBe('meets');
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('match only if the figures of one subject say so', () => {
    const pairs = rules.flatMap((rule) =>
      statements.filter(([of]) => of === rule[0]).map((said) => [rule, said] as const),
    );
    let met = 0;
    fc.assert(
      fc.property(fc.constantFrom(...pairs), figure, figure, ([[, rule], [, said]], asked, stated) => {
        for (const { verdict, standard, claim } of complianceTable(materials(rule(asked), said(stated)))) {
          if (verdict !== 'meets' && verdict !== 'falls_short') continue;
          if (verdict === 'meets') met++;
          const value = inFeetAndTheLike(claim?.value ?? null, claim?.unit ?? '');
          const asked_ = inFeetAndTheLike(standard.value, standard.unit);
          expect(value).not.toBeNull();
          const holds = standard.comparator === 'min' ? (value ?? 0) >= asked_ : (value ?? 0) <= asked_;
          expect(verdict).toBe(holds ? 'meets' : 'falls_short');
        }
      }),
      { numRuns: 600 },
    );
    expect(met).toBeGreaterThan(100);
  });
});
