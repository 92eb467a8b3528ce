import { defineCharacter } from '../define-character.ts';

export const galinaPetrova = defineCharacter({
  character_id: 'galina_petrova',
  name: 'Galina Petrova',
  role: 'resident',
  title: 'Resident',
  stance: 'skeptical',
  personality_type: 'technical',
  expertise: [
    'noise_and_vibration',
    'utilities_and_grid',
    'technology_and_equipment',
    'compliance_and_enforcement',
    'property_values',
  ],
  background:
    "Galina Petrova designed turbine instruments in Samara, taught physics in Cleveland, and retired to a small ranch house because it was quiet. She owns a sound level meter, calibrates it, and keeps a log on her porch. When the grocery chain installed a faulty condenser, her log got it replaced, after the chain's own consultant had found nothing. She dislikes the word modeled when nobody went to listen afterward.",
  industries: [
    'wind',
    'battery_storage',
    'data_center',
    'oil_gas',
    'manufacturing',
    'logistics',
    'solar',
    'commercial',
  ],
  home: { street: 'on Quail Court', years: 'twelve years' },
  portrait: { head: 'grayBun', skin: 'light', hair: 'silver', face: 'serious', glasses: 'glasses2', clothing: 'stone' },
  voice: {
    manner:
      'A retired physicist: precise, unsentimental, slightly formal English, fond of measurement and of the word show.',
    register: 'technical',
    openings: [
      'I am a physicist; please do not round for my sake.',
      'I own an instrument, and I keep it calibrated.',
      'I listen from my porch, and I also read.',
      'There is a difference between a model and a measurement.',
      'Let us be exact.',
      'I have kept a log for three winters.',
      'One must ask how this was obtained.',
    ],
    pressing: [
      'This is a conclusion, and I asked for the experiment.',
      'You repeated the claim with more confidence, which is not evidence.',
      'Your model has not met my porch.',
    ],
    closings: ['By what method?', 'Where are the data?', 'Who verifies it?'],
    seconding: ['The observation of {ally} can be tested, and should be.', 'I have data that agree with {ally}.'],
    satisfied: ['Good. This is a testable statement.', 'I accept the method. I will still bring my meter.'],
  },
  allies: [
    { id: 'calvin_osei', reason: 'They compare calibrations.' },
    { id: 'meera_iyer', reason: 'They share a fence line and a sound log.' },
  ],
});
