import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../proceeding/rules/rules.ts';
import type { Rules } from '../../proceeding/types.ts';
import { readText } from '../read-text.ts';

const rulesUnder = (text: string, kind: 'special_use' | 'site_plan' | 'rezoning' | 'variance', state = 'IL'): Rules =>
  rulesOf(
    { kind, body: 'decides', state, local: null, continuedFrom: null },
    readText({ kind: 'ordinance', source: 'ordinance', text }),
  );
const listedIn = (rules: Rules): readonly string[] =>
  rules.criteria.flatMap(({ listed, text }) => (listed === true ? [text] : []));

const permit = `Sec. 8. The Board shall approve a special use permit only if it finds that the use, as proposed:
  1. Will not endanger the public health or safety.
  2. Meets all required conditions and specifications of this Ordinance.
  3. Is served by adequate roads, water and fire protection.
Sec. 9. Expiry. A permit expires in two years.`;

describe('the criteria that the ordinance on file lists', () => {
  it('take the place of the usual ones, as whole sentences in the words of the ordinance', () => {
    const rules = rulesUnder(permit, 'special_use');
    expect(listedIn(rules)).toEqual([
      'The use, as proposed, will not endanger the public health or safety.',
      'The use, as proposed, meets all required conditions and specifications of this Ordinance.',
      'The use, as proposed, is served by adequate roads, water and fire protection.',
    ]);
    expect(rules.criteria.map(({ by_rule: byRule }) => byRule === true)).toEqual([false, true, false]);
    expect(rules.standard).toContain('the ordinance on file lists');
    expect(rules.standard).not.toContain('usual standards');
    expect(rules.criteria.map(({ label }) => label)).toEqual([
      'public safety',
      'the ordinance’s own requirements',
      'adequate roads, water and fire protection',
    ]);
  });

  it('give each subject one place, and none that a usual criterion has is lost', () => {
    const rules = rulesUnder(permit, 'special_use');
    const usual = rulesOf({ kind: 'special_use', body: 'decides', state: 'IL', local: null, continuedFrom: null });
    const all = rules.criteria.flatMap(({ topics, also }) => [...topics, ...also]);
    expect(new Set(all).size).toBe(all.length);
    for (const topic of usual.criteria.flatMap(({ topics, also }) => [...topics, ...also]))
      expect(all).toContain(topic);
  });

  it('are found in the negative where the body finds whether there is harm', () => {
    const text = `22.14 FINDINGS\n22.14.1 The Zoning Board of Appeals shall find whether:
  a. the facility will be detrimental to the public health;
  b. it will be injurious to the use and enjoyment of other property;
  c. adequate roads have been provided; and
  d. it conforms to this Article.\n22.15 A special use permit is filed with the clerk.`;
    expect(listedIn(rulesUnder(text, 'special_use'))).toEqual([
      'The facility will not be detrimental to the public health.',
      'The facility will not be injurious to the use and enjoyment of other property.',
      'Adequate roads have been provided.',
      'The facility conforms to this Article.',
    ]);
  });

  it('of a plan and of a rezoning are those of no permit', () => {
    const plan =
      '(10) DECISION. The Plan Commission shall approve the plans if it finds that:\n(a) The plans conform to this chapter.\n(b) Traffic and loading are safe.\n(c) Utilities are adequate.';
    const district =
      'Sec. 312. - Criteria for approval.\nThe city commission shall decide, on competent substantial evidence, whether:\n(1) The PD is consistent with the comprehensive plan.\n(2) The design is compatible with adjoining land.\n(3) The PD complies with this article.';
    expect(listedIn(rulesUnder(plan, 'site_plan'))).toHaveLength(3);
    expect(listedIn(rulesUnder(district, 'rezoning'))).toHaveLength(3);
    expect(listedIn(rulesUnder(permit, 'site_plan'))).toEqual([]);
    expect(listedIn(rulesUnder(permit, 'rezoning'))).toEqual([]);
  });

  it.each([
    ['by the office', permit.replace('The Board shall', 'The Zoning Administrator shall'), 'special_use', 'IL'],
    ['of a waiver', permit.replace('approve a special use permit', 'grant a waiver'), 'special_use', 'IL'],
    [
      'of factors',
      'The following factors shall be considered in review of a special use permit:\n(a) Visual impact.\n(b) Roads.\n(c) Water quality.',
      'special_use',
      'IL',
    ],
    ['twice over', `${permit}\n${permit.replace('Sec. 8', 'Sec. 18')}`, 'special_use', 'IL'],
    ['of a variance, where the state has its own', permit.replace('special use permit', 'variance'), 'variance', 'MN'],
  ] as const)('are left alone %s', (_what, text, kind, state) => {
    expect(listedIn(rulesUnder(text, kind, state))).toEqual([]);
  });
});
