import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type BrowserContext } from '@playwright/test';

const web = fileURLToPath(new URL('../../packages/web', import.meta.url));
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

/** The page as `npm run dev` shows it: React then says what it finds wrong. It's built once for all workers of a run: the first one builds,
 *  the others wait. Takes: a folder that is empty when the run begins.  Gives: the folder of the build. */
export async function developmentBuild(emptyFolder: string): Promise<string> {
  const folder = join(emptyFolder, 'development-build');
  const result = join(emptyFolder, 'development-build.txt');
  mkdirSync(emptyFolder, { recursive: true });
  if (isFirst(folder)) writeFileSync(result, built(folder));
  await expect.poll(() => existsSync(result), { timeout: 80_000, intervals: [100] }).toBe(true);
  const fault = readFileSync(result, 'utf8');
  if (fault !== '') throw new Error(`the page could not be built: ${fault}`);
  return folder;
}

/** Only one worker can create a folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Builds. Gives: what went wrong, or nothing. */
function built(folder: string): string {
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
  return status === 0 ? '' : stderr || `ended with ${status}`;
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
