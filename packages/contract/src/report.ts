import { z } from 'zod';
import { assessmentSchema, emotionalStateSchema, ratingSchema } from './entities/judgment.ts';
import { citationSchema } from './entities/material.ts';
import {
  criterionSchema,
  decisionAnswer,
  pointSchema,
  proceedingKindSchema,
  standingSchema,
  stateRuleSchema,
} from './entities/proceeding.ts';
import { modelUsageSchema, venueSchema, voteSchema, writtenBySchema } from './record.ts';

/* What the applicant takes away, all of it derived from the record. decisions.md §5. */

const ratio = z.number().min(0).max(1);

/** A rule next to what the applicant stated. The applicant says whether a rule is binding: until it is confirmed, a
 *  shortfall is asked about, not asserted. decisions.md §8. */
export const complianceRowSchema = z.object({
  standard_id: z.string(),
  subject: z.string(),
  /** 'at least 150 feet' */
  required: z.string(),
  section: z.string().nullable(),
  standard_quote: z.string(),
  /** What the applicant said, word for word; null if nothing was said. */
  claim_quote: z.string().nullable(),
  claimed: z.string().nullable(),
  verdict: z.enum(['meets', 'falls_short', 'not_comparable', 'cannot_tell', 'not_stated']),
  /** The applicant said that the rule applies to the project. */
  confirmed: z.boolean(),
  /** The applicant's answer to 'Does this apply to you?'; null before it. */
  applies: z.enum(['yes', 'no', 'not_sure']).nullable(),
  kind: z.enum(['asserted', 'question']),
  why: z.string(),
  /** A language model matched the statement to the rule; the verdict follows from the figures. */
  found_by: z.literal('model').optional(),
});
export type ComplianceTableRow = z.infer<typeof complianceRowSchema>;

