import { z } from 'zod';
import { assessmentSchema } from './judgment.ts';
import { citationSchema } from './material.ts';

/* Who decides, by what standard, in what order. decisions.md §8 (Proceeding). */

export const proceedingKindSchema = z.enum([
  'rezoning',
  'special_use',
  'variance',
  'site_plan',
  'hearing_examiner',
  'community_meeting',
]);
export type ProceedingKind = z.infer<typeof proceedingKindSchema>;

/** The steps of an evening. `presentation`, `board_questions` and `public_comment` have their own calls. */
export const proceedingStepSchema = z.enum([
  'call_to_order',
  'disclosure',
  'oath',
  'staff_report',
  'presentation',
  'board_questions',
  'public_comment',
  'cross_examination',
  'rebuttal',
  'close',
  'deliberation',
  'decision',
]);
export type ProceedingStep = z.infer<typeof proceedingStepSchema>;

const seconds = z
  .number()
  .int()
  .min(10)
  .max(4 * 60 * 60);

/** Where the local rules differ from the state's or the general order. A missing clock means the general one. */
export const localRulesSchema = z.looseObject({
  name: z.string().max(200).nullish(),
  clocks: z
    .looseObject({
      applicant: seconds.nullish(),
      team: seconds.nullish(),
      /** For each speaker. */
      public: seconds.nullish(),
      rebuttal: seconds.nullish(),
      cross_examination: seconds.nullish(),
    })
    .nullish(),
  order: z.array(proceedingStepSchema).max(12).nullish(),
  sworn: z.boolean().nullish(),
  cross_examination: z.boolean().nullish(),
  votes_needed: z.enum(['majority', 'two_thirds', 'three_quarters', 'four_fifths']).nullish(),
  members: z.number().int().min(1).max(15).nullish(),
  criteria: z
    .array(z.object({ id: z.string().min(1).max(60), text: z.string().min(1).max(600) }))
    .max(15)
    .nullish(),
});
export type LocalRules = z.infer<typeof localRulesSchema>;

/** What a body wanted to see when it continued a hearing. */
export const wantedSchema = z.object({
  /** Id of the criterion that was left open. */
  criterion: z.string().max(60),
  /** Completes 'on …'. */
  label: z.string().max(200),
  topic: z.string().max(100),
  text: z.string().max(600),
});
export type Wanted = z.infer<typeof wantedSchema>;

/** `projectConfig.proceeding`: what the applicant chose. */
export const proceedingChoiceSchema = z.looseObject({
  kind: proceedingKindSchema,
  body: z.enum(['decides', 'recommends']).default('decides'),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish(),
  local: localRulesSchema.nullish(),
  /** Session id of a continued hearing that this one picks up. */
  continued_from: z.string().max(200).nullish(),
  /** What that hearing wanted to see. */
  wanted: z.array(wantedSchema).max(12).nullish(),
});
export type ProceedingChoice = z.infer<typeof proceedingChoiceSchema>;

export const criterionSchema = z.object({ id: z.string(), text: z.string() });

