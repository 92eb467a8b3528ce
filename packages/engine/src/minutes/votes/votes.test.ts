import { describe, expect, it } from 'vitest';
import { readMinutes } from '../read-minutes.ts';

/* How each voted, in layouts that were misread once. */

const minutesWith = (words: string): string => `ALDER COUNTY PLANNING COMMISSION
May 4, 2020

Members present: Jon Ray, Chair, Ann Dahl, Lee Pell, Eva La Belle, Tim Voss
Members absent: Sue Katz

2. Conditional use permit for a gravel pit, 12 Elm Road

${words}
`;

const moved = 'Ray moved to approve the request. Dahl seconded.';

const told: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>, string]>> = {
  'names with their count in brackets': [
    `${moved}\n\nRay, Dahl.  (2-Yes)\n\nPell, LaBelle, Voss. (3-No)`,
    { 'Jon Ray': 'yes', 'Ann Dahl': 'yes', 'Lee Pell': 'no', 'Eva La Belle': 'no', 'Tim Voss': 'no' },
    'motion_failed',
  ],
  'for and abstain as labels': [
    `${moved}\nMotion: Mr. Ray\nSecond: Ms. Dahl\nVote: For: Mr. Ray, Ms. Dahl, Mr. Pell, Mr. Voss\nAbstain: Ms. La Belle`,
    { 'Jon Ray': 'yes', 'Ann Dahl': 'yes', 'Lee Pell': 'yes', 'Eva La Belle': 'abstain', 'Tim Voss': 'yes' },
    'approved',
  ],
  'counts behind commas': [
    `${moved} Upon vote taken, Ayes, 5; Nays, 0.`,
    { 'Jon Ray': 'yes', 'Ann Dahl': 'yes', 'Lee Pell': 'yes', 'Eva La Belle': 'yes', 'Tim Voss': 'yes' },
    'approved',
  ],
  'a roll without the chair': [
    `${moved} The vote was recorded as follows:\nCommissioner Dahl Aye\nCommissioner Pell Aye\nCommissioner La Belle Aye\nCommissioner Voss Aye\nCommissioner Katz Excused\nThe motion passed unanimously.`,
    { 'Ann Dahl': 'yes', 'Lee Pell': 'yes', 'Eva La Belle': 'yes', 'Tim Voss': 'yes' },
    'approved',
  ],
  'abstentions as the only exception': [
    `${moved} Motion carried with Mr. Pell and Mr. Voss abstaining.`,
    { 'Jon Ray': 'yes', 'Ann Dahl': 'yes', 'Eva La Belle': 'yes', 'Lee Pell': 'abstain', 'Tim Voss': 'abstain' },
    'approved',
  ],
  'first names, as the minutes use them throughout': [
    `Lee asked about the road.\n\nJon made a motion to approve the request, seconded by Ann. Jon, Ann, Eva and Tim in favor; Lee opposed. Motion carried.`,
    { 'Jon Ray': 'yes', 'Ann Dahl': 'yes', 'Eva La Belle': 'yes', 'Tim Voss': 'yes', 'Lee Pell': 'no' },
    'approved',
  ],
  'an exception by first name': [
    `Lee asked about the road.\n\nJon made a motion to approve the request, seconded by Ann. All members were in favor except Lee, who abstained. Motion passed with a vote of 4-0-1.`,
    { 'Jon Ray': 'yes', 'Ann Dahl': 'yes', 'Eva La Belle': 'yes', 'Tim Voss': 'yes', 'Lee Pell': 'abstain' },
    'approved',
  ],
  '"voting for" as a label': [
    `${moved}\nVoting for: Ray, Dahl, Pell.\nVoting against: Voss.`,
    { 'Jon Ray': 'yes', 'Ann Dahl': 'yes', 'Lee Pell': 'yes', 'Tim Voss': 'no' },
    'approved',
  ],
  'names and what they all say': [
    `${moved} Mr. Ray, Ms. Dahl, Mr. Pell, Ms. La Belle, Mr. Voss aye. So approved.`,
    { 'Jon Ray': 'yes', 'Ann Dahl': 'yes', 'Lee Pell': 'yes', 'Eva La Belle': 'yes', 'Tim Voss': 'yes' },
    'approved',
  ],
  'a unanimous vote by fewer than were there': [`${moved} The vote was unanimous (4-0).`, {}, 'approved'],
  'a vote on something else behind it': [
    `${moved} Upon a voice vote the motion passed unanimously. The chair explained that the next resolution had been put off at the last meeting for want of a quorum, and asked whether there were questions on the division of the two parcels; the owner has agreed to give the land for the road at the time of the survey, and the road itself need not be built until the rest of the farm is divided. Upon a roll call vote, Resolution 211 passed 4-0-1 with Commissioner Pell abstaining.`,
    { 'Jon Ray': 'yes', 'Ann Dahl': 'yes', 'Lee Pell': 'yes', 'Eva La Belle': 'yes', 'Tim Voss': 'yes' },
    'approved',
  ],
};

describe('how each voted, from', () => {
  it.each(Object.entries(told))('%s', (_, [words, votes, outcome]) => {
    const item = readMinutes(minutesWith(words)).items.at(-1);
    expect({ ...item?.inferred, ...item?.votes }).toEqual(votes);
    expect([item?.motion?.mover, item?.motion?.seconder, item?.outcome]).toEqual(['Jon Ray', 'Ann Dahl', outcome]);
  });
});
