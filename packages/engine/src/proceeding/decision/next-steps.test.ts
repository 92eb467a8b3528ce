import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence.ts';
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

  it('tells no time from a written decision where the action is one of policy', () => {
    expect(after('WY', 'rezoning')).toContain('as it was adopted');
    expect(after('WY', 'rezoning')).not.toContain('written decision will be filed');
    expect(after('WY', 'variance')).toContain('written decision will be filed');
  });

  it('asks after a continuance for something on each standard that it leaves open', () => {
    const rules = rulesOf({ kind: 'special_use', body: 'decides', state: null, local: null, continuedFrom: null });
    const points = ['noise', 'odor_dust', 'traffic_roads', 'lighting', 'glare'].map((topic) => ({
      id: topic,
      text: '',
      topic,
    }));
    const found = rules.criteria.map(
      (criterion, at) =>
        ({
          criterion,
          standing: 'not_shown',
          answers: [],
          left: at === 0 ? points : [],
          against: [],
          inFavor: [],
        }) as unknown as Evidence,
    );
    const steps = nextSteps(rules, { outcome: 'continue', found, conditions: 0, day: '2026-12-01T19:00:00.000Z' }).join(
      ' ',
    );
    // What was raised comes first, and no paper is named that may be on file.
    const wanted = [
      'An answer to what was raised',
      ...rules.criteria.slice(1).map(({ text }) => `What shows that ${text.charAt(0).toLowerCase()}${text.slice(1)}`),
    ];
    for (const one of wanted) expect(steps).toContain(one);
    expect(steps).not.toMatch(/appraiser|letter/);
    // On a question of policy too, where something was raised on one of them only.
    const policy = { ...rules, quasiJudicial: false };
    const told = nextSteps(policy, { outcome: 'continue', found, conditions: 0, day: '2026-12-01T19:00:00.000Z' });
    for (const one of wanted) expect(told.join(' ')).toContain(one);
  });

  it('tells a commission’s own clock where it continues in Virginia, and only there', () => {
    const continued = (body: 'decides' | 'recommends', state: string) =>
      nextSteps(rulesOf({ kind: 'rezoning', body, state, local: null, continuedFrom: null }), {
        outcome: 'continue',
        found: [],
        conditions: 0,
        day: '2026-12-01T19:00:00.000Z',
      }).join(' ');
    expect(continued('recommends', 'VA')).toContain('The 100 days in which this body has to report');
    expect(continued('decides', 'VA')).not.toContain('100 days');
    expect(continued('recommends', 'NC')).not.toContain('has to report');
  });

  it('mentions no appeal if a plan was approved', () => {
    for (const state of ['VA', 'WI', 'NC']) {
      expect(after(state, 'site_plan')).toContain('The approval is in writing; keep it.');
      expect(after(state, 'site_plan')).not.toContain('appeal');
    }
  });
});
