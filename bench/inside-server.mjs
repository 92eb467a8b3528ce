/* Loaded into a server before its own code (own-server.ts), to answer what can't be seen from outside: what its objects take after a
   garbage collection, and for how long it served nobody. */
import { openSync, readSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const everyMs = 5;

/** How long this thread has waited for a processor since it started, in milliseconds; 0 where the system doesn't say. */
function openWaited() {
  let file;
  try {
    file = openSync('/proc/thread-self/schedstat');
  } catch {
    return () => 0;
  }
  const line = Buffer.alloc(100);
  return () => Number(line.latin1Slice(0, readSync(file, line, 0, line.length, 0)).split(' ')[1]) / 1e6;
}

/** Watches for how long nobody is served. While other programs have the processor, that isn't this one's doing, so it is counted apart. */
function watchPauses() {
  const waitedMs = openWaited();
  const delays = monitorEventLoopDelay({ resolution: everyMs });
  let [since, waited, longest, waitedInAll] = [0, 0, 0, 0];
  const look = () => {
    const [now, waitedNow] = [performance.now(), waitedMs()];
    longest = Math.max(longest, now - since - everyMs - (waitedNow - waited));
    waitedInAll += waitedNow - waited;
    [since, waited] = [now, waitedNow];
  };
  const begin = () => {
    delays.reset();
    [since, waited, longest, waitedInAll] = [performance.now(), waitedMs(), 0, 0];
  };
  delays.enable();
  begin();
  setInterval(look, everyMs).unref();
  return () => {
    look();
    const answer = {
      longestMs: longest,
      waitedMs: waitedInAll,
      p99Ms: delays.percentile(99) / 1e6,
      maxMs: delays.max / 1e6,
    };
    begin();
    return answer;
  };
}

if (isMainThread && process.channel != null) {
  const pauses = watchPauses();
  const answers = {
    heapBytes: () => {
      globalThis.gc();
      return process.memoryUsage().heapUsed;
    },
    pauses,
  };
  process.on('message', ({ id, asked }) => process.send({ id, answer: answers[asked]() }));
  process.channel.unref();
}
