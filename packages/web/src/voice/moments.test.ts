import { describe, expect, it } from 'vitest';
import { Moments } from './moments.ts';

describe('the moments of a recording', () => {
  it('are reported to listeners until they stop listening', () => {
    const moments = new Moments();
    const heard: number[] = [];
    const stop = moments.subscribe(() => heard.push(moments.now().elapsedMs));
    moments.set({ elapsedMs: 100, level: 0.5 });
    moments.set({ elapsedMs: 200, level: 0 });
    stop();
    moments.set({ elapsedMs: 300, level: 0 });
    expect(heard).toEqual([100, 200]);
    expect(moments.now()).toEqual({ elapsedMs: 300, level: 0 });
  });

  it('start over with silence', () => {
    const moments = new Moments();
    moments.set({ elapsedMs: 100, level: 0.5 });
    moments.set();
    expect(moments.now()).toEqual({ elapsedMs: 0, level: 0 });
  });
});
