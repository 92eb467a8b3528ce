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
      'Put yourself behind the wheel.',
      'Count it with me.',
      "There's a folder in my office of forecasts that missed.",
      "What's drawn and what happens are two different routes.",
      'Take an ordinary school day.',
      'Everybody behaves like the model except people.',
      'Follow it with me from start to finish.',
    ],
    pressing: [
      'You rerouted around the question.',
      'You signaled one way and turned the other.',
      "The turn still doesn't fit.",
    ],
    closings: ['Counted, or guessed?', 'Does it work on a school day?', 'Can you draw it to scale?'],
    seconding: ["{ally} drives it daily, and that's data.", '{ally} saw it at street level, where it counts.'],
    satisfied: ['That works on paper and on a school day.', 'Good. That one stays out of my folder.'],
  },
  allies: [{ id: 'bev_kowalczyk', reason: 'They split the cost of a traffic counter between two counties.' }],
});
