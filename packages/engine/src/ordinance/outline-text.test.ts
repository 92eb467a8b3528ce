import { describe, expect, it } from 'vitest';
import { withoutDoubles, withoutLabel } from './outline-text.ts';

describe('a rule as it is said', () => {
  it.each([
    ['(a) Panels shall be screened.', 'Panels shall be screened.'],
    ['B. Panels shall be screened.', 'Panels shall be screened.'],
    ['iv) Panels shall be screened.', 'Panels shall be screened.'],
    ['612.6 Roads and parking.', 'Roads and parking.'],
    ['12-306. Setbacks.', 'Setbacks.'],
    ['25 feet of buffer', '25 feet of buffer'],
    ['Roads shall be paved.', 'Roads shall be paved.'],
  ])('leaves the label out of %j', (rule, expected) => {
    expect(withoutLabel(rule)).toBe(expected);
  });

  it.each([
    ['within thirty (30) days', 'within thirty days'],
    ['two thousand dollars ($2,000) or ten percent (10%)', 'two thousand dollars or ten percent'],
    ['the use (or building) stands', 'the use (or building) stands'],
  ])('says the figures of %j once', (rule, expected) => {
    expect(withoutDoubles(rule)).toBe(expected);
  });
});
