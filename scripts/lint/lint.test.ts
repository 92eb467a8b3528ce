import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rostrum-lint-'));

/** A fault, the rule that names it, and the file it stands in. */
const faults: readonly (readonly [file: string, code: string, rule: string])[] = [
  ['packages/contract/src/a.ts', "import { fold } from '@rostrum/engine';", 'no-restricted-imports'],
  ['packages/engine/src/claims/a.ts', "import { fold } from '../record/fold.ts';", 'no-restricted-imports'],
  ['packages/engine/src/claims/b.ts', "import { readFileSync } from 'node:fs';", 'no-restricted-imports'],
  ['packages/engine/src/record/a.ts', "import { ask } from '../asking/ask.ts';", 'no-restricted-imports'],
  ['packages/engine/src/judging/a.ts', "import { report } from '../report/report.ts';", 'no-restricted-imports'],
  ['packages/engine/src/hearing/a.ts', "import { limits } from '@rostrum/contract';", 'no-restricted-imports'],
  ['packages/engine/src/claims/c.ts', 'export const one = Math.random();', 'no-restricted-properties'],
  ['packages/engine/src/claims/d.ts', "console.log('x');", 'no-restricted-globals'],
  ['packages/engine/src/claims/e.ts', 'export const now = new Date();', 'no-clock'],
  ['packages/engine/src/claims/f.ts', "export const order = 'a'.localeCompare('b');", 'no-locale-compare'],
  ['packages/server/src/a.ts', "import { App } from '@rostrum/web';", 'no-restricted-imports'],
  ['packages/server/src/b.ts', 'try { run(); } catch { /* never mind */ }', 'no-silent-catch'],
  ['packages/web/src/a.ts', "import { app } from '@rostrum/server';", 'no-restricted-imports'],
  ['packages/web/src/b.tsx', 'export const Picture = () => <img src="a" />;', 'alt-text'],
  [
    'packages/web/src/c.tsx',
    'export const Maybe = ({ on }) => { if (on) useState(0); return null; };',
    'rules-of-hooks',
  ],
  ['scripts/a.mjs', 'nobodyHasDefinedThis();', 'no-undef'],
];
/** What is allowed: types from above, an instant from outside, a catch that does something. */
const allowed: readonly (readonly [file: string, code: string])[] = [
  ['packages/engine/src/claims/g.ts', "import type { Record } from '../record/types.ts';\nexport type { Record };"],
  ['packages/engine/src/report/a.ts', "import { fold } from '../record/fold.ts';\nexport const report = fold;"],
  ['packages/engine/src/claims/h.ts', 'export const at = (instant) => new Date(instant);'],
  ['packages/engine/src/claims/i.test.ts', 'export const now = Date.now();'],
  ['packages/server/src/c.ts', 'try { run(); } catch (error) { tell(error); }'],
];

interface Found {
  readonly filename: string;
  readonly code: string;
}
let found: readonly Found[] = [];

beforeAll(() => {
  for (const name of ['oxlint.config.mjs', 'scripts/lint/house-rules.mjs']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(root, name), join(folder, name));
  }
  for (const [file, code] of [...faults, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  // Without types: there is no project here to take them from.
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '-f', 'json', '.'],
    { cwd: folder, encoding: 'utf8', timeout: 60_000 },
  );
  found = (JSON.parse(stdout) as { diagnostics: Found[] }).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rulesFor = (file: string): readonly string[] =>
  found.filter(({ filename }) => filename === file).map(({ code }) => code);

describe('lint', () => {
  it.each(faults)('finds the fault in %s: %s', (file, _, rule) => {
    expect(rulesFor(file)).toContainEqual(expect.stringContaining(`(${rule})`));
  });

  it.each(allowed)('has nothing against %s', (file) => {
    expect(rulesFor(file)).toEqual([]);
  });
});
