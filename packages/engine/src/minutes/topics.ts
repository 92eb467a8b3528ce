import { minutes } from '../generated/minutes.ts';
import type { Meeting } from './meeting.ts';
import type { Speech } from './speech.ts';
import type { Token } from './tokens.ts';
import type { Place, RaisedTopic } from './types.ts';

/** One subject with the words that show it. */
export interface MinutesTopic {
  readonly id: string;
  readonly name: string;
  /** Topic of the knowledge base that a seat uses to ask about it. */
  readonly asks: string;
  readonly cues: readonly string[];
}

/** A file of packages/engine/minutes. */
export interface MinutesTopicsFile {
  readonly description: string;
  /** Phrases that have the word of a subject in them, and are not about it. */
  readonly passing: readonly string[];
  readonly topics: readonly MinutesTopic[];
}

const authored: readonly MinutesTopic[] = minutes['topics']?.topics ?? [];

/** The subjects that minutes are read for, in the order of packages/engine/minutes/topics.yml. */
export const minutesTopics = authored;

/** A subject by its id; null for an unknown one. Takes: an id of packages/engine/minutes/topics.yml. Gives: as written there. */
export const minutesTopic = (id: string): MinutesTopic | null => authored.find((topic) => topic.id === id) ?? null;

interface Cue {
  /** Null for a phrase that is about nothing. */
  readonly topic: string | null;
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

for (const phrase of minutes['topics']?.passing ?? []) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  cuesByFirst.set(first, [...(cuesByFirst.get(first) ?? []), { topic: null, words }]);
}

const fits = (word: string, low: string): boolean =>
  word.endsWith('*') ? low.startsWith(word.slice(0, -1)) : low === word;

export interface TopicHit {
  readonly topic: string;
  /** Index of the token. */
  readonly at: number;
}

/** Where subjects are mentioned between two tokens.
 *  Takes: the tokens, the range.  Gives: the hits in order.  Throws: never. */
export function topicsIn(tokens: readonly Token[], from: number, to: number): TopicHit[] {
  const found: { readonly topic: string | null; readonly at: number; readonly end: number }[] = [];
  for (let at = from; at < to; at += 1) {
    const low = tokens[at]?.low ?? '';
    const cues = [...(cuesByFirst.get(low) ?? []), ...stems.filter(({ stem }) => low.startsWith(stem))];
    for (const cue of cues)
      if (cue.words.every((word, ahead) => at + ahead < to && fits(word, tokens[at + ahead]?.low ?? '')))
        found.push({ topic: cue.topic, at, end: at + cue.words.length });
  }
  // Within a longer phrase on something else, a word says nothing of its own: "light pollution", "lots of".
  const longest = new Map<number, (typeof found)[number]>();
  for (const hit of found)
    for (let at = hit.at; at < hit.end; at += 1) {
      const known = longest.get(at);
      if (known === undefined || hit.end - hit.at > known.end - known.at) longest.set(at, hit);
    }
  return found.flatMap((hit) => {
    const over = longest.get(hit.at);
    const isWithin = over !== undefined && over.topic !== hit.topic && over.end >= hit.end;
    return hit.topic === null || isWithin ? [] : [{ topic: hit.topic, at: hit.at }];
  });
}

/** From this many tokens on, a member has spoken at length: a subject mentioned once in passing was not raised then. */
const atLength = 150;

/** What members raise in their speeches, one entry per member and topic, at the first word that shows it.
 *  Takes: the meeting, the speeches.  Gives: the topics with their positions.  Throws: never. */
export function raisedIn(meeting: Meeting, speeches: readonly Speech[]): RaisedTopic[] {
  const said = new Map<string, number>();
  const found = new Map<string, RaisedTopic & { times: number }>();
  for (const { member, from, to } of speeches) {
    const name = member.name.text;
    said.set(name, (said.get(name) ?? 0) + to - from);
    for (const { topic, at } of topicsIn(meeting.tokens, from, to)) {
      const known = found.get(`${name}|${topic}`);
      const line = meeting.lines[meeting.tokens[at]?.line ?? 0];
      const place: Place = { quote: line?.text ?? '', start: line?.start ?? 0 };
      if (known !== undefined) known.times += 1;
      else found.set(`${name}|${topic}`, { member: name, topic, at: place, times: 1 });
    }
  }
  return [...found.values()]
    .filter(({ member, times }) => times > 1 || (said.get(member) ?? 0) < atLength)
    .map(({ member, topic, at }) => ({ member, topic, at }));
}

/** What is discussed between two tokens: what members raise, and what is named often enough for the length.
 *  Takes: the meeting, the range, what was raised.  Gives: subject ids.  Throws: never. */
export function itemTopics(meeting: Meeting, from: number, to: number, raised: readonly RaisedTopic[]): string[] {
  const counts = new Map<string, number>();
  for (const { topic } of topicsIn(meeting.tokens, from, to)) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const long = to - from;
  const needed = long > 4_000 ? 4 : long > 1_200 ? 3 : 2;
  const topics = new Set(raised.map(({ topic }) => topic));
  for (const [topic, count] of counts) if (count >= needed) topics.add(topic);
  return [...topics];
}
