import { z } from 'zod';
import { assessmentSchema, ratingSchema } from './entities/judgment.ts';
import { citationSchema, newsItemSchema } from './entities/material.ts';
import {
  decisionShape,
  pointSchema,
  proceedingStepSchema,
  publicSpeakerSchema,
  rebuttalResult,
  spokenLineSchema,
} from './entities/proceeding.ts';
import { limits } from './limits.ts';

/* The events of a rehearsal: append-only, past tense. Everything else is a function of this list. decisions.md §5. */

/** Printable ASCII, so that every database stores it exactly as sent. */
const eventId = z.string().regex(/^[\x21-\x7e]{1,128}$/);
const at = z.iso.datetime({ offset: true });
const base = { id: eventId, at };

/** What the applicant configured. `project` holds whatever the page knows about the project (practice.md §3,
 *  hearing.md §3); missing fields get the fallbacks of hearing.md §3 when they are read, not when they are stored. */
export const configuredEventSchema = z.object({
  ...base,
  type: z.literal('configured'),
  mode: z.enum(['practice', 'hearing']).optional(),
  seed: z.number().int().nonnegative().optional(),
  community_type: z.string().optional(),
  community_data: z.record(z.string(), z.unknown()).optional(),
  difficulty: z.string().optional(),
  project_type: z.string().optional(),
  project: z.record(z.string(), z.unknown()).optional(),
  config: z.record(z.string(), z.unknown()).optional(),
});

export const documentKindSchema = z.enum(['ordinance', 'planning', 'news', 'staff_report', 'minutes', 'exhibit']);
export type DocumentKind = z.infer<typeof documentKindSchema>;

/** A document on file. News has `articles`, the others `text`. */
export const documentFiledEventSchema = z.object({
  ...base,
  type: z.literal('document_filed'),
  kind: documentKindSchema,
  document_id: z.string(),
  source: z.string(),
  title: z.string().nullable().optional(),
  pages: z.number().int().nonnegative().nullable().optional(),
  text: z.string().optional(),
  articles: z.array(newsItemSchema).optional(),
  /** True for a staff report that was made from what is on file. */
  made: z.boolean().optional(),
});

/** The documents of this kind were removed (reset-ordinance). */
export const documentWithdrawnEventSchema = z.object({
  ...base,
  type: z.literal('document_withdrawn'),
  kind: documentKindSchema,
});

export const presentedEventSchema = z.object({
  ...base,
  type: z.literal('presented'),
  text: z.string().max(limits.presentationCharacters),
  duration_s: z.number().nonnegative().nullable().optional(),
  quality: z.record(z.string(), z.unknown()).nullable().optional(),
});

export const questionTypeSchema = z.enum([
  'detailed_question',
  'emotional_accusation',
  'demand_ultimatum',
  'personal_story',
  'interruption',
  'expert_challenge',
  'coalition_building',
  'fallback',
]);
export type QuestionType = z.infer<typeof questionTypeSchema>;

export const methodSchema = z.enum(['ai_character_enhanced', 'memory_enhanced', 'built_in', 'fallback']);
export type QuestionMethod = z.infer<typeof methodSchema>;

export const purposeSchema = z.enum([
  'background',
  'clarification',
  'implications',
  'support',
  'criticism',
  'communicate',
  'humor',
]);
export type Purpose = z.infer<typeof purposeSchema>;

/** Which call or room a question belongs to. */
export const venueSchema = z.enum(['practice', 'board', 'public']);
export type Venue = z.infer<typeof venueSchema>;

/** Present if a language model wrote the words. */
export const writtenBySchema = z.literal('model');
/** Tokens that a language model used since the previous event. */
export const modelUsageSchema = z.object({
  input_tokens: z.number().int().nonnegative(),
  output_tokens: z.number().int().nonnegative(),
});

export const askedEventSchema = z.object({
  ...base,
  type: z.literal('asked'),
  question_id: z.string(),
  question: z.string(),
  venue: venueSchema,
  character_id: z.string(),
  character_name: z.string(),
  character_role: z.string(),
  /** Topic of the knowledge (`setbacks`, `noise`, ...). */
  topic: z.string(),
  /** What the client asked about, as it was sent: a theme id or topic. */
  topic_focus: z.string().nullable().optional(),
  /** The kind of issue the question raises, and the key that keeps it from being raised twice. */
  issue_kind: z.string(),
  issue_key: z.string(),
  question_type: questionTypeSchema,
  method: methodSchema,
  purpose: purposeSchema,
  /** Ids of the elements that a complete answer contains. */
  expects: z.array(z.string()),
  citations: z.array(citationSchema),
  follow_up_of: z.string().nullable(),
  context: z.string().nullable().optional(),
  written_by: writtenBySchema.optional(),
  /** What the engine would have said, if a language model chose the words: an answer is judged against this. */
  draft: z.string().optional(),
  model_usage: modelUsageSchema.optional(),
});

