import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chart } from './chart.ts';
import { groups } from './groups.ts';
import { repeatedRows, repeatedSeries } from './repeated.ts';
import {
  kept,
  readResults,
  releasedFile,
  resultsFile,
  thisMachine,
  writeResults,
  type GroupResult,
} from './results.ts';
import type { BenchRow, BenchSeries } from './row.ts';
import { missed, table } from './table.ts';

/* `npm run bench`: everything that is measured, each next to its reference in the same run, as a table and in bench/results.json, which is
   written after each group. `-- --only NAME` measures one group, `-- --runs N` repeats each N times, `-- --keep` stores what is in
   results.json as the results of this release (with `--only`, for these groups). */

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
        answers: { type: 'string' },
        requests: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help)
      stop(`npm run bench -- [--only NAME] [--runs N] [--keep] [--answers FOLDER] [--requests TASK=N,...]\n${help}`);
    // Each group runs in a separate process, which reads the folder from there.
    if (values.answers !== undefined) process.env['BENCH_ANSWERS'] = values.answers;
    if (values.requests !== undefined) process.env['BENCH_REQUESTS'] = values.requests;
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

/** One run of a group. Rejects if it fails: a group that cannot be measured must not look like one that was. */
function once(name: string): Promise<Once> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./run-group.ts', import.meta.url), [name]);
    let measured: Once | null = null;
    child.once('message', (message) => (measured = message as Once));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const done = (): void =>
        measured === null ? reject(new Error(`it ended with ${signal ?? code}`)) : resolve(measured);
      // The last message may arrive after the exit, but not after the channel has closed.
      if (child.connected) child.once('disconnect', done);
      else done();
    });
  });
}

const { only, runs: runsAsked, keep } = options();
const released = readResults(releasedFile);
const results: Record<string, GroupResult> = { ...readResults(resultsFile).groups };
const shown: Record<string, GroupResult> = {};
const failed: Record<string, string> = {};

if (keep) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const wanted = only.length > 0 ? only : names.filter((name) => name in results);
  const others = only.length > 0 ? released : { groups: {} };
  try {
    writeResults(releasedFile, kept({ groups: results }, others, version, names, wanted));
  } catch (error) {
    stop((error as Error).message);
  }
  console.log(`Kept as the results of ${version}: ${wanted.join(', ')}. Run npm run docs to draw them.`);
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
    shown[name] = results[name] = {
      measuredAt: new Date().toISOString(),
      machine,
      runs,
      rows: repeatedRows(all.map(({ rows }) => rows)),
      series: repeatedSeries(all.map(({ series }) => series)),
    };
    writeResults(resultsFile, { groups: results });
  } catch (error) {
    failed[name] = (error as Error).message;
  }
}

console.log(`\n${table(shown, released, failed)}`);
for (const { series } of Object.values(shown)) for (const one of series) console.log(`\n${chart(one)}`);
for (const sentence of missed(shown)) console.log(`\n${sentence}`);
const missing = Object.keys(failed);
if (missing.length > 0) console.error(`\nNot measured: ${missing.join(', ')}.`);
process.exit(missing.length === 0 ? 0 : 1);
