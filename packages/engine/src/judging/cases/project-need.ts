import type { CaseSet } from './case-set.ts';

export const projectNeedCases: readonly CaseSet[] = [
  {
    topic: 'project_need',
    group: 'logistics',
    question: 'Why here, and what other sites did you look at?',
    strong: [
      'We looked at four. The Harmon site floods, the two in Dale County are more than 9 miles from the interstate, and the old mill has a bridge posted at 20 tons. This one is 1.2 miles from the ramp and already zoned industrial; the comparison is on page 8.',
    ],
    adequate: [
      'Because it is 1.2 miles from the interstate and zoned for it. We looked at three others, and two of them flood.',
      'We looked at the Harmon site and the old mill; one floods and the other has a posted bridge.',
    ],
    weak: [
      'This is simply the best location and the perfect opportunity for growth.',
      'Why here is because it is here, and what other sites we looked at are other sites.',
      'Alternatives analysis site selection interstate zoning utilities parcels criteria need market demand.',
      'Our trucks are white, and each driver gets 3 weeks of vacation.',
    ],
    poor: ["Because it's America and we own it. Mind your own business."],
  },
];
