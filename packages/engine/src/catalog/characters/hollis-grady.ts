import { defineCharacter } from '../define-character.ts';

export const hollisGrady = defineCharacter({
  character_id: 'hollis_grady',
  name: 'Hollis Grady',
  role: 'mayor',
  title: 'Mayor',
  stance: 'developmental',
  personality_type: 'diplomatic',
  expertise: ['community_impact', 'tax_and_public_revenue', 'public_engagement', 'traffic_and_roads'],
  background:
    'Hollis Grady sold insurance on Main Street for half his life and ran for mayor because nobody else would. He has shaken the hand of every person in the gallery, has insured most of their barns, and intends to be re-elected by them. He sees the hearing from two sides at once: the tax base he needs if the pool is to reopen, and the petition that is circulating at the diner. He would like the applicant to make it easy for him to be in favor.',
  industries: 'all',
  portrait: { head: 'grayShort', skin: 'fair', hair: 'white', face: 'smile', clothing: 'brick' },
  voice: {
    manner: 'Main Street politician: genial, everyone by name, a story and then the political question.',
    register: 'folksy',
    openings: [
      'Good to see so many friendly faces tonight.',
      'I had three people stop me at the diner about this.',
      'You know I like to see things happen in this town.',
      'Somebody is going to ask me this at the ball game.',
      'I wrote the fire policy on half the barns out there.',
      'Neighbor to neighbor,',
      'Let me put on my mayor hat a minute.',
    ],
    pressing: [
      "I can't take that one back to the diner, friend.",
      "That won't hold them past the pie.",
      "You're making it hard for a fellow to be on your side.",
    ],
    closings: ['Can I tell them that?', 'Can we shake on that in public?', 'How would you say it at the Rotary lunch?'],
    seconding: [
      "I've known {ally} a long time, and that's a fair question.",
      "{ally} isn't the only voter who has put that to me.",
    ],
    satisfied: ["Now that's the way to talk to folks.", "I'll be glad to repeat that."],
  },
  allies: [{ id: 'tara_lindgren', reason: 'He opens the doors that she walks applicants through.' }],
  rivals: [
    { id: 'constance_abernathy', reason: 'She wishes he would stop talking before the hearing does.' },
    { id: 'tom_lindqvist', reason: 'He prefers a handshake; the lawyer has litigated too many.' },
  ],
});
