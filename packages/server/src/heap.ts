import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** How much garbage may pile up next to what is in use. V8 by itself lets the heap grow to several times what is in
 *  use if memory is plentiful, which suits a program that ends soon. A server runs for months next to others, on a
 *  machine that somebody pays for; about 15 seconds of full load fit into this, and collecting that often costs a
 *  few percent of its time. */
const roomBytes = 64 * 2 ** 20;
/** A small heap may double; a large one is not collected all the time just to save room. */
const maxPercent = 100;
const leastPercent = 20;

/** By what percentage a heap may grow before it is collected.  Takes: what is in use, in bytes. */
export function growthPercent(usedBytes: number): number {
  return Math.round(Math.min(maxPercent, Math.max(leastPercent, (100 * roomBytes) / Math.max(1, usedBytes))));
}

/** Keeps the memory of this process near what it uses, from now on.  Gives: a function that stops it. */
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
