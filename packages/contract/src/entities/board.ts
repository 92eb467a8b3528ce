import { z } from 'zod';

/* A real board, as its published minutes show it. decisions.md §8. */

/** Words of the minutes and their position in the text as filed, in UTF-16 units. */
const place = z.object({ quote: z.string(), start: z.number().int().nonnegative() });
const namedVote = z.enum(['yes', 'no', 'abstain', 'recused']);
const role = z.enum(['chair', 'vice_chair', 'member']);
const outcome = z.enum([
  'approved',
  'approved_with_conditions',
  'approved_less',
  'denied',
  'postponed',
  'withdrawn',
  'motion_failed',
  'no_action',
  'not_stated',
]);
const staffView = z.enum(['approve', 'approve_with_conditions', 'approve_less', 'deny', 'postpone']);
const kind = z.enum([
  'rezoning',
  'special_use',
  'variance',
  'site_plan',
  'subdivision',
  'text_or_plan',
  'procedural',
  'other',
]);

/** A passage of one of the meetings on file. */
export const boardPassageSchema = place.extend({ document_id: z.string() });
export type BoardPassage = z.infer<typeof boardPassageSchema>;

const item = z.object({
  title: z.string(),
  kind,
  staff_recommendation: staffView.nullable(),
  motion: z.object({ mover: z.string().nullable(), seconder: z.string().nullable(), text: z.string() }).nullable(),
  /** Only votes that the minutes give by name. */
  votes: z.record(z.string(), namedVote),
  /** Votes that follow from a unanimous vote or a count and the attendance. */
  inferred_votes: z.record(z.string(), namedVote),
  tally: z.object({ yes: z.number().int(), no: z.number().int() }).nullable(),
  outcome,
  /** A higher body decides. */
  recommends: z.boolean(),
  conditions: z.array(place),
  topics: z.array(z.string()),
  /** Positions of title, staff's recommendation, motion and outcome, and of the votes by name. */
  places: z.object({ title: place, staff: place, motion: place, outcome: place, votes: z.array(place) }).partial(),
});

export const boardMeetingSchema = z.object({
  document_id: z.string(),
  source: z.string(),
  body: z.string().nullable(),
  date: z.string().nullable(),
  /** From the call to order to adjournment; null if the minutes do not print the times. */
  minutes_long: z.number().int().nullable(),
  members: z.array(z.object({ name: z.string(), role, present: z.boolean() })),
  items: z.array(item),
});
export type BoardMeeting = z.infer<typeof boardMeetingSchema>;

export const boardMemberSchema = z.object({
  name: z.string(),
  role,
  /** Meetings on file at which they were present. */
  meetings: z.number().int(),
  motions: z.number().int(),
  seconds: z.number().int(),
  votes: z.object({
    yes: z.number().int(),
    no: z.number().int(),
    abstain: z.number().int(),
    recused: z.number().int(),
  }),
  /** Times they voted against the outcome. */
  dissents: z.number().int(),
  topics: z.array(
    z.object({ topic: z.string(), name: z.string(), count: z.number().int(), passages: z.array(boardPassageSchema) }),
  ),
});
export type BoardMember = z.infer<typeof boardMemberSchema>;

const count = z.number().int();
const decidedSchema = z.object({
  of: z.string(),
  items: count,
  approved: count,
  /** Of the approved. */
  with_conditions: count,
  denied: count,
  postponed: count,
  /** Motions that failed, where none on the same request passed. */
  failed: count.optional(),
  /** Votes that were not unanimous. */
  split: count,
});

/** What a board has decided on land use, in counts. */
export const boardRecordSchema = z.object({
  all: decidedSchema,
  by_kind: z.array(decidedSchema),
  by_staff: z.array(decidedSchema),
  conditions: z.array(boardPassageSchema),
  /** Over all members, the most frequent first. */
  topics: boardMemberSchema.shape.topics,
  /** Minutes from call to order to adjournment, shortest first. */
  lengths: z.array(count),
});
export type BoardRecord = z.infer<typeof boardRecordSchema>;

/** The applicant's own board that sits in a rehearsal: `projectConfig.board`. */
export const seatedBoardSchema = z.object({
  body: z.string().nullable(),
  seats: z
    .array(
      z.object({
        id: z.string().regex(/^seat_[0-9]{1,2}$/),
        /** As the minutes have it; never sent anywhere but to this server. */
        name: z.string().min(1).max(120),
        /** What the seat is called in the room and in everything that leaves it: the name, or "Member A". */
        shownAs: z.string().min(1).max(120),
        role,
        /** From a topic of the knowledge to a weight above 1, for what the member keeps asking about. */
        topics: z.record(z.string(), z.number().min(0).max(4)),
        /** -1 votes against more than the others, 1 for more than the others. */
        lean: z.number().min(-1).max(1),
      }),
    )
    .min(1)
    .max(15),
});
export type SeatedBoard = z.infer<typeof seatedBoardSchema>;

/** A board with its meetings. */
export const boardSchema = z.object({
  body: z.string().nullable(),
  meetings: z.array(boardMeetingSchema),
  members: z.array(boardMemberSchema),
  record: boardRecordSchema,
  /** The board as it could sit in a rehearsal, with seats called "Member A" and so on; null if the minutes name
   *  nobody. */
  seated: seatedBoardSchema.nullable(),
});
export type Board = z.infer<typeof boardSchema>;
