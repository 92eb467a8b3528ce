import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesByScreen, sizes } from '../../packages/web/sizes.mjs';

/* Sizes and not timings, which would depend on the machine. A change that needs more says so by raising the figure. */

const budget = JSON.parse(readFileSync(new URL('../../packages/web/budget.json', import.meta.url), 'utf8')) as Record<
  string,
  number
>;
const found = sizes();

test('everything that is built has a budget, and every budget is for something that is built', () => {
  expect(Object.keys(found).sort()).toEqual(Object.keys(budget).sort());
});

for (const [name, most] of Object.entries(budget))
  test(`${name}: at most ${most} KiB`, () => {
    expect(found[name]).toBeGreaterThan(0);
    expect(found[name]).toBeLessThanOrEqual(most);
  });

test('the first screen needs no more JavaScript than was promised', () => {
  expect(found['first screen, JavaScript']).toBeLessThanOrEqual(130);
});

/* Over HTTP/1.1 six files come at a time, and each costs a round trip to the server. */
for (const { screen, needs, named } of filesByScreen())
  test(`${screen}: all its files are named in the page, and they are few`, () => {
    expect(needs.filter((file) => !named.includes(file))).toEqual([]);
    expect(named.length).toBeLessThanOrEqual(9);
  });
