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
  {
    topic: 'water_use',
    group: 'manufacturing',
    question: 'What do you do when the county declares a drought?',
    strong: [
      'At stage one we cut 20 percent within 48 hours, and at stage two we stop the wash line. Both are in the service agreement with the utility, section 4, and we report the meter readings to the county every week.',
    ],
    adequate: [
      'We cut back with everyone else: 20 percent at stage one, and the wash line stops at stage two.',
      "I do not know what stage two means for us. I'll ask the utility director and get staff a written answer by next Tuesday.",
    ],
    weak: [
      'We will evaluate the situation and take appropriate action as needed.',
      'Drought is declared by the county when the county declares a drought, and what we do when it is declared is what we do.',
    ],
    poor: ['aaaaaa bbbbbb cccccc dddddd'],
  },
];
