import { coachingIn, type CoachGround, type Coaching } from '@rostrum/engine';
import { z } from 'zod';
import type { ModelTask } from '../task.ts';

const shape = z.object({ feedback: z.string(), stronger_answer: z.string() });

/** What carried, what is missing, and one stronger answer. */
export const coachTask: ModelTask<CoachGround, z.infer<typeof shape>, Coaching> = {
  id: 'coach',
  shape,
  material({ question, answer, judgment: { assessment }, materials }, fence) {
    return [
      fence('question', question),
      fence('answer', answer, 6_000),
      `Found: ${(assessment.carried ?? []).length === 0 ? 'nothing that carried' : 'words that carried'}. Directness: ${assessment.directness}.`,
      `Missing: ${assessment.missing.join('; ') || 'nothing'}.`,
      fence('presentation', materials.presentation?.text ?? '', 1_500),
      fence('project', materials.projectText, 800),
      fence('plain draft of a stronger answer', assessment.stronger_answer, 1_500),
    ];
  },
  verify(output, ground, told) {
    const coaching = coachingIn(output, ground, told);
    return 'fault' in coaching ? coaching : { kept: coaching };
  },
};
