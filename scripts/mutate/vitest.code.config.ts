import { defineConfig } from 'vitest/config';

/** The engine's tests, where Stryker has put its copy of the repository. */
export default defineConfig({
  resolve: { conditions: ['rostrum-source'] },
  test: {
    include: ['packages/engine/src/{claims,language,said,judging,record,asking,proceeding,hearing}/**/*.test.ts'],
    testTimeout: 90_000,
    // How long a text takes says nothing of a rule, and is not to be relied on beside a mutant.
    testNamePattern: /^(?!.*(?:hostile|in proportion))/,
  },
});
