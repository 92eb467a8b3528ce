import type { CaseSet } from './case-set.ts';

export const taxRevenueCases: readonly CaseSet[] = [
  {
    topic: 'tax_revenue',
    group: 'renewable_energy',
    question: 'What does the county actually get in dollars, and for how long?',
    strong: [
      '$412,000 in the first year and $9.8 million over 35 years, under the tax agreement that the county attorney drafted. About 60 percent goes to the school district; the schedule is on page 3 of the fiscal study.',
    ],
    adequate: [
      'About $400,000 a year for 35 years, most of it to the schools.',
      "I don't have the figure after the abatement. The assessor and our accountant will put it in writing for you before the second reading on March 4.",
    ],
    weak: [
      'The project will bring tremendous economic benefits to everyone in the county for many years to come.',
      'What the county actually gets in dollars is the dollars the county gets, for as long as it gets them.',
      'Tax revenue assessment payment in lieu abatement school district dollars schedule county treasurer millage.',
      'Each panel makes 580 watts, and there are 96,000 of them on 4 miles of fence.',
    ],
    poor: ["You're all crooks who only want the money."],
  },
];
