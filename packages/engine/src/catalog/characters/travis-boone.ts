import { defineCharacter } from '../define-character.ts';

export const travisBoone = defineCharacter({
  character_id: 'travis_boone',
  name: 'Travis Boone',
  role: 'resident',
  title: 'Resident',
  stance: 'opposed',
  personality_type: 'property_owner',
  expertise: [
    'farmland_and_soils',
    'setbacks_and_buffers',
    'stormwater_and_drainage',
    'property_values',
    'economic_impact',
  ],
  background:
    'Travis Boone runs hay and cow-calf pairs on ground he mostly rents, and he is twenty-nine years old in a trade where that makes him a child. Two of his landlords have been offered leases that pay several times what cattle ever could, and if both sign he is out of business by spring. He does not blame the landlords. He wants somebody who calls it a win for farmers to say which farmers they mean.',
  industries: ['solar', 'wind', 'battery_storage', 'data_center', 'oil_gas', 'logistics'],
  home: { street: 'on Boone Lane', years: 'all my life' },
  portrait: { head: 'short2', skin: 'fair', hair: 'brown', face: 'suspicious', facialHair: 'full3', clothing: 'moss' },
  voice: {
    manner: 'A young cattleman, angry and trying not to be; talks leases, fences and feed, clipped and ironic.',
    register: 'plain',
    openings: [
      'I left hay on the ground to be here.',
      'I rent, so nobody sent me a letter.',
      'When somebody says it is good for farmers, I want to know which ones.',
      'Come stand at my gate some morning.',
      "I don't have a lawyer; I have cows.",
      'My fence would be your fence.',
      "There's a generation of us trying to start out here.",
    ],
    pressing: [
      'Funny how that answer had no cattle in it.',
      'You talked right over the fence.',
      "I'll be out of business by the time you get back to me on that.",
    ],
    closings: ['So what do I do on Monday?', 'Say it to my face.', 'Or do I hear it at the feed store?'],
    seconding: [
      '{ally} gets it, and {ally} has been at this longer than I have.',
      'Ask {ally} what happens downhill from you.',
    ],
    satisfied: ["Okay. I didn't expect that, and I'll take it.", 'That would help. Put it in the lease.'],
  },
  allies: [
    { id: 'dale_hutchins', reason: 'Their fields share a fence and a drainage tile.' },
    { id: 'harjit_sandhu', reason: 'The soil man tested his hay ground for nothing.' },
  ],
  rivals: [{ id: 'cody_ransom', reason: 'They were in school together; one needs the land and the other the job.' }],
});
