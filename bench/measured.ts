import { groups as known } from './groups.ts';
import { readResults, releasedFile, type GroupResult } from './results.ts';
import type { BenchRow } from './row.ts';
import { figure, missed, spreadOf, verdictOf } from './table.ts';

/* The page of figures, from the results that were stored with the release. */

const cellOf = (text: string): string => text.replaceAll('|', '\\|');

function machineOf(group: GroupResult): string {
  const { processor, cores, memoryGiB, node, platform } = group.machine;
  return `${processor}, ${cores} cores, ${memoryGiB} GiB of memory, ${platform}, Node ${node.replace(/^v/, '')}`;
}

function rowOf(row: BenchRow): string {
  const value = `${figure(row.value)} ${row.unit}`.trim();
  return `| ${[row.name, value, spreadOf(row), row.target, verdictOf(row) === 'MISSED' ? '**missed**' : verdictOf(row), row.reference ?? ''].map(cellOf).join(' | ')} |`;
}

function groupPart(name: string, group: GroupResult): string {
  return [
    `### ${name}`,
    `${(known[name]?.what ?? name).replace(/^./, (letter) => letter.toUpperCase())}. Measured on ${group.measuredAt.slice(0, 10)}${group.runs > 1 ? `, ${group.runs} times within the run` : ''}; machine load at the start ${group.machine.load}.`,
    [
      '| Measure | Value | Least–most | Target | | Beside |',
      '| --- | --- | --- | --- | --- | --- |',
      ...group.rows.map(rowOf),
    ].join('\n'),
  ].join('\n\n');
}

/** The generated parts of docs/measured.md. */
export function measuredParts(): Readonly<Record<string, string>> {
  const { release, groups } = readResults(releasedFile);
  const all = Object.entries(groups).filter(([, { rows }]) => rows.length > 0);
  const machines = [...new Set(all.map(([, group]) => machineOf(group)))];
  const faults = missed(groups);
  return {
    release: release ?? 'no release yet',
    machine: machines.length === 0 ? 'nothing was measured' : machines.join('; and on '),
    missed:
      faults.length === 0
        ? 'Every target that is a figure was met.'
        : faults.map((sentence) => `- ${sentence}`).join('\n'),
    groups: all.map(([name, group]) => groupPart(name, group)).join('\n\n'),
  };
}

/** The series of the stored results, for the picture. */
export const measuredSeries = () => Object.values(readResults(releasedFile).groups).flatMap(({ series }) => series);
