import type { CaseSet } from './case-set.ts';

export const roadUseAgreementCases: readonly CaseSet[] = [
  {
    topic: 'road_use_agreement',
    group: 'wind',
    question: 'Who fixes our township roads after your cranes have been over them?',
    strong: [
      'We do. We signed a road use agreement with the township in May that covers 18 miles, with a video survey before and after and a bond of $1.5 million that the township can draw on.',
    ],
    adequate: [
      'We pay for it. The county engineer inspects the roads before and after, and we repair what we break within 60 days.',
      'Under the draft agreement it is us, at our expense, and the township board holds a bond until its engineer signs off.',
    ],
    weak: [
      "Don't worry about the roads. Trust me, we always leave places better than we found them.",
      'That is up to the township and the contractor to work out between them.',
      'Road use agreement bond haul route survey video repair township engineer culvert bridge posted weight.',
      'We will do our best to be good neighbors and to address any concerns about the roads as appropriate.',
    ],
    poor: ['hjkl hjkl hjkl hjkl'],
  },
];
