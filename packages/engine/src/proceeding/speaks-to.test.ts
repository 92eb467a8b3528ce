import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { foldRecord } from '../record/fold.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';
import { decide } from './decision/decide.ts';
import { rulesOf } from './rules/rules.ts';
import { goesTo, isAbout, speaksTo, strengthOn } from './speaks-to.ts';

const at = '2026-11-22T19:00:00.000Z';
const kinds = ['special_use', 'variance', 'rezoning', 'site_plan', 'hearing_examiner'] as const;
const rulesFor = (kind: (typeof kinds)[number], state: string | null = null) =>
  rulesOf({ kind, body: 'decides', state, local: null, continuedFrom: null });
const criterionOf = (kind: (typeof kinds)[number], id: string) => {
  const found = rulesFor(kind).criteria.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

/** Sentences that an applicant says, with the criteria of a special use that each can support. */
const said: readonly (readonly [string, readonly string[]])[] = [
  ['Cedar Prairie Solar is a 120 megawatt project on 850 acres along Mill Road.', []],
  ['The project represents an investment of 140 million dollars.', []],
  ['We have worked on this for three years with our neighbors.', []],
  ['We ask for a special use permit with 300 foot setbacks.', []],
  ['Would 45 decibels be acceptable?', []],
  ['We do not know yet how loud the transformers are.', []],
  ['The fire chief has approved the emergency response plan.', ['safety']],
  ['Sound at the nearest home is modeled at 38 dBA.', ['property']],
  ['An appraiser studied sales of homes near nine such sites and found no effect on their value.', ['property']],
  // A surname is no well.
  [
    'Our appraiser, Karen Wells, compared fourteen sales next to solar farms and found no effect on the value of adjoining property.',
    ['property'],
  ],
  ['Runoff will not exceed the rate before construction, and our engineer sealed the drainage plan.', ['services']],
  ['We will plant two rows of evergreens on the sides that face homes.', ['harmony']],
  // Each part of a sentence speaks to its own criterion.
  [
    'The fire chief has approved the emergency response plan, and sound at the nearest home is modeled at 38 dBA.',
    ['safety', 'property'],
  ],
  ['NCDOT approved the driveway on July 8.', ['safety', 'services']],
  // Where something is, and where it is measured, is not what a sentence is about.
  ['The sound study shows 39 decibels at the nearest property line.', ['property']],
  ['A buffer of 75 feet stays along the road.', ['ordinance', 'harmony']],
  ['People who work at the plant drive thirty minutes.', []],
  ['The building stands 32 feet from the street line, and the district asks for 20.', ['ordinance']],
  ['The house stands 60 feet from the line, so any addition there needs a variance.', []],
  // Who speaks, what is still to come, what was once drawn, and what is granted, show nothing.
  ['I can get it to staff in writing.', []],
  ['For the record, Arlo Brandt of Brandt and Kee, on behalf of the petitioner.', []],
  ['I ask that Exhibits A through F be admitted as filed.', []],
  ['The county engineer has the drainage report, and his comments have not come back.', []],
  ['The road use agreement is not signed yet.', []],
  ['The sewer district has given us a letter, though not a commitment of capacity.', []],
  ['The fire chief wants the gate moved.', []],
  ['Our first plan had a buffer of 20 feet there.', []],
  ['We ask for a waiver of the 200 foot setback.', []],
  ['I will be honest, it is going to make some noise for forty years.', []],
  // How far something is says nothing about its traffic, its water or its pupils.
  ['The chapel is directly across the road, about 400 feet.', []],
  ['The well of the church is 910 feet south.', []],
  ['The school is half a mile away.', []],
  ['Our engineer counted 210 trips a day on the county road.', ['safety']],
  ['The panels are 12 feet at full tilt against your 20.', ['ordinance']],
];

describe('words that a finding can be based on', () => {
  it.each(said)('%j', (sentence, ids) => {
    const carried = rulesFor('special_use').criteria.filter((criterion) => speaksTo(sentence, criterion));
    expect(carried.map(({ id }) => id)).toEqual(ids);
  });

  it('include what the owner knows, if the standard is about what the land is', () => {
    const peculiar = criterionOf('variance', 'peculiar');
    expect(speaksTo('The stream takes the front half of this lot.', peculiar)).toBe(true);
    expect(speaksTo('We would like a workshop for my husband.', peculiar)).toBe(false);
  });

  it('are about the standard they were asked about, unless they are plainly about another subject', () => {
    const safety = criterionOf('special_use', 'safety');
    expect(speaksTo('The county engineer reviewed it on November 2.', safety)).toBe(false);
    expect(speaksTo('The county engineer reviewed it on November 2.', safety, true)).toBe(true);
    expect(
      speaksTo('Our drainage plan keeps the stormwater on the site, and the engineer sealed it.', safety, true),
    ).toBe(false);
  });
});

const materials = filedByHand({ presentation: said.map(([sentence]) => sentence).join(' ') });

function decided(seed: number, kind: (typeof kinds)[number], filed = materials) {
  const rules = rulesFor(kind);
  const events: RehearsalEvent[] = [{ type: 'configured', id: 'c', at, seed }];
  const decision = decide(foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events), filed, rules, at);
  if (decision === null) throw new Error('not decided');
  return { decision, rules };
}

