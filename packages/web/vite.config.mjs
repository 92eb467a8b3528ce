import { defineConfig, defaultClientConditions } from 'vite';
import react from '@vitejs/plugin-react';

const apiOrigin = `http://127.0.0.1:${process.env.ROSTRUM_API_PORT ?? '3001'}`;

/** The two faces of the first screen are asked for with the page, so that its text does not jump when they arrive. */
function preloadFonts() {
  return {
    name: 'rostrum-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const fonts = Object.keys(context.bundle ?? {}).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file));
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

export default defineConfig({
  plugins: [react(), preloadFonts(), developmentCredential()],
  resolve: { conditions: ['rostrum-source', ...defaultClientConditions] },
  server: {
    port: 3000,
    strictPort: true,
    proxy: { '/api': apiOrigin, '/healthz': apiOrigin },
  },
  build: {
    manifest: 'asset-manifest.json',
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The catalogue is needed long before the knowledge, by setting up; without this both would share one large chunk.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'catalogue', test: /engine\/src\/(catalogue|base)\// }] } },
    },
  },
});
