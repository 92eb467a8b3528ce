import { describe, expect, it } from 'vitest';
import { growthPicture } from './growth-picture.ts';
import { repeatedRows } from './repeated.ts';
import { kept, type GroupResult } from './results.ts';
import type { BenchRow } from './row.ts';
import { missed, table } from './table.ts';
import { isMet } from './target.ts';

const row = (value: number, more: Partial<BenchRow> = {}): BenchRow => ({
  name: 'a call',
  value,
  unit: '×',
  target: 'at most 1.5',
  ...more,
});
const group = (rows: readonly BenchRow[], processor = 'a processor'): GroupResult => ({
  measuredAt: '2026-11-20T00:00:00.000Z',
  machine: { node: 'v20', platform: 'linux', cores: 2, processor, memoryGiB: 8, load: 1 },
  runs: 1,
  rows,
  series: [],
});

describe('a target', () => {
  it.each([
    ['at least 0.6', 0.6, true],
    ['at least 0.6', 0.59, false],
    ['at most 1.5', 1.6, false],
    ['under 600', 600, false],
    ['below 1.2', 1.1, true],
    ['above 0.59', 0.6, true],
    ['under 1,000', 999, true],
    ['0', 0, true],
    ['0', 1, false],
    ['flat', 1.1, true],
    ['flat', 2, false],
    ['under 5 and under 1.3 times that over 2,000', 6, false],
    ['a few seconds', 3, null],
    ['', 3, null],
  ])('of "%s" for %d: %s', (target, value, met) => {
    expect(isMet(target, value)).toBe(met);
  });
});

describe('repetitions', () => {
  it('give the median with the minimum and the maximum', () => {
    const [one] = repeatedRows([[row(3)], [row(1)], [row(2, { reference: 'the middle' })]]);
    expect(one).toEqual({ ...row(2), reference: 'the middle', spread: { low: 1, high: 3, runs: 3 } });
  });
  it('leave the rows of a single run as they are', () => {
    expect(repeatedRows([[row(3)]])).toEqual([row(3)]);
  });
});

describe('the table', () => {
  it('prints the change since the last release, and says if that was on another machine', () => {
    const released = { groups: { http: group([row(1)]) } };
    expect(table({ http: group([row(1.2)]) }, released)).toContain('1 20 %');
    expect(table({ http: group([row(1.2)], 'another') }, released)).toContain('1 (another machine)');
  });
  it('names a group that could not be measured alongside those that were', () => {
    const printed = table({ http: group([row(1)]) }, { groups: {} }, { scale: 'it ended with 1' });
    expect(printed).toMatch(/^http +a call +1 ×/m);
    expect(printed).toMatch(/^scale +NOT MEASURED: it ended with 1$/m);
  });
  it('explains only what missed its target', () => {
    const why = 'Because of the disk.';
    expect(missed({ http: group([row(1.4, { why })]) })).toEqual([]);
    expect(missed({ http: group([row(1.6, { why })]) })).toEqual(['http, a call: 1.6 ×, target at most 1.5. ' + why]);
    expect(missed({ http: group([row(1.6)]) })[0]).toContain('Not explained yet');
  });
});

describe('what a release keeps', () => {
  const [old, now] = [group([row(1)]), group([row(2)])];
  const all = ['http', 'web', 'scale'];
  it('is what was measured for the groups named, and what was kept before for the others', () => {
    const released = { release: '0.1.0', groups: { web: old, http: old, gone: old } };
    const measured = { groups: { http: now, web: now, gone: now } };
    expect(kept(measured, released, '0.2.0', all, ['http'])).toEqual({
      release: '0.2.0',
      groups: { http: now, web: old },
    });
    const { groups } = kept(measured, released, '0.2.0', all, ['web', 'http']);
    expect(Object.keys(groups)).toEqual(['http', 'web']);
    expect(groups).toEqual({ http: now, web: now });
  });
  it('is never a group that was not measured', () => {
    expect(() => kept({ groups: { http: now } }, { groups: {} }, '0.2.0', all, ['scale'])).toThrow(/scale/);
  });
});

describe('the picture', () => {
  it('has a line for each series and one for its reference, within its frame', () => {
    const points = [1, 10, 100].map((x) => ({ x, y: x / 2 }));
    const picture = growthPicture([{ name: 'n <', x: 'x', y: 'ms', points, reference: { name: 'r', points } }]);
    expect(picture.match(/<path /g)).toHaveLength(2);
    expect(picture).toContain('n &lt;');
    const across = [...picture.matchAll(/cx="([\d.]+)"/g)].map((match) => Number(match[1]));
    expect(Math.max(...across)).toBeLessThan(430);
    expect(picture).not.toContain('NaN');
  });
});
