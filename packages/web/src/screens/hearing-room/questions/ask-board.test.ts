import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { characters, toCharacter } from '@rostrum/engine';
import { HearingRecord, stamp } from '../record/hearing-record.ts';
import { readSetting } from '../setting/hearing-setting.ts';
import { storageOf } from '../../../session/testing/storage-of.ts';
import { askBoard, type Asking } from './ask-board.ts';

const kept = new Map<string, string>();
/** The calls that reached the server, in order. */
const reached: string[] = [];
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
  vi.stubGlobal('fetch', (path: string) => {
    if (isAway) return Promise.reject(new TypeError('Failed to fetch'));
    reached.push(path.split('/').at(-1) ?? '');
    return Promise.resolve(new Response('{"question":"Who pays?","question_id":"q-9"}', { status: 200 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function asking(): Asking {
  const setting = readSetting({});
  const character = toCharacter(characters[0] as (typeof characters)[number]);
  return {
    setting,
    look: {
      id: 'rural_traditional',
      name: 'Rural Traditional',
      roomStyle: 'municipal_chamber',
      colorTheme: 'slate_blue',
      style: 'formal',
      chairTitle: 'Chair',
    },
    record: new HearingRecord(setting, [], Promise.resolve(), () => undefined),
    official: { id: character.character_id, kind: 'commissioner', role: character.role },
    character,
    position: 3,
    presentation: 'We will build a solar farm.',
    analysis: null,
    lastAnswer: 'Yes.',
    topics: [],
    asked: [],
    signal: new AbortController().signal,
  };
}

const answered = {
  type: 'answered',
  question_id: 'q-2',
  question: 'How far?',
  text: 'Yes.',
  response_time_s: 3,
} as const;

it('sends what was said while the server was unreachable before asking it again', async () => {
  const now = asking();
  await now.record.report({ ...stamp('answered'), ...answered });
  isAway = false;
  const { question, serverFailed } = await askBoard(
    now,
    () => Promise.resolve(null),
    () => undefined,
  );
  expect(reached).toEqual(['events', 'generate-question']);
  expect(question).toMatchObject({ id: 'q-9', source: 'server' });
  expect(serverFailed).toBe(false);
});

it('asks in this browser while what was said cannot be sent', async () => {
  const now = asking();
  await now.record.report({ ...stamp('answered'), ...answered });
  const { question, serverFailed } = await askBoard(
    now,
    () => Promise.resolve(null),
    () => undefined,
  );
  expect(serverFailed).toBe(true);
  expect(question.question.length).toBeGreaterThan(20);
  expect(now.record.said.map(({ type }) => type)).toEqual(['answered', 'asked']);
});
