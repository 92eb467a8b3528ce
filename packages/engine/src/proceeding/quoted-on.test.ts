import { describe, expect, it } from 'vitest';
import { canQuote, canQuoteOn } from './quoted-on.ts';
import { rulesOf } from './rules/rules.ts';
import type { CriterionSheet } from './types.ts';

const { criteria } = rulesOf({ kind: 'special_use', body: 'decides', state: null, local: null, continuedFrom: null });
function on(wanted: string): CriterionSheet {
  const found = criteria.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`no ${wanted}`);
  return found;
}

describe('what a finding quotes', () => {
  it.each([
    ['safety', 'The fire chief approved the emergency plan on June 3.'],
    ['property', 'Our appraiser found no effect on the value of adjoining property.'],
    ['harmony', 'The comprehensive plan shows this land for industry.'],
    ['ordinance', 'We are 165 feet from the road, and your code asks for 150.'],
  ])('is in the words of the standard on %s: %s', (id, quote) => expect(canQuote(quote, on(id))).toBe(true));

  it.each([
    ['safety', 'It is one continuous pour, about sixty trucks each.'],
    ['property', 'I’m the project manager, and I grew up near here.'],
    ['harmony', 'Amina is across the fence line to the east, two hundred and thirty-six.'],
    ['services', 'We are going to fence eleven and a half acres of it.'],
  ])('is not only on the subject of the standard on %s: %s', (id, quote) =>
    expect(canQuote(quote, on(id))).toBe(false),
  );

  it.each([
    'The fire chief approved the plan, except for the tank.',
    'The fire chief has not approved the plan.',
    'Fire access is adequate. The tank is to be found by the Commission.',
    'The fire chief would approve the plan if the tank is larger.',
  ])('takes nothing back: %s', (quote) => expect(canQuote(quote, on('safety'))).toBe(false));

  it('has the name of the thing it is quoted on', () => {
    expect(canQuoteOn('The utilities director can supply 118,000 gallons a day.', 'utilities')).toBe(true);
    expect(canQuoteOn('The substation is 120 feet from the north line.', 'utilities')).toBe(false);
    expect(canQuoteOn('The drainage is still pending.', 'drainage')).toBe(false);
  });
});
