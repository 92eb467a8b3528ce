import { topicFiles } from '../../../knowledge/authored.ts';
import type { TopicId } from '../../../knowledge/types.ts';
import type { Annotation, Span } from '../../../language/types.ts';
import { topicMatcher } from './on-record.ts';

/** The topic that part of a text is most about. Takes: the text read and the part.  Gives: null if it is about none.
 *  Throws: never. */
export function topicOf(annotation: Annotation, span: Span): TopicId | null {
  let best: { readonly topic: TopicId; readonly times: number } | null = null;
  for (const { topic } of topicFiles) {
    const times = topicMatcher(topic).all(annotation, span).length;
    if (times > (best?.times ?? 0)) best = { topic, times };
  }
  return best?.topic ?? null;
}
