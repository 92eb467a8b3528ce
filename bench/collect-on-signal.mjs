/* Loaded into a server before its own code (own-server.ts): on request it collects its garbage and writes down what is left, because a
   measurement from outside couldn't tell that from garbage not collected yet. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.ROSTRUM_BENCH_HEAP_FILE;
if (isMainThread && file !== undefined)
  process.on('SIGUSR2', () => {
    globalThis.gc();
    writeFileSync(file, String(process.memoryUsage().heapUsed));
  });
