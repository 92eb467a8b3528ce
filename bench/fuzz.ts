import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, refusals, type Call, type CallName } from '@rostrum/contract';
import fc from 'fast-check';
import { bodiesFor } from '../packages/server/src/testing/bodies-from-schema.ts';
import { sampleCall } from '../packages/server/src/testing/sample-bodies.ts';
import { Applicant, machineLoad, OwnServer, size } from './own-server.ts';
import type { BenchRow } from './row.ts';

/* FUZZ_REQUESTS requests generated from the schemas, right and wrong, to a server process; then what they left behind. */

const requests = size('FUZZ_REQUESTS', 4_000);
const seed = size('FUZZ_SEED', 20_261_120);
const together = 8;
/** After this many requests, move on to a new rehearsal: otherwise we would be measuring the length of one record. */
const perRehearsal = 400;

const documented = new Set<number>(Object.values(refusals).map(({ status }) => status));
documented.delete(500);

const names = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).body !== undefined);

async function memoryAtRest(server: OwnServer): Promise<number> {
  const seen: number[] = [];
  for (let n = 0; n < 5; n++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    seen.push(await server.memoryMiB());
  }
  return Math.min(...seen);
}

/** Gives: responses that are not valid answers, and how much memory grew after everything had been seen twice. */
export async function run(): Promise<BenchRow[]> {
  const server = await OwnServer.started({ ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-fuzz-')) });
  const bodies = new Map(
    names.map((name, i) => [
      name,
      fc.sample(bodiesFor((calls[name] as Call & { body: NonNullable<Call['body']> }).body), {
        numRuns: Math.ceil(requests / names.length),
        seed: seed + i,
      }),
    ]),
  );
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let applicant = new Applicant(server.address);
  await applicant.start();

  const one = async (n: number): Promise<void> => {
    const name = names[n % names.length] as CallName;
    const call: Call = calls[name];
    const made = bodies.get(name)?.[Math.floor(n / names.length)];
    const { session } = applicant;
    const own =
      typeof made === 'object' && made !== null && 'session_id' in made ? { ...made, session_id: session } : made;
    const params = sampleCall(name, session).params;
    const path = call.path.replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(params?.[key] ?? session));
    const headers = {
      'content-type': 'application/json',
      ...(n % 3 === 0 && { 'idempotency-key': `key-${n % 50}-${name}` }),
    };
    const answer = await applicant
      .send(call.method, path, Buffer.from(JSON.stringify(own) ?? 'null'), headers)
      .catch((error: unknown) => ({ status: 0, text: String(error) }));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status !== call.status && !documented.has(answer.status))
      faults.push(`${name} ${answer.status} ${answer.text.slice(0, 200)}`);
  };

  const half = Math.floor(requests / 2);
  let afterHalf = 0;
  let heapAfterHalf = 0;
  for (let n = 0; n < requests; n += together) {
    if (n % perRehearsal < together) {
      applicant = new Applicant(server.address);
      await applicant.start();
    }
    await Promise.all(Array.from({ length: Math.min(together, requests - n) }, (_, i) => one(n + i)));
    if (n < half && n + together >= half) {
      afterHalf = await memoryAtRest(server);
      heapAfterHalf = await server.heapMiB();
    }
  }
  const atEnd = await memoryAtRest(server);
  const heapAtEnd = await server.heapMiB();
  const ended = server.child.exitCode !== null;
  await server.stop();
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  return [
    {
      name: 'undocumented answers to generated requests',
      value: faults.length + (ended ? 1 : 0),
      unit: '',
      target: '0',
      reference: `${requests} requests to ${names.length} calls, ${counts.join(', ')}; ${machineLoad()}`,
    },
    {
      name: 'memory after all requests compared with half of them',
      value: atEnd / afterHalf,
      unit: '×',
      target: 'flat',
      reference: `${afterHalf.toFixed(0)} and ${atEnd.toFixed(0)} MiB at rest`,
    },
    {
      name: 'live objects after all requests compared with half of them',
      value: heapAtEnd / heapAfterHalf,
      unit: '×',
      target: 'flat',
      reference: `${heapAfterHalf.toFixed(0)} and ${heapAtEnd.toFixed(0)} MiB`,
    },
  ];
}
