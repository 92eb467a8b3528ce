import { describe, expect, it } from 'vitest';
import { readMinutes } from './read-minutes.ts';

/* What staff recommends and what became of a motion, in the words that minutes have for it. */

const minutesWith = (words: string): string => `ALDER COUNTY PLANNING COMMISSION
May 4, 2020

Members present: Jon Ray, Ann Dahl, Lee Park, Eva Ruiz, Tim Voss
Members absent: None
Staff present: Ann Cole, Planner; Bob Hill, Planner

Approval of minutes: Park moved to approve the minutes. Ruiz seconded. Motion carried.

2. Conditional use permit for a gravel pit, 12 Elm Road

${words}
`;

const decided = 'Ray moved to approve the request. Dahl seconded. Motion carried 5-0.';

describe('what staff recommends', () => {
  it.each([
    ['Staff recommends that the Planning Commission approve the request.', 'approve'],
    ['Staff is recommending approval with three conditions.', 'approve_with_conditions'],
    [
      'Ms. Cole, planner, presented the request and recommended approval subject to the conditions in the report.',
      'approve_with_conditions',
    ],
    ['Planner Ann Cole stated that she recommends approval.', 'approve'],
    ['The planning department recommended denial because the use does not fit.', 'deny'],
    ['STAFF RECOMMENDATION: Approval', 'approve'],
    ['Staff Recommendation - Approve with conditions', 'approve_with_conditions'],
    [
      'Recommendation: Staff recommends approval with the following conditions:\n1. Lights are shielded.\n2. Hours are limited.',
      'approve_with_conditions',
    ],
    ['Mr. Hill said the recommendation of staff is to deny the variance.', 'deny'],
    ['Staff supports the request and finds that it meets the code.', 'approve'],
    ['Staff did not support the variance.', 'deny'],
    ['Staff feels that the request should be continued to the next meeting.', 'postpone'],
    ['Staff suggested that the item be tabled.', 'postpone'],
    ['It was recommended by staff that the plat be approved with conditions.', 'approve_with_conditions'],
    ['Mr. Hill gave the staff report, with a recommendation for approval.', 'approve'],
    [
      'Ms. Cole reviewed the staff report and recommended that the Commission forward a positive recommendation to the Council.',
      'approve',
    ],
    ['Staff makes no recommendation.', null],
    ['The applicant recommended approval of his own plan.', null],
    ['Commissioner Ray recommended denial.', null],
  ])('%s', (said, view) => {
    const item = readMinutes(minutesWith(`${said}\n\nMr. Jones spoke for the owner.\n\n${decided}`)).items.at(-1);
    expect(item?.staff?.view ?? null).toBe(view);
  });
});

describe('what became of a motion', () => {
  it.each([
    ['Ray read the findings of the report and moved to deny the request. Dahl seconded. Motion carried.', 'denied'],
    ['Motion by Ray, second by Dahl, to table the request until June. Motion carried 5-0.', 'postponed'],
    ['Ray moved to continue the item to a date certain of July 8. Dahl seconded. Carried.', 'postponed'],
    ['Ray moved to approve the request. The motion died for lack of a second.', 'motion_failed'],
    ['Ray moved to approve the request as amended. Dahl seconded. All in favor.', 'approved'],
    ['Ray moved to remand the case to the hearing officer. Dahl seconded. Motion passed.', 'postponed'],
    ['Ray moved to recommend to the County Board that the rezoning be denied. Dahl seconded. Carried 4-1.', 'denied'],
    ['Motion by Ray, seconded by Dahl, to accept the withdrawal of the application. Carried.', 'withdrawn'],
    ['Ray moved to approve the request. Dahl seconded. The motion failed on a vote of 2-3.', 'motion_failed'],
    [
      'Ray moved to approve the request. Dahl seconded. Ayes: Ray, Dahl. Nays: Park, Ruiz. The motion failed on a tie vote.',
      'motion_failed',
    ],
    [
      'Ray moved to grant the variance with the condition that the shed be removed. Dahl seconded. Motion carried.',
      'approved_with_conditions',
    ],
    ['Ray moved to not approve the request. Dahl seconded. Motion carried.', 'denied'],
    [
      'Ray made a motion to give a favorable recommendation to the Town Council. Dahl seconded. Motion carried.',
      'approved',
    ],
    [
      'Ray made a motion to send an unfavorable recommendation to the Board of Supervisors. Dahl seconded. Motion carried.',
      'denied',
    ],
    [
      'Ray moved to find the proposal inconsistent with the comprehensive plan. Dahl seconded. Motion carried.',
      'denied',
    ],
    ['Ray moved to reject the application. Dahl seconded. Motion passed unanimously.', 'denied'],
    ['Ray moved that the matter be laid on the table. Dahl seconded. Motion passed.', 'postponed'],
    ['Ray moved to hold the public hearing open until June 9. Dahl seconded. Motion carried.', 'postponed'],
    [
      'Ray moved to keep the record open and continue the hearing to June 9. Dahl seconded. Motion carried.',
      'postponed',
    ],
  ])('%s', (words, outcome) => {
    const item = readMinutes(minutesWith(words)).items.at(-1);
    expect([item?.motion?.mover, item?.outcome]).toEqual(['Jon Ray', outcome]);
  });
});

describe('a motion that takes the place of another', () => {
  it('is one of its own', () => {
    const words =
      'Ray moved to approve the sketch. Dahl seconded. Park said that the plan was complete. An amended motion was made.\n\n' +
      'Ray moved to approve the final plan. Ruiz seconded. The motion passed unanimously.';
    const motions = readMinutes(minutesWith(words)).items;
    expect(motions.map(({ motion, outcome }) => [motion?.seconder, outcome])).toEqual([
      ['Eva Ruiz', 'approved'],
      ['Ann Dahl', 'not_stated'],
      ['Eva Ruiz', 'approved'],
    ]);
  });
});
