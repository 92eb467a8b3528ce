import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIfNeeded } from '../start.mjs';
import { pack, version, versionFaults } from './pack.ts';

/* The release as an operator gets it: packed, unpacked somewhere else, started with `npm start` by a user who has nothing installed. */

const place = mkdtempSync(join(tmpdir(), 'rostrum-release-test-'));
const home = join(place, 'unpacked', `rostrum-${version}`);
const running: ChildProcess[] = [];

/** npm passes its own settings on; a stranger's shell has none of them. */
const plain = Object.fromEntries(
  Object.entries(process.env).filter(
    ([key]) => !/^(npm_(?!config_(cache|registry))|ROSTRUM_|DATABASE_URL|NODE_|VITEST)/i.test(key),
  ),
);

beforeAll(() => {
  buildIfNeeded();
  pack(join(place, `rostrum-${version}`));
  execFileSync('tar', ['-czf', 'release.tgz', `rostrum-${version}`], { cwd: place });
  execFileSync('mkdir', ['unpacked'], { cwd: place });
  execFileSync('tar', ['-xzf', 'release.tgz', '-C', 'unpacked'], { cwd: place });
}, 120_000);

afterAll(() => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  rmSync(place, { recursive: true, force: true });
});

interface Started {
  readonly address: string;
  readonly printed: string;
  readonly seconds: number;
  readonly stop: () => Promise<number | null>;
}

/** `npm start`, until it prints its address. */
async function start(dataDir: string): Promise<Started> {
  const began = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: home,
    detached: true,
    env: { ...plain, PORT: '0', ROSTRUM_DATA_DIR: dataDir, LOG_LEVEL: 'error', npm_config_prefer_offline: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const ended = new Promise<number | null>((gone) =>
    child.once('exit', (code) => {
      running.splice(running.indexOf(child), 1);
      gone(code);
    }),
  );
  let printed = '';
  const address = await new Promise<string>((found, failed) => {
    const heard = (text: Buffer): void => {
      printed += text.toString();
      const at = /Rostrum is at (http\S+)/.exec(printed)?.[1];
      if (at !== undefined) found(at);
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    void ended.then((code) => failed(new Error(`npm start ended with ${code}: ${printed}`)));
  });
  const stop = async (): Promise<number | null> => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    return ended;
  };
  return { address, printed, seconds: (performance.now() - began) / 1_000, stop };
}

async function askOneQuestion(address: string): Promise<string> {
  const credential = readFileSync(join(place, 'data', 'credential'), 'utf8').trim();
  const session_id = `practice-1790000000000_${'r'.repeat(16)}`;
  const headers = {
    authorization: `Basic ${Buffer.from(credential).toString('base64')}`,
    'content-type': 'application/json',
  };
  const started = await fetch(`${address}/api/start_simulation`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ session_id }),
  });
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const asked = await fetch(`${address}/api/practice/generate-question`, {
    method: 'POST',
    headers: { ...headers, cookie, 'x-session-id': session_id },
    body: JSON.stringify({ project_data: { projectName: 'Prairie Sky Solar' }, selected_topics: [] }),
  });
  return ((await asked.json()) as { question: string }).question;
}

describe('the release', () => {
  it('has one version throughout, and is described in the changelog', () => {
    expect(versionFaults()).toEqual([]);
    expect(readFileSync(join(home, 'CHANGELOG.md'), 'utf8')).toContain(`## [${version}]`);
  });

  it('starts with one command given only Node, and asks a question', { timeout: 180_000 }, async () => {
    const { address, printed, stop } = await start(join(place, 'data'));
    expect(printed).toContain('Installing what Rostrum needs');
    expect(printed).not.toContain('Building');
    const page = await (await fetch(address)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    expect((await fetch(`${address}${script}`)).headers.get('content-type')).toMatch(/javascript/);
    expect(await askOneQuestion(address)).toMatch(/\w{3,} .*[?.]$/);
    await stop();
    expect(existsSync(join(home, 'node_modules', 'vite'))).toBe(false);
    expect(existsSync(join(home, 'node_modules', 'libsql'))).toBe(true);
  });

  it('keeps its data for the next start, and backs them up', { timeout: 60_000 }, async () => {
    const env = { ...plain, ROSTRUM_DATA_DIR: join(place, 'data') };
    const said = execFileSync('npm', ['run', '--silent', 'back-up', '--', join(place, 'kept.gz')], {
      cwd: home,
      env,
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(said).toContain('Backed up to');
    renameSync(join(place, 'data'), join(place, 'data-before'));
    expect(
      execFileSync('npm', ['run', '--silent', 'restore', '--', join(place, 'kept.gz')], {
        cwd: home,
        env,
        encoding: 'utf8',
        timeout: 60_000,
      }),
    ).toMatch(/Restored \d+ rows/);
    const { address, printed, stop } = await start(join(place, 'data'));
    expect(printed).not.toContain('Installing');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await stop();
  });
});
