import { defineConfig } from 'vitest/config';

/** The tests of one part of the engine, in Stryker's copy of the repository. */
export default defineConfig({
  test: {
    include: [process.env['ROSTRUM_TESTS'] ?? 'packages/engine/src/**/*.test.ts'],
    testTimeout: 90_000,
    // Timing says nothing about a rule, and isn't reliable next to a mutant.
    testNamePattern: /^(?!.*(?:hostile|in proportion))/,
  },
});
