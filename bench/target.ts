/** Growth of memory or cost that still counts as none: what a garbage collector leaves behind differs from run to run. */
const flatWithin = 1.25;

/** Whether a figure meets its target; null if the target is words or nothing.
 *  Takes: 'at least N', 'at most N', 'under N', 'over N' (also 'below', 'above'), 'exactly N', a bare N (exactly), 'flat' (at most
 *  1.25). */
export function isMet(target: string, value: number): boolean | null {
  const found = /^(?:(at least|at most|under|below|over|above|exactly) )?([\d.,]*\d)\b/.exec(target);
  if (target === 'flat') return value <= flatWithin;
  if (found === null) return null;
  const bound = Number((found[2] ?? '').replaceAll(',', ''));
  switch (found[1]) {
    case 'at least':
      return value >= bound;
    case 'at most':
      return value <= bound;
    case 'under':
    case 'below':
      return value < bound;
    case 'over':
    case 'above':
      return value > bound;
    default:
      return Math.abs(value - bound) < 1e-9;
  }
}