export const deliverySchema = z.object({
  words: z.number().int(),
  words_per_minute: z.number().nullable(),
  fillers: z.array(z.object({ word: z.string(), count: z.number().int() })),
  hedges: z.array(z.object({ word: z.string(), count: z.number().int() })),
  /** US school grade (Flesch-Kincaid); null for fewer than 30 words. */
  reading_grade: z.number().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const roomMetersSchema = emotionalStateSchema.extend({ crowd_energy: ratio });
export type RoomMeters = z.infer<typeof roomMetersSchema>;

/** A second answer to the same question, given after the hearing; the first stays as it was. */
export const rewindSchema = z.object({
  question_id: z.string(),
  answered_event: z.string(),
  at: z.string(),
  answer: z.string(),
  rating: ratingSchema.nullable(),
  score: z.number().nullable(),
  feedback: z.string(),
  carried: z.array(z.string()),
  missing: z.array(z.string()),
  stronger_answer: z.string().nullable(),
  /** The room before the question, after the first answer, and as it would have been after this one. */
  room: z.object({ before: roomMetersSchema, first: roomMetersSchema, now: roomMetersSchema }),
  reasons: z.array(
    z.object({ meter: z.string(), change: z.number(), because: z.string(), words: z.string().nullable() }),
  ),
  /** Of the feedback. */
  written_by: writtenBySchema.optional(),
});
export type RewindReport = z.infer<typeof rewindSchema>;

/** A line of the hearing as it would be read aloud, in seconds from the start. */
export const captionSchema = z.object({
  start_s: z.number().nonnegative(),
  end_s: z.number().nonnegative(),
  speaker: z.string(),
  kind: z.enum(['presentation', 'question', 'answer', 'verdict']),
  number: z.number().int().positive().nullable(),
  text: z.string(),
});
export type Caption = z.infer<typeof captionSchema>;

export const reportExchangeSchema = z.object({
  number: z.number().int().positive(),
  question_id: z.string(),
  venue: venueSchema,
  asked_at: z.string(),
  character: z.object({ id: z.string(), name: z.string(), role: z.string() }),
  topic: z.string(),
  topic_name: z.string(),
  question: z.string(),
  method: z.string(),
  context: z.string().nullable(),
  citations: z.array(citationSchema),
  follow_up_of: z.string().nullable(),
  answer: z.string().nullable(),
  answered_event: z.string().nullable(),
  rating: ratingSchema.nullable(),
  score: z.number().nullable(),
  feedback: z.string().nullable(),
  carried: z.array(z.string()),
  missing: z.array(z.string()),
  stronger_answer: z.string().nullable(),
  assessment: assessmentSchema.nullable(),
  delivery: deliverySchema.nullable(),
  rewinds: z.array(rewindSchema),
  /** Of the question. */
  written_by: writtenBySchema.optional(),
  feedback_written_by: writtenBySchema.optional(),
});
export type ReportExchange = z.infer<typeof reportExchangeSchema>;

export const roomPointSchema = emotionalStateSchema.extend({
  question_id: z.string().nullable(),
  number: z.number().int().nonnegative(),
  crowd_energy: ratio,
  reasons: z.array(
    z.object({ meter: z.string(), change: z.number(), because: z.string(), words: z.string().nullable() }),
  ),
});

export const findingRowSchema = z.object({
  finding: z.string(),
  /** Section of the filed ordinance; null if the row is one of the usual findings. */
  section: z.string().nullable(),
  said: z.array(z.object({ quote: z.string(), number: z.number().int().nullable() })),
  grade: z.enum(['expert', 'document', 'personal_knowledge', 'opinion', 'speculation']).nullable(),
  exhibit: z.string().nullable(),
});

export const workOnSchema = z.object({
  title: z.string(),
  why: z.string(),
  topics: z.array(z.string()),
  themes: z.array(z.string()),
  numbers: z.array(z.number().int()),
  written_by: writtenBySchema.optional(),
});

/** Tokens that a language model used, and their cost at the prices the operator set; null without prices. */
export const modelUseSchema = modelUsageSchema.extend({ cost_usd: z.number().nonnegative().nullable() });
export type ModelUse = z.infer<typeof modelUseSchema>;

/** The proceeding of the hearing: what was decided on which evidence, and what was left open. decisions.md §8. */
export const reportProceedingSchema = z.object({
  kind: proceedingKindSchema,
  name: z.string(),
  body: z.string(),
  decides: z.boolean(),
  state: z.string().nullable(),
  /** Whether standards are applied to evidence; missing in reports from before this was stated. */
  quasi_judicial: z.boolean().optional(),
  /** What the body is asked to find, and who has to show it. */
  standard: z.string(),
  decision: decisionAnswer.nullable(),
  criteria: z.array(
    criterionSchema.extend({
      standing: standingSchema,
      finding: z.string(),
      in_favor: z.array(citationSchema),
      against: z.array(citationSchema),
    }),
  ),
  points: z.array(pointSchema.extend({ speaker: z.string(), answered: z.boolean() })),
  new_evidence: z.array(z.string()),
  /** What the record lacks, for the decision and for an appeal. */
  lacks: z.array(z.string()),
  /** Session id of the hearing that this one picked up. */
  continued_from: z.string().nullable(),
});
export type ReportProceeding = z.infer<typeof reportProceedingSchema>;

export const reportSchema = z.object({
  session_id: z.string(),
  notice: z.string(),
  mode: z.enum(['practice', 'hearing']),
  project: z.object({
    name: z.string(),
    type: z.string(),
    developer: z.string(),
    place: z.string(),
    state: z.string().nullable(),
  }),
  community: z.object({ id: z.string(), name: z.string() }),
  difficulty: z.string(),
  started_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  summary: z.object({
    asked: z.number().int(),
    answered: z.number().int(),
    average_score: z.number().nullable(),
    ratings: z.object({
      strong: z.number().int(),
      adequate: z.number().int(),
      weak: z.number().int(),
      poor: z.number().int(),
    }),
    /** Answers that could not be rated; no mean includes them. Missing in reports of the first edition. */
    not_rated: z.number().int().optional(),
    headline: z.string(),
    /** How it went, in a few sentences; '' if nothing was rated. */
    overview: z.string(),
    /** Of the overview. */
    written_by: writtenBySchema.optional(),
  }),
  verdict: z
    .object({
      verdict: z.enum(['APPROVED', 'DENIED']),
      score: z.number(),
      motion: z.string(),
      votes: z.array(voteSchema),
      findings: z.array(z.string()),
      conditions: z.array(z.object({ text: z.string(), from_event: z.string().nullable() })),
    })
    .nullable(),
  /** Null if no proceeding was chosen; missing in reports of the first edition. */
  proceeding: reportProceedingSchema.nullable().optional(),
  presentation: z
    .object({ words: z.number().int(), duration_s: z.number().nullable(), delivery: deliverySchema })
    .nullable(),
  exchanges: z.array(reportExchangeSchema),
  coverage: z.array(
    z.object({
      category: z.string(),
      name: z.string(),
      mentioned: z.boolean(),
      score: ratio,
      gaps: z.array(z.string()),
    }),
  ),
  checklist: z.array(z.object({ item: z.string(), mentioned: z.boolean() })),
  compliance: z.array(complianceRowSchema),
  promises: z.array(
    z.object({
      text: z.string(),
      to: z.string().nullable(),
      topic: z.string().nullable(),
      number: z.number().int().nullable(),
      enforceable: z.boolean(),
      condition: z.string(),
    }),
  ),
  contradictions: z.array(
    z.object({
      earlier: z.string(),
      now: z.string(),
      subject: z.string(),
      number: z.number().int().nullable(),
      /** A language model found it; both statements are on the record. */
      found_by: z.literal('model').optional(),
    }),
  ),
  room: z.array(roomPointSchema),
  findings: z.array(findingRowSchema),
  work_on: z.array(workOnSchema),
  captions: z.array(captionSchema),
  not_judged: z.array(z.string()),
  /** What a language model used on this rehearsal; null if none did. */
  model_use: modelUseSchema.nullable(),
});
export type Report = z.infer<typeof reportSchema>;

export const briefQuestionSchema = z.object({
  question: z.string(),
  by: z.object({ id: z.string(), name: z.string(), role: z.string() }),
  topic: z.string(),
  topic_name: z.string(),
  context: z.string(),
  citations: z.array(citationSchema),
  complete_answer: z.array(z.object({ element: z.string(), why: z.string() })),
  on_file: z.array(z.object({ quote: z.string(), source: z.string() })),
  usual_condition: z.string().nullable(),
});

export const briefSchema = z.object({
  session_id: z.string(),
  notice: z.string(),
  project: z.object({
    name: z.string(),
    type: z.string(),
    developer: z.string(),
    place: z.string(),
    state: z.string().nullable(),
  }),
  /** What the board will be asked to find, and the state's rules of procedure; null if no proceeding was chosen. */
  proceeding: z
    .object({
      name: z.string(),
      standard: z.string(),
      notice: z.string(),
      criteria: z.array(criterionSchema.extend({ on_file: z.array(citationSchema) })),
      /** Departures from a rule that the body will have to rule on, with what the ordinance on file says of such relief; null: nothing. */
      relief: z.array(z.object({ id: z.string(), name: z.string(), on_it: citationSchema.nullable() })).optional(),
      rules: z.array(stateRuleSchema),
    })
    .nullable()
    .optional(),
  questions: z.array(briefQuestionSchema),
  compliance: z.array(complianceRowSchema),
  exhibits: z.array(z.object({ name: z.string(), why: z.string() })),
});
export type Brief = z.infer<typeof briefSchema>;
