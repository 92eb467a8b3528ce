import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests that read the lexicon, with one of its rows dropped. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['packages/engine/src/{language,claims}/**/*.test.ts'],
    setupFiles: [fileURLToPath(new URL('drop-row.ts', import.meta.url))],
    isolate: false,
    testTimeout: 90_000,
    // How long hostile text takes says nothing about a row.
    testNamePattern: /^(?!.*hostile)/,
  },
});
