import { describe, expect, it } from 'vitest';
import type { RehearsalEvent } from '@rostrum/contract';
import { foldRecord } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { conditionsOfApproval } from './conditions.ts';

const at = '2026-11-22T19:00:00.000Z';

/** The conditions of an approval with one that staff has noted. */
function legal(text: string): readonly string[] {
  const report = {
    request: null,
    recommendation: 'approve_with_conditions' as const,
    recommendation_quote: null,
    criteria: [],
    conditions: [{ text, quote: text }],
    made: false,
  };
  const r = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [
    { type: 'configured', id: 'c', at, seed: 1 },
  ] as unknown as RehearsalEvent[]);
  const materials = { ...filedByHand({}), staffReport: { source: 'Staff report', text, report } };
  return conditionsOfApproval(r, materials, { kind: 'special_use' }).map((one) => one.text);
}

describe('a condition as staff noted it', () => {
  it.each([
    [
      'Land outside the fence to remain wooded under a covenant.',
      'Land outside the fence shall remain wooded under a covenant.',
    ],
    [
      'Surety posted before a building permit',
      'The approval is subject to this: Surety posted before a building permit.',
    ],
    [
      'Screening to conform to Subd. 9 and to be replaced if it dies.',
      'Screening shall conform to Subd. 9 and shall be replaced if it dies.',
    ],
    ['Install a fence.', 'The applicant shall install a fence.'],
    ['No hauling shall begin before June.', 'No hauling shall begin before June.'],
  ])('is made whole: %s', (noted, whole) => {
    expect(legal(noted)).toEqual([whole]);
  });
});
