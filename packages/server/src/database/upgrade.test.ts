import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  calls,
  reportSchema,
  type AnswerOf,
  type Call,
  type CallName,
  type Calls,
  type RehearsalEvent,
} from '@rostrum/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../start.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres.ts';

/* Data left by earlier versions, opened by this one. scripts/write-earlier-data.mjs wrote it with those versions. */

const earlier = fileURLToPath(new URL('../../fixtures/earlier/', import.meta.url));

interface Told {
  readonly credential: string;
  readonly cookie: string;
  readonly hearing: string;
  readonly practice: string;
  /** For the coach's link, which is valid for 90 days. */
  readonly token: string;
  readonly verdict: AnswerOf<Calls['vote']>;
  readonly records: Readonly<Record<string, AnswerOf<Calls['record']>>>;
}

let postgres: PostgresServer;
const folder = mkdtempSync(join(tmpdir(), 'rostrum-upgrade-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function leftBehind(from: string, kind: 'sqlite' | 'postgres'): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  if (kind === 'sqlite') {
    copyFileSync(join(from, 'rostrum.db'), join(dataDir, 'rostrum.db'));
    return { ROSTRUM_DATA_DIR: dataDir };
  }
  const url = await postgres.freshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync(join(from, 'dump.sql'), 'utf8'));
  await client.end();
  return { ROSTRUM_DATA_DIR: dataDir, DATABASE_URL: url };
}

describe.each(readdirSync(earlier))('data of %s', (version) => {
  describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
    const from = join(earlier, version, kind);
    const told = JSON.parse(readFileSync(join(from, 'told.json'), 'utf8')) as Told;
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer({
        PORT: '0',
        LOG_LEVEL: 'silent',
        ROSTRUM_API_CREDENTIAL: told.credential,
        ...(await leftBehind(from, kind)),
      });
    });
    afterAll(() => server.stop());

    async function call<N extends CallName>(
      name: N,
      params: Readonly<Record<string, string>> = {},
      body?: object,
      query = '',
    ): Promise<{ status: number; text: string; json: AnswerOf<Calls[N]> }> {
      const { method, path }: Call = calls[name];
      const answer = await fetch(
        `${server.address}${path.replace(/:(\w+)/g, (_whole, key: string) => params[key] ?? '')}${query}`,
        {
          method,
          headers: {
            authorization: `Basic ${Buffer.from(told.credential).toString('base64')}`,
            cookie: told.cookie,
            ...(params['session_id'] !== undefined && { 'x-session-id': params['session_id'] }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
      );
      const text = await answer.text();
      const isJson = /json/.test(answer.headers.get('content-type') ?? '');
      return { status: answer.status, text, json: (isJson ? JSON.parse(text) : null) as AnswerOf<Calls[N]> };
    }
    const modes = ['hearing', 'practice'] as const;
    const sessions = [told.hearing, told.practice];

    it('lists every rehearsal to the browser that owns it, and to no other', async () => {
      const { json } = await call('rehearsals');
      expect(json.rehearsals.map(({ session_id }) => session_id).sort()).toEqual([...sessions].sort());
      const other = await fetch(`${server.address}/api/rehearsals/${told.hearing}/record`, {
        headers: { authorization: `Basic ${Buffer.from(told.credential).toString('base64')}` },
      });
      expect(other.status).toBe(403);
    });

    it.each(modes)(
      'gives the record of the %s word for word, in the same order, with the same digest',
      async (mode) => {
        const id = told[mode];
        const { status, json } = await call('record', { session_id: id });
        expect(status).toBe(200);
        expect(json.events).toEqual(told.records[id]?.events);
        expect(json.digest).toBe(told.records[id]?.digest);
      },
    );

    it.each(modes)('reads the report of the %s in every format', async (mode) => {
      const id = told[mode];
      const { status, json } = await call('report', { session_id: id });
      expect(status).toBe(200);
      const report = reportSchema.parse(json);
      const answered = told.records[id]?.events.filter(({ type }) => type === 'answered') ?? [];
      expect(answered.length).toBeGreaterThan(1);
      for (const event of answered) if (event.type === 'answered') expect(JSON.stringify(report)).toContain(event.text);
      const heads = { md: '# ', html: '<!doctype html>', pdf: '%PDF-', docx: 'PK', vtt: 'WEBVTT' };
      for (const [format, head] of Object.entries(heads)) {
        const written = await call('report', { session_id: id }, undefined, `?format=${format}`);
        expect([format, written.status, written.text.slice(0, head.length).toLowerCase()]).toEqual([
          format,
          200,
          head.toLowerCase(),
        ]);
      }
    });

    it('keeps the vote, finds what was filed, and makes the brief', async () => {
      const at = { session_id: told.hearing };
      expect((await call('vote', at, {})).json).toEqual(told.verdict);
      const { json } = await call('passages', at, undefined, '?q=setback%20from%20a%20residence');
      expect(json.passages[0]?.text).toContain('300 feet from any existing residence');
      expect((await call('brief', at)).status).toBe(200);
      expect((await call('progress')).json.points.map(({ session_id }) => session_id).sort()).toEqual(
        [...sessions].sort(),
      );
    });

    it('shows the shared report to the coach for as long as the link is valid', async () => {
      const [link] = (await call('coachLinks', { session_id: told.hearing })).json.links;
      const { status, json } = await call('coachReport', { token: told.token });
      expect(link?.comments).toBe(1);
      if (link?.state === 'open') expect([status, json.comments[0]?.text]).toEqual([200, 'Give the figure first.']);
      else expect([link?.state, status]).toEqual(['expired', 410]);
    });

    it('imports the record that the earlier version exported', async () => {
      const { status, json } = await call('importRehearsal', {}, told.records[told.hearing]);
      expect(status).toBe(200);
      const record = await call('record', { session_id: json.session_id });
      const said = (events: readonly RehearsalEvent[] = []): readonly string[] =>
        events.flatMap((event) => (event.type === 'answered' ? [event.text] : []));
      expect(said(record.json.events)).toEqual(said(told.records[told.hearing]?.events));
      expect((await call('deleteRehearsal', { session_id: json.session_id })).status).toBe(204);
    });

    it('continues a rehearsal that was under way', async () => {
      const before = told.records[told.practice]?.events ?? [];
      const { status, json } = await call('practiceQuestion', { session_id: told.practice }, { selected_topics: [] });
      expect([status, json.question.length > 20]).toEqual([200, true]);
      const { events } = (await call('record', { session_id: told.practice })).json;
      expect(events.slice(0, before.length)).toEqual(before);
      expect(events.slice(before.length).some(({ type }) => type === 'asked')).toBe(true);
    });
  });
});
