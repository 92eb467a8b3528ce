import type { CaseSet } from './case-set.ts';

export const odorDustCases: readonly CaseSet[] = [
  {
    topic: 'odor_dust',
    group: 'manufacturing',
    question: "How will you keep the dust off my mother's laundry?",
    strong: [
      'Both conveyors are covered, the yard is paved and swept twice a day, and the water truck runs whenever the wind is over 20 miles an hour. The dust plan is in our air permit from the state, and two monitors at the fence report to the county.',
    ],
    adequate: [
      'The conveyors are covered and we sweep the yard twice a day and wet it in dry weather.',
      'By a wheel wash at the gate, a paved yard, and a stop at winds over 20 miles an hour, which we accept as a condition.',
    ],
    weak: [
      'We will take all necessary measures to mitigate any potential impacts.',
      "To keep the dust off the laundry we will keep dust off your mother's laundry.",
      'Dust control plan water truck wheel wash baghouse monitors permit sweeping covered conveyor wind speed odor.',
      'We mine 900,000 tons a year and have 42 trucks.',
    ],
    poor: ['She can buy a dryer. Not my problem.'],
  },
];
