import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

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
});
