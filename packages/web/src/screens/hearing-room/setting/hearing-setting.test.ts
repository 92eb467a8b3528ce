import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../../session/testing/storage-of.ts';
import { projectNameOf, readSetting } from './hearing-setting.ts';

/* The name is read while the page is drawn, when nothing may be stored; the setting is read after that. */

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', storageOf(kept));
});
afterEach(() => vi.unstubAllGlobals());

it('tells the name of the project and begins nothing', () => {
  kept.set('projectDetails', JSON.stringify({ projectName: 'Cedar Prairie Solar' }));
  expect(projectNameOf(null)).toBe('Cedar Prairie Solar');
  expect([...kept.keys()]).toEqual(['projectDetails']);
});

it('begins a session where there is none, under the same name', () => {
  const setting = readSetting({ projectData: { projectName: 'Oconee Ridge Campus' } });
  expect(setting.projectName).toBe('Oconee Ridge Campus');
  expect(setting.sessionId).toMatch(/^hearing-/);
  expect(kept.has('sessionId')).toBe(true);
});
