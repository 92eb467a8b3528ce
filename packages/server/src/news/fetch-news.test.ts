import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentProcesses } from '../documents/process/document-processes.ts';
import { feedAddress, makeNewsFetcher } from './fetch-news.ts';
import { decodeFeed, storiesIn } from './stories-in.ts';

const now = new Date('2026-11-20T19:00:00.000Z');
const rss = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>The County Record</title><link>http://x</link><description>d</description>${items}</channel></rss>`;

describe('stories of a feed', () => {
  it('have their title, text, newspaper, date and address', () => {
    const feed = rss(
      '<item><title>Solar farm &amp; neighbors</title><description>&lt;p&gt;Residents &lt;b&gt;oppose&lt;/b&gt; it.&lt;/p&gt;</description><link>https://news.example/a?utm=1</link><pubDate>Tue, 17 Nov 2026 10:00:00 GMT</pubDate></item>',
    );
    expect(storiesIn(feed, 'news.example', now)).toEqual([
      {
        title: 'Solar farm & neighbors',
        snippet: 'Residents oppose it.',
        source: 'The County Record',
        date: '2026-11-17T10:00:00.000Z',
        url: 'https://news.example/a?utm=1',
      },
    ]);
  });

  it('appear once, even under several addresses or titles', () => {
    const item = (title: string, link: string): string => `<item><title>${title}</title><link>${link}</link></item>`;
    const feed = rss(
      item('Board delays vote', 'https://a.example/1') +
        item('Board  delays vote!', 'https://b.example/2') +
        item('Another headline', 'https://a.example/1?ref=home') +
        item('A third', 'https://a.example/3'),
    );
    expect(storiesIn(feed, 'x', now).map(({ title }) => title)).toEqual(['Board delays vote', 'A third']);
  });

  it('from Atom, with fields missing, have what there is', () => {
    const atom =
      '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Planning news</title><id>i</id><updated>2026-11-01T00:00:00Z</updated><entry><id>e</id><title>Data center hearing</title><link rel="alternate" href="https://p.example/e"/></entry></feed>';
    expect(storiesIn(atom, 'x', now)).toEqual([
      {
        title: 'Data center hearing',
        snippet: 'Data center hearing',
        source: 'Planning news',
        date: now.toISOString(),
        url: 'https://p.example/e',
      },
    ]);
  });

  it('are read from a malicious feed like from any other, and quickly', () => {
    const from = performance.now();
    for (const bad of ['&lt;', '&amp;lt;', '&amp;constructor;', 'x'])
      expect(storiesIn(rss(`<item><title>${bad.repeat(200_000)}</title></item>`), 'x', now)[0]?.title).not.toContain(
        'native code',
      );
    expect(performance.now() - from).toBeLessThan(5_000);
    expect(storiesIn(rss('<item><title>&amp;constructor; &amp;amp; more</title></item>'), 'x', now)[0]?.title).toBe(
      '&constructor; & more',
    );
  });

  it('are none if it is not a feed', () => {
    expect(() => storiesIn('<html><body>Not found</body></html>', 'x', now)).toThrow();
  });
});

const processes = new DocumentProcesses();
// On a busy machine, starting a process takes longer than reading a feed may take.
beforeAll(() =>
  processes.run(
    { task: 'feed', origin: 'x', contentType: 'application/rss+xml', now: now.toISOString() },
    [[new TextEncoder().encode(rss(''))]],
    { timeoutMs: 90_000, signal: new AbortController().signal, caller: 'feed' },
  ),
);
afterAll(() => processes.close());

describe('the news feed', () => {
  it('is fetched from the address the operator set, and redirects only go to the public internet', async () => {
    const secret = createServer((_request, response) => response.end(rss('<item><title>Secret</title></item>')));
    const feed = createServer((request, response) => {
      const { port } = secret.address() as AddressInfo;
      if (request.url === '/moved') response.writeHead(302, { location: '/feed' }).end();
      else if (request.url === '/feed') response.end(rss('<item><title>Vote</title></item>'));
      else response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
    });
    for (const server of [secret, feed]) await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const from = async (path: string): Promise<string[] | null> => {
      const { port } = feed.address() as AddressInfo;
      const news = makeNewsFetcher(`http://127.0.0.1:${port}/${path}`, () => now, processes);
      const found = await news.fetch({ county: 'A', state: 'B', city: '' });
      await news.close();
      return found?.map(({ title }) => title) ?? null;
    };
    expect([await from('moved'), await from('inside')]).toEqual([['Vote'], null]);
    for (const server of [secret, feed]) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  });

  it('is asked for the place, encoded', () => {
    expect(
      feedAddress('http://f/?q={county}+{state}&c={city}', {
        county: 'St. Mary’s County',
        state: 'Maryland',
        city: '',
      }),
    ).toBe('http://f/?q=St.%20Mary%E2%80%99s%20County+Maryland&c=');
  });

  it('is requested once in ten minutes, and once a minute while it fails', async () => {
    let asked = 0;
    let broken = true;
    const server = createServer((_request, response) => {
      asked++;
      response.writeHead(broken ? 500 : 200).end(rss('<item><title>Vote</title></item>'));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    let clock = now.getTime();
    const news = makeNewsFetcher(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/?q={county}`,
      () => new Date(clock),
      processes,
    );
    const place = { county: 'A', state: 'B', city: '' };
    expect([await news.fetch(place), await news.fetch(place), asked]).toEqual([null, null, 1]);
    broken = false;
    clock += 61_000;
    expect((await news.fetch(place))?.map(({ title }) => title)).toEqual(['Vote']);
    clock += 9 * 60_000;
    await news.fetch(place);
    expect(asked).toBe(2);
    clock -= 86_400_000;
    await news.fetch(place);
    expect(asked).toBe(3);
    clock += 86_400_000;
    await news.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    clock += 11 * 60_000;
    const gone = makeNewsFetcher('http://127.0.0.1:9/{county}', () => new Date(clock), processes);
    expect(await gone.fetch(place)).toBeNull();
    await gone.close();
  });
});

const folder = new URL('../../../../../shared/data/feeds/', import.meta.url);
const present = existsSync(new URL('index.json', folder));
if (!present) console.info('skipped: no real feeds beside the repository');

describe.skipIf(!present)('real feeds', () => {
  it('a story without title, text and address is dropped', () => {
    expect(storiesIn(readFileSync(new URL('incomplete-fields.atom', folder), 'utf8'), 'x', now)).toEqual([]);
    expect(() => storiesIn(readFileSync(new URL('unrecognized.rss', folder), 'utf8'), 'x', now)).toThrow();
  });

  const files = ['content-encoded.rss', 'encoding.rss', 'gulp-atom.atom', 'rss-1.rss'];
  it.each(files)('%s gives stories that can be shown', (file) => {
    const stories = storiesIn(decodeFeed(new Uint8Array(readFileSync(new URL(file, folder))), null), 'x', now);
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories) {
      expect(story.title).not.toBe('');
      expect(`${story.title} ${story.snippet}`).not.toMatch(/<\w|undefined|null|\ufffd/);
      expect(Number.isNaN(Date.parse(story.date))).toBe(false);
    }
  });
});
