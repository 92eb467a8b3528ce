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
  portrait: { head: 'short1', skin: 'tan', hair: 'black', face: 'serious', facialHair: 'moustache6', clothing: 'navy' },
  voice: {
    manner: 'Incident-command calm: first hour, second hour, who is called, which way the wind blows.',
    register: 'plain',
    openings: [
      'Take me through it step by step.',
      'I plan for the day that nobody wants.',
      'My volunteers will be the first ones through that gate.',
      'Any plan of mine starts with this.',
      'Assume that I have to brief this at shift change.',
      'I run a tabletop exercise for things like this.',
      'In the trailer we put it this way.',
    ],
    pressing: [
      "My crew can't respond to a maybe.",
      'That covers the good day; I plan for the other one.',
      'You got as far as the problem and stopped.',
    ],
    closings: ["Who's in charge of that?", 'Has anyone rehearsed it?', 'And if that person is out of town?'],
    seconding: ['{ally} just described my worst shift.', "I'd build an exercise around what {ally} asked."],
    satisfied: ["That's a plan my people can follow.", 'Copy. Thank you.'],
  },
  allies: [
    { id: 'wendell_strickland', reason: 'They have stood at the same fires.' },
    { id: 'cody_ransom', reason: 'He is one of the volunteers who always comes.' },
  ],
});
