import type { BenchRow, BenchSeries, Point } from './row.ts';

const inOrder = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
export const median = (values: readonly number[]): number => {
  const sorted = inOrder(values);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** The rows of several runs as one: the median of each, with the minimum and the maximum. The words are from the median run. A row that has
 *  its own spread keeps it if there is only one run. */
export function repeatedRows(runs: readonly (readonly BenchRow[])[]): readonly BenchRow[] {
  const names = [...new Set(runs.flatMap((rows) => rows.map(({ name }) => name)))];
  return names.map((name) => {
    const same = runs.flatMap((rows) => rows.filter((row) => row.name === name));
    const sorted = [...same].sort((a, b) => a.value - b.value);
    const middle = sorted[(sorted.length - 1) >> 1] as BenchRow;
    if (sorted.length === 1) return middle;
    const values = sorted.map(({ value }) => value);
    return {
      ...middle,
      value: median(values),
      spread: { low: values[0] ?? 0, high: values.at(-1) ?? 0, runs: values.length },
    };
  });
}

const middlePoints = (lines: readonly (readonly Point[])[]): readonly Point[] =>
  (lines[0] ?? []).map(({ x }, i) => ({ x, y: median(lines.map((points) => points[i]?.y ?? Number.NaN)) }));

export function repeatedSeries(runs: readonly (readonly BenchSeries[])[]): readonly BenchSeries[] {
  return (runs[0] ?? []).map((series, i) => ({
    ...series,
    points: middlePoints(runs.map((one) => one[i]?.points ?? [])),
    reference: {
      name: series.reference.name,
      points: middlePoints(runs.map((one) => one[i]?.reference.points ?? [])),
    },
  }));
}
