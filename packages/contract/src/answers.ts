import { z } from 'zod';
import { assessmentSchema, emotionalStateSchema, ratingSchema } from './entities/judgment.ts';
import { citationSchema, ordinanceChunkSchema, standardSchema } from './entities/material.ts';
import {
  proceedingProposalSchema,
  orderItemSchema,
  proceedingSchema,
  stateRuleSchema,
  staffReportSchema,
} from './entities/proceeding.ts';
import { methodSchema, purposeSchema, questionTypeSchema, voteSchema, writtenBySchema } from './record.ts';

/* What the calls answer. practice.md §3, decisions.md §3 and §5. */

export const successAnswer = z.object({ success: z.literal(true) });

export const memoryMetadataSchema = z.object({
  memory_enhanced: z.boolean(),
  emotional_state: emotionalStateSchema,
  conversation_depth: z.number().int().nonnegative(),
  unfulfilled_requests: z.array(z.string()),
  character_history: z.array(z.object({ question: z.string(), answer: z.string(), rating: z.string().nullable() })),
  topic_continuity: z.object({ topic: z.string(), times_raised: z.number().int(), open: z.boolean() }),
});

export const questionAnswer = z.object({
  question: z.string(),
  question_id: z.string(),
  method: methodSchema,
  realism_score: z.number().min(0).max(1),
  emotional_context: z.object({ mood: z.string(), intensity: z.number().min(0).max(1) }),
  community_context: z.object({
    community_type: z.string(),
    name: z.string(),
    communication_style: z.string(),
    concerns: z.array(z.string()),
  }),
  project_context: z.object({
    project_name: z.string(),
    technology: z.string(),
    location: z.string(),
    developer: z.string(),
  }),
  presentation_context: z.object({ available: z.boolean(), substantial: z.boolean(), gaps: z.array(z.string()) }),
  local_context: z.object({ available: z.boolean(), ordinance: z.boolean(), news: z.boolean() }),
  memory_metadata: memoryMetadataSchema,
  character_id: z.string(),
  character_name: z.string(),
  question_type: questionTypeSchema,
  purpose: purposeSchema,
  topic: z.string(),
  context: z.string(),
  citations: z.array(citationSchema),
  follow_up: z.boolean(),
  written_by: writtenBySchema.optional(),
});

export const basicQuestionAnswer = z.object({
  question: z.string(),
  question_id: z.string(),
  context: z.string(),
  questioner: z.string(),
  questioner_type: z.string(),
  topic: z.string(),
  source: z.string(),
  method: methodSchema,
  character_id: z.string(),
  citations: z.array(citationSchema),
  written_by: writtenBySchema.optional(),
});

export const ceremonyAnswer = z.object({
  speech_segments: z.array(z.string()).min(4).max(8),
  written_by: writtenBySchema.optional(),
});

export const evaluationAnswer = z.object({
  /** Null, along with the score, if the answer could not be rated: `assessment.not_rated` says why. decisions.md §8 */
  rating: ratingSchema.nullable(),
  score: z.number().min(0).max(10).nullable(),
  feedback: z.string(),
  emotional_state: emotionalStateSchema,
  crowd_energy: z.number().min(0).max(1),
  memory_updated: z.boolean(),
  memory_error: z.string().optional(),
  /** Why the meters moved, each with the words of the answer that show it. */
  mood_reasons: z.array(
    z.object({ meter: z.string(), change: z.number(), because: z.string(), words: z.string().nullable() }),
  ),
  assessment: assessmentSchema,
  /** Of the feedback; the rating is always the engine's. */
  written_by: writtenBySchema.optional(),
});

export const practiceQuestionAnswer = z.object({
  question: z.string(),
  question_id: z.string(),
  character_name: z.string(),
  character_id: z.string(),
  topic_focus: z.string(),
  method: methodSchema,
  citations: z.array(citationSchema),
  written_by: writtenBySchema.optional(),
});

export const practiceEvaluationAnswer = z.object({
  /** Null, along with the score, if the answer could not be rated: `assessment.not_rated` says why. decisions.md §8 */
  rating: ratingSchema.nullable(),
  score: z.number().min(0).max(10).nullable(),
  feedback: z.string(),
  assessment: assessmentSchema,
  written_by: writtenBySchema.optional(),
});

