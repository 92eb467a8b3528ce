import { describe, expect, it } from 'vitest';
import { readMinutes } from '../read-minutes.ts';

/* Ways in which boards begin their minutes that were misread once, with boards that were made up. A minus marks who was absent. */

const begun: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  'a page that has lost its line ends': [
    `CITY OF ELLERY PLANNING COMMISSION MINUTES MARCH 3, 2020 MEMBERS PRESENT: Chair Ana Lowell, Commissioners Ben Prager, Cal Hurst (arrived at 7:10 p.m.), Tova Nash and Mia Stone MEMBERS ABSENT: Commissioner Lou Beck STAFF PRESENT: Director Joan Redd, Planning Supervisor Lori Evans and Clerical Supervisor Dina Hall OTHERS PRESENT: Director of Works Max Orr, Pat Rich, Casey Bard 1. CALL TO ORDER: 2. PUBLIC FORUM: 3. APPROVAL OF MINUTES: MOTION by Commissioner Nash, seconded by Commissioner Stone, recommending approval of the minutes. Vote. 5 Ayes. MOTION carried unanimously. 4. PUBLIC HEARINGS:`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash', 'Mia Stone', '-Lou Beck'],
  ],
  'a heading behind a sentence': [
    `Minutes of the Regular Meeting of the Ellery Board of Adjustment held on May 4, 2020 at 7:30 p.m. in the Council Chambers. The following members were present:

Mr. Ben Prager

Ms. Tova Nash, Vice Chairman

Mr. Cal Hurst

Absent: Mrs. Mia Stone

Mr. Lou Beck, Chairman

Present: Ms. Joan Redd, Borough Planner

PLEDGE OF ALLEGIANCE
`,
    ['Ben Prager', 'Tova Nash', 'Cal Hurst', '-Mia Stone', '-Lou Beck'],
  ],
  'a sentence with "attending", and one with "absent was"': [
    `Ellery County Planning Commission
September 5, 2020
The Ellery County Planning Commission held a meeting on Saturday, September 5, 2020, at 6:00 p.m., at the County Office Building, Ellery. Members attending were Ana Lowell, Ben Prager, Vice-Chairman; Cal Hurst, Tova Nash, Chairman and Mia Stone. Absent was Lou Beck.
Other officials present were Joan Redd, Planning Director; and Max Orr, Deputy County Attorney.
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash', 'Mia Stone', '-Lou Beck'],
  ],
  'a roll call with a dash, and others after it': [
    `ELLERY COUNTY PLANNING AND ZONING COMMITTEE
APRIL 9, 2020
1. Call to Order: Chairman Beck called the public hearing to order at 4:00pm.
2. Roll Call: Hurst, Prager, Stone, and Beck – all present. Nash – Absent. Others present were: Director Joan Redd, Max Orr, and Dina Hall - Secretary.
3. Minutes
`,
    ['Hurst', 'Prager', 'Stone', 'Beck', '-Nash'],
  ],
  'staff in columns under a label of their own': [
    `ELLERY PLANNING COMMISSION
JANUARY 3, 2020
ROLL CALL
Members Present:    Ana Lowell, Chairperson
                    Ben Prager
                    Cal Hurst
Members Absent:     None
Staff Present:      Joan Redd         Max Orr
                    Dina Hall         Lori Evans
APPROVAL OF MINUTES
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst'],
  ],
  'a time of arrival behind a name': [
    `Minutes of May 14, 2020 of the Town of Ellery Planning Board
PRESENT:                                              ABSENT:
Ana Lowell, Chairman                                  Lou Beck
Ben Prager, Vice Chairman
Cal  Hurst-7:05PM
Tova Nash
Also present:
Joan Redd, Secretary.
`,
    ['Ana Lowell', '-Lou Beck', 'Ben Prager', 'Cal Hurst', 'Tova Nash'],
  ],
  'staff in the sentence of the members': [
    `PLANNING COMMISSION MINUTES
MONDAY, SEPTEMBER 28, 2020
1. Call to Order:
Chairman Prager called the meeting to order at 6:00 p.m. Those present were Commissioners Nash, Prager, Stone, and Hurst, Planner Joan Redd, City
Engineer Max Orr and Development Services Assistant Dina Hall.
`,
    ['Nash', 'Prager', 'Stone', 'Hurst'],
  ],
};

describe('who sat on the board, from', () => {
  it.each(Object.entries(begun))('%s', (_, [text, wanted]) => {
    const found = readMinutes(text).members.map(({ name, present }) => `${present ? '' : '-'}${name}`);
    expect(found.toSorted()).toEqual([...wanted].toSorted());
  });
});
