import type { CaseSet } from './case-set.ts';

export const openSpaceTrailsCases: readonly CaseSet[] = [
  {
    topic: 'open_space_trails',
    group: 'residential',
    question: 'How much of the woods stays, and can we still walk there?',
    strong: [
      '18 of the 44 acres stay as woods under a conservation easement held by the land trust, recorded before the first lot is sold. The trail is 1.4 miles, open to the public from dawn to dusk, and the HOA maintains it.',
    ],
    adequate: [
      '18 acres stay, in a recorded easement, and the trail is open to everybody.',
      'Yes, you can. 18 acres stay and the trail along the creek is in a public easement on sheet 7.',
    ],
    weak: [
      'We love nature and we want to preserve as much as possible.',
      'How much of the woods stays is much of the woods, and we can still walk there if we walk there.',
      'Open space acres conservation easement trail public access tree preservation land trust maintenance woods.',
      'The kitchens have islands, and taxes in the next county are 4 percent higher.',
    ],
    poor: ['Go walk somewhere else.'],
  },
];
