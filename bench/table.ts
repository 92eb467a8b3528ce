import { sameMachine, type GroupResult, type Results } from './results.ts';
import type { BenchRow } from './row.ts';
import { isMet } from './target.ts';

/** Three significant digits, and no trailing zeros. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return Number(value.toFixed(digits)).toLocaleString('en-US', { maximumFractionDigits: 3 });
}

export const spreadOf = ({ spread }: BenchRow): string =>
  spread === undefined ? '' : `${figure(spread.low)}–${figure(spread.high)} of ${spread.runs}`;

export const verdictOf = (row: BenchRow): string => {
  const met = isMet(row.target, row.value);
  return met === null ? '' : met ? 'met' : 'MISSED';
};

/** What the last release measured, and the change; says so if that was on another machine. */
function before(group: string, row: BenchRow, machine: GroupResult['machine'], released: Results): string {
  const then = released.groups[group];
  const same = then?.rows.find(({ name }) => name === row.name);
  if (then === undefined || same === undefined) return '';
  const change = same.value === 0 ? '' : ` ${((row.value / same.value - 1) * 100).toFixed(0)} %`.replace(' -', ' −');
  return `${figure(same.value)}${sameMachine(machine, then.machine) ? change : ' (another machine)'}`;
}

const head = ['group', 'measure', 'value', 'spread', 'target', '', 'last release', 'beside'];

/** All rows as lines of text in columns, and a line for each group that could not be measured.
 *  Takes: what was measured, what the last release measured, and why a group failed, by its name. */
export function table(
  groups: Readonly<Record<string, GroupResult>>,
  released: Results,
  failed: Readonly<Record<string, string>> = {},
): string {
  const lines = Object.entries(groups).flatMap(([group, { rows, machine }]) =>
    rows.map((row) => [
      group,
      row.name,
      `${figure(row.value)} ${row.unit}`.trim(),
      spreadOf(row),
      row.target,
      verdictOf(row),
      before(group, row, machine, released),
      row.reference ?? '',
    ]),
  );
  for (const [group, why] of Object.entries(failed)) lines.push([group, `NOT MEASURED: ${why}`]);
  const widths = head.map((title, i) => Math.max(title.length, ...lines.map((cells) => cells[i]?.length ?? 0)));
  return [head, ...lines]
    .map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A sentence for each target that was missed. */
export function missed(groups: Readonly<Record<string, GroupResult>>): readonly string[] {
  return Object.entries(groups).flatMap(([group, { rows }]) =>
    rows
      .filter((row) => isMet(row.target, row.value) === false)
      .map(
        (row) =>
          `${group}, ${row.name}: ${figure(row.value)} ${row.unit}, target ${row.target}. ${row.why ?? 'Not explained yet: profile it, fix it, or say why next to its target.'}`,
      ),
  );
}
