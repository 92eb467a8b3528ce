import type { CaseSet } from './case-set.ts';

export const shadowFlickerCases: readonly CaseSet[] = [
  {
    topic: 'shadow_flicker',
    group: 'wind',
    question: 'How many hours of flicker will the Olsen house get in a year?',
    strong: [
      '11 hours and 40 minutes a year in the worst case, by the WindPRO model in appendix F. The ordinance allows 30, and the turbine shuts itself off for that house when it reaches 20.',
    ],
    adequate: [
      'About 12 hours a year, and the county limit is 30.',
      "We have not modeled the Olsen house by itself. I'll have our consultant run it and send the result to staff by Friday.",
    ],
    weak: [
      'Flicker is very rare and most people never notice it at all.',
      'The hours of flicker the Olsen house will get in a year are the hours of flicker in a year at the house.',
      'Shadow flicker hours model receptor curtailment sensor shutdown limit blinds screening turbine rotor.',
      'Our turbines are 500 feet tall, weigh 300 tons and cost $4 million each.',
    ],
    poor: ['Buy curtains.'],
  },
];
