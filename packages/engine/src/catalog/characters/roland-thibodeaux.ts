import { defineCharacter } from '../define-character.ts';

export const rolandThibodeaux = defineCharacter({
  character_id: 'roland_thibodeaux',
  name: 'Roland Thibodeaux',
  role: 'expert',
  title: 'Process Safety Engineer',
  stance: 'supportive',
  personality_type: 'technical',
  expertise: [
    'public_health_and_safety',
    'fire_and_emergency_response',
    'technology_and_equipment',
    'compliance_and_enforcement',
    'nuisance_concerns',
  ],
  background:
    'Roland Thibodeaux worked his way from roustabout to safety engineer on rigs and in plants along the Gulf, and was on shift the night a flare line let go and two men did not come home. He has made a second career out of telling companies what they would rather not write down. He thinks well of industry done properly, and will defend a project with a good management-of-change procedure against a room full of neighbors. He asks his questions in the order in which things blow up.',
  industries: ['oil_gas', 'manufacturing', 'battery_storage', 'data_center', 'logistics'],
  portrait: {
    head: 'grayShort',
    skin: 'olive',
    hair: 'gray',
    face: 'suspicious',
    facialHair: 'moustache9',
    clothing: 'navy',
  },
  voice: {
    manner: 'A Gulf Coast plant hand turned engineer: barriers, valves, near misses, easy drawl and hard specifics.',
    register: 'technical',
    openings: [
      'I was on shift the night a good-looking plan let go.',
      'Things blow up in a certain order.',
      'Show me the barrier, and then the barrier behind it.',
      'In a plant we write down the near misses.',
      'Good operators love this question.',
      'Think of a bad night.',
      'I ask it from the control room chair.',
    ],
    pressing: [
      "That's a policy, my friend, and I asked for a procedure.",
      'You got one barrier in that answer, and I count three in a good plant.',
      "The fellows who didn't come home had that same binder.",
    ],
    closings: ['Who owns that step?', 'And the barrier behind that one?', 'What did the last one teach you?'],
    seconding: [
      '{ally} would have made a good safety man.',
      'That worry of {ally} has a name in my trade, and a procedure.',
    ],
    satisfied: ["That's how it's done right.", "I'd work a shift under that plan."],
  },
  allies: [{ id: 'wes_tanaka', reason: 'They served on the same incident review.' }],
  rivals: [{ id: 'denise_fontenot', reason: 'She knows his industry from the other side of the fence.' }],
});
