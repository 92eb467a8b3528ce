/* `npm run dev`: the server with reload on PORT + 1, the page with reload on PORT, which forwards /api. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './start.mjs';

installIfNeeded({ tools: true });
// Until now there was nothing to import.
const { compileKnowledge } = await import('./knowledge/compile.mjs');
for (const fault of await compileKnowledge()) console.error(fault);
const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 3000);
const api = port + 1;
/* Vite serves the page in development, so both halves have to know the credential. */
process.env.ROSTRUM_API_CREDENTIAL ??= `dev:${randomUUID()}`;
const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
const children = [
  spawn('npx', ['tsx', 'watch', 'packages/server/src/main.ts'], {
    ...options,
    env: { ...process.env, PORT: String(api) },
  }),
  spawn('npx', ['vite', '--port', String(port), '--strictPort'], {
    ...options,
    cwd: `${root}/packages/web`,
    env: { ...process.env, ROSTRUM_API_PORT: String(api) },
  }),
];
console.log(`Open http://localhost:${port}: it reloads at every change. Behind it, port ${api} serves the API.`);
const stop = () => children.forEach((child) => child.kill());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
