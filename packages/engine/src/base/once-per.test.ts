import { describe, expect, it } from 'vitest';
import { oncePer } from './once-per.ts';

describe('oncePer', () => {
  it('computes once per object, by identity', () => {
    let times = 0;
    const size = oncePer((list: readonly string[]) => {
      times += 1;
      return list.length;
    });
    const list = ['a', 'b'];
    expect([size(list), size(list), times]).toEqual([2, 2, 1]);
    expect([size([...list]), times]).toEqual([2, 2]);
  });

  it('keeps a result that is null or undefined', () => {
    let times = 0;
    const nothing = oncePer((_: object): undefined => {
      times += 1;
    });
    const one = {};
    nothing(one);
    nothing(one);
    expect(times).toBe(1);
  });

  it('computes again after a failure', () => {
    let isReady = false;
    const read = oncePer((_: object) => {
      if (!isReady) throw new Error('not yet');
      return 'read';
    });
    const one = {};
    expect(() => read(one)).toThrow('not yet');
    isReady = true;
    expect(read(one)).toBe('read');
  });
});
