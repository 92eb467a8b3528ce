import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../session/testing/storage-of.ts';
import { breath } from './breath.ts';
import { Outbox } from './outbox.ts';
import { pendingEvents, stamped } from './pending-events.ts';

const sessionId = 'hearing-1795000000000_AbCdEfGhIjKlMnOp';
const kept = new Map<string, string>();
const phase = (name: string) => stamped({ type: 'phase_changed', phase: name });
const phasesOf = (init: RequestInit): readonly string[] =>
  (JSON.parse(init.body as string) as { events: { phase: string }[] }).events.map((event) => event.phase);

/** What was sent to the server, call by call; each call is answered when the test says so. */
const calls: { readonly phases: readonly string[]; readonly answer: (status: number, body?: object) => void }[] = [];
const called = (count: number) => vi.waitFor(() => expect(calls.length).toBe(count));

beforeEach(() => {
  kept.clear();
  calls.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('localStorage', storageOf(kept));
  vi.stubGlobal(
    'fetch',
    (_address: string, init: RequestInit) =>
      new Promise((resolve) => {
        const answer = (status: number, body: object = {}) => resolve(new Response(JSON.stringify(body), { status }));
        calls.push({ phases: phasesOf(init), answer });
      }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const anOutbox = (begin: () => Promise<boolean> = () => Promise.resolve(false)) => {
  const standing: boolean[] = [];
  const outbox = new Outbox({ sessionId, begin, onStanding: (offline) => standing.push(offline) });
  return { outbox, standing };
};

it('sends what is added while others are being sent after them, in one call', async () => {
  const { outbox, standing } = anOutbox();
  const first = outbox.add(phase('opening'));
  await called(1);
  const second = outbox.add(phase('presentation'));
  const third = outbox.add(phase('official_questions'));
  calls[0]?.answer(200);
  expect(await first).toBe(true);
  await called(2);
  calls[1]?.answer(200);
  expect(await Promise.all([second, third])).toEqual([true, true]);
  expect(calls.map(({ phases }) => phases)).toEqual([['opening'], ['presentation', 'official_questions']]);
  expect(pendingEvents(sessionId)).toEqual([]);
  // The page was never offline.
  expect(standing).toEqual([false, false]);
});

it('keeps what could not be sent, and sends it with what comes next', async () => {
  const { outbox, standing } = anOutbox();
  const lost = outbox.add(phase('opening'));
  await called(1);
  calls[0]?.answer(503);
  expect(await lost).toBe(false);
  const found = outbox.add(phase('presentation'));
  await called(2);
  calls[1]?.answer(200);
  expect(await found).toBe(true);
  expect(calls[1]?.phases).toEqual(['opening', 'presentation']);
  expect(standing).toEqual([true, false]);
});

it('starts a session the server has never heard of, and then sends', async () => {
  const begin = vi.fn(() => Promise.resolve(true));
  const { outbox } = anOutbox(begin);
  const sent = outbox.add(phase('opening'));
  await called(1);
  calls[0]?.answer(404, { error: 'There is no such rehearsal.', code: 'rehearsal_not_found' });
  await called(2);
  calls[1]?.answer(200);
  expect(await sent).toBe(true);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('keeps everything if that session cannot be started either', async () => {
  const { outbox, standing } = anOutbox();
  const sent = outbox.add(phase('opening'));
  await called(1);
  calls[0]?.answer(404, { error: 'There is no such rehearsal.', code: 'rehearsal_not_found' });
  expect(await sent).toBe(false);
  expect(calls.length).toBe(1);
  expect(pendingEvents(sessionId).length).toBe(1);
  expect(standing).toEqual([true]);
});

it('sends nothing until the session has been started, or starting it has failed', async () => {
  let start = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    start = resolve;
  });
  const outbox = new Outbox({ sessionId, begin: () => Promise.resolve(false), ready });
  const sent = outbox.add(phase('opening'));
  await Promise.resolve();
  expect(calls.length).toBe(0);
  start();
  await called(1);
  calls[0]?.answer(200);
  expect(await sent).toBe(true);
});

it('keeps what was refused for an expired credential, or by something in between, until the page is reloaded', async () => {
  const { outbox, standing } = anOutbox();
  for (const [i, refusal] of [
    [401, { error: 'The credential is missing or wrong.', code: 'credential_missing' }],
    [403, {}],
    [404, {}],
  ].entries()) {
    const sent = outbox.add(phase(`phase ${i}`));
    await called(i + 1);
    calls[i]?.answer(...(refusal as [number, object]));
    expect(await sent).toBe(false);
  }
  expect(pendingEvents(sessionId).length).toBe(3);
  expect(standing).toEqual([true, true, true]);
});

it('loses only the one event that the server will never accept', async () => {
  const { outbox } = anOutbox();
  const sent = outbox.add(...['a', 'b', 'never', 'c', 'd'].map(phase));
  for (let i = 0; i < calls.length || i === 0; i++) {
    await called(i + 1);
    if (calls[i]?.phases.includes('never')) calls[i]?.answer(400, { error: 'It is not an event.', code: 'malformed' });
    else calls[i]?.answer(200);
    await breath();
  }
  expect(await sent).toBe(true);
  expect(pendingEvents(sessionId)).toEqual([]);
  const taken = calls.filter(({ phases }) => !phases.includes('never')).flatMap(({ phases }) => phases);
  expect(taken).toEqual(['a', 'b', 'c', 'd']);
});

it('sends what piled up during a long time offline in as many calls as needed', async () => {
  const { outbox } = anOutbox();
  const long = 'x'.repeat(200_000);
  const sent = outbox.add(...[long, long, ...Array.from({ length: 1_200 }, (_, i) => String(i))].map(phase));
  for (let i = 0; i < 4; i++) {
    await called(i + 1);
    expect(calls[i]?.phases.length).toBeLessThanOrEqual(1_000);
    expect(calls[i]?.phases.join('').length).toBeLessThan(500_000);
    calls[i]?.answer(200);
  }
  expect(await sent).toBe(true);
  expect(calls.flatMap(({ phases }) => phases).length).toBe(1_202);
  expect(pendingEvents(sessionId)).toEqual([]);
});
