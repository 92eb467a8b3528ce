/* `npm start`: in a fresh clone this installs what is missing, builds what is missing or older than its sources, and serves. Plain
   JavaScript without dependencies, because nothing may be installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
/** A release comes built and without its sources. */
const isRelease = !existsSync(join(root, 'tsconfig.json'));

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function run(args, what, environment = process.env) {
  console.log(what);
  const began = performance.now();
  const { status } = spawnSync(npm, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: environment,
  });
  if (status !== 0)
    fail(
      `npm ${args.join(' ')} failed. What it printed above says why (without a network there is nothing to install from); try again once that is fixed.`,
    );
  console.log(`  done in ${Math.max(1, Math.round((performance.now() - began) / 1_000))} s`);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(
    `Rostrum needs Node 20.19 or newer; this is ${process.version}. Get a newer one from https://nodejs.org and try again.`,
  );

/** What npm leaves out if you only run the product. */
export const startInstalls = ['--omit=dev', '--omit=peer'];
/** npm keeps what an optional part of the build could use, even if only a tool asks for it: 17 MB that nothing runs. */
const unused = ['@esbuild', 'esbuild', 'tsx', 'get-tsconfig', '@types', 'csstype'];
/** Removes what npm kept although it was told to leave the tools out. Takes: the folder that was installed in. */
export function removeUnused(folder) {
  for (const name of unused) rmSync(join(folder, 'node_modules', name), { recursive: true, force: true });
}
/** One of the packages that only tests and other tools need: if it's there, everything was installed. */
const tool = join(root, 'node_modules', 'vitest', 'package.json');
/** Whether tests and other tools can run. */
export const hasTools = () => existsSync(tool);

/** Installs what is missing. Starting needs a third of what testing does; an install that has the tools keeps them. npm writes its own copy
 *  of the lockfile at the end of every install, so its age shows whether the lockfile has changed since. */
export function installIfNeeded({ tools = false } = {}) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  if (isCurrent && (hasTools() || !tools)) return;
  const whole = !isRelease && (tools || hasTools());
  run(
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(whole ? ['--include=dev'] : startInstalls)],
    whole
      ? 'Installing what Rostrum and its tests need (only the first time; up to two minutes) …'
      : 'Installing what Rostrum needs (only the first time; up to a minute) …',
  );
  if (!whole && !isRelease) removeUnused(root);
}

/** The build itself writes these beside its sources: they don't make it out of date. */
const isWritten = (path) => /[\\/]schemas[\\/]\w+\.json$/.test(path);

function newestIn(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['dist', 'dist-test', 'dist-types', 'generated', 'node_modules'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.name.endsWith('.tsbuildinfo') || isWritten(path)) continue;
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }
  return newest;
}

const stamp = join(root, '.build-stamp');

/** When the newest source file was written. */
export const newestSource = () =>
  Math.max(newestIn(join(root, 'packages')), statSync(join(root, 'package-lock.json')).mtimeMs);

/** Marks what was built, so that no start builds it again. Takes: the time of the newest source when the build began. */
export const markBuilt = (newest) => writeFileSync(stamp, String(newest));

export function buildIfNeeded() {
  if (isRelease) return;
  const built = ['packages/server/dist/main.js', 'packages/web/dist/index.html'];
  const last =
    existsSync(stamp) && built.every((file) => existsSync(join(root, file))) ? Number(readFileSync(stamp, 'utf8')) : 0;
  if (newestSource() <= last) return;
  // The caller may have set 'test'; this build is what people use, with offline support.
  run(['run', 'build', '--silent'], 'Building (only after a change; a few seconds) …', {
    ...process.env,
    NODE_ENV: 'production',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installIfNeeded();
  buildIfNeeded();
  await import(pathToFileURL(join(root, 'packages/server/dist/main.js')).href);
}
