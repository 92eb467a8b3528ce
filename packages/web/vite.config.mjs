import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { cutIcons } from './cut-icons.mjs';
import { precompress } from './precompress.mjs';
import { screensAhead } from './screens-ahead.mjs';

const apiOrigin = `http://127.0.0.1:${process.env.ROSTRUM_API_PORT ?? '3001'}`;

/** The two typefaces of the first screen are requested with the page, so that its text does not jump when they
 *  arrive. */
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

/** In development Vite serves the page, not the server, so it inserts the credential that the server would insert. */
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

/** How the bundle is split: few files for each screen, since each costs a round trip, and none with code the screen
 *  does not need. A chunk takes along what its modules import, unless a chunk of higher priority has it. */
const parts = [
  { name: 'first', tags: ['$initial'], priority: 7 },
  { name: 'machines', test: /node_modules[\\/](xstate|@xstate)[\\/]/, priority: 6 },
  // Small modules shared by two screens or more; on their own they would be a dozen requests.
  {
    name: 'shared',
    test: /[\\/]web[\\/]src[\\/](parts|texts[\\/](?!rehearsals|voice)|session|api|offline)[\\/.]?|^\0icon:|parts[\\/]icon\.tsx|[\\/]engine[\\/]src[\\/](base[\\/](?!by-text)|catalog[\\/]staff-roles)/,
    minShareCount: 2,
    priority: 5,
  },
  // Voices and the rules of the room, for the screens where questions are asked.
  {
    name: 'rehearsing',
    test: /[\\/]web[\\/]src[\\/](voice|texts[\\/]voice)|[\\/]engine[\\/]src[\\/](hearing[\\/](times|clock|presentation-quality|room\.machine)|asking[\\/](fallback-questions|fallback-topics|practice-questions)|filed[\\/]delivery|record[\\/]plain-asked|judging[\\/](answer-quality|offline-rating))\./,
    minShareCount: 2,
    priority: 4,
  },
  // What report, coach's copy and brief have in common, and the part of it that the brief does not need.
  {
    name: 'papers',
    test: /[\\/]web[\\/]src[\\/](texts[\\/]rehearsals|screens[\\/]rehearsals[\\/](loaded|line-chart|report[\\/](section|table|compliance-section)))\./,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'report',
    test: /[\\/]web[\\/]src[\\/]screens[\\/]rehearsals[\\/](?!take-up-button|start-again)|[\\/]engine[\\/]src[\\/]report[\\/]model-use\./,
    minShareCount: 2,
    priority: 3,
  },
  // The catalog is needed long before the knowledge, during setup; without this both would share one large chunk.
  { name: 'catalog', test: /[\\/]engine[\\/]src[\\/]catalog[\\/](?!staff-roles)/, priority: 2 },
];

export default defineConfig({
  plugins: [cutIcons(), react(), preloadFonts(), screensAhead(), precompress(), developmentCredential()],
  server: {
    port: 3000,
    strictPort: true,
    proxy: { '/api': apiOrigin, '/healthz': apiOrigin },
  },
  build: {
    manifest: 'asset-manifest.json',
    // What every engine has supported for two and a half years or more; light-dark() is compiled away for the older of them.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: parts } } },
  },
});
