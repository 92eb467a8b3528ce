import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The longest time, in milliseconds, for which nobody else was served while a work went on. Takes: what begins the work. */
export async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  await work();
  delays.disable();
  return delays.max / 1e6;
}
