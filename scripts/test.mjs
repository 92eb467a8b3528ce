/* `npm test`: everything, in order, and one line of figures at the end. `npm test -- unit` runs one suite alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { buildIfNeeded, installIfNeeded } from './start.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
installIfNeeded();

const out = mkdtempSync(join(tmpdir(), 'rostrum-test-'));
const chosen = process.argv.slice(2);
const totals = { passed: 0, failed: 0, skipped: 0 };

function run(command, args, env = {}) {
  return (
    spawnSync('npx', [command, ...args], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    }).status ?? 1
  );
}

/** A check without tests of its own counts as one. */
function check(name, command, args) {
  const ok = run(command, args) === 0;
  totals[ok ? 'passed' : 'failed'] += 1;
  return ok ? `${name}: passed` : `${name}: FAILED`;
}

function vitest(name, folders, more = []) {
  const file = join(out, `${name}.json`);
  const status = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...more,
    ...folders,
  ]);
  const report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
  totals.passed += report.numPassedTests;
  totals.skipped += report.numPendingTests;
  // A file that does not load fails the run without a failed test.
  totals.failed += Math.max(report.numFailedTests, status === 0 ? 0 : 1);
  return `${name}: ${report.numPassedTests} passed, ${report.numFailedTests} failed`;
}

function browser() {
  const executable = findBrowser();
  if (executable === null) {
    totals.failed += 1;
    return 'browser: FAILED: no Chromium or Chrome found; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program';
  }
  buildIfNeeded();
  const file = join(out, 'browser.json');
  const status = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
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

const suites = {
  types: () => check('types', 'tsc', ['-b']),
  lint: () => check('lint', 'eslint', ['.', '--max-warnings', '0']),
  format: () => check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  unit: () => vitest('unit', ['packages/contract', 'packages/engine', 'packages/web']),
  docs: () => vitest('docs', ['scripts/docs', 'bench']),
  server: () => vitest('server', ['packages/server']),
  // One after the other: they start and build the same checkout.
  release: () => vitest('release', ['scripts/release', 'scripts/readme'], ['--no-file-parallelism']),
  browser,
};

const unknown = chosen.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`There is no suite called ${unknown.join(', ')}. The suites are ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}
function timed(suite) {
  const began = performance.now();
  const line = suite();
  const seconds = Math.round((performance.now() - began) / 1_000);
  return `${line} (${seconds >= 60 ? `${Math.floor(seconds / 60)} min ` : ''}${seconds % 60} s)`;
}

const began = performance.now();
const lines = Object.entries(suites)
  .filter(([name]) => chosen.length === 0 || chosen.includes(name))
  .map(([, suite]) => timed(suite));
console.log(`\n${lines.join('\n')}\nall: ${((performance.now() - began) / 60_000).toFixed(1)} min\n`);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 ? 0 : 1);
