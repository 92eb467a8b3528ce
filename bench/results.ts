import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import type { BenchRow, BenchSeries } from './row.ts';

export interface Machine {
  readonly node: string;
  readonly platform: string;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGiB: number;
  /** Load average of the last minute when the group began: how busy the machine was. */
  readonly load: number;
}

export interface GroupResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly runs: number;
  readonly rows: readonly BenchRow[];
  readonly series: readonly BenchSeries[];
}

/** What was measured, by group. Measuring one group alone leaves the others as they were. */
export interface Results {
  /** The version these results are for, if they were stored at a release. */
  readonly release?: string;
  readonly groups: Readonly<Record<string, GroupResult>>;
}

export const resultsFile = new URL('./results.json', import.meta.url);
/** The results of the last release, stored with it. */
export const releasedFile = new URL('./released.json', import.meta.url);

export function readResults(file: URL): Results {
  if (!existsSync(file)) return { groups: {} };
  const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Results>;
  return { ...read, groups: read.groups ?? {} };
}

/** Written next to the file and then moved into its place, so that an interrupted run leaves what was there before. */
export function writeResults(file: URL, results: Results): void {
  const beside = new URL(`${file.href}.new`);
  writeFileSync(beside, `${JSON.stringify(results, null, 2)}\n`);
  renameSync(beside, file);
}

/** What a release stores: for the groups named, what was measured; for the others, what was stored before.
 *  Takes: what was measured, what to keep of the others, the version, and the names of the groups in page order.
 *  Throws: if a group was never measured. */
export function kept(
  measured: Results,
  released: Results,
  release: string,
  all: readonly string[],
  named: readonly string[],
): Results {
  const missing = named.filter((name) => measured.groups[name] === undefined);
  if (missing.length > 0) throw new Error(`Nothing was measured of ${missing.join(', ')} yet.`);
  const groups = { ...released.groups, ...Object.fromEntries(named.map((name) => [name, measured.groups[name]])) };
  return {
    release,
    groups: Object.fromEntries(all.flatMap((name) => (groups[name] === undefined ? [] : [[name, groups[name]]]))),
  };
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

/** True if two figures can be compared: the same kind of machine. */
export const sameMachine = (a: Machine, b: Machine): boolean =>
  a.processor === b.processor && a.cores === b.cores && a.memoryGiB === b.memoryGiB;
