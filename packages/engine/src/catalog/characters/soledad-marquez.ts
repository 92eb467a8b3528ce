import { defineCharacter } from '../define-character.ts';

export const soledadMarquez = defineCharacter({
  character_id: 'soledad_marquez',
  name: 'Soledad Marquez',
  role: 'resident',
  title: 'Resident',
  stance: 'concerned',
  personality_type: 'passionate',
  expertise: [
    'public_health_and_safety',
    'traffic_and_roads',
    'noise_and_vibration',
    'nuisance_concerns',
    'schools_and_public_services',
  ],
  background:
    "Soledad Marquez looks after nine children in a licensed daycare in her own house, and every parent she serves works a shift that somebody else's convenience depends on. Her front walk opens on the road the trucks would use. She learned what diesel does to small lungs when her own son spent a winter on a nebulizer. She keeps a notebook of plate numbers and times, because the last time she complained she was told that she had no evidence.",
  industries: 'all',
  home: { street: 'on Depot Street', years: 'eleven years' },
  portrait: { head: 'mediumBangs3', skin: 'tan', hair: 'dark', face: 'concernedFear', clothing: 'ochre' },
  voice: {
    manner: 'A daycare provider: quick, vivid, everything measured by small children and nap time, notebook in hand.',
    register: 'plain',
    openings: [
      'Nine children nap in my front room.',
      'I brought my notebook.',
      "The little ones can't come to a hearing, so I came.",
      'You look at a map; I look out the front window.',
      'Every parent I serve is at work right now.',
      'The parents ask me at drop-off.',
      'My son learned to say the word inhaler before the word bicycle.',
    ],
    pressing: [
      "If a child gave me that answer, I'd ask again.",
      "I'm writing down that you didn't say.",
      "A study isn't a crossing guard.",
    ],
    closings: ['What do I tell their mothers?', 'Write me down a time and a name.', 'Yes, or should I write down no?'],
    seconding: ['{ally} is asking for my kids, too.', 'I have it in my notebook just the way {ally} said.'],
    satisfied: ['Thank you, I wrote that down, with the date.', 'Good. The parents will want to hear it.'],
  },
  allies: [
    { id: 'bernice_caldwell', reason: 'They trade garden tomatoes and worries.' },
    { id: 'marcus_tolliver', reason: 'Her children go on to his schools.' },
  ],
});
