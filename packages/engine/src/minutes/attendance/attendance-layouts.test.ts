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
  'a list parted by semicolons, with firms and posts': [
    `ELLERY TOWNSHIP PLANNING COMMISSION
November 5, 2020
ROLL CALL: Present: Ana Lowell, Chair; Ben Prager, Vice Chair; Cal Hurst and Tova Nash, members; Max Orr, Zoning Officer; Dina Hall, Boucher & James; Joan Redd, Solicitor. Absent: Mia Stone, and Lou Beck.
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash', '-Mia Stone', '-Lou Beck'],
  ],
  'posts before names, one of them in capitals': [
    `ELLERY PLANNING COMMISSION
August 4, 2020

Present:       Chair Ana Lowell, Commissioner Ben Prager, Commissioner Cal Hurst, City
               Planner Joan Redd, Deputy City Recorder Dina Hall, Deputy City Engineer Pat Rich, GIS
               Coordinator Max Orr, IT Director Lori Evans

A. WELCOME
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst'],
  ],
  'names in columns behind a label': [
    `ELLERY PLANNING COMMISSION

PRESENT:       Chairperson:                 Ana Lowell

Commissioners:            Ben Prager            Cal Hurst                 Tova Nash
Mia Stone                   Lou Beck

Staff:                            Joan Redd, Community Development Director

ABSENT:        None
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash', 'Mia Stone', 'Lou Beck'],
  ],
  'present and absent behind each other on one line': [
    `PLANNING COMMISSION MINUTES March 4, 2020 ROLL CALL Present: Ana Lowell, Ben Prager, Cal Hurst Absent: Tova Nash Also Present: Joan Redd, City Attorney`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', '-Tova Nash'],
  ],
  'somebody absent who joins later': [
    `Ellery Planning Commission Meeting of May 13, 2020
Commissioners Present: Commissioners Lowell, Prager and Hurst
Commissioners Absent: Commissioners Nash and Stone
Commissioner Stone joined the meeting at 7:03 p.m.
`,
    ['Lowell', 'Prager', 'Hurst', '-Nash', 'Stone'],
  ],
  'an alternate in the place of a member': [
    `Ellery Board of Appeals, May 5, 2020
Chairman Ana Lowell called the meeting to order at 7:00 p.m. Board members in attendance were Ana Lowell, Ben Prager, and Cal Hurst. Chairman Lowell requested alternate member Tova Nash replace Mia Stone on the Board. Lou Beck, alternate member, was also in attendance.
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash', 'Lou Beck', '-Mia Stone'],
  ],
  'a sentence with a planner in brackets, and a list of others': [
    `Ellery County Planning Commission/Board of Adjustment Minutes May 15, 2020
Members of the Planning Commission/Board of Adjustment present were: Ana Lowell, Ben Prager, Cal Hurst, and Joan Redd (Planner at the Association of Governments). Others present were Max Orr, Dina Hall and Lori Evans. County Commissioner Lou Beck sat on the board in place of absent board member, Tova Nash.
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Lou Beck', '-Tova Nash'],
  ],
  'a table of numbered positions': [
    `ELLERY PLANNING COMMISSION MEETING September 16, 2020
POSITION        MEMBERS PRESENT          MEMBERS ABSENT
No. 1           Vacant
No. 2           Ana Lowell
No. 3           Ben Prager
No. 4                                    Cal Hurst
No. 5           Tova Nash
No. 6           Vacant
`,
    ['Ana Lowell', 'Ben Prager', '-Cal Hurst', 'Tova Nash'],
  ],
  'those participating': [
    `ELLERY PLANNING COMMISSION
AUGUST 11, 2020

PARTICIPATING:         Chairman Ana Lowell, Vice Chairperson Ben Prager,
                       Commissioners Cal Hurst, Tova Nash, and Alternate Commissioners
                       Mia Stone and Lou Beck

ABSENT:                Commissioners Pat Rich

STAFF:                 Joan Redd, Max Orr

1.     Public Hearing
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash', 'Mia Stone', 'Lou Beck', '-Pat Rich'],
  ],
  'members and staff in one list, with what each is': [
    `ELLERY PLANNING BOARD
September 7, 2020

Members & Staff Present:
Ana Lowell (Vice-Chair), Ben Prager (Chair), Joan Redd (Staff), Cal Hurst (Member),
Tova Nash (Member), Max Orr (Consultant Planner), Mia Stone (Member),  Lou Beck (Ex-Officio)

Members Absent: Pat Rich
Public Present: Dina Hall
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash', 'Mia Stone', 'Lou Beck', '-Pat Rich'],
  ],
  'the board as a label below "Those present"': [
    `ELLERY PLANNING COMMISSION
MINUTES - JUNE 1, 2020
Those present:
Planning Commission: Ana Lowell, Chairman
Ben Prager, Vice Chairman
Cal Hurst, Member
Others: Joan Redd, Director of Planning
Absent: Tova Nash, Member
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', '-Tova Nash'],
  ],
  'those who answered the roll': [
    `1. CALL TO ORDER AND ROLL CALL: Chair Lowell called the meeting to order at 6:30 p.m. Chair Lowell and Commissioners Prager, Hurst and Nash answered the roll. Commissioner Beck was absent. A quorum was present.
`,
    ['Lowell', 'Prager', 'Hurst', 'Nash', '-Beck'],
  ],
  'a post by its initials, and names that are also words': [
    `PLANNING & ZONING COMMISSION
Present: Regular members Ana Lowell, Ben Prager, Cal Hurst, alternate members Will Nash
and Mia Stone and LUA/ZEO Joan Redd
Absent: Phil West.
Others present: Planning Consultant Max Orr
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Will Nash', 'Mia Stone', '-Phil West'],
  ],
  'labels within the line': [
    `Ellery County Planning and Zoning Commission
January 16, 2020

Attending: Ana Lowell, Chairman, Ben Prager, Cal Hurst, Tova Nash. Announced absence: Lou Beck. Absent: Mia Stone. Staff, Joan Redd.
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash', '-Lou Beck', '-Mia Stone'],
  ],
  'a vote, where nothing else says who sits': [
    `MOTION: Adopt a resolution denying the permit.
MOTION: Prager SECOND: Nash
VOTE: AYES: Prager, Hurst-Dahl, Nash (3)
 NOES: Stone (1)
 ABSTAIN: None (0)
`,
    ['Prager', 'Hurst-Dahl', 'Nash', 'Stone'],
  ],
  'those who speak, where nothing else says who sits': [
    `Commissioner Prager asked about the lights of the lot.

Mr. Orr replied that they would be turned off at ten.

Chair Lowell noted that trucks stand on Elm Street at night.
`,
    ['Prager', 'Lowell'],
  ],
  'those who were absent or excused': [
    `The following Commission Members were present:
Ana Lowell, Chair
Ben Prager, Member
Cal Hurst, Alternate Member

The following Commission Member was absent or excused:
Tova Nash, Alternate Member
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', '-Tova Nash'],
  ],
  'offices before the names': [
    `Upon roll call, the following were present:
- Chairman, Ana Lowell
- Secretary, Ben Prager
- Members:
Cal Hurst
Tova Nash
Mr. Beck was absent.
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash', '-Beck'],
  ],
  'the district of each behind the name': [
    `Planning Commissioners Present: Ana Lowell, District 1; Ben Prager, District 3, Cal Hurst, AL; Tova Nash, District 2;
Planning Commissioners Excused: Lou Beck, District 1;
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash', '-Lou Beck'],
  ],
  'marks for present and absent, and alternates': [
    `BOARD OF ZONING APPEALS
Members Present:   Ana Lowell, Chairman       P
                   Ben Prager                 P
                   Cal Hurst                  A
Alternates:        Tova Nash                  P
                   Lou Beck                   A

Chairman Lowell called the meeting to order at 7:00 p.m.
`,
    ['Ana Lowell', 'Ben Prager', '-Cal Hurst', 'Tova Nash', '-Lou Beck'],
  ],
  'a heading in capitals right below the list': [
    `The meeting was called to order with Commissioners Lowell, Prager, Hurst and Nash were present.

Member(s) excused: Beck.

OPEN FORUM
No one wished to speak.
`,
    ['Lowell', 'Prager', 'Hurst', 'Nash', '-Beck'],
  ],
  'an alternate with a label of their own': [
    `Board Members:  Ana Lowell, Ben Prager, Cal Hurst, and Tova Nash
Planning Board Alternate:  Lou Beck
Staff Members:   Joan Redd and Max Orr
Recording Secretary:  Dina Hall
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash', 'Lou Beck'],
  ],
  'those who move and second, and nobody of another board': [
    `August 6, 2020
Chairman Ana Lowell called the meeting to order at 7:00 p.m. B. Prager was seated for C. Hurst.
Approval of Minutes: Motion by T. Nash, seconded by A. Beck to approve the minutes of July 16. Unanimous.
Assistant Director of Works, Max Orr, Board of Recreation Chairman Pat Rich and Board of Recreation member Dina Hall were in attendance to review the plan.
`,
    ['Ana Lowell', 'B Prager', '-C Hurst', 'T Nash', 'A Beck'],
  ],
  'members who were introduced': [
    `MINUTES OF THE ELLERY BOARD OF ZONING APPEALS
Chairman Ana Lowell called the meeting to order at 7:00 p.m. Board members were introduced by Chairman Ana Lowell and included: Ben Prager, Cal Hurst and Tova Nash. Ms. Lowell then introduced Max Orr, Township Zoning Inspector.
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', 'Tova Nash'],
  ],
  'the absent at the end of a sentence': [
    `A roll call was taken. Boardmembers present were: Chair Ana Lowell, and Boardmembers Ben Prager and Cal Hurst. Also in attendance was Joan Redd, Village Attorney. Absent from the meeting were Boardmembers Tova Nash and Lou Beck.
`,
    ['Ana Lowell', 'Ben Prager', 'Cal Hurst', '-Tova Nash', '-Lou Beck'],
  ],
};

describe('who sat on the board, from', () => {
  it.each(Object.entries(begun))('%s', (_, [text, wanted]) => {
    const found = readMinutes(text).members.map(({ name, present }) => `${present ? '' : '-'}${name}`);
    expect(found.toSorted()).toEqual([...wanted].toSorted());
  });

  it('one column, where an office ends its line', () => {
    const { members } = readMinutes(`BOARD MEMBERS PRESENT:                Ana Lowell, Chairperson

                                                                Ben Prager

                                                                Cal Hurst

BOARD MEMBERS ABSENT:                 Tova Nash
`);
    expect(members.map(({ name, role }) => [name, role])).toEqual([
      ['Ana Lowell', 'chair'],
      ['Ben Prager', 'member'],
      ['Cal Hurst', 'member'],
      ['Tova Nash', 'member'],
    ]);
  });
});