export const answeredEventSchema = z.object({
  ...base,
  type: z.literal('answered'),
  question_id: z.string(),
  /** Present if the question was not asked by the server (offline, canned). */
  question: z.string().max(limits.answerCharacters).optional(),
  text: z.string().max(limits.answerCharacters),
  response_time_s: z.number().nonnegative().nullable().optional(),
  response_type: z.string().nullable().optional(),
  has_audio: z.boolean().optional(),
  /** Id of the answer that this one is a second try for, given after the hearing: it changes nothing in the hearing. */
  rewind_of: eventId.optional(),
});

export const judgedEventSchema = z.object({
  ...base,
  type: z.literal('judged'),
  question_id: z.string(),
  /** Null, along with the score, if the answer could not be rated: `assessment.not_rated` says why. decisions.md §8 */
  rating: ratingSchema.nullable(),
  score: z.number().min(0).max(10).nullable(),
  feedback: z.string(),
  /** Null if no assessment could be made (the offline rules of practice.md §5). */
  assessment: assessmentSchema.nullable(),
  /** As in `answered`. */
  rewind_of: eventId.optional(),
  /** Of the feedback; the rating is always the engine's. */
  written_by: writtenBySchema.optional(),
  model_usage: modelUsageSchema.optional(),
});

export const phaseChangedEventSchema = z.object({
  ...base,
  type: z.literal('phase_changed'),
  phase: z.string(),
  reason: z.string().nullable().optional(),
  /** Handed over by the room: raises frustration and lowers trust by this much (0..0.5). hearing.md §5. */
  hostility_modifier: z.number().min(0).max(0.5).nullable().optional(),
});

export const voteSchema = z.object({
  character_id: z.string(),
  name: z.string(),
  vote: z.enum(['aye', 'nay', 'abstain', 'recused']),
  reason: z.string(),
});

export const votedEventSchema = z.object({
  ...base,
  type: z.literal('voted'),
  verdict: z.enum(['APPROVED', 'DENIED']),
  score: z.number(),
  motion: z.string(),
  votes: z.array(voteSchema),
  findings: z.array(z.string()),
  conditions: z.array(z.object({ text: z.string(), from_event: z.string().nullable() })),
});

/** A step of the proceeding besides questions, testimony and rebuttal, or one half of it if it awaits a reply. */
export const steppedEventSchema = z.object({
  ...base,
  type: z.literal('stepped'),
  step: proceedingStepSchema,
  lines: z.array(spokenLineSchema),
  awaits: z.literal('reply').nullable(),
  next: proceedingStepSchema,
  /** What the applicant said; absent if no reply was awaited. */
  reply: z.string().max(limits.answerCharacters).nullable().optional(),
  skipped: z.boolean().optional(),
  /** True if the applicant took the oath. */
  sworn: z.boolean().optional(),
  /** Whether the applicant agrees with staff. */
  agrees: z.enum(['yes', 'no', 'in_part']).optional(),
  /** Ids of the members who stepped down because of a conflict. */
  recused: z.array(z.string()).optional(),
  /** A condition that a member offers; the applicant's reply to it is awaited. */
  offered: z.object({ id: z.string(), text: z.string(), offered_by: z.string() }).optional(),
  /** A condition that was offered earlier, and what the reply made of it. `text` is what would go into the motion. */
  amendment: z
    .object({
      id: z.string(),
      text: z.string(),
      offered_by: z.string(),
      answer: z.enum(['accept', 'reword', 'decline']),
    })
    .optional(),
  /** A question of cross-examination; the applicant's reply to it is awaited. */
  cross: z.object({ id: z.string(), question: z.string(), topic: z.string() }).optional(),
});

/** A speaker of public comment. */
export const testifiedEventSchema = z.object({
  ...base,
  type: z.literal('testified'),
  speaker: publicSpeakerSchema,
  statement: z.string(),
  seconds: z.number().int().nonnegative(),
  points: z.array(pointSchema),
});

export const rebuttedEventSchema = z.object({
  ...base,
  type: z.literal('rebutted'),
  text: z.string().max(limits.answerCharacters),
  ...rebuttalResult,
  assessment: assessmentSchema,
});

/** The decision of the body in a proceeding. `voted` remains, for the score of the public phase. */
export const decidedEventSchema = z.object({ ...base, type: z.literal('decided'), ...decisionShape });

/** The applicant's answer to whether a rule applies to this project. decisions.md §8 (Contradiction, shortfall). */
export const standardReviewedEventSchema = z.object({
  ...base,
  type: z.literal('standard_reviewed'),
  standard_id: z.string().max(200),
  answer: z.enum(['yes', 'no', 'not_sure']),
});

