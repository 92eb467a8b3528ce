import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf } from '../../packages/engine/src/judging/features/features.ts';
import type { Head, WordWeights } from '../../packages/engine/src/said/data.ts';
import { readQuestion } from '../../packages/engine/src/said/asked.ts';
import { readAnswer } from '../../packages/engine/src/said/heard.ts';
import { labeled } from '../../bench/labeled/split.ts';
import { directnessHeads, repliesOnFile } from './directness.ts';
import { weightsFor, type Case, type EarlierCase } from './heads.ts';
import { heldOut } from './held-out.ts';

/* `npm run fit [-- FILE...]`: fits the weights of the judge on the cases of the repository, on the seen half of the labeled answers if they
 * are next to it, and on the files named (lines of JSON like packages/engine/cases/answers.jsonl, with a `project`); writes weights.yml and
 * words.yml of packages/engine/judging and prints how it does on held-out uses. */

const linesOf = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

const read = ({ question, answer }: { readonly question: string; readonly answer: string }) =>
  featuresOf(readQuestion(question), readAnswer(answer));

const rounded = (value: number): number => Number(value.toFixed(3));
const schema = '# yaml-language-server: $schema=../schemas/judging.json';

function headsText(heads: Readonly<Record<string, Head>>): string {
  return [
    schema,
    'kind: weights',
    'description: Weights of the features, fitted by `npm run fit`; written by it and by nobody else.',
    'heads:',
    ...Object.entries(heads).flatMap(([name, { bias, weights }]) => [
      `  ${name}:`,
      `    bias: ${rounded(bias)}`,
      '    weights:',
      ...Object.entries(weights)
        .map(([id, weight]) => [id, rounded(weight)] as const)
        .filter(([, weight]) => weight !== 0)
        .map(([id, weight]) => `      ${id}: ${weight}`),
    ]),
    '',
  ].join('\n');
}

function wordsText({ heads, scale, weights }: WordWeights): string {
  return [
    schema,
    'kind: words',
    'description: What single words add to the heads, fitted by `npm run fit`; written by it and by nobody else.',
    `heads: [${heads.join(', ')}]`,
    `scale: ${scale}`,
    'weights:',
    ...Object.entries(weights).map(([word, row]) => `  ${JSON.stringify(word)}: [${row.join(', ')}]`),
    '',
  ].join('\n');
}

const own = ['answers', 'spoken-answers', 'heard-answers', 'aside-answers'].flatMap((name) =>
  linesOf<Case>(readFileSync(`packages/engine/cases/${name}.jsonl`, 'utf8')),
);
const seen = [
  ...(labeled<Case>('answers/spoken.jsonl', ({ use }) => use)?.seen ?? []),
  ...process.argv.slice(2).flatMap((file) => linesOf<Case>(readFileSync(file, 'utf8'))),
];
const cases = [...own, ...seen].map((told) => ({ told, features: read(told) }));
const earlier = linesOf<EarlierCase>(readFileSync('packages/engine/cases/earlier-answers.jsonl', 'utf8')).map(
  (told) => ({
    told,
    features: read(told),
  }),
);
const { heads, words } = weightsFor(cases, earlier);
writeFileSync(
  'packages/engine/judging/weights.yml',
  headsText({ ...heads, ...directnessHeads(repliesOnFile(), (reply) => read(reply).values) }),
);
writeFileSync('packages/engine/judging/words.yml', wordsText(words));
console.log(`fitted on ${own.length} cases of the repository and ${seen.length} answers labeled by others`);
if (seen.length > 0) console.log(heldOut(cases, earlier));
