import type { CaseSet } from './case-set.ts';

export const densityHeightCases: readonly CaseSet[] = [
  {
    topic: 'density_height',
    group: 'residential',
    question: 'Why do you need three stories when everything around you is two?',
    strong: [
      'We need the third story to keep 14 of the 60 units affordable; with two we lose 18 units. It stands only in the middle, 90 feet from the property line, and the two buildings on Oak Street stay at two stories and 28 feet.',
    ],
    adequate: [
      'Because two stories would spread the same 60 units over the wetland buffer. The third floor is only in the middle, 90 feet from your line.',
      'To keep 4 acres of trees. The same units in two stories would take the whole grove.',
    ],
    weak: [
      'Three stories is what makes sense for a project of this kind in this day and age.',
      'We need three stories when everything around is two because everything around is two and we need three.',
      'Density height stories units per acre stepback shadow zoning district maximum feet massing.',
      'Our firm has won 17 awards and works in 9 cities.',
    ],
    poor: ["Because we can. You people don't understand economics."],
  },
];
