import { readingsOf, type SecondReading, type StandardFound } from '@rostrum/engine';
import { z } from 'zod';
import type { ModelTask } from '../task.ts';

export interface LawInput {
  readonly passage: string;
  /** Where the passage begins in the text in which the standards have their places. */
  readonly from: number;
  readonly standards: readonly StandardFound[];
}

const shape = z.object({
  standards: z
    .array(
      z.object({
        quote: z.string(),
        figure: z.string(),
        limit: z.string(),
        of: z.string(),
        binds: z.string(),
        measured_to: z.string(),
        only_if: z.string(),
        exception: z.boolean(),
      }),
    )
    .max(60),
});

/** A second reading of the rules in a passage. It is not shown the engine's own. */
export const lawTask: ModelTask<LawInput, z.infer<typeof shape>, ReadonlyMap<string, SecondReading>> = {
  id: 'law',
  shape,
  material: ({ passage }, fence) => [fence('passage', passage, 6_000)],
  verify: ({ standards: claimed }, { passage, from, standards }) => ({
    kept: readingsOf(claimed, passage, from, standards),
  }),
};
