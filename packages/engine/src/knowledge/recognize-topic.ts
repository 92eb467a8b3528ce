import { byText } from '../base/by-text.ts';
import { topics as authored } from '../generated/topics.ts';
import { annotate } from '../language/annotate.ts';
import { matcher, type Matcher } from '../language/matcher.ts';
import { contentStems } from '../language/stems.ts';
import { topicFile, topicFiles } from './authored.ts';
import { topicIds, type TopicFile, type TopicId } from './types.ts';

/* The topic of a question that somebody else asked. A matching cue decides, since it was written for its topic; if no cue matches, or
   several disagree, a linear model over the stems of our own knowledge base decides, provided it is confident enough. */

/** One file of packages/engine/topics. */
export interface TopicWeightsFile {
  readonly description: string;
  readonly bias: Partial<Record<TopicId, number>>;
  readonly stems: Readonly<Record<string, Partial<Record<TopicId, number>>>>;
}

/** From 0 to 1: below this nothing has been recognized. */
export const surely = 0.4;
const maxCharacters = 2_000;

const weights = authored['weights'] as TopicWeightsFile;
/** A Map, so that a stem never finds a property that every object has. */
const byStem = new Map(Object.entries(weights.stems));
const cues = new Map<TopicId, Matcher>();

function cuesOf({ topic, cues: patterns }: TopicFile): Matcher {
  const known = cues.get(topic) ?? matcher(patterns);
  cues.set(topic, known);
  return known;
}

export interface TopicRecognized {
  readonly topic: TopicFile;
  /** 1 if a cue decides, otherwise the model's probability, at least 0.4. */
  readonly confidence: number;
}

const recognized = byText(60_000, (text) => ({ told: toldIn(text) }));

/** The topic that a question or an answer is about. Takes: any text; only the first 2,000 characters are read.
 *  Gives: the topic and the confidence; null if none stands out.  Throws: never. */
export function topicRecognized(text: string): TopicRecognized | null {
  return recognized(text.slice(0, maxCharacters)).told;
}

function toldIn(text: string): TopicRecognized | null {
  const annotation = annotate(text);
  const cued = topicFiles.filter((topic) => cuesOf(topic).test(annotation));
  const [only] = cued;
  if (only !== undefined && cued.length === 1) return { topic: only, confidence: 1 };
  const { topic, confidence } = likeliestTopic(text);
  const file = topicFile(topic);
  return file === null || confidence < surely ? null : { topic: file, confidence };
}

/** The likeliest topic according to the model alone. Takes: any text.  Gives: the topic and its probability.  Throws: never. */
export function likeliestTopic(text: string): { readonly topic: TopicId; readonly confidence: number } {
  const stems = [...new Set(contentStems(text))];
  const known = stems.flatMap((stem) => byStem.get(stem) ?? []);
  // Words that no topic uses count against all of them.
  const share = stems.length === 0 ? 0 : 1 / Math.sqrt(stems.length);
  const scores = topicIds.map((topic) =>
    known.reduce((sum, of) => sum + share * (of[topic] ?? 0), weights.bias[topic] ?? 0),
  );
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const best = odds.indexOf(1);
  return { topic: topicIds[best] ?? 'setbacks', confidence: 1 / odds.reduce((sum, one) => sum + one, 0) };
}
