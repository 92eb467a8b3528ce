import { readQuestion, type ItemClaimed } from '@rostrum/engine';
import { z } from 'zod';
import type { ModelTask } from '../task.ts';

export interface JudgeInput {
  readonly question: string;
  readonly answer: string;
}

const shape = z.object({
  asked: z.string(),
  parts: z.array(z.object({ part: z.number(), gives: z.string(), words: z.string() })).max(12),
  left: z.array(z.object({ item: z.string(), words: z.string() })).max(20),
  next: z.object({ asks: z.string(), due: z.string(), words: z.string() }),
  found: z.array(z.object({ item: z.string(), words: z.string() })).max(60),
});

/** What a question is after, what an answer gives of each part of it and leaves open, what is due next, and a checklist. Each counts only if its words are in the answer,
 *  which is checked when it is judged. */
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
  verify: (output) => ({ kept: claimsOf(output) }),
};

/** As one list of claims: what was asked, a level for each part, what is left open and due, and the checklist. */
const claimsOf = ({ asked, parts, left, next, found }: z.infer<typeof shape>): readonly ItemClaimed[] => [
  { item: asked, part: 0, words: '' },
  ...parts.map(({ part, gives, words }) => ({ item: gives, part, words })),
  { item: next.due, part: 0, words: next.words },
  ...[...left, ...found].map(({ item, words }) => ({ item, part: 0, words })),
];
