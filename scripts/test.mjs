/* `npm test`: everything, and one line of figures at the end. `npm test -- unit` runs only one suite. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { ownPostgres } from './own-postgres.mjs';
import { buildIfNeeded, installIfNeeded } from './start.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
installIfNeeded({ tools: true });
// Types and lint read the compiled data; until now there was nothing to import.
const { compileKnowledge } = await import('./knowledge/compile.mjs');
const faults = await compileKnowledge();
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

const chosen = process.argv.slice(2);

/** What starts servers: they start from what is built, once for all of them. */
const startsServers = ['server', 'release', 'browser'];
if (chosen.length === 0 || startsServers.some((name) => chosen.includes(name))) buildIfNeeded();
const compiled = { ROSTRUM_COMPILED: join(root, 'packages/server/dist') };

const cores = availableParallelism();

/** Whether a folder in memory has room for what tests write, and lets programs in it run: tests start what they have unpacked. */
function canHold(folder) {
  const gigabytes = 4;
  const { bavail, bsize } = statfsSync(folder);
  if (Math.min(bavail * bsize, freemem()) < gigabytes * 1024 ** 3) return false;
  const place = mkdtempSync(join(folder, 'rostrum-try-'));
  try {
    const program = join(place, 'nothing');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    return spawnSync(program).status === 0;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Where tests write, removed at the end; in memory if there is room. A disk takes milliseconds to confirm that something is written, and
 *  tests that open hundreds of databases and browsers wait for it thousands of times. */
function scratch() {
  const memory = '/dev/shm';
  const place = mkdtempSync(join(existsSync(memory) && canHold(memory) ? memory : tmpdir(), 'rostrum-test-'));
  // PostgreSQL runs as a separate user and has its files in a folder of its own in here.
  chmodSync(place, 0o711);
  process.once('exit', () => rmSync(place, { recursive: true, force: true, maxRetries: 3 }));
  return place;
}
const out = scratch();
process.env.TMPDIR = out;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Suites that run alongside another. Each of these prints everything at once, when it is done. */
const besideOthers = new Set();

/** No suite takes a third of this on its own. One that hangs is killed, so that the others still report. */
const suiteMs = 25 * 60_000;

/** Kills a program and all its children. */
function endWithChildren(child) {
  if (process.platform === 'win32') return child.kill('SIGKILL');
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of running) endWithChildren(child);
    process.exit(1);
  });

function run(name, command, args, env = {}) {
  const child = spawn('npx', [command, ...args], {
    cwd: root,
    stdio: besideOthers.has(name) ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
  });
  running.add(child);
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  return new Promise((ended) => {
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      endWithChildren(child);
    }, suiteMs);
    child.once('error', (error) => {
      clearTimeout(late);
      console.error(`${command} could not be started: ${error.message}`);
      ended(1);
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      running.delete(child);
      // A leftover child may keep the output open; don't wait for that.
      const left = setTimeout(() => {
        endWithChildren(child);
        for (const stream of [child.stdout, child.stderr]) stream?.destroy();
      }, 5_000);
      child.once('close', () => {
        clearTimeout(left);
        process.stdout.write(Buffer.concat(printed));
        if (isLate) console.error(`${name} was ended: it did not finish within ${suiteMs / 60_000} minutes`);
        ended(isLate ? 1 : (code ?? 1));
      });
    });
  });
}

/** A check without tests of its own counts as one. */
async function check(name, command, args) {
  const ok = (await run(name, command, args)) === 0;
  totals[ok ? 'passed' : 'failed'] += 1;
  return ok ? `${name}: passed` : `${name}: FAILED`;
}

