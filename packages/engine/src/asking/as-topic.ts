import { topicIds, type TopicId } from '../knowledge/types.ts';

const topicSet: ReadonlySet<string> = new Set(topicIds);

/** The topic of the knowledge base that this text names, or null. Takes: an id, if there is one. Gives: null for any other text. */
export function asTopic(topic: string | null | undefined): TopicId | null {
  return topic !== null && topic !== undefined && topicSet.has(topic) ? (topic as TopicId) : null;
}
