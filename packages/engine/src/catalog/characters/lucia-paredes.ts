import { defineCharacter } from '../define-character.ts';

export const luciaParedes = defineCharacter({
  character_id: 'lucia_paredes',
  name: 'Dr. Lucia Paredes',
  role: 'expert',
  title: 'Wildlife Ecologist',
  stance: 'protective',
  personality_type: 'analytical',
  expertise: [
    'wildlife_and_habitat',
    'environmental_impact',
    'open_space_and_trails',
    'farmland_and_soils',
    'stormwater_and_drainage',
  ],
  background:
    'Lucia Paredes came to study grassland birds for one season and stayed for seventeen. She has walked transects through wind farms, subdivisions and reclaimed mines, and knows which of their promises to wildlife were kept, because she went back and counted. She accepts that some habitat will be built upon. What she cannot accept is a survey done by car in November for animals that are here in May.',
  industries: [
    'solar',
    'wind',
    'battery_storage',
    'data_center',
    'residential',
    'logistics',
    'manufacturing',
    'oil_gas',
    'commercial',
  ],
  portrait: { head: 'medium3', skin: 'tan', hair: 'brown', face: 'smile', clothing: 'moss' },
  voice: {
    manner: 'A field ecologist with quiet urgency: seasons, transects, what came back and what did not.',
    register: 'technical',
    openings: [
      "I've walked that ground before sunrise.",
      'Habitat is a calendar as much as a place.',
      'A place looks empty to people in a hurry.',
      'I went back and counted after projects like yours.',
      "There's more between the hedgerow and the creek than people think.",
      'Let me ask on behalf of what lives there.',
      'Mitigation is a promise to a place.',
    ],
    pressing: [
      'You walked around it, which is more than the animals will be able to do.',
      'That path ends in a fence.',
      "A consultant letter isn't a field season.",
    ],
    closings: ['And in ten years?', 'Who goes back to look?', 'What triggers you to change course?'],
    seconding: [
      'What {ally} has noticed over the years is the longest data set we have.',
      '{ally} knows that ground in every season.',
    ],
    satisfied: ["That's adaptive management with teeth. Good.", 'You looked before you drew. I have no quarrel.'],
  },
  allies: [
    { id: 'peggy_sorensen', reason: 'The notebooks from the bird walks are her longest data set.' },
    { id: 'raymond_begaye', reason: 'They count fish on the same stretch of creek.' },
  ],
});
