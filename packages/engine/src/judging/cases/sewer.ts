import type { CaseSet } from './case-set.ts';

export const sewerCases: readonly CaseSet[] = [
  {
    topic: 'sewer',
    group: 'residential',
    question: 'Can the sewer plant take this, or are we going to have another spill?',
    strong: [
      "It can. The city engineer's capacity letter says the plant treats 1.1 million gallons a day of 1.6, and we add 58,000. We also replace 900 feet of the 8-inch main on Ash Street at our cost before the first house is occupied.",
    ],
    adequate: [
      'It can take it. The plant has half a million gallons a day to spare and we add 58,000, according to the city engineer.',
      "The plant has room, but the lift station on Ash Street doesn't, so we rebuild it before anyone moves in.",
    ],
    weak: [
      'We will comply with all applicable sewer requirements.',
      'The sewer plant can take this or we are going to have another spill, which is a spill of the sewer plant.',
      'Sewer capacity gallons lift station main wastewater treatment plant allocation permit infiltration will-serve.',
      'The subdivision has 5 house plans with names like Willow and Aspen, from 1,800 to 3,100 square feet.',
    ],
    poor: ["Hold your nose. That's not our problem."],
  },
];
