import { describe, expect, it } from 'vitest';
import { readStaffReport } from './staff-report.ts';
import { isUnneeded, staffPoints, type StaffPoint } from './staff-points.ts';
import { viewsByNumber } from './views-by-number.ts';

const report = `PLANNING DEPARTMENT
STAFF REPORT

WHAT IS ASKED
A special use permit for a storage yard on 4 acres.

DISCUSSION

Traffic. VDOT approved the entrance on August 29. No traffic impact analysis is required.

Haul road. A draft has been sent to the applicant. No signed agreement is on file.

Operation. The plan does not state hours of customer access. Staff asks the applicant to walk the Board through them.

DEPARTURES FROM THE CODE. The canopies exceed the 16-foot limit of Table 9 by 2 feet. The Board may not reduce that limit.

CONDITIONS, IF APPROVED
1. The agreement signed before the first truck.
2. A letter from the Chief on file before opening.

Planning Board
September 8: recommended approval, 6 to 2.

RECOMMENDATION
Staff makes no recommendation until the Board has the Fire Chief's letter. The Board may approve or deny the case.`;

const pointsIn = (text: string): readonly StaffPoint[] =>
  staffPoints({ source: 'Staff report', text, report: { ...readStaffReport(text), made: false } });
const quotes = (kind: StaffPoint['kind']): readonly string[] =>
  pointsIn(report).flatMap((one) => (one.kind === kind ? [one.quote] : []));

describe('what a staff report says beside its views', () => {
  it('is told word for word, with its place', () => {
    for (const { quote, start } of pointsIn(report)) expect(report.slice(start, start + quote.length)).toBe(quote);
    expect(pointsIn(report).length).toBeGreaterThan(6);
  });

  it('is what is missing, what departs, and what has to come first', () => {
    expect(quotes('open')).toEqual([
      'No signed agreement is on file.',
      'The plan does not state hours of customer access.',
    ]);
    expect(quotes('departs')).toEqual(['The canopies exceed the 16-foot limit of Table 9 by 2 feet.']);
    expect(quotes('first')).toEqual(['Staff asks the applicant to walk the Board through them.']);
  });

  it('counts nothing as missing that nobody requires, and no condition', () => {
    expect(quotes('fact')).toContain('No traffic impact analysis is required.');
    expect(isUnneeded('No traffic impact analysis is required.')).toBe(true);
    expect(pointsIn(report).some(({ quote }) => quote.includes('before the first truck'))).toBe(false);
  });

  it('has the label that stands before it', () => {
    expect(pointsIn(report).find(({ quote }) => quote.startsWith('VDOT'))?.label).toBe('Traffic');
  });
});

describe('a staff report in running text', () => {
  it('recommends nothing where it says so, whatever the board may do', () => {
    expect(readStaffReport(report).recommendation).toBeNull();
  });

  it('has a request under its own heading, and conditions up to the next one', () => {
    const { request, conditions } = readStaffReport(report);
    expect(request?.text).toBe('A special use permit for a storage yard on 4 acres.');
    expect(conditions.map(({ text }) => text)).toEqual([
      'The agreement signed before the first truck.',
      'A letter from the Chief on file before opening.',
    ]);
  });

  it.each([
    ['Recommendation\nHours. The application asks for Saturday until 2:00 p.m.', 'no label before a time of day'],
    ['Application filed: June 10, 2025\nStaff recommends approval.', 'no request in a date'],
  ])('%s: %s', (text) => expect(readStaffReport(text).request).toBeNull());

  it('takes the sentence beside a view of two words', () => {
    const text =
      'REVIEW CRITERIA\n1. Purposes. Not in harmony. The addition would be closer to the water.\n2. Plan. The plan calls for less. Not consistent.\n3. Character. A smaller one could meet it.';
    expect(readStaffReport(text).criteria.map(({ view, quote }) => [view, quote])).toEqual([
      ['not_met', 'Not in harmony. The addition would be closer to the water.'],
      ['not_met', 'The plan calls for less. Not consistent.'],
      ['not_stated', 'Character.'],
    ]);
  });
});

describe('views on standards by their numbers', () => {
  it.each([
    ['Staff suggests that findings c, d and e can be made.', [3, 4, 5], 'met'],
    ['Items 1 and 4, as to roads, appear to be satisfied.', [1, 4], 'met'],
    ['Staff recommends denial, because criteria 1, 2 and 4 are not met.', [1, 2, 4], 'not_met'],
    ['Staff finds that 18.64.120 B and E are met.', [2, 5], 'met'],
    ['The standards are listed below.', [], null],
  ] as const)('%s', (text, places, view) => {
    const told = viewsByNumber(text);
    expect([...told.keys()]).toEqual(places);
    for (const one of told.values()) expect(one).toEqual({ view, quote: text });
  });
});

describe('what is no point of a report', () => {
  const kinds = (said: string): readonly string[] =>
    pointsIn(`STAFF REPORT\n\nDISCUSSION\n\n${said}`).map(({ kind, quote }) => `${kind}: ${quote}`);

  it('is open where no violation is on file', () => {
    expect(kinds('The hall was approved in 1987, and no violations are on file.')).toEqual([
      'fact: The hall was approved in 1987, and no violations are on file.',
    ]);
  });

  it('is a title', () => expect(kinds('REPORT ON PETITION SU-26-07')).toEqual([]));
});
