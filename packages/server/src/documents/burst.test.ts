import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { form, freshApp, type TestServer } from '../testing/fresh-app.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
beforeAll(async () => {
  server = await freshApp();
});
afterAll(() => server.close());

const rehearsals = 6;
const ordinance = (n: number): string =>
  Array.from(
    { length: 200 },
    (_, i) => `Sec. ${n}-${i + 1}. Each fence of type ${i} shall be set back not less than ${20 + i} feet from a road.`,
  ).join('\n\n');

describe('rehearsals that start in the same moment, each with an ordinance', () => {
  it('get their questions while the ordinances wait in line, and are told their place in it', async () => {
    let read = 0;
    const all = Array.from({ length: rehearsals }, async (_, n) => {
      const browser = server.browser();
      const session = await browser.start();
      const { payload, headers } = form('file', { name: 'code.txt', bytes: Buffer.from(ordinance(n)) });
      const filing = browser
        .call('parseOrdinance', { session, payload, headers: { ...headers, accept: 'text/event-stream' } })
        .finally(() => (read += 1));
      const asked = await browser.call('generateQuestion', { body: { session_id: session } });
      const readBefore = read;
      return { asked, readBefore, filed: await filing };
    });
    const done = await Promise.all(all);
    for (const { asked, readBefore, filed } of done) {
      expect(asked.status).toBe(200);
      // One document of each address is read at a time: had a question waited for its own, it would have waited for others, too.
      expect(readBefore).toBeLessThan(rehearsals / 2);
      expect(filed.text).toContain('event: document');
    }
    const places = done.flatMap(({ filed }) =>
      [...filed.text.matchAll(/"stage":"waiting","place":(\d+)/g)].map(([, place]) => Number(place)),
    );
    expect(Math.max(...places)).toBe(rehearsals - 1);
    expect(Math.min(...places)).toBe(1);
  });
});
