import { describe, expect, it } from 'vitest';
import { annotate } from '../../language/annotate.ts';
import type { Quantity, Schedule } from '../../language/types.ts';
import { claimsIn } from '../extract.ts';
import type { Claim } from '../types.ts';
import { contrastOf } from './compare-quantities.ts';
import { scheduleContrast } from './compare-schedules.ts';
import { areAkin, describing } from './overlap.ts';

const quantity = (text: string): Quantity => annotate(text).quantities[0] as Quantity;
const schedule = (text: string): Schedule => annotate(text).schedules[0] as Schedule;

describe('two figures for one thing', () => {
  it.each([
    ['300 feet', '200 feet'],
    ['100 yards', '200 feet'],
    ['at least 100 feet', '70 feet'],
    ['no more than 60 feet', '75 feet'],
    ['two to three tons', 'four tons'],
    ['about 100 acres', '60 acres'],
    ['20 trucks a day', '30 trucks a day'],
    ['once a year', 'twice a year'],
    ['once a year', 'once a month'],
    ['once a year', 'twice'],
    ['85 percent', 'half of it'],
    ['two hundred', '300 feet'],
    ['twenty', '30 trucks a day'],
    ['half of the water', '10 percent'],
    ['more than 100 feet', '80 feet'],
    ['less than 60 feet', '75 feet'],
  ])('%s and %s exclude each other', (one, two) => {
    expect(contrastOf(quantity(one), quantity(two))).toBeGreaterThan(0);
    expect(contrastOf(quantity(two), quantity(one))).toBeGreaterThan(0);
  });

  it.each([
    ['300 feet', '100 yards'],
    ['300 feet', '305 feet'],
    ['about 100 acres', '88 acres'],
    ['at least 100 feet', '120 feet'],
    ['at least 100 feet', 'at least 50 feet'],
    ['no more than 60 feet', '45 feet'],
    ['two to four tons', 'three tons'],
    ['20 trucks a day', '30 trucks an hour'],
    ['20 trucks a day', '30 cars a day'],
    ['30 feet', '30 acres'],
    ['30 days', '40 decibels'],
    ['1.5 times the height', '60 percent'],
    ['half of the water', 'a tenth of the site'],
    ['forty', 'ninety'],
    ['three hundred', '300 feet'],
    ['twice a year', 'twice'],
    ['100 feet', '96 feet'],
    ['more than 100 feet', '120 feet'],
    ['less than 60 feet', '45 feet'],
    ['twice', '300 feet'],
    ['once a year', '300 feet'],
    ['once a year', '20 trucks'],
    ['20 trucks', '300 feet'],
    ['fifty', '50 yards'],
    ['forty to fifty', '50 yards'],
    ['a slope of 3 to 1', '60 percent'],
    ['40 decibels', '43 decibels'],
  ])('%s and %s do not', (one, two) => {
    expect(contrastOf(quantity(one), quantity(two))).toBeNull();
    expect(contrastOf(quantity(two), quantity(one))).toBeNull();
  });
});

describe('the share by which two figures differ', () => {
  it.each([
    ['300 feet', '200 feet', 1 / 3],
    ['40 decibels', '50 decibels', 0.2],
    ['at least 100 feet', '70 feet', 0.3],
  ])('is that of the larger: %s, %s', (one, two, share) => {
    expect(contrastOf(quantity(one), quantity(two))).toBeCloseTo(share, 5);
    expect(contrastOf(quantity(two), quantity(one))).toBeCloseTo(share, 5);
  });
});

describe('two words', () => {
  it.each<[string, string, boolean]>([
    ['home', 'house', true],
    ['crush', 'crusher', true],
    ['deliver', 'delivery', true],
    ['operate', 'operation', true],
    ['deliver', 'deliverance', false],
    ['store', 'story', false],
    ['plan', 'planet', false],
    ['home', 'fence', false],
  ])('%s and %s name one thing: %s', (one, two, expected) => {
    expect(areAkin(one, two)).toBe(expected);
    expect(areAkin(two, one)).toBe(expected);
  });
});

describe('what one claim says of the kind of a thing', () => {
  const [claim] = claimsIn(annotate('The tank is green.'), 'answer', 'a', null);
  const speaking = (...phrases: string[][]): Claim => ({
    ...(claim as Claim),
    phrases,
    full: [],
    head: [],
    within: [],
    asked: [],
  });

  it('is every word before its name that the other lacks', () => {
    expect(describing('tank', speaking(['big', 'propane', 'tank'], ['red', 'fence']), speaking())).toEqual([
      'big',
      'propane',
    ]);
    expect(describing('tank', speaking(['big', 'propane', 'tank']), speaking(['propane', 'line']))).toEqual(['big']);
    expect(describing('tank', speaking(['tank', 'truck']), speaking())).toEqual([]);
  });
});

describe('two schedules of one activity', () => {
  it.each<[string, string, boolean]>([
    ['open from seven to nine, seven days a week', 'open till midnight on weekends', true],
    ['from 7 a.m. to 7 p.m.', 'from 6 a.m. to 7 p.m.', true],
    ['until 9 p.m.', 'until 10 p.m.', true],
    ['from 7 a.m. to 7 p.m.', 'from 7:10 a.m. to 7 p.m.', false],
    ['until nine on weeknights', 'until eleven on Saturday', false],
    ['tested on Wednesdays', 'tested on Saturdays', true],
    ['tested on Wednesdays', 'tested on Wednesdays and Saturdays', false],
    ['after 7 a.m.', 'until 7 p.m.', false],
    ['until a quarter to twelve', 'until 11:45 p.m.', false],
    ['tested every day', 'tested on Mondays and Thursdays', true],
    ['tested every day', 'tested on Mondays, Tuesdays, Thursdays and Fridays', false],
  ])('%s, %s: %s', (one, two, expected) => {
    expect(scheduleContrast(schedule(one), schedule(two))).toBe(expected);
    expect(scheduleContrast(schedule(two), schedule(one))).toBe(expected);
  });
});
