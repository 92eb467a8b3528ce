import { describe, expect, it } from 'vitest';
import { readPresentation } from '../filed/read-presentation.ts';
import { readStaffReport } from '../filed/staff-report.ts';
import type { Materials } from '../filed/types.ts';
import { readText } from '../ordinance/read-text.ts';
import { foldRecord } from '../record/fold.ts';
import { standingsFor } from './decision/standings.ts';
import { asContinued, groundsOf } from './decision/motion.ts';
import { lackingOn } from './decision/wanted.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { rulesOf } from './rules/rules.ts';

const code = `Sec. 8. The Board shall approve a special use permit only if it finds that:
  1. The use will not endanger the public health or safety.
  2. The use meets all requirements of this Ordinance.
  3. Roads and services are adequate.`;
const ordinance = readText({ kind: 'ordinance', source: 'code', text: code });
const rules = rulesOf(
  { kind: 'special_use', body: 'decides', state: null, local: null, continuedFrom: null },
  ordinance,
);

const by = (text: string, said: string | null = null): readonly Evidence[] => {
  const materials: Materials = {
    ordinance,
    planning: null,
    news: [],
    presentation: said === null ? null : readPresentation(said, 'generic'),
    projectText: '',
    staffReport: { source: 'Staff report', text, report: { ...readStaffReport(text), made: false } },
  };
  return evidenceOf(foldRecord('hearing-1700000000000_staff', []), materials, rules);
};

const open = `STAFF REPORT

DISCUSSION

Fire. The Fire Chief approved the response plan and the two hydrants on May 3.

Sound. The study does not report levels at the property line.

Traffic. VDOT approved the entrance and found the road adequate for 300 trips a day.
`;
const held = `${open}
CONDITIONS
1. A supplemental study of sound levels at the property line before site plan approval.

RECOMMENDATION
Staff recommends approval with the condition.
`;

describe('what a staff report shows on the criteria', () => {
  it('supports those that it speaks to, beside its views', () => {
    const [safety, , roads] = by(open);
    expect(safety?.inFavor.map(({ quote }) => quote)).toEqual([
      'The Fire Chief approved the response plan and the two hydrants on May 3.',
    ]);
    expect(roads?.inFavor[0]?.quote).toContain('VDOT approved the entrance');
    expect(roads?.isBare).toBe(false);
  });

  it('leaves open what it says is not there, and that is what has to be brought', () => {
    const [, rule] = by(open);
    expect(rule?.open.map(({ quote }) => quote)).toEqual(['The study does not report levels at the property line.']);
    expect(rule?.standing).toBe('not_shown');
    expect(rule === undefined ? [] : lackingOn(rule).map(({ text }) => text)).toEqual([
      'what settles this in staff’s report: “The study does not report levels at the property line.”',
    ]);
  });

  it('holds it by the condition that staff proposes for it', () => {
    const evidence = by(held);
    const conditions = ['A supplemental study of sound levels at the property line before site plan approval.'];
    expect(evidence[1]?.isHeld).toBe(true);
    expect(standingsFor('approve', evidence, conditions, 'approve_with_conditions')[1]).toBe('met_with_condition');
    expect(standingsFor('continue', evidence, [], 'approve_with_conditions')[1]).toBe('not_shown');
  });

  it('takes criteria one by one where the report does', () => {
    const text = `REVIEW BY CRITERION (Section 8).
1. Safety. No concern about fire or health was noted.
2. Requirements. The worksheet was not filed with the plan.
3. Roads. The County Engineer is satisfied with the haul route.`;
    const [safety, rule, roads] = by(text);
    expect(safety?.inFavor[0]?.quote).toBe('No concern about fire or health was noted.');
    expect(rule?.open).toHaveLength(1);
    expect(roads?.open).toEqual([]);
  });
});

describe('a denial and a continuance', () => {
  const found = by(open).map((one, at) => ({ ...one, standing: at === 2 ? ('met' as const) : ('not_shown' as const) }));

  it('rest on what the record says is wrong, and not on all that was told thinly', () => {
    expect(groundsOf(found, { quasiJudicial: true }).map(({ criterion }) => criterion.id)).toEqual(['listed-2']);
    expect(asContinued(found).map(({ standing }) => standing)).toEqual(['open', 'not_shown', 'met']);
  });

  it('name all that was not shown where the record says nothing of it', () => {
    const plain = found.map((one) => ({ ...one, open: [], against: [] }));
    expect(groundsOf(plain, { quasiJudicial: true })).toHaveLength(2);
    expect(asContinued(plain)).toEqual(plain);
  });
});

describe('a view of staff’s', () => {
  it('counts on each criterion that it names', () => {
    const policy = rulesOf({ kind: 'rezoning', body: 'decides', state: null, local: null, continuedFrom: null });
    const text =
      'RECOMMENDATION\nStaff finds the petition consistent with the adopted plan, and the reuse of the mill to be in the public interest.';
    const materials: Materials = {
      ordinance: null,
      planning: null,
      news: [],
      presentation: null,
      projectText: '',
      staffReport: {
        source: 'Staff report',
        text,
        report: {
          ...readStaffReport(text),
          criteria: [{ text: text.slice(15), view: 'met', quote: text.slice(15) }],
          made: false,
        },
      },
    };
    const found = evidenceOf(foldRecord('hearing-1700000000000_both', []), materials, policy);
    expect(found.filter(({ staff }) => staff?.view === 'met').map(({ criterion }) => criterion.id)).toEqual([
      'plan',
      'public_interest',
    ]);
  });
});

const departing = `STAFF REPORT

DEPARTURES. (a) Density: 220 homes against 210.

CONDITIONS
1. Not more than 204 homes, being the 210 allowed less six.

RECOMMENDATION
Staff recommends approval with the condition.
`;

describe('a departure that staff reports', () => {
  it('goes to the criterion that the code is met, and is held by the condition with its figure', () => {
    const [, rule] = by(departing);
    expect(rule?.open.map(({ quote }) => quote)).toEqual(['(a) Density: 220 homes against 210.']);
    expect(rule?.isHeld).toBe(true);
  });

  it('is not shown met by the applicant’s own figure on it', () => {
    const said = 'The density is two point seven homes an acre, and the ordinance allows three.';
    const [, rule] = by(departing, said);
    expect(rule?.inFavor.map(({ quote }) => quote)).not.toContain(said);
    const [, plain] = by(open, said);
    expect(plain?.inFavor.map(({ quote }) => quote)).toContain(said);
  });
});
