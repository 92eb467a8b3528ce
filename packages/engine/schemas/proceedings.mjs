/* The schema of packages/engine/proceedings: kinds of proceeding, each with its standard, criteria and order. One file per kind. */
import { z } from 'zod';

const step = z.enum([
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

export const criterion = z.strictObject({
  id: z.string().regex(/^[a-z_]+$/),
  /** 'public safety': completes "on …". */
  label: z.string(),
  /** As used in the motion and after 'The Commission finds that': a whole sentence. */
  text: z.string().regex(/^[A-Z].*\.$/),
  /** Topics of the knowledge base that bear on it. */
  topics: z.array(z.string()),
  /** Topics filed under it only as a fallback: an answer on them counts here, but no finding is based on it. */
  also: z.array(z.string()),
  /** Patterns of words that refer to it, besides those topics. A finding is based only on sentences that have some of either. */
  words: z.array(z.string().min(3)).optional(),
  /** A member's question on it, at most thirty words. */
  ask: z.string().regex(/^[A-Z].*[.?]$/),
  /** What to bring if it was not shown, completing 'bring …': 'a survey of what can be built under the rule as written'. */
  bring: z.string().regex(/^[a-z].*[^.]$/),
  /** 'weighs': a neighbor's belief counts by itself; 'facts_only': only what a neighbor has seen or can show counts. */
  lay_opinion: z.enum(['weighs', 'facts_only']),
  /** False if no condition can make it met: what the land is, and what caused the hardship. */
  condition_cures: z.boolean().optional(),
  /** Words by which a staff report names it before a colon: 'Access: …'. */
  called: z.array(z.string().regex(/^[a-z]+$/)).optional(),
  by_rule: z.boolean().optional(),
  approval_needs_it: z.boolean().optional(),
  /** What it names one by one, each with the topics and the words that show it; 'noun' completes 'on …'. */
  parts: z
    .array(
      z.strictObject({
        noun: z.string(),
        topics: z.array(z.string()).min(1),
        words: z.array(z.string().min(3)).optional(),
      }),
    )
    .optional(),
});

export default {
  name: 'proceedings',
  type: { name: 'ProceedingFile', from: '../proceeding/types.ts' },
  schema: z.strictObject({
    name: z.string(),
    description: z.string(),
    /** What the body has to decide, and whose burden it is. */
    standard: z.string(),
    /** The same if the state treats it the other way: evidence instead of policy, or policy instead of evidence. */
    standard_otherwise: z.string().optional(),
    /** Whether the body applies standards to evidence, as opposed to deciding policy. */
    quasi_judicial: z.boolean(),
    sworn: z.boolean(),
    cross_examination: z.boolean(),
    contacts: z.enum(['allowed', 'disclosed', 'not_at_issue']),
    votes_needed: z.enum(['majority', 'two_thirds', 'three_quarters', 'four_fifths']),
    members: z.number().int().positive(),
    /** 'the special use permit': what the motion approves. */
    sought: z.string(),
    criteria: z.array(criterion),
    /** What is decided on a plan that divides land, instead. */
    plat: z.strictObject({ standard: z.string(), criteria: z.array(criterion) }).optional(),
    /** Topics on which members offer conditions; absent: those that bear on a criterion. */
    conditions_on: z.array(z.string()).optional(),
    order: z.array(
      z.strictObject({
        step,
        title: z.string(),
        seconds: z.number().int().positive().nullable(),
        who: z.enum(['chair', 'members', 'staff', 'applicant', 'public', 'parties']),
        skippable: z.boolean(),
      }),
    ),
    /** Words in a request that indicate this kind, the most certain first, and the reason to give for each group of them. */
    asked_for: z.array(z.strictObject({ words: z.array(z.string().min(3)).min(1), reason: z.string() })),
  }),
};
