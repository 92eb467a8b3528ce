/* The schema of packages/engine/lexicon: what words mean at a hearing. */
import { z } from 'zod';

const entry = z
  .object({
    id: z.string().regex(/^[a-z0-9_]+$/),
    words: z.array(z.string().min(1)).min(1),
    note: z.string().optional(),
  })
  .loose();

export default {
  name: 'lexicon',
  type: { name: 'LexiconFile', from: '../lexicon/types.ts' },
  schema: z.strictObject({ description: z.string(), entries: z.array(entry) }),
};
