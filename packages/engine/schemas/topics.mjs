/* The schema of packages/engine/topics: the weights by which the topic of a sentence is told where no cue tells it. */
import { z } from 'zod';

const id = z.string().regex(/^[a-z][a-z0-9_]*$/);
const weight = z.number().min(-50).max(50);

const schema = z.strictObject({
  kind: z.literal('weights'),
  description: z.string().min(1),
  /** What each topic starts from. */
  bias: z.record(id, weight),
  /** By stem, what it adds to each topic; what it adds little to is left out. */
  stems: z.record(z.string().min(2), z.record(id, weight)),
});

export default { name: 'topics', schema, type: { name: 'TopicWeightsFile', from: '../knowledge/recognize-topic.ts' } };
