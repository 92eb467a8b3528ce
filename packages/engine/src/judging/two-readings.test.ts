import { describe, expect, it } from 'vitest';
import { bands, type Band } from '../said/data.ts';
import { together } from './two-readings.ts';
import type { Verdict } from './verdict.ts';

const verdict = (band: Band | null, modeled: Band = band ?? 'strong'): Verdict => ({
  band,
  answers: 'yes',
  modeled,
  good: 0.5,
  strong: 0.5,
  responds: 0.5,
  settles: 0.5,
  rude: 0,
  directness: 'direct',
  evasion: null,
  applied: [],
});
const rank = (band: Band | null): number => (band === null ? -1 : bands.indexOf(band));
const sides = [true, false];
const every = [...bands, null].flatMap((own) =>
  bands.flatMap((read) => sides.flatMap((barred) => sides.map((against) => ({ own, read, barred, against })))),
);

describe('two readings of an answer', () => {
  it.each(every)('own $own, second $read, barred $barred, against $against: lifted by at most one band', (one) => {
    const { band } = together(verdict(one.own), verdict(one.read), one);
    if (one.own === null) expect(rank(band)).toBeLessThanOrEqual(rank(one.barred ? 'weak' : 'adequate'));
    else expect(rank(band) - rank(one.own)).toBeLessThanOrEqual(one.barred ? 0 : 1);
  });

  it.each<[Band | null, Band, boolean, Band | null]>([
    ['weak', 'adequate', false, 'adequate'],
    ['adequate', 'weak', false, 'weak'],
    ['adequate', 'strong', false, 'strong'],
    ['strong', 'adequate', false, 'adequate'],
    ['weak', 'strong', false, 'adequate'],
    ['poor', 'adequate', false, 'weak'],
    ['adequate', 'poor', false, 'weak'],
    ['adequate', 'poor', true, 'poor'],
    ['strong', 'poor', true, null],
    ['poor', 'strong', false, null],
    [null, 'strong', false, 'adequate'],
    [null, 'poor', false, 'poor'],
  ])('%s and %s, with words against it %s: %s', (own, read, against, band) => {
    expect(together(verdict(own), verdict(read), { barred: false, against }).band).toBe(band);
  });
});
