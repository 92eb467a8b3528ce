import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits, type DocumentFiledEvent } from '@rostrum/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database/open.ts';
import { Journal } from './journal.ts';
import { hashedText } from './kept-text.ts';
import { RehearsalStore, type SessionRow } from './store.ts';

/* Every record that can be downloaded can be imported again: the import limit sets what a record may hold. */

const folder = mkdtempSync(join(tmpdir(), 'rostrum-length-'));
let database: Database;
let store: RehearsalStore;
let journal: Journal;
let row: SessionRow;
beforeAll(async () => {
  database = await openDatabase({ dataDir: folder });
  store = new RehearsalStore(database);
  journal = new Journal(store);
  row = (await store.bind(`hearing-1790000000000_${randomUUID().replaceAll('-', '')}`, 'me')) as SessionRow;
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Files a document of this many characters, the way a document process hands it over. */
async function filed(kind: DocumentFiledEvent['kind'], characters: number): Promise<string> {
  const hashed = hashedText(`${kind} `.repeat(Math.ceil(characters / (kind.length + 1))).slice(0, characters));
  const id = randomUUID();
  const event = { type: 'document_filed' as const, id, at: '2026-03-01T19:00:00.000Z', kind, source: 'a.txt' };
  const found = await store.find(row.sessionId);
  await journal.decide(found as SessionRow, () => ({
    events: [{ ...event, document_id: hashed.textId, text: '' }],
    hashed: new Map([[id, hashed]]),
    answer: () => null,
  }));
  return hashed.textId;
}

describe('what a record may hold', () => {
  it('fits into an import, at three bytes per character', () => {
    expect(3 * (limits.recordPaperCharacters + limits.recordCharacters)).toBeLessThan(limits.recordFileBytes);
    expect(limits.recordPaperCharacters).toBeGreaterThan(limits.ordinanceCharacters);
  });

  it('is the longest ordinance, and no second one until it is removed', async () => {
    const textId = await filed('ordinance', limits.ordinanceCharacters);
    await filed('planning', 1_000_000);
    await expect(filed('planning', 15_000_000)).rejects.toMatchObject({ code: 'too_long' });
    await store.forgetTexts(row.sessionId, [textId]);
    await filed('planning', 15_000_000);
  });
});
