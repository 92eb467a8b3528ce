import { z } from 'zod';

/** What a question rests on. `quote` appears word for word in the material it names; `start` is the offset in the
 *  material as filed, in UTF-16 units. decisions.md §3, §6. */
export const citationSchema = z.object({
  kind: z.enum([
    'presentation',
    'answer',
    'ordinance',
    'news',
    'planning',
    'project',
    'staff_report',
    'minutes',
    'exhibit',
    'testimony',
  ]),
  quote: z.string(),
  source: z.string(),
  section: z.string().nullable(),
  start: z.number().int().nonnegative().nullable(),
});
export type Citation = z.infer<typeof citationSchema>;

/** A rule with a number, found in an ordinance. decisions.md §3, §8. */
export const standardSchema = z.object({
  /** A hash of document and place: the same rule of the same text has the same id. */
  id: z.string(),
  subject: z.string(),
  comparator: z.enum(['min', 'max', 'equals']),
  value: z.number(),
  unit: z.string(),
  /** As the ordinance numbers it; null if it is under no number and no heading. */
  section: z.string().nullable(),
  quote: z.string(),
  applies_to: z.string(),
  /** The use, district or thing that it governs, in the code's own words; null if it names none. */
  binds: z.string().nullable(),
  /** What a distance is measured to, in the code's own words; null if it names nothing. */
  measured_to: z.string().nullable(),
  from: z.enum(['sentence', 'table', 'definition']),
});
export type Standard = z.infer<typeof standardSchema>;

/** A passage of an ordinance. hearing.md §3. */
export const ordinanceChunkSchema = z.object({
  text: z.string(),
  section: z.string().nullable(),
  theme: z.string(),
  district: z.string(),
  municipality: z.string(),
  effective_date: z.string(),
  enforcement_level: z.enum(['strict', 'standard']),
  source: z.string(),
  type: z.literal('ordinance_chunk'),
  relevance: z.number().min(0).max(1),
});
export type OrdinanceChunk = z.infer<typeof ordinanceChunkSchema>;

/** News item. hearing.md §3, decisions.md §3. */
export const newsItemSchema = z.object({
  title: z.string(),
  snippet: z.string(),
  theme: z.string(),
  relevance: z.number().min(0).max(1),
  source: z.string(),
  /** As the article gives it; null for a composed one. */
  date: z.string().nullable(),
  url: z.string().nullable(),
  opposition_detected: z.boolean(),
  simulated: z.boolean(),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** What the board could raise next. hearing.md §3. */
export const topicSchema = z.object({
  source: z.string(),
  topic: z.string(),
  description: z.string(),
  relevance: z.number().min(0).max(1),
  urgency: z.number().min(0).max(1),
  injection_timing: z.string(),
  assigned_questioner: z.string(),
  context_data: z.record(z.string(), z.unknown()),
});
export type Topic = z.infer<typeof topicSchema>;

export const passageSchema = z.object({
  text: z.string(),
  kind: z.string(),
  source: z.string(),
  section: z.string().nullable(),
  score: z.number(),
});
export type Passage = z.infer<typeof passageSchema>;
