import { describe, expect, it } from 'vitest';
import { endOfValue, isMisshapen } from './json-shape.ts';

const nested = (levels: number, open: string, close: string): string =>
  open.repeat(levels) + '1' + close.repeat(levels);
const keys = (count: number): string => `{${Array.from({ length: count }, (_, i) => `"k${i}" : "a:b,{"`).join(',')}}`;

describe('the shape of JSON', () => {
  it.each([
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"a":[', ']}]'],
  ])('may be as deep as pages send it and no deeper: %s', (open, close) => {
    const each = open.replace(/[^[{]/g, '').length;
    expect(isMisshapen(nested(Math.floor(100 / each), open, close))).toBe(false);
    expect(isMisshapen(nested(Math.floor(100 / each) + 1, open, close))).toBe(true);
    expect(isMisshapen(nested(200_000, open, close))).toBe(true);
  });

  it('may be as wide and as long as pages send it', () => {
    for (const fit of ['null', '"text"', '3', '[]', '{}', '', '}', keys(500), `[${'{},'.repeat(100_000)}{}]`])
      expect(isMisshapen(fit)).toBe(false);
    expect(isMisshapen(keys(501))).toBe(true);
    expect(isMisshapen(`[${keys(400)},{"deeper":${keys(501)}}]`)).toBe(true);
    expect(isMisshapen(`[${'{},'.repeat(100_001)}{}]`)).toBe(true);
  });

  it('does not depend on brackets inside strings', () => {
    const words = JSON.stringify({ said: '[[['.repeat(200) + '\\"{":,'.repeat(1_000) + '\\\\' });
    expect(isMisshapen(words)).toBe(false);
    expect(endOfValue(`${words},{}`, 0)).toBe(words.length);
    expect(endOfValue('[1,"a]",{"b":2}] , 3', 0)).toBe(16);
  });

  it('is checked in linear time', () => {
    const hostile = ['"' + '\\'.repeat(2_000_000), '['.repeat(2_000_000), '"a"'.repeat(700_000), ':'.repeat(2_000_000)];
    const from = performance.now();
    for (const text of hostile) isMisshapen(text);
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});
