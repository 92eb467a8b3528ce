import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
    globalSetup: ['scripts/knowledge/vitest-setup.mjs'],
    // The test of the fonts reads a style sheet unprocessed.
    css: { include: /fonts\.css/ },
    // These end tests that hang; a machine that is busy with other work may take several times as long.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // A machine shared with others may starve a real database or process once; twice is a bug.
    retry: process.env['CI'] === undefined ? 0 : 1,
  },
});
