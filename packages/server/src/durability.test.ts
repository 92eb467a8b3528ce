import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { authorization, newSessionId } from './testing/fresh-app.ts';
import { startPostgres } from './testing/postgres.ts';
import { ended, startProcess } from './testing/server-process.ts';

/* kill -9 in the middle of a rehearsal: whatever was acknowledged is there afterward, once, and readable. The number of rounds fits a test
   run; DURABILITY_ROUNDS asks for more. */

const rounds = Number(process.env['DURABILITY_ROUNDS'] ?? 2);
const folder = mkdtempSync(join(tmpdir(), 'rostrum-durable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Client {
  cookie: string;
  readonly session: string;
  readonly acknowledged: Set<string>;
}

async function post(client: Client, address: string, path: string, body: unknown): Promise<Response> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      'x-session-id': client.session,
      ...(client.cookie !== '' && { cookie: client.cookie }),
    },
    body: JSON.stringify(body),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie !== undefined) client.cookie = cookie;
  return response;
}

/** Answers until the server is gone, noting and reporting each acknowledgment. */
async function answerUntilGone(
  client: Client,
  address: string,
  round: number,
  acknowledged: () => void,
): Promise<void> {
  for (let i = 0; ; i++) {
    const words = `Round ${round}, answer ${i}: we will plant two rows of evergreens.`;
    try {
      const response = await post(client, address, '/api/evaluate-response', {
        session_id: client.session,
        question: `What of the view, the ${i}th time?`,
        answer: words,
      });
      if (response.status !== 200) throw new Error(await response.text());
      await response.json();
      client.acknowledged.add(words);
      acknowledged();
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  it(
    'an acknowledged answer survives kill -9',
    async () => {
      const postgres = kind === 'postgres' ? await startPostgres() : null;
      const environment = {
        ROSTRUM_DATA_DIR: join(folder, kind),
        ...(postgres !== null && { DATABASE_URL: await postgres.freshDatabase() }),
      };
      const client: Client = { cookie: '', session: newSessionId(), acknowledged: new Set() };
      for (let round = 0; round < rounds; round++) {
        const { child, address, output } = await startProcess(environment);
        if (address === '') throw new Error(output());
        expect((await post(client, address, '/api/start_simulation', { session_id: client.session })).status).toBe(200);
        let left = 5 + Math.floor(Math.random() * 40);
        const answering = answerUntilGone(client, address, round, () => {
          left -= 1;
          // After a delay, so that the next answer is in flight.
          if (left === 0) setImmediate(() => child.kill('SIGKILL'));
        });
        await Promise.all([answering, ended(child)]);
        expect(left).toBeLessThanOrEqual(0);
      }
      const { child, address } = await startProcess(environment);
      const record = await fetch(`${address}/api/rehearsals/${client.session}/record`, {
        headers: { authorization, cookie: client.cookie },
      });
      const { events } = (await record.json()) as { events: { type: string; text?: string; question_id?: string }[] };
      const answered = events.filter(({ type }) => type === 'answered').map(({ text }) => text ?? '');
      expect(new Set(answered).size).toBe(answered.length);
      expect([...client.acknowledged].filter((words) => !answered.includes(words))).toEqual([]);
      expect(events.filter(({ type }) => type === 'judged')).toHaveLength(answered.length);
      child.kill('SIGKILL');
      await ended(child);
      await postgres?.stop();
    },
    30_000 + rounds * 15_000,
  );
});
