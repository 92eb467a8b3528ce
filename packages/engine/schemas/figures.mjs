/* The schema of packages/engine/figures: how a code says what a figure is about. */
import { z } from 'zod';

const pattern = z.string().refine(
  (source) => {
    try {
      return new RegExp(source) instanceof RegExp;
    } catch {
      return false;
    }
  },
  { message: 'not a regular expression' },
);

const entry = z.strictObject({
  subject: z.string().min(1),
  topic: z
    .string()
    .regex(/^[a-z0-9_]+$/)
    .nullable(),
  dimensions: z.array(z.string().min(1)).min(1),
  /** The direction of a rule that doesn't state one. */
  usual: z.enum(['min', 'max', 'equals']),
  /** For what an application, a notice, or the county must do. */
  process: z.literal(true).optional(),
  /** The titles above a figure are enough to tell. */
  by_title: z.literal(true).optional(),
  /** Any of these; the figure itself stands between ⟦ and ⟧. */
  patterns: z.array(pattern).min(1),
});

export default {
  name: 'figures',
  type: { name: 'FigureSubjects', from: '../ordinance/figures/subject-list.ts' },
  schema: z.strictObject({ description: z.string(), entries: z.array(entry).min(1) }),
};
