import type { Citation } from '@rostrum/contract';
import type { TopicId } from '../knowledge/types.ts';
import type { Materials } from '../filed/types.ts';
import { onceForMaterials } from './once-for-materials.ts';
import { citationOf, quoteFrom } from './quotes.ts';
import { cueOf, topicsHintedIn, topicsIn } from './topic-scores.ts';
import { topicSignals } from './topic-signals.ts';

/** A sentence of the presentation or the application that speaks to a topic, with the part worth reading aloud. */
export interface Mention {
  readonly topic: TopicId;
  readonly sentence: string;
  readonly citation: Citation;
}

/** Everything on file from the applicant, by topic. */
export interface MentionIndex {
  readonly byTopic: ReadonlyMap<TopicId, readonly Mention[]>;
  readonly inPresentation: ReadonlySet<TopicId>;
}

export const presentationSource = 'Your presentation';
export const applicationSource = 'Your application';

/** Strength from which a hint is worth quoting. */
const strongHint = 0.25;

const greeting = /^(?:good (?:evening|morning|afternoon)|thank you|thanks|my name is|hello|i am [A-Z])/i;

function sentencesOfApplication(text: string): readonly { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  for (const match of text.matchAll(/[^\n;]+/g)) {
    for (const sentence of match[0].matchAll(/.+?(?:[.?!](?=\s|$)|$)/g)) {
      const lead = sentence[0].length - sentence[0].trimStart().length;
      const trimmed = sentence[0].trim();
      if (trimmed.length >= 8) found.push({ text: trimmed, start: match.index + sentence.index + lead });
    }
  }
  return found;
}

/** The topics of a sentence with the words that make them so: the knowledge's own cues, then strong hints. */
function focusesIn(sentence: string): ReadonlyMap<TopicId, RegExp> {
  const focuses = new Map<TopicId, RegExp>();
  for (const topic of topicsIn(sentence)) {
    const cue = cueOf(topic);
    if (cue !== null) focuses.set(topic, cue);
  }
  for (const { topic, pattern, board } of topicSignals) {
    if (board >= strongHint && !focuses.has(topic) && pattern.test(sentence)) focuses.set(topic, pattern);
  }
  return focuses;
}

function mentionsIn(materials: Materials): MentionIndex {
  const byTopic = new Map<TopicId, Mention[]>();
  const add = (topic: TopicId, mention: Mention): void => {
    const list = byTopic.get(topic) ?? [];
    list.push(mention);
    byTopic.set(topic, list);
  };
  const inPresentation = new Set<TopicId>();
  const presentation = materials.presentation;
  if (presentation !== null) {
    for (const { text, span } of presentation.sentences) {
      for (const topic of [...topicsIn(text), ...topicsHintedIn(text, 0)]) inPresentation.add(topic);
      if (greeting.test(text)) continue;
      for (const [topic, focus] of focusesIn(text)) {
        const quote = quoteFrom(text, focus);
        // A cut that no longer speaks of the topic would puzzle the room.
        if (quote === null || !focus.test(quote.text)) continue;
        add(topic, {
          topic,
          sentence: text,
          citation: citationOf('presentation', quote, presentationSource, null, span.start),
        });
      }
    }
    for (const topic of presentation.topics.keys()) inPresentation.add(topic);
  }
  for (const { text, start } of sentencesOfApplication(materials.projectText)) {
    for (const [topic, focus] of focusesIn(text)) {
      const quote = quoteFrom(text, focus);
      if (quote === null) continue;
      add(topic, { topic, sentence: text, citation: citationOf('project', quote, applicationSource, null, start) });
    }
  }
  return { byTopic, inPresentation };
}

/** What the applicant has said or filed about each topic. Computed once for the same documents.
 *  Takes: what is on file.  Gives: mentions in the order of the text, the presentation before the application.  Throws: never. */
export const mentionIndexOf: (materials: Materials) => MentionIndex = onceForMaterials(mentionsIn);
