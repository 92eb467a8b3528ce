import { describe, expect, it } from 'vitest';
import { readStaffReport } from '../../filed/staff-report.ts';
import { bodyFiled } from './body-filed.ts';

const bodyIn = (text: string, made = false, decides = true): string | null =>
  bodyFiled({ staffReport: { source: 'Staff report', text, report: { ...readStaffReport(text), made } } }, decides);

const request = 'REQUEST\nA special use for a quarry of 40 acres, which the owner would run for the next twenty years.';

describe('the body that a staff report is addressed to', () => {
  it.each([
    [`MEMORANDUM\nTO: Board of Supervisors, County of Ash\nFROM: The planner\n\n${request}`, 'board of supervisors'],
    [`STAFF REPORT TO THE PLANNING AND ZONING COMMISSION\n\n${request}`, 'planning and zoning commission'],
    [`TOWN OF ASH\nBoard of Commissioners, August 11, 2026\n\n${request}`, 'board of commissioners'],
  ])('is named by the lines above its text', (text, body) => expect(bodyIn(text)).toBe(body));

  it.each([
    `STAFF REPORT\n\n${request}`,
    `Planning Commission: May 4\nBoard of Supervisors: June 2\n\n${request}`,
    `STAFF REPORT\n\n${'The owner bought the land in 2011 and has farmed it since, as the record shows. '.repeat(2)}\nCity Council`,
  ])('is not guessed', (text) => expect(bodyIn(text)).toBeNull());

  it('is not the body that recommends, where it is the governing body', () => {
    expect(bodyIn(`TO: Board of Supervisors\n\n${request}`, false, false)).toBeNull();
    expect(bodyIn(`TO: Planning Commission\n\n${request}`, false, false)).toBe('planning commission');
  });

  it('is not read from a report that nobody filed', () => {
    expect(bodyIn(`TO: Board of Supervisors\n\n${request}`, true)).toBeNull();
  });
});
