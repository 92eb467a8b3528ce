import { request } from 'node:http';
import { madeOrdinance } from './made-ordinance.ts';
import { Applicant, machineLoad, percentile, type OwnServer } from './own-server.ts';
import type { BenchRow } from './row.ts';

/* Fifty rehearsals that start in the same second, each of which files an ordinance the way a page does: as a stream that reports its place
   in line. */

const rehearsals = 50;
const ordinance = madeOrdinance(300);

/** Files an ordinance. Gives: how long until the first report about it, and until it was read, in milliseconds. */
function file(address: string, applicant: Applicant, n: number): Promise<{ first: number; whole: number }> {
  const began = performance.now();
  const body = JSON.stringify({ session_id: applicant.session, text: `Edition ${n}.\n\n${ordinance}` });
  const headers = { ...applicant.headers, accept: 'text/event-stream', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const call = request(`${address}/api/parse-ordinance`, { method: 'POST', headers }, (response) => {
      let first = 0;
      let end = '';
      response.on('data', (piece: Buffer) => {
        first ||= performance.now() - began;
        end = (end + piece.toString()).slice(-300);
      });
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200 && !end.includes('event: error')
          ? resolve({ first, whole: performance.now() - began })
          : reject(new Error(`filing answered ${response.statusCode}: ${end}`)),
      );
    });
    call.once('error', reject);
    call.end(body);
  });
}

/** Gives: how long the calls of such a burst take. */
export async function burst(server: OwnServer): Promise<BenchRow[]> {
  const room = Array.from({ length: rehearsals }, () => new Applicant(server.address));
  const calls: number[] = [];
  const timed = async (call: Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await call;
    calls.push(performance.now() - began);
  };
  const filed = await Promise.all(
    room.map(async (applicant, i) => {
      await new Promise((resolve) => setTimeout(resolve, (i * 1_000) / rehearsals));
      await timed(applicant.start());
      const filing = file(server.address, applicant, i);
      // What a page does in the meantime: it can ask a question before the ordinance has been read.
      await timed(applicant.step(0));
      await timed(applicant.step(1));
      return filing;
    }),
  );
  const first = filed.map((one) => one.first);
  const what = `${rehearsals} rehearsals in one second, each filing an ordinance of ${Math.round(ordinance.length / 1_024)} KiB; all of them read after ${(Math.max(...filed.map(({ whole }) => whole)) / 1_000).toFixed(1)} s; ${machineLoad()}`;
  return [
    {
      name: 'slowest call of fifty rehearsals that start in the same second',
      value: Math.max(...calls),
      unit: 'ms',
      target: 'under 1000',
      reference: `p50 ${percentile(calls, 0.5).toFixed(0)} ms; ${what}`,
    },
    {
      name: 'slowest first word about a filing among them: its place in line',
      value: Math.max(...first),
      unit: 'ms',
      target: 'under 1000',
      reference: `p50 ${percentile(first, 0.5).toFixed(0)} ms; ${what}`,
    },
  ];
}
