import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['rostrum-source'] },
  ssr: { resolve: { conditions: ['rostrum-source'] } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
    globalSetup: ['scripts/knowledge/vitest-setup.mjs'],
    // A style sheet is read as it is by the test of the faces.
    css: { include: /fonts\.css/ },
    // These end what hangs; a machine that is busy with other work may take several times as long as it does alone.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // A machine shared with others may starve a real database or process once; twice is a fault.
    retry: process.env['CI'] === undefined ? 0 : 1,
  },
});
