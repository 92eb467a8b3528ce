import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workOut } from './sums.ts';

describe('a calculation that a model wrote down', () => {
  it.each<[string, number, number[]]>([
    ['20', 20, [20]],
    ['212 / 4', 53, [212, 4]],
    ['10 + up(660 / 100)', 17, [10, 660, 100]],
    ['greater(1.1 * 84, 100)', 100, [1.1, 84, 100]],
    ['lesser(10 * 18.5, 250)', 185, [10, 18.5, 250]],
    ['down(7 / 2) - 1', 2, [7, 2, 1]],
    ['30 * 8%', 2.4, [30, 8]],
    ['(3 + 4) × 2', 14, [3, 4, 2]],
    ['43,560 / 2', 21_780, [43_560, 2]],
    ['2 + 3 * 4 - 6 / 3', 12, [2, 3, 4, 6]],
  ])('%s comes to %d', (text, value, numbers) => {
    const sum = workOut(text);
    expect(sum?.value).toBeCloseTo(value, 9);
    expect([...(sum?.numbers ?? [])].sort()).toEqual([...numbers].sort());
  });

  it.each([
    '',
    'met',
    '20 feet',
    '4 / 0',
    'up(3',
    'up(3, 4)',
    'greater(3)',
    '3 +',
    '- 3',
    '2 ** 3',
    '1;2',
    '('.repeat(300),
  ])('%s is not one', (text) => {
    expect(workOut(text)).toBeNull();
  });

  it('never throws, and never gives a result that is not a number', () => {
    const pieces = fc.constantFrom('1', '2.5', '(', ')', '+', '-', '*', '/', 'up', 'greater', ',', '%', ' ', 'x');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const sum = workOut(parts.join(''));
        expect(sum === null || Number.isFinite(sum.value)).toBe(true);
      }),
    );
  });
});
