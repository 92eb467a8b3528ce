import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { readPresentation } from '../filed/read-presentation.ts';
import type { Materials } from '../filed/types.ts';
import { evidenceOf } from '../proceeding/evidence.ts';
import { rulesOf } from '../proceeding/rules/rules.ts';
import { foldRecord } from '../record/fold.ts';
import { decideGround, passagesIn, type PassageClaimed } from './decide.ts';

const at = '2026-11-22T19:00:00.000Z';
const rules = rulesOf({ kind: 'special_use', body: 'decides', state: null, local: null, continuedFrom: null });
const text =
  'We bring jobs to this county. We will plant two rows of spruce along Miller Road. Please approve our permit for it.';
const materials: Materials = {
  ordinance: null,
  planning: null,
  news: [],
  presentation: readPresentation(text, 'generic'),
  projectText: '',
};
const statement = 'The ditch behind the Hall place ran over twice in 2019.';
const events: RehearsalEvent[] = [
  { type: 'configured', id: 'c', at, seed: 1 },
  { type: 'presented', id: 'p', at, text },
  {
    type: 'testified',
    id: 't',
    at,
    speaker: { id: 's', name: 'Ann Hall', position: 'against' },
    statement,
    seconds: 60,
    points: [{ id: 'p1', text: statement, topic: 'drainage' }],
  },
];
const record = (...more: RehearsalEvent[]) =>
  foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [...events, ...more]);
const ground = decideGround(record(), materials, rules);
const number = (quote: string): number => ground.passages.findIndex((one) => one.quote.includes(quote)) + 1;
const numberOf = (id: string): number => rules.criteria.findIndex((one) => one.id === id) + 1;
const holds = { fact: 'yes', ends: 'yes', main: 'yes', alone: 'yes' };
const planted: PassageClaimed = {
  criterion: numberOf('harmony'),
  passage: number('spruce'),
  side: 'for',
  of: 'in harmony with the area',
  by: 'two rows of spruce',
  holds,
  shows: 'shows',
};
const ditch: PassageClaimed = {
  criterion: numberOf('services'),
  passage: number('ditch'),
  side: 'against',
  of: 'Adequate roads, drainage',
  by: 'ditch',
  holds,
  shows: 'shows',
};

describe('a passage found for a criterion', () => {
  it('counts in the words of the record', () => {
    expect(passagesIn([planted, ditch], ground)).toEqual([
      {
        criterion: 'harmony',
        kind: 'presentation',
        quote: 'We will plant two rows of spruce along Miller Road.',
        side: 'for',
      },
      { criterion: 'services', kind: 'testimony', quote: statement, side: 'against' },
    ]);
  });

  it.each<[string, PassageClaimed]>([
    ['a criterion that is not there', { ...planted, criterion: 99 }],
    ['a passage that is not there', { ...planted, passage: 99 }],
    ['nothing but its subject', { ...planted, shows: 'touches' }],
    ['words that the criterion does not have', { ...planted, of: 'in harmony with the sky' }],
    ['words that the sentence does not have', { ...planted, by: 'three rows of spruce' }],
    ['no words of its own', { ...planted, by: '' }],
    ...Object.keys(holds).flatMap((point): [string, PassageClaimed][] => [
      [`no ${point}`, { ...planted, holds: { ...holds, [point]: 'no' } }],
      [`a doubt about its ${point}`, { ...planted, holds: { ...holds, [point]: 'unclear' } }],
    ]),
    ['no side', { ...planted, side: 'strong' }],
    ['a neighbor in favor by a model', { ...ditch, side: 'for' }],
    ['the applicant against the applicant', { ...planted, side: 'against' }],
    ['a sentence that shows nothing', { ...planted, passage: number('jobs') }],
    ['the request itself', { ...planted, passage: number('Please') }],
  ])('is rejected with %s', (_name, claim) => {
    expect(passagesIn([claim], ground)).toEqual([]);
  });

  it.each<[string, number]>([
    ['The ditch behind the Hall place would run over and flood us all.', 0],
    ['Runoff could wash our only road out in the spring.', 0],
    ['The ditch could run over as it did in 2019, by two feet.', 1],
    ['The ditch and the culvert run over after every storm.', 1],
  ])('from a neighbor is what was seen or has a figure: %s', (quote, count) => {
    const told = {
      ...ground,
      passages: [{ kind: 'testimony', quote, source: 'Ann Hall', section: null, start: 0 }],
    } as const;
    expect(passagesIn([{ ...ditch, passage: 1, by: quote }], told)).toHaveLength(count);
  });

  it('is rejected if the engine files it under another criterion', () => {
    expect(passagesIn([{ ...planted, criterion: numberOf('safety'), of: 'safety' }], ground)).toEqual([]);
  });

  it('counts once, however many are claimed', () => {
    const flood = Array.from({ length: 50 }, (_, i) => ({
      ...planted,
      criterion: 1 + (i % rules.criteria.length),
      of: rules.criteria[i % rules.criteria.length]?.text ?? '',
    }));
    expect(passagesIn(flood, ground)).toHaveLength(1);
  });
});

describe('what was found, on the record', () => {
  const read = (passages: ReturnType<typeof passagesIn>) =>
    evidenceOf(record({ type: 'read_behind', id: 'b', at, passages: [...passages] }), materials, rules);
  const before = evidenceOf(record(), materials, rules);

  it('is part of what a finding on its own subject is based on, and changes no standing and no weight', () => {
    const every = rules.criteria.map(({ id }) => id);
    for (const criterion of every) {
      const after = read([
        { criterion, kind: 'presentation', quote: 'We will plant two rows of spruce along Miller Road.', side: 'for' },
      ]);
      const index = every.indexOf(criterion);
      // Trees go to harmony with the area, and to no other standard.
      expect(after[index]?.inFavor.some(({ quote }) => quote.includes('spruce'))).toBe(criterion === 'harmony');
      expect(after.map(({ weight, standing }) => [weight, standing])).toEqual(
        before.map(({ weight, standing }) => [weight, standing]),
      );
    }
  });

  it('is dropped if it is no longer on the record', () => {
    const after = read([
      {
        criterion: rules.criteria[0]?.id ?? '',
        kind: 'presentation',
        quote: 'We gave 40 acres to the county for a park.',
        side: 'for',
      },
    ]);
    expect(after.map(({ weight }) => weight)).toEqual(before.map(({ weight }) => weight));
    expect(JSON.stringify(after)).not.toContain('40 acres');
  });
});