/** Whether a language model chooses the words, which one, and what is sent where. */
export const modelNoticeSchema = z.object({
  enabled: z.boolean(),
  provider: z.string().nullable(),
  model: z.string().nullable(),
  /** Where the material goes. */
  host: z.string().nullable(),
  /** True if that is this computer. */
  local: z.boolean(),
  sent: z.array(z.string()),
  not_sent: z.array(z.string()),
  budget_tokens: z.number().int().nonnegative().nullable(),
});
export type ModelNotice = z.infer<typeof modelNoticeSchema>;

/** What the model does, task by task, and what is sent for each. */
const modelTaskSchema = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  sent: z.array(z.string()),
  on: z.boolean(),
});

export const languageModelAnswer = modelNoticeSchema.extend({
  tasks: z.array(modelTaskSchema),
  /** How many seconds somebody waits for it. */
  timeout_seconds: z.number().nullable(),
  /** Since this server was started. */
  used: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullable(),
  /** In US dollars, at the prices that are set; null without prices. */
  cost: z.number().nullable(),
  /** Whether this server has an operator token set. */
  operator: z.boolean(),
});

/** One test of the model, always with the same words. */
export const modelTriedAnswer = z.object({
  ok: z.boolean(),
  seconds: z.number(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  /** Why it gave nothing usable; null if it did. */
  failure: z
    .enum([
      'timed_out',
      'cancelled',
      'busy',
      'server_failed',
      'unreachable',
      'key_refused',
      'not_in_shape',
      'paused',
      'nothing_found',
    ])
    .nullable(),
});

/** Model servers that respond on this computer. */
export const localModelsAnswer = z.object({
  found: z.array(z.object({ name: z.string(), base_url: z.string(), models: z.array(z.string()) })),
});

export const parseOrdinanceAnswer = z.object({
  preview: z.string(),
  text: z.string(),
  pages: z.number().int().nullable(),
  chunks: z.array(ordinanceChunkSchema),
  standards: z.array(standardSchema),
  source: z.string(),
});

export const proceedingsAnswer = z.object({ proceedings: z.array(proceedingSchema) });

export const stateProceedingsAnswer = z.object({
  state: z.string(),
  name: z.string(),
  /** What this is and is not; shown with the rules. */
  notice: z.string(),
  rules: z.array(stateRuleSchema),
  order: z.array(orderItemSchema),
});

export const proceedingProposalAnswer = z.object({ proposal: proceedingProposalSchema.nullable() });

export const staffReportAnswer = staffReportSchema.extend({
  preview: z.string(),
  text: z.string(),
  pages: z.number().int().nullable(),
  source: z.string(),
});

export const planningAnswer = z.object({ text: z.string(), title: z.string() });
export const transcriptAnswer = z.object({ transcript: z.string() });
export const memoryStatusAnswer = z.object({ memory_available: z.boolean(), error: z.string().optional() });

export const forcedTransitionAnswer = z.object({
  success: z.literal(true),
  transition_data: z.object({
    session_metrics: z.object({
      avg_evasion_score: z.number(),
      hostility_count: z.number(),
      follow_up_count: z.number(),
    }),
    transition_reason: z.string(),
    community_mood: z.string(),
    recommended_characters: z.array(z.string()),
  }),
});

export const affinityAnswer = z.object({
  affinity: z.number().min(-1).max(1),
  relationship: z.enum(['ally', 'neutral', 'rival']),
  reasons: z.array(z.string()),
});

export const rehearsalSummarySchema = z.object({
  session_id: z.string(),
  mode: z.enum(['practice', 'hearing']),
  project_name: z.string(),
  phase: z.string(),
  started_at: z.string(),
  updated_at: z.string(),
  questions_answered: z.number().int(),
  score: z.number().nullable(),
  verdict: z.enum(['APPROVED', 'DENIED']).nullable(),
  finished: z.boolean(),
  /** True if the minutes of a board are on file, in which case its record has a page. */
  has_board: z.boolean().optional(),
});
export type RehearsalSummary = z.infer<typeof rehearsalSummarySchema>;

export const verdictAnswer = z.object({
  verdict: z.enum(['APPROVED', 'DENIED']),
  score: z.number(),
  motion: z.string(),
  votes: z.array(voteSchema),
  findings: z.array(z.string()),
  conditions: z.array(z.object({ text: z.string(), from_event: z.string().nullable() })),
});

export const healthAnswer = z.object({ status: z.literal('ok') });
export const errorAnswer = z.object({ error: z.string(), code: z.string() });
