import { fork } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Applicant, machineLoad, percentile, size, type Answered, type OwnServer, type Pauses } from './own-server.ts';
import type { BenchRow } from './row.ts';

/* What callers that misbehave cost the others. */

/** Of a few hundred calls, the worst one percent is three or four, which is down to chance. */
const turns = size('LOAD_TURNS', 6);

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

export interface Tally {
  readonly times: number[];
  failures: number;
}

/** Counts a call once it is answered. */
export async function count(tally: Tally, call: Promise<Answered>): Promise<void> {
  try {
    const { status, ms } = await call;
    if (status === 200) tally.times.push(ms);
    else tally.failures += 1;
  } catch {
    tally.failures += 1;
  }
}

/** Callers that never finish: a body that trickles, and connections that are opened and left. */
export function misbehave(server: OwnServer): () => void {
  const { hostname, port } = new URL(server.address);
  const sockets: Socket[] = Array.from({ length: 50 }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  );
  for (const [i, socket] of sockets.entries())
    socket.write(
      i % 2 === 0
        ? 'POST /api/evaluate-response HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{'
        : 'GET /api/major-themes HTTP/1.1\r\nho',
    );
  const drip = setInterval(() => {
    for (const [i, socket] of sockets.entries()) if (i % 2 === 0 && socket.writable) socket.write(' ');
  }, 100);
  return () => {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  };
}

/** A misbehaving neighbor, in a process of its own: the cost of sending isn't the server's. */
export function neighbor(
  server: OwnServer,
  program: string,
  fault: string,
  priority: number = constants.priority.PRIORITY_LOW,
): () => Promise<void> {
  const sender = fork(fileURLToPath(new URL(program, import.meta.url)), [server.address]);
  // A neighbor has a machine of their own: here, what they compute must not take the processor from the server.
  if (sender.pid !== undefined) setPriority(sender.pid, priority);
  const ended = new Promise<void>((resolve, reject) =>
    sender.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(fault)))),
  );
  return async () => {
    sender.send('enough');
    await ended;
  };
}

/** Waits until the server has finished what it still does after its last answer, such as indexing a filed ordinance. */
async function settled(server: OwnServer): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const before = server.processorMs();
    await wait(200);
    const after = server.processorMs();
    if (before !== null && after !== null && after - before <= 20) return;
  }
}

/** A stretch of calls, and for how long the server served nobody meanwhile. */
interface Stretches {
  readonly tally: Tally;
  readonly pauses: Pauses[];
}

const most = (pauses: readonly Pauses[], of: keyof Pauses): number => Math.max(...pauses.map((one) => one[of]));

/** Quiet and disturbed periods alternate, so that other activity on the machine affects both. Gives: p99 compared, and the longest time in
 *  which the server served nobody beside the neighbor. */
export async function beside(
  server: OwnServer,
  name: string,
  disturb: () => () => void | Promise<void>,
  { why, target = 'at most 1.5' }: { readonly why?: string; readonly target?: string } = {},
): Promise<BenchRow[]> {
  const room = Array.from({ length: 20 }, () => new Applicant(server.address));
  for (const applicant of room) await applicant.start();
  const nothing = (): Stretches => ({ tally: { times: [], failures: 0 }, pauses: [] });
  const [quiet, disturbed] = [nothing(), nothing()];
  const stretch = async ({ tally, pauses }: Stretches): Promise<void> => {
    await server.pauses();
    const until = performance.now() + 4_000;
    await Promise.all(
      room.map(async (applicant, i) => {
        await wait(i * 20);
        for (let n = 0; performance.now() < until; n++) {
          await count(tally, applicant.step(n));
          await wait(380);
        }
      }),
    );
    pauses.push(await server.pauses());
  };
  await stretch(nothing());
  for (let turn = 0; turn < turns; turn++) {
    await stretch(quiet);
    const calm = disturb();
    await stretch(disturbed);
    await calm();
    await settled(server);
  }
  const failures = quiet.tally.failures + disturbed.tally.failures;
  if (failures > 0) throw new Error(`${failures} calls failed beside ${name}`);
  const [alone, next] = [quiet.tally.times, disturbed.tally.times];
  return [
    {
      name: `p99 next to ${name}`,
      value: percentile(next, 0.99) / percentile(alone, 0.99),
      unit: '×',
      target,
      reference: `p99 ${percentile(alone, 0.99).toFixed(1)} ms alone, ${percentile(next, 0.99).toFixed(1)} ms beside it; p50 ${percentile(alone, 0.5).toFixed(1)} and ${percentile(next, 0.5).toFixed(1)} ms; ${machineLoad()}`,
      ...(why !== undefined && { why }),
    },
    {
      name: `longest time in which the server serves nobody, next to ${name}`,
      value: most(disturbed.pauses, 'longestMs'),
      unit: 'ms',
      target: 'under 100',
      reference: `${most(quiet.pauses, 'longestMs').toFixed(1)} ms alone; without its waiting for a processor. Delays of the event loop, that included: longest ${most(quiet.pauses, 'maxMs').toFixed(1)} ms alone, ${most(disturbed.pauses, 'maxMs').toFixed(1)} ms beside it; p99 of the worst stretch ${most(quiet.pauses, 'p99Ms').toFixed(1)} and ${most(disturbed.pauses, 'p99Ms').toFixed(1)} ms`,
    },
  ];
}
