/* The schema of packages/engine/refused: what nobody says for whom a language model writes, whatever it was told. One file a class;
   a phrase is one or more words that stand next to each other. What stands in the draft or in a citation may be said again. */
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
