/* The schema of packages/engine/evening: what is said in a proceeding besides questions. One file per scene; each key has one or more ways
   to say the same thing. Slots are in braces; no line has a figure, a place or a person of its own. */
import { z } from 'zod';

export default {
  name: 'evening',
  type: { name: 'SceneFile', from: '../proceeding/types.ts' },
  schema: z.strictObject({
    description: z.string(),
    lines: z.record(
      z.string().regex(/^[a-z_]+$/),
      z
        .array(
          z
            .string()
            .min(8)
            .regex(/^[^0-9]*$/),
        )
        .min(1),
    ),
  }),
};
