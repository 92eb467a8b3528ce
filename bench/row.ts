/** One measured figure, beside what it is measured against. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it should be, as a person would say it: 'at least 0.9'. */
  readonly target: string;
  /** What it was measured beside, in the same run. */
  readonly reference?: string;
}
