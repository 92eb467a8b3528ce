import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import { startPostgres, type PostgresServer } from '../../packages/server/src/testing/postgres.ts';
import { buildIfNeeded } from '../start.mjs';
import { commandsIn } from './commands.ts';

/* Every command of the README, of docs/operating.md and of CONTRIBUTING is run here as written, or by the test named here. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const place = mkdtempSync(join(tmpdir(), 'rostrum-readme-'));
const dataDir = join(place, 'data');
const running = new Set<ChildProcess>();
let postgres: PostgresServer;

/** Without what npm and vitest pass on, and without the developer's own settings. */
const plain = Object.fromEntries(
  Object.entries(process.env).filter(
    ([key]) =>
      !/^(npm_(?!config_(cache|registry))|ROSTRUM_|DATABASE_URL|LLM_|TRANSCRIBE_|NODE_ENV|VITEST|PORT|HOST)/i.test(key),
  ),
);
const environment = {
  ...plain,
  // We match the output as text; on a build machine some tools print colors into a pipe.
  NO_COLOR: '1',
  ROSTRUM_DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  ROSTRUM_API_CREDENTIAL: 'readme:readme',
};
const authorization = `Basic ${Buffer.from('readme:readme').toString('base64')}`;

beforeAll(async () => {
  buildIfNeeded();
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  await postgres.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Runs a line in a shell until it prints the expected text; then runs the rest, and stops it. */
async function until(
  line: string,
  waitedFor: RegExp,
  more: NodeJS.ProcessEnv,
  rest: (found: string) => Promise<void>,
): Promise<void> {
  const child = spawn('sh', ['-c', line], {
    cwd: root,
    detached: true,
    env: { ...environment, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise<number | null>((gone) => child.once('close', gone));
  let printed = '';
  const found = await new Promise<string>((resolve, reject) => {
    const heard = (text: Buffer): void => {
      printed += text.toString();
      const match = waitedFor.exec(printed);
      if (match !== null) resolve(match[1] ?? match[0]);
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    void ended.then((code) => reject(new Error(`${line} ended with ${code}: ${printed}`)));
  });
  try {
    // What was built, and is no older than its sources, is not built again.
    expect(printed).not.toMatch(/^(?:Building|Installing)/m);
    await rest(found);
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
    running.delete(child);
  }
}

/** Runs a line in a shell to completion. This thread waits for it, so the test's own timeout couldn't stop it. */
const say = (line: string, more: NodeJS.ProcessEnv = {}): string =>
  execFileSync('sh', ['-c', line], {
    cwd: root,
    env: { ...environment, ...more },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 240_000,
    killSignal: 'SIGKILL',
  });

type Check = (address: string) => Promise<void>;
const healthy: Check = async (address) => {
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await (await fetch(address)).text()).toContain('Rostrum');
};

/** A start as in the README, on a separate port. */
const starts =
  (check: Check = healthy) =>
  (line: string): Promise<void> =>
    until(line.replace(/PORT=\d+/, 'PORT=0'), /Rostrum is at (http\S+)/, { PORT: '0' }, check);

const json = async <T>(address: string, path: string): Promise<T> =>
  (await (await fetch(`${address}${path}`, { headers: { authorization } })).json()) as T;

/** How each command is run, or which test runs it. */
const proofs: Readonly<
  Record<string, ((line: string) => Promise<void>) | { readonly by: string; readonly says: string }>
> = {
  'npm start': starts(),
  'PORT=8080 HOST=0.0.0.0 npm start': starts(async (address) => {
    // On every address of the machine, not only on the one it prints.
    const { port } = new URL(address);
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    await healthy(`http://${outside?.address ?? '127.0.0.1'}:${port}`);
  }),
  'DATABASE_URL=postgres://rostrum:password@localhost:5432/rostrum npm start': async (line) => {
    const url = await postgres.freshDatabase();
    await starts()(line.replace(/DATABASE_URL=\S+/, `DATABASE_URL='${url}'`));
  },
  'LLM_PROVIDER=openai-compatible LLM_BASE_URL=http://127.0.0.1:11434/v1 LLM_MODEL=llama3.1 npm start': starts(
    async (address) => {
      expect(JSON.stringify(await json(address, '/api/language-model'))).toContain('llama3.1');
    },
  ),
  'TRANSCRIBE_BASE_URL=http://127.0.0.1:8000/v1 TRANSCRIBE_MODEL=whisper-1 npm start': starts(),
  'TRUST_PROXY=1 npm start': starts(),
  'npm run back-up -- rostrum-back-up.gz': async (line) => {
    const file = join(place, 'rostrum-back-up.gz');
    expect(say(line.replace('rostrum-back-up.gz', file))).toContain('Backed up');
    expect(statSync(file).size).toBeGreaterThan(50);
  },
  'ROSTRUM_DATA_DIR=./data-restored npm run restore -- rostrum-back-up.gz': async (line) => {
    const file = join(place, 'rostrum-back-up.gz');
    const into = join(place, 'data-restored');
    expect(say(line.replace('./data-restored', into).replace('rostrum-back-up.gz', file))).toMatch(/Restored \d+ rows/);
    expect(existsSync(join(into, 'rostrum.db'))).toBe(true);
  },
  'npm run dev': async (line) => {
    const port = await freePort();
    // One process serves the page and another the API; both have to be up, the one through the other.
    await until(
      line,
      /Rostrum is at http\S+[\s\S]*Local:|Local:[\s\S]*Rostrum is at http\S+/,
      { PORT: String(port) },
      async () => {
        const address = `http://localhost:${port}`;
        expect(await (await fetch(address)).text()).toContain('/@vite/client');
        expect(await json<{ themes: unknown[] }>(address, '/api/major-themes')).toHaveProperty('themes');
      },
    );
  },
  'npm run ask -- --project docs/example/project.json --ordinance docs/example/ordinance.txt': async (line) => {
    const hearing = say(line);
    for (const heading of ['OPENING', 'PRESENTATION', 'BOARD', 'PUBLIC']) expect(hearing).toContain(heading);
    expect(hearing).toContain('300 feet from any existing residence');
  },
  'npm run bench -- --only web': async (line) => {
    expect(say(line)).toMatch(/web +first screen, JavaScript, gzip +[\d.]+ KiB/);
  },
  'npm run release': async (line) => {
    expect(say(line)).toMatch(/release\/rostrum-\S+\.tgz, [\d.]+ MiB, sha256 [0-9a-f]{64}/);
  },
  'npm run pictures': async (line) => {
    const folder = join(place, 'pictures');
    say(line, { PICTURES_DIR: folder });
    for (const name of ['question.png', 'decision.png', 'report.png', 'hearing.webp'])
      expect([name, statSync(join(folder, name)).size > 10_000]).toEqual([name, true]);
    expect(statSync(join(folder, 'hearing.webp')).size).toBeLessThan(1_500_000);
    expect(readdirSync(folder)).toHaveLength(4);
  },
  'npm run docs': { by: 'scripts/docs/docs.test.ts', says: 'is current; if not, npm run docs updates it' },
  'npm run sizes': async (line) => {
    expect(say(line)).toMatch(/^ordinance +\d+ +\d+$/m);
  },
  // It overwrites the weights in the repository, so only a person runs the fit.
  'npm run fit': { by: 'package.json', says: 'scripts/judging/fit.ts' },
  'npm run many': { by: 'packages/server/src/many.test.ts', says: 'scripts/many.mjs' },
  'npm test': { by: '.ci/run', says: 'npm test' },
  'npm test -- unit': { by: 'scripts/test.mjs', says: 'unit: () =>' },
};

const instructions = `${read('README.md')}\n${read('docs/operating.md')}`;
const inReadme = commandsIn(instructions);

describe('the commands of the README', () => {
  it('are all tested, and nothing is tested that does not exist', () => {
    const told = [...inReadme, ...commandsIn(read('CONTRIBUTING.md'))];
    expect(told.filter((line) => !(line in proofs))).toEqual([]);
    expect(Object.keys(proofs).filter((line) => !told.includes(line))).toEqual([]);
  });

  for (const [line, proof] of Object.entries(proofs)) {
    if (typeof proof === 'function') it(`${line}`, { timeout: 180_000 }, () => proof(line));
    else
      it(`${line} (by ${proof.by})`, () => {
        expect(read(proof.by)).toContain(proof.says);
      });
  }

  it('in code blocks are run, not only named', () => {
    const blocks = [...instructions.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap((match) =>
      (match[1] ?? '').trim().split('\n'),
    );
    const named = blocks.filter((line) => typeof proofs[line] !== 'function');
    expect(named.sort()).toEqual(['npm run docs', 'npm test']);
  });
});
