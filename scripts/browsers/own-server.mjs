/* A separate server for the walks, with its own port and data folder, that can be stopped and started again. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));

/** A port that is free at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

export async function ownServer() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-browsers-')),
    NEWS_FEED_URL: 'http://127.0.0.1:9/{county}',
  };
  let child = null;
  const start = () =>
    new Promise((resolve, reject) => {
      child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout.on('data', (text) => String(text).includes(url) && resolve());
    });
  const stop = () =>
    new Promise((resolve) => {
      if (child === null || child.exitCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  await start();
  return { url, start, stop };
}
