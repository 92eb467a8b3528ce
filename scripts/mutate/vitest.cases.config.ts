import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The cases of the engine, once for each row of the lexicon. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: { include: ['scripts/mutate/cases-without-row.ts'], testTimeout: 0 },
});
