import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorization, freshApp, newSessionId, type TestServer } from '../testing/fresh-app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await freshApp();
});
afterAll(() => server.close());

const characters = (encoding: string) =>
  server.app.inject({
    method: 'GET',
    url: '/api/practice/characters?role=commissioner',
    headers: { authorization, 'accept-encoding': encoding },
  });

describe('an answer', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s to clients that accept it, with the same content', async (encoding, opened) => {
    const [plain, packed] = [await characters('identity'), await characters(encoding)];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(JSON.parse(opened(packed.rawPayload).toString())).toEqual(plain.json());
  });

  it('that is short, or a refusal, is sent as it is', async () => {
    const refused = await server.app.inject({ url: '/api/rehearsals', headers: { 'accept-encoding': 'br' } });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('accepts no compressed body, which could be small in transit and huge here', async () => {
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/start_simulation',
      headers: { authorization, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: Buffer.from(JSON.stringify({ session_id: newSessionId() })),
    });
    // Read as it came, not decompressed.
    expect(sent.statusCode).toBe(200);
  });
});
