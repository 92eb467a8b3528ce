import type { CaseSet } from './case-set.ts';

export const precedentCases: readonly CaseSet[] = [
  {
    topic: 'precedent',
    group: 'renewable_energy',
    question: 'If we say yes to you, how do we say no to the next ten?',
    strong: [
      'By the same rule you would apply to us: your ordinance caps solar at 2 percent of the farmland in the township, section 6.3, and with us you stand at 0.9. We will also record that we ask for no second phase on the Baker parcels.',
    ],
    adequate: [
      'Your ordinance has a cap of 2 percent in section 6.3, and each application has to make its own findings.',
      'Each one stands on its own record. And we will put in writing that we do not expand beyond these 310 acres.',
    ],
    weak: [
      "We can't speak for others, but we are confident that our project is a win-win.",
      'If we say yes you say yes, and the next ten are the next ten to whom you say no.',
      'Precedent cap moratorium cumulative acreage findings expansion phase future applications case by case.',
      'Ten years ago the price of panels was 3 times as high, and China made 60 percent of them.',
    ],
    poor: ['Why would I care what you do next?'],
  },
];
