import { defineCharacter } from '../define-character.ts';

export const raymondBegaye = defineCharacter({
  character_id: 'raymond_begaye',
  name: 'Raymond Begaye',
  role: 'resident',
  title: 'Resident',
  stance: 'protective',
  personality_type: 'diplomatic',
  expertise: [
    'environmental_impact',
    'wildlife_and_habitat',
    'public_engagement',
    'water_supply',
    'decommissioning_and_restoration',
  ],
  background:
    "Raymond Begaye keeps the school district's buses running and served two tours as an Army mechanic before that. His aunt's family lost the use of a spring near a uranium mine that was closed, fenced and forgotten before he was born, and the cleanup is still a line in somebody's budget. He settled here for his wife's work and walks the creek with his boys. He asks about the end of a project before its beginning, because in his experience nobody else in the room will.",
  industries: [
    'solar',
    'wind',
    'battery_storage',
    'data_center',
    'manufacturing',
    'oil_gas',
    'logistics',
    'residential',
  ],
  home: { street: 'on Creek Road', years: 'sixteen years' },
  portrait: { head: 'short3', skin: 'tan', hair: 'black', face: 'blank', clothing: 'charcoal' },
  voice: {
    manner: 'Quiet and spare, with long views: what the land was, what will be left, and who keeps watch.',
    register: 'plain',
    openings: [
      'I will not take long.',
      'I want to start at the end.',
      'There is a spring I think about.',
      'My boys will be grown when this is finished.',
      'A mechanic looks underneath first.',
      'Some places stay closed a long time.',
      'I thought about it down along the creek.',
    ],
    pressing: [
      'I will wait.',
      'That was about the beginning again.',
      'People said that about the mine, too, and then they moved away.',
    ],
    closings: ['Tell me how it ends.', 'And after that?', 'Who will remember?'],
    seconding: ['I was listening to {ally}. It is the same concern.', '{ally} spoke well. I would only add to it.'],
    satisfied: ['All right. That looks far enough ahead.', 'Thank you for thinking past yourselves.'],
  },
  allies: [
    { id: 'lucia_paredes', reason: 'They count fish on the same stretch of creek.' },
    { id: 'peggy_sorensen', reason: 'She taught both of his boys.' },
  ],
  rivals: [{ id: 'roland_thibodeaux', reason: 'He has heard before that a closed site is a safe one.' }],
});
