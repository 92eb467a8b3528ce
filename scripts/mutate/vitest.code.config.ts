import { defineConfig } from 'vitest/config';

/** The engine's tests, where Stryker has put its copy of the repository. */
export default defineConfig({
  resolve: { conditions: ['rostrum-source'] },
  test: { include: ['packages/engine/src/{claims,language,judging,record,asking,proceeding,hearing}/**/*.test.ts'] },
});
