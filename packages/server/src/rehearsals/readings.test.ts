import { readText } from '@rostrum/engine';
import { describe, expect, it } from 'vitest';
import { Readings, type ReadPaper } from './readings.ts';
import type { RehearsalStore } from './store.ts';

const paper = { kind: 'ordinance', source: 'code.txt', text: 'Sec. 4. A tower shall be set back 150 feet.' } as const;

/** A reader that is done when it is told so, and the signals it was given. */
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

describe('a reading for which several wait', () => {
  it('goes on while one of them is left, and ends with the last', async () => {
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
