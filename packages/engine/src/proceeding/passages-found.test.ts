import { describe, expect, it } from 'vitest';
import { criterionOf } from './passages-found.ts';
import { rulesOf } from './rules/rules.ts';

const { criteria } = rulesOf({ kind: 'special_use', body: 'decides', state: null, local: null, continuedFrom: null });
const filed = (id: string, sentence: string): string | null => {
  const criterion = criteria.find((one) => one.id === id);
  return criterion === undefined ? null : (criterionOf(sentence, criterion, criteria)?.id ?? null);
};

describe('a sentence filed under a criterion', () => {
  it.each([
    ['services', 'The basin drains to the county ditch and holds a hundred-year storm.', 'services'],
    ['safety', 'We will plant two rows of spruce along the north line.', 'harmony'],
    ['property', 'Noise from the compressors has never brought a complaint at any of those plants.', 'property'],
    ['safety', 'The frames are built to stand in a wind of 120 miles per hour.', 'safety'],
  ])('%s: %s goes to %s', (id, sentence, to) => {
    expect(filed(id, sentence)).toBe(to);
  });

  it.each([
    ['a question', 'services', 'Where does the water from the lower field drain to in spring?'],
    ['an opinion', 'harmony', 'A fence like that should be dark green along the whole road.'],
    ['a request', 'services', 'We ask you to approve the drainage plan for the basin tonight.'],
    ['an assurance', 'property', 'We take noise very seriously and we are committed to being a good neighbor.'],
    ['too little', 'property', 'The noise is low.'],
  ])('goes nowhere if it is %s', (_name, id, sentence) => {
    expect(filed(id, sentence)).toBeNull();
  });
});
