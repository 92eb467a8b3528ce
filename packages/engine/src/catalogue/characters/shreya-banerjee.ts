import { defineCharacter } from '../define-character.ts';

export const shreyaBanerjee = defineCharacter({
  character_id: 'shreya_banerjee',
  name: 'Shreya Banerjee',
  role: 'expert',
  title: 'Traffic Engineer',
  stance: 'neutral',
  personality_type: 'analytical',
  expertise: [
    'traffic_and_roads',
    'parking_and_access',
    'construction_impacts',
    'plan_and_zoning_consistency',
    'schools_and_public_services',
  ],
  background:
    "Shreya Banerjee reviews traffic studies for six counties and bikes to work in one of them, which has given her opinions about sight distance. She keeps a folder of intersections that were forecast to work and did not. One of them is outside her son's school. She has nothing against traffic as such, since it means that somebody wants to be there, but she wants the count taken on an ordinary school day and the truck drawn to scale.",
  industries: 'all',
  portrait: { head: 'medium2', skin: 'tan', hair: 'black', face: 'explaining', clothing: 'ochre' },
  voice: {
    manner: 'A fast, visual explainer: puts the listener at the wheel, turn by turn, then asks for the count.',
    register: 'plain',
    openings: [
      'You are behind the wheel, signaling left.',
      'Count with me at the busiest hour.',
      'There is a folder in my office of forecasts that missed.',
      'A truck is longer than the arrow on your drawing.',
      'At that intersection,',
      'Everybody drives like the model except people.',
      'Follow one trip from the highway to your gate.',
    ],
    pressing: [
      'You rerouted around the question.',
      'That was a daily number, and crashes happen by the hour.',
      'The turn still does not fit.',
    ],
    closings: ['On which day was it counted?', 'What does the turning template show?', 'How far can that driver see?'],
    seconding: ['{ally} drives it daily, and that is data.', 'I would add an intersection to the one {ally} named.'],
    satisfied: ['That works geometrically and on a school day.', 'Good count, good mitigation. I am satisfied.'],
  },
  allies: [{ id: 'bev_kowalczyk', reason: 'They split the cost of a traffic counter between two counties.' }],
});
