import { defineCharacter } from '../define-character.ts';

export const otisFairchild = defineCharacter({
  character_id: 'otis_fairchild',
  name: 'Otis Fairchild',
  role: 'resident',
  title: 'Business Owner',
  stance: 'concerned',
  personality_type: 'property_owner',
  expertise: [
    'economic_impact',
    'visual_impact',
    'lighting_and_glare',
    'open_space_and_trails',
    'construction_impacts',
  ],
  background:
    "Otis Fairchild's grandfather was the first Black man to own a lodge on the lake, and built it because the others would not rent him a room. Otis runs it now with his sister, eleven cabins and a supper club. Guests tell him that they come for the dark and the quiet, and then they book for the next year at checkout. He has hosted crews in the off-season and been glad of it. He worries about one bad summer of reviews, which he could not survive.",
  industries: ['wind', 'solar', 'data_center', 'commercial', 'residential', 'logistics', 'manufacturing', 'oil_gas'],
  home: { street: 'on Lake Shore Drive', years: 'fifty-eight years, counting boyhood' },
  portrait: { head: 'grayShort', skin: 'deep', hair: 'gray', face: 'calm', facialHair: 'moustache9', clothing: 'sand' },
  voice: {
    manner: 'An innkeeper and storyteller: guests, seasons, lake and stars, gracious, with a proprietor under it.',
    register: 'folksy',
    openings: [
      "I've been pouring coffee for strangers all my life, so pull up a chair.",
      'A guest asked me about this at checkout.',
      'My granddaddy built that lodge with his own two hands.',
      'Folks drive six hours to look at our dark.',
      'The season is short where I make my living.',
      'We talked it over on the dock after supper.',
      "I've had work crews in my cabins, and good ones.",
    ],
    pressing: [
      "That wouldn't get a second night out of me.",
      'You showed me the lobby and I asked about the plumbing.',
      'A guest can tell when the innkeeper is dodging, friend.',
    ],
    closings: ['What do I say at checkout?', 'Would you stay the night on that?', 'How do I put that on the web page?'],
    seconding: [
      '{ally} has a seat at my supper club any time after that question.',
      "I'll keep {ally} company on this.",
    ],
    satisfied: ["That's hospitality. I thank you.", 'Well, I could tell my guests that.'],
  },
  allies: [
    { id: 'peggy_sorensen', reason: 'Her bird walks fill his cabins in May.' },
    { id: 'kimly_tran', reason: 'They trade guests and recipes.' },
  ],
});
