import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['rostrum-source'] },
  ssr: { resolve: { conditions: ['rostrum-source'] } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
    globalSetup: ['scripts/knowledge/vitest-setup.mjs'],
    // A style sheet is read as it is by the test of the faces.
    css: { include: /fonts\.css/ },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A machine shared with others may starve a real database or process once; twice is a fault.
    retry: process.env['CI'] === undefined ? 0 : 1,
  },
});
