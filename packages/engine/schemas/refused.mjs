/* The schema of packages/engine/refused: what a language model must not say for anybody, whatever its instructions were. One file per
   class; a phrase is one or more words next to each other. What is in the draft or in a citation may be repeated. */
import { z } from 'zod';

export default {
  name: 'refused',
  type: { name: 'RefusedFile', from: '../asking/refused-words.ts' },
  schema: z.strictObject({
    description: z.string(),
    fault: z.enum(['rules_on_the_case', 'source_not_on_record', 'asks_in_private', 'bad_advice']),
    reason: z.string(),
    phrases: z.array(z.string().regex(/^[a-z']+(?: [a-z']+)*$/)).min(1),
  }),
};
