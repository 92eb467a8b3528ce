import { checkProse, tidyWords } from '@rostrum/engine';
import { z } from 'zod';
import type { ModelTask } from '../task.ts';

const shape = z.object({ texts: z.array(z.string()).max(10) });

/** The prose of a report, text by text as in the drafts. */
export const reportTask: ModelTask<readonly string[], z.infer<typeof shape>, readonly string[]> = {
  id: 'report',
  shape,
  material: (drafts, fence) => drafts.map((draft, i) => fence(`text ${i + 1}`, draft, 2_000)),
  verify({ texts }, drafts, told) {
    const words = texts.map(tidyWords);
    return checkProse(words, drafts, told) ?? { kept: words };
  },
};
