import type { Measured } from '../row.ts';
import { statementRows } from './statements.ts';

/** Labeled material, with the blind half reported separately from the seen one. Totals only. */
export async function run(): Promise<Measured> {
  return [...statementRows()];
}
