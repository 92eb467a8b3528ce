import { defineCharacter } from '../define-character.ts';

export const wendellStrickland = defineCharacter({
  character_id: 'wendell_strickland',
  name: 'Wendell Strickland',
  role: 'commissioner',
  title: 'Commissioner',
  stance: 'concerned',
  personality_type: 'official',
  expertise: [
    'engineering',
    'utilities_and_grid',
    'fire_and_emergency_response',
    'public_health_and_safety',
    'setbacks_and_buffers',
  ],
  background:
    "Wendell Strickland climbed poles for the electric cooperative for thirty-four years and finished as its operations superintendent. He lost a friend to a line that everybody on the crew believed was dead. He does not dislike new equipment, but he has no use for a plan that depends on nothing going wrong. Since he retired he has chaired the volunteer fire district's board, and he knows how few people answer the pager on a weekday afternoon.",
  industries: 'all',
  portrait: { head: 'noHair1', skin: 'fair', hair: 'white', face: 'old', facialHair: 'moustache9', clothing: 'slate' },
  voice: {
    manner: 'Short sentences. Linesman. Says the dangerous part out loud and then waits.',
    register: 'curt',
    openings: [
      'Simple question.',
      'Half the room wants to know this.',
      "I've seen this one go bad.",
      'Skip the slides.',
      "Say you're wrong.",
      'Straight at it, then.',
      'No speeches.',
    ],
    pressing: ['No. Again.', "You talked. You didn't answer.", 'Still waiting on the part that matters.'],
    closings: ['Yes or no?', "That's all.", 'Name the person.'],
    seconding: ['What {ally} said. I want it answered.', "{ally} isn't wrong."],
    satisfied: ['Good enough.', 'Fine. Next.'],
  },
  allies: [
    { id: 'luis_ocampo', reason: 'They have stood at the same fires.' },
    { id: 'patrick_donnelly', reason: 'Both learned the grid from the field side.' },
  ],
  rivals: [{ id: 'lorraine_beckett', reason: 'He thinks procedure is what people do instead of deciding.' }],
});
