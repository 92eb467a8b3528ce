import { describe, expect, it } from 'vitest';
import { readStaffReport } from '../../filed/staff-report.ts';
import { foldRecord } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { rulesOf } from '../rules/rules.ts';
import { presentStaffReport } from './staff-report.ts';

function presented(text: string): string {
  const rules = rulesOf({ kind: 'special_use', body: 'decides', state: null, local: null, continuedFrom: null });
  const r = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [
    { type: 'configured', id: 'c', at: '2026-11-22T19:00:00.000Z', seed: 1 },
  ]);
  const staffReport = { source: 'Staff report', text, report: readStaffReport(text) };
  const evening = { r, materials: { ...filedByHand({}), staffReport }, rules, reply: null, early: null, pending: null };
  return presentStaffReport(evening)
    .lines.map((one) => one.text)
    .join(' ');
}

describe('staff presents its report', () => {
  it('in the report’s own words, with the terms of what it recommends', () => {
    const terms =
      'Staff recommends approval if the buffer is settled. If it is not, staff recommends that it be tabled.';
    const said = presented(`STAFF REPORT\n\nRECOMMENDATION\n\n${terms}\n\nPrepared by A. Planner.`);
    expect(said).toContain(`“${terms}”`);
    expect(said).not.toMatch(/Staff recommends approval\.|Prepared by/);
  });

  it('without the heading of a list that it does not read out', () => {
    const said = presented(
      'STAFF REPORT\n\nRecommendation: Staff recommends approval with conditions.\nRecommended conditions:\n1. The applicant shall plant trees.\n2. The applicant shall post a bond.',
    );
    expect(said).toContain('“Staff recommends approval with conditions.”');
    expect(said).not.toContain('Recommended conditions:');
  });

  it('without calling met what it leaves to the body', () => {
    const view = 'Access is adequate. Drainage is to be found by the Commission.';
    const said = presented(
      `STAFF REPORT\n\nFINDINGS\n\n1. Utilities and drainage. ${view}\n\nRECOMMENDATION\nApproval.`,
    );
    expect(said).not.toMatch(/We find|is met/);
  });

  it('without saying that it recommends nothing where that can’t be read', () => {
    expect(presented('STAFF REPORT\n\nThe data are on page 2.')).toContain('What staff recommends is in the report.');
    expect(presented('STAFF REPORT\n\nStaff makes no recommendation.')).toContain('Staff makes no recommendation.');
  });
});
