import { defineConfig, defaultClientConditions } from 'vite';
import react from '@vitejs/plugin-react';
import { precompress } from './precompress.mjs';
import { screensAhead } from './screens-ahead.mjs';

const apiOrigin = `http://127.0.0.1:${process.env.ROSTRUM_API_PORT ?? '3001'}`;

/** The two faces of the first screen are asked for with the page, so that its text does not jump when they arrive. */
function preloadFonts() {
  return {
    name: 'rostrum-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const fonts = Object.keys(context.bundle ?? {}).filter(
          (file) => /-plain-.*\.woff2$/.test(file) && !file.includes('italic'),
        );
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        }));
      },
    },
  };
}

/** In development Vite serves the page, not the server: it puts the credential where the server would put it. */
function developmentCredential() {
  return {
    name: 'rostrum-development-credential',
    apply: 'serve',
    transformIndexHtml(html) {
      const credential = process.env.ROSTRUM_API_CREDENTIAL;
      if (!credential) return html;
      const content = Buffer.from(credential).toString('base64');
      return html.replace('<!-- rostrum-credential -->', `<meta name="rostrum-credential" content="${content}" />`);
    },
  };
}

/** How the bundle is cut: few files for each screen, and none with what the screen does not need. */
const parts = [
  { name: 'first', tags: ['$initial'], priority: 5 },
  { name: 'machines', test: /node_modules[\\/](xstate|@xstate)[\\/]/, priority: 4 },
  // Small things that two screens or more have in common; on their own they would be a dozen requests.
  {
    name: 'shared',
    test: /[\\/]web[\\/]src[\\/](parts|texts|session|api|offline)[\\/]|[\\/]lucide-react[\\/]|[\\/]engine[\\/]src[\\/](base[\\/]|catalogue[\\/]staff-roles)/,
    minShareCount: 2,
    priority: 3,
  },
  // The catalogue is needed long before the knowledge, by setting up; without this both would share one large chunk.
  { name: 'catalogue', test: /[\\/]engine[\\/]src[\\/]catalogue[\\/](?!staff-roles)/, priority: 2 },
];

export default defineConfig({
  plugins: [react(), preloadFonts(), screensAhead(), precompress(), developmentCredential()],
  resolve: { conditions: ['rostrum-source', ...defaultClientConditions] },
  server: {
    port: 3000,
    strictPort: true,
    proxy: { '/api': apiOrigin, '/healthz': apiOrigin },
  },
  build: {
    manifest: 'asset-manifest.json',
    // What every engine has had for two and a half years and more; light-dark() is written out for the older of them.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: parts } } },
  },
});
