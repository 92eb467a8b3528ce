import { describe, expect, it } from 'vitest';
import { annotate } from '../language/annotate.ts';
import { claimsIn } from './extract.ts';
import type { Claim } from './types.ts';

const claims = (text: string, question: string | null = null): Claim[] =>
  claimsIn(annotate(text), 'answer', 'a', question === null ? null : annotate(question));
const first = (text: string, question: string | null = null): Claim | undefined => claims(text, question)[0];
const figure = (text: string, question: string | null = null): Claim | undefined =>
  claims(text, question).find(({ quantity }) => quantity !== null);

describe('a claim says what was said and nothing else', () => {
  it.each<[string, Partial<Claim>]>([
    [
      'We will not spray herbicide.',
      { polarity: 'denied', modality: 'committed', party: 'applicant', predicate: 'spray' },
    ],
    ['The county plows the road.', { polarity: 'affirmed', modality: 'stated', party: 'county', subject: 'road' }],
    ['We could plant a second row.', { modality: 'offered' }],
    ['If the pump fails, we truck in water.', { modality: 'hypothetical' }],
    ['At our other plant the fence is ten feet.', { elsewhere: true }],
    ['We used to haul on Mill Road.', { time: 'past' }],
    ['The neighbor says the fence is too low.', { modality: 'reported' }],
    ['There are no lights on the field at night.', { polarity: 'denied', within: ['night'], circumstances: ['field'] }],
    ['Snow will be removed by the association.', { party: 'association', time: 'future' }],
  ])('%s', (text, expected) => {
    expect(first(text)).toMatchObject(expected);
  });

  it.each<[string, Partial<Claim>, number]>([
    [
      'The fence on the north side is eight feet tall.',
      { measured: 'fence', attribute: 'height', within: ['north', 'side'] },
      8,
    ],
    ["It's a thirty-five year lease.", { measured: 'lease' }, 35 * 365.25],
    [
      'The turbine is 1,400 feet from the house.',
      { measured: 'turbine', attribute: 'distance', measuredTo: 'house' },
      1400,
    ],
    ['The sanctuary has four hundred seats.', { measured: 'seat', holder: 'sanctuary', isTotal: true }, 400],
    ['Only two generators run in a test.', { measured: 'generator', isTotal: false }, 2],
  ])('%s', (text, expected, value) => {
    const claim = figure(text);
    expect(claim).toMatchObject(expected);
    expect(claim?.quantity?.value).toBeCloseTo(value);
  });

  it('reverses a bound if it is denied', () => {
    expect(figure('No house is nearer than a hundred feet to the creek.')).toMatchObject({
      polarity: 'affirmed',
      measuredTo: 'creek',
      quantity: { bound: 'at_least' },
    });
  });

  it('gets the subject of a short answer from its question', () => {
    expect(figure('Eight feet.', 'How tall is your wall?')).toMatchObject({ head: ['wall'], attribute: 'height' });
    expect(figure('About twenty.', 'How many trucks a day?')?.quantity).toMatchObject({ unit: 'truck', per: 'day' });
  });

  it('takes the one that was chosen, not the one it replaces', () => {
    const chosen = claims('The lot is gravel instead of asphalt.');
    expect(chosen[0]?.polarity).toBe('affirmed');
    expect(claims('The lot is asphalt.').find(({ choice }) => choice !== null)?.choice?.value).toBe('paved');
    expect(chosen.some(({ choice }) => choice?.value === 'paved')).toBe(false);
  });

  it('claims nothing with a question', () => {
    expect(claims('Do you want a fence? What if it is ten feet?')).toEqual([]);
  });
});