async function vitest(name, folders, more = [], env = {}) {
  const workers = besideOthers.has(name) ? Math.max(1, cores >> 1) : cores;
  const file = join(out, `${name}.json`);
  const status = await run(
    name,
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--maxWorkers=${workers}`,
      ...more,
      ...folders,
    ],
    env,
  );
  const report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
  totals.passed += report.numPassedTests;
  totals.skipped += report.numPendingTests;
  // A file that fails to load fails the run without a failed test.
  totals.failed += Math.max(report.numFailedTests, status === 0 ? 0 : 1);
  return `${name}: ${report.numPassedTests} passed, ${report.numFailedTests} failed`;
}

async function browser() {
  const executable = findBrowser();
  if (executable === null) {
    totals.failed += 1;
    return 'browser: FAILED: no Chromium or Chrome found; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program';
  }
  buildIfNeeded();
  const file = join(out, 'browser.json');
  const status = await run('browser', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: executable,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).stats
    : { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
  totals.passed += stats.expected + stats.flaky;
  totals.failed += Math.max(stats.unexpected, status === 0 ? 0 : 1);
  totals.skipped += stats.skipped;
  return `browser: ${stats.expected} passed, ${stats.unexpected} failed`;
}

/** @type {ReturnType<typeof ownPostgres>[]} */
const databases = [];
/** One PostgreSQL for all tests that use one: making one takes longer than most of what is tested on it. */
async function withDatabase(environment = {}) {
  if (process.env.TEST_DATABASE_URL) return environment;
  databases[0] ??= ownPostgres(mkdtempSync(join(tmpdir(), 'rostrum-test-')));
  return { ...environment, TEST_DATABASE_URL: (await databases[0]).url };
}

const weighed = 'rehearsals/journal.test.ts';
const suites = {
  types: () => check('types', 'tsc', ['-b', '--singleThreaded']),
  lint: () => check('lint', 'oxlint', ['-c', 'oxlint.config.mjs', '--type-aware']),
  format: () => check('format', 'oxfmt', ['--check', '--threads=1']),
  // The files of these two share a process: loading everything again for each of them takes longer than many of them run.
  unit: () => vitest('unit', ['packages/contract', 'packages/engine', 'packages/web'], ['--no-isolate']),
  docs: () => vitest('docs', ['scripts/docs', 'scripts/knowledge', 'scripts/lint', 'bench'], ['--no-isolate']),
  server: async () =>
    vitest('server', ['packages/server'], ['--no-isolate', '--exclude', `**/${weighed}`], await withDatabase(compiled)),
  // It measures the memory of its process, so it needs its own.
  memory: () => vitest('memory', [weighed]),
  // One after the other: they start and build the same checkout.
  release: async () =>
    vitest('release', ['scripts/release', 'scripts/readme'], ['--no-file-parallelism'], await withDatabase()),
  browser,
};
/* What runs side by side, step by step: each lane takes the next suite when it's done with one, the longest first. Types, lint and format are
   one thread each, and the tests of code share two cores with them. Tests in the browser, some of which are timed, have the machine to
   themselves. */
const steps = [
  { lanes: 2, names: ['server', 'types', 'release', 'unit', 'lint', 'format', 'docs', 'memory'] },
  { lanes: 1, names: ['browser'] },
];

const unknown = chosen.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`There is no suite called ${unknown.join(', ')}. The suites are ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

const lines = {};
async function timed(name) {
  const began = performance.now();
  if (besideOthers.has(name)) console.log(`${name} …`);
  const line = await suites[name]();
  const seconds = Math.round((performance.now() - began) / 1_000);
  lines[name] = `${line} (${seconds >= 60 ? `${Math.floor(seconds / 60)} min ` : ''}${seconds % 60} s)`;
}

const began = performance.now();
for (const { lanes, names } of steps) {
  const waiting = names.filter((name) => chosen.length === 0 || chosen.includes(name));
  const atOnce = Math.min(lanes, waiting.length);
  if (atOnce > 1) for (const name of waiting) besideOthers.add(name);
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await timed(name);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
for (const database of databases) await (await database).stop();
const inOrder = Object.keys(suites).flatMap((name) => lines[name] ?? []);
console.log(`\n${inOrder.join('\n')}\nall: ${((performance.now() - began) / 60_000).toFixed(1)} min\n`);
if (totals.skipped > 0) console.log(`${totals.skipped} skipped: what they need is not on this machine\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
