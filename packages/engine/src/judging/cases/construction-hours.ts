import type { CaseSet } from './case-set.ts';

export const constructionHoursCases: readonly CaseSet[] = [
  {
    topic: 'construction_hours',
    group: 'residential',
    question: 'What time will the first dump truck start up, and on which days?',
    strong: [
      "7 in the morning, Monday to Friday, and 8 to 4 on Saturday. Nothing on Sunday or holidays. We accept that as a condition, and the superintendent's phone number goes on the sign at the gate.",
    ],
    adequate: [
      '7 a.m. on weekdays, and no work on Sundays.',
      "Not before 7, and we finish by 6. Saturdays only for paving, with a week's notice to the neighbors.",
    ],
    weak: [
      'We will try to do our best to keep the disruption to a minimum during construction.',
      'The first dump truck will start up at the time the dump truck starts, on the days which are the days.',
      'Construction hours weekday Saturday Sunday holidays pile driving superintendent notice phone number dust noise.',
      'A dump truck carries 14 tons and gets 5 miles to the gallon.',
    ],
    poor: ['Whenever we feel like it. Deal with it.'],
  },
];
