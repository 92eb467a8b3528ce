import type { CaseSet } from './case-set.ts';

export const wildlifeHabitatCases: readonly CaseSet[] = [
  {
    topic: 'wildlife_habitat',
    group: 'wind',
    question: 'What did you find out about the eagles on the ridge?',
    strong: [
      'Two years of surveys found one bald eagle nest, 2.3 miles from the closest turbine. We moved turbines 7 and 9 off the ridge, the state biologist agreed in her letter of April 3, and we will stop any turbine where a carcass is found until she has been out.',
    ],
    adequate: [
      'Our biologist found one nest, about 2 miles away, after two seasons of surveys, and we moved two turbines because of it.',
      "The spring survey isn't finished. The biologist files it with the DNR on June 15, and the board gets the same copy the same day.",
    ],
    weak: [
      'We love wildlife and we are mindful of all species in everything we do.',
      'Eagle nest survey biologist consultation curtailment bats habitat mitigation monitoring carcass permit.',
      'What we found out about the eagles on the ridge is what there is to find out about eagles on a ridge.',
      'The bald eagle became the national emblem in 1782 and has a wingspan of up to 7 feet.',
    ],
    poor: ['qwerty uiop asdfgh'],
  },
];
