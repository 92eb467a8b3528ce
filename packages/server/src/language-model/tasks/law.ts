import { pointedIn, readingsOf, type PassageToRead, type PointedAt, type SecondReading } from '@rostrum/engine';
import { z } from 'zod';
import type { ModelTask } from '../task.ts';

export type LawInput = PassageToRead;

/** The accepted part of a reading: rules that the engine also read, and rules matched with what was said. */
export interface LawRead {
  readonly readings: ReadonlyMap<string, SecondReading>;
  readonly compared: readonly PointedAt[];
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
        unless: z.string(),
        exception: z.boolean(),
        statement: z.number(),
        said: z.string(),
        needs: z.string(),
        gives: z.string(),
        same: z
          .object({
            thing: z.string(),
            measure: z.string(),
            place: z.string(),
            class: z.string(),
            planned: z.string(),
          })
          .nullish()
          .transform((one) => one ?? null),
        met: z.string(),
        apart: z.string(),
        doubt: z.string(),
      }),
    )
    .max(60),
});

/** A second reading of the rules in a passage, and which statements speak of them. It is not shown the engine's own. */
export const lawTask: ModelTask<LawInput, z.infer<typeof shape>, LawRead> = {
  id: 'law',
  shape,
  material: ({ passage, statements }, fence) => [
    fence('passage', passage, 6_000),
    'What the applicant said',
    ...statements.map((sentence, i) => fence(`statement ${i + 1}`, sentence, 600)),
  ],
  verify: ({ standards: claimed }, input) => ({
    kept: {
      readings: readingsOf(claimed, input),
      compared: pointedIn(claimed, input),
    },
  }),
};
