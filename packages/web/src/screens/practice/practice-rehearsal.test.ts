import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RehearsalEvent } from '@rostrum/contract';
import { exampleOrdinance } from '../setup/example/example-ordinance.ts';
import { storageOf } from '../../session/testing/storage-of.ts';
import { PracticeRehearsal } from './practice-rehearsal.ts';
import type { PracticeSettings } from './practice-settings.ts';

const sessionId = 'practice-1795000000000_AbCdEfGhIjKlMnOp';
const kept = new Map<string, string>();
/** What reached the server, call by call. */
const reached: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
let isAway = true;

beforeEach(() => {
  kept.clear();
  reached.length = 0;
  isAway = true;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('document', { querySelector: () => null });
  const storage = storageOf(kept);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (isAway) return Promise.reject(new TypeError('Failed to fetch'));
    const isUnknown = path.endsWith('/events') && !reached.some((call) => call.path === '/api/start_simulation');
    if (isUnknown) return Promise.resolve(new Response('{"error":"","code":"rehearsal_not_found"}', { status: 404 }));
    reached.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown> });
    return Promise.resolve(new Response('{}', { status: 200 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settings: PracticeSettings = {
  practiceMode: 'multi-theme',
  selectedTopics: ['setbacks_and_buffers', 'decommissioning_and_restoration'],
  questionCount: 3,
  selectedCharacters: [{ character_id: 'any', name: 'Any', role: 'commissioner', avatar_path: null }],
  selectedProjectType: 'Utility-Scale Solar',
  selectedDifficulty: 'intermediate',
  projectData: { projectName: 'Cedar Prairie Solar', ordinanceText: exampleOrdinance },
  sessionId,
};

/** Two questions, each answered, while the server is unreachable. */
async function twoExchanges(rehearsal: PracticeRehearsal) {
  const asked: string[] = [];
  const citations: (readonly { readonly kind: string }[])[] = [];
  for (let number = 1; number <= 2; number += 1) {
    const { value, offline } = await rehearsal.ask(number, asked, () => undefined);
    expect(offline).toBe(true);
    // The badge names the theme, as after a reload, and not a topic of the knowledge base.
    expect(settings.selectedTopics).toContain(value.topicFocus);
    asked.push(value.text);
    citations.push(value.citations);
    await rehearsal.judge(value, `Answer ${number}.`, number, 4);
  }
  return citations;
}

it('asks from the filed ordinance while the server is unreachable', async () => {
  const citations = await twoExchanges(new PracticeRehearsal(sessionId, settings, [], false));
  expect(citations.flat().map(({ kind }) => kind)).toContain('ordinance');
});

it('sends what was said offline once and in order, after the session and its project', async () => {
  const rehearsal = new PracticeRehearsal(sessionId, settings, [], false);
  await twoExchanges(rehearsal);
  await rehearsal.outbox.flush();
  isAway = false;
  await rehearsal.complete();
  await rehearsal.outbox.flush();
  expect(reached.map(({ path }) => path)).toEqual([
    '/api/start_simulation',
    expect.stringContaining('project'),
    expect.stringMatching(/events$/),
  ]);
  const sent = reached.flatMap(({ body }) => ('events' in body ? (body['events'] as RehearsalEvent[]) : []));
  expect(sent.map(({ type }) => type)).toEqual([
    ...['asked', 'answered', 'judged'],
    ...['asked', 'answered', 'judged'],
    'phase_changed',
  ]);
  expect(sent.flatMap((event) => (event.type === 'answered' ? [event.text] : []))).toEqual(['Answer 1.', 'Answer 2.']);
});
