/** One measured figure, with what it is measured against. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it should be, as a person would say it: 'at least 0.9', 'at most 1.5', 'under 600', 'exactly 0'. */
  readonly target: string;
  /** What it was compared with, in the same run. */
  readonly reference?: string;
  /** Least and most over the repetitions within the run; the runner fills it in where it repeats a group. */
  readonly spread?: { readonly low: number; readonly high: number; readonly runs: number };
  /** One sentence that explains a miss. It stands where the target stands and is printed only while the target is missed. */
  readonly why?: string;
}

/** How a cost grows: points from left to right, and the same of the reference. */
export interface BenchSeries {
  readonly name: string;
  /** What stands below the axis and beside it, with the unit: 'exchanges', 'ms a question'. */
  readonly x: string;
  readonly y: string;
  readonly points: readonly Point[];
  readonly reference: { readonly name: string; readonly points: readonly Point[] };
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a group gives: rows, and series where it measures growth. */
export type Measured =
  readonly BenchRow[] | { readonly rows: readonly BenchRow[]; readonly series: readonly BenchSeries[] };
