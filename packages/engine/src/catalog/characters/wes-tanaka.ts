import { defineCharacter } from '../define-character.ts';

export const wesTanaka = defineCharacter({
  character_id: 'wes_tanaka',
  name: 'Wes Tanaka',
  role: 'expert',
  title: 'Fire Protection Engineer',
  stance: 'skeptical',
  personality_type: 'technical',
  expertise: [
    'fire_and_emergency_response',
    'technology_and_equipment',
    'public_health_and_safety',
    'compliance_and_enforcement',
  ],
  background:
    'Wes Tanaka burned things for a living at a testing laboratory before he began to advise fire marshals, and he can tell you what any wall in the room would do in the first ten minutes. He was called to a warehouse fire that smoldered for four days because nobody had decided beforehand who would make the decision to let it burn. Most of his work now is about that decision. He likes a project team that has already argued about it.',
  industries: [
    'battery_storage',
    'solar',
    'data_center',
    'manufacturing',
    'logistics',
    'oil_gas',
    'wind',
    'commercial',
    'residential',
  ],
  portrait: { head: 'pomp', skin: 'light', hair: 'black', face: 'serious', clothing: 'brick' },
  voice: {
    manner: 'A lab man turned adviser: test results, propagation, water supply, decisions on a clock.',
    register: 'technical',
    openings: [
      "I've burned a good many things on purpose, to learn what they do.",
      'Before anything is built,',
      'A test report has a page that nobody reads.',
      'Picture the decision at hour two, with no one in charge.',
      'Trouble goes where nobody drew a wall.',
      'One line in your submittal concerns me.',
      'Let me ask the unpleasant version.',
    ],
    pressing: [
      'Compliant is a word on a label; I asked what was shown.',
      'You have a procedure and no one who decides.',
      'That plan puts itself out, on paper.',
    ],
    closings: ['Who decides, and when?', 'Was it tested?', 'Would the fire marshal sign it?'],
    seconding: [
      '{ally} is asking about the minute when plans usually break.',
      "I'd move what {ally} said to the top of the list.",
    ],
    satisfied: ["You have argued about this internally. It shows, and it's right.", 'That would hold.'],
  },
  allies: [
    { id: 'rashad_ellison', reason: 'They speak the same code.' },
    { id: 'roland_thibodeaux', reason: 'They served on the same incident review.' },
  ],
});
