import { passagesIn, subjectsOf, type DecideGround } from '@rostrum/engine';
import type { PassageFound } from '@rostrum/contract';
import { z } from 'zod';
import type { ModelTask } from '../task.ts';

const shape = z.object({
  passages: z.array(z.object({ passage: z.number(), criterion: z.number(), side: z.string() })).max(60),
});

/** What of the record bears on the criteria of a decision, for and against. It decides nothing. */
export const decideTask: ModelTask<DecideGround, z.infer<typeof shape>, readonly PassageFound[]> = {
  id: 'decide',
  shape,
  material: ({ criteria, passages }, fence) => [
    'Criteria',
    ...criteria.map((one, i) => {
      const subjects = subjectsOf(one);
      const listed = subjects.length === 0 ? '' : ` Subjects: ${subjects.join(', ')}.`;
      return fence(`criterion ${i + 1}`, `${one.text}${listed}`, 600);
    }),
    'Sentences of the record',
    ...passages.map(({ kind, quote }, i) => fence(`${i + 1}: ${kind.replaceAll('_', ' ')}`, quote, 600)),
  ],
  verify: ({ passages }, ground) => ({ kept: passagesIn(passages, ground) }),
};
