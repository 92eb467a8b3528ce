import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf } from '../../packages/engine/src/judging/features.ts';
import type { Head } from '../../packages/engine/src/said/data.ts';
import { readQuestion } from '../../packages/engine/src/said/asked.ts';
import { readAnswer } from '../../packages/engine/src/said/heard.ts';
import { labelled } from '../../bench/labelled/split.ts';
import { directnessHeads, repliesOnFile } from './directness.ts';
import { headsFor, type Case } from './heads.ts';
import { heldOut } from './held-out.ts';

/* `npm run fit [-- FILE...]`: fits the weights of the judge on the cases of the repository, on the seen half of the labeled answers where
 * they lie beside it, and on the files named (lines of JSON like packages/engine/cases/answers.jsonl, with a `project`); writes
 * packages/engine/judging/weights.yml and says how uses do that were held out. */

const linesOf = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

const read = ({ question, answer }: { readonly question: string; readonly answer: string }) =>
  featuresOf(readQuestion(question), readAnswer(answer));

function textOf(heads: Readonly<Record<string, Head>>): string {
  return [
    '# yaml-language-server: $schema=../schemas/judging.json',
    'kind: weights',
    'description: Weights of the features, fitted by `npm run fit`; written by it and by nobody else.',
    'heads:',
    ...Object.entries(heads).flatMap(([name, { threshold, bias, weights }]) => [
      `  ${name}:`,
      `    threshold: ${threshold}`,
      `    bias: ${bias.toFixed(3)}`,
      '    weights:',
      ...Object.entries(weights).map(([id, weight]) => `      ${id}: ${weight.toFixed(3)}`),
    ]),
    '',
  ].join('\n');
}

const own = linesOf<Case>(readFileSync('packages/engine/cases/answers.jsonl', 'utf8'));
const seen = [
  ...(labelled<Case>('answers/spoken.jsonl', ({ use }) => use)?.seen ?? []),
  ...process.argv.slice(2).flatMap((file) => linesOf<Case>(readFileSync(file, 'utf8'))),
];
const cases = [...own, ...seen].map((told) => ({ told, features: read(told) }));
writeFileSync(
  'packages/engine/judging/weights.yml',
  textOf({
    ...headsFor(cases.map(({ told, features }) => ({ told, values: features.values }))),
    ...directnessHeads(repliesOnFile(), (reply) => read(reply).values),
  }),
);
console.log(`fitted on ${own.length} cases of the repository and ${seen.length} answers labeled by others`);
if (seen.length > 0) console.log(heldOut(cases));
