import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { growthPercent } from './heap.ts';

const mib = 2 ** 20;

describe('the room beside what is in use', () => {
  it.each([
    [10 * mib, 100],
    [64 * mib, 100],
    [128 * mib, 50],
    [160 * mib, 40],
    [2_000 * mib, 20],
  ])('of %i bytes is some 64 MiB, within reason', (used, percent) => {
    expect(growthPercent(used)).toBe(percent);
  });

  /** A process that keeps 100 MiB, replaces what it keeps all the time, and says what its heap came to at most. */
  const most = (before: string): number =>
    Number(
      execFileSync(
        process.execPath,
        [
          '--conditions=rostrum-source',
          '--import',
          'tsx',
          '--input-type=module',
          '--eval',
          `${before}
          const kept = []; let most = 0; let n = 0;
          const until = performance.now() + 3_000;
          const work = () => {
            for (let i = 0; i < 4_000; i++) kept[n++ % 100_000] = new Array(120).fill(n);
            most = Math.max(most, process.memoryUsage().heapTotal);
            if (performance.now() < until) setTimeout(work, 1);
            else { console.log(most); process.exit(0); }
          };
          work();`,
        ],
        { encoding: 'utf8', cwd: import.meta.dirname },
      ).trim(),
    );

  it('is all that a process takes', () => {
    const left = most('');
    const kept = most(
      `import { keepHeapNearItsUse } from '${new URL('./heap.ts', import.meta.url).href}'; keepHeapNearItsUse();`,
    );
    expect(kept).toBeLessThan(left * 0.9);
    expect(kept).toBeLessThan(330 * mib);
  });
});
