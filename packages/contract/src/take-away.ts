import { z } from 'zod';
import { ratingSchema } from './entities/judgment.ts';
import { limits } from './limits.ts';
import { reportSchema, rewindSchema, roomMetersSchema } from './report.ts';

/* What an applicant does with a rehearsal afterward: move it to another machine, repeat it, answer a question
   again, compare it with others, show it to a coach. */

/** The record as it was downloaded. The call itself checks its events one by one and says what is wrong with them;
 *  `digest` is what the record call sent with them. */
export const importBody = z.looseObject({
  session_id: z.unknown().optional(),
  version: z.unknown().optional(),
  events: z.unknown().optional(),
  digest: z.unknown().optional(),
});

export const importAnswer = z.object({ session_id: z.string(), events: z.number().int() });

export const rewindBody = z.looseObject({
  question_id: z.string().min(1).max(200),
  answer: z.string().max(limits.answerCharacters),
  response_time: z.number().nonnegative().nullish(),
});
export const rewindAnswer = z.object({ rewind: rewindSchema });

/** `topics` makes it a practice session on just these; without them it is the same rehearsal over again. */
export const repeatBody = z.looseObject({ topics: z.array(z.string().max(100)).max(12).nullish() }).nullish();
export const repeatAnswer = z.object({
  session_id: z.string(),
  mode: z.enum(['practice', 'hearing']),
  project_type: z.string(),
  difficulty: z.string(),
  community_type: z.string(),
  /** Members who asked, for a practice session. */
  characters: z.array(z.object({ character_id: z.string(), name: z.string(), role: z.string() })),
  /** Theme ids to practice. */
  themes: z.array(z.string()),
  project: z.record(z.string(), z.unknown()),
});

export const progressPointSchema = z.object({
  session_id: z.string(),
  project_name: z.string(),
  mode: z.enum(['practice', 'hearing']),
  at: z.string(),
  answered: z.number().int(),
  average_score: z.number().nullable(),
  ratings: z.record(ratingSchema, z.number().int()),
  topics: z.array(z.object({ topic: z.string(), name: z.string(), average: z.number(), answers: z.number().int() })),
  room: roomMetersSchema,
});
export type ProgressPoint = z.infer<typeof progressPointSchema>;
export const progressAnswer = z.object({ points: z.array(progressPointSchema) });

export const coachLinkSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  comments: z.number().int(),
});
export type CoachLink = z.infer<typeof coachLinkSchema>;
export const coachLinkBody = z.looseObject({ days: z.number().int().min(1).max(90).nullish() }).nullish();
/** The token is shown once, when the link is made; the server stores only its hash. */
export const coachLinkMade = z.object({ link: coachLinkSchema, token: z.string(), path: z.string() });
export const coachLinks = z.object({ links: z.array(coachLinkSchema) });

export const coachCommentSchema = z.object({
  id: z.string(),
  /** Null for a comment on the whole rehearsal. */
  question_id: z.string().nullable(),
  author: z.string(),
  text: z.string(),
  at: z.string(),
});
export type CoachComment = z.infer<typeof coachCommentSchema>;
export const coachCommentBody = z.looseObject({
  question_id: z.string().max(200).nullish(),
  author: z.string().max(80).nullish(),
  text: z.string().min(1).max(4_000),
});
export const coachCommentMade = z.object({ comment: coachCommentSchema });
export const coachComments = z.object({ comments: z.array(coachCommentSchema) });
export const coachReportAnswer = z.object({
  report: reportSchema,
  comments: z.array(coachCommentSchema),
  expires_at: z.string(),
});
