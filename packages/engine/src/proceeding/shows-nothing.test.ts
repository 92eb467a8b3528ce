import { describe, expect, it } from 'vitest';
import { asksBeside, missesRule } from './shows-nothing.ts';
import { rulesOf } from './rules/rules.ts';
import { speaksTo } from './speaks-to.ts';

const { criteria } = rulesOf({ kind: 'special_use', body: 'decides', state: null, local: null, continuedFrom: null });
const speaksToRule = (sentence: string): boolean =>
  criteria.some((one) => one.id === 'ordinance' && speaksTo(sentence, one, true));

describe('a figure that the speaker goes on to call too high or too low', () => {
  const loud = 'Our study shows 47 decibels at the house at night.';

  it('supports nothing', () => {
    expect(missesRule(`${loud} The code is 45. So we're two over.`, loud)).toBe(true);
    const yard = 'The yard is 90 feet deep.';
    expect(missesRule(`${yard} You ask 100, so we're ten short.`, yard)).toBe(true);
  });

  it.each([
    [`${loud} The code is 50. So we're three under.`, loud],
    [`${loud} The code is 50. We are not over the limit.`, loud],
    ['The yard is 110 feet deep. The code is 100. So we are ten over.', 'The yard is 110 feet deep.'],
    [`The code is 45, so we're two over. ${loud} That is all.`, loud],
    ['We shut at nine in the evening.', 'We open at seven.'],
  ])('is left alone where nothing of the kind follows: %s', (text, quote) => {
    expect(missesRule(text, quote)).toBe(false);
  });
});

describe('a rule beside which relief is asked for', () => {
  const told = 'The building is forty-one feet there, and your code says thirty-five.';

  it('is not shown to be met', () => {
    expect(asksBeside(`${told} We’re asking for a departure.`, told)).toBe(true);
    expect(asksBeside(`${told} It steps down there. We’d like you to waive that.`, told)).toBe(true);
    expect(
      asksBeside('Your code says 35 feet and we are at 30. That is all.', 'Your code says 35 feet and we are at 30.'),
    ).toBe(false);
    expect(asksBeside('The yard is deep. We’re asking for a departure.', 'The yard is deep.')).toBe(false);
  });
});

describe('words that say where something may be found', () => {
  const onDrainage = criteria.find(({ id }) => id === 'services');
  it.each(['What we have on that is in the application.', 'All of that is in your packet already, I think.'])(
    'show nothing: %s',
    (sentence) => {
      expect(onDrainage === undefined || speaksTo(sentence, onDrainage, true)).toBe(false);
    },
  );
});

describe('a rule that is met on some sides', () => {
  it('is not shown to be met', () => {
    const rule = 'Your code has 150 feet to the property line and we have 150 or better';
    expect(speaksToRule(`${rule} on every side.`)).toBe(true);
    expect(speaksToRule(`${rule} on three sides.`)).toBe(false);
  });
});

describe('a sentence that ends on what something is not', () => {
  it('supports nothing', () => {
    const plan = criteria.find(({ id }) => id === 'harmony');
    const said = 'Your land use plan calls this area mixed residential';
    expect(plan !== undefined && speaksTo(`${said}.`, plan)).toBe(true);
    expect(plan !== undefined && speaksTo(`${said}, and a burned-down mill isn't that.`, plan)).toBe(false);
  });
});

describe('a sentence that shows nothing', () => {
  const shows = (sentence: string): boolean => criteria.some((one) => speaksTo(sentence, one, true));

  it.each([
    'I’m the project manager for the quarry, and the county’s traffic engineer has seen the road.',
    'The buffer along the road is 75 feet wide; modification requested in proffer 6.',
  ])('introduces somebody, or asks for relief: %s', (said) => expect(shows(said)).toBe(false));

  it('is not one that tells what was approved', () =>
    expect(shows('The county engineer approved the driveway, and the road is 24 feet wide.')).toBe(true));
});
