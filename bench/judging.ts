import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Assessment } from '@rostrum/contract';
import { judgeAnswer, newRehearsal } from '@rostrum/engine';
import { nothingFiled } from '../packages/engine/src/judging/nothing-filed.ts';
import { againstLabels } from './labeled/judging.ts';
import type { BenchRow } from './row.ts';

/* How well answers are judged: against the labeled cases of the repository, and, if they are next to it, against real answers that people
 * labeled. */

const answersFolder = new URL('../../shared/data/answers/', import.meta.url);
const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');

interface Labeled {
  readonly question: string;
  readonly answer: string;
  readonly label: string | null;
}

function assess(question: string, answer: string): Assessment {
  return judgeAnswer(r, nothingFiled, { answer, question, questionId: null, characterId: null, topicFocus: null })
    .assessment;
}

/** Mean of the F1 of each label. */
function macroF1(pairs: readonly (readonly [string, string])[]): number {
  const labels = [...new Set(pairs.map(([truth]) => truth))];
  const f1 = labels.map((label) => {
    const hit = pairs.filter(([truth, told]) => truth === label && told === label).length;
    const asked = pairs.filter(([truth]) => truth === label).length;
    const told = pairs.filter(([, said]) => said === label).length;
    return asked + told === 0 ? 0 : (2 * hit) / (asked + told);
  });
  return f1.reduce((sum, one) => sum + one, 0) / Math.max(1, f1.length);
}

/** The score for always giving the most frequent label. */
function commonest(truths: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const truth of truths) counts.set(truth, (counts.get(truth) ?? 0) + 1);
  const [label = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return macroF1(truths.map((truth) => [truth, label] as const));
}

function agreement(
  name: string,
  target: string,
  items: readonly Labeled[],
  told: (assessment: Assessment) => string,
): BenchRow {
  const known = items.filter((item): item is Labeled & { label: string } => item.label !== null);
  const pairs = known.map(({ question, answer, label }) => [label, told(assess(question, answer))] as const);
  const plain = commonest(known.map(({ label }) => label));
  return {
    name,
    value: macroF1(pairs),
    unit: `macro-F1 of ${known.length}`,
    target,
    reference: `always the most common label: ${plain.toFixed(3)}`,
  };
}

function lines(file: string): readonly Record<string, unknown>[] {
  return readFileSync(new URL(file, answersFolder), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const label = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function againstPeople(): readonly BenchRow[] {
  if (!existsSync(new URL('local_answers.jsonl', answersFolder))) {
    return [
      { name: 'labeled answers', value: 0, unit: 'files', target: 'not present beside the repository, not measured' },
    ];
  }
  const local = lines('local_answers.jsonl');
  const interviews = lines('qevasion_test.jsonl');
  const clarity = { direct: 'Clear Reply', partial: 'Ambivalent', evasive: 'Clear Non-Reply' } as const;
  const of = (item: Record<string, unknown>, question: string, truth: string): Labeled => ({
    question: text(item[question]),
    answer: text(item['answer']),
    label: label(item[truth]),
  });
  return [
    agreement(
      'directness of real hearing answers',
      'at least 0.5',
      local.map((item) => of(item, 'question', 'directness')),
      ({ directness }) => directness,
    ),
    agreement(
      'specificity of real hearing answers',
      'at least 0.6',
      local.map((item) => of(item, 'question', 'specificity')),
      ({ specificity }) => (specificity >= 0.5 ? 'specific' : 'vague'),
    ),
    agreement(
      'clarity of interview answers',
      'at least 0.45',
      interviews.map((item) => of(item, 'question', 'clarity')),
      ({ directness }) => clarity[directness],
    ),
    agreement(
      'clarity, question as spoken',
      'at least 0.45',
      interviews.map((item) => of(item, 'interview_question', 'clarity')),
      ({ directness }) => clarity[directness],
    ),
  ];
}

interface EarlierCase {
  readonly topic: string | null;
  readonly question: string;
  readonly answer: string;
  readonly allowed: readonly string[];
}

const cases = readFileSync(new URL('../packages/engine/cases/earlier-answers.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as EarlierCase);

function againstCases(): readonly BenchRow[] {
  let aboveWeak = 0;
  let adversarial = 0;
  let agreed = 0;
  let good = 0;
  for (const { topic, question, answer, allowed } of cases) {
    const { rating } = judgeAnswer(r, nothingFiled, {
      answer,
      question,
      questionId: null,
      characterId: null,
      topicFocus: topic,
    });
    if (allowed.includes('strong') || allowed.includes('adequate')) {
      good++;
      if (rating !== null && allowed.includes(rating)) agreed++;
    } else {
      adversarial++;
      if (rating === 'strong' || rating === 'adequate') aboveWeak++;
    }
  }
  return [
    { name: 'adversarial answers rated above weak', value: aboveWeak, unit: `of ${adversarial}`, target: 'at most 60' },
    { name: 'good answers rated as labeled', value: agreed / good, unit: `of ${good}`, target: 'at least 0.8' },
  ];
}

function speed(): readonly BenchRow[] {
  const spoken = cases.slice(0, 300);
  const hostile = `${'We will do setback 150 feet, and '.repeat(700)}.`.slice(0, 20_000);
  for (const { question, answer } of spoken.slice(0, 40)) assess(question, answer);
  const times = spoken.map(({ question, answer }) => timed(() => assess(question, answer))).sort((a, b) => a - b);
  return [
    {
      name: 'time to rate one answer, p95',
      value: times[Math.floor(times.length * 0.95)] ?? 0,
      unit: 'ms',
      target: 'under 10',
    },
    {
      name: 'time to rate a hostile answer of 20,000 characters',
      value: timed(() => assess(spoken[0]?.question ?? '', hostile)),
      unit: 'ms',
      target: 'under 100',
    },
  ];
}

/** Milliseconds of the fastest of five runs, which leaves out other activity on the machine. */
function timed(work: () => unknown): number {
  let best = Infinity;
  for (let run = 0; run < 5; run++) {
    const from = performance.now();
    work();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

/** Runs every measure of judging. */
export async function run(): Promise<readonly BenchRow[]> {
  return [...againstLabels(), ...againstPeople(), ...againstCases(), ...speed()];
}
