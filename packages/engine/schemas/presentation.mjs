/* The schema of packages/engine/presentation: what a board expects to hear in a presentation, and the words that tell it was said. */
import { z } from 'zod';

const topic = z.string().regex(/^[a-z0-9_]+$/);

/** Any of these tells that something was said. */
const signs = {
  /** Token patterns, as the matcher of `language/` reads them. */
  words: z.array(z.string().min(1)).min(1).optional(),
  /** A figure that measures one of these. */
  dimensions: z.array(z.string().min(1)).min(1).optional(),
  /** A figure in one of these units. */
  units: z.array(z.string().min(1)).min(1).optional(),
  /** A number of these things, as lemmas with | between them. */
  counts: z.array(z.string().min(1)).min(1).optional(),
};

const item = z.strictObject({
  /** For items that checklists share. */
  id: topic.optional(),
  item: z.string().min(1),
  topic,
  ...signs,
  /** Said if nothing tells of it. */
  gap: z.string().min(1),
});

const category = z.strictObject({
  id: topic,
  topic: topic.nullable(),
  gap: z.string().min(1),
  /** The score by the number of details found, from none up; the last one stands for all above. */
  scores: z.array(z.number().min(0).max(1)).min(2),
  ...signs,
  details: z.array(z.strictObject({ detail: z.string().min(1), ...signs })).min(1),
});

const isSigned = ({ words, dimensions, units, counts }) =>
  [words, dimensions, units, counts].some((sign) => sign !== undefined);

export default {
  name: 'presentation',
  type: { name: 'PresentationFile', from: '../filed/presentation-items.ts' },
  schema: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('categories'), categories: z.array(category).min(1) }),
    z.strictObject({
      kind: z.literal('checklist'),
      items: z.array(z.union([z.strictObject({ use: topic }), item])).min(1),
    }),
  ]),
  check: (files) => {
    const shared = new Set((files.shared?.items ?? []).map(({ id }) => id));
    return Object.entries(files).flatMap(([name, { items = [], categories = [] }]) => {
      const used = items.filter(({ use }) => use !== undefined && !shared.has(use)).map(({ use }) => use);
      const bare = [...items.filter(({ use }) => use === undefined), ...categories.flatMap(({ details }) => details)]
        .filter((entry) => !isSigned(entry))
        .map((entry) => entry.item ?? entry.detail);
      return [
        ...used.map((use) => `presentation/${name}.yml:1: no shared item is called ${use}`),
        ...bare.map((what) => `presentation/${name}.yml:1: nothing tells of '${what}'`),
      ];
    });
  },
};
