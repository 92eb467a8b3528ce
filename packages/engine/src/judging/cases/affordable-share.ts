import type { CaseSet } from './case-set.ts';

export const affordableShareCases: readonly CaseSet[] = [
  {
    topic: 'affordable_share',
    group: 'residential',
    question: 'How many of the units can a nurse here actually afford, and for how long?',
    strong: [
      '24 of the 120, at rents a household at 60 percent of area median income can pay, which is $1,180 for a two-bedroom today. It is in a deed restriction for 40 years, and the housing authority checks every year.',
    ],
    adequate: [
      '24 units at 60 percent of median income, restricted for 40 years.',
      "One in five, 24 in all, in the same buildings as the others, and it's written into the deed.",
    ],
    weak: [
      'We care deeply about housing and we want everyone to have a place to call home.',
      'How many of the units a nurse can actually afford is how many units, and for how long is how long.',
      'Affordable units area median income deed restriction rent household percent housing authority term.',
      'The clubhouse has a pool of 2,400 square feet and 12 treadmills.',
    ],
    poor: ["If nurses can't afford it they should get a better job, those losers. Who cares."],
  },
];
