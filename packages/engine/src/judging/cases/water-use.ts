import type { CaseSet } from './case-set.ts';

export const waterUseCases: readonly CaseSet[] = [
  {
    topic: 'water_use',
    group: 'data_centers',
    question: 'How much water will this take out of our system on a hot day?',
    strong: [
      "380,000 gallons on the hottest day and 120,000 on average. The city's will-serve letter of February 9 covers it, and in a drought stage two we switch to air cooling, which is written into the development agreement.",
    ],
    adequate: [
      'At most 380,000 gallons a day; the utility director confirmed in a letter that the plant can serve it.',
      'None for cooling. It is a closed loop, filled once, so what we use is about as much as 30 houses for the restrooms.',
    ],
    weak: [
      'We are very efficient with water, and sustainability is at the heart of what we do.',
      'How much water this will take out of the system on a hot day is much water on a hot day.',
      'Gallons peak day cooling closed loop recycled water drought will-serve letter capacity aquifer utility.',
      'The campus has 6 buildings and an investment of $1.2 billion over 10 years.',
      "I'm not going to discuss that. It's proprietary.",
    ],
    poor: ['bla bla bla bla bla bla'],
  },
];
