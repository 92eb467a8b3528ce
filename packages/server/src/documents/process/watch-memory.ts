import { Worker } from 'node:worker_threads';

/** A document that unpacks to gigabytes gains a few dozen megabytes in this time. */
const everyMs = 15;

/* A thread next to the work. The work may be one call that never ends, and the memory it takes may be outside the
   heap that V8 limits: only something outside it can tell how much the process uses, and end it. It is plain
   JavaScript, since a thread starts from a file of its own or from a string, and a file of these sources would have
   to be compiled first. */
const watch = `
  const { residentBytes, parent, everyMs } = require('node:worker_threads').workerData;
  setInterval(() => {
    if (process.memoryUsage.rss() > residentBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, everyMs);
`;

/** Ends this process as soon as it uses more than this many bytes, or its parent is gone. */
export function watchMemory(residentBytes: number): void {
  const watcher = new Worker(watch, {
    eval: true,
    execArgv: [],
    workerData: { residentBytes, parent: process.ppid, everyMs },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  watcher.unref();
}
