import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characters } from '../../catalog/characters.ts';
import type { Lean } from './leans.ts';
import { outcomeOf, votesAye, type Outcome } from './outcome.ts';
import { dateAfter } from './next-steps.ts';
import { votesNeeded } from './votes-needed.ts';

const ranks: readonly Outcome[] = ['deny', 'continue', 'approve_less', 'approve'];
const member = characters.find(({ role }) => role === 'chair') as Lean['member'];
const leansOf = (values: readonly number[]): readonly Lean[] => values.map((lean) => ({ member, lean }));
const values = fc.array(fc.double({ min: -5, max: 6, noNaN: true }), { minLength: 1, maxLength: 9 });

describe('the outcome', () => {
  it('is never worse if one member leans further in favor', () => {
    fc.assert(
      fc.property(values, fc.nat(), fc.double({ min: 0, max: 4, noNaN: true }), (leans, which, more) => {
        const at = which % leans.length;
        const needed = votesNeeded('majority', leans.length);
        const before = outcomeOf(leansOf(leans), needed, null);
        const after = outcomeOf(leansOf(leans.with(at, (leans[at] ?? 0) + more)), needed, null);
        expect(ranks.indexOf(after)).toBeGreaterThanOrEqual(ranks.indexOf(before));
      }),
    );
  });

  it('has the votes that carry it: as many ayes as the rule requires, or a majority that denies', () => {
    fc.assert(
      fc.property(values, (leans) => {
        const needed = votesNeeded('majority', leans.length);
        const outcome = outcomeOf(leansOf(leans), needed, null);
        const ayes = leans.filter((lean) => votesAye(outcome, lean, null)).length;
        if (outcome === 'approve') expect(ayes).toBeGreaterThanOrEqual(needed);
        if (outcome === 'deny') expect(ayes).toBeGreaterThanOrEqual(leans.length - needed + 1);
      }),
    );
  });

  it.each([
    ['majority', 7, 4],
    ['majority', 4, 3],
    ['four_fifths', 5, 4],
    ['three_quarters', 8, 6],
    ['two_thirds', 9, 6],
    ['four_fifths', 1, 1],
  ] as const)('%s of %i votes is %i', (rule, votes, needed) => {
    expect(votesNeeded(rule, votes)).toBe(needed);
  });

  it('a supermajority denies what a majority would have approved', () => {
    const leans = leansOf([2, 2, 2, -1, -1]);
    expect(outcomeOf(leans, votesNeeded('majority', 5), null)).toBe('approve');
    expect(outcomeOf(leans, votesNeeded('four_fifths', 5), null)).toBe('deny');
  });

  it('counts days across the end of a year', () => {
    expect(dateAfter('2026-12-20T19:00:00.000Z', 28)).toBe('January 17, 2027');
  });
});
