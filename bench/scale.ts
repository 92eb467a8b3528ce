import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { Applicant, machineLoad, newSession, OwnServer, percentile, size } from './own-server.ts';
import type { BenchRow } from './row.ts';

/* A store of SCALE_REHEARSALS rehearsals of 60 exchanges compared with one of ten: what a call costs in each, and how big a rehearsal
   is. */

const many = size('SCALE_REHEARSALS', 1_000);
const exchanges = 60;
const rounds = 120;

interface Row {
  readonly seq: number;
  readonly type: string;
  readonly at: string;
  readonly body: string;
}

/** A data folder with this many copies of one rehearsal that was really held. */
export async function filled(rehearsals: number): Promise<{ dataDir: string; bytes: number; eventBytes: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostrum-scale-'));
  const server = await OwnServer.started({ ROSTRUM_DATA_DIR: dataDir });
  const applicant = new Applicant(server.address);
  await applicant.start();
  for (let n = 0; n < exchanges * 2; n++) {
    const { status, text } = await applicant.step(n);
    if (status !== 200) throw new Error(text);
  }
  await server.stop();
  const database = new Database(join(dataDir, 'rostrum.db'));
  database.pragma('synchronous = OFF');
  const rows = database
    .prepare('select seq, type, at, body from events where session_id = ? order by seq')
    .all(applicant.session) as Row[];
  const { owner } = database.prepare('select owner from sessions where session_id = ?').get(applicant.session) as {
    owner: string;
  };
  const session = database.prepare('insert into sessions values (?, ?, ?)');
  const event = database.prepare(
    'insert into events (session_id, seq, id, type, at, body, text_id) values (?, ?, ?, ?, ?, ?, null)',
  );
  database.exec('begin');
  for (let n = 1; n < rehearsals; n++) {
    const id = newSession();
    // Every thousand belong to a different browser; otherwise the list of one browser would grow with the store.
    session.run(id, `${owner}-${n % 1_000}`, '2026-11-20T19:00:00.000Z');
    for (const { seq, type, at, body } of rows) event.run(id, seq, `${seq}`, type, at, body);
  }
  database.exec('commit');
  database.exec('analyze');
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  // Flushed to disk before anything is timed: otherwise writing would continue during the calls.
  const file = openSync(join(dataDir, 'rostrum.db'), 'r+');
  fsyncSync(file);
  closeSync(file);
  return {
    dataDir,
    bytes: statSync(join(dataDir, 'rostrum.db')).size,
    eventBytes: rows.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
  };
}

/** CPU time per call, which doesn't depend on what else the machine is doing. */
async function processorPerCall(server: OwnServer): Promise<number | null> {
  const before = server.processorMs();
  const calls = exchanges * 2;
  for (let n = 0; n < 10; n++) {
    const applicant = new Applicant(server.address);
    await applicant.start();
    for (let i = 0; i < calls; i++) await applicant.step(i);
  }
  const after = server.processorMs();
  return before === null || after === null ? null : (after - before) / (10 * calls);
}

/** Gives: what a call costs with a full store divided by what it costs with an almost empty one, and how big a rehearsal is. */
export async function run(): Promise<BenchRow[]> {
  const [few, lots] = [await filled(10), await filled(many)];
  const servers = [
    await OwnServer.started({ ROSTRUM_DATA_DIR: few.dataDir }),
    await OwnServer.started({ ROSTRUM_DATA_DIR: lots.dataDir }),
  ] as const;
  try {
    const applicants = servers.map((server) => new Applicant(server.address));
    const times: [number[], number[]] = [[], []];
    for (const applicant of applicants) await applicant.start();
    const processor = await processorPerCall(servers[0]);
    // The other server has to have handled as many calls before the two are compared: a new server is slower.
    await processorPerCall(servers[1]);
    // One call here, one there: other activity on the machine affects both.
    for (let n = -20; n < rounds; n++)
      for (const [i, applicant] of applicants.entries()) {
        const { status, ms } = await applicant.step(n + 20);
        if (status !== 200) throw new Error(`a call answered ${status}`);
        if (n >= 0) times[i as 0 | 1].push(ms);
      }
    const [small, large] = [percentile(times[0], 0.5), percentile(times[1], 0.5)];
    const what = `${many} rehearsals of ${exchanges} exchanges, ${(lots.bytes / 2 ** 20).toFixed(0)} MiB, beside 10; ${machineLoad()}`;
    return [
      {
        name: 'a call with a full database compared with an empty one, p50',
        value: large / small,
        unit: '×',
        target: 'at most 1.2',
        reference: `${small.toFixed(2)} ms with 10; ${what}`,
      },
      {
        name: `bytes of a rehearsal of ${exchanges} exchanges`,
        value: (lots.bytes - few.bytes) / (many - 10) / 1_024,
        unit: 'KiB',
        target: '',
        reference: `its events as JSON ${(lots.eventBytes / 1_024).toFixed(0)} KiB`,
      },
      ...(processor === null
        ? []
        : [
            {
              name: 'processor time of a call, all threads',
              value: processor,
              unit: 'ms',
              target: '',
              reference: `questions and answers in turn, the first ${exchanges * 2} calls of ten rehearsals`,
            },
          ]),
    ];
  } finally {
    for (const server of servers) await server.stop();
    for (const { dataDir } of [few, lots]) rmSync(dataDir, { recursive: true, force: true });
  }
}
