import type { CaseSet } from './case-set.ts';

export const setbacksCases: readonly CaseSet[] = [
  {
    topic: 'setbacks',
    group: 'renewable_energy',
    question: 'How far will the panels be from the nearest homes, and how do you measure it?',
    strong: [
      'The nearest home stands 420 feet from the fence, measured from the corner of the house to the fence line. The ordinance requires 200, and sheet C-3 shows ours.',
      'Yes. 150 feet on all sides, shown on sheet C-3, and we accept it as a condition.',
      'We moved two rows back in July, so the closest house is now 380 feet from the first panel, and that line is drawn on the site plan we would accept as a condition of approval.',
    ],
    adequate: [
      'About 300 feet from the fence to the closest house on Mill Road.',
      "I don't know the distance to that back porch tonight. Our surveyor will measure it and staff will have it in writing by Friday.",
    ],
    weak: [
      'We take setbacks very seriously and we will be good neighbors to everyone who lives near the project.',
      'How far the panels are from the nearest homes, and how we measure it, is a question of how far the panels are from the homes.',
      'Nearest home setback feet property line measured fence site plan condition ordinance requires waiver inverters.',
      'Our company was founded in 1987, has 4,200 employees in 14 states and earned $2.3 billion last year.',
    ],
    poor: ['asdf jkl qwer zxcv poiu'],
  },
];
