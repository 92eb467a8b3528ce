import type { Measured } from '../row.ts';
import { statementRows } from './statements.ts';

/** Labelled material, the blind half apart from the seen one. Totals only. */
export async function run(): Promise<Measured> {
  return [...statementRows()];
}
