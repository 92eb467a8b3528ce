import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Applicant, OwnServer, percentile, size } from './own-server.ts';
import type { BenchRow } from './row.ts';

/* The server of the last release, built from its tag, next to this one in the same run. PREVIOUS names another commit. Without a tag there
   is nothing to compare with except the results stored in released.json. */

const root = fileURLToPath(new URL('..', import.meta.url));
const rounds = size('PREVIOUS_ROUNDS', 150);

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The newest release tag that is not this commit; null if there is none, or no git. */
function lastRelease(): string | null {
  const named = process.env['PREVIOUS'];
  if (named !== undefined && named !== '') return named;
  if (!existsSync(join(root, '.git'))) return null;
  const head = git('rev-parse', 'HEAD');
  const tags = git('tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD').split('\n').filter(Boolean);
  return tags.find((tag) => git('rev-list', '-n', '1', tag) !== head) ?? null;
}

/** That version, built in a separate folder. */
function built(ref: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-previous-'));
  const archive = execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const args of [
    ['ci', '--no-audit', '--no-fund', '--prefer-offline'],
    ['run', 'build', '--silent'],
  ])
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

export async function run(): Promise<readonly BenchRow[]> {
  const ref = lastRelease();
  if (ref === null) {
    console.log('  there is no tag of an earlier release: only bench/released.json can be compared with');
    return [];
  }
  const folder = built(ref);
  const dataDir = (): string => mkdtempSync(join(tmpdir(), 'rostrum-previous-data-'));
  const servers = [
    await OwnServer.started({ ROSTRUM_DATA_DIR: dataDir() }),
    await OwnServer.started({ ROSTRUM_DATA_DIR: dataDir() }, join(folder, 'packages/server/dist/main.js')),
  ] as const;
  try {
    const applicants = servers.map((server) => new Applicant(server.address));
    const times: [number[], number[]] = [[], []];
    for (const applicant of applicants) await applicant.start();
    for (let n = -20; n < rounds; n++)
      for (const [i, applicant] of applicants.entries()) {
        const { status, ms } = await applicant.step(n + 20);
        if (status !== 200) throw new Error(`a call answered ${status}`);
        if (n >= 0) times[i as 0 | 1].push(ms);
      }
    const processor = servers.map((server) => server.processorMs());
    const [now, then] = times.map((one) => percentile(one, 0.5)) as [number, number];
    const rows: BenchRow[] = [
      {
        name: 'a call in a hearing, p50, compared with the previous release',
        value: now / then,
        unit: '×',
        target: 'at most 1.1',
        reference: `${ref}: ${then.toFixed(2)} ms`,
      },
    ];
    if (processor[0] != null && processor[1] != null)
      rows.push({
        name: 'processor time of start and calls compared with the previous release',
        value: processor[0] / processor[1],
        unit: '×',
        target: 'at most 1.1',
        reference: `${ref}: ${processor[1]} ms`,
      });
    return rows;
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