/** A sentence of the record that bears on a criterion, word for word. */
export const passageFoundSchema = z.object({
  criterion: z.string().max(100),
  kind: z.enum(['presentation', 'answer', 'staff_report', 'testimony']),
  quote: z.string().max(limits.answerCharacters),
  side: z.enum(['for', 'against']),
});
export type PassageFound = z.infer<typeof passageFoundSchema>;

/** The prose of the report as a language model wrote it, kept so that a report reads the same twice. It changes
 *  nothing in the rehearsal. */
export const reportWordedEventSchema = z.object({
  ...base,
  type: z.literal('report_worded'),
  /** Digest of the built-in prose it replaces; it replaces nothing else. */
  of: z.string().max(100),
  /** One text for each of the built-in ones; null keeps the built-in one. */
  words: z.array(z.string().max(4_000)).max(10).nullable(),
  model_usage: modelUsageSchema.optional(),
});

/** What a language model found in the background, verified, after the answer was recorded. It changes no rating: feedback on an answer, two
 *  statements that cannot both be true, and what a second reading says about rules on file. decisions.md §8 (Model). */
export const readBehindEventSchema = z.object({
  ...base,
  type: z.literal('read_behind'),
  /** The question whose answer was read; absent if rules were read. */
  question_id: z.string().optional(),
  feedback: z.string().max(4_000).optional(),
  /** Of the feedback. */
  written_by: writtenBySchema.optional(),
  contradictions: z
    .array(z.object({ earlier: z.string(), now: z.string(), subject: z.string().max(100) }))
    .max(5)
    .optional(),
  /** By id of the standard. */
  standards: z.record(z.string().max(200), z.enum(['agrees', 'differs'])).optional(),
  /** Rules and statements that belong together; `start` is where the quote begins in the ordinance on file. */
  compared: z
    .array(
      z.object({
        start: z.number().int().nonnegative(),
        quote: z.string().max(800),
        figure: z.string().max(800),
        limit: z.enum(['min', 'max']),
        measured_to: z.string().max(200),
        only_if: z.string().max(200),
        sentence: z.string().max(limits.answerCharacters),
        said: z.string().max(limits.answerCharacters),
        of: z.string().max(200).optional(),
        /** What the rule comes to and what was stated, as calculations over numbers that appear in either. */
        needs: z.string().max(200).optional(),
        gives: z.string().max(200).optional(),
        /** The second reading left open whether the two can be compared. */
        open: z.literal(true).optional(),
      }),
    )
    .max(20)
    .optional(),
  /** What bears on the criteria of the decision. */
  passages: z.array(passageFoundSchema).max(24).optional(),
  model_usage: modelUsageSchema.optional(),
});

export const eventSchema = z.discriminatedUnion('type', [
  configuredEventSchema,
  documentFiledEventSchema,
  documentWithdrawnEventSchema,
  presentedEventSchema,
  askedEventSchema,
  answeredEventSchema,
  judgedEventSchema,
  phaseChangedEventSchema,
  votedEventSchema,
  steppedEventSchema,
  testifiedEventSchema,
  rebuttedEventSchema,
  decidedEventSchema,
  standardReviewedEventSchema,
  reportWordedEventSchema,
  readBehindEventSchema,
]);

export type ConfiguredEvent = z.infer<typeof configuredEventSchema>;
export type DocumentFiledEvent = z.infer<typeof documentFiledEventSchema>;
export type DocumentWithdrawnEvent = z.infer<typeof documentWithdrawnEventSchema>;
export type PresentedEvent = z.infer<typeof presentedEventSchema>;
export type AskedEvent = z.infer<typeof askedEventSchema>;
export type AnsweredEvent = z.infer<typeof answeredEventSchema>;
export type JudgedEvent = z.infer<typeof judgedEventSchema>;
export type PhaseChangedEvent = z.infer<typeof phaseChangedEventSchema>;
export type VotedEvent = z.infer<typeof votedEventSchema>;
export type SteppedEvent = z.infer<typeof steppedEventSchema>;
export type TestifiedEvent = z.infer<typeof testifiedEventSchema>;
export type RebuttedEvent = z.infer<typeof rebuttedEventSchema>;
export type DecidedEvent = z.infer<typeof decidedEventSchema>;
export type StandardReviewedEvent = z.infer<typeof standardReviewedEventSchema>;
export type ReportWordedEvent = z.infer<typeof reportWordedEventSchema>;
export type ReadBehindEvent = z.infer<typeof readBehindEventSchema>;
export type RehearsalEvent = z.infer<typeof eventSchema>;
export type EventType = RehearsalEvent['type'];

/** Version of the record's shape, sent with it and checked on import. Version 2 has the events of a proceeding; a
 *  record of version 1 is read as it is and never rewritten. decisions.md §8. */
export const recordVersion = 2;
