import type { RehearsalEvent } from '@rostrum/contract';
import { foldRecord, readText } from '@rostrum/engine';
import { describe, expect, it } from 'vitest';
import { Readings, type ReadPaper } from './readings.ts';
import type { RehearsalStore } from './store.ts';

const paper = { kind: 'ordinance', source: 'code.txt', text: 'Sec. 4. A tower shall be set back 150 feet.' } as const;

/** A reader that finishes when the test says so, and the signals it was given. */
function slowReader() {
  const signals: AbortSignal[] = [];
  const done: (() => void)[] = [];
  const read: ReadPaper = (given, signal) =>
    new Promise((resolve, reject) => {
      signals.push(signal);
      done.push(() => resolve(readText(given)));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  return { read, signals, done };
}

describe('readings that are kept', () => {
  it('stay within their budget, and what was derived from an evicted one is dropped', async () => {
    const text = (n: number): string =>
      `Sec. ${n}. A tower shall be set back ${150 + n} feet. ${'Words. '.repeat(1_000)}`;
    const texts = new Map([0, 1, 2].map((n) => [`text-${n}`, text(n)]));
    const store = { text: (_session: string, id: string) => Promise.resolve(texts.get(id) ?? null) };
    const forgotten: string[] = [];
    let made = 0;
    const readings = new Readings(
      store as unknown as RehearsalStore,
      (given) => {
        made += 1;
        return Promise.resolve(readText(given));
      },
      (session) => forgotten.push(session),
      200_000,
    );
    const materialsOf = (session: string, n: number) => {
      const filed: RehearsalEvent = {
        type: 'document_filed',
        id: `filed-${session}`,
        at: '2026-11-20T19:00:00.000Z',
        kind: 'ordinance',
        document_id: `text-${n}`,
        source: 'code.txt',
      };
      const rehearsal = foldRecord(session, [filed]);
      const textIds = new Map([[filed.id, `text-${n}`]]);
      return readings.materials({ sessionId: session, seq: 1, rehearsal, textIds, characters: 100 }, rehearsal);
    };
    expect((await materialsOf('one', 0)).ordinance?.standards).toHaveLength(1);
    await materialsOf('two', 0);
    await materialsOf('three', 1);
    expect([made, forgotten]).toEqual([2, []]);
    await materialsOf('four', 2);
    expect([made, forgotten]).toEqual([3, ['one', 'two']]);
    expect((await materialsOf('one', 0)).ordinance?.text).toBe(text(0));
    expect([made, forgotten]).toEqual([4, ['one', 'two', 'three']]);
  });
});

describe('a reading that several callers wait for', () => {
  it('continues while one of them is left, and ends with the last', async () => {
    const { read, signals, done } = slowReader();
    const readings = new Readings({} as RehearsalStore, read);
    const [first, second] = [new AbortController(), new AbortController()];
    const one = readings.of(paper, 'id', first.signal);
    const two = readings.of(paper, 'id', second.signal);
    first.abort();
    await expect(one).rejects.toMatchObject({ name: 'AbortError' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort();
    await expect(two).rejects.toMatchObject({ name: 'AbortError' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const again = readings.of(paper, 'id');
    expect(signals).toHaveLength(2);
    done[1]?.();
    expect((await again).standards).toHaveLength(1);
    expect(await readings.of(paper, 'id', new AbortController().signal)).toBe(await again);
    expect(signals).toHaveLength(2);
  });
});
