import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chart } from './chart.ts';
import { groups } from './groups.ts';
import { repeatedRows, repeatedSeries } from './repeated.ts';
import { readResults, releasedFile, resultsFile, thisMachine, type GroupResult } from './results.ts';
import type { BenchRow, BenchSeries } from './row.ts';
import { missed, table } from './table.ts';

/* `npm run bench`: everything that is measured, each beside its reference in the same run, as a table and in
   bench/results.json. `-- --only NAME` measures one group, `-- --runs N` repeats each N times, `-- --keep` keeps what is in
   results.json as the results of this release. */

const names = Object.keys(groups);
const help = names.map((name) => `  ${name.padEnd(15)} ${groups[name]?.what ?? ''}`).join('\n');

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function options(): { only: readonly string[]; runs: number | null; keep: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', multiple: true, default: [] },
        runs: { type: 'string' },
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) stop(`npm run bench -- [--only NAME] [--runs N] [--keep]\n${help}`);
    const unknown = values.only.filter((name) => !(name in groups));
    if (unknown.length > 0) stop(`--only takes one of ${names.join(', ')}; there is no ${unknown.join(', ')}.`);
    const runs = values.runs === undefined ? null : Number(values.runs);
    if (runs !== null && !(Number.isInteger(runs) && runs > 0)) stop('--runs takes a whole number above 0.');
    return { only: values.only, runs, keep: values.keep };
  } catch (error) {
    stop(`${(error as Error).message}\nnpm run bench -- [--only NAME] [--runs N] [--keep]\n${help}`);
  }
}

interface Once {
  readonly rows: readonly BenchRow[];
  readonly series: readonly BenchSeries[];
}

/** One run of a group. Rejects where it fails: a group that cannot be measured must not look like one that was. */
function once(name: string): Promise<Once> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./run-group.ts', import.meta.url), [name]);
    let measured: Once | null = null;
    child.once('message', (message) => (measured = message as Once));
    child.once('error', reject);
    child.once('exit', (code) =>
      measured === null ? reject(new Error(`it ended with ${code ?? 'a signal'}`)) : resolve(measured),
    );
  });
}

const { only, runs: runsAsked, keep } = options();
const released = readResults(releasedFile);
const results: Record<string, GroupResult> = { ...readResults(resultsFile).groups };
const failed: string[] = [];
const measured: string[] = [];

if (keep) {
  const { readFileSync } = await import('node:fs');
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  writeFileSync(releasedFile, `${JSON.stringify({ release: version, groups: results }, null, 2)}\n`);
  console.log(`Kept as the results of ${version}. Run npm run docs to draw them.`);
  process.exit(0);
}

for (const [name, group] of Object.entries(groups)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const machine = thisMachine();
  const runs = runsAsked ?? group.runs;
  console.log(`measuring ${name}${runs === 1 ? '' : `, ${runs} times`} …`);
  try {
    const all: Once[] = [];
    for (let run = 0; run < runs; run++) all.push(await once(name));
    results[name] = {
      measuredAt: new Date().toISOString(),
      machine,
      runs,
      rows: repeatedRows(all.map(({ rows }) => rows)),
      series: repeatedSeries(all.map(({ series }) => series)),
    };
    measured.push(name);
    writeFileSync(resultsFile, `${JSON.stringify({ groups: results }, null, 2)}\n`);
  } catch (error) {
    failed.push(`${name}: ${(error as Error).message}`);
  }
}

const shown = Object.fromEntries(measured.map((name) => [name, results[name] as GroupResult]));
console.log(`\n${table(shown, released)}`);
for (const { series } of Object.values(shown)) for (const one of series) console.log(`\n${chart(one)}`);
for (const sentence of missed(shown)) console.log(`\n${sentence}`);
if (failed.length > 0) console.error(`\nNot measured:\n  ${failed.join('\n  ')}`);
process.exit(failed.length === 0 ? 0 : 1);
