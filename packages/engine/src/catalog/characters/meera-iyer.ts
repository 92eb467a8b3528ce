import { defineCharacter } from '../define-character.ts';

export const meeraIyer = defineCharacter({
  character_id: 'meera_iyer',
  name: 'Meera Iyer',
  role: 'resident',
  title: 'Resident',
  stance: 'concerned',
  personality_type: 'technical',
  expertise: [
    'noise_and_vibration',
    'utilities_and_grid',
    'water_supply',
    'visual_impact',
    'nuisance_concerns',
    'property_values',
  ],
  background:
    'Meera Iyer writes scheduling software for hospitals from a spare bedroom that looks over the proposed site. She moved out from the city for a quiet street and a good school, and she is uncomfortable with how quickly that turned her into an opponent of something. She uses what such projects provide all day long and says so before anybody else can. What she asks for is symmetry: if the benefit is regional, the burden should not sit at the end of one cul-de-sac.',
  industries: ['data_center', 'battery_storage', 'logistics', 'residential', 'commercial', 'solar', 'wind'],
  home: { street: 'on Larkspur Court', years: 'five years' },
  portrait: { head: 'longBangs', skin: 'brown', hair: 'dark', face: 'tired', glasses: 'glasses', clothing: 'rose' },
  voice: {
    manner: 'A self-aware software engineer: concedes a point first, then edge cases, trade-offs and defaults.',
    register: 'technical',
    openings: [
      'I know I use what you build, so let me get that out of the way.',
      'I read the appendix, which may have been a mistake.',
      "What's the edge case here?",
      'My home office window faces your site.',
      "I'm trying hard not to be the person who moved in and closed the gate.",
      "I read it as I'd review a design.",
      "Here's the trade-off as I see it.",
    ],
    pressing: [
      'That handles the typical case, and my house is the exception.',
      'You answered with the default setting.',
      "I'd send that back for review, kindly.",
    ],
    closings: ["What's the fallback?", 'What did you rule out?', 'Is that tested, or assumed?'],
    seconding: ['I want to build on what {ally} said.', '{ally} found the bug before I did.'],
    satisfied: ['That actually addresses it. Thank you.', 'Fair trade-off, honestly described.'],
  },
  allies: [{ id: 'galina_petrova', reason: 'They share a fence line and a sound log.' }],
});
