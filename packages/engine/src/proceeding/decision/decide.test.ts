import type { LocalRules, RehearsalEvent, StaffReport } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import type { Materials } from '../../filed/types.ts';
import { foldRecord } from '../../record/fold.ts';
import { rulesOf } from '../rules/rules.ts';
import { decide } from './decide.ts';
import { votesNeeded } from './votes-needed.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';

const at = '2026-11-22T19:00:00.000Z';
const report: StaffReport = {
  request: null,
  recommendation: 'approve_with_conditions',
  recommendation_quote: null,
  criteria: [],
  conditions: [{ text: 'The applicant shall plant a hedge.', quote: 'The applicant shall plant a hedge.' }],
  made: false,
};
const materials: Materials = {
  ...filedByHand({}),
  staffReport: { source: 'Staff report', text: 'The applicant shall plant a hedge.', report },
};
const against = (n: number): RehearsalEvent => ({
  type: 'testified',
  id: `t${n}`,
  at,
  speaker: { id: `s${n}`, name: 'A neighbor', position: 'against' },
  statement: 'I am against it.',
  seconds: 20,
  points: [{ id: `p${n}`, text: 'What would be done.', topic: 'noise' }],
});

function decided(
  seed: number,
  kind: 'variance' | 'special_use' | 'site_plan',
  state: string | null,
  day = at,
  local: LocalRules | null = null,
) {
  const rules = rulesOf({ kind, body: 'decides', state, local, continuedFrom: null });
  const events: RehearsalEvent[] = [{ type: 'configured', id: 'c', at, seed }, ...[1, 2, 3, 4].map(against)];
  const decision = decide(foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events), materials, rules, day);
  if (decision === null) throw new Error('not decided');
  return { decision, rules };
}

describe('a decision', () => {
  it('agrees with its votes: enough ayes for an approval, a majority for a denial, or a motion that fails', () => {
    let failed = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      const { decision, rules } = decided(seed, 'special_use', null, at, { votes_needed: 'four_fifths' });
      const ayes = decision.votes.filter(({ vote }) => vote === 'aye').length;
      const needed = votesNeeded(rules.votesNeeded, decision.votes.length);
      if (decision.decision.startsWith('approve')) expect(ayes).toBeGreaterThanOrEqual(needed);
      if (decision.decision !== 'deny') continue;
      if (decision.motion.includes('and fails')) {
        failed += 1;
        expect(ayes).toBeLessThan(needed);
      } else expect(ayes * 2).toBeGreaterThan(decision.votes.length);
    }
    expect(failed).toBeGreaterThan(0);
  });

  it('continues a plan of which most is left to papers that follow, and refuses none without a requirement', () => {
    for (let seed = 1; seed <= 60; seed += 1)
      expect(decided(seed, 'site_plan', null).decision.decision).toBe('continue');
  });

  it('gives no variance without something on the record for each of its standards', () => {
    for (let seed = 1; seed <= 60; seed += 1)
      expect(decided(seed, 'variance', 'NC').decision.decision).not.toMatch(/^approve/);
  });

  it('makes no finding if the record has nothing, and names a criterion that it denies for', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { decision } = decided(seed, 'special_use', null);
      const open = decision.criteria.filter(({ standing }) => standing === 'not_shown' || standing === 'not_met');
      if (decision.decision.startsWith('approve')) {
        expect(open.map(({ id }) => id)).toEqual(['safety', 'ordinance', 'property', 'harmony', 'services']);
        const said = open.map(({ finding }) => finding);
        for (const one of said) expect(one).toMatch(/^No finding is made on /);
        // Each by its name.
        expect(new Set(said).size).toBe(open.length);
        expect(decision.next_steps.join(' ')).toContain('No finding was made on public safety; the ordinance’s own');
        expect(decision.conditions.map(({ text }) => text)).toContain('The applicant shall plant a hedge.');
      } else expect(open.length).toBeGreaterThan(0);
    }
  });

  it('quotes staff where staff did not find a standard met, however few its words', () => {
    const view = { text: 'Purposes and intent of the ordinance.', view: 'not_met', quote: 'Not in harmony.' } as const;
    const filed = {
      ...materials,
      staffReport: {
        source: 'Staff report',
        text: 'Purposes and intent of the ordinance. Not in harmony.',
        report: { ...report, recommendation: 'deny' as const, criteria: [view] },
      },
    };
    const rules = rulesOf({ kind: 'variance', body: 'decides', state: 'MN', local: null, continuedFrom: null });
    const events: RehearsalEvent[] = [{ type: 'configured', id: 'c', at, seed: 3 }];
    const found = decide(foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events), filed, rules, at)?.criteria;
    const said = found?.map(({ finding }) => finding).join(' ');
    expect(said).toContain('Staff did not find this standard met: “Not in harmony.”');
  });

  it('does not find hardship by a condition', () => {
    for (let seed = 1; seed <= 200; seed += 1)
      for (const { id, standing, finding } of decided(seed, 'variance', 'NC').decision.criteria) {
        expect(finding).not.toContain('speaks against');
        expect({ id, standing }).not.toMatchObject({ id: 'hardship', standing: 'met_with_condition' });
        if (id === 'hardship') expect(finding).not.toContain('the conditions of this approval');
      }
  });

  it('asks for an extension if requests are approved by lapse of time, and for the documents by a business day', () => {
    let continued = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const { decision } = decided(seed, 'special_use', 'MN', '2026-12-01T19:00:00.000Z');
      if (decision.decision !== 'continue') continue;
      continued += 1;
      expect(decision.motion).toContain('before the 60 days end, a written extension');
      expect(decision.motion).toContain('ask for the applicant’s consent if December 29, 2026 is past');
      expect(decision.next_steps.join(' ')).toContain('the body needs your consent to it');
      expect(decision.next_steps.join(' ')).toContain('The 60 days of the statute keep running.');
      // December 19 is a Saturday.
      expect(decision.next_steps[0]).toContain('December 18, 2026');
    }
    expect(continued).toBeGreaterThan(0);
  });

  it('votes against a plan, and sets conditions on it, only by what the ordinance requires', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { decision } = decided(seed, 'site_plan', 'WI');
      const approves = decision.decision.startsWith('approve');
      const opposed = decision.decision === 'deny' ? 'aye' : approves ? 'nay' : null;
      for (const { vote, reason } of decision.votes)
        if (vote === opposed)
          expect(reason).toMatch(/^The plan does not meet .+, (?:because .+[.”]|for the reason already given\.)$/);
      if (approves) {
        // Nobody named an unmet requirement, so nobody votes against it, whatever neighbors asked for.
        expect(decision.votes.filter(({ vote }) => vote === 'nay')).toEqual([]);
        expect(decision.conditions.map(({ text }) => text)).toEqual(['The applicant shall plant a hedge.']);
      }
    }
  });

  it('is the same for the same record', () => {
    expect(decided(7, 'special_use', null).decision).toEqual(decided(7, 'special_use', null).decision);
  });
});
