import { describe, expect, it } from 'vitest';
import { initialMeters, metersAfterHandOver, tensionOf } from './public-mood.ts';

describe('the meters (hearing.md §9, decisions.md §7)', () => {
  it('start at exactly 0.3, 0.7, 0.8 and 0.4', () => {
    expect(initialMeters).toEqual({ frustration: 0.3, trust: 0.7, patience: 0.8, crowdEnergy: 0.4 });
  });

  it.each([
    [0, 0.3, 0.7],
    [0.3, 0.6, 0.4],
    [0.5, 0.8, 0.2],
    [0.9, 0.8, 0.2],
    [-1, 0.3, 0.7],
    [Number.NaN, 0.3, 0.7],
  ])('after a hand-over of %s, start at %s frustration and %s trust', (hostility, frustration, trust) => {
    expect(metersAfterHandOver(hostility)).toEqual({ ...initialMeters, frustration, trust });
  });

  it('stay between 0 and 1 whatever the board phase left behind', () => {
    expect(metersAfterHandOver(0.5, { ...initialMeters, frustration: 0.9, trust: 0.1 })).toMatchObject({
      frustration: 1,
      trust: 0,
    });
  });
});

describe('the tension level (hearing.md §2)', () => {
  it.each([
    [initialMeters, 'low'],
    [{ ...initialMeters, frustration: 0.5, trust: 0.5 }, 'middle'],
    [{ frustration: 0.8, trust: 0.3, patience: 0.2, crowdEnergy: 0.6 }, 'high'],
  ] as const)('of %o is %s', (meters, level) => {
    expect(tensionOf(meters).level).toBe(level);
  });
});
