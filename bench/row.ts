/** One measured figure, with what it is measured against. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it should be, as a person would say it: 'at least 0.9', 'at most 1.5', 'under 600', 'exactly 0'. */
  readonly target: string;
  /** What it was compared with, in the same run. */
  readonly reference?: string;
  /** Minimum and maximum over the repetitions within the run; the runner fills it in if it repeats a group. */
  readonly spread?: { readonly low: number; readonly high: number; readonly runs: number };
  /** One sentence that explains a miss. It is printed next to the target, and only while the target is missed. */
  readonly why?: string;
}

/** How a cost grows: points from left to right, and the same for the reference. */
export interface BenchSeries {
  readonly name: string;
  /** The labels of the axes, with units: 'exchanges', 'ms per question'. */
  readonly x: string;
  readonly y: string;
  readonly points: readonly Point[];
  readonly reference: { readonly name: string; readonly points: readonly Point[] };
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a group gives: rows, and series if it measures growth. */
export type Measured =
  | readonly BenchRow[]
  | { readonly rows: readonly BenchRow[]; readonly series: readonly BenchSeries[] };
