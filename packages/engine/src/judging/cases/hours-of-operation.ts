import type { CaseSet } from './case-set.ts';

export const hoursOfOperationCases: readonly CaseSet[] = [
  {
    topic: 'hours_of_operation',
    group: 'commercial',
    question: 'Will the car wash run late at night, yes or no?',
    strong: [
      'No. It runs from 7 in the morning to 9 at night, the doors close and the dryers shut off by timer, and we accept those hours as a condition.',
    ],
    adequate: ['No. We close at 9.', 'No, never after 9 p.m., and 8 on Sundays.'],
    weak: [
      'We want to be flexible and serve our customers as needed.',
      'Whether the car wash will run late at night, yes or no, is whether the car wash runs late at night.',
      'Hours of operation, closing time, dryers, vacuum, deliveries, night, timer, weekend, doors, condition.',
      'We wash 300 cars a day with 35 gallons each, and the tunnel is 120 feet long.',
    ],
    poor: ["I don't have to answer that. Next question."],
  },
];
