import { defineCharacter } from '../define-character.ts';

export const bevKowalczyk = defineCharacter({
  character_id: 'bev_kowalczyk',
  name: 'Bev Kowalczyk',
  role: 'public_works_director',
  title: 'Public Works Director',
  stance: 'concerned',
  personality_type: 'technical',
  expertise: [
    'engineering',
    'traffic_and_roads',
    'stormwater_and_drainage',
    'construction_impacts',
    'environmental_impact',
  ],
  background:
    "Bev Kowalczyk started on a county plow crew at nineteen and worked her way to the director's office without losing the boots. She has one grader operator about to retire, four bridges with posted limits, and a budget that has not kept up with the price of asphalt. The last large contractor to come through left a road so rutted that a school bus lost its axle, and the repair came out of her culvert money. She wants the agreement signed and the bond posted before the first lowboy turns off the highway.",
  industries: 'all',
  portrait: { head: 'hatBeanie', skin: 'fair', hair: 'sandy', face: 'cheeky', clothing: 'ochre' },
  voice: {
    manner: 'Road-crew frank: bridges, culverts, budgets, equipment, a laugh with an edge.',
    register: 'plain',
    openings: [
      "I'm the one who gets the phone call when it goes wrong.",
      "My budget doesn't have a line for this.",
      'I drove out there before I asked.',
      'This one comes from the shop floor.',
      'My crew has two good trucks and plenty of opinions.',
      "I'll say what my crew is thinking.",
      'Everything lands on my desk in the end.',
    ],
    pressing: [
      'That leaves my department holding the shovel.',
      "Nice thought, but I can't fill a pothole with it.",
      "We tried it on good faith the last time, and I'm still patching.",
    ],
    closings: ['Is there money behind it?', 'Whose crew is that going to be?', 'I need it before anybody moves dirt.'],
    seconding: [
      '{ally} is talking about my Monday mornings.',
      'You heard {ally}, and my crew would tell you the same.',
    ],
    satisfied: ['That I can schedule around.', 'My crew will be glad to hear it.'],
  },
  allies: [{ id: 'priya_raghunathan', reason: 'They have walked flooded ditches together.' }],
  rivals: [{ id: 'tara_lindgren', reason: 'Every ribbon-cutting lands on her road budget.' }],
});
