import { describe, expect, it } from 'vitest';
import { figuresIn } from './figures.ts';

describe('the figures of a sentence', () => {
  it.each([
    ['150 feet on all sides', [[150, 'length', 'ft']]],
    ['a bond of $2.4 million', [[2_400_000, 'money', '$']]],
    [
      '48 dBA at night, against 55 decibels',
      [
        [48, 'sound', 'dba'],
        [55, 'sound', 'dba'],
      ],
    ],
    ['about thirty-five years', [[35, 'duration', 'year']]],
    ['half a million gallons a day', [[500_000, 'volume', 'gallon']]],
    [
      '1,200 jobs and 40% of them local',
      [
        [1200, 'count', 'job'],
        [40, 'percent', '%'],
      ],
    ],
    [
      'from 7 to 6, and until 9 p.m.',
      [
        [7, 'clock', 'clock'],
        [6, 'clock', 'clock'],
        [9, 'clock', 'clock'],
      ],
    ],
    ['shown on sheet 3 of Route 9 and NFPA 855', []],
    [
      'by Friday, in the spring of 2027',
      [
        [0, 'date', ''],
        [0, 'date', ''],
      ],
    ],
    ['one thing is certain', []],
    ['The Hendersons at 412 Mill Road', []],
    ['Two thousand six hundred feet.', [[2600, 'length', 'ft']]],
    ['uh, one point two million dollars', [[1_200_000, 'money', '$']]],
    ['A hundred and forty.', [[140, 'plain', '']]],
    ['two and a half acres', [[2.5, 'area', 'acre']]],
    ['twelve hundred feet from the line', [[1200, 'length', 'ft']]],
    [
      'between six thirty and eight fifteen',
      [
        [6, 'clock', 'clock'],
        [8, 'clock', 'clock'],
      ],
    ],
    ['by twenty twenty-eight', [[2028, 'date', 'year']]],
    ['two dozen trucks', [[24, 'count', 'truck']]],
    ['the two of them agree', []],
    ['call Maria Lopez at 555-0142', []],
    ['the ordinance requires 200', [[200, 'plain', '']]],
    ['a third of a mile', [[1 / 3, 'length', 'mile']]],
    ['half an hour after closing', [[0.5, 'duration', 'hour']]],
    ['a year and a half', [[1.5, 'duration', 'year']]],
    ['5 and a half miles', [[5.5, 'length', 'mile']]],
    ['three quarters of the lot', [[75, 'percent', '%']]],
    ['one in five, all told', [[20, 'percent', '%']]],
    ['roughly 84k', [[84_000, 'plain', '']]],
    ['at 9:30 p.m.', [[9, 'clock', 'clock']]],
    ['Priya Shah will send it by the 14th', [[0, 'date', '']]],
    ['call (555) 014-2200', []],
    ['84,000 dollars a year', [[84_000, 'money', '$']]],
  ])('%s', (sentence, expected) => {
    expect(figuresIn(sentence).map(({ value, measure, unit }) => [value, measure, unit])).toEqual(expected);
  });

  it.each([
    ['150 feet', 'fifty yards'],
    ['half a mile', '2,640 feet'],
    ['72 inches', 'six feet'],
    ['420 months', '35 years'],
    ['200k gallons', 'two hundred thousand gallons'],
    ['$1.2 million', 'one point two million dollars'],
    ['20 percent', 'a fifth of the site'],
    ['2,000 pounds', 'one ton'],
    ['2:00 p.m.', 'two in the afternoon'],
  ])('are comparable across units: %s is %s', (one, other) => {
    const [first] = figuresIn(one);
    const [second] = figuresIn(other);
    expect(first?.scale).toBe(second?.scale);
    expect(Math.abs((first?.base ?? 0) / (second?.base ?? 1) - 1)).toBeLessThan(0.01);
  });
});
