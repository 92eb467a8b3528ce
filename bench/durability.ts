import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldRecord } from '@rostrum/engine';
import type { RehearsalEvent } from '@rostrum/contract';
import { startPostgres, type PostgresServer } from '../packages/server/src/testing/postgres.ts';
import { Applicant, machineLoad, OwnServer, size } from './own-server.ts';
import type { BenchRow } from './row.ts';

/* kill -9 at random moments while somebody asks and answers: DURABILITY_ROUNDS times on each database. On PostgreSQL every
   second round kills the database instead of the server. */

const rounds = size('DURABILITY_ROUNDS', 12);
/** A rehearsal lasts as long as a long hearing, then the next one begins. */
const roundsPerRehearsal = 5;

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly key: string;
}

interface Rehearsal {
  readonly applicant: Applicant;
  /** Answers that the server has acknowledged, and questions by their id. */
  readonly answers: string[];
  readonly questions: string[];
  n: number;
  /** Sent, and not known to have arrived. */
  open: Call | null;
  /** Questions whose first answer was lost on the way, so that they were requested again with the same key. */
  repeated: number;
}

function nextCall(rehearsal: Rehearsal): Call {
  const n = rehearsal.n++;
  const body = { session_id: rehearsal.applicant.session };
  const key = crypto.randomUUID();
  return n % 2 === 0
    ? { path: '/api/generate-question', body, key }
    : {
        path: '/api/evaluate-response',
        body: { ...body, question: `Point ${n}?`, answer: `On point ${n}: the road is repaired within 60 days.` },
        key,
      };
}

/** Makes the pending call, or the next one. False if it did not get through. */
async function go(rehearsal: Rehearsal): Promise<boolean> {
  const call = (rehearsal.open ??= nextCall(rehearsal));
  const answer = await rehearsal.applicant.post(call.path, call.body, call.key).catch(() => null);
  if (answer === null || answer.status === 503) return false;
  if (answer.status !== 200) throw new Error(`${call.path} answered ${answer.status}: ${answer.text}`);
  const said = JSON.parse(answer.text) as { question_id?: string };
  if (said.question_id === undefined) rehearsal.answers.push(String(call.body['answer']));
  else rehearsal.questions.push(said.question_id);
  rehearsal.open = null;
  return true;
}

interface Found {
  lost: number;
  doubled: number;
  unreadable: number;
  acknowledged: number;
  /** Calls that were in flight when something was killed. */
  interrupted: number;
}

async function inspect(rehearsal: Rehearsal, found: Found): Promise<void> {
  const { applicant, answers, questions } = rehearsal;
  const record = await applicant.send('GET', `/api/rehearsals/${applicant.session}/record`);
  const report = await applicant.send('GET', `/api/rehearsals/${applicant.session}/report`);
  if (record.status !== 200 || report.status !== 200) {
    found.unreadable += 1;
    return;
  }
  const { events } = JSON.parse(record.text) as { events: RehearsalEvent[] };
  foldRecord(applicant.session, events);
  const said = events.flatMap((event) => (event.type === 'answered' ? [event.text] : []));
  const judged = events.filter(({ type }) => type === 'judged').length;
  const asked = events.flatMap((event) => (event.type === 'asked' ? [event.question_id] : []));
  found.acknowledged += answers.length + questions.length;
  found.lost += answers.filter((words) => !said.includes(words)).length;
  found.lost += questions.filter((id) => !asked.includes(id)).length;
  found.lost += Math.max(0, said.length - judged);
  // Acknowledged once but recorded twice, or never acknowledged although it was requested again.
  found.doubled += said.length - new Set(said).size + Math.max(0, said.length - answers.length);
  found.doubled += asked.length - new Set(asked).size + Math.max(0, asked.length - questions.length);
}

async function startAgain(environment: Record<string, string>, found: Found): Promise<OwnServer> {
  try {
    return await OwnServer.started(environment);
  } catch (error) {
    found.unreadable += 1;
    throw error;
  }
}

async function kills(kind: 'sqlite' | 'postgres'): Promise<Found> {
  const found: Found = { lost: 0, doubled: 0, unreadable: 0, acknowledged: 0, interrupted: 0 };
  const dataDir = mkdtempSync(join(tmpdir(), 'rostrum-kill-'));
  const postgres: PostgresServer | null = kind === 'postgres' ? await startPostgres() : null;
  const environment = {
    ROSTRUM_DATA_DIR: dataDir,
    ...(postgres !== null && { DATABASE_URL: await postgres.freshDatabase() }),
  };
  let server = await startAgain(environment, found);
  let rehearsal: Rehearsal | null = null;
  for (let round = 0; round < rounds; round++) {
    if (rehearsal === null) {
      const applicant: Applicant = new Applicant(server.address);
      rehearsal = { applicant, answers: [], questions: [], n: 0, open: null, repeated: 0 };
      await applicant.start();
    }
    rehearsal.applicant.address = server.address;
    const current: Rehearsal = rehearsal;
    let gone = false;
    const rehearsing = (async () => {
      while (await go(current)) if (gone) return;
    })();
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 400));
    gone = true;
    const killsDatabase = postgres?.crash != null && round % 2 === 1;
    if (killsDatabase) {
      await postgres.crash?.();
      await rehearsing;
      await postgres.start();
    } else {
      await server.stop('SIGKILL');
      await rehearsing;
      server = await startAgain(environment, found);
      current.applicant.address = server.address;
    }
    if (current.open !== null) found.interrupted += 1;
    // Like a browser: repeat the same call until it is answered. The database may need a moment to recover.
    for (let tries = 0; current.open !== null && !(await go(current)); tries++) {
      if (tries > 200) throw new Error('the server does not recover');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (round % roundsPerRehearsal === roundsPerRehearsal - 1 || round === rounds - 1) {
      await inspect(current, found);
      rehearsal = null;
    }
  }
  await server.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return found;
}

/** Gives: what was lost, doubled and unreadable after this many kills. */
export async function run(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const kind of ['sqlite', 'postgres'] as const) {
    const found = await kills(kind);
    const what = `${rounds} kills on ${kind}, ${found.acknowledged} acknowledged, ${found.interrupted} interrupted; ${machineLoad()}`;
    for (const measure of ['lost', 'doubled', 'unreadable'] as const)
      rows.push({
        name: `${measure} after kill -9, ${kind}`,
        value: found[measure],
        unit: '',
        target: '0',
        reference: what,
      });
  }
  return rows;
}
