import { describe, expect, it } from 'vitest';
import { readMinutes } from '../read-minutes.ts';
import type { MinutesRead } from '../types.ts';

/* Motions and what belongs to them, in wordings that were misread once. */

const minutesWith = (words: string): MinutesRead =>
  readMinutes(`ALDER COUNTY PLANNING COMMISSION
May 4, 2020

Members present: Jon Ray, Chair, Ann Dahl, Lee Pell, Eva Ruiz, Tim Voss
Members absent: Sue Katz

${words}
`);
const motionsOf = (words: string): unknown[] =>
  minutesWith(words).items.map(({ motion, outcome }) => [motion?.mover, motion?.seconder, outcome]);

describe('a motion', () => {
  it('is told by a noun that stands for the verb', () => {
    expect(
      motionsOf('Lee Pell motion to approve the minutes second by Ann Dahl; the motion passed unanimously.'),
    ).toEqual([['Lee Pell', 'Ann Dahl', 'approved']]);
    expect(motionsOf('Ruiz motions to table the plat, Voss seconds and the motion carries.')).toEqual([
      ['Eva Ruiz', 'Tim Voss', 'postponed'],
    ]);
  });

  it('is told by labels within the line', () => {
    const words = `Appointment of Chairman – Motion to appoint Jon Ray as Chairman made by: Pell; Second by: Dahl. Roll call: Unanimous.`;
    expect(motionsOf(words)).toEqual([['Lee Pell', 'Ann Dahl', 'approved']]);
  });

  it('is seconded by somebody else than its mover', () => {
    expect(motionsOf('Motion by Pell and seconded to accept the minutes passes 5-0.')).toEqual([
      ['Lee Pell', undefined, 'approved'].map((one) => one ?? null),
    ]);
  });

  it('is another one if another member seconds it, whoever moves it', () => {
    const words = `Motion made by Mr. Pell, seconded by Ms. Dahl, to approve the minutes of April 6, 2020, agreed.
Motion made by Mr. Pell, seconded by Ms. Ruiz, to defer action on the minutes of April 20, 2020; unanimously approved.`;
    expect(motionsOf(words).at(-1)).toEqual(['Lee Pell', 'Eva Ruiz', 'postponed']);
    expect(motionsOf(words)).toHaveLength(2);
  });
});

describe('a motion that nobody is said to have made', () => {
  it.each([
    ['It was moved and seconded to approve the plat. The motion carried unanimously.', 'approved'],
    ['It was moved, seconded, and passed unanimously (5-0) to postpone the plat to the April meeting.', 'postponed'],
    ['Moved, seconded and carried to deny the plat.', 'denied'],
    ['A motion was made and seconded to continue the hearing to June 1. All ayes.', 'postponed'],
  ])('is still decided: %s', (words, outcome) => {
    expect(motionsOf(words)).toEqual([[null, null, outcome]]);
  });
});

describe('a result', () => {
  it.each([
    ['Ms. Dahl seconded. Ayes: all. Nays: none.', 'approved'],
    ['Second: Dahl. 5-0.', 'approved'],
    ['It was seconded by Dahl. Vote taken, all aye.', 'approved'],
    ['Seconded by Dahl and carried.', 'approved'],
    ['Ms. Dahl seconded. Discussion followed on lot 5-0 of the plat.', 'not_stated'],
  ])('is told by %s', (words, outcome) => {
    expect(motionsOf(`Mr. Pell moved to approve the plat. ${words}`)).toEqual([['Lee Pell', 'Ann Dahl', outcome]]);
  });

  it.each([
    ['recommend against the rezoning', 'denied'],
    ['leave the record open and hold the application over', 'postponed'],
    ['adopt the resolution denying the variance', 'denied'],
  ])('is what a motion to %s asks for', (words, outcome) => {
    expect(motionsOf(`Mr. Pell moved to ${words}. Ms. Dahl seconded. Motion carried.`)).toEqual([
      ['Lee Pell', 'Ann Dahl', outcome],
    ]);
  });

  it('is told by the vote of the body alone', () => {
    const decided = (words: string): unknown =>
      minutesWith(`1. Variance for 12 Elm Street\n\n${words}`).items.map(({ motion, outcome }) => [motion, outcome]);
    expect(decided('The Commission voted 4-1, Mr. Voss dissenting, to deny the variance.')).toEqual([[null, 'denied']]);
    expect(decided('The Commission voted to deny the variance in 2019, as previously told.')).toEqual([]);
  });
});

