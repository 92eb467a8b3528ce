import { describe, expect, it } from 'vitest';
import { deliveryOf } from './delivery.ts';

describe('deliveryOf', () => {
  it('gives the pace in words per minute from the time it took', () => {
    expect(deliveryOf('one two three four five six', 12).words_per_minute).toBe(30);
  });

  it('gives no pace without a time, or for a time too short to mean anything', () => {
    expect(deliveryOf('one two three', null).words_per_minute).toBeNull();
    expect(deliveryOf('one two three', 2).words_per_minute).toBeNull();
  });

  it('counts fillers and hedges as words, not as parts of words', () => {
    const delivery = deliveryOf('Um, we hope the umbrella, you know, holds. We hope so.', null);
    expect(delivery.fillers).toEqual([
      { word: 'um', count: 1 },
      { word: 'you know', count: 1 },
    ]);
    expect(delivery.hedges).toEqual([{ word: 'we hope', count: 2 }]);
  });

  it('grades long words above short ones, and short texts not at all', () => {
    const plain =
      'We plant trees by the road. The trees hide the fence. We cut the grass each week in June. The cars go out on Mill Road. No one works at night here.';
    const heavy =
      'Notwithstanding the aforementioned considerations, comprehensive environmental characterization demonstrates negligible hydrogeological consequences attributable to the installation, operation, maintenance and eventual decommissioning of photovoltaic infrastructure throughout the anticipated operational period of the facility under consideration herein.';
    expect(deliveryOf(heavy, null).reading_grade).toBeGreaterThan(deliveryOf(plain, null).reading_grade ?? 99);
    expect(deliveryOf('Too short.', null).reading_grade).toBeNull();
  });
});
