import { readFileSync, writeFileSync } from 'node:fs';
import { readQuestion } from '../../packages/engine/src/said/asked.ts';
import { featuresOf } from '../../packages/engine/src/judging/features.ts';
import { readAnswer } from '../../packages/engine/src/said/heard.ts';
import { labelled } from '../../bench/labelled/split.ts';

/* `npm run fit`: fits the weights of the judge on the cases of the repository and, where they lie beside it, the seen half of the
   labelled answers; writes packages/engine/judging/weights.yml. Logistic regression with a ridge, by plain gradient descent: the
   same weights every time. */

interface Case {
  readonly use: string;
  readonly question: string;
  readonly answer: string;
  readonly band: 'poor' | 'weak' | 'adequate' | 'strong';
  readonly tone: 'civil' | 'hostile' | 'condescending' | 'flattering';
  /** Of the first edition: only its band is told. */
  readonly earlier?: true;
  /** Only of the answers labelled by others. */
  readonly project?: string;
  readonly answers_question: 'yes' | 'partly' | 'no';
}

interface Row {
  readonly values: Readonly<Record<string, number>>;
  readonly told: Case;
}

/** Tone is for the rules alone: no weight may buy it off. */
const leftToRules = new Set(['hostile', 'condescending', 'flattering', 'gibberish', 'echo', 'contradicted', 'words']);
const ridge = 0.01;
const steps = 1_500;
const rate = 0.5;

const heads = {
  rude: {
    of: ({ earlier }: Case) => earlier !== true,
    is: ({ tone }: Case) => tone === 'hostile' || tone === 'condescending',
    threshold: 0.5,
  },
  good: { of: () => true, is: ({ band }: Case) => band === 'strong' || band === 'adequate', threshold: 0.5 },
  strong: {
    of: ({ band, earlier }: Case) => earlier !== true && (band === 'strong' || band === 'adequate'),
    is: ({ band }: Case) => band === 'strong',
    threshold: 0.55,
  },
  weak: {
    of: ({ band, earlier }: Case) => earlier !== true && (band === 'weak' || band === 'poor'),
    is: ({ band }: Case) => band === 'weak',
    threshold: 0.5,
  },
  settles: {
    of: ({ earlier }: Case) => earlier !== true,
    is: ({ answers_question }: Case) => answers_question === 'yes',
    threshold: 0.5,
  },
  answers: {
    of: ({ earlier }: Case) => earlier !== true,
    is: ({ answers_question }: Case) => answers_question !== 'no',
    threshold: 0.5,
  },
} as const;

/** A seen answer, labelled by others, counts as this many of our own; one of the first edition, of which only the bands allowed are
 *  known, as a part of one. */
const seenWeight = 3;
const earlierWeight = 0.25;

interface Earlier {
  readonly use: string;
  readonly question: string;
  readonly answer: string;
  readonly allowed: readonly Case['band'][];
}

interface Example {
  readonly values: Readonly<Record<string, number>>;
  readonly is: boolean;
  readonly weight: number;
}

function fitted(examples: readonly Example[], ids: readonly string[]) {
  const x = examples.map(({ values }) => ids.map((id) => values[id] ?? 0));
  const whole = examples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = ids.map(() => 0);
  let bias = 0;
  for (let step = 0; step < steps; step++) {
    const slope = ids.map(() => 0);
    let lift = 0;
    x.forEach((row, i) => {
      const { is = false, weight = 1 } = examples[i] ?? {};
      const sum = row.reduce((total, value, at) => total + value * (weights[at] ?? 0), bias);
      const error = ((1 / (1 + Math.exp(-sum)) - (is ? 1 : 0)) * weight) / whole;
      lift += error;
      row.forEach((value, at) => (slope[at] = (slope[at] ?? 0) + error * value));
    });
    bias -= rate * lift;
    weights.forEach((weight, at) => (weights[at] = weight - rate * ((slope[at] ?? 0) + ridge * weight)));
  }
  return { bias, weights };
}

const weightOf = ({ earlier, project }: Case): number =>
  earlier === true ? earlierWeight : project === undefined ? 1 : seenWeight;

export const linesOf = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

/** A reply that people have called direct, partial or evasive. */
export interface Reply {
  readonly set: string;
  readonly question: string;
  readonly answer: string;
  readonly directness: 'direct' | 'partial' | 'evasive';
}

const directnesses = ['direct', 'partial', 'evasive'] as const;
/** How far the rare labels of a set are made up for: 0 not at all, 1 in full. */
const evened = 0.7;

