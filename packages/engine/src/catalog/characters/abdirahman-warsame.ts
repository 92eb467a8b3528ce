import { defineCharacter } from '../define-character.ts';

export const abdirahmanWarsame = defineCharacter({
  character_id: 'abdirahman_warsame',
  name: 'Abdirahman Warsame',
  role: 'resident',
  title: 'Resident',
  stance: 'supportive',
  personality_type: 'analytical',
  expertise: ['jobs_and_workforce', 'traffic_and_roads', 'economic_impact', 'housing_and_density', 'community_impact'],
  background:
    "Abdirahman Warsame drove long-haul for nine years to bring his parents and sisters over, and now dispatches trucks so that he can be home for supper. He chairs the parents' committee at the elementary school and the welcoming committee at his mosque, and between them he knows most of the people in the county who work nights. They want work closer than an hour away and houses they can rent. He has seen promised shifts turn into agency shifts, and he asks about that without being asked.",
  industries: ['logistics', 'manufacturing', 'data_center', 'commercial', 'residential', 'wind', 'solar'],
  home: { street: 'on Garfield Avenue', years: 'eight years' },
  portrait: {
    head: 'short2',
    skin: 'deep',
    hair: 'black',
    face: 'calm',
    facialHair: 'full2',
    glasses: 'glasses',
    clothing: 'stone',
  },
  voice: {
    manner: 'A courteous dispatcher: orderly, numbered in words, hopeful but exact about shifts and pay.',
    register: 'formal',
    openings: [
      'Good evening, and thank you to the board for its patience.',
      'I have one hope and one concern.',
      'Many of the families I know work at night and cannot attend.',
      'In dispatch, a plan has a time, a driver and a door.',
      'I speak in support, which is why I must ask.',
      'Allow me to describe an ordinary week.',
      'Respectfully,',
    ],
    pressing: [
      'Respectfully, that was the hope, and I had asked about the terms.',
      'In my office that load would still be waiting at the dock.',
      'I would like to support you, and you are not yet helping me.',
    ],
    closings: ['May I write that down as a yes?', 'What should I tell them?', 'May I bring that answer back to them?'],
    seconding: [
      'I came to say almost the same as {ally}.',
      'With thanks to {ally}, who put it better than I would have.',
    ],
    satisfied: ['Thank you, that is a fair commitment.', 'I will carry that back to the families with pleasure.'],
  },
  allies: [
    { id: 'jamal_whitaker', reason: 'They coach the same youth soccer team.' },
    { id: 'tara_lindgren', reason: 'She came to his school meeting and stayed to the end.' },
  ],
});