export const orderItemSchema = z.object({
  step: proceedingStepSchema,
  title: z.string(),
  /** The clock of the step; for `public_comment`, of each speaker. Null: none. */
  seconds: z.number().int().nullable(),
  who: z.enum(['chair', 'members', 'staff', 'applicant', 'public', 'parties']),
  skippable: z.boolean(),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

export const proceedingSchema = z.object({
  id: proceedingKindSchema,
  name: z.string(),
  description: z.string(),
  standard: z.string(),
  criteria: z.array(criterionSchema),
  sworn: z.boolean(),
  cross_examination: z.boolean(),
  contacts: z.enum(['allowed', 'disclosed', 'not_at_issue']),
  order: z.array(orderItemSchema),
});
export type Proceeding = z.infer<typeof proceedingSchema>;

/** A rule of a state, in our words; only what was read in a source. */
export const stateRuleSchema = z.object({
  field: z.string(),
  text: z.string(),
  citation: z.string(),
  in_force_since: z.string().nullable(),
  read_on: z.string(),
  check_locally: z.boolean(),
  /** Where it was read. */
  source: z.string().optional(),
});
export type StateRule = z.infer<typeof stateRuleSchema>;

export const proceedingProposalSchema = z.object({ kind: proceedingKindSchema, reason: z.string() });
export type ProceedingProposal = z.infer<typeof proceedingProposalSchema>;

export const staffRecommendationSchema = z.enum([
  'approve',
  'approve_with_conditions',
  'approve_less',
  'deny',
  'postpone',
]);
export type StaffRecommendation = z.infer<typeof staffRecommendationSchema>;

/** What was read in a staff report. Every quote appears in it word for word. */
export const staffReportSchema = z.object({
  request: z.object({ text: z.string(), quote: z.string() }).nullable(),
  recommendation: staffRecommendationSchema.nullable(),
  recommendation_quote: z.string().nullable(),
  criteria: z.array(
    z.object({
      text: z.string(),
      view: z.enum(['met', 'met_with_condition', 'not_met', 'not_stated']),
      quote: z.string(),
    }),
  ),
  conditions: z.array(z.object({ text: z.string(), quote: z.string() })),
  /** True for one that was made from what is filed; it recommends nothing. */
  made: z.boolean(),
});
export type StaffReport = z.infer<typeof staffReportSchema>;

export const spokenLineSchema = z.object({ speaker: z.string(), text: z.string() });
export type SpokenLine = z.infer<typeof spokenLineSchema>;

/** Something said for or against the request in public comment, which the applicant can answer in the rebuttal. */
export const pointSchema = z.object({ id: z.string(), text: z.string(), topic: z.string() });
export type Point = z.infer<typeof pointSchema>;

export const publicSpeakerSchema = z.object({
  id: z.string(),
  name: z.string(),
  position: z.enum(['for', 'against', 'neutral']),
});

export const stepAnswer = z.object({
  lines: z.array(spokenLineSchema),
  awaits: z.literal('reply').nullable(),
  next: proceedingStepSchema,
});

export const testimonyAnswer = z.object({
  speaker: publicSpeakerSchema,
  statement: z.string(),
  seconds: z.number().int(),
  points: z.array(pointSchema),
  /** Speakers still signed up after this one. */
  remaining: z.number().int().nonnegative(),
});

export const rebuttalResult = {
  answered: z.array(z.string()),
  left: z.array(z.string()),
  new_evidence: z.array(z.object({ words: z.string() })),
};
export const rebuttalAnswer = z.object({ ...rebuttalResult, assessment: assessmentSchema });

export const decisionKindSchema = z.enum([
  'approve',
  'approve_with_conditions',
  'approve_less',
  'continue',
  'recommend_approval',
  'recommend_denial',
  'deny',
]);
export type DecisionKind = z.infer<typeof decisionKindSchema>;

/** 'open': nothing was decided on it, as after a continuance. */
export const standingSchema = z.enum(['met', 'met_with_condition', 'not_shown', 'not_met', 'open']);
export type Standing = z.infer<typeof standingSchema>;

export const decidedVoteSchema = z.object({
  character_id: z.string(),
  name: z.string(),
  vote: z.enum(['aye', 'nay', 'abstain', 'recused']),
  reason: z.string(),
});

/** A condition of approval, complete in itself; `from_event` is null if it is staff's or the board's own. */
export const decidedConditionSchema = z.object({ text: z.string(), from_event: z.string().nullable() });

export const decidedCriterionSchema = criterionSchema.extend({
  standing: standingSchema,
  rests_on: z.array(citationSchema),
  /** 'The record shows … The Commission finds …' */
  finding: z.string(),
});
export type DecidedCriterion = z.infer<typeof decidedCriterionSchema>;

/** A departure from a rule, by name, and what the body makes of it. */
export const decidedReliefSchema = z.object({
  /** As the motion counts them: 'a'. */
  id: z.string(),
  /** '28 feet, where the rule is 35 feet'. */
  name: z.string(),
  /** By what it is judged, in a sentence. */
  standard: z.string(),
  ruling: z.enum([
    'granted',
    'granted_with_condition',
    'denied',
    'not_granted',
    'open',
    // Where the body only recommends.
    'recommended',
    'recommended_with_condition',
    'not_recommended',
  ]),
  /** What is ruled and why, in whole sentences. */
  reason: z.string(),
  rests_on: z.array(citationSchema),
});
export type DecidedRelief = z.infer<typeof decidedReliefSchema>;

/** The decision of the body. decisions.md §8. */
export const decisionShape = {
  decision: decisionKindSchema,
  motion: z.string(),
  mover: z.string(),
  seconder: z.string(),
  /** What the chair announces after the roll call: 'The motion carries, six to one.' Absent where one officer decides, and earlier. */
  result: z.string().optional(),
  /** Those that became part of the motion, as they were read. */
  amendments: z.array(z.string()),
  criteria: z.array(decidedCriterionSchema),
  /** Each relief that was asked for, ruled on by name; missing in earlier records. */
  relief: z.array(decidedReliefSchema).optional(),
  conditions: z.array(decidedConditionSchema),
  votes: z.array(decidedVoteSchema),
  practice_score: z.number(),
  next_steps: z.array(z.string()),
};
export const decisionAnswer = z.object(decisionShape);
export type Decision = z.infer<typeof decisionAnswer>;

/** The state of the evening, for a page that opens it again. */
export const proceedingStateSchema = z.object({
  choice: proceedingChoiceSchema,
  proceeding: proceedingSchema,
  /** The current or next step; null once decided. */
  next: proceedingStepSchema.nullable(),
  awaits: z.literal('reply').nullable(),
  /** The lines that await a reply. */
  pending: z.array(spokenLineSchema),
  steps: z.array(
    z.object({ step: proceedingStepSchema, state: z.enum(['done', 'skipped', 'current', 'to_come', 'passed_over']) }),
  ),
  staff_report: staffReportSchema.nullable(),
  staff_agreed: z.enum(['yes', 'no', 'in_part']).nullable(),
  sworn: z.boolean().nullable(),
  testimony: z.array(
    z.object({
      speaker: publicSpeakerSchema,
      statement: z.string(),
      seconds: z.number().int(),
      points: z.array(pointSchema),
    }),
  ),
  speakers_remaining: z.number().int().nonnegative(),
  rebuttal: z.object(rebuttalResult).nullable(),
  decided: z.boolean(),
  /** Chosen from the request; null if nothing indicates one. */
  proposal: proceedingProposalSchema.nullable(),
});
export type ProceedingState = z.infer<typeof proceedingStateSchema>;
