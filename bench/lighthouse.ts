import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../scripts/browser.mjs';
import { withoutVoices } from '../e2e/hearing/hearing-walk.ts';
import { screens, type MeasuredScreen } from './lighthouse/screens.ts';
import { OwnChromium } from './own-chromium.ts';
import { machineLoad, OwnServer, size } from './own-server.ts';
import type { BenchRow } from './row.ts';

const folder = fileURLToPath(new URL('./lighthouse/', import.meta.url));
/** Performance scores vary with other activity on the machine: the median of three represents a screen. */
const runs = size('LIGHTHOUSE_RUNS', 3);

/** What lighthouse/measure.mjs returns for one form of a screen. */
interface Measured {
  readonly screen: string;
  readonly form: 'desktop' | 'phone';
  /** For each run, lowest first. */
  readonly performance: readonly number[];
  readonly scores: Readonly<Record<'accessibility' | 'best practices' | 'SEO', number>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly speedIndexMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  readonly landed: string;
  /** The audits that the screen did not pass. */
  readonly failed: readonly string[];
}

/** Lighthouse has a separate lock file: it brings 185 MB, which nothing else needs. */
function installIfNeeded(): void {
  if (existsSync(join(folder, 'node_modules', 'lighthouse'))) return;
  console.log('installing Lighthouse …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

/** The screens that LIGHTHOUSE_SCREENS names, or all if it isn't set. */
function chosenScreens(): readonly MeasuredScreen[] {
  const named = (process.env['LIGHTHOUSE_SCREENS'] ?? '').split(';').filter((name) => name !== '');
  const unknown = named.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0)
    throw new Error(
      `no screen is called ${unknown.join(', ')}; they are ${screens.map(({ name }) => name).join('; ')}`,
    );
  return named.length === 0 ? screens : screens.filter(({ name }) => named.includes(name));
}

/** Where the full reports go: the folder LIGHTHOUSE_REPORTS, if set. */
function reportsFolder(): string | null {
  const reports = process.env['LIGHTHOUSE_REPORTS'] ?? '';
  if (reports === '') return null;
  mkdirSync(reports, { recursive: true });
  return reports;
}

/** Asks lighthouse/measure.mjs for something and returns its answer. */
function told<Gives>(
  lighthouse: ChildProcess,
  asked: { readonly what: 'open' | 'measure' } & Readonly<Record<string, unknown>>,
): Promise<Gives> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`Lighthouse ended with ${code ?? 'a signal'}.`));
    lighthouse.once('exit', ended);
    lighthouse.once('message', (answer: { given: Gives } | { failure: string }) => {
      lighthouse.off('exit', ended);
      if ('given' in answer) resolve(answer.given);
      else reject(new Error(answer.failure));
    });
    lighthouse.send(asked);
  });
}

async function measure(
  { name, shows, prepare }: MeasuredScreen,
  parts: { readonly program: string; readonly address: string; readonly lighthouse: ChildProcess },
): Promise<readonly Measured[]> {
  const { program, address, lighthouse } = parts;
  // Each in a fresh browser, so that none finds what another left behind.
  const chromium = await OwnChromium.started(program);
  try {
    await told(lighthouse, { what: 'open', port: chromium.port });
    const path = await chromium.prepared(address, async (page) => {
      await withoutVoices(page);
      return prepare(page);
    });
    const asked = { name, shows, path, address, runs, reports: reportsFolder() };
    return await told<readonly Measured[]>(lighthouse, { what: 'measure', ...asked });
  } finally {
    await chromium.stop();
  }
}

function rowsOf({ screen, form, performance, scores, failed, ...figures }: Measured): readonly BenchRow[] {
  const ms = (value: number) => `${Math.round(value)} ms`;
  const spread = { low: performance[0] ?? 0, high: performance.at(-1) ?? 0, runs: performance.length };
  return [
    {
      name: `${screen}, ${form}: performance`,
      value: performance[performance.length >> 1] ?? Number.NaN,
      unit: '',
      target: `at least ${form === 'desktop' ? 98 : 95}`,
      reference: `first paint ${ms(figures.firstPaintMs)}, largest ${ms(figures.largestPaintMs)}, speed index ${ms(figures.speedIndexMs)}, blocked ${ms(figures.blockedMs)}, shift ${figures.shift}; ${machineLoad()}`,
      spread,
      ...(form === 'phone' && {
        why: 'At a quarter of the processor speed and 150 ms a round trip, what counts is the code that every screen runs first, half of it React, and then whatever its largest text still waits for.',
      }),
    },
    {
      name: `${screen}, ${form}: the lowest of accessibility, best practices, SEO`,
      value: Math.min(...Object.values(scores)),
      unit: '',
      target: 'at least 100',
      reference: [
        ...Object.entries(scores).map(([category, score]) => `${category} ${score}`),
        ...(failed.length > 0 ? [`not passed: ${failed.join(' ')}`] : []),
      ].join(', '),
    },
  ];
}

/** Lighthouse on every screen of the built product, as a first visit to it, on a desktop and on a phone. */
export async function run(): Promise<readonly BenchRow[]> {
  const program = findBrowser();
  if (program === null) throw new Error('no Chromium or Chrome was found; set CHROMIUM_PATH to its program');
  const chosen = chosenScreens();
  installIfNeeded();
  const server = await OwnServer.started({ ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-lighthouse-')) });
  const lighthouse = fork(join(folder, 'measure.mjs'), { cwd: folder, execArgv: [] });
  try {
    const rows: BenchRow[] = [];
    const failures: string[] = [];
    for (const screen of chosen) {
      try {
        for (const one of await measure(screen, { program, address: server.address, lighthouse })) {
          const { screen: name, form, performance, scores, landed, failed, ...figures } = one;
          const words = Object.entries({ performance: performance.join(' '), ...scores, ...figures });
          console.log(
            `  ${name}, ${form} at ${landed}: ${words.map(([what, value]) => `${what} ${value}`).join(', ')}`,
          );
          if (failed.length > 0) console.log(`    not passed: ${failed.join(', ')}`);
          rows.push(...rowsOf(one));
        }
      } catch (error) {
        // The others are still reported before the whole group counts as unmeasured.
        failures.push(`${screen.name}: ${(error as Error).message}`);
        console.error(`  ${failures.at(-1)}`);
      }
    }
    if (failures.length > 0) throw new Error(failures.join('\n'));
    return rows;
  } finally {
    lighthouse.kill();
    await server.stop();
  }
}
