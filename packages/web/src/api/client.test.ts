import { calls } from '@rostrum/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, codeOf } from './api-error.ts';
import { addressOf, call } from './client.ts';
import { listOf } from './list-of.ts';
import { paths } from './paths.ts';

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, text: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));

it('has the method and path of every call of the contract', () => {
  const expected = Object.fromEntries(
    Object.entries(calls).map(([name, { method, path }]) => [name, { method, path }]),
  );
  expect(paths).toEqual(expected);
});

describe('addressOf', () => {
  it('fills in parameters and query, escaped, and leaves empty ones out', () => {
    expect(addressOf('passages', { session_id: 'a/b' }, { q: 'set back' })).toBe(
      '/api/rehearsals/a%2Fb/passages?q=set+back',
    );
    expect(addressOf('news', undefined, { county: 'Clay', state: 'Iowa', city: '' })).toBe(
      '/api/news?county=Clay&state=Iowa',
    );
  });
});

describe('call', () => {
  it('returns the answer', async () => {
    answering(200, '{"themes":[]}');
    expect(await call('majorThemes')).toEqual({ themes: [] });
  });

  it('fails with the code and sentence of a refusal', async () => {
    answering(429, '{"error":"Wait a moment.","code":"too_many"}');
    await expect(call('majorThemes')).rejects.toMatchObject({
      code: 'too_many',
      sentence: 'Wait a moment.',
      status: 429,
    });
  });

  it.each([
    [500, '<html>'],
    [404, '{}'],
  ])('fails with the status if a refusal of %i has no message', async (status, text) => {
    answering(status, text);
    await expect(call('majorThemes')).rejects.toMatchObject({ code: `status_${status}`, status });
  });

  it('does not accept a web page as an answer', async () => {
    answering(200, '<!doctype html>');
    await expect(call('majorThemes')).rejects.toMatchObject({ code: 'unexpected_answer' });
  });

  it('says that the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('majorThemes')).rejects.toMatchObject({ code: 'unreachable', status: 0 });
  });

  it('passes the caller’s own abort on as it is', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
      controller.abort(new Error('left the screen'));
      return Promise.reject(init.signal?.reason as Error);
    });
    const failure: unknown = await call('majorThemes', { signal: controller.signal }).catch((cause: unknown) => cause);
    expect(failure).not.toBeInstanceOf(ApiError);
    expect(codeOf(failure)).toBe('unknown');
  });

  it('stops waiting at its limit', async () => {
    vi.stubGlobal(
      'fetch',
      (_address: string, init: RequestInit) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    );
    await expect(call('majorThemes', { timeoutMs: 5 })).rejects.toMatchObject({ code: 'timed_out_here' });
  });
});

describe('listOf', () => {
  it.each([
    [
      [1, 2],
      [1, 2],
    ],
    [{ items: [1] }, [1]],
    [{ items: 'none' }, []],
    [null, []],
  ])('%j', (answer, list) => {
    expect(listOf(answer, 'items')).toEqual(list);
  });
});

describe('the idempotency key of a call', () => {
  const keysOf = async (answers: (() => Promise<Response>)[], bodies: number[]): Promise<(string | undefined)[]> => {
    const keys: (string | undefined)[] = [];
    vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
      keys.push(headers['Idempotency-Key']);
      return (answers[keys.length - 1] ?? (() => Promise.resolve(new Response('{}'))))();
    });
    for (const score of bodies)
      await call('vote', { params: { session_id: 'a' }, body: { score } }).catch(() => undefined);
    return keys;
  };
  const lost = () => Promise.reject(new TypeError('network'));
  const broken = () => Promise.resolve(new Response('{}', { status: 503 }));
  const refused = () => Promise.resolve(new Response('{}', { status: 422 }));

  it('stays the same until the identical call is answered, and is new after that', async () => {
    const [first, second, third, fourth, fifth, sixth] = await keysOf(
      [lost, broken, refused],
      [80, 80, 80, 80, 80, 81],
    );
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, fourth, fifth, sixth]).size).toBe(4);
  });

  it('is not sent with a call that changes nothing', async () => {
    let headers: Record<string, string> = {};
    vi.stubGlobal('fetch', (_address: string, init: { headers: Record<string, string> }) => {
      headers = init.headers;
      return Promise.resolve(new Response('{}'));
    });
    await call('majorThemes');
    expect(headers).not.toHaveProperty('Idempotency-Key');
  });
});
