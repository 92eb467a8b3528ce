import { describe, expect, it } from 'vitest';
import { claimsIn } from '../claims/extract.ts';
import type { Claim } from '../claims/types.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { annotate } from '../language/annotate.ts';
import { newRehearsal } from '../record/fold.ts';
import { findContradictions } from './find-contradictions.ts';
import { keptClaims } from './kept-claims.ts';

const spoken =
  'The fence along Mill Road will be eight feet tall, and the wall behind it six feet, in the first phase.';
const read = (): readonly Claim[] => claimsIn(annotate(spoken), 'answer', 'a-1');
const isKept = (of: object): boolean => {
  let wasRead = false;
  keptClaims(of, () => {
    wasRead = true;
    return [];
  });
  return !wasRead;
};

describe('the claims that are kept', () => {
  it('are those that were read, once', () => {
    const of = {};
    const claims = keptClaims(of, read);
    expect(claims.length).toBeGreaterThan(1);
    expect(claims).toEqual(read());
    expect(keptClaims(of, () => [])).toBe(claims);
  });

  it('have their lists in common, also the empty ones', () => {
    const claims = keptClaims({}, read);
    const lists = claims.flatMap((claim) => Object.values(claim).filter((value) => Array.isArray(value)));
    expect(lists.length).toBeGreaterThan(20);
    expect(new Set(lists).size).toBe(new Set(lists.map((list) => JSON.stringify(list))).size);
  });
});

describe('an answer', () => {
  const heights = (n: number): string =>
    `The barn number ${n} will be ${20 + n} feet tall. The shed number ${n} will be ${10 + n} feet tall. The silo number ${n} will be ${60 + n} feet tall.`;
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_keptclaims000000'));
  held.append({
    type: 'presented',
    text: 'We will not build any homes on this farm. The fence will be eight feet tall.',
  });
  for (let n = 0; n < 60; n += 1)
    held.append({ type: 'answered', question_id: `q-${n}`, question: `What of point ${n}?`, text: heights(n) });
  const contradicts = (answer: string): boolean =>
    findContradictions(held.rehearsal, answer, 'q-now', 'And now?').length > 0;

  it('is compared with the first things said and the last', () => {
    expect(contradicts('The fence will be five feet tall.')).toBe(true);
    expect(contradicts('The silo number 59 will be 7 feet tall.')).toBe(true);
  });

  it('leaves nothing behind of what nobody remembers anymore', () => {
    contradicts('The fence will be five feet tall.');
    const answers = held.rehearsal.exchanges.flatMap(({ answered }) => (answered === null ? [] : [answered]));
    const kept = answers.filter(isKept);
    expect(kept).toContain(answers[0]);
    expect(kept).toContain(answers[59]);
    expect(kept).not.toContain(answers[30]);
  });
});
