import { defineConfig } from 'vitest/config';

/** The engine's tests, in Stryker's copy of the repository. */
export default defineConfig({
  resolve: { conditions: ['rostrum-source'] },
  test: {
    include: ['packages/engine/src/{claims,language,said,judging,record,asking,proceeding,hearing}/**/*.test.ts'],
    testTimeout: 90_000,
    // Timing says nothing about a rule, and isn't reliable next to a mutant.
    testNamePattern: /^(?!.*(?:hostile|in proportion))/,
  },
});
