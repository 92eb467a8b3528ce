import { passagesIn, type DecideGround } from '@rostrum/engine';
import type { PassageFound } from '@rostrum/contract';
import { z } from 'zod';
import type { ModelTask } from '../task.ts';

const shape = z.object({
  passages: z
    .array(
      z.object({
        passage: z.number(),
        criterion: z.number(),
        side: z.string(),
        of: z.string(),
        by: z.string(),
        holds: z.object({ fact: z.string(), ends: z.string(), main: z.string(), alone: z.string() }),
        shows: z.string(),
      }),
    )
    .max(60),
});

/** What of the record bears on the criteria of a decision, for and against. It decides nothing. */
export const decideTask: ModelTask<DecideGround, z.infer<typeof shape>, readonly PassageFound[]> = {
  id: 'decide',
  shape,
  material: ({ criteria, passages }, fence) => [
    'Criteria',
    ...criteria.map(({ text }, i) => fence(`criterion ${i + 1}`, text, 400)),
    'Sentences of the record',
    ...passages.map(({ kind, quote }, i) => fence(`${i + 1}: ${kind.replaceAll('_', ' ')}`, quote, 600)),
  ],
  verify: ({ passages }, ground) => ({ kept: passagesIn(passages, ground) }),
};
