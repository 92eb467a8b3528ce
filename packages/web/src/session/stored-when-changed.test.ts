import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoredWhenChanged } from './stored-when-changed.ts';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: (_key: string, value: string) => written.push(value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('writes at first, and then only if a part has changed', () => {
  const kept = new StoredWhenChanged('hearingSaid');
  const said = ['good evening'];
  const write = (parts: readonly unknown[]) => kept.write(parts, () => parts);
  expect([write([said, 1]), write([said, 1]), write([[...said], 1]), write([said, 2])]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(written.length).toBe(3);
});

it('does not serialize what it does not write', () => {
  const kept = new StoredWhenChanged('hearingSaid');
  const said = ['good evening'];
  const valueOf = vi.fn(() => said);
  for (let second = 0; second < 60; second += 1) kept.write([said], valueOf);
  expect(valueOf).toHaveBeenCalledTimes(1);
});
