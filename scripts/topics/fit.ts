import { writeFileSync } from 'node:fs';
import { topicFiles, useFiles } from '../../packages/engine/src/knowledge/authored.ts';
import { topicIds, type TopicId } from '../../packages/engine/src/knowledge/types.ts';
import { contentStems } from '../../packages/engine/src/language/stems.ts';

/* `npm run fit`: fits the weights that decide the topic of a question when no cue does, on the texts of packages/engine/knowledge and
   nothing else; writes packages/engine/topics/weights.yml. A softmax over stems with a ridge, by plain gradient descent: the same weights
   every time. */

interface Example {
  readonly stems: readonly number[];
  /** What each stem counts: less in a longer text, where out-of-vocabulary stems count toward the length. */
  readonly share: number;
  readonly topic: number;
  readonly worth: number;
}

const ridge = 1e-5;
const steps = 1_600;
const rate = 20;
/** A stem that occurs in only one text just memorizes that text. */
const leastTexts = 2;
/** Weights smaller than this are left out. */
const leastWeight = 1;

/** The texts of the knowledge base with their topics, and how much each counts. */
function textsOf(): readonly { readonly text: string; readonly topic: TopicId; readonly worth: number }[] {
  const bare = (text: string): string => text.replaceAll(/\{[a-z_]+\}|\[[^\]]*\]/g, ' ');
  const of = (topic: TopicId, worth: number, texts: readonly string[]) =>
    texts.map((text) => ({ text: bare(text), topic, worth }));
  return [
    ...topicFiles.flatMap(({ topic, noun, name, lines, elements, condition, cues, words }) => [
      ...of(topic, 4, [`${noun} ${name}`]),
      ...of(topic, 1, [...lines.map(({ text }) => text), ...elements.map(({ label }) => label), ...cues]),
      ...of(
        topic,
        0.5,
        elements.flatMap(({ why, find_out, model }) => [why, find_out, ...(model ?? [])].flat()),
      ),
      ...of(topic, 0.5, [condition]),
      ...of(topic, 2, words.strong),
      ...of(topic, 1, words.plain),
    ]),
    ...useFiles.flatMap(({ lines }) => lines.flatMap(({ topic, text }) => of(topic, 1, [text]))),
  ];
}

const texts = textsOf()
  .map((one) => ({ ...one, stems: [...new Set(contentStems(one.text))] }))
  .filter(({ stems }) => stems.length > 0);
const counts = new Map<string, number>();
for (const { stems } of texts) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
const vocabulary = [...counts].flatMap(([stem, count]) => (count < leastTexts ? [] : [stem])).sort();
const indexOf = new Map(vocabulary.map((stem, index) => [stem, index]));
const examples: readonly Example[] = texts.map(({ stems, topic, worth }) => ({
  stems: stems.flatMap((stem) => indexOf.get(stem) ?? []),
  share: 1 / Math.sqrt(stems.length),
  topic: topicIds.indexOf(topic),
  worth,
}));

const width = topicIds.length;
const weights = new Float64Array(vocabulary.length * width);
const bias = new Float64Array(width);

/** The probabilities of the topics for one text. */
function chancesOf({ stems, share }: Example): Float64Array {
  const scores = Float64Array.from(bias);
  for (const stem of stems)
    for (let topic = 0; topic < width; topic += 1)
      scores[topic] = (scores[topic] ?? 0) + share * (weights[stem * width + topic] ?? 0);
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

const total = examples.reduce((sum, { worth }) => sum + worth, 0);
for (let step = 0; step < steps; step += 1) {
  const slopes = weights.map((weight) => ridge * weight);
  const biasSlopes = new Float64Array(width);
  for (const example of examples) {
    chancesOf(example).forEach((chance, topic) => {
      const slope = ((chance - (topic === example.topic ? 1 : 0)) * example.worth) / total;
      biasSlopes[topic] = (biasSlopes[topic] ?? 0) + slope;
      for (const stem of example.stems)
        slopes[stem * width + topic] = (slopes[stem * width + topic] ?? 0) + example.share * slope;
    });
  }
  slopes.forEach((slope, at) => (weights[at] = (weights[at] ?? 0) - rate * slope));
  biasSlopes.forEach((slope, topic) => (bias[topic] = (bias[topic] ?? 0) - rate * slope));
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const mapping = (pairs: readonly (readonly [string, number])[]): string =>
  `{ ${pairs.map(([topic, weight]) => `${topic}: ${rounded(weight)}`).join(', ')} }`;
const rowOf = (stem: number): readonly (readonly [TopicId, number])[] =>
  topicIds
    .map((topic, at) => [topic, weights[stem * width + at] ?? 0] as const)
    .filter(([, weight]) => Math.abs(weight) >= leastWeight);

const yaml = [
  '# yaml-language-server: $schema=../schemas/topics.json',
  'kind: weights',
  'description: Weights of the stems for each topic, fitted by `npm run fit`; written by it and by nobody else.',
  'bias:',
  ...topicIds.map((topic, at) => `  ${topic}: ${rounded(bias[at] ?? 0)}`),
  'stems:',
  ...vocabulary.flatMap((stem, at) => (rowOf(at).length === 0 ? [] : [`  '${stem}': ${mapping(rowOf(at))}`])),
  '',
].join('\n');
writeFileSync(new URL('../../packages/engine/topics/weights.yml', import.meta.url), yaml);
console.log(`${examples.length} texts, ${vocabulary.length} stems, ${Math.round(yaml.length / 1024)} KiB`);
