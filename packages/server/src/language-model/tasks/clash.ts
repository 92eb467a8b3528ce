import { clashesIn, type ClashFound, type StatementMade } from '@rostrum/engine';
import { z } from 'zod';
import type { ModelTask } from '../task.ts';

export interface ClashInput {
  /** In the order in which they were made. */
  readonly earlier: readonly StatementMade[];
  readonly now: StatementMade;
}

const shape = z.object({
  clashes: z
    .array(z.object({ earlier: z.number(), earlier_words: z.string(), now_words: z.string(), subject: z.string() }))
    .max(12),
});

/** Pairs of the applicant's statements that cannot both be true. */
export const clashTask: ModelTask<ClashInput, z.infer<typeof shape>, readonly ClashFound[]> = {
  id: 'clash',
  shape,
  material: ({ earlier, now }, fence) => [
    'Said earlier',
    ...earlier.flatMap(({ question, text }, i) => [
      ...(question === '' ? [] : [fence(`asked before ${i + 1}`, question, 400)]),
      fence(`statement ${i + 1}`, text, 1_500),
    ]),
    'Said now',
    fence('asked now', now.question, 400),
    fence('new statement', now.text, 3_000),
  ],
  verify: ({ clashes }, { earlier, now }) => ({ kept: clashesIn(clashes, earlier, now) }),
};
