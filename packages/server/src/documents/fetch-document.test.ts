import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { joined } from './pieces.ts';
import { makeDocumentFetcher, type DocumentFetcher } from './fetch-document.ts';

const servers: Server[] = [];
const fetchers: DocumentFetcher[] = [];
afterEach(async () => {
  await Promise.all(fetchers.splice(0).map((fetcher) => fetcher.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function fetcher(allowed: readonly string[] = [], lookup?: LookupFunction): DocumentFetcher {
  const made = makeDocumentFetcher(allowed, lookup);
  fetchers.push(made);
  return made;
}

const options = { timeoutMs: 5_000, signal: new AbortController().signal };
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'fetched',
    (error: { code?: string }) => error.code,
  );

describe('fetching a document', () => {
  it('gives the bytes, the kind and the address after redirects', async () => {
    const host = await serve((request, response) => {
      if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
      else response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end('<p>Zoning</p>');
    });
    const found = await fetcher([host]).fetch(`http://${host}/old`, options);
    expect({ ...found, pieces: joined(found.pieces).toString(), url: found.url.pathname }).toEqual({
      pieces: '<p>Zoning</p>',
      url: '/new',
      contentType: 'text/html; charset=iso-8859-1',
      charset: 'iso-8859-1',
    });
  });

  it('never connects to a name that resolves to an internal address, even if it also resolves to a public one', async () => {
    let asked = 0;
    await serve(() => asked++);
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], []]) {
      const lookup = ((_host: string, _options: unknown, callback: (error: null, list: unknown) => void) =>
        callback(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )) as unknown as LookupFunction;
      expect(await codeOf(fetcher([], lookup).fetch('http://rebinding.example/', options))).toBe('address_not_allowed');
    }
    expect(asked).toBe(0);
  });

  it.each([
    'http://169.254.169.254/',
    'http://localhost:9/',
    'file:///etc/passwd',
    'http://[::1]/',
    'http://10.0.0.1:80/',
    'http://127.1/',
  ])('does not follow a redirect to %s', async (location) => {
    const host = await serve((_request, response) => response.writeHead(301, { location }).end());
    expect(await codeOf(fetcher([host]).fetch(`http://${host}/`, options))).toBe('address_not_allowed');
  });

  it('gives up on a redirect loop, an error and a site that does not exist', async () => {
    const circle = await serve((_request, response) => response.writeHead(302, { location: '/' }).end());
    const broken = await serve((_request, response) => response.writeHead(500).end('no'));
    expect(await codeOf(fetcher([circle]).fetch(`http://${circle}/`, options))).toBe('site_unreadable');
    expect(await codeOf(fetcher([broken]).fetch(`http://${broken}/`, options))).toBe('site_unreadable');
    expect(await codeOf(fetcher(['127.0.0.1:9']).fetch('http://127.0.0.1:9/', options))).toBe('site_unreadable');
  });

  it('stops when time runs out, and at 50 MiB', async () => {
    const silent = await serve(() => undefined);
    expect(await codeOf(fetcher([silent]).fetch(`http://${silent}/`, { ...options, timeoutMs: 200 }))).toBe(
      'timed_out',
    );
    const declared = await serve((_request, response) =>
      response.writeHead(200, { 'content-length': String(60 * 1024 * 1024) }).flushHeaders(),
    );
    expect(await codeOf(fetcher([declared]).fetch(`http://${declared}/`, options))).toBe('too_large');
    const piece = Buffer.alloc(4 * 1024 * 1024);
    const endless = await serve((_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', more);
      more();
    });
    expect(await codeOf(fetcher([endless]).fetch(`http://${endless}/`, options))).toBe('too_large');
  });
});
