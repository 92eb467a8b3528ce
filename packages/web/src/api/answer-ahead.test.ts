import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallAhead } from './answer-ahead.ts';
import { call } from './client.ts';

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response('{"from":"the call"}'));
  });
});
afterEach(() => vi.unstubAllGlobals());

const address = '/api/rehearsals/hearing-1_a/report';
const madeAhead = (answer: CallAhead['answer'], session: string | null = 'hearing-1_a') =>
  vi.stubGlobal('callsAhead', { [address]: { session, answer } });
const report = (input: { sessionId?: string; signal?: AbortSignal; timeoutMs?: number } = {}) =>
  call('report', { params: { session_id: 'hearing-1_a' }, sessionId: 'hearing-1_a', ...input });
const answered = () => Promise.resolve(new Response('{"from":"the page"}'));

it('is used once, and after that the server is asked', async () => {
  madeAhead(answered());
  expect(await report()).toEqual({ from: 'the page' });
  expect(asked).toEqual([]);
  expect(await report()).toEqual({ from: 'the call' });
  expect(asked).toEqual([address]);
});

it('is not used if the call names another session', async () => {
  madeAhead(answered(), 'hearing-2_b');
  expect(await report()).toEqual({ from: 'the call' });
});

it('fails like any other call if none came, and the next one asks the server', async () => {
  madeAhead(Promise.reject(new TypeError('Failed to fetch')));
  await expect(report()).rejects.toMatchObject({ code: 'unreachable' });
  expect(asked).toEqual([]);
  expect(await report()).toEqual({ from: 'the call' });
});

it('refuses like any other answer', async () => {
  madeAhead(Promise.resolve(new Response('{"error":"It is not yours.","code":"not_yours"}', { status: 403 })));
  await expect(report()).rejects.toMatchObject({ code: 'not_yours', status: 403 });
});

it('is not awaited longer than the caller waits', async () => {
  madeAhead(new Promise(() => undefined));
  const leaving = new AbortController();
  const asking = report({ signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(asking).rejects.toThrow('left');
  madeAhead(new Promise(() => undefined));
  await expect(report({ timeoutMs: 1 })).rejects.toMatchObject({ code: 'timed_out_here' });
});
