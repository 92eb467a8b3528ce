import { checkRewrite, tidyWords, type CommunitySheet } from '@rostrum/engine';
import { z } from 'zod';
import type { ModelTask } from '../task.ts';

export interface OpenInput {
  readonly draft: readonly string[];
  readonly chairName: string;
  readonly community: CommunitySheet;
}

const shape = z.object({ segments: z.array(z.string()).max(12) });
const maxSegmentWords = 75;

/** The opening of the hearing, segment by segment as in the draft. */
export const openTask: ModelTask<OpenInput, z.infer<typeof shape>, readonly string[]> = {
  id: 'open',
  shape,
  material: ({ draft, chairName, community }, fence) => [
    `The community: ${community.communication_style.replaceAll('_', ' ')} in manner.`,
    fence('chair', chairName, 100),
    ...draft.map((segment, i) => fence(`segment ${i + 1}`, segment)),
  ],
  verify({ segments: said }, { draft }, told) {
    const segments = said.map(tidyWords);
    if (segments.length !== draft.length)
      return { fault: 'not_speech', reason: `It has ${segments.length} segments and should have ${draft.length}.` };
    for (const [i, segment] of segments.entries()) {
      const fault = checkRewrite(segment, draft[i] ?? '', maxSegmentWords, told);
      if (fault !== null) return { ...fault, reason: `Segment ${i + 1}: ${fault.reason}` };
    }
    return { kept: segments };
  },
};
