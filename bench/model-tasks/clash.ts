import { conflictsOfAnswer } from '../../packages/engine/src/claims/compare/conflicts-with.ts';
import { claimsIn } from '../../packages/engine/src/claims/extract.ts';
import { annotate } from '../../packages/engine/src/language/annotate.ts';
import { clashTask, type ClashInput } from '../../packages/server/src/language-model/tasks/clash.ts';
import { labeled, shareOf, type Half } from '../labeled/split.ts';
import type { BenchRow } from '../row.ts';
import { keptOf, readAnswers, writeRequests, type TaskCase } from './folder.ts';

interface Pair {
  readonly id: string;
  readonly use: string;
  readonly q1: string;
  readonly a1: string;
  readonly q2: string;
  readonly a2: string;
  readonly relation: 'clash' | 'consistent' | 'corrected';
}

const pairs = () => labeled<Pair>('answers/statements.jsonl', ({ use }) => use);

const caseOf = ({ id, q1, a1, q2, a2 }: Pair): TaskCase<ClashInput> => ({
  id,
  input: {
    earlier: [{ eventId: 'a1', question: q1, text: a1 }],
    now: { eventId: 'a2', question: q2, text: a2 },
  },
});

/** Writes the requests. Gives: how many. */
export function writeClash(): number {
  const all = pairs();
  return writeRequests(
    clashTask,
    [...(all?.seen ?? []), ...(all?.blind ?? [])].map(caseOf).sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
}

function builtIn({ q1, a1, q2, a2 }: Pair): boolean {
  const answer = annotate(a2);
  const earlier = claimsIn(annotate(a1), 'answer', 'a1', annotate(q1));
  const found = conflictsOfAnswer(answer, claimsIn(answer, 'answer', 'a2', annotate(q2)), earlier);
  return found.some(({ certainty }) => certainty === 'asserted');
}

/** Clashes found and asserted with a model compared with those without. As in the product, what the engine asserts by itself also
 *  counts. */
export function clashRows(half: Half): readonly BenchRow[] {
  const answers = readAnswers('clash');
  const read = (pairs()?.[half] ?? []).flatMap((pair) => {
    const kept = keptOf(clashTask, caseOf(pair), answers);
    return kept === null ? [] : [{ pair, own: builtIn(pair), both: builtIn(pair) || kept.length > 0 }];
  });
  if (read.length === 0) return [];
  const clashes = read.filter(({ pair }) => pair.relation === 'clash');
  const [own, both] = [read.filter((one) => one.own), read.filter((one) => one.both)];
  const right = (found: typeof read): number => found.filter(({ pair }) => pair.relation === 'clash').length;
  return [
    {
      name: `contradictions: found (${half})`,
      value: shareOf(right(both), clashes.length),
      unit: `of ${clashes.length}`,
      target: 'at least 0.7',
      reference: `built-in ${shareOf(right(own), clashes.length).toFixed(2)}`,
    },
    {
      name: `contradictions: right where asserted (${half})`,
      value: shareOf(right(both), both.length),
      unit: `of ${both.length}`,
      target: 'at least 0.95',
      reference: `built-in ${shareOf(right(own), own.length).toFixed(2)} of ${own.length}`,
    },
  ];
}
