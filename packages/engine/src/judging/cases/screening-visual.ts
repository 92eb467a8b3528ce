import type { CaseSet } from './case-set.ts';

export const screeningVisualCases: readonly CaseSet[] = [
  {
    topic: 'screening_visual',
    group: 'renewable_energy',
    question: 'What will the neighbors on Cedar Lane see from their windows, and how soon will the screening grow in?',
    strong: [
      'They will see a double row of evergreens planted at 6 feet, staggered 10 feet apart, along the whole of Cedar Lane. Our landscape architect puts them at 12 feet within 4 years, and the planting plan is sheet L-2.',
      'For the first 3 years they will see the tops of the panels. After that the white spruce covers them, and we will replace any tree that dies within one growing season as a condition of the permit.',
    ],
    adequate: [
      'Two rows of spruce, 6 feet tall when we plant them, and we replace what dies.',
      "I can't tell you what it looks like from the Hansen kitchen. We'll do a photo simulation from that window and file it with staff by December 1.",
    ],
    weak: [
      'We are committed to a beautiful project, and we think people will come to enjoy the view because it is a wonderful example of modern design.',
      'The screening will screen the view, and the view from the windows on Cedar Lane will be screened by screening that grows in.',
      'There were 61 million visitors to the theme parks last year and 38 percent of them came by plane.',
      'Evergreen berm opacity rows height planting plan maintenance replacement vegetation native species buffer.',
    ],
    poor: ['You people would complain about a sunset.'],
  },
];
