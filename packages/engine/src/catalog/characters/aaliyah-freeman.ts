import { defineCharacter } from '../define-character.ts';

export const aaliyahFreeman = defineCharacter({
  character_id: 'aaliyah_freeman',
  name: 'Aaliyah Freeman',
  role: 'commissioner',
  title: 'Commissioner',
  stance: 'protective',
  personality_type: 'passionate',
  expertise: ['community', 'public_engagement', 'housing_and_density', 'community_impact', 'traffic_and_roads'],
  background:
    "Aaliyah Freeman organized her block's first tenants' association at twenty-three, when the rent notices and the rezoning notices arrived in the same week. She won that fight, lost the next two, and learned that the meetings that matter happen before the hearing. She took a seat on the commission so that somebody would ask who was not in the room. She has voted for large projects when the people beside them had a real hand in the terms.",
  industries: 'all',
  portrait: { head: 'cornrows2', skin: 'deep', hair: 'black', face: 'explaining', clothing: 'brick' },
  voice: {
    manner: 'An organizer at the front of the room: rhythm, names of streets, who benefits and who was asked.',
    register: 'plain',
    openings: [
      "Look around this room and tell me who's missing.",
      'Who carries the burden here, and who cashes the check?',
      'I knocked on doors about this.',
      "My neighbors work second shift, so I'm asking for them.",
      "Let's talk about power, and I don't mean electricity.",
      'Somebody decided this was the place for it.',
      'This one is for the blocks closest to you.',
    ],
    pressing: [
      "Nice words, and my neighbors can't spend them.",
      'You answered for downtown, and I asked for the block.',
      "That answer left out everybody who wasn't invited.",
    ],
    closings: [
      'Who answers to the block?',
      'And for the people closest to it?',
      'Put it in writing to them, not to us.',
    ],
    seconding: [
      '{ally} just said what my whole street has been saying.',
      'Stay with the point {ally} made, because the block is listening.',
    ],
    satisfied: [
      "All right. That's an answer with people in it.",
      "That's more than most applicants bring. I'll hold you to it.",
    ],
  },
  allies: [
    { id: 'denise_fontenot', reason: 'They knock on the same doors.' },
    { id: 'jamal_whitaker', reason: 'He came up through her tenants association.' },
  ],
  rivals: [{ id: 'greg_pasternak', reason: 'They have stood on opposite sides of every rezoning downtown.' }],
});
