import type { CaseSet } from './case-set.ts';

export const neighborhoodCharacterCases: readonly CaseSet[] = [
  {
    topic: 'neighborhood_character',
    group: 'commercial',
    question: 'Why does a building this size belong on a street of one-story houses?',
    strong: [
      'It is one story on the Elm Street side, 22 feet at the eave, and only steps up to 34 feet behind. We used brick and pitched roofs to match the block, as elevation sheet A-4 shows, and we will accept those materials as a condition.',
    ],
    adequate: [
      'Because the block was zoned for neighborhood shops in the 2019 plan, and we cut the building from 40,000 to 26,000 square feet after the meeting with the neighbors.',
      'The side on Elm Street is one story with a porch roof, the same height as the houses, and the taller part faces the highway.',
    ],
    weak: [
      'We believe this is a great project that fits beautifully with the community and everyone will be proud of it.',
      'That is really a matter for the planning department. You should ask staff why it was zoned that way.',
      'Character, compatibility, scale, massing, materials, roof pitch, brick, context, streetscape, one story, elevation.',
      'A building this size belongs on a street of one-story houses because it is a building of a size that belongs on the street.',
    ],
    poor: ['Nobody cares about those ugly little houses, so get over it.'],
  },
];
