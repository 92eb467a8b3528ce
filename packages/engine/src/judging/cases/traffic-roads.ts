import type { CaseSet } from './case-set.ts';

export const trafficRoadsCases: readonly CaseSet[] = [
  {
    topic: 'traffic_roads',
    group: 'logistics',
    question: 'How many trucks a day, and which road will they take?',
    strong: [
      '140 trucks a day at full build-out, in and out, and every one of them uses Route 9 to the interstate. The traffic study by our engineer is tab 6, and our leases will forbid Miller Road.',
      'About 60 trucks a day. They turn right onto County Road 12 and go to the interstate; left turns are blocked by a raised island that we build before we open.',
    ],
    adequate: [
      '140 a day, and they all go out by Route 9.',
      "I'm not certain about the split between morning and evening. Our traffic engineer will file the hourly counts with staff by Monday.",
    ],
    weak: [
      'We will work closely with the county to minimize traffic impacts and make sure that everything is handled appropriately.',
      'Trucks trips haul route peak hour level of service turn lane intersection traffic study road access driveway counts.',
      'How many trucks a day and which road they will take is important, and the trucks each day will take the road.',
      'The moon is 238,900 miles away and light gets here in 1.3 seconds.',
    ],
    poor: ['That is a dumb question and you are wasting my time.'],
  },
  {
    topic: 'traffic_roads',
    group: 'residential',
    question: 'Would you build a turn lane before the first house is sold?',
    strong: [
      'Yes. A left-turn lane of 150 feet on Route 44, built and accepted by the state before the first occupancy permit, as a condition.',
    ],
    adequate: [
      "Yes, we'll have it in before the first certificate of occupancy.",
      "No. The traffic engineer found it isn't warranted until 80 houses, so we would build it before the 60th and put that in writing.",
    ],
    weak: [
      'That is certainly something we could look into at the appropriate time.',
      "I hear what you're saying, and I appreciate you raising it, because safety matters to all of us.",
    ],
    poor: ['tttt rrrr ssss'],
  },
  {
    topic: 'traffic_roads',
    group: 'logistics',
    question: 'What happens to the school buses on Miller Road when your trucks come through?',
    strong: [
      'No truck of ours uses Miller Road; the leases forbid it and a height bar at the gate makes it impossible. During construction we stop deliveries from 7 to 8:30 and from 2:30 to 4 on school days, as a condition.',
    ],
    adequate: [
      'They never meet. Our trucks turn right to Route 9, and the deliveries stop between 7 and 8:30 on school days.',
    ],
    weak: [
      'We will do our best. We will do our best. We will do our best. We will do our best. We will do our best. We will do our best. We will do our best. We will do our best.',
      'Children are our future, and as a parent myself I understand exactly how everybody feels about the safety of school buses, which is something that we at the company hold dear to our hearts each and every day.',
      'Trucks school buses Miller Road delivery hours driver training turn lane crossing guard signage flashing beacon speed limit.',
    ],
    poor: ['What an excellent and thoughtful question from this brilliant commission.'],
  },
];
