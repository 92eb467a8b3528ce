import type { RehearsalEvent, StaffReport } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { continuedIssues } from '../../asking/issues/from-continued.ts';
import type { Materials } from '../../filed/types.ts';
import { foldRecord } from '../../record/fold.ts';
import { proceedingReport } from '../../report/proceeding-report.ts';
import { holdStep } from '../hold-step.ts';
import { rulesOf } from '../rules/rules.ts';
import { decide } from './decide.ts';
import { wantedNext } from './wanted.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';

const at = '2026-11-22T19:00:00.000Z';
const report: StaffReport = {
  request: null,
  recommendation: 'postpone',
  recommendation_quote: null,
  criteria: [],
  conditions: [],
  made: false,
};
const materials: Materials = {
  ...filedByHand({}),
  staffReport: { source: 'Staff report', text: '', report },
};
const choice = { kind: 'special_use', body: 'decides', state: null, local: null } as const;
const rules = rulesOf({ ...choice, continuedFrom: null });
const id = 'hearing-1700000000000_aaaaaaaaaaaaaaaa';

/** A hearing that was continued, with a point that nobody answered. */
function continued() {
  for (let seed = 1; seed < 400; seed += 1) {
    const events: RehearsalEvent[] = [
      { type: 'configured', id: 'c', at, seed, config: { proceeding: choice } },
      {
        type: 'testified',
        id: 't',
        at,
        speaker: { id: 's', name: 'A neighbor', position: 'against' },
        statement: 'Nobody has told us how loud it is.',
        seconds: 20,
        points: [{ id: 'p', text: 'How loud it is.', topic: 'noise' }],
      },
    ];
    const decided = decide(foldRecord(id, events), materials, rules, at);
    if (decided?.decision === 'continue')
      return foldRecord(id, [...events, { ...decided, type: 'decided', id: 'd', at }]);
  }
  throw new Error('no hearing was continued');
}

describe('a hearing that was continued', () => {
  const r = continued();
  const wanted = wantedNext(r, materials, rules);
  const next = foldRecord(id, [
    { type: 'configured', id: 'c', at, seed: 3, config: { proceeding: { ...choice, continued_from: id, wanted } } },
  ]);

  it('finds nothing met and nothing unmet', () => {
    const standings = r.proceeding.decided?.criteria.map(({ standing }) => standing) ?? [];
    expect(new Set(standings)).toEqual(new Set(['not_shown']));
    for (let seed = 1; seed < 200; seed += 1) {
      const against = {
        text: 'Roads are adequate.',
        view: 'not_met' as const,
        quote: 'Staff finds that this standard is not met.',
      };
      const text = `${against.text} ${against.quote}`;
      const opposed = {
        ...materials,
        staffReport: { source: 'Staff report', text, report: { ...report, criteria: [against] } },
      };
      const decided = decide(foldRecord(id, [{ type: 'configured', id: 'c', at, seed }]), opposed, rules, at);
      if (decided?.decision !== 'continue') continue;
      for (const { standing } of decided.criteria) expect(['not_shown', 'open']).toContain(standing);
    }
  });

  it('wants what its record lacks, on the standards that it left open', () => {
    const open = r.proceeding.decided?.criteria.filter(({ standing }) => standing.startsWith('not_')) ?? [];
    expect(wanted.length).toBeGreaterThan(0);
    expect(new Set(wanted.map(({ criterion }) => criterion))).toEqual(new Set(open.map(({ id: one }) => one)));
    expect(wanted.map(({ topic }) => topic)).toContain('noise');
  });

  it('is continued by the next one: the chair says so, the board asks for it once, the report notes that it is missing', () => {
    const opened = holdStep(next, materials, rules, { step: 'call_to_order', reply: null, skip: false });
    const said = opened.ok ? opened.event.lines.map(({ text }) => text).join(' ') : '';
    for (const { label } of wanted) expect(said).toContain(label);
    const asked = continuedIssues(next, 'board', new Set());
    expect(asked.length).toBe(new Set(wanted.map(({ criterion }) => criterion)).size);
    expect(continuedIssues(next, 'board', new Set(asked.map(({ key }) => key)))).toEqual([]);
    expect(continuedIssues(next, 'public', new Set())).toEqual([]);
    expect(proceedingReport(next, materials)?.lacks.join(' ')).toContain('was continued for evidence on');
  });

  it('does not affect a hearing that was decided, or that was never continued', () => {
    const fresh = foldRecord(id, [{ type: 'configured', id: 'c', at, seed: 3, config: { proceeding: choice } }]);
    expect(wantedNext(fresh, materials, rules)).toEqual([]);
    expect(continuedIssues(fresh, 'board', new Set())).toEqual([]);
  });
});
