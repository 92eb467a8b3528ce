import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from './row.ts';

/* `npm run bench`: everything that is measured, each beside its reference in the same run. `-- --only NAME` runs one. */

const groups: Record<string, () => Promise<{ run: () => Promise<readonly BenchRow[]> }>> = {
  reading: () => import('./reading.ts'),
  documents: () => import('./documents.ts'),
  asking: () => import('./asking.ts'),
  judging: () => import('./judging.ts'),
  http: () => import('./http.ts'),
  'language-model': () => import('./language-model.ts'),
  load: () => import('./load.ts'),
  scale: () => import('./scale.ts'),
  durability: () => import('./durability.ts'),
  fuzz: () => import('./fuzz.ts'),
  start: () => import('./start.ts'),
  web: () => import('./web.ts'),
};

const onlyAt = process.argv.indexOf('--only');
const only = onlyAt === -1 ? null : process.argv[onlyAt + 1];
if (only !== null && (only === undefined || !(only in groups))) {
  console.error(`--only takes one of ${Object.keys(groups).join(', ')}.`);
  process.exit(2);
}

const rows: (BenchRow & { group: string })[] = [];
for (const [group, load] of Object.entries(groups)) {
  if (only !== null && group !== only) continue;
  console.log(`measuring ${group} …`);
  const { run } = await load();
  rows.push(...(await run()).map((row) => ({ group, ...row })));
}

const columns = rows.map((row) => [
  row.group,
  row.name,
  `${Number(row.value.toFixed(3))} ${row.unit}`.trim(),
  row.target,
  row.reference ?? '',
]);
const head = ['group', 'measure', 'value', 'target', 'beside'];
const widths = head.map((title, i) => Math.max(title.length, ...columns.map((cells) => cells[i]?.length ?? 0)));
for (const cells of [head, ...columns]) console.log(cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '));

const folder = fileURLToPath(new URL('.', import.meta.url));
await mkdir(folder, { recursive: true });
const machine = {
  node: process.version,
  platform: process.platform,
  cores: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  memoryGiB: Math.round(totalmem() / 2 ** 30),
};
await writeFile(
  new URL('./results.json', import.meta.url),
  `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, rows }, null, 2)}\n`,
);
process.exit(0);
