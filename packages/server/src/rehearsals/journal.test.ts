import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RehearsalEvent } from '@rostrum/contract';
import { judgeAnswer, materialsOf, nextQuestion } from '@rostrum/engine';
import { aRehearsal } from '@rostrum/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database/open.ts';
import { Journal, weightOf, type SessionState } from './journal.ts';
import { RehearsalStore, type SessionRow } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'rostrum-journal-'));
let database: Database;
let store: RehearsalStore;
beforeAll(async () => {
  database = await openDatabase({ dataDir: folder });
  store = new RehearsalStore(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapUsed = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const exchanges = 20;
const { events: told } = aRehearsal({ questions: exchanges, presentation: null, ordinance: null, vote: false });
/** The same rehearsal again, as separate objects under new ids. */
const eventsAnew = (): RehearsalEvent[] =>
  (JSON.parse(JSON.stringify(told)) as RehearsalEvent[]).map((event) => ({ ...event, id: randomUUID() }));

async function begun(): Promise<SessionRow> {
  const id = `hearing-1790000000000_${randomUUID().replaceAll('-', '')}`;
  const row = await store.bind(id, 'me');
  if (row === null) throw new Error('the session was not opened');
  return row;
}

/** Appends a whole rehearsal event by event, as in real use, with what each call works out along the way. */
async function rehearsed(journal: Journal, row: SessionRow): Promise<SessionState> {
  let state = await journal.read(row);
  for (const event of eventsAnew()) {
    const { seq } = state;
    state = await journal.decide({ ...row, lastSeq: seq }, () => ({ events: [event], answer: (after) => after }));
    if (event.type !== 'judged') continue;
    const materials = materialsOf(state.rehearsal, () => null);
    const asking = { venue: 'board', characterId: null, topics: [], position: null, total: null } as const;
    nextQuestion(state.rehearsal, materials, { ...asking, previousQuestions: [], questioner: null });
    const question = 'How far will the panels stand from the nearest home?';
    const answer = 'The nearest home is 420 feet from the fence, and we accept that as a condition.';
    judgeAnswer(state.rehearsal, materials, {
      answer,
      question,
      questionId: null,
      characterId: null,
      topicFocus: null,
    });
  }
  return state;
}

describe('the rehearsals kept in memory', () => {
  it('take about as much memory as weightOf says', async () => {
    const journal = new Journal(store);
    await rehearsed(journal, await begun());
    const before = heapUsed();
    let weight = 0;
    const count = 15;
    for (let n = 0; n < count; n++) weight += weightOf(await rehearsed(journal, await begun()));
    const measured = heapUsed() - before;
    expect(journal.size).toBe(count + 1);
    expect(measured / weight).toBeGreaterThan(0.5);
    expect(measured / weight).toBeLessThan(1.15);
  });

  it('stay within their budget, whatever happens, and are the same when they are read again', async () => {
    const one = await rehearsed(new Journal(store), await begun());
    const journal = new Journal(store, 4.5 * weightOf(one));
    const rows = await Promise.all(Array.from({ length: 9 }, begun));
    const states: SessionState[] = [];
    for (const row of rows) {
      states.push(await rehearsed(journal, row));
      expect(journal.size).toBeLessThanOrEqual(4);
    }
    for (const [i, row] of rows.entries()) {
      const read = await journal.read({ ...row, lastSeq: told.length });
      expect(read).toEqual(states[i]);
      expect(read.rehearsal.moodSteps.map(({ reasons }) => reasons)).toEqual(
        states[i]?.rehearsal.moodSteps.map(({ reasons }) => reasons),
      );
    }
  });

  it('do not hold on to the longer texts their words were cut from', async () => {
    const journal = new Journal(store);
    const rows = await Promise.all(Array.from({ length: 20 }, begun));
    const asked = told.find((event) => event.type === 'asked');
    if (asked?.type !== 'asked') throw new Error('nothing was asked');
    const before = heapUsed();
    for (const row of rows) {
      const ordinance = `${randomUUID()} no tower shall stand within 500 feet of a dwelling. ${'x'.repeat(1_000_000)}`;
      const quote = ordinance.slice(37, 90);
      const citation = { kind: 'ordinance', source: 'code', section: null, quote, start: 37, end: 90 } as const;
      const event: RehearsalEvent = { ...asked, id: randomUUID(), citations: [citation] };
      await journal.decide(row, () => ({ events: [event], answer: () => null }));
    }
    expect(heapUsed() - before).toBeLessThan(5_000_000);
    expect(journal.size).toBe(20);
  });
});
