import { describe, expect, it } from 'vitest';
import { minutesOf, rulesFile, rulesIn, secondsOf, trimmedRules } from './local-rules.ts';

describe('local rules', () => {
  it('come back unchanged from their own file', () => {
    const rules = { name: 'Larkin County', clocks: { public: 120 }, sworn: true } as const;
    expect(rulesIn(rulesFile(rules))).toEqual(rules);
  });

  it.each(['', 'no json', '[]', 'null', '{"kind":"something-else","rules":{}}', '{"kind":"rostrum-local-rules"}'])(
    'are not found in %j',
    (text) => {
      expect(rulesIn(text)).toBeNull();
    },
  );

  it.each([
    ['', null],
    ['3', 180],
    ['1.5', 90],
    ['0', undefined],
    ['241', undefined],
    ['soon', undefined],
  ])('read %j minutes as %j seconds', (typed, seconds) => {
    expect(secondsOf(typed)).toBe(seconds);
  });

  it('show seconds as minutes', () => {
    expect([minutesOf(90), minutesOf(180), minutesOf(null)]).toEqual(['1.5', '3', '']);
  });

  it('keep only what differs from the general rules', () => {
    expect(trimmedRules({ name: '', clocks: { public: null }, sworn: null })).toBeNull();
    expect(trimmedRules({ clocks: { public: 120, rebuttal: null }, members: 5 })).toEqual({
      clocks: { public: 120 },
      members: 5,
    });
  });
});
