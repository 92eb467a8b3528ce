import { describe, expect, it } from 'vitest';
import { foldRecord } from '../../../record/fold.ts';
import { goesToFindings } from './from-criteria.ts';
import { isAgreed } from '../from-staff-report.ts';

const at = '2026-11-22T19:00:00.000Z';
const before = (kind: string | null) =>
  foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [
    {
      type: 'configured',
      id: 'c',
      at,
      seed: 1,
      project: {
        projectConfig: kind === null ? {} : { proceeding: { kind, body: 'decides', state: null, local: null } },
      },
    },
  ]);

describe('who buys the power', () => {
  it('is not asked by a board that decides by criteria', () => {
    expect(goesToFindings(before('special_use'), 'board', { asks: ['buyer'] })).toBe(false);
    expect(goesToFindings(before('special_use'), 'board', { asks: ['buyer', 'rates'] })).toBe(false);
  });

  it('may be asked if policy is being decided, in public comment, and if no proceeding was chosen', () => {
    expect(goesToFindings(before('rezoning'), 'board', { asks: ['buyer'] })).toBe(true);
    expect(goesToFindings(before('special_use'), 'public', { asks: ['buyer'] })).toBe(true);
    expect(goesToFindings(before(null), 'board', { asks: ['buyer'] })).toBe(true);
  });

  it('removes nothing that bears on a criterion', () => {
    expect(goesToFindings(before('special_use'), 'board', { asks: ['study'] })).toBe(true);
    expect(goesToFindings(before('special_use'), 'board', { asks: [] })).toBe(true);
  });
});

describe('staff’s conditions', () => {
  const asked = (agrees: 'yes' | 'no') =>
    foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [
      { type: 'configured', id: 'c', at, seed: 1 },
      { type: 'stepped', id: 's', at, step: 'staff_report', lines: [], awaits: null, next: 'presentation', agrees },
    ]);

  it('are not asked about once the applicant has agreed to them on the record', () => {
    expect(
      ['staff:recommendation', 'staff:condition:1', 'staff:criterion:0'].map((key) => isAgreed(asked('yes'), key)),
    ).toEqual([true, true, false]);
    expect(isAgreed(asked('no'), 'staff:condition:1')).toBe(false);
  });
});
