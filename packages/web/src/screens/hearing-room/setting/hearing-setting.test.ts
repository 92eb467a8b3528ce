import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../../session/testing/storage-of.ts';
import { projectNameOf, readSetting } from './hearing-setting.ts';

/* The name is read during rendering, when nothing may be stored; the setup is read after that. */

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', storageOf(kept));
});
afterEach(() => vi.unstubAllGlobals());

it('gives the name of the project and starts nothing', () => {
  kept.set('projectDetails', JSON.stringify({ projectName: 'Cedar Prairie Solar' }));
  expect(projectNameOf(null)).toBe('Cedar Prairie Solar');
  expect([...kept.keys()]).toEqual(['projectDetails']);
});

it('starts a session if there is none, under the same name', () => {
  const setting = readSetting({ projectData: { projectName: 'Oconee Ridge Campus' } });
  expect(setting.projectName).toBe('Oconee Ridge Campus');
  expect(setting.sessionId).toMatch(/^hearing-/);
  expect(kept.has('sessionId')).toBe(true);
});
