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

/** Whether an answer gives what its question asked for. decisions.md §8. */
export const answersQuestionSchema = z.enum(['yes', 'partly', 'no', 'cannot_tell']);
export type AnswersQuestion = z.infer<typeof answersQuestionSchema>;

/** How an answer addresses the people in the room. decisions.md §8. */
export const toneSchema = z.enum(['civil', 'hostile', 'condescending', 'flattering']);
export type Tone = z.infer<typeof toneSchema>;

/** One row of the rule table that applied to an answer: the rule in plain words, the words of the answer it applied
 *  to (null if it is about the whole answer), and what it did to the rating. */
export const reasonSchema = z.object({
  rule: z.string(),
  words: z.string().nullable(),
  effect: z.string(),
  /** Present if a language model found the words, and they were verified. */
  by: z.literal('model').optional(),
});
export type Reason = z.infer<typeof reasonSchema>;

/** How an answer did, and why. decisions.md §3 and §8. `evidence_grades`, `carried` and `not_judged` go beyond them. Fields added in the
 *  second edition are optional when read, because records of the first don't have them. */
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
  contradictions: z.array(
    z.object({
      earlier: z.string(),
      now: z.string(),
      subject: z.string(),
      /** Missing in records of the first edition, in which all were asserted. */
      kind: z.enum(['asserted', 'question']).optional(),
      /** Present if a language model found it; both quotations were verified. */
      by: z.literal('model').optional(),
    }),
  ),
  stronger_answer: z.string(),
  answers_question: answersQuestionSchema.optional(),
  tone: toneSchema.optional(),
  /** What was looked for, what was found in which words, and which rule set the band, in that order. */
  reasons: z.array(reasonSchema).optional(),
  /** Why the answer has no rating; present exactly when rating and score are null. */
  not_rated: z.string().optional(),
  /** The best of the answer, in the applicant's own words; empty if nothing worked. */
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
  /** What a language model found in the answer, item by item of the checklist, in words that appear in it; absent if no model was asked or
   *  none answered in time. */
  found_by_model: z
    .array(z.object({ item: z.string().max(40), part: z.number().int().min(0), words: z.string() }))
    .max(60)
    .optional(),
  /** Judgments that could not be made; never replaced by a number. */
  not_judged: z.array(z.string()).optional(),
});
export type Assessment = z.infer<typeof assessmentSchema>;

/** Each 0..1. hearing.md §3. */
export const emotionalStateSchema = z.object({ frustration: ratio, trust: ratio, patience: ratio });
export type EmotionalState = z.infer<typeof emotionalStateSchema>;
