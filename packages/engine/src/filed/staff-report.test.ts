import { describe, expect, it } from 'vitest';
import { readStaffReport } from './staff-report.ts';

/** Reports in several formats, as planning offices write them. */
const reports = {
  numbered: `PLANNING DEPARTMENT STAFF REPORT

REQUEST
The applicant requests a conditional use permit to operate a contractor's yard on 4.2 acres.

BACKGROUND
The land was rezoned some years ago. The planning commission recommended denial of an earlier request.

REVIEW CRITERIA
1. The use is compatible with adjacent uses.
Staff finds that the proposed yard is not compatible with the houses to the north.
2. Public facilities are adequate.
Staff finds that this criterion is met.
3. The use will not create a nuisance.
With the recommended conditions, the proposed use will comply with this criterion.
4. The applicant has shown need.

RECOMMENDATION
Staff recommends denial of the conditional use permit.
`,
  subjectTo: `Staff Recommendation: Approval of the rezoning, subject to the following conditions:
(a) The developer shall dedicate 30 feet of right-of-way along the frontage.
(b) Install a sidewalk along the frontage before the first certificate of occupancy.

Analysis
The request is consistent with the comprehensive plan.
`,
  less: `RECOMMENDATION
The department recommends approval of RA zoning, rather than the RB zoning that was requested.
`,
  later: 'Staff recommends that the item be postponed for 30 days so that the traffic study can be completed.',
  none: 'This memorandum describes the history of the parcel. No analysis has been completed.',
} as const;

describe('a staff report', () => {
  it.each([
    ['numbered', 'deny'],
    ['subjectTo', 'approve_with_conditions'],
    ['less', 'approve_less'],
    ['later', 'postpone'],
    ['none', null],
  ] as const)('%s: what staff recommends', (name, recommendation) => {
    expect(readStaffReport(reports[name]).recommendation).toBe(recommendation);
  });

  it('gives staff’s view on each criterion, and none if the report does not say', () => {
    const { criteria, request } = readStaffReport(reports.numbered);
    expect(criteria.map(({ view }) => view)).toEqual(['not_met', 'met', 'met_with_condition', 'not_stated']);
    expect(request?.text).toContain('conditional use permit');
  });

  it('lists the conditions, each once', () => {
    expect(readStaffReport(reports.subjectTo).conditions.map(({ text }) => text)).toEqual([
      'The developer shall dedicate 30 feet of right-of-way along the frontage.',
      'Install a sidewalk along the frontage before the first certificate of occupancy.',
    ]);
  });

  it('ends the last condition where the recommendation follows it', () => {
    const last = 'The applicant shall file the lease before the permit is issued.';
    const text = `CONDITIONS\n1. The yard shall be fenced.\n2. ${last}\n\nStaff recommends approval with conditions.`;
    expect(readStaffReport(text).conditions.map((one) => one.text)).toEqual(['The yard shall be fenced.', last]);
  });

  it.each(Object.entries(reports))('%s: every quote appears in it word for word', (_, text) => {
    const { request, criteria, conditions, recommendation_quote: quote } = readStaffReport(text);
    for (const one of [request, ...criteria, ...conditions]) if (one !== null) expect(text).toContain(one.quote);
    if (quote !== null) expect(text).toContain(quote);
  });

  it('handles a megabyte of anything', () => {
    expect(readStaffReport('RECOMMENDATION\n'.repeat(40_000)).recommendation).toBeNull();
    expect(readStaffReport('a '.repeat(500_000)).criteria).toEqual([]);
  });
});

describe('a report with its headings in capitals at the beginning of a line', () => {
  const report = `REQUEST. A variance of 12 feet from the rear setback.

REVIEW BY CRITERION (Sec. 10).
1. Purposes and intent. Not in harmony. The addition would be closer to the water.
2. Comprehensive plan. Consistent with the plan for the shore.
3. Services. Water is adequate. The road study is not on file.
4. Compliance with the code. The side yards are met.

DEPARTURE. 12 feet.

AGENCY COMMENTS.
Soil district: erosion plan adequate.

RECOMMENDATION. Approval, subject to:
1. A final data table that lists every building.
2. Trees planted before occupancy.
`;
  const read = readStaffReport(report);

  it('has staff’s view on each criterion, and no view where part is open, or where the report lists what departs', () => {
    expect(read.criteria.map(({ text, view }) => [text, view])).toEqual([
      ['Purposes and intent.', 'not_met'],
      ['Comprehensive plan.', 'met'],
      ['Services.', 'not_stated'],
      ['Compliance with the code.', 'not_stated'],
    ]);
  });

  it('recommends what it says, and a data table tables nothing', () => {
    expect(read.recommendation).toBe('approve_with_conditions');
    expect(read.conditions.map(({ text }) => text)).toEqual([
      'A final data table that lists every building.',
      'Trees planted before occupancy.',
    ]);
    expect(readStaffReport('RECOMMENDATION\nSee the data table on page 2.').recommendation).toBeNull();
  });
});

describe('conditions in one line', () => {
  it.each([
    'One, the sidewalk to be shown on the drawings. Two, the turn lane to be complete before opening. Three, a survey for the barns.',
    '(1) the sidewalk to be shown on the drawings; (2) the turn lane to be complete before opening; and (3) a survey for the barns.',
  ])('are told apart by their own markers', (line) => {
    const { conditions } = readStaffReport(`CONDITIONS\n${line}\n\nRECOMMENDATION\nStaff recommends approval.`);
    expect(conditions).toHaveLength(3);
    for (const { text } of conditions) expect(text).not.toMatch(/^(?:One|Two|\(\d\))|and$|;$/);
  });
});
