import { allTopics } from '../knowledge/all-topics.ts';
import type { TopicKnowledge } from '../knowledge/types.ts';
import { contentStem } from '../speech/lexicon.ts';

/** How much a word says about a topic: stem to weight, 0 where every topic uses it. */
export type Vocabulary = ReadonlyMap<string, number>;

/** A word of less weight may be an accident of one example, and a long sentence collects accidents. */
const leastWeight = 0.3;
const empty: Vocabulary = new Map();
let made: ReadonlyMap<TopicKnowledge, Vocabulary> | null = null;

/** The words of a topic, weighted by how few other topics use them; from the questions, elements and conditions of the
 *  knowledge. An answer rarely repeats the words of a question, but it speaks the language of its topic. Made once. */
export function vocabularyOf(topic: TopicKnowledge): Vocabulary {
  made ??= make();
  return made.get(topic) ?? empty;
}

/** The words of every topic. */
export function vocabularies(): readonly (readonly [TopicKnowledge, Vocabulary])[] {
  made ??= make();
  return [...made];
}

/** How strongly words belong to a topic: the sum of the weights of the different stems that do. */
export function belonging(stems: Iterable<string>, vocabulary: Vocabulary): number {
  let sum = 0;
  for (const stem of stems) sum += vocabulary.get(stem) ?? 0;
  return sum;
}

function make(): ReadonlyMap<TopicKnowledge, Vocabulary> {
  const counts = new Map(allTopics.map((topic) => [topic, countsOf(topic)]));
  const used = new Map<string, number>();
  for (const words of counts.values()) for (const stem of words.keys()) used.set(stem, (used.get(stem) ?? 0) + 1);
  const result = new Map<TopicKnowledge, Vocabulary>();
  for (const [topic, words] of counts) {
    const weights = new Map<string, number>();
    for (const [stem, count] of words) {
      const rarity = Math.log(allTopics.length / (used.get(stem) ?? 1)) / Math.log(Math.max(2, allTopics.length));
      // A word said once in a topic may be an accident of an example; one that returns belongs to it.
      const weight = rarity * Math.min(1, 0.1 + count / 4.5);
      if (weight >= leastWeight) weights.set(stem, weight);
    }
    result.set(topic, weights);
  }
  return result;
}

function countsOf(topic: TopicKnowledge): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string, by: number): void => {
    for (const word of text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z][a-z']{2,}/g) ?? []) {
      const stem = contentStem(word);
      if (stem !== null) counts.set(stem, (counts.get(stem) ?? 0) + by);
    }
  };
  add(topic.noun, 3);
  for (const cue of topic.cues) add(wordsOfCue(cue), 1.5);
  for (const entry of Object.values(topic.entries)) {
    add(entry.condition, 1);
    for (const element of entry.elements)
      add(`${element.label} ${element.model} ${wordsOfCue(element.cues.join(' '))}`, 1);
    for (const { text } of entry.board) add(text, 1);
    for (const text of [...entry.resident, ...entry.expert, ...entry.remarks]) add(text, 0.5);
  }
  return counts;
}

/** The words in a regular expression, without its signs. */
export function wordsOfCue(source: string): string {
  return source.replace(
    /\w+(?:\[[^\]]*['’][^\]]*\]|'|’)t\b|\\[a-z]|\[[^\]]*\]|\{[^}]*\}|\(\?[:=!<]+|[^a-zA-Z' ]/g,
    ' ',
  );
}
