import { describe, expect, it } from 'vitest';
import { readMinutes } from './read-minutes.ts';

/* What staff recommends and what became of a motion, in the words that minutes have for it. */

const minutesWith = (words: string): string => `ALDER COUNTY PLANNING COMMISSION
May 4, 2020

Members present: Jon Ray, Ann Dahl, Lee Pell, Eva Ruiz, Tim Voss
Members absent: None
Staff present: Ann Cole, Planner; Bob Hill, Planner

Approval of minutes: Pell moved to approve the minutes. Ruiz seconded. Motion carried.

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
      'Ray moved to approve the request. Dahl seconded. Ayes: Ray, Dahl. Nays: Pell, Ruiz. The motion failed on a tie vote.',
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
      'Ray moved to approve the sketch. Dahl seconded. Pell said that the plan was complete. An amended motion was made.\n\n' +
      'Ray moved to approve the final plan. Ruiz seconded. The motion passed unanimously.';
    const motions = readMinutes(minutesWith(words)).items;
    expect(motions.map(({ motion, outcome }) => [motion?.seconder, outcome])).toEqual([
      ['Eva Ruiz', 'approved'],
      ['Ann Dahl', 'no_action'],
      ['Eva Ruiz', 'approved'],
    ]);
  });
});

/* One table of what becomes of a matter: the forms of American minutes, each in a sentence of its own. */
const decisionTable: readonly (readonly [string, string])[] = [
  [
    'Ray moved to approve with the conditions in the staff report. Dahl seconded. Motion carried 5-0.',
    'approved_with_conditions',
  ],
  ['Ray moved approval as recommended by staff. Dahl seconded. Motion carried.', 'approved'],
  [
    'Ray moved to forward the request to the City Council with a recommendation of approval. Dahl seconded. Motion carried.',
    'approved',
  ],
  [
    'Ray moved to forward the request to the City Council with a recommendation of denial. Dahl seconded. Motion carried.',
    'denied',
  ],
  ['Ray moved to forward a negative recommendation to the Council. Dahl seconded. Motion carried 3-2.', 'denied'],
  ['Ray moved to recommend disapproval. Dahl seconded. Carried.', 'denied'],
  ['Ray moved to recommend that the County Board not approve the rezoning. Dahl seconded. Motion carried.', 'denied'],
  ['Ray moved to recommend the Council not adopt the amendment. Dahl seconded. Motion carried.', 'denied'],
  ['Motion by Ray, second by Dahl, to deny. Ayes: Ray, Dahl, Pell. Nays: Ruiz, Voss. Motion carried.', 'denied'],
  ['Ray moved to deny the request. Dahl seconded. The motion failed 2-3.', 'motion_failed'],
  ['Ray moved to continue the request to the June 9 meeting. Dahl seconded. Motion carried.', 'postponed'],
  ['Ray moved to table the item indefinitely. Dahl seconded. All in favor.', 'postponed'],
  ['Ray moved to postpone action for thirty days. Dahl seconded. Motion carried unanimously.', 'postponed'],
  ['Ray moved to defer the case. Dahl seconded. Motion carried.', 'postponed'],
  ['Ray moved to hold the item over to the next meeting. Dahl seconded. Motion carried.', 'postponed'],
  ['Ray moved to lay over the petition. Dahl seconded. Motion carried.', 'postponed'],
  ['Ray moved to carry the application to the July meeting. Dahl seconded. Motion carried.', 'postponed'],
  ['Ray moved to adjourn the hearing to June 9. Dahl seconded. Motion carried.', 'postponed'],
  ['Ray moved to refer the matter back to staff. Dahl seconded. Motion carried.', 'postponed'],
  [
    'Ray moved to return the application to the applicant for more information. Dahl seconded. Motion carried.',
    'postponed',
  ],
  ['Ray moved to send the plat back to the developer for revision. Dahl seconded. Motion carried.', 'postponed'],
  [
    'Ray moved to extend the review period by 65 days and continue the hearing. Dahl seconded. Motion carried.',
    'postponed',
  ],
  ["Ray moved to approve the applicant's request for a continuance. Dahl seconded. Motion carried.", 'postponed'],
  ['Ray moved to grant the request to table. Dahl seconded. Motion carried.', 'postponed'],
  ['Ray moved to allow the applicant to withdraw without prejudice. Dahl seconded. Motion carried.', 'withdrawn'],
  ['Ray moved to grant the withdrawal. Dahl seconded. Motion carried.', 'withdrawn'],
  ['Ray moved to dismiss the petition. Dahl seconded. Motion carried.', 'denied'],
  ['Ray moved to approve. There was no second. The motion died.', 'motion_failed'],
  ['Ray moved to approve. The motion failed for lack of a second.', 'motion_failed'],
  ['Ray moved to approve the request. Dahl seconded. Ayes: Ray, Dahl. Nays: Pell, Ruiz.', 'motion_failed'],
  ['Ray moved to approve the request. Dahl seconded. The vote was 2-2.', 'motion_failed'],
  [
    'Ray moved to approve the request. Dahl seconded. The vote resulted in a tie and the request was denied.',
    'motion_failed',
  ],
  ['Ray moved to approve the request. Dahl seconded. Motion did not carry.', 'motion_failed'],
  ['Ray moved to approve the request. Dahl seconded. The motion was defeated 2-3.', 'motion_failed'],
  ['Ray moved to approve the request. Dahl seconded. Motion fails.', 'motion_failed'],
  ['Ray moved to approve the request. Dahl seconded. Vote: 5 yes, 0 no.', 'approved'],
  ['Ray moved to approve the request. Dahl seconded. Roll call vote: all ayes.', 'approved'],
  ['Ray moved to approve the request. Dahl seconded. Vote: unanimous.', 'approved'],
  ['Ray moved to approve the request. Dahl seconded. So ordered.', 'approved'],
  ['Ray moved to approve the request. Dahl seconded. M/C.', 'approved'],
  ['Ray moved to approve the request. Dahl seconded. The motion was adopted.', 'approved'],
  ['Ray moved to approve the request. Dahl seconded. The Commission voted in favor.', 'approved'],
  [
    'Ray moved to approve the request. Dahl seconded. The motion received five votes in favor and none opposed.',
    'approved',
  ],
  [
    'Ray moved to approve the request with the stipulation that hours end at 6 p.m. Dahl seconded. Carried.',
    'approved_with_conditions',
  ],
  ['Ray moved to approve the request provided the drive is paved. Dahl seconded. Carried.', 'approved_with_conditions'],
  [
    'Ray moved to approve the request contingent on a state permit. Dahl seconded. Carried.',
    'approved_with_conditions',
  ],
  [
    'Ray moved to approve the request subject to the following: 1. Hours end at 6 p.m. Dahl seconded. Carried.',
    'approved_with_conditions',
  ],
  [
    'Ray moved to approve the request with the added condition of a fence. Dahl seconded. Carried.',
    'approved_with_conditions',
  ],
  ['Ray moved to approve the request without the condition on hours. Dahl seconded. Carried.', 'approved'],
  ['Ray moved to approve the variance in part, for four feet and not eight. Dahl seconded. Carried.', 'approved_less'],
  ['Ray moved to grant a lesser variance of four feet. Dahl seconded. Carried.', 'approved_less'],
  ['Ray moved to find that the standards are met and to approve the permit. Dahl seconded. Carried.', 'approved'],
  [
    'Ray moved that the standards for a variance are not met and the request be denied. Dahl seconded. Carried.',
    'denied',
  ],
  ['Ray moved to overturn the decision of the administrator. Dahl seconded. Carried.', 'approved'],
  ['Ray moved to uphold the decision of the administrator and deny the appeal. Dahl seconded. Carried.', 'denied'],
  ['Ray moved to adopt Resolution 12 denying the permit. Dahl seconded. Carried.', 'denied'],
  ['Ray moved to direct staff to draft findings for denial. Dahl seconded. Carried.', 'denied'],
  ['Ray moved to set a public hearing for June 9. Dahl seconded. Carried.', 'approved'],
  ['Ray moved to take the item from the table. Dahl seconded. Carried.', 'approved'],
  ['Ray moved to accept the staff recommendation to deny. Dahl seconded. Carried.', 'denied'],
  [
    'Planner Hill said that staff recommends denial.\n\nRay moved to accept the staff recommendation. Dahl seconded. Carried.',
    'denied',
  ],
  [
    'Planner Hill said that staff recommends that the item be tabled.\n\nRay moved per staff recommendation. Dahl seconded. Carried.',
    'postponed',
  ],
  [
    'Planner Hill said that staff recommends approval with five conditions.\n\nRay moved to follow the recommendation of staff. Dahl seconded. Carried.',
    'approved_with_conditions',
  ],
  ['Ray moved to reconsider the vote on the permit. Dahl seconded. Carried.', 'approved'],
  ['The applicant withdrew the request. No action was taken.', 'withdrawn'],
  ['The item was withdrawn by the applicant.', 'withdrawn'],
  ['This item was continued to June 9 at the request of the applicant.', 'postponed'],
  ['The petitioner asked that the case be tabled. The chair so ordered.', 'postponed'],
  ['The Commission unanimously approved the permit.', 'approved'],
  ['The permit was approved 5-0.', 'approved'],
  ['The request was denied by a vote of 4 to 1.', 'denied'],
  ['By consensus the Commission continued the hearing to June 9.', 'postponed'],
  ['On a motion by Ray, seconded by Dahl, the Commission voted unanimously to deny the permit.', 'denied'],
  ['On a motion by Ray, seconded by Dahl, the permit was approved 5-0.', 'approved'],
  ['Upon motion by Ray, second by Dahl, and unanimous vote, the case was continued to June.', 'postponed'],
  [
    'MOTION: Ray. SECOND: Dahl. To approve the permit with conditions 1 through 5. VOTE: 5-0. MOTION CARRIED.',
    'approved_with_conditions',
  ],
  ['ACTION: APPROVED 5-0 (Motion by Ray, seconded by Dahl)', 'approved'],
  ['ACTION: Denied\nMOTION: Ray\nSECOND: Dahl\nAYES: Ray, Dahl, Pell\nNOES: Ruiz, Voss', 'denied'],
  ['RESULT: CONTINUED [UNANIMOUS]\nMOVER: Jon Ray\nSECONDER: Ann Dahl\nAYES: Ray, Dahl, Pell, Ruiz, Voss', 'postponed'],
  [
    'RESULT: APPROVED WITH CONDITIONS\nMOVER: Jon Ray\nSECONDER: Ann Dahl\nAYES: Ray, Dahl, Pell, Ruiz, Voss',
    'approved_with_conditions',
  ],
  [
    'RESULT: FAILED [2 TO 3]\nMOVER: Jon Ray\nSECONDER: Ann Dahl\nAYES: Ray, Dahl\nNAYS: Pell, Ruiz, Voss',
    'motion_failed',
  ],
];

describe('what became of a matter', () => {
  it.each(decisionTable)('%s', (words, outcome) => {
    const { items } = readMinutes(minutesWith(words));
    expect([items.length, items.at(-1)?.outcome]).toEqual([2, outcome]);
  });

  it('is not told by a motion of which only the mover is known', () => {
    const { items } = readMinutes(minutesWith('Motion by Ray. Seconded by Dahl. Motion carried.'));
    expect(items.at(-1)?.outcome).toBe('not_stated');
  });

  it('is not what was decided in another year', () => {
    const { items } = readMinutes(
      minutesWith('Mr. Hill said that the permit was approved 5-0 in 2012. Ray asked about the noise of the trucks.'),
    );
    expect(items.filter(({ motion }) => motion === null).map(({ outcome }) => outcome)).not.toContain('approved');
  });
});