describe('the last motion of an evening', () => {
  it('is told apart from the adjournment behind it', () => {
    const words =
      'Motion by Pell, seconded by Dahl, to approve the plat. Carried.\n\nThe meeting adjourned at 9:00 p.m.';
    expect(motionsOf(words)).toEqual([['Lee Pell', 'Ann Dahl', 'approved']]);
  });

  it('is none if it adjourns', () => {
    expect(motionsOf('Motion by Pell, seconded by Dahl, that the meeting be adjourned. Carried.')).toEqual([]);
    expect(motionsOf('Motion by Pell, seconded by Dahl. The meeting adjourned at 9:00 p.m.')).toEqual([]);
  });
});

describe('who moves', () => {
  it('is told by the letters of a title', () => {
    expect(motionsOf('Moved by C/Pell, seconded by VC/Dahl and carried unanimously to approve the minutes.')).toEqual([
      ['Lee Pell', 'Ann Dahl', 'approved'],
    ]);
  });

  it('is nobody if the name is put together from two members', () => {
    expect(
      motionsOf('A motion was made by Ann Pell to approve the minutes, seconded by Eva Ruiz and approved 5-0.'),
    ).toEqual([[null, 'Eva Ruiz', 'approved']]);
  });

  it('is told once, whoever supports it, and no plat of a second addition seconds it', () => {
    expect(
      motionsOf(`Mr. Pell made a MOTION to approve the Final Plat for West Shadow Ponds
2nd Addition and was supported by Mr. Voss. Motion carried 5 -0.`),
    ).toEqual([['Lee Pell', 'Tim Voss', 'approved']]);
  });

  it('nominates somebody, if that is seconded', () => {
    expect(
      motionsOf(`Lee Pell nominated Jon Ray as Chair, Ann Dahl, second; the vote was (4-0-1) with Jon Ray in abstention.
Eva Ruiz nominated Ann Dahl as Vice Chair; Tim Voss, second; the vote was unanimous (5-0).
Tim Voss nominated Eva Ruiz as Clerk.`),
    ).toEqual([
      ['Lee Pell', 'Ann Dahl', 'approved'],
      ['Eva Ruiz', 'Tim Voss', 'approved'],
    ]);
  });
});

describe('an outcome that only a count tells', () => {
  it.each([
    ['Mr. Pell moved to approve the plat, seconded by Ms. Dahl. Approved, (5-0).', 'Approved, (5-0).'],
    ['Mr. Pell moved to approve the plat, seconded by Ms. Dahl.\nAyes: 4\nNays: 1', 'Ayes: 4'],
  ])('opens at the count: %s', (words, quote) => {
    const [item] = minutesWith(words).items;
    expect([item?.outcome, item?.outcomeAt?.quote]).toEqual(['approved', quote]);
  });
});

describe('a hearing', () => {
  it('that is continued at a meeting is put off', () => {
    expect(
      motionsOf(
        'There being no comments, a motion was made by Lee Pell to continue the public hearing at the February 18 meeting, seconded by Ann Dahl and approved 5-0.',
      ),
    ).toEqual([['Lee Pell', 'Ann Dahl', 'postponed']]);
  });

  it.each([
    [
      'PUBLIC HEARING – SAFETY BUILDING, Site Plan/Special Permit, 13 Main Street',
      ': L. Pell read the notice into the record. The engineer explained the plan of the site and the drains below it to the board and to the neighbors.',
    ],
    [
      'Continuation of Public Hearing: Petition of PAUL FARM for a subdivision of 40 HIGHLAND AVENUE into eleven lots.',
      '',
    ],
  ])('is an item: %s', (title, rest) => {
    const read =
      minutesWith(`1. Approval of minutes. Lee Pell moved to approve the minutes. Ann Dahl seconded. Motion carried.

${title}${rest}
E. Ruiz inquired about sidewalks on Main Street.
A. Dahl: Asked if it was a single entrance, and was told that it was.
T. Voss: Asked if they could add more plantings to keep headlights out of the homes behind it.
L. Pell: Asked about the hours of the building, and how late it would be open.`);
    const item = read.items.at(-1);
    expect(item?.title).toBe(title);
    const raised = item?.raised.map(({ member, topic }) => `${member} ${topic}`);
    expect(raised).toEqual(
      expect.arrayContaining([
        'Eva Ruiz access',
        'Ann Dahl access',
        'Tim Voss screening_visual',
        'Lee Pell hours_of_operation',
      ]),
    );
  });
});

