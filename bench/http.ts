import autocannon from 'autocannon';
import Fastify from 'fastify';
import Database from 'libsql';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from './row.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rounds = 300;

interface Target {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: (n: number) => string;
}

/** The reference: a route that commits one row to the same kind of database, with one fsync, and echoes the JSON. */
async function bareRoute(): Promise<{ url: string; close: () => Promise<void> }> {
  const database = new Database(join(mkdtempSync(join(tmpdir(), 'rostrum-bare-')), 'bare.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table rows (id integer primary key, body text not null)');
  const insert = database.prepare('insert into rows (body) values (?)');
  const app = Fastify();
  app.post('/echo', (request) => {
    insert.run(JSON.stringify(request.body));
    return request.body;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `${url}/echo`,
    close: async () => {
      await app.close();
      database.close();
    },
  };
}

async function p50(target: Target): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const began = performance.now();
    const answer = await fetch(target.url, { method: 'POST', headers: target.headers, body: target.body(n) });
    if (!answer.ok) throw new Error(`${target.url} answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

async function perSecond(target: Target): Promise<number> {
  const result = await autocannon({
    url: target.url,
    method: 'POST',
    headers: target.headers,
    body: target.body(0),
    connections: 50,
    duration: 5,
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} refusals under load from ${target.url}`);
  return result.requests.average;
}

/** A practice question through HTTP beside the bare route, same machine, same run. */
export async function run(): Promise<readonly BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostrum-http-'));
  const port = 20_000 + (process.pid % 20_000);
  const child = spawn(process.execPath, ['packages/server/dist/main.js'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      ROSTRUM_DATA_DIR: dataDir,
      RATE_LIMIT_SESSION: '100000000',
      RATE_LIMIT_ADDRESS: '100000000',
    },
  });
  const bare = await bareRoute();
  try {
    const base = `http://127.0.0.1:${port}`;
    for (let tries = 0; tries < 500; tries++) {
      if (
        await fetch(`${base}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const page = await (await fetch(`${base}/`)).text();
    const credential = /name="rostrum-credential" content="([^"]+)"/.exec(page)?.[1];
    if (credential === undefined) throw new Error('the page carries no credential');
    const session = `practice-${Date.now()}_benchbenchbench12`;
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      authorization: `Basic ${credential}`,
      'x-session-id': session,
    };
    const started = await fetch(`${base}/api/start_simulation`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ session_id: session }),
    });
    headers['cookie'] = started.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const project = JSON.parse(readFileSync(new URL('./project.json', import.meta.url), 'utf8')) as Record<
      string,
      unknown
    >;
    const question: Target = {
      url: `${base}/api/practice/generate-question`,
      headers,
      body: (n) =>
        JSON.stringify({
          project_data: project,
          selected_topics: [],
          question_number: n + 1,
          total_questions: rounds,
          previous_questions: [],
        }),
    };
    const echo: Target = { url: bare.url, headers: { 'content-type': 'application/json' }, body: question.body };
    await p50(echo);
    await p50(question);
    const [echoMs, questionMs] = [await p50(echo), await p50(question)];
    const [echoRate, questionRate] = [await perSecond(echo), await perSecond(question)];
    return [
      {
        name: 'practice question, p50 against a bare route',
        value: questionMs / echoMs,
        unit: '×',
        target: '1.5',
        reference: `bare ${echoMs.toFixed(2)} ms`,
      },
      {
        name: 'practice questions a second at 50 connections',
        value: questionRate / echoRate,
        unit: '×',
        target: '0.5',
        reference: `bare ${Math.round(echoRate)}/s`,
      },
    ];
  } finally {
    child.kill('SIGTERM');
    await bare.close();
  }
}
