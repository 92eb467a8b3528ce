/* Logistic regression with a ridge, by Newton's steps: the same weights every time. */

export interface Example {
  readonly values: Readonly<Record<string, number>>;
  readonly is: boolean;
  readonly weight: number;
}

export interface Fitted {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

const rounds = 12;
/** A row that is as good as certain still counts a little: the steps stay bounded. */
const leastDoubt = 1e-4;

/** Fits a head. Takes: examples, the features it may weigh, the ridge.  Gives: its bias and a weight for each feature.  Throws: never. */
export function fitted(examples: readonly Example[], ids: readonly string[], ridge: number): Fitted {
  const rows = examples.map(({ values }) => [1, ...ids.map((id) => values[id] ?? 0)]);
  const whole = examples.reduce((sum, { weight }) => sum + weight, 0);
  const size = ids.length + 1;
  const beta = Array<number>(size).fill(0);
  for (let round = 0; round < rounds; round++) {
    // The matrix of second derivatives, with the slope as its last column.
    const table = beta.map(() => Array<number>(size + 1).fill(0));
    rows.forEach((row, n) => {
      const { is = false, weight = 1 } = examples[n] ?? {};
      const chance = 1 / (1 + Math.exp(-dot(row, beta)));
      const slope = ((chance - (is ? 1 : 0)) * weight) / whole;
      const curve = (Math.max(chance * (1 - chance), leastDoubt) * weight) / whole;
      row.forEach((value, i) => {
        if (value === 0) return;
        const line = table[i] as number[];
        for (let j = 0; j < size; j++) line[j] = at(line, j) + curve * value * at(row, j);
        line[size] = at(line, size) + slope * value;
      });
    });
    table.forEach((line, i) => {
      line[i] = at(line, i) + (i === 0 ? 1e-9 : ridge);
      if (i > 0) line[size] = at(line, size) + ridge * at(beta, i);
    });
    solved(table).forEach((step, i) => (beta[i] = at(beta, i) - step));
  }
  return { bias: at(beta, 0), weights: Object.fromEntries(ids.map((id, i) => [id, at(beta, i + 1)])) };
}

const at = (row: readonly number[], i: number): number => row[i] ?? 0;
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * at(b, i), 0);

/** Solves a system by Gauss. Takes: the matrix with the right side as its last column; it is used up.  Gives: the unknowns. */
function solved(table: number[][]): number[] {
  const size = table.length;
  for (let i = 0; i < size; i++) {
    let best = i;
    for (let k = i + 1; k < size; k++)
      if (Math.abs(at(table[k] ?? [], i)) > Math.abs(at(table[best] ?? [], i))) best = k;
    [table[i], table[best]] = [table[best] as number[], table[i] as number[]];
    const pivot = table[i] as number[];
    for (const line of table.slice(i + 1)) {
      const factor = at(line, i) / at(pivot, i);
      for (let j = i; j <= size; j++) line[j] = at(line, j) - factor * at(pivot, j);
    }
  }
  const unknowns = Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    const line = table[i] as number[];
    const rest = unknowns.reduce((sum, value, j) => (j > i ? sum + at(line, j) * value : sum), 0);
    unknowns[i] = (at(line, size) - rest) / at(line, i);
  }
  return unknowns;
}
