import { reportOf } from '@rostrum/engine';
import { aRehearsal } from '@rostrum/engine/testing';
import { describe, expect, it } from 'vitest';
import { findingsLead, hasOrdinance } from './findings-lead.ts';

const reportWith = (ordinance: string | null) => {
  const { rehearsal, materials } = aRehearsal({ ordinance, presentation: null, questions: 0, vote: false });
  return reportOf(rehearsal, materials);
};

describe('where the findings of a report come from', () => {
  it('are never attributed to an ordinance that is not on file', () => {
    const report = reportWith(null);
    expect(hasOrdinance(report)).toBe(false);
    expect(findingsLead(report)).toMatch(/^No ordinance is on file\./);
  });

  it('are the usual list if the ordinance on file states no standards of approval', () => {
    const report = reportWith('Sec. 4-2. Setbacks. No tower shall stand within 500 feet of a dwelling.');
    expect(hasOrdinance(report)).toBe(true);
    expect(findingsLead(report)).toContain('states no standards of approval');
  });

  it('are from the ordinance if it states them', () => {
    const finding = { finding: 'It is safe.', section: 'Sec. 2', said: [], grade: null, exhibit: null };
    expect(findingsLead({ not_judged: [], findings: [finding] })).toMatch(
      /^The standards of approval of the ordinance/,
    );
  });
});
