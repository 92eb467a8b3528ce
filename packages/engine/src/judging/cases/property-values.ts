import type { CaseSet } from './case-set.ts';

export const propertyValuesCases: readonly CaseSet[] = [
  {
    topic: 'property_values',
    group: 'renewable_energy',
    question: 'What does this do to the value of the houses next to it?',
    strong: [
      'The paired-sales study by a licensed appraiser, exhibit 8, looked at 42 sales within half a mile of 6 solar farms in this state and found no difference that could be measured. For the 5 houses that touch us we offer a value guarantee, in writing, for 5 years.',
    ],
    adequate: [
      'Our appraiser compared 42 sales near solar farms and found no measurable change; the report is in your packet.',
      "I can't promise that no house loses a dollar. What I can do is a written value guarantee for the five adjoining owners for 5 years.",
    ],
    weak: [
      'Studies show that property values are not affected by projects like ours.',
      'The value of the houses next to it is the value that houses next to it have, and what this does is what it does to the value.',
      'Honestly, people should focus on the bigger picture, because we need clean energy in this country.',
      'Appraisal paired sales comparable property values guarantee adjoining distance resale market study.',
      'Our panels are 22 percent efficient and weigh 60 pounds each.',
    ],
    poor: ["Tough luck. Sell your house if you don't like it."],
  },
];
