/* `npm run build`: what `npm start` serves, server and page, both bundled; `npm run types` checks the types. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compileKnowledge } from './knowledge/compile.mjs';
import { markBuilt, newestSource } from './start.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const newest = newestSource();
const faults = await compileKnowledge();
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

/** The programs of the server's own, by their paths in its folder. */
const programs = ['main', 'back-up/main', 'documents/process/work', 'long/serve', 'reports/worker'];
const server = join(root, 'packages/server');

/* The server with the packages of this repository, and those of others that consist of hundreds of files: finding and reading so many takes
   Node longer than all the rest of a start. The other packages come from node_modules. */
await build({
  configFile: false,
  root: server,
  logLevel: 'error',
  ssr: { noExternal: [/^@rostrum\//, 'kysely', 'lru-cache', 'minisearch', 'xstate', 'zod'] },
  build: {
    ssr: true,
    target: 'node20',
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((name) => [name, join(server, 'src', `${name}.ts`)])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
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
