import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { RehearsalEvent } from '@rostrum/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database/open.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres.ts';
import { hashedText, textIdOf } from './kept-text.ts';
import { pauseMs, RecordMovedOn, RehearsalStore, SessionGone } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'rostrum-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function phase(name: string, id: string = randomUUID()): { event: RehearsalEvent; textId: null } {
  return { event: { type: 'phase_changed', id, at: '2026-11-20T19:00:00.000Z', phase: name }, textId: null };
}

const sessionId = (): string => `hearing-1790000000000_${randomUUID().replaceAll('-', '')}`;

describe.each(['sqlite', 'postgres'] as const)('the record on %s', (kind) => {
  let server: PostgresServer | null = null;
  let where: { dataDir: string; url?: string };
  let database: Database;
  let store: RehearsalStore;

  beforeAll(async () => {
    if (kind === 'postgres') server = await startPostgres();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    where = { dataDir: join(folder, randomUUID()), ...(server !== null && { url: await server.freshDatabase() }) };
    database = await openDatabase(where);
    store = new RehearsalStore(database);
  });
  afterEach(() => database.close());

  it('gives a session to the first browser that names it and to no other', async () => {
    const id = sessionId();
    expect(await store.find(id)).toBeNull();
    expect((await store.bind(id, 'first'))?.owner).toBe('first');
    expect((await store.bind(id, 'second'))?.owner).toBe('first');
    expect((await store.find(id))?.lastSeq).toBe(0);
  });

  it('gives back what was appended, in order, as it was sent', async () => {
    const id = sessionId();
    await store.bind(id, 'me');
    const odd: RehearsalEvent = {
      type: 'presented',
      id: 'p',
      at: '2026-11-20T19:00:00.000Z',
      text: 'A 100′ setback \u0000 “so to speak” 🌾 \ud800',
    };
    await store.append(id, 0, [phase('opening'), { event: odd, textId: null }]);
    await store.append(id, 2, [phase('presentation')]);
    const events = await store.eventsAfter(id, 0);
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(events[1]?.event).toEqual(odd);
    expect((await store.eventsAfter(id, 2)).map(({ event }) => event.type === 'phase_changed' && event.phase)).toEqual([
      'presentation',
    ]);
    expect((await store.find(id))?.lastSeq).toBe(3);
  });

  it('refuses an append that does not follow the last event, and stores none of it', async () => {
    const id = sessionId();
    await store.bind(id, 'me');
    await store.append(id, 0, [phase('opening')]);
    await expect(store.append(id, 0, [phase('late'), phase('later')])).rejects.toBeInstanceOf(RecordMovedOn);
    await expect(
      store.append(id, 1, [phase('fine'), phase('double', (await store.eventsAfter(id, 0))[0]?.event.id)]),
    ).rejects.toBeInstanceOf(RecordMovedOn);
    expect(await store.eventsAfter(id, 0)).toHaveLength(1);
  });

  it('lets one of many concurrent appends through, whichever process they come from', async () => {
    const id = sessionId();
    await store.bind(id, 'me');
    const other = await openDatabase(where);
    const second = new RehearsalStore(other);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 === 0 ? store : second).append(id, 0, [phase(`p${i}`), phase(`q${i}`)]),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RecordMovedOn);
    expect(await store.eventsAfter(id, 0)).toHaveLength(2);
    await other.close();
  });

  it('keeps concurrent appends apart: if one is refused, the others are not affected', async () => {
    const ids = Array.from({ length: 12 }, sessionId);
    for (const id of ids.slice(0, 10)) await store.bind(id, 'me');
    await store.append(ids[3] ?? '', 0, [phase('before')]);
    const results = await Promise.allSettled(ids.map((id) => store.append(id, 0, [phase('one'), phase('two')])));
    expect(
      results.map((result) => (result.status === 'fulfilled' ? 'in' : (result.reason as object).constructor)),
    ).toEqual(ids.map((_, i) => (i === 3 ? RecordMovedOn : i >= 10 ? SessionGone : 'in')));
    for (const [i, id] of ids.entries())
      expect(await store.eventsAfter(id, 0)).toHaveLength(i === 3 ? 1 : i >= 10 ? 0 : 2);
  });

  it('appends a long list completely or not at all', async () => {
    const id = sessionId();
    await store.bind(id, 'me');
    const list = Array.from({ length: 40 }, (_, i) => phase('opening', `event-${i}`));
    await expect(store.append(id, 0, [...list, phase('again', 'event-7')])).rejects.toBeInstanceOf(RecordMovedOn);
    expect(await store.eventsAfter(id, 0)).toEqual([]);
    await store.append(id, 0, list);
    expect((await store.eventsAfter(id, 0)).map(({ event }) => event.id)).toEqual(list.map(({ event }) => event.id));
  });

  it('keeps a document once and returns its text', async () => {
    const id = sessionId();
    await store.bind(id, 'me');
    const text = 'Sec. 4-2. No structure shall stand within 150 feet of a dwelling.';
    const filed: RehearsalEvent = {
      type: 'document_filed',
      id: 'd',
      at: '2026-11-20T19:00:00.000Z',
      kind: 'ordinance',
      document_id: 'x',
      source: 's',
    };
    await store.append(id, 0, [{ event: filed, textId: textIdOf(text) }], new Map([[textIdOf(text), text]]));
    await store.append(
      id,
      1,
      [{ event: { ...filed, id: 'e' }, textId: textIdOf(text) }],
      new Map([[textIdOf(text), text]]),
    );
    expect(await store.text(id, textIdOf(text))).toBe(text);
    await store.forgetTexts(id, [textIdOf(text)]);
    expect(await store.text(id, textIdOf(text))).toBeNull();
    expect(await store.eventsAfter(id, 0)).toHaveLength(2);
  });

  it('returns a long text that was compressed, and one that an earlier version left as it was', async () => {
    const id = sessionId();
    await store.bind(id, 'me');
    const long = 'Sec. 4-2. No structure shall stand within 150 feet of a dwelling 🌾. '.repeat(3_000);
    const { textId, stored } = hashedText(long);
    await store.append(id, 0, [phase('one')], new Map([[textId, stored]]));
    await store.append(id, 1, [phase('two')], new Map([['earlier', long]]));
    expect(stored.length).toBeLessThan(long.length / 10);
    expect(await store.text(id, textId)).toBe(long);
    expect(await store.text(id, 'earlier')).toBe(long);
  });

  it('deletes everything of a session and never brings it back', async () => {
    const id = sessionId();
    await store.bind(id, 'me');
    await store.append(id, 0, [phase('opening')], new Map([['t', 'text']]));
    await store.remove(id);
    expect(await store.find(id)).toBeNull();
    expect(await store.eventsAfter(id, 0)).toEqual([]);
    expect(await store.text(id, 't')).toBeNull();
    expect(await store.bind(id, 'me')).toBeNull();
    await expect(store.append(id, 0, [phase('late')])).rejects.toBeInstanceOf(SessionGone);
  });

  it('lists the rehearsals of one browser, newest first, without empty ones', async () => {
    const ids = [sessionId(), sessionId(), sessionId(), sessionId()] as const;
    await store.bind(ids[0], 'me', '2026-11-20T10:00:00.000Z');
    await store.bind(ids[1], 'me', '2026-11-20T12:00:00.000Z');
    await store.bind(ids[2], 'me', '2026-11-20T14:00:00.000Z');
    await store.bind(ids[3], 'other', '2026-11-20T11:00:00.000Z');
    for (const id of [ids[0], ids[1], ids[3]]) await store.append(id, 0, [phase('opening')]);
    expect((await store.ofOwner('me')).map(({ sessionId: one }) => one)).toEqual([ids[1], ids[0]]);
  });

  it('is migrated once by several processes that start together', async () => {
    const fresh = {
      dataDir: join(folder, randomUUID()),
      ...(server !== null && { url: await server.freshDatabase() }),
    };
    const opened = await Promise.all([openDatabase(fresh), openDatabase(fresh), openDatabase(fresh)]);
    const id = sessionId();
    await new RehearsalStore(opened[0]).bind(id, 'me');
    expect((await new RehearsalStore(opened[2]).find(id))?.owner).toBe('me');
    await Promise.all(opened.map((one) => one.close()));
  });
});

it('asks again at once while another process writes, and less often if that takes long', () => {
  const pauses = Array.from({ length: 200 }, (_, asked) => pauseMs(asked));
  expect(pauses.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 20]);
  expect(Math.max(...pauses)).toBe(20);
});
