import { readFileSync } from 'node:fs';
import { sizes } from '../packages/web/sizes.mjs';
import type { BenchRow } from './row.ts';

/** The sizes of what a browser loads, compared with their budgets: the browser tests check the same figures. */
export async function run(): Promise<readonly BenchRow[]> {
  const budget = JSON.parse(readFileSync(new URL('../packages/web/budget.json', import.meta.url), 'utf8')) as Record<
    string,
    number
  >;
  return Object.entries(sizes()).map(([name, value]) => ({
    name: /font/.test(name) ? name : `${name}, gzip`,
    value,
    unit: 'KiB',
    target: `at most ${name === 'first screen, JavaScript' ? 130 : (budget[name] ?? 0)}`,
    ...(name === 'first screen, JavaScript' && { reference: 'React with its DOM alone: 66' }),
  }));
}
