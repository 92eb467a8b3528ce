import { afterEach, describe, expect, it } from 'vitest';
import { anySignal } from './any-signal.ts';

const own = AbortSignal.any.bind(AbortSignal);
afterEach(() => void Object.defineProperty(AbortSignal, 'any', { value: own, configurable: true, writable: true }));

describe.each(['with', 'without'])("combining several signals, %s the browser's own", (which) => {
  const make = (...signals: AbortSignal[]) => {
    if (which === 'without')
      Object.defineProperty(AbortSignal, 'any', { value: undefined, configurable: true, writable: true });
    return anySignal(...signals);
  };

  it('aborts with the first that aborts, with its reason, and only once', () => {
    const [one, two] = [new AbortController(), new AbortController()];
    const either = make(one.signal, two.signal);
    expect(either.aborted).toBe(false);
    two.abort('left');
    one.abort('late');
    expect([either.aborted, either.reason]).toEqual([true, 'left']);
  });

  it('is aborted from the start if one of them is', () => {
    const gone = new AbortController();
    gone.abort('gone');
    expect(make(new AbortController().signal, gone.signal).reason).toBe('gone');
  });
});
