import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { makeBalancer, trustsProxyIn } from './balancer.mjs';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const forwarded = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const;

/** What a server behind the balancer learns about where a call comes from. */
async function told(trustsProxy: boolean, headers: Record<string, string>): Promise<(string | undefined)[]> {
  const told = createServer(({ headers: got }, response) =>
    response.end(JSON.stringify(forwarded.map((name) => got[name] ?? null))),
  );
  const target = await listening(told);
  const address = await listening(makeBalancer(() => [target], { trustsProxy }).server);
  const answer = await fetch(address, { headers });
  return [...((await answer.json()) as string[]), new URL(address).host];
}

it('states by itself where a call comes from, whatever the caller says', async () => {
  const [from, proto, host, own] = await told(false, {
    'x-forwarded-for': '203.0.113.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
  });
  expect([from, proto, host]).toEqual(['127.0.0.1', 'http', own]);
});

it('passes on what the operator’s proxy says, and nothing from before that proxy', async () => {
  const [from, proto, host, own] = await told(true, {
    'x-forwarded-for': '203.0.113.1, 198.51.100.7',
    'x-forwarded-proto': 'http, https',
    'x-forwarded-host': 'evil.example',
  });
  expect([from, proto, host]).toEqual(['198.51.100.7', 'https', own]);
  expect((await told(true, {})).slice(0, 2)).toEqual(['127.0.0.1', 'http']);
  expect((await told(true, { 'x-forwarded-proto': 'https, ftp' }))[1]).toBe('http');
});

it.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['false', false],
  ['1', true],
  ['true', true],
])('reads TRUST_PROXY=%s as %s', (said, trusts) => {
  expect(trustsProxyIn({ TRUST_PROXY: said })).toBe(trusts);
});
