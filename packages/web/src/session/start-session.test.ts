import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from './start-session.ts';
import { storageOf } from './testing/storage-of.ts';

const id = 'hearing-1795000000000_AbCdEfGhIjKlMnOp';
const answer = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const kept = new Map<string, string>();
const pauses: number[] = [];
const pause = (ms: number) => {
  pauses.push(ms);
  return Promise.resolve();
};

beforeEach(() => {
  kept.clear();
  pauses.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('document', { querySelector: () => ({ content: 'dXNlcjpwYXNz' }) });
  vi.stubGlobal('sessionStorage', storageOf(kept));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('startSession (practice.md §4 and §7)', () => {
  it('sends the id, what is already known, and the credential', async () => {
    kept.set('communityType', 'company_town');
    const send = vi.fn((_address: string, _init: RequestInit) => answer(200, { success: true, session_id: id }));
    vi.stubGlobal('fetch', send);
    expect(await startSession(id, {}, pause)).toEqual({ sessionId: id, confirmed: true });
    const [address, init] = send.mock.calls[0] ?? [];
    expect(address).toBe('/api/start_simulation');
    expect(init?.headers).toMatchObject({ 'X-Session-ID': id, Authorization: 'Basic dXNlcjpwYXNz' });
    expect(JSON.parse(init?.body as string)).toMatchObject({
      session_id: id,
      context_available: { projectDetails: false, communityType: true, userPresentation: false },
    });
  });

  it('tries three times a second apart, then continues with its own id', async () => {
    const send = vi.fn(() => answer(503, { error: 'busy', code: 'busy' }));
    vi.stubGlobal('fetch', send);
    expect(await startSession(id, {}, pause)).toEqual({ sessionId: id, confirmed: false });
    expect(send).toHaveBeenCalledTimes(3);
    expect(pauses).toEqual([1000, 1000]);
  });

  it('uses a new id if the old one belongs to another browser', async () => {
    const send = vi
      .fn()
      .mockImplementationOnce(() => answer(403, { error: 'not yours', code: 'not_yours' }))
      .mockImplementation(() => answer(200, { success: true, session_id: id }));
    vi.stubGlobal('fetch', send);
    const started = await startSession(id, {}, pause);
    expect(started.confirmed).toBe(true);
    expect(started.sessionId).not.toBe(id);
    expect(kept.get('sessionId')).toBe(started.sessionId);
  });
});