/** Cases of the first edition as far as they say whether an answer is good. */
export const earlierCases = (rows: readonly Earlier[]): Case[] =>
  rows.map(({ allowed, ...row }) => ({
    ...row,
    band: allowed[0] ?? 'weak',
    tone: 'civil',
    answers_question: 'yes',
    earlier: true,
  }));

/** Fits every head. Takes: labelled answers, and replies labelled by how direct they are.  Gives: the text of weights.yml. */
export function weightsFor(cases: readonly Case[], replies: readonly Reply[] = []): string {
  const valuesOf = ({ question, answer }: { readonly question: string; readonly answer: string }) =>
    featuresOf(readQuestion(question), readAnswer(answer)).values;
  const rows: readonly Row[] = cases.map((told) => ({ told, values: valuesOf(told) }));
  const ids = Object.keys(rows[0]?.values ?? {}).filter((id) => !leftToRules.has(id));
  const lines = Object.entries(heads).flatMap(([name, { of, is, threshold }]) =>
    linesFor(
      name,
      threshold,
      ids,
      rows.filter(({ told }) => of(told)).map(({ told, values }) => ({ values, is: is(told), weight: weightOf(told) })),
    ),
  );
  const read = replies.map((reply) => ({ reply, values: valuesOf(reply) }));
  for (const label of read.length === 0 ? [] : directnesses)
    lines.push(
      ...linesFor(
        label,
        0.5,
        ids,
        read.map(({ reply, values }) => ({
          values,
          is: reply.directness === label,
          weight: evenedWeight(reply, replies),
        })),
      ),
    );
  return [
    '# yaml-language-server: $schema=../schemas/judging.json',
    'kind: weights',
    'description: Weights of the features, fitted by `npm run fit`; written by it and by nobody else.',
    'heads:',
    ...lines,
    '',
  ].join('\n');
}

function evenedWeight(reply: Reply, replies: readonly Reply[]): number {
  const same = replies.filter(({ set }) => set === reply.set);
  const alike = same.filter(({ directness }) => directness === reply.directness).length;
  return (same.length / 3 / Math.max(1, alike)) ** evened;
}

function linesFor(name: string, threshold: number, ids: readonly string[], examples: readonly Example[]): string[] {
  const { bias, weights } = fitted(examples, ids);
  return [
    `  ${name}:`,
    `    threshold: ${threshold}`,
    `    bias: ${bias.toFixed(3)}`,
    '    weights:',
    ...ids.map((id, at) => `      ${id}: ${(weights[at] ?? 0).toFixed(3)}`),
  ];
}

const clarity = { 'Clear Reply': 'direct', Ambivalent: 'partial', 'Clear Non-Reply': 'evasive' } as const;

/** The public interviews and the answers of real hearings, where they lie beside the repository. */
function repliesOnFile(): readonly Reply[] {
  // Both sets are seen as a whole: their halves are laid together again.
  const allIn = <Row>(path: string): readonly Row[] => {
    const halves = labelled<Row>(path, () => path);
    return halves === null ? [] : [...halves.seen, ...halves.blind];
  };
  const interviews = allIn<{ question: string; answer: string; clarity: keyof typeof clarity | null }>(
    'answers/qevasion_test.jsonl',
  );
  const local = allIn<{ question: string; answer: string; directness: Reply['directness'] | null }>(
    'answers/local_answers.jsonl',
  );
  return [
    ...interviews.flatMap(({ question, answer, clarity: label }) =>
      label === null ? [] : [{ set: 'interviews', question, answer, directness: clarity[label] }],
    ),
    ...local.flatMap(({ question, answer, directness }) =>
      directness === null ? [] : [{ set: 'hearings', question, answer, directness }],
    ),
  ];
}

if (process.argv[1]?.endsWith('fit.ts') === true) {
  const own = linesOf<Case>(readFileSync('packages/engine/cases/answers.jsonl', 'utf8'));
  const earlier = linesOf<Earlier>(readFileSync('packages/engine/cases/earlier-answers.jsonl', 'utf8'));
  const seen = labelled<Case>('answers/spoken.jsonl', ({ use }) => use)?.seen ?? [];
  writeFileSync(
    'packages/engine/judging/weights.yml',
    weightsFor([...own, ...seen, ...earlierCases(earlier)], repliesOnFile()),
  );
  console.log(`fitted on ${own.length} cases of the repository and ${seen.length} seen answers`);
}
