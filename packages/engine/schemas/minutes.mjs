/* The schema of packages/engine/minutes: what members of a board raise in minutes, and the words that show it. */
import { z } from 'zod';

const id = z.string().regex(/^[a-z_]+$/);

export default {
  name: 'minutes',
  type: { name: 'MinutesTopicsFile', from: '../minutes/topics.ts' },
  schema: z.strictObject({
    description: z.string(),
    /** Phrases that have the word of a subject in them, and are not about it. */
    passing: z.array(z.string().regex(/^[a-z' -]+$/)),
    topics: z
      .array(
        z.strictObject({
          id,
          name: z.string().min(3),
          /** The topic of the knowledge base that a seat uses to ask about it. */
          asks: id,
          /** Words and phrases in lower case; `*` at the end of a word stands for any ending. */
          cues: z.array(z.string().regex(/^[a-z0-9' *-]+$/)).min(2),
        }),
      )
      .min(1),
  }),
};
