import { fileURLToPath } from 'node:url';
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Refusal } from '../http/refusal.ts';

/** What one report may cost. */
const heapMegabytes = 1_024;
const maxWaiting = 64;
const idleMs = 30_000;

/** Compiled, the worker is next to this file as JavaScript; in development and tests it runs from source. */
const fromSource = import.meta.url.endsWith('.ts');

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

/** A pool of threads for one kind of work.  Takes: the file of the worker next to this one, without its extension. */
export function makePool(worker: URL, threads: number): Pool {
  const piscina = new Piscina({
    filename: fileURLToPath(worker),
    minThreads: 0,
    maxThreads: threads,
    maxQueue: maxWaiting,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    ...(fromSource && { execArgv: ['--conditions=rostrum-source', '--import', 'tsx'] }),
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

/** The worker's file next to the calling module, compiled or not. */
export function workerBeside(moduleUrl: string, name: string): URL {
  return new URL(`./${name}.${fromSource ? 'ts' : 'js'}`, moduleUrl);
}
