import { topicsOfStems } from '../../knowledge/topic-words.ts';
import { stemsOf } from '../../language/stems.ts';
import { topicFile } from '../../knowledge/authored.ts';
import type { TopicId } from '../../knowledge/types.ts';

/** Topics that a text is about, most prominent first.
 *  Takes: any text; `least`: points of cue words that a topic needs (a strong word counts two).  Throws: never. */
export function topicsIn(text: string, least = 2): readonly TopicId[] {
  return topicsOfStems(stemsOf(text), least).map(({ topic }) => topic);
}

/** The noun of a topic as used in a sentence ('on noise'); 'what was asked' for a topic that isn't in the knowledge base. Takes: the id of
 *  a topic. Gives: words that can follow 'on'. */
export function nounFor(topic: string): string {
  return topicFile(topic as TopicId)?.noun ?? 'what was asked';
}

/** The noun for what was said: somebody who talks about the zoning of the land has said nothing about the comprehensive plan.
 *  Takes: a point with its topic.  Throws: never. */
export function nounOf(point: { readonly topic: string; readonly text: string }): string {
  if (isOnZoning(point)) return 'the present zoning';
  if (isOnFigures(point)) return 'what departs from the code';
  if (!isOnSize(point)) return nounFor(point.topic);
  return point.text.toLowerCase().includes(' many') ? 'how many there are' : 'its size, and what else was tried';
}

const wordsOfSetbacks = ['setback', 'yard', 'line', 'close', 'near', 'distance', 'away', 'back from', 'buffer'];

/** 'They want 85 feet, and the code says 50': relief is filed under setbacks where nothing says what it is of.
 *  Takes: a point with its topic. Gives: false for any other topic. */
export function isOnFigures({ topic, text }: { readonly topic: string; readonly text: string }): boolean {
  const plain = text.toLowerCase();
  return topic === 'setbacks' && !wordsOfSetbacks.some((word) => plain.includes(word));
}

const wordsOfDensity = ['densit', 'dense', 'height', 'tall', 'high', 'stor', 'unit', 'lots', 'floor'];

/** 'They could make it smaller': somebody who talks about the size has named neither density nor height. */
function isOnSize({ topic, text }: { readonly topic: string; readonly text: string }): boolean {
  const plain = text.toLowerCase();
  return topic === 'density_height' && !wordsOfDensity.some((word) => plain.includes(word));
}

/** Whether a point filed under the comprehensive plan is only about zoning. Takes: the topic of the point and its words. Gives: false for
 *  any other topic. */
export function isOnZoning({ topic, text }: { readonly topic: string; readonly text: string }): boolean {
  const plain = text.toLowerCase();
  return topic === 'comprehensive_plan_consistency' && plain.includes('zon') && !plain.includes('plan');
}
