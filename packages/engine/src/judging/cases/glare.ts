import type { CaseSet } from './case-set.ts';

export const glareCases: readonly CaseSet[] = [
  {
    topic: 'glare',
    group: 'renewable_energy',
    question: 'Will drivers on Route 20 be blinded at sunset?',
    strong: [
      'No. The glare study in exhibit 5 was run for Route 20 in both directions, every minute of the year, and found no glare for drivers, because the panels track away from the road at low sun and lie behind the berm.',
    ],
    adequate: [
      "No, not after the berm is in. The consultant's glare report shows 0 minutes for drivers on Route 20.",
      'No. They are fixed, tilted south, and coated so that they reflect less than window glass.',
    ],
    weak: [
      'Glare is not really an issue with modern technology, generally speaking.',
      'Glare study glint reflection drivers minutes anti-reflective coating pilots airport FAA tracker stow angle.',
      'Route 20 is 3,365 miles long and was commissioned in 1926.',
      'Drivers on Route 20 at sunset will be drivers on Route 20 and will be blinded or not blinded at sunset.',
    ],
    poor: ['Tell them to wear sunglasses and quit whining.'],
  },
];
