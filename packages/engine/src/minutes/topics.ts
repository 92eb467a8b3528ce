import { minutes } from '../generated/minutes.ts';
import { topicRecognized } from '../knowledge/recognize-topic.ts';
import type { Token } from './tokens.ts';

/** One subject with the words that show it. */
export interface MinutesTopic {
  readonly id: string;
  readonly name: string;
  /** Topic of the knowledge under which a seat asks about it. */
  readonly asks: string;
  readonly cues: readonly string[];
}

/** A file of packages/engine/minutes. */
export interface MinutesTopicsFile {
  readonly description: string;
  readonly topics: readonly MinutesTopic[];
}

const authored: readonly MinutesTopic[] = minutes['topics']?.topics ?? [];

/** The subjects that minutes are read for, in the order of packages/engine/minutes/topics.yml. */
export const minutesTopics = authored;

/** A subject by its id; null for an unknown one. */
export const minutesTopic = (id: string): MinutesTopic | null => authored.find((topic) => topic.id === id) ?? null;

interface Cue {
  readonly topic: string;
  readonly words: readonly string[];
}

const cuesByFirst = new Map<string, Cue[]>();
const stems: (Cue & { readonly stem: string })[] = [];
for (const topic of authored)
  for (const phrase of topic.cues) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    const cue = { topic: topic.id, words };
    if (first.endsWith('*')) stems.push({ ...cue, stem: first.slice(0, -1) });
    else cuesByFirst.set(first, [...(cuesByFirst.get(first) ?? []), cue]);
  }

const fits = (word: string, low: string): boolean =>
  word.endsWith('*') ? low.startsWith(word.slice(0, -1)) : low === word;

export interface TopicHit {
  readonly topic: string;
  /** Index of the token. */
  readonly at: number;
}

/** Where subjects are touched between two tokens.
 *  Takes: the tokens, the range.  Gives: the hits in order.  Throws: never. */
export function topicsIn(tokens: readonly Token[], from: number, to: number): TopicHit[] {
  const found: TopicHit[] = [];
  for (let at = from; at < to; at += 1) {
    const low = tokens[at]?.low ?? '';
    const cues = [...(cuesByFirst.get(low) ?? []), ...stems.filter(({ stem }) => low.startsWith(stem))];
    for (const cue of cues)
      if (cue.words.every((word, ahead) => at + ahead < to && fits(word, tokens[at + ahead]?.low ?? '')))
        found.push({ topic: cue.topic, at });
  }
  return found;
}

const byAsked = new Map(authored.toReversed().map((topic) => [topic.asks, topic.id]));
/** Of 0 to 1: less sure than that, the words of one sentence in the minutes name no subject. */
const surelyMeant = 0.7;

/** The subject of words that hold none of the cues, by what the knowledge knows of its topics.
 *  Takes: the words.  Gives: the subject's id, or null where none stands out.  Throws: never. */
export function subjectOf(words: string): string | null {
  const told = topicRecognized(words);
  return told === null || told.confidence < surelyMeant ? null : (byAsked.get(told.topic.id) ?? null);
}
