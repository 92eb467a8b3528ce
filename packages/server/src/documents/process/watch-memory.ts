import { Worker } from 'node:worker_threads';

/** A document that unpacks to gigabytes gains some tens of megabytes in this time. */
const everyMs = 15;

/* A thread beside the work. The work may be one call that never ends, and what it takes may lie outside the heap that V8 bounds:
   only somebody who is not in it can tell how much the process holds, and end it. It is plain JavaScript, since a thread begins
   with a file of its own or with words, and a file of these sources would have to be compiled first. */
const watch = `
  const { residentBytes, parent, everyMs } = require('node:worker_threads').workerData;
  setInterval(() => {
    if (process.memoryUsage.rss() > residentBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, everyMs);
`;

/** Ends this process as soon as it holds more than so many bytes, or whoever started it is gone. */
export function watchMemory(residentBytes: number): void {
  const watcher = new Worker(watch, {
    eval: true,
    execArgv: [],
    workerData: { residentBytes, parent: process.ppid, everyMs },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  watcher.unref();
}
