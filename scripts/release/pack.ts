import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prunedLock, type Lockfile } from './pruned-lock.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What needs packages at run time: the server's build contains the engine and the contract, and the page consists of files. */
const packages = ['packages/server'] as const;

type Json = Record<string, unknown>;
const read = (path: string): Json => JSON.parse(readFileSync(join(root, path), 'utf8')) as Json;
const write = (folder: string, path: string, value: unknown): void =>
  writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);

export const version = String(read('package.json')['version']);

/** Every package has the same version; only npm ci would notice an old one. */
export function versionFaults(): readonly string[] {
  const all = read('package.json')['workspaces'] as readonly string[];
  return all.flatMap((path) => {
    const found = read(`${path}/package.json`)['version'];
    return found === version ? [] : [`${path}/package.json says ${String(found)} instead of ${version}`];
  });
}

/** Puts the release into an empty folder: what was built, the lockfile of what it needs, the scripts that run it, and the documentation.
 *  The build must exist. */
export function pack(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const scripts = read('package.json')['scripts'] as Json;
  const manifest = {
    ...Object.fromEntries(
      Object.entries(read('package.json')).filter(([key]) =>
        ['name', 'version', 'private', 'description', 'license', 'type', 'engines'].includes(key),
      ),
    ),
    workspaces: packages,
    scripts: Object.fromEntries(['start', 'back-up', 'restore'].map((name) => [name, scripts[name]])),
  };
  write(folder, 'package.json', manifest);
  write(folder, 'package-lock.json', prunedLock(read('package-lock.json') as unknown as Lockfile, packages));
  for (const path of packages) {
    const { devDependencies: _, ...own } = read(`${path}/package.json`);
    mkdirSync(join(folder, path), { recursive: true });
    write(folder, `${path}/package.json`, own);
  }
  for (const path of [...packages, 'packages/web'])
    cpSync(join(root, path, 'dist'), join(folder, path, 'dist'), { recursive: true });
  for (const path of ['scripts/start.mjs', 'scripts/back-up.mjs', 'scripts/balancer.mjs', 'docs', 'deploy'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of ['README.md', 'CHANGELOG.md', 'LICENSE']) cpSync(join(root, path), join(folder, path));
}
