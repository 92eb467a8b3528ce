import { readQuestion, type ItemClaimed } from '@rostrum/engine';
import { z } from 'zod';
import type { ModelTask } from '../task.ts';

export interface JudgeInput {
  readonly question: string;
  readonly answer: string;
}

const shape = z.object({
  found: z.array(z.object({ item: z.string(), part: z.number(), words: z.string() })).max(60),
});

/** The checklist of an answer. An item counts only if its words are in the answer, which is checked when it is judged. */
export const judgeTask: ModelTask<JudgeInput, z.infer<typeof shape>, readonly ItemClaimed[]> = {
  id: 'judge',
  shape,
  material({ question, answer }, fence) {
    const { parts, annotation } = readQuestion(question);
    return [
      fence('question', question),
      'Its parts',
      ...parts.map(({ start, end }, i) => fence(`part ${i + 1}`, annotation.text.slice(start, end))),
      fence('answer', answer, 6_000),
    ];
  },
  verify: ({ found }) => ({ kept: found }),
};
