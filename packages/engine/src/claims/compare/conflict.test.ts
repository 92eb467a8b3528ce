import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { annotate } from '../../language/annotate.ts';
import { conflictsOfAnswer } from './conflicts-with.ts';
import { claimsIn } from '../extract.ts';

interface Case {
  readonly id: string;
  readonly q1: string;
  readonly a1: string;
  readonly q2: string;
  readonly a2: string;
  readonly expected: 'asserted' | 'none';
}

const rowsOf = <Row>(file: string): Row[] =>
  readFileSync(new URL(`../../../cases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);

const cases = rowsOf<Case>('statements.jsonl');

const asserted = ({ q1, a1, q2, a2 }: Omit<Case, 'id' | 'expected'>) => {
  const answer = annotate(a2);
  const now = claimsIn(answer, 'answer', 'second', annotate(q2));
  const earlier = claimsIn(annotate(a1), 'answer', 'first', annotate(q1));
  return conflictsOfAnswer(answer, now, earlier).filter(({ certainty }) => certainty === 'asserted');
};

interface Presented {
  readonly id: string;
  readonly presented: string;
  readonly question: string;
  readonly answer: string;
  readonly expected: 'asserted' | 'none';
}

describe('a presentation and a later answer', () => {
  it.each(rowsOf<Presented>('presented.jsonl').map((one) => [one.id, one.presented, one.answer, one] as const))(
    '%s: "%s" and "%s"',
    (_id, _presented, _answer, { presented, question, answer, expected }) => {
      const read = annotate(answer);
      const earlier = claimsIn(annotate(presented), 'presentation', 'presented');
      const found = conflictsOfAnswer(read, claimsIn(read, 'answer', 'now', annotate(question)), earlier);
      expect(found.some(({ certainty }) => certainty === 'asserted')).toBe(expected === 'asserted');
    },
  );
});

describe('two answers of one speaker', () => {
  it.each(cases.map((one) => [one.id, one.a1, one.a2, one] as const))('%s: "%s" and "%s"', (_, _a, _b, one) => {
    const found = asserted(one);
    expect(found.map(({ kind }) => kind).slice(0, 1)).toHaveLength(one.expected === 'asserted' ? 1 : 0);
  });

  it('has cases of each kind of conflict', () => {
    const kinds = new Set(cases.flatMap((one) => asserted(one).map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['exclusive_value', 'party', 'polarity', 'quantity', 'schedule']);
  });

  it('ignores what was replaced since', () => {
    const earlier = [
      ...claimsIn(annotate('The fence is six feet tall.'), 'presentation', 'one'),
      ...claimsIn(annotate('I had it wrong. The fence is eight feet tall.'), 'answer', 'two'),
    ];
    const answer = annotate('The fence is eight feet tall.');
    expect(conflictsOfAnswer(answer, claimsIn(answer, 'answer', 'three'), earlier)).toEqual([]);
    expect(
      conflictsOfAnswer(
        answer,
        claimsIn(answer, 'answer', 'three'),
        earlier.filter(({ from }) => from === 'one'),
      ),
    ).not.toEqual([]);
  });

  it('shows both in the sentences they were said in', () => {
    const [hit] = asserted({
      q1: '',
      a1: 'Hello. The fence is six feet.',
      q2: '',
      a2: "It's an eight-foot fence, I think.",
    });
    expect(hit?.earlier.words).toBe('The fence is six feet.');
    expect(hit?.subject).toBe('fence');
  });
});

describe('a claim that names nothing', () => {
  it.each([
    ['Where does everybody drop off?', 'In the lane.'],
    ['How many children at most?', "Twenty-four's the most."],
    ['Where does the staff park?', 'At the church.'],
  ])('is not asked about next to %s %s', (q1, a1) => {
    const answer = annotate('No weekends, no nights.');
    const now = claimsIn(answer, 'answer', 'second', annotate('Do you do weekends?'));
    expect(conflictsOfAnswer(answer, now, claimsIn(annotate(a1), 'answer', 'first', annotate(q1)))).toEqual([]);
  });
});
