import { stemOf } from '../language/stems.ts';
import { topicFile } from './authored.ts';
import { topicIds, type TopicId } from './types.ts';

const strongPoints = 2;
const plainPoints = 1;
/** Words next to each other say more than they do alone. */
const phraseFactor = 1.5;
const longestPhrase = 3;

type Hits = readonly (readonly [TopicId, number])[];

/** Points by stem, or by several stems separated by spaces. */
const byStem = new Map<string, [TopicId, number][]>();
/** First stems of phrases. */
const begins = new Set<string>();
for (const topic of topicIds) {
  const words = topicFile(topic)?.words;
  const add = (phrase: string, points: number): void => {
    const key = phrase.split(' ').map(stemOf).join(' ');
    byStem.set(key, [...(byStem.get(key) ?? []), [topic, points]]);
    if (key.includes(' ')) begins.add(key.slice(0, key.indexOf(' ')));
  };
  for (const phrase of words?.strong ?? []) add(phrase, strongPoints);
  for (const phrase of words?.plain ?? []) add(phrase, plainPoints);
}

/** What a text of any length is about, according to the words of each topic, most prominent first.
 *  Takes: its stems in order, function words included.  Gives: topics with at least `least` points (a strong word counts two).
 *  Throws: never; linear. */
export function topicsOfStems(
  stems: readonly string[],
  least = 2,
): { readonly topic: TopicId; readonly points: number }[] {
  const points = new Map<TopicId, number>();
  const count = (hits: Hits | undefined, factor: number): void => {
    for (const [topic, worth] of hits ?? []) points.set(topic, (points.get(topic) ?? 0) + worth * factor);
  };
  stems.forEach((first, at) => {
    count(byStem.get(first), 1);
    if (!begins.has(first)) return;
    for (let length = 2; length <= longestPhrase; length += 1)
      count(byStem.get(stems.slice(at, at + length).join(' ')), phraseFactor);
  });
  return [...points]
    .filter(([, sum]) => sum >= least)
    .map(([topic, sum]) => ({ topic, points: sum }))
    .sort((a, b) => b.points - a.points);
}
