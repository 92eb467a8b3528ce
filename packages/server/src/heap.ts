import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** What may stand beside what is in use before it is collected. V8 by itself lets the heap grow to several times what is in use
 *  where memory is plenty, which suits a program that ends soon. A server runs for months beside others, on a machine that
 *  somebody pays for; some 15 seconds of a full load fit into this, and to collect so often costs a few percent of its time. */
const roomBytes = 64 * 2 ** 20;
/** A small heap may double; a large one is not collected all the time for the sake of the room. */
const mostPercent = 100;
const leastPercent = 20;

/** By how many percent a heap may grow until it is collected. Takes: what is in use, in bytes. */
export function growthPercent(usedBytes: number): number {
  return Math.round(Math.min(mostPercent, Math.max(leastPercent, (100 * roomBytes) / Math.max(1, usedBytes))));
}

/** Keeps the memory of this process near what it has in use, from now on. Gives: what ends that. */
export function keepHeapNearItsUse(): () => void {
  let set = 0;
  const adjust = (): void => {
    const percent = growthPercent(getHeapStatistics().used_heap_size);
    if (percent === set) return;
    set = percent;
    setFlagsFromString(`--heap-growing-percent=${percent}`);
  };
  adjust();
  const collections = new PerformanceObserver((list) => {
    const kinds = list.getEntries().map((entry) => (entry as { detail?: { kind?: number } }).detail?.kind);
    if (kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) adjust();
  });
  collections.observe({ entryTypes: ['gc'] });
  return () => collections.disconnect();
}
