import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { burst } from './burst.ts';
import { beside, count, misbehave, neighbor, wait, type Tally } from './neighbors.ts';
import { Applicant, machineLoad, OwnServer, percentile, size } from './own-server.ts';
import type { BenchRow } from './row.ts';

/* LOAD_REHEARSALS applicants who each make one call every three seconds for LOAD_SECONDS; then a few of them alongside callers that
   misbehave. */

const rehearsals = size('LOAD_REHEARSALS', 500);
const seconds = size('LOAD_SECONDS', 30);
const everyMs = 3_000;
/** Calls of each rehearsal after the timed ones, to see what a call leaves behind once everything else is in place: as many questions as
 *  answers. */
const later = 6;
const laterFrom = 1_000;

async function allOf(room: readonly Applicant[], call: (applicant: Applicant) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < room.length; i += 20) await Promise.all(room.slice(i, i + 20).map(call));
}

/** One applicant from `offsetMs` on: a call every three seconds by the clock, however long the last one took. */
async function rehearse(applicant: Applicant, offsetMs: number, until: number, tally: Tally): Promise<void> {
  const began = performance.now() + offsetMs;
  for (let n = 0; ; n++) {
    const at = began + n * everyMs;
    if (at >= until) return;
    await wait(at - performance.now());
    await count(tally, applicant.step(n));
  }
}

async function manyRehearsals(server: OwnServer): Promise<BenchRow[]> {
  const room = Array.from({ length: rehearsals }, () => new Applicant(server.address));
  await allOf(room, (applicant) => applicant.start());
  const tally: Tally = { times: [], failures: 0 };
  const heapBefore = await server.heapMiB();
  const until = performance.now() + seconds * 1_000;
  const memory: number[] = [];
  const callsBy: number[] = [];
  const load = machineLoad();
  const running = Promise.all(
    room.map((applicant, i) => rehearse(applicant, (i / rehearsals) * everyMs, until, tally)),
  );
  // The first third warms the caches up; anything that grows after it would keep growing.
  for (let third = 1; third <= 3; third++) {
    await wait(until - performance.now() - ((3 - third) * seconds * 1_000) / 3);
    memory.push(await server.memoryMiB());
    callsBy.push(tally.times.length);
  }
  await running;
  // Not earlier: a collection in between would itself keep the memory flat.
  const heapAfter = await server.heapMiB();
  const after: Tally = { times: [], failures: 0 };
  for (let n = laterFrom; n < laterFrom + later; n++) await allOf(room, (applicant) => count(after, applicant.step(n)));
  const leftMiB = ((await server.heapMiB()) - heapAfter) / (room.length * later);
  const [third = 0, , end = 0] = memory;
  const ofRecords = leftMiB * ((callsBy[2] ?? 0) - (callsBy[0] ?? 0));
  const what = `${rehearsals} rehearsals, a call each per 3 s, ${seconds} s, ${tally.times.length} calls; ${load}`;
  return [
    { name: 'failed calls', value: tally.failures + after.failures, unit: '', target: '0', reference: what },
    {
      name: 'p99 of a call',
      value: percentile(tally.times, 0.99),
      unit: 'ms',
      target: 'under 300',
      reference: `p50 ${percentile(tally.times, 0.5).toFixed(1)} ms; ${what}`,
    },
    {
      name: 'memory at the end, without what the calls in between left on record, compared with a third of the way in',
      value: (end - ofRecords) / third,
      unit: '×',
      target: 'flat',
      reference: `${memory.map((mib) => mib.toFixed(0)).join(', ')} MiB resident at a third, two thirds and the end (${(end / third).toFixed(2)} ×), ${ofRecords.toFixed(0)} MiB of it on record since the third`,
    },
    {
      name: 'memory that a call leaves behind, after garbage collection',
      value: leftMiB * 1_024,
      unit: 'KiB',
      target: 'at most 4',
      reference: `${room.length * later} more calls on the same rehearsals; objects took ${heapBefore.toFixed(0)} MiB before all calls and ${heapAfter.toFixed(0)} MiB before these. The first calls of a server and of a rehearsal leave more: compiled code, and counts of what was asked`,
      why: 'Most of it is the record itself. What an answer claims is kept with it, so that the next answer can be compared without reading them all again; it goes when the rehearsal goes.',
    },
  ];
}

/** That of the server's helpers (packages/server/src/helper-process.ts). */
const helperPriority = 10;
const floor = 'What any work costs on this machine is in the row about a program that only computes.';

/** Gives: failures, p99 and memory under load, and what badly behaved callers cost the others. */
export async function run(): Promise<BenchRow[]> {
  const server = await OwnServer.started({ ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-load-')) });
  try {
    return [
      ...(await manyRehearsals(server)),
      ...(await burst(server)),
      ...(await beside(server, '50 slow and half-open connections', () => misbehave(server))),
      ...(await beside(
        server,
        'a program that only computes, at the priority of a helper process',
        () => neighbor(server, './compute-again.ts', 'the program failed', helperPriority),
        { target: 'a reference' },
      )),
      ...(await beside(
        server,
        'the longest rehearsals allowed',
        () => neighbor(server, './long-again.ts', 'a call on a long rehearsal failed'),
        {
          why: `Another process, of lower priority, handles long rehearsals; with only two processors, the callers and everything else on the machine need them too. ${floor}`,
        },
      )),
      ...(await beside(
        server,
        'uploads of an 8 MB ordinance',
        () => neighbor(server, './upload-again.ts', 'an ordinance was refused'),
        {
          why: `A process of lower priority reads, hashes and compresses it; the one that serves everybody receives it, passes it and the compressed answer on in pieces, and commits the compressed text. Reader and sender need the same processors. ${floor}`,
        },
      )),
    ];
  } finally {
    await server.stop();
  }
}
