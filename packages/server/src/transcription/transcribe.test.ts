import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync } from 'node:fs';
import type { AnswerOf, Calls } from '@rostrum/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { form, freshApp, type Answer, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';

let speech: Server;
let transcript = '{"text":"Good evening."}';
let server: TestServer;
let browser: TestBrowser;

beforeAll(async () => {
  speech = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(transcript));
  });
  await new Promise<void>((ready) => speech.listen(0, '127.0.0.1', ready));
  server = await freshApp({
    environment: { TRANSCRIBE_BASE_URL: `http://127.0.0.1:${(speech.address() as AddressInfo).port}/v1` },
  });
  browser = server.browser();
});
afterAll(async () => {
  await server.close();
  speech.closeAllConnections();
  await new Promise((done) => speech.close(done));
});

const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4]);
const send = (bytes: Uint8Array, fields: Record<string, string> = {}): Promise<Answer<AnswerOf<Calls['transcribe']>>> =>
  browser.call('transcribe', form('audio', { name: 'speech.webm', bytes, type: 'audio/webm' }, fields));

it('a recording comes back as words, and none of it is stored', async () => {
  const before = readdirSync(server.dataDir).sort();
  const session = await browser.start();
  expect((await send(webm, { session_id: session, question_context: 'Why here?' })).json).toEqual({
    transcript: 'Good evening.',
  });
  expect(readdirSync(server.dataDir).sort()).toEqual(before);
  expect((await browser.call('record', { params: { session_id: session } })).text).not.toContain('Good evening');
});

it('a file that is not a recording is refused with what to do', async () => {
  expect((await send(Buffer.alloc(0))).json).toMatchObject({
    code: 'no_speech',
    error: expect.stringMatching(/^No audio captured\./) as unknown,
  });
  expect((await send(Buffer.from('MZ not audio'))).json.code).toBe('wrong_kind');
  expect((await browser.call('transcribe', form('audio', null))).json.code).toBe('malformed');
  expect((await browser.call('transcribe')).json.code).toBe('malformed');
  const session = await server.browser().start();
  expect((await send(webm, { session_id: session })).json.code).toBe('not_yours');
});

it('silence is told apart from speech', async () => {
  transcript = '{"text":"  "}';
  expect(await send(webm)).toMatchObject({ status: 422, json: { code: 'no_speech' } });
});
