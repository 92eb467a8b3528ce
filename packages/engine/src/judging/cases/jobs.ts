import type { CaseSet } from './case-set.ts';

export const jobsCases: readonly CaseSet[] = [
  {
    topic: 'jobs',
    group: 'manufacturing',
    question: 'How many of these jobs are for people who live here, and what do they pay?',
    strong: [
      '120 full-time jobs, starting at $24.50 an hour with health insurance. In the host agreement we commit to fill 60 percent from within 25 miles, and we report the count to the county every January.',
    ],
    adequate: [
      '120 permanent jobs at $24 an hour and up, and we start hiring at the community college in May.',
      'Construction is about 200 people for 14 months, mostly union halls from this county; after that it is 38 permanent.',
    ],
    weak: [
      'We are going to create lots of good jobs and opportunities for the whole community.',
      'How many of these jobs are for people who live here is a question of people who live here and jobs.',
      'Jobs wages local hiring full-time construction apprentices benefits workforce training community college union.',
      'The plant is 340,000 square feet with a roof 42 feet high.',
    ],
    poor: ['None of your damn business what we pay.'],
  },
];
