import { byText } from '../base/by-text.ts';
import { topicFiles, useFiles } from '../knowledge/authored.ts';
import type { TopicFile } from '../knowledge/types.ts';
import { annotate } from '../language/annotate.ts';
import { matcher, type Matcher } from '../language/matcher.ts';
import { contentStem } from './lexicon.ts';

/* How much a cue weighs beside words. A cue was written for its topic; a word is only more frequent there. */
const firstCue = 2.2;
const furtherCue = 0.9;
/** Below this nothing has been recognised: a question about something else shares a word with every topic. */
const surely = 2.4;
/** And without a single cue, below this: 'the plan', 'the other place' and 'in the dark' are words of some topic too. */
const byWordsAlone = 4.2;
const mostlyKnown = 0.7;
const smoothing = 0.25;

interface Speech {
  readonly topic: TopicFile;
  /** How much more a stem belongs here than anywhere, on a log scale with bounds. */
  readonly weights: ReadonlyMap<string, number>;
  /** The same for every known stem that the topic never uses. */
  readonly unused: number;
}

let model: { readonly speeches: readonly Speech[]; readonly known: ReadonlySet<string> } | null = null;

/** The topic a text is about: the one whose cues it meets and whose words it uses, more than what any text does. Null
 *  where no topic stands out. Takes: a question or an answer.  Never throws. */
export function topicRecognised(text: string): TopicFile | null {
  return recognised(text).topic;
}

const recognised = byText(60_000, (text) => ({ topic: topicOf(text) }));

function topicOf(text: string): TopicFile | null {
  const said = text.slice(0, 2_000);
  const stems = new Set(stemsOf(said));
  model ??= learn();
  const known = [...stems].filter((stem) => model?.known.has(stem) === true);
  let best: TopicFile | null = null;
  let bestScore = surely;
  for (const speech of model.speeches) {
    const cues = cueScore(speech.topic, said);
    // A text most of whose words no topic uses is about something else, unless a cue says otherwise.
    if (cues === 0 && known.length < stems.size * mostlyKnown) continue;
    const score = cues + wordScore(speech, known);
    if (score > bestScore && (cues > 0 || score >= byWordsAlone)) {
      best = speech.topic;
      bestScore = score;
    }
  }
  return best;
}

function cueScore(topic: TopicFile, text: string): number {
  const met = new Set(
    cuesOf(topic)
      .all(annotate(text))
      .map(({ pattern }) => pattern),
  ).size;
  return met === 0 ? 0 : firstCue + (met - 1) * furtherCue;
}

const cues = new Map<TopicFile, Matcher>();

function cuesOf(topic: TopicFile): Matcher {
  const known = cues.get(topic) ?? matcher(topic.cues);
  cues.set(topic, known);
  return known;
}

/** How much more the words belong to the topic than to all topics together, in the manner of naive Bayes. A word the
 *  topic never uses takes little away, since knowledge is short and questions are many. */
function wordScore({ weights, unused }: Speech, known: readonly string[]): number {
  return known.reduce((sum, stem) => sum + (weights.get(stem) ?? unused), 0);
}

function learn(): NonNullable<typeof model> {
  const overall = new Map<string, number>();
  let all = 0;
  const speeches = topicFiles.map((topic) => {
    const counts = new Map<string, number>();
    let total = 0;
    const add = (text: string, by: number): void => {
      for (const stem of stemsOf(text)) {
        counts.set(stem, (counts.get(stem) ?? 0) + by);
        overall.set(stem, (overall.get(stem) ?? 0) + by);
        total += by;
        all += by;
      }
    };
    add(`${topic.noun} ${topic.name}`, 4);
    for (const { text } of topic.lines) add(text, 1);
    for (const use of useFiles) for (const line of use.lines) if (line.topic === topic.topic) add(line.text, 1);
    for (const { label } of topic.elements) add(label, 0.5);
    return { topic, counts, total };
  });
  const total = Math.max(1, all);
  return {
    known: new Set(overall.keys()),
    speeches: speeches.map((speech) => {
      const weightOf = (count: number, everywhere: number): number => {
        const here = (count + (smoothing * everywhere * 40) / total) / (speech.total + smoothing * 40);
        return Math.max(-0.8, Math.min(2.6, Math.log(here / (everywhere / total))));
      };
      return {
        topic: speech.topic,
        weights: new Map(
          [...speech.counts].map(([stem, count]) => [stem, weightOf(count, overall.get(stem) ?? count)] as const),
        ),
        unused: weightOf(0, 1),
      };
    }),
  };
}

function stemsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z][a-z']{2,}/g) ?? []
  )
    .map(contentStem)
    .filter((stem) => stem !== null);
}
