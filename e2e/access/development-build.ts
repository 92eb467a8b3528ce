import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

const web = fileURLToPath(new URL('../../packages/web', import.meta.url));
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

/** Builds the page as `npm run dev` shows it: React then says what it finds wrong. Gives the folder. */
export function developmentBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-development-'));
  const options = [
    '--mode',
    'development',
    '--outDir',
    relative(web, folder),
    '--minify',
    'false',
    '--logLevel',
    'error',
  ];
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', ...options], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the page could not be built: ${stderr}`);
  return folder;
}

/** Shows this build in place of the server's; the calls still go to the server. */
export async function serve(context: BrowserContext, folder: string, baseURL: string): Promise<void> {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8');
  const served = await (await context.request.get(baseURL)).text();
  const credential = /<meta name="rostrum-credential"[^>]*>/.exec(served)?.[0] ?? '';
  const page = shell.replace('<!-- rostrum-credential -->', credential);
  await context.route(
    (url) => url.origin === new URL(baseURL).origin && !url.pathname.startsWith('/api/'),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(folder, pathname);
      return pathname !== '/' && existsSync(file)
        ? route.fulfill({ path: file })
        : route.fulfill({ contentType: 'text/html; charset=utf-8', body: page });
    },
  );
}
