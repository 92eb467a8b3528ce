import { z } from 'zod';

const ratio = z.number().min(0).max(1);

export const ratingSchema = z.enum(['strong', 'adequate', 'weak', 'poor']);
export type Rating = z.infer<typeof ratingSchema>;

export const evasionKindSchema = z.enum([
  'implicit',
  'dodging',
  'deflection',
  'partial',
  'general',
  'declining',
  'ignorance',
  'clarification',
]);
export type EvasionKind = z.infer<typeof evasionKindSchema>;

/** How an answer did, and by what. decisions.md §3. `evidence_grades`, `carried` and `not_judged` go beyond it. */
export const assessmentSchema = z.object({
  responsiveness: ratio,
  specificity: ratio,
  evidence: ratio,
  commitment: ratio,
  evasion: ratio,
  directness: z.enum(['direct', 'partial', 'evasive']),
  evasion_kind: evasionKindSchema.nullable(),
  covered: z.array(z.string()),
  missing: z.array(z.string()),
  commitments: z.array(z.object({ text: z.string() })),
  contradictions: z.array(z.object({ earlier: z.string(), now: z.string(), subject: z.string() })),
  stronger_answer: z.string(),
  /** The best of the answer, in the applicant's own words; empty where nothing carried. */
  carried: z.array(z.string()).optional(),
  /** Each statement with its grade of evidence, as a board's attorney would give it. */
  evidence_grades: z
    .array(
      z.object({
        text: z.string(),
        grade: z.enum(['expert', 'document', 'personal_knowledge', 'opinion', 'speculation']),
      }),
    )
    .optional(),
  /** Judgements that could not be made; never replaced by a number. */
  not_judged: z.array(z.string()).optional(),
});
export type Assessment = z.infer<typeof assessmentSchema>;

/** Each 0..1. hearing.md §3. */
export const emotionalStateSchema = z.object({ frustration: ratio, trust: ratio, patience: ratio });
export type EmotionalState = z.infer<typeof emotionalStateSchema>;
