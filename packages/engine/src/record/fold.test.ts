import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { applyEvent, foldRecord, newRehearsal } from './fold.ts';

const session = 'hearing-1790000000000_abcdefghijklmnop';
const configured = (i: number, project: Record<string, unknown>) =>
  ({ type: 'configured', id: `c${i}`, at: '2026-11-20T19:00:00.000Z', project }) as const;
const fresh = (i: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: 200 }, (_, k) => [`key ${i} ${k}`, k]));

describe('successive configurations', () => {
  it('keep the earliest keys, up to a generous limit, with their latest values', () => {
    const events = Array.from({ length: 300 }, (_, i) => configured(i, { ...fresh(i), projectName: `Name ${i}` }));
    const { projectSource, project } = foldRecord(session, events);
    expect(Object.keys(projectSource)).toHaveLength(500);
    expect(project.projectName).toBe('Name 299');
  });

  it('each take about as long, however many there were', () => {
    let rehearsal = newRehearsal(session);
    const times = Array.from({ length: 600 }, (_, i) => {
      const from = performance.now();
      rehearsal = applyEvent(rehearsal, configured(i, fresh(i)));
      return performance.now() - from;
    });
    const middle = (part: number[]): number => part.sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
    expect(middle(times.slice(500))).toBeLessThan(8 * middle(times.slice(10, 60)));
  });
});

describe('answers to questions that were asked elsewhere', () => {
  it('bring questions that share one hidden class, so that each takes no more memory than its words', () => {
    // Only V8 itself can tell.
    setFlagsFromString('--allow-natives-syntax');
    const isAlike = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (a: object, b: object) => boolean;
    const { exchanges } = foldRecord(
      session,
      Array.from({ length: 20 }, (_, i) => ({
        type: 'answered',
        id: `a${i}`,
        at: '2026-11-20T19:00:00.000Z',
        question_id: `q${i}`,
        question: `How far is it, number ${i}?`,
        text: 'It is 400 feet.',
      })),
    );
    const last = exchanges.slice(-2).map(({ asked }) => asked) as [object, object];
    expect(exchanges).toHaveLength(20);
    expect(isAlike(...last)).toBe(true);
  });
});
