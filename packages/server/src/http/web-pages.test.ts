import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credential, freshApp, newSessionId, type TestServer } from '../testing/fresh-app.ts';

const webDir = mkdtempSync(join(tmpdir(), 'rostrum-web-'));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  mkdirSync(join(webDir, '.vite'));
  writeFileSync(
    join(webDir, 'index.html'),
    '<!doctype html><html><head><!-- rostrum-credential --><script>theme()</script></head><body><script type="module" src="/assets/main-abc.js"></script></body></html>',
  );
  writeFileSync(join(webDir, 'assets', 'main-abc.js'), `console.log('${'a'.repeat(5_000)}');`);
  writeFileSync(join(webDir, 'assets', 'built-abc.js'), `console.log('${'b'.repeat(5_000)}');`);
  writeFileSync(join(webDir, 'assets', 'built-abc.js.br'), brotliCompressSync('// as the build compressed it'));
  writeFileSync(join(webDir, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await freshApp({ webDir, environment: { TRUST_PROXY: 'true' } });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

describe('the page', () => {
  it.each(['/', '/configure', '/setup', '/hearing', '/practice-session?x=1', '/any/unknown/path'])(
    'is served at %s with the credential, and is not cached',
    async (url) => {
      const page = await get(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toMatch(/text\/html/);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain(
        `<meta name="rostrum-credential" content="${Buffer.from(credential).toString('base64')}"`,
      );
    },
  );

  it('runs only what this server serves: policy, page and scripts have a nonce that is new each time', async () => {
    const [one, two] = [await get('/'), await get('/')];
    const nonceOf = (page: typeof one): string =>
      /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1] ?? '';
    expect(nonceOf(one)).toMatch(/^[A-Za-z0-9+/=]{22,}$/);
    expect(nonceOf(one)).not.toBe(nonceOf(two));
    expect(one.body.match(new RegExp(`<script nonce="${nonceOf(one).replace(/[+/]/g, '\\$&')}"`, 'g'))).toHaveLength(2);
    const policy = String(one.headers['content-security-policy']);
    for (const rule of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(one.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(one.headers['permissions-policy']).toMatch(/microphone=\(self\).*camera=\(\)/);
  });

  it('sets this browser’s cookie, signed and out of reach of scripts and other sites', async () => {
    const cookie = String((await get('/')).headers['set-cookie']);
    expect(cookie).toMatch(/^rostrum_browser=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(String((await get('/', { 'x-forwarded-proto': 'https' })).headers['set-cookie'])).toMatch(/; Secure/);
  });

  it('renews the cookie it set, for https only once it was sent that way, and changes nothing in it', async () => {
    const [mine = ''] = String((await get('/')).headers['set-cookie']).split(';');
    expect((await get('/', { cookie: mine })).headers['set-cookie']).toBe(
      `${mine}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Strict`,
    );
    const https = { 'x-forwarded-proto': 'https' };
    const [secure = ''] = String((await get('/', https)).headers['set-cookie']).split(';');
    expect((await get('/', { ...https, cookie: secure })).headers['set-cookie']).toBe(
      `${secure}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Strict`,
    );
    const forged = await get('/', { cookie: `${mine.slice(0, -2)}AA` });
    expect(String(forged.headers['set-cookie'])).not.toContain(mine.slice(0, 40));
  });

  it('ignores claims that a call came by https or from elsewhere if no proxy is configured', async () => {
    const plain = await freshApp({ webDir, environment: { RATE_LIMIT_ADDRESS: '2' } });
    const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
    const said = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    const page = await plain.app.inject({ url: '/', headers: said });
    expect(String(page.headers['set-cookie'])).not.toContain('Secure');
    expect(page.body).not.toContain('evil.example');
    const statuses: number[] = [];
    for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      statuses.push(
        (await plain.app.inject({ url: '/api/speakers', headers: { authorization, 'x-forwarded-for': from } }))
          .statusCode,
      );
    expect(statuses).toEqual([200, 200, 429]);
    await plain.close();
  });

  it('trusts one proxy only for what it says itself: anything before that could be forged', async () => {
    const behind = await freshApp({ webDir, environment: { TRUST_PROXY: '1', RATE_LIMIT_ADDRESS: '2' } });
    const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
    const statuses: number[] = [];
    for (const made of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      statuses.push(
        (
          await behind.app.inject({
            url: '/api/speakers',
            headers: { authorization, 'x-forwarded-for': `${made}, 198.51.100.7` },
          })
        ).statusCode,
      );
    expect(statuses).toEqual([200, 200, 429]);
    const page = await behind.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'http, https' } });
    expect(String(page.headers['set-cookie'])).toContain('Secure');
    await behind.close();
  });

  it('gives no session to a cookie that it did not sign', async () => {
    const session = newSessionId();
    const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
    const planted = await server.app.inject({
      method: 'POST',
      url: '/api/start_simulation',
      headers: { authorization, cookie: 'rostrum_browser=planted' },
      payload: { session_id: session },
    });
    expect(planted.statusCode).toBe(200);
    expect(String(planted.headers['set-cookie'])).not.toContain('planted');
    const again = await server.app.inject({
      method: 'POST',
      url: '/api/start_simulation',
      headers: { authorization, cookie: 'rostrum_browser=planted' },
      payload: { session_id: session },
    });
    expect(again.statusCode).toBe(403);
  });
});

describe('the files of the client', () => {
  it('with a hash in their name are cached for good, and sent compressed', async () => {
    const file = await get('/assets/main-abc.js', { 'accept-encoding': 'br, gzip' });
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('that the build compressed are sent as it compressed them, and plain to clients that accept nothing else', async () => {
    const compressed = await get('/assets/built-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    });
    expect(compressed.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('// as the build compressed it');
    const plain = await get('/assets/built-abc.js', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toContain('bbbb');
  });

  it.each([
    '/assets/missing.js',
    '/../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/',
    '/.vite/manifest.json',
    '/data/credential.txt',
  ])('are not made up: %s', async (url) => {
    const answer = await get(url);
    expect([400, 403, 404]).toContain(answer.statusCode);
  });
});

describe('health', () => {
  it('needs no credential, and is ok only while the database answers', async () => {
    const own = await freshApp();
    const health = await own.app.inject('/healthz');
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
    await own.database.db.schema.dropTable('settings').execute();
    expect((await own.app.inject('/healthz')).statusCode).toBeGreaterThanOrEqual(500);
    await own.close();
  });

  it('reports its metrics to Prometheus', async () => {
    await server.browser().call('majorThemes');
    const metrics = await server.browser().send({ method: 'GET', url: '/metrics' });
    expect(metrics.headers['content-type']).toMatch(/text\/plain/);
    expect(metrics.text).toMatch(/rostrum_call_seconds_count\{call="majorThemes",status="200"\} 1/);
  });
});
