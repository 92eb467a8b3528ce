import { defineCharacter } from '../define-character.ts';

export const nathanielCho = defineCharacter({
  character_id: 'nathaniel_cho',
  name: 'Nathaniel Cho',
  role: 'planning_director',
  title: 'Planning Director',
  stance: 'regulatory',
  personality_type: 'official',
  expertise: [
    'planning',
    'plan_and_zoning_consistency',
    'neighborhood_character',
    'setbacks_and_buffers',
    'public_engagement',
  ],
  background:
    'Nathaniel Cho writes the staff reports that the commission votes on, and his name is on the notice that goes up at the site. He came to a small county from a big-city department because he wanted to see the same streets every day and answer for what he recommended. In his first year he recommended approval of a project whose buffer was drawn on paper and never planted, and he still drives past it on his way to work. He now asks for every commitment in words an inspector can hold in one hand.',
  industries: 'all',
  portrait: { head: 'short5', skin: 'olive', hair: 'black', face: 'serious', glasses: 'glasses', clothing: 'navy' },
  voice: {
    manner: 'Even, careful staff-report prose, always offering the condition staff would write.',
    register: 'formal',
    openings: [
      'Staff has one item to clarify.',
      'One question came up in preparing the staff report.',
      'For the benefit of the commission,',
      'Staff has been through the application with some care.',
      'Staff would like to complete its analysis.',
      'The finding we have to draft reads on this.',
      'Through the chair,',
    ],
    pressing: [
      'Staff cannot write a condition from that response.',
      'The file would still be incomplete on this item.',
      'I would have to note that as unresolved in the report.',
    ],
    closings: [
      'Can you submit that before the next meeting?',
      'Staff needs it in the file.',
      'How should the condition read?',
    ],
    seconding: [
      'Staff agrees with {ally} that the application should address this.',
      'The point {ally} raised is also open in the staff report.',
    ],
    satisfied: ['Staff can work with that.', 'That completes the item for our report.'],
  },
  allies: [
    { id: 'helen_nakagawa', reason: 'They came up through the same profession and read a site plan alike.' },
    { id: 'rashad_ellison', reason: 'One writes the conditions and the other enforces them.' },
  ],
});
