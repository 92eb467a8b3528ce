import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../scripts/browser.mjs';
import { machineLoad, OwnServer } from './own-server.ts';
import type { BenchRow } from './row.ts';

const folder = fileURLToPath(new URL('./lighthouse/', import.meta.url));

/** What a line of lighthouse/measure.mjs says. */
interface Measured {
  readonly screen: string;
  readonly form: 'desktop' | 'phone';
  readonly scores: Readonly<Record<'performance' | 'accessibility' | 'best practices' | 'seo', number>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  readonly failed: readonly string[];
}

/** Lighthouse has a lock file of its own: it brings 185 MB, which nothing else needs. */
function installIfNeeded(): void {
  if (existsSync(join(folder, 'node_modules', 'lighthouse'))) return;
  console.log('installing Lighthouse …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

function measure(address: string, browser: string): Promise<readonly Measured[]> {
  // Only the screens that are named in LIGHTHOUSE_SCREENS, where it is set; the full reports go to LIGHTHOUSE_REPORTS.
  const chosen = (process.env['LIGHTHOUSE_SCREENS'] ?? '').split(';').filter((name) => name !== '');
  const reports = process.env['LIGHTHOUSE_REPORTS'] ?? '-';
  const child = spawn(process.execPath, ['measure.mjs', address, browser, reports, ...chosen], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`Lighthouse ended with ${code}.`));
      const lines = output.split('\n').filter((line) => line.startsWith('{'));
      resolve(lines.map((line) => JSON.parse(line) as Measured));
    });
  });
}

/** Lighthouse on every screen of the built product, as a first visit to it, on a desktop and on a phone. */
export async function run(): Promise<readonly BenchRow[]> {
  const browser = findBrowser();
  if (browser === null) throw new Error('no Chromium or Chrome was found; set CHROMIUM_PATH to its program');
  installIfNeeded();
  const server = await OwnServer.started({ ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-lighthouse-')) });
  try {
    const found = await measure(server.address, browser);
    return found.flatMap(({ screen, form, scores, failed, ...times }) => [
      {
        name: `${screen}, ${form}: performance`,
        value: scores.performance,
        unit: '',
        target: `at least ${form === 'desktop' ? 98 : 95}`,
        reference: `first paint ${Math.round(times.firstPaintMs)} ms, largest ${Math.round(times.largestPaintMs)} ms, blocked ${Math.round(times.blockedMs)} ms, shift ${times.shift}; ${machineLoad()}`,
      },
      {
        name: `${screen}, ${form}: the lowest of accessibility, best practices, SEO`,
        value: Math.min(scores.accessibility, scores['best practices'], scores.seo),
        unit: '',
        target: 'at least 100',
        ...(failed.length > 0 && { reference: `not passed: ${failed.join(', ')}` }),
      },
    ]);
  } finally {
    await server.stop();
  }
}
