/* The schema of packages/engine/topics: the weights that decide the topic of a sentence when no cue does. */
import { z } from 'zod';

const id = z.string().regex(/^[a-z][a-z0-9_]*$/);
const weight = z.number().min(-50).max(50);

const schema = z.strictObject({
  kind: z.literal('weights'),
  description: z.string().min(1),
  /** What each topic starts from. */
  bias: z.record(id, weight),
  /** By stem, what it adds to each topic; small contributions are left out. */
  stems: z.record(z.string().min(2), z.record(id, weight)),
});

export default { name: 'topics', schema, type: { name: 'TopicWeightsFile', from: '../knowledge/recognize-topic.ts' } };
