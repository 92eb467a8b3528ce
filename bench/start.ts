import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeUnused, startInstalls } from '../scripts/start.mjs';
import { freePort } from '../packages/server/src/testing/free-port.ts';
import type { BenchRow } from './row.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Seconds from `npm start` in a folder to the first healthy answer. */
async function startSeconds(dataDir: string, folder = root): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), ROSTRUM_DATA_DIR: dataDir },
  });
  try {
    for (;;) {
      const healthy = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (healthy) return (performance.now() - began) / 1_000;
      if (performance.now() - began > 300_000) throw new Error('the server did not start within five minutes');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

const manifests = [
  'package.json',
  'package-lock.json',
  ...['packages/contract', 'packages/engine', 'packages/server', 'packages/web', 'e2e', 'bench'].map(
    (folder) => `${folder}/package.json`,
  ),
];

interface Installed {
  readonly seconds: number;
  /** On disk, as `du` counts. */
  readonly megabytes: number;
}

/** An install from the lockfile in a separate folder, with the cache as it is. */
function installed(more: readonly string[], after: (folder: string) => void = () => undefined): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-install-'));
  try {
    for (const path of manifests) cpSync(join(root, path), join(folder, path), { recursive: true });
    const began = performance.now();
    const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...more];
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    after(folder);
    const seconds = (performance.now() - began) / 1_000;
    const [kilobytes] = execFileSync('du', ['-sk', 'node_modules'], { cwd: folder, encoding: 'utf8' }).split('\t');
    return { seconds, megabytes: Number(kilobytes) / 1_024 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds that the first start of a release takes whose tarball has its packages with it, once it is unpacked. */
async function releaseSeconds(): Promise<number> {
  const printed = execFileSync('npm', ['run', '--silent', 'release', '--', '--with-dependencies'], {
    cwd: root,
    encoding: 'utf8',
  });
  const file = /release\/\S+\.tgz/.exec(printed)?.[0];
  if (file === undefined) throw new Error(`npm run release did not name its file: ${printed}`);
  const place = mkdtempSync(join(tmpdir(), 'rostrum-release-'));
  try {
    execFileSync('tar', ['-xzf', join(root, file), '-C', place]);
    return await startSeconds(join(place, 'data'), join(place, readdirSync(place)[0] ?? ''));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** What the first start installs compared with the first test, and a second start with nothing changed. decisions.md §1. */
export async function run(): Promise<readonly BenchRow[]> {
  const whole = installed(['--include=dev']);
  const own = installed([...startInstalls], removeUnused);
  const dataDir = mkdtempSync(join(tmpdir(), 'rostrum-bench-'));
  await startSeconds(dataDir);
  const second = await startSeconds(dataDir);
  return [
    { name: 'second start', value: second, unit: 's', target: 'under 3' },
    {
      name: 'first start of a release that has its packages',
      value: await releaseSeconds(),
      unit: 's',
      target: 'under 10',
    },
    {
      name: 'size of what npm start installs',
      value: own.megabytes,
      unit: 'MB',
      target: 'at most 266',
      reference: `half of the 532 MB that it used to install; what test installs: ${whole.megabytes.toFixed(0)} MB`,
    },
    {
      name: 'time to install that compared with installing everything',
      value: own.seconds / whole.seconds,
      unit: '×',
      target: 'at most 0.67',
      reference: `${whole.seconds.toFixed(0)} s`,
    },
  ];
}
