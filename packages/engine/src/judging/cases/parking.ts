import type { CaseSet } from './case-set.ts';

export const parkingCases: readonly CaseSet[] = [
  {
    topic: 'parking',
    group: 'commercial',
    question: 'Where do people park when your lot is full on a Saturday?',
    strong: [
      'We have a recorded agreement with the church across Second Street for its 85 spaces on Saturdays. Our own lot has 142, which is 20 more than the code asks for, and the parking study counted a peak of 131.',
    ],
    adequate: [
      'In the church lot across the street, 85 spaces, under a signed agreement.',
      'It should not fill: the study counted 131 cars at the busiest hour and we have 142 spaces.',
    ],
    weak: [
      'Parking will not be a problem, and we will address it if it ever becomes an issue.',
      'When the lot is full on a Saturday people park where people park on a Saturday.',
      'Parking spaces overflow shared agreement ratio peak demand Saturday employees code requirement street.',
      'We sell 11,000 products and opened 23 stores in 2021.',
    ],
    poor: ['Not my problem.'],
  },
];
