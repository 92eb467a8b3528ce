import type { Head } from '../../packages/engine/src/said/data.ts';
import { labeled } from '../../bench/labeled/split.ts';
import { weighable } from './heads.ts';
import { fitted } from './regression.ts';

/* How direct a speech is, fitted on public interviews and real hearings that people labeled, if they are available next to the
   repository. */

/** A reply that people have rated as direct, partial or evasive. */
export interface Reply {
  readonly set: string;
  readonly question: string;
  readonly answer: string;
  readonly directness: 'direct' | 'partial' | 'evasive';
}

const directnesses = ['direct', 'partial', 'evasive'] as const;
/** How strongly the rare labels of a set are upweighted: 0 not at all, 1 fully. */
const evened = 0.7;
const ridge = 0.01;

/** Fits how direct a speech is. Takes: replies, and a function that gives the features of one.  Gives: a head for each of the three. */
export function directnessHeads(
  replies: readonly Reply[],
  valuesOf: (reply: Reply) => Readonly<Record<string, number>>,
): Record<string, Head> {
  const read = replies.map((reply) => ({ reply, values: valuesOf(reply) }));
  const ids = weighable(read[0]?.values ?? {});
  return Object.fromEntries(
    directnesses.map((label) => {
      const examples = read.map(({ reply, values }) => ({
        values,
        is: reply.directness === label,
        weight: evenedWeight(reply, replies),
      }));
      return [label, fitted(examples, ids, () => ridge)];
    }),
  );
}

function evenedWeight(reply: Reply, replies: readonly Reply[]): number {
  const same = replies.filter(({ set }) => set === reply.set);
  const alike = same.filter(({ directness }) => directness === reply.directness).length;
  return (same.length / 3 / Math.max(1, alike)) ** evened;
}

const clarity = { 'Clear Reply': 'direct', Ambivalent: 'partial', 'Clear Non-Reply': 'evasive' } as const;

/** The public interviews and the answers of real hearings; none if they aren't available. */
export function repliesOnFile(): readonly Reply[] {
  // Both sets are used whole, so their halves are joined again.
  const allIn = <Item>(path: string): readonly Item[] => {
    const halves = labeled<Item>(path, () => path);
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
