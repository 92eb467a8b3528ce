/* `npm run build`: what `npm start` serves. The server's types are stripped and the page is bundled; `npm run types` checks the types. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { compileKnowledge } from './knowledge/compile.mjs';
import { markBuilt, newestSource } from './start.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const newest = newestSource();
const faults = await compileKnowledge();
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

const filesIn = (folder, ending) =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) => {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    return entry.isFile() && ending.test(entry.name) ? [relative(folder, path)] : [];
  });

/** Compiles a package into its dist, file by file, and removes files that no longer have a source. `leftOut` is for tests. */
async function compile(name, leftOut = null) {
  const from = join(root, 'packages', name, 'src');
  const to = join(root, 'packages', name, 'dist');
  const sources = filesIn(from, /(?<!\.d|\.test)\.ts$/).filter((source) => source.split(/[\\/]/)[0] !== leftOut);
  for (const source of sources) {
    const target = join(to, source.replace(/\.ts$/, '.js'));
    const code = readFileSync(join(from, source), 'utf8');
    const built = await transformWithOxc(code, join(from, source), {
      lang: 'ts',
      sourcemap: false,
      typescript: { rewriteImportExtensions: 'rewrite', onlyRemoveTypeImports: true },
    });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, built.code);
  }
  const known = new Set(sources.map((source) => source.replace(/\.ts$/, '.js')));
  for (const old of existsSync(to) ? filesIn(to, /\.js$/) : []) if (!known.has(old)) rmSync(join(to, old));
}

await compile('contract');
await compile('engine');
await compile('server', 'testing');
// A separate process: this is the other half of the work, and reads its settings from its own folder.
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
  {
    cwd: join(root, 'packages', 'web'),
    stdio: 'inherit',
  },
);
if (status !== 0 || !statSync(join(root, 'packages/web/dist/index.html')).isFile()) process.exit(status ?? 1);
// A build for tests has no offline support, so a start builds again.
if ((process.env.NODE_ENV ?? 'production') === 'production') markBuilt(newest);
