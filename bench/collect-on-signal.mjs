/* Loaded into a server before its own code (own-server.ts): when it is told so, it collects its garbage and writes down what is
   left, which a measurement from outside could not tell from what merely has not been collected. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.ROSTRUM_BENCH_HEAP_FILE;
if (isMainThread && file !== undefined)
  process.on('SIGUSR2', () => {
    globalThis.gc();
    writeFileSync(file, String(process.memoryUsage().heapUsed));
  });
