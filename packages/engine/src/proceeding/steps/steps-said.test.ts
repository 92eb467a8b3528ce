import { describe, expect, it } from 'vitest';
import type { Materials } from '../../filed/types.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { foldRecord } from '../../record/fold.ts';
import { rulesOf } from '../rules/rules.ts';
import { announceStep } from './announcements.ts';
import { deliberate } from './deliberation.ts';
import { disclose } from './disclosure.ts';

const at = '2026-11-22T19:00:00.000Z';
const materials = { projectText: '', presentation: null } as Materials;
const eveningIn = (state: string, kind: 'rezoning' | 'special_use', seed = 1) => {
  const rules = rulesOf({ kind, body: 'decides', state, local: null, continuedFrom: null });
  const r = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [{ type: 'configured', id: 'c', at, seed }]);
  return { r, materials, rules, reply: null, early: null, pending: null };
};
const said = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text).join(' ');

describe('what the chair says', () => {
  it('mentions the oath only if there is one', () => {
    const opening = (state: string, kind: 'rezoning' | 'special_use') =>
      said(announceStep('public_comment', eveningIn(state, kind)).lines);
    expect(opening('NC', 'special_use')).toContain('sworn');
    expect(opening('FL', 'rezoning')).toContain('sworn');
    for (const words of [opening('MN', 'special_use'), opening('NC', 'rezoning')]) {
      expect(words).not.toContain('sworn');
      expect(words).not.toContain('little weight');
    }
  });

  it('asks whom a contact was with before the record shows it', () => {
    const all = Array.from({ length: 40 }, (_, seed) => said(disclose(eveningIn('FL', 'rezoning', seed)).lines));
    expect(all.some((text) => text.includes('Who was it, and what did they say? It was '))).toBe(true);
    for (const text of all.filter((one) => one.includes('The record will show the disclosure')))
      expect(text).toMatch(/Who was it|What did you see there/);
  });
});

describe('what a member says on a standard that names several things', () => {
  it('quotes what is on one of them', () => {
    const flood =
      "The flood elevation's 11 on the new FEMA map and we put three feet on it because of what the harbor did in January.";
    const basins =
      'Our engineer put in two filter basins at the low side, which take out eighty percent of the solids.';
    const sewer = "The City engineer's letter of May 9th says there's capacity in the sewer for 11,500 gallons a day.";
    const text = 'Drainage and utilities meet the requirements.';
    const quote = 'Staff finds that this standard is met.';
    const presentation = `${flood} ${basins} ${sewer}`;
    const report = {
      request: null,
      recommendation: 'approve' as const,
      recommendation_quote: null,
      criteria: [
        { text, view: 'met' as const, quote },
        { text: 'The plan meets the dimensions of the district.', view: 'met' as const, quote },
      ],
      conditions: [],
      made: false,
    };
    const rules = rulesOf({ kind: 'site_plan', body: 'decides', state: null, local: null, continuedFrom: null });
    const filed = {
      ...filedByHand({ presentation }),
      staffReport: { source: 'Staff report', text: `${text} ${quote}`, report },
    };
    const all = Array.from({ length: 30 }, (_, seed) => {
      const r = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [
        { type: 'configured', id: 'c', at, seed },
        { type: 'presented', id: 'p', at, text: presentation },
      ]);
      return said(deliberate({ r, materials: filed, rules, reply: null, early: null, pending: null }).lines);
    }).join(' ');
    expect(all).toMatch(/filter basins|capacity in the sewer/);
    expect(all).not.toContain('flood elevation');
  });
});