describe('a motion that is amended', () => {
  const { items } =
    minutesWith(`a. PLANNING FILE 20-028: Request by Rose Villa for approval of a conditional use at 22 Oxford Street
MOTION
Mr. Pell moved, seconded by Ms. Dahl, to recommend to the City Council approval of the conditional use, subject to the conditions of the staff report.
MOTION TO AMEND
Ms. Ruiz moved, seconded by Mr. Voss, to amend the motion by adding a condition that the dumpsters be enclosed.
Ayes: 5
Nays: 0
Motion carried.
ORIGINAL MOTION AS AMENDED
Ayes: 4
Nays: 1 (Ray)
Motion carried.
b. PLANNING FILE 20-031: Request by Hal Farm for a variance at 19 Mill Street
Chair Ray noted that the applicant had withdrawn the request earlier today, and no action was taken.
5. Adjourn
Ms. Ruiz moved, seconded by Mr. Voss, to adjourn at 8:02 p.m.`);

  it('has the vote that comes behind the amendment', () => {
    expect([items[0]?.motion?.mover, items[0]?.outcome, items[0]?.tally]).toEqual([
      'Lee Pell',
      'approved_with_conditions',
      { yes: 4, no: 1 },
    ]);
    expect(items[0]?.votes).toEqual({ 'Jon Ray': 'no' });
  });

  it('keeps the vote on the amendment apart, which decides nothing of the matter', () => {
    expect([items[1]?.motion?.mover, items[1]?.outcome, items[1]?.kind, items[1]?.tally]).toEqual([
      'Eva Ruiz',
      'approved',
      'procedural',
      { yes: 5, no: 0 },
    ]);
  });

  it('is followed by an item of its own, whose request was withdrawn', () => {
    expect(items.slice(2).map(({ title, outcome }) => [title.slice(0, 25), outcome])).toEqual([
      ['b. PLANNING FILE 20-031: ', 'withdrawn'],
    ]);
  });
});

