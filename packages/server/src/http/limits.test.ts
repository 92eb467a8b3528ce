import { describe, expect, it } from 'vitest';
import { freshApp } from '../testing/fresh-app.ts';
import { callerOf, RateLimit } from './rate-limits.ts';

describe('rate limits', () => {
  it('count per key and minute, and then reset', () => {
    let now = 1_000_000;
    const limit = new RateLimit(2, () => now);
    const count = (key: string): number | null => {
      try {
        limit.count(key);
        return null;
      } catch (error) {
        return (error as { retryAfterSec: number }).retryAfterSec;
      }
    };
    expect([count('a'), count('a'), count('b')]).toEqual([null, null, null]);
    now += 45_000;
    expect([count('a'), count('b'), count('b')]).toEqual([15, null, 15]);
    now += 15_000;
    expect(count('a')).toBeNull();
    now -= 86_400_000;
    expect([count('a'), count('a'), count('a')]).toEqual([null, null, 60]);
  });

  it.each([
    ['203.0.113.7', '203.0.113.8', false],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
    ['a'.repeat(8_000), 'b'.repeat(8_000), false],
  ])('count %.40s and %.40s as one: %s', (one, other, isOne) => {
    expect(callerOf(one) === callerOf(other)).toBe(isOne);
    expect(callerOf(one).length).toBeLessThanOrEqual(64);
  });

  it('are off at zero', () => {
    const limit = new RateLimit(0, () => 0);
    for (let i = 0; i < 5_000; i++) limit.count('a');
  });

  it('refuse with the number of seconds to wait, for a session, an address and documents', async () => {
    const now = new Date('2026-11-20T19:00:00.000Z');
    const server = await freshApp({
      environment: { RATE_LIMIT_SESSION: '5', RATE_LIMIT_ADDRESS: '12', RATE_LIMIT_DOCUMENTS: '2' },
      now: () => now,
    });
    const browser = server.browser();
    const session = await browser.start();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await browser.call('memoryStatus', { session })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const news = [];
    for (let i = 0; i < 3; i++) news.push(await browser.call('news', { query: { county: 'A', state: 'B' } }));
    expect(news.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(news[2]?.headers['retry-after']).toBe('60');
    expect(news[2]?.json.code).toBe('too_many');
    const rest = [];
    for (let i = 0; i < 3; i++) rest.push((await browser.call('majorThemes')).status);
    expect(rest).toEqual([200, 200, 429]);
    await server.close();
  });
});
