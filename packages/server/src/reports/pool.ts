import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Refusal } from '../http/refusal.ts';
import { programFile, sourceArguments } from '../program.ts';

/** What one report may cost. */
const heapMegabytes = 1_024;
const maxWaiting = 64;
const idleMs = 30_000;

export interface Pool {
  /** Runs one job in a thread. Throws Refusal: busy, timed_out. */
  run<T>(
    job: unknown,
    options: { timeoutMs: number; signal: AbortSignal; transfer?: readonly Transferable[] },
  ): Promise<T>;
  /** Threads that are working or waiting for work. */
  threads(): number;
  close(): Promise<void>;
}

function refusalOf(error: unknown, timedOut: boolean): unknown {
  const { name, message } = error as { name?: unknown; message?: unknown };
  if (timedOut) return new Refusal('timed_out');
  if (name === 'AbortError') return error;
  return /queue|limit reached/i.test(String(message)) ? new Refusal('busy', undefined, { retryAfterSec: 5 }) : error;
}

/** A pool of threads for one kind of work.  Takes: the path of the worker in the server's folder, without its extension. */
export function makePool(worker: string, threads: number): Pool {
  const piscina = new Piscina({
    filename: programFile(worker),
    minThreads: 0,
    maxThreads: threads,
    maxQueue: maxWaiting,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    ...(sourceArguments.length > 0 && { execArgv: [...sourceArguments] }),
  });
  // A thread that fails is reported by the job it failed on.
  piscina.on('error', () => undefined);
  return {
    async run(job, { timeoutMs, signal, transfer }) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        return (await piscina.run(job, {
          signal: AbortSignal.any([timeout, signal]),
          ...(transfer !== undefined && { transferList: [...transfer] }),
        })) as never;
      } catch (error) {
        throw refusalOf(error, timeout.aborted && !signal.aborted);
      }
    },
    threads: () => piscina.threads.length,
    close: () => piscina.destroy(),
  };
}
