import { expect, it } from 'vitest';
import { isTooDeep } from './depth.ts';

const nested = (levels: number, open: string, close: string): unknown =>
  JSON.parse(open.repeat(levels) + '1' + close.repeat(levels));

it.each([
  ['[', ']'],
  ['{"a":', '}'],
  ['[{"a":[', ']}]'],
])('tells what is nested too deep, however deep: %s', (open, close) => {
  const each = open.replace(/[^[{]/g, '').length;
  expect(isTooDeep(nested(Math.floor(100 / each), open, close))).toBe(false);
  expect(isTooDeep(nested(Math.floor(100 / each) + 1, open, close))).toBe(true);
  expect(isTooDeep(nested(200_000, open, close))).toBe(true);
});

it('takes anything that is flat', () => {
  for (const flat of [null, 'text', 3, [], {}, Array.from({ length: 200_000 }, () => ({}))])
    expect(isTooDeep(flat)).toBe(false);
});
