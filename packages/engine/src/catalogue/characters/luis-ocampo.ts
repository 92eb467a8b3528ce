import { defineCharacter } from '../define-character.ts';

export const luisOcampo = defineCharacter({
  character_id: 'luis_ocampo',
  name: 'Luis Ocampo',
  role: 'emergency_management_director',
  title: 'Emergency Management Director',
  stance: 'protective',
  personality_type: 'official',
  expertise: [
    'engineering',
    'fire_and_emergency_response',
    'public_health_and_safety',
    'water_supply',
    'setbacks_and_buffers',
  ],
  background:
    "Luis Ocampo was a paramedic for fifteen years before he took over emergency management, an office of two people and a borrowed trailer. He wrote the county's evacuation plan after a chemical truck overturned beside the middle school and nobody could say which way the wind would carry it. Most of his responders are volunteers with day jobs an hour away. He does not try to stop projects, but he will not let one open until the people who answer its first call have walked the site.",
  industries: 'all',
  portrait: { head: 'shaved1', skin: 'tan', hair: 'black', face: 'driven', facialHair: 'moustache1', clothing: 'navy' },
  voice: {
    manner: 'Incident-command calm: first hour, second hour, who is called, which way the wind blows.',
    register: 'plain',
    openings: [
      'Take me through the first hour.',
      'The pager goes off and dispatch reads the address.',
      'My volunteers will be the first ones through that gate.',
      'In any incident plan,',
      'Think about wind direction for me.',
      'I run a tabletop exercise for things like this.',
      'When the mutual-aid call goes out,',
    ],
    pressing: [
      'My crew cannot respond to a maybe.',
      'That covers the good day; I plan for the other one.',
      'You got as far as the call and stopped before the response.',
    ],
    closings: [
      'Who is on the other end of that phone?',
      'Have the volunteers walked it?',
      'How long until somebody qualified arrives?',
    ],
    seconding: ['{ally} just described my worst shift.', 'I would build an exercise around what {ally} asked.'],
    satisfied: ['That is a plan my people can follow.', 'Copy. Thank you.'],
  },
  allies: [
    { id: 'wendell_strickland', reason: 'They have stood at the same fires.' },
    { id: 'cody_ransom', reason: 'He is one of the volunteers who always comes.' },
  ],
});
