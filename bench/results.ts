import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import type { BenchRow, BenchSeries } from './row.ts';

export interface Machine {
  readonly node: string;
  readonly platform: string;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGiB: number;
  /** Load average of the last minute when the group began: how much else the machine did. */
  readonly load: number;
}

export interface GroupResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly runs: number;
  readonly rows: readonly BenchRow[];
  readonly series: readonly BenchSeries[];
}

/** What was measured, by group. A group that was measured alone leaves the others as they were. */
export interface Results {
  /** The version that these are the results of, where they were kept at a release. */
  readonly release?: string;
  readonly groups: Readonly<Record<string, GroupResult>>;
}

export const resultsFile = new URL('./results.json', import.meta.url);
/** The results of the last release, kept with it. */
export const releasedFile = new URL('./released.json', import.meta.url);

export function readResults(file: URL): Results {
  if (!existsSync(file)) return { groups: {} };
  const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Results>;
  return { ...read, groups: read.groups ?? {} };
}

export function thisMachine(): Machine {
  return {
    node: process.version,
    platform: `${process.platform} ${release().replace(/-.*/, '')} ${process.arch}`,
    cores: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}

/** True where two figures can be laid side by side: the same kind of machine. */
export const sameMachine = (a: Machine, b: Machine): boolean =>
  a.processor === b.processor && a.cores === b.cores && a.memoryGiB === b.memoryGiB;
