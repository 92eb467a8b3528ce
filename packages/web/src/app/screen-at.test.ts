import { describe, expect, it } from 'vitest';
import addresses from './screens.json' with { type: 'json' };
import routerText from './router.tsx?raw';
import { screenAt } from './screen-at.ts';
import screensText from './screens.ts?raw';

describe('the screens and their addresses', () => {
  it('are the same in the router and in the list that tells the build what to preload', () => {
    const routes = [...routerText.matchAll(/path="([^"*]+)" element=\{page\('([^']+)'\)\}/g)];
    const known = new Set(addresses.map(([, file]) => file));
    expect(routes.length).toBeGreaterThanOrEqual(13);
    for (const [, path, file] of routes)
      expect([path, screenAt((path ?? '').replace(/:\w+/g, 'a-b_1'))]).toEqual([path, file]);
    expect(new Set(routes.map(([, , file]) => file))).toEqual(known);
    expect(new Set([...screensText.matchAll(/'(screens\/[^']+)': screen/g)].map(([, file]) => file))).toEqual(known);
  });

  it.each([
    ['/', null],
    ['/nowhere', null],
    ['/rehearsals/hearing-1_a/brief', 'screens/rehearsals/brief-page.tsx'],
    ['/rehearsals/', 'screens/rehearsals/rehearsals-page.tsx'],
  ])('%s is %s', (path, file) => {
    expect(screenAt(path)).toBe(file);
  });
});
