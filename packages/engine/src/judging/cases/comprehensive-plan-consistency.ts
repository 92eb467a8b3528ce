import type { CaseSet } from './case-set.ts';

export const comprehensivePlanConsistencyCases: readonly CaseSet[] = [
  {
    topic: 'comprehensive_plan_consistency',
    group: 'commercial',
    question: 'The plan calls this corridor rural. Show me the page that says otherwise.',
    strong: [
      'Page 47, map 6. The 2021 update marks the northeast corner of Routes 5 and 12 as a rural service node, and policy 3.2 allows a store of up to 30,000 square feet there. Ours is 24,000, and the staff report says the same.',
    ],
    adequate: [
      'There is no such page for the corridor, but policy 3.2 of the 2021 plan allows a service node at this corner, and that is what we are asking for.',
      'Map 6 on page 47 shows this corner as a service node.',
    ],
    weak: [
      'Our project is fully consistent with the comprehensive plan and with the vision of the community.',
      'The plan calls this corridor rural and the page that says otherwise is the page that shows otherwise.',
      'Comprehensive plan future land use map policy goal consistency corridor rural page chapter findings spot zoning.',
      'The store will stay open 24 hours and carry 12 kinds of coffee.',
    ],
    poor: ['The plan is garbage and so is this board. What a joke of a town.'],
  },
];