describe('an item', () => {
  const words = `2. CITIZEN COMMENTS: None.
3. COMMISSION COMMENTS AND CONCERNS: Mr. Pell noted that the lot behind the mill floods, and Mr. Orr responded that notice had been given to the owner. Mr. Pell moved to ask the County Council to look into the drainage. Ms. Dahl seconded, and the motion carried unanimously.
4. MINUTES: The Commission considered the minutes of April 6. Ms. Ruiz moved to approve the minutes. Mr. Voss seconded, and the motion carried.
Mr. Voss asked about the noise of the mill.`;
  const { items } = minutesWith(words);

  it('begins at a number and a title in capitals with the text behind it', () => {
    expect(items.map(({ title }) => title)).toEqual(['3. COMMISSION COMMENTS AND CONCERNS', '4. MINUTES']);
    for (const { titleAt } of items) expect(words).toContain(titleAt?.quote);
  });

  it('has what its members raise, without what others answer in the sentence', () => {
    expect(items[0]?.raised.map(({ member, topic }) => [member, topic])).toEqual([['Lee Pell', 'stormwater_drainage']]);
  });

  it('on the minutes has nothing of what is said once they are approved', () => {
    expect(items[1]?.raised).toEqual([]);
  });

  it('begins where a sentence calls the next one', () => {
    const read =
      minutesWith(`The first agenda item was the minutes of April 6. Lee Pell moved to approve them, second by Ann Dahl; the motion passed unanimously.

At 5:35 Ray read the script for the next agenda item, 20-078, a zone map amendment for Hill Farm. The applicant described the parcel and where the three houses would stand on it if the strip at the east were added to it.

Voss questioned the width of the road and room for leach fields. The applicant said that the road could be moved to the west.`);
    expect(read.items.map(({ motion, outcome }) => [motion?.mover, outcome])).toEqual([
      ['Lee Pell', 'approved'],
      [undefined, 'no_action'],
    ]);
    expect(read.items[1]?.raised.map(({ member, topic }) => `${member} ${topic}`)).toEqual(
      expect.arrayContaining(['Tim Voss sewer']),
    );
  });

  it.each([
    ['ITEM NO. 1 - Approval of the minutes of August 17', 'ITEM NO. 3 - Plan of action on the sign code'],
    ['CASE NO.: 910 Minutes of August 17', 'CASE NO.: 911 Text amendment, sign code'],
  ])('begins at "%s", with no blank line before it', (first, second) => {
    const read = minutesWith(`${first}
Ann Dahl made a motion to accept the minutes. Lee Pell seconded the motion and all members voted in favor.
${second}
Ann Dahl made a motion to table the project until a later date. Lee Pell seconded the motion and all members voted in favor.`);
    expect(read.items.map(({ title, outcome }) => [title, outcome])).toEqual([
      [first, 'approved'],
      [second, 'postponed'],
    ]);
  });

  it('has what was done as its title, where who moved comes behind it', () => {
    const read = minutesWith('September 10, 2020: Approved unanimously on a motion by Pell and second by Dahl.');
    expect(read.items.map(({ title }) => title.startsWith('September 10, 2020: Approved'))).toEqual([true]);
  });

  it('is not headed by the title of the whole', () => {
    const { items } = readMinutes(`MINUTES OF THE ELLERY BOARD OF ZONING APPEALS

Members present: Jon Ray, Ann Dahl, Lee Pell

Ms. Dahl read the rules on notice, and asked whether anybody had questions on the hours of the hearing or on the notice of it that was sent to the neighbors. There were none, and the procedure was explained to those in attendance who wished to be sworn in.
`);
    expect(items.map(({ title }) => title)).not.toContain('MINUTES OF THE ELLERY BOARD OF ZONING APPEALS');
  });

  it('has no title that breaks off at a name', () => {
    const read = minutesWith(
      'Minutes: Mr. Pell made a motion to approve the minutes of November 5, 2020, second by Ms. Dahl. All in favor.',
    );
    expect(read.items.map(({ title }) => title)).not.toContain('Minutes: Mr');
    expect(read.items).toHaveLength(1);
  });

  it('has more of a title than its number', () => {
    const read =
      minutesWith(`Item 1: Steven Grant requested a plat of two lots on Morgan Road. Lee Pell made a motion to recommend approval of the plat. Second by Ann Dahl. All approved. Motion passed.

APPEAL #20-14 - Grover Signs, 26 Easton Street N.E., requested a variance to allow a 24-foot sign.

Eva Ruiz made a motion to grant the variance, second by Tim Voss. Motion carried 5-0.`);
    expect(read.items.map(({ title }) => title)).toEqual([
      'Item 1: Steven Grant requested a plat of two lots on Morgan Road',
      'APPEAL #20-14 - Grover Signs, 26 Easton Street N.E., requested a variance to allow a 24-foot sign.',
    ]);
  });

  it('of minutes or an agenda is procedure, and has no conditions', () => {
    const read =
      minutesWith(`Mr. Pell moved to approve the agenda with the following changes: that the Grant rezone be heard first. Ms. Dahl seconded. The motion passed unanimously.

Mr. Pell moved to approve the November 7, 2018 Planning Commission Regular Meeting Minutes with a change of the word "rezone". Ms. Dahl seconded. Motion carried 5-0.`);
    expect(read.items.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['procedural', 'approved'],
      ['procedural', 'approved'],
    ]);
  });

  it('is not headed by who is absent', () => {
    const { items: found } = readMinutes(`BOARD MEMBERS PRESENT:                Ann Dahl, Chairperson

                                      Lee Pell

                                      Eva Ruiz

BOARD MEMBERS ABSENT:                 Sue Katz

Lee made a motion to accept the minutes of April 6, seconded by Eva. All in favor.
`);
    expect(found.map(({ title }) => title.startsWith('BOARD'))).toEqual([false]);
  });

  it('has what a member says not to understand', () => {
    const read = minutesWith(`2. Site plan review - Bakery, 12 Elm Road

Ms. Ruiz did not understand why the second driveway was needed.

Mr. Pell moved to approve the site plan. Ms. Dahl seconded. Motion carried 5-0.`);
    expect(read.items[0]?.raised.map(({ member, topic }) => [member, topic])).toEqual([['Eva Ruiz', 'access']]);
  });
});
