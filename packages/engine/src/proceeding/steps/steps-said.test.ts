import { describe, expect, it } from 'vitest';
import type { Materials } from '../../filed/types.ts';
import { foldRecord } from '../../record/fold.ts';
import { rulesOf } from '../rules/rules.ts';
import { announceStep } from './announcements.ts';
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
