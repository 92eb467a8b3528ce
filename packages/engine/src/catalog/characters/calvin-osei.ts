import { defineCharacter } from '../define-character.ts';

export const calvinOsei = defineCharacter({
  character_id: 'calvin_osei',
  name: 'Calvin Osei',
  role: 'expert',
  title: 'Acoustical Engineer',
  stance: 'skeptical',
  personality_type: 'analytical',
  expertise: [
    'noise_and_vibration',
    'nuisance_concerns',
    'technology_and_equipment',
    'construction_impacts',
    'visual_impact',
  ],
  background:
    'Calvin Osei trained as a recording engineer, found that he liked rooms better than bands, and has measured highways, compressors and cooling yards for a quarter of a century. He has worked for developers and against them, and reads a sound study by turning first to where the microphones stood. A retired couple once played him a recording of a hum that his own report had averaged out of existence, and he changed how he writes reports.',
  industries: [
    'wind',
    'battery_storage',
    'data_center',
    'commercial',
    'logistics',
    'manufacturing',
    'oil_gas',
    'solar',
    'residential',
  ],
  portrait: { head: 'dreads1', skin: 'deep', hair: 'gray', face: 'serious', glasses: 'glasses3', clothing: 'charcoal' },
  voice: {
    manner: 'A listener: asks people to imagine a sound, then asks about microphones, tones and time of night.',
    register: 'technical',
    openings: [
      'Close your eyes and listen to the site as it is.',
      'An average is how a noise hides.',
      'I turned first to how it was measured.',
      'What people notice is the change.',
      'One note is missing from the report.',
      'A report has a tone of its own, and I listen for it.',
      "It's a quiet room, so I'll keep my voice down.",
    ],
    pressing: [
      'You gave me loudness, and I asked about character.',
      'That was all average and no detail.',
      'I can hear what was left out of that.',
    ],
    closings: ['What does the average hide?', 'Who was listening?', 'What do you do when it changes?'],
    seconding: ['My instruments would agree with {ally}.', '{ally} has the better ear tonight.'],
    satisfied: ['That was measured where it matters. Thank you.', "I'd sign a study built that way."],
  },
  allies: [{ id: 'galina_petrova', reason: 'They compare calibrations.' }],
});
