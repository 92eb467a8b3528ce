import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RehearsalEvent } from '@rostrum/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programFile, sourceArguments } from './program.ts';
import { authorization, credential, newSessionId } from './testing/fresh-app.ts';
import { startPostgres, type PostgresServer } from './testing/postgres.ts';
import { ended } from './testing/server-process.ts';

/* Three servers on one database behind the load balancer, as `npm run many` starts them, while people rehearse. */

const script = fileURLToPath(new URL('../../../scripts/many.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rostrum-many-'));
const applicants = 8;
/** Between two calls of one applicant, so that the starting servers get their share of the machine. */
const thinkingMs = 100;

let postgres: PostgresServer;
let many: ChildProcess;
let output = '';
let address = '';

async function said(pattern: RegExp, from = 0): Promise<RegExpExecArray> {
  for (;;) {
    const found = pattern.exec(output.slice(from));
    if (found !== null) return found;
    if (many.exitCode !== null) throw new Error(`it ended: ${output}`);
    await new Promise((resolve) => many.stdout?.once('data', resolve));
  }
}

beforeAll(async () => {
  postgres = await startPostgres();
  many = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: await postgres.freshDatabase(),
      ROSTRUM_DATA_DIR: folder,
      ROSTRUM_API_CREDENTIAL: credential,
      LOG_LEVEL: 'error',
      MANY_SERVER_PROGRAM: [...sourceArguments, programFile('main')].join(' '),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [many.stdout, many.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  address = (await said(/Rostrum is at (http\S+)/))[1] ?? '';
}, 240_000);

afterAll(async () => {
  many.kill('SIGTERM');
  await ended(many);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Applicant {
  readonly session: string;
  cookie: string;
  readonly acknowledged: string[];
  readonly failures: string[];
}

async function send(applicant: Applicant, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization,
      'x-session-id': applicant.session,
      ...(applicant.cookie !== '' && { cookie: applicant.cookie }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie !== undefined) applicant.cookie = cookie;
  return response;
}

/** Asks and answers until told to stop. */
async function rehearse(applicant: Applicant, over: () => boolean): Promise<void> {
  for (let n = 0; !over(); n++) {
    const words = `Answer ${n}: the fence stands 50 feet from the road.`;
    const calls: [string, unknown][] = [
      ['/api/generate-question', { session_id: applicant.session }],
      ['/api/evaluate-response', { session_id: applicant.session, question: `Question ${n}?`, answer: words }],
    ];
    for (const [path, body] of calls) {
      const response = await send(applicant, path, body).catch(
        (error: unknown) => new Response(String(error), { status: 599 }),
      );
      const text = await response.text();
      await new Promise((resolve) => setTimeout(resolve, thinkingMs));
      if (response.status !== 200) applicant.failures.push(`${path} ${response.status} ${text.slice(0, 200)}`);
      else if (path === '/api/evaluate-response') applicant.acknowledged.push(words);
    }
  }
}

describe('three servers behind the balancer', () => {
  it('lose and refuse nothing while one is killed and another is restarted', async () => {
    expect(output.match(/Server \d is process/g)).toHaveLength(3);
    const room: Applicant[] = Array.from({ length: applicants }, () => ({
      session: newSessionId(),
      cookie: '',
      acknowledged: [],
      failures: [],
    }));
    for (const applicant of room)
      expect((await send(applicant, '/api/start_simulation', { session_id: applicant.session })).status).toBe(200);
    let over = false;
    const rehearsing = room.map((applicant) => rehearse(applicant, () => over));
    const before = output.length;
    process.kill(Number((await said(/Server 2 is process (\d+)/))[1]), 'SIGKILL');
    await said(/Server 2 is process \d+/, before);
    const back = output.length;
    many.kill('SIGUSR2');
    await said(/Server 1 is process \d+/, back);
    over = true;
    await Promise.all(rehearsing);
    expect(room.flatMap(({ failures }) => failures)).toEqual([]);
    for (const applicant of room) {
      const record = await send(applicant, `/api/rehearsals/${applicant.session}/record`);
      const { events } = (await record.json()) as { events: RehearsalEvent[] };
      const answers = events.flatMap((event) => (event.type === 'answered' ? [event.text] : []));
      expect(answers).toEqual(applicant.acknowledged);
      expect(events.filter(({ type }) => type === 'judged')).toHaveLength(answers.length);
      expect(events.filter(({ type }) => type === 'asked')).toHaveLength(answers.length);
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    }
    expect(room.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)).toBeGreaterThan(applicants);
  }, 480_000);
});
