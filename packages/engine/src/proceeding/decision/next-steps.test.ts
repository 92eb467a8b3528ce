import { describe, expect, it } from 'vitest';
import type { proceedingKinds } from '../rules/proceeding-list.ts';
import { rulesOf } from '../rules/rules.ts';
import { nextSteps } from './next-steps.ts';

const after = (state: string, kind: (typeof proceedingKinds)[number], body: 'decides' | 'recommends' = 'decides') =>
  nextSteps(rulesOf({ kind, body, state, local: null, continuedFrom: null }), {
    outcome: 'approve',
    found: [],
    conditions: 0,
    day: '2026-12-01T19:00:00.000Z',
  }).join(' ');

describe('what comes next', () => {
  it('counts the time to appeal only from the day that the state’s rule names', () => {
    const fromVote = after('VA', 'variance');
    expect(fromVote).toContain('The 30 days to appeal run from tonight’s vote');
    expect(fromVote).toContain('December 31, 2026');
    expect(fromVote).not.toContain('usually runs from that date');
    const fromFiling = after('WI', 'variance');
    expect(fromFiling).toContain('If the written decision were filed and given today');
    expect(fromFiling).not.toContain('run from tonight’s vote');
  });

  it('gives the time to contest the later decision if there is only a recommendation', () => {
    expect(after('VA', 'special_use', 'recommends')).toContain('within 30 days of that decision');
    expect(after('WI', 'special_use', 'recommends')).not.toContain('days of that decision');
  });

  it('mentions no appeal if a plan was approved', () => {
    for (const state of ['VA', 'WI', 'NC']) {
      expect(after(state, 'site_plan')).toContain('The approval is in writing; keep it.');
      expect(after(state, 'site_plan')).not.toContain('appeal');
    }
  });
});
