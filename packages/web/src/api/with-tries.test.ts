import { describe, expect, it } from 'vitest';
import { withTries } from './with-tries.ts';

function flaky(failures: number) {
  const pauses: number[] = [];
  let calls = 0;
  const attempt = () => {
    calls += 1;
    return calls <= failures ? Promise.reject(new Error(`try ${calls}`)) : Promise.resolve('loaded');
  };
  const pause = (ms: number) => {
    pauses.push(ms);
    return Promise.resolve();
  };
  return { attempt, pause, pauses, calls: () => calls };
}

describe('withTries', () => {
  it('succeeds on the third try after two pauses', async () => {
    const source = flaky(2);
    expect(await withTries(source.attempt, { tries: 3, pauseMs: 2000, pause: source.pause })).toBe('loaded');
    expect(source.pauses).toEqual([2000, 2000]);
  });

  it('fails like the third try and does not pause after it', async () => {
    const source = flaky(5);
    await expect(withTries(source.attempt, { tries: 3, pauseMs: 2000, pause: source.pause })).rejects.toThrow('try 3');
    expect(source.pauses).toEqual([2000, 2000]);
    expect(source.calls()).toBe(3);
  });

  it('does not continue once it was called off', async () => {
    const source = flaky(5);
    await expect(
      withTries(source.attempt, { tries: 3, pauseMs: 2000, pause: source.pause, signal: AbortSignal.abort() }),
    ).rejects.toThrow('try 1');
  });
});
