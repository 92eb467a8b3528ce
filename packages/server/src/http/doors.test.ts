import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorization, freshApp, newSessionId, type TestServer } from '../testing/fresh-app.ts';

const webDir = mkdtempSync(join(tmpdir(), 'rostrum-doors-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  const page = '<!doctype html><html><head><!-- rostrum-credential --><script>a()</script></head></html>';
  writeFileSync(join(webDir, 'index.html'), page);
  server = await freshApp({
    webDir,
    environment: { ALLOWED_HOSTS: 'rehearse.example.org, Intranet', TRUST_PROXY: 'true' },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const speakers = (headers: Record<string, string>) => get('/api/speakers', { authorization, ...headers });

describe('a request that names a host', () => {
  it.each([
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'LOCALHOST.',
    'a.localhost',
    'rehearse.example.org',
    'intranet:80',
  ])('that is configured or this machine’s own is answered: %s', async (host) => {
    expect([(await get('/', { host })).statusCode, (await speakers({ host })).statusCode]).toEqual([200, 200]);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '10.1.2.3', 'example.org', '[::1'])(
    'that somebody else may own is refused, page and call: %s',
    async (host) => {
      const [page, call] = [await get('/', { host }), await speakers({ host, 'x-forwarded-host': 'localhost' })];
      expect([page.statusCode, call.statusCode, call.json<{ code: string }>().code]).toEqual([
        421,
        421,
        'host_not_allowed',
      ]);
      expect(page.body).not.toContain('rostrum-credential');
      expect((await get('/healthz', { host })).statusCode).toBe(200);
    },
  );

  it('is answered at the address where it arrived', async () => {
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const status = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const call = httpRequest({ port: address.port, host: '127.0.0.1', path: '/', headers: { host } });
        call
          .on('error', reject)
          .on('response', (response) => (response.resume(), resolve(response.statusCode)))
          .end();
      });
    expect(await status('[::ffff:127.0.0.1]')).toBe(200);
    expect(await status('192.0.2.7')).toBe(421);
  });
});

describe('a call made by another site’s page', () => {
  it.each([
    ['cross-site', 403],
    ['same-origin', 200],
    ['same-site', 200],
    ['none', 200],
  ])('arrives marked as %s and is answered with %d', async (site, status) => {
    expect((await speakers({ 'sec-fetch-site': site })).statusCode).toBe(status);
    expect((await get('/', { 'sec-fetch-site': site })).statusCode).toBe(200);
  });
});

describe('behind https', () => {
  const https = { 'x-forwarded-proto': 'https' };

  it('browsers are told to stay on https, and get a cookie that no other site can plant', async () => {
    const page = await get('/', https);
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(String(page.headers['set-cookie'])).toMatch(
      /^__Host-rostrum_browser=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  });

  async function starts(session: string, cookie: string, proto: 'http' | 'https'): Promise<number> {
    const headers = { authorization, cookie, 'x-forwarded-proto': proto };
    const call = { method: 'POST', url: '/api/start_simulation', payload: { session_id: session } } as const;
    return (await server.app.inject({ ...call, headers })).statusCode;
  }
  const cookieOf = async (headers: Record<string, string>): Promise<string> =>
    String((await get('/', headers)).headers['set-cookie']).split(';')[0] ?? '';

  it('a cookie from before still works, and one set over https is accepted only under its own name', async () => {
    const session = newSessionId();
    const old = await cookieOf({});
    expect(await starts(session, old, 'http')).toBe(200);
    expect(await starts(session, old, 'https')).toBe(200);
    const renewed = await cookieOf({ ...https, cookie: old });
    expect(renewed).toMatch(/^__Host-/);
    expect(await starts(session, renewed, 'https')).toBe(200);
    const mine = newSessionId();
    const fresh = await cookieOf(https);
    expect(await starts(mine, fresh, 'https')).toBe(200);
    const planted = fresh.replace('__Host-', '');
    expect(await starts(mine, planted, 'https')).toBe(403);
    // It belongs to nobody: what is begun with it stays closed to whoever planted it.
    const begun = newSessionId();
    expect(await starts(begun, planted, 'https')).toBe(200);
    expect(await starts(begun, planted, 'https')).toBe(403);
  });
});

describe('the page requested by its file name', () => {
  it('comes with policy, nonce and credential like everywhere else', async () => {
    const page = await get('/index.html');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'nonce-");
    expect(page.body).toMatch(/<script nonce="/);
    expect(page.body).toContain('name="rostrum-credential"');
    expect(page.headers['cache-control']).toBe('no-store');
  });
});

describe('the server’s metrics', () => {
  it('are shown to callers with the credential, and to everybody only if that is configured', async () => {
    expect((await get('/metrics')).statusCode).toBe(401);
    expect((await get('/metrics', { authorization })).statusCode).toBe(200);
    const open = await freshApp({ environment: { METRICS_PUBLIC: 'true' } });
    expect((await open.app.inject('/metrics')).statusCode).toBe(200);
    await open.close();
  });
});
