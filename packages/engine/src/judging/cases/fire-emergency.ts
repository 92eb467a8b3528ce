import type { CaseSet } from './case-set.ts';

export const fireEmergencyCases: readonly CaseSet[] = [
  {
    topic: 'fire_emergency',
    group: 'battery_storage',
    question: 'If one of those containers burns, what do our volunteers do?',
    strong: [
      'They keep people back and let it burn out; no water goes on the container. Each one is tested under UL 9540A, they stand 10 feet apart, and the emergency plan, written with Chief Daley, has our technician on the phone within 15 minutes, around the clock.',
    ],
    adequate: [
      'They protect what is around it and call our 24-hour line. We train the department every year and pay for it, and the plan is in the packet.',
      "I can't answer that for your volunteers. Chief Daley and our fire protection engineer meet on Tuesday, and the response plan will be with staff by the end of the month.",
    ],
    weak: [
      'Safety is our top priority and these systems are extremely safe.',
      'The chances of that are practically zero, so there is nothing to worry about.',
      'Thermal runaway UL 9540A NFPA 855 gas detection suppression hydrant access road training emergency response plan chief.',
      'If one of those containers burns, what the volunteers do is what volunteers do when containers burn.',
      'Our batteries have a round-trip efficiency of 88 percent and a term of 20 years.',
    ],
    poor: ['Your volunteers can go to hell.'],
  },
  {
    topic: 'fire_emergency',
    group: 'residential',
    question: 'Can a ladder truck turn around at the end of that street?',
    strong: [
      'Yes. The cul-de-sac is 96 feet across, the fire marshal signed off on sheet C-5 on June 2, and no parking is allowed in it.',
    ],
    adequate: [
      "Yes. It's 96 feet across, and the fire marshal has reviewed it.",
      "I don't want to guess. The fire marshal reviews the turning template on Thursday and we will not ask for your vote before he has signed.",
    ],
    weak: [
      "Fire safety is of the utmost importance to us, and we'll make sure of it.",
      'A ladder truck at the end of that street can turn around at the end of the street if a ladder truck can turn around.',
    ],
    poor: ["It's a fire truck. Figure it out, geniuses. Stupid question."],
  },
];
