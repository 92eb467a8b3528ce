import type { CaseSet } from './case-set.ts';

export const schoolsCases: readonly CaseSet[] = [
  {
    topic: 'schools',
    group: 'residential',
    question: 'Where will the children from these 240 houses go to school?',
    strong: [
      "The district's own letter, dated March 12, counts 118 pupils: 60 at Lincoln, which has 140 open seats, and the rest at the middle school. We pay $3,200 a house under the school agreement before each building permit.",
    ],
    adequate: [
      'The district expects about 118 pupils, and Lincoln Elementary has 140 open seats this year.',
      "I don't have the district's count. I asked the superintendent for it in writing, and staff will have it before your meeting on the 20th.",
    ],
    weak: [
      'Families are the heart of our communities and we love to see children thrive.',
      'Children from these houses will go to school where children from houses go to school.',
      'Pupils capacity enrollment school district elementary superintendent impact fee bus seats generation rate.',
      'The houses have 9-foot ceilings and granite counters as a standard.',
    ],
    poor: ['fghj fghj dfgh cvbn'],
  },
];