describe('a condition', () => {
  it('goes to the criterion that most of it is on, and to no other', () => {
    const { criteria } = rulesFor('special_use');
    const idsOf = (text: string) => criteria.filter((criterion) => goesTo(text, criterion)).map(({ id }) => id);
    expect(idsOf('The applicant shall plant a hedge.')).toEqual(['harmony']);
    expect(idsOf('The applicant shall file the safety data of the equipment with the planning office.')).toEqual([
      'safety',
    ]);
  });
});

describe('of several sentences', () => {
  const property = criterionOf('special_use', 'property');
  const ordinance = criterionOf('special_use', 'ordinance');

  it('the one that shows the most is quoted', () => {
    const here = strengthOn('Mr. Reddick is a certified appraiser and is here.', property, true);
    const found = strengthOn('He compared 31 sales near four such barns and found no effect on value.', property, true);
    expect(found).toBeGreaterThan(here);
  });

  it('what a rule requires is not how it is met', () => {
    expect(speaksTo('The ordinance asks for 500 feet from a house and ten acres.', ordinance)).toBe(false);
    expect(speaksTo('The ordinance asks for 500 feet from a house, and we have 700.', ordinance)).toBe(true);
  });

  it('what the applicant knows counts in answer to the standard, but not what the applicant thinks', () => {
    const services = criterionOf('special_use', 'services');
    const fact = 'City water and sewer are in the street in front of the lot.';
    expect([speaksTo(fact, services, true), speaksTo(fact, services)]).toEqual([true, false]);
    expect(speaksTo('I think the sewer should be big enough for what we want.', services, true)).toBe(false);
  });

  it('a single word next to another subject does not make a subject of its own', () => {
    const harmony = criterionOf('special_use', 'harmony');
    expect(isAbout('The fire district signed the emergency response plan on October 20.', harmony)).toBe(false);
  });
});

describe('a finding', () => {
  it('has the same subject as its criterion, whatever is decided', () => {
    let quotes = 0;
    for (const kind of kinds)
      for (let seed = 1; seed <= 40; seed += 1) {
        const { decision, rules } = decided(seed, kind);
        for (const { id, finding, rests_on: cited } of decision.criteria) {
          const criterion = rules.criteria.find((one) => one.id === id);
          if (criterion === undefined) throw new Error(`no ${id}`);
          for (const { quote } of cited) expect(isAbout(quote, criterion), `${id}: ${quote}`).toBe(true);
          const quoted = said.find(([sentence]) => finding?.includes(sentence) === true)?.[0];
          if (quoted === undefined) continue;
          quotes += 1;
          expect(isAbout(quoted, criterion), `${id}: ${quoted}`).toBe(true);
        }
      }
    expect(quotes).toBeGreaterThan(100);
  });

  it('quotes a sentence in the words of its own criterion, and none that is only on its subject', () => {
    const value =
      'Our appraiser, Karen Wells, compared fourteen sales next to solar farms and found no effect on the value of adjoining property.';
    const hedge = 'We will plant two rows of evergreens on the sides that face homes.';
    const { decision } = decided(1, 'special_use', filedByHand({ presentation: `${value} ${hedge}` }));
    const quotesOn = (wanted: string): readonly string[] =>
      decision.criteria.find(({ id }) => id === wanted)?.rests_on.map(({ quote }) => quote) ?? [];
    expect(quotesOn('harmony')).toEqual([]);
    expect(quotesOn('property')).toEqual([value]);
  });

  it('is not made on a criterion on which the record has nothing', () => {
    for (const kind of kinds)
      for (let seed = 1; seed <= 40; seed += 1)
        for (const { standing, finding } of decided(seed, kind, filedByHand({})).decision.criteria) {
          expect(standing).toBe('not_shown');
          expect(finding).toMatch(
            /No finding is made on |has not shown that|does not find that|does not show that|No finding was made/,
          );
        }
  });
});
