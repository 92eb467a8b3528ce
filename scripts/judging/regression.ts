/* Logistic regression with a separate ridge for each feature, one coordinate at a time: the same weights every time. */

export interface Example {
  readonly values: Readonly<Record<string, number>>;
  readonly is: boolean;
  readonly weight: number;
}

export interface Fitted {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

const rounds = 40;
/** A row that is practically certain still counts a little, which keeps the steps bounded. */
const leastDoubt = 0.02;
const longestStep = 1;
const settled = 1e-4;

interface Column {
  readonly rows: number[];
  readonly values: number[];
  readonly ridge: number;
  weight: number;
}

/** Fits a head. Takes: examples, the features it may weigh, and the ridge of each.  Gives: its bias and a weight for each feature.
 *  Throws: never. */
export function fitted(examples: readonly Example[], ids: readonly string[], ridgeOf: (id: string) => number): Fitted {
  const whole = examples.reduce((sum, { weight }) => sum + weight, 0);
  const bias: Column = { rows: examples.map((_, n) => n), values: examples.map(() => 1), ridge: 1e-9, weight: 0 };
  const byId = new Map(
    ids.map((id): [string, Column] => [id, { rows: [], values: [], ridge: ridgeOf(id), weight: 0 }]),
  );
  examples.forEach(({ values }, n) => {
    for (const [id, value] of Object.entries(values)) {
      const column = value === 0 ? undefined : byId.get(id);
      column?.rows.push(n);
      column?.values.push(value);
    }
  });
  const sums = new Float64Array(examples.length);
  for (let round = 0; round < rounds; round++) {
    const steps = [bias, ...byId.values()].map((column) => stepOf(column, examples, sums, whole));
    if (Math.max(...steps) < settled) break;
  }
  return { bias: bias.weight, weights: Object.fromEntries([...byId].map(([id, { weight }]) => [id, weight])) };
}

/** One Newton step for one weight. Gives: how far it moved. */
function stepOf(column: Column, examples: readonly Example[], sums: Float64Array, whole: number): number {
  const { rows, values, ridge } = column;
  let slope = ridge * whole * column.weight;
  let curve = ridge * whole + 1e-9;
  rows.forEach((row, k) => {
    const { is = false, weight = 1 } = examples[row] ?? {};
    const value = values[k] ?? 0;
    const chance = 1 / (1 + Math.exp(-(sums[row] ?? 0)));
    slope += weight * (chance - (is ? 1 : 0)) * value;
    curve += weight * Math.max(chance * (1 - chance), leastDoubt) * value * value;
  });
  const step = Math.max(-longestStep, Math.min(longestStep, slope / curve));
  column.weight -= step;
  rows.forEach((row, k) => (sums[row] = (sums[row] ?? 0) - step * (values[k] ?? 0)));
  return Math.abs(step);
}
