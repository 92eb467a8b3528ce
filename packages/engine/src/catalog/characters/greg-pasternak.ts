import { defineCharacter } from '../define-character.ts';

export const gregPasternak = defineCharacter({
  character_id: 'greg_pasternak',
  name: 'Greg Pasternak',
  role: 'commissioner',
  title: 'Commissioner',
  stance: 'developmental',
  personality_type: 'property_owner',
  expertise: ['planning', 'economic_impact', 'jobs_and_workforce', 'parking_and_access', 'tax_and_public_revenue'],
  background:
    "Greg Pasternak's grandparents opened the hardware store on the square, and he turned it into three stores and a lumber yard. He has stood in front of boards like this one as an applicant, was once tabled for nine months over a dumpster enclosure, and joined the commission to make it answer people promptly. He wants growth, he says so, and he is tired of applicants who make him look foolish by overselling. Give him a number he can repeat at the counter and he will defend you to his customers.",
  industries: 'all',
  portrait: { head: 'pomp', skin: 'light', hair: 'chestnut', face: 'smile', facialHair: 'full', clothing: 'slate' },
  voice: {
    manner: 'The man behind the counter: friendly, quick, wants the line he can repeat to customers.',
    register: 'plain',
    openings: [
      'Folks come up to my counter and ask me this.',
      'I want to be for this, so give me something to work with.',
      "I've sat where you're sitting.",
      'Sell me, but sell me the real thing.',
      'In business terms,',
      'My customers will hear about it before the coffee is cold.',
      'Let me play the guy in the checkout line.',
    ],
    pressing: [
      "I can't put that on the sign out front.",
      "That's the wholesale version; give me retail.",
      "I'd lose that argument at my own counter.",
    ],
    closings: ["What's the short version?", 'What do I tell my customers?', 'Can I quote you on that?'],
    seconding: ['{ally} asked what the whole checkout line wants to know.', "I'll go in with {ally} on that one."],
    satisfied: ['There you go. I can repeat that.', "That's worth the price of admission."],
  },
  allies: [
    { id: 'tara_lindgren', reason: 'They recruit employers together.' },
    { id: 'ruth_ann_sauer', reason: 'They built the downtown merchants fund together.' },
  ],
  rivals: [
    { id: 'aaliyah_freeman', reason: 'They have stood on opposite sides of every rezoning downtown.' },
    { id: 'helen_nakagawa', reason: 'She holds him to a plan that he calls advice.' },
  ],
});
