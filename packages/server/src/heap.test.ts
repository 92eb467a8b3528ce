import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { growthPercent } from './heap.ts';

const mib = 2 ** 20;

describe('the headroom above what is in use', () => {
  it.each([
    [10 * mib, 100],
    [64 * mib, 100],
    [128 * mib, 50],
    [160 * mib, 40],
    [2_000 * mib, 20],
  ])('for %i bytes is about 64 MiB', (used, percent) => {
    expect(growthPercent(used)).toBe(percent);
  });

  /** A process that holds 100 MiB, constantly replaces it, and reports its peak heap size. */
  const most = (before: string): number =>
    Number(
      execFileSync(
        process.execPath,
        [
          '--import',
          'tsx',
          '--input-type=module',
          '--eval',
          `${before}
          const kept = []; let most = 0; let n = 0; let round = 0;
          const work = () => {
            for (let i = 0; i < 4_000; i++) kept[n++ % 100_000] = new Array(120).fill(n);
            most = Math.max(most, process.memoryUsage().heapTotal);
            if (++round < 180) setTimeout(work, 1);
            else { console.log(most); process.exit(0); }
          };
          work();`,
        ],
        { encoding: 'utf8', cwd: import.meta.dirname },
      ).trim(),
    );

  it('is all that a process uses', () => {
    const left = most('');
    const kept = most(
      `import { keepHeapNearItsUse } from '${new URL('./heap.ts', import.meta.url).href}'; keepHeapNearItsUse();`,
    );
    expect(kept).toBeLessThan(left * 0.9);
    expect(kept).toBeLessThan(330 * mib);
  });
});
