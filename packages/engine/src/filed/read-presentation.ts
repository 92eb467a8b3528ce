import type { IndustryGroup, TopicId } from '../knowledge/types.ts';
import { analyzePresentation } from './analyze-presentation.ts';
import { spokenSentences } from '../language/spoken-sentences.ts';
import { topicsOfStems } from '../knowledge/topic-words.ts';
import type { PresentationReading } from './types.ts';
import type { Span } from '../language/types.ts';
import { statementsIn } from './statements.ts';
import { stemsOf } from '../language/stems.ts';

/** Reads a presentation: its sentences, what it claims, which topics it touches, its analysis.
 *  Takes: the words as given, punctuated or not, and the industry group.  Gives: spans into `text`; `analysis` null under 10 characters.
 *  Never throws; linear. hearing.md §3, §5. */
export function readPresentation(text: string, industry: IndustryGroup): PresentationReading {
  const sentences = spokenSentences(text).map((span) => ({ text: text.slice(span.start, span.end), span }));
  const topics = new Map<TopicId, Span[]>();
  for (const { text: words, span } of sentences) {
    for (const { topic } of topicsOfStems(stemsOf(words, true)).slice(0, 4)) {
      const spans = topics.get(topic);
      if (spans === undefined) topics.set(topic, [span]);
      else spans.push(span);
    }
  }
  return { text, sentences, claims: statementsIn(sentences), analysis: analyzePresentation(text, industry), topics };
}
