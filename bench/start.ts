import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../packages/server/src/testing/free-port.ts';
import type { BenchRow } from './row.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Seconds from `npm start` to the first healthy answer. */
async function startSeconds(dataDir: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
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

/** A second start, with nothing changed. decisions.md §1. */
export async function run(): Promise<readonly BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostrum-bench-'));
  await startSeconds(dataDir);
  const second = await startSeconds(dataDir);
  return [{ name: 'second start', value: second, unit: 's', target: 'under 3' }];
}
