import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageStanding, storageStood } from './storage-standing.ts';
import { onStored, readStored, removeStored, writeStored } from './storage.ts';

const kept = new Map<string, string>();
let full = false;

beforeEach(() => {
  kept.clear();
  full = false;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  removeStored('sessionId', 'communityType');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps in the page what the browser would not store, says so, and stores it when there is room', () => {
  writeStored('communityType', 'company_town');
  full = true;
  expect(writeStored('communityType', 'affluent_suburban')).toBe(false);
  expect(readStored('communityType')).toBe('affluent_suburban');
  expect(storageStanding()).toBe('held');
  full = false;
  expect(writeStored('communityType', 'company_town')).toBe(true);
  expect(kept.get('communityType')).toBe('company_town');
  expect([readStored('communityType'), storageStanding()]).toEqual(['company_town', 'fine']);
});

it('works even if the browser blocks storage altogether', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(readStored('sessionId')).toBeNull();
  expect(writeStored('sessionId', 'hearing-1')).toBe(false);
  expect(readStored('sessionId')).toBe('hearing-1');
  removeStored('sessionId');
  expect([readStored('sessionId'), storageStanding()]).toEqual([null, 'fine']);
});

it('reports unsent events first', () => {
  storageStood('unsent', false);
  storageStood('screens', false);
  expect(storageStanding()).toBe('unsent');
  storageStood('unsent', true);
  expect(storageStanding()).toBe('held');
  storageStood('screens', true);
  expect(storageStanding()).toBe('fine');
});

it('notifies listeners until they stop listening', () => {
  const heard = vi.fn();
  const stop = onStored(heard);
  writeStored('sessionId', 'hearing-1');
  stop();
  removeStored('sessionId');
  expect(heard).toHaveBeenCalledTimes(1);
});
