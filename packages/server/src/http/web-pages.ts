import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveCookie } from './ownership.ts';
import { protectFile, protectPage } from './headers.ts';

const place = '<!-- rostrum-credential -->';

/** The page as built, read again only after a new build. */
function pageReader(file: string): () => string | null {
  let kept: { readonly changedMs: number; readonly html: string } | null = null;
  return () => {
    if (!existsSync(file)) return null;
    const changedMs = statSync(file).mtimeMs;
    if (kept?.changedMs !== changedMs) kept = { changedMs, html: readFileSync(file, 'utf8') };
    return kept.html;
  };
}

function filledIn(html: string, credential: string, nonce: string): string {
  const metas = `<meta name="rostrum-credential" content="${Buffer.from(credential).toString('base64')}" /><meta property="csp-nonce" nonce="${nonce}" />`;
  return html.replace(place, metas).replace(/<(script|style)\b(?![^>]*\bnonce=)/g, `<$1 nonce="${nonce}"`);
}

/** Files whose name contains a hash of their content never change. */
const forever = 'public, max-age=31536000, immutable';

/** Serves the web client: its files, and its one page for every address that is not a file. */
export async function registerWebPages(
  app: FastifyInstance,
  parts: { webDir: string; credential: string },
): Promise<void> {
  const page = pageReader(join(parts.webDir, 'index.html'));
  await app.register(async (pages) => {
    await pages.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024 });
    if (existsSync(parts.webDir))
      await pages.register(fastifyStatic, {
        root: parts.webDir,
        index: false,
        wildcard: true,
        dotfiles: 'ignore',
        // The build writes compressed copies next to its files.
        preCompressed: true,
        setHeaders: (response, path) => {
          void response.header('cache-control', /[\\/]assets[\\/]/.test(path) ? forever : 'public, max-age=3600');
          void response.header('x-content-type-options', 'nosniff');
        },
      });
    pages.addHook('onRequest', async (_request, reply) => protectFile(reply));
    const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const html = page();
      const path = request.url.replace(/[?#].*$/, '');
      const wantsPage =
        (request.method === 'GET' || request.method === 'HEAD') &&
        (path === '/index.html' || !/\.[a-z0-9]{2,5}$/i.test(path));
      if (!wantsPage)
        return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.');
      if (html === null)
        return reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .send('The web client is not built. Run npm run build, or use npm start.');
      // The cookie comes with the page, so that the first calls, which start together, come from one browser.
      giveCookie(request, reply);
      const nonce = randomBytes(16).toString('base64');
      protectPage(reply, nonce);
      return reply.type('text/html; charset=utf-8').send(filledIn(html, parts.credential, nonce));
    };
    pages.get('/', sendPage);
    // The service worker caches it under this name for offline use.
    pages.get('/index.html', sendPage);
    pages.setNotFoundHandler(sendPage);
  });
}
