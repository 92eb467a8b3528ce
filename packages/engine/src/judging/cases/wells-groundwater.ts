import type { CaseSet } from './case-set.ts';

export const wellsGroundwaterCases: readonly CaseSet[] = [
  {
    topic: 'wells_groundwater',
    group: 'oil_gas',
    question: 'How do I know that my well will still be good after you drill?',
    strong: [
      'We test every well within 3,000 feet before we drill, again 6 months after, by an independent state-certified lab at our cost, and you get the results directly. If the water changes we bring you water within 24 hours and replace the well; that is in the written agreement.',
    ],
    adequate: [
      'We will test your well before and after with a certified lab and pay for it, and if it goes bad we replace it.',
      'The surface casing is set 50 feet below the deepest fresh water and cemented to the top, and the state inspector witnesses the test.',
    ],
    weak: [
      'We understand your concern and we take the protection of water extremely seriously.',
      'There is nothing to worry about. The industry has been doing this for decades.',
      'Well water aquifer baseline testing casing cement monitoring certified lab replacement groundwater contamination.',
      'The well will still be good after we drill because after we drill the well will be good.',
      'Oil was at $71 a barrel in March, and we produced 12 million barrels in 2022.',
    ],
    poor: ['zzzz xxxx qqqq'],
  },
  {
    topic: 'wells_groundwater',
    group: 'data_centers',
    question: 'I would want the wells along the ridge tested before anything starts.',
    strong: [
      'Agreed. We will test all 14 wells along the ridge before grading starts, through the county health department, and give each owner the result within 30 days. You can make it a condition.',
    ],
    adequate: ['We can do that. The county health department takes the samples, and we pay.'],
    weak: [
      'We appreciate that comment and thank you for your input.',
      'You would want the wells along the ridge tested before anything starts, and testing wells before anything starts is what you want.',
    ],
    poor: ['Good for you.'],
  },
];
