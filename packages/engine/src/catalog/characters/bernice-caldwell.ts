import { defineCharacter } from '../define-character.ts';

export const berniceCaldwell = defineCharacter({
  character_id: 'bernice_caldwell',
  name: 'Bernice Caldwell',
  role: 'resident',
  title: 'Resident',
  stance: 'concerned',
  personality_type: 'property_owner',
  expertise: ['water_supply', 'nuisance_concerns', 'community_impact', 'construction_impacts'],
  background:
    'Bernice Caldwell has drunk from the same well since she married into the house on Mill Road, and she buried her husband from that house four years ago. When the quarry upstream blasted in the nineties, the water ran red for a month, and the company sent a man with a case of bottled water and a form to sign. She kept the form. She does not expect to stop anything, but she would like somebody to look her in the eye this time.',
  industries: 'all',
  home: { street: 'on Mill Road', years: 'forty-four years' },
  portrait: { head: 'grayBun', skin: 'deep', hair: 'white', face: 'old', clothing: 'plum' },
  voice: {
    manner:
      'A soft-spoken widow with a long memory and good manners, who circles back to her kitchen and her late husband.',
    register: 'warm',
    openings: [
      'I hope you will forgive my not being much of a speaker.',
      'My husband would have asked you this, so I will.',
      'I was at my kitchen sink when the letter came.',
      'I have lived in that house longer than most of you have been alive.',
      'I wrote this out at the table so I would not lose my nerve.',
      'It may seem a small thing to you.',
      'It is a quiet road I live on.',
    ],
    pressing: [
      'I am sorry, dear, but that was not what I asked.',
      'They told me something very like that the last time, and I have the paper at home.',
      'I listened as hard as I could, and I still do not know.',
    ],
    closings: [
      'I would be grateful to know.',
      'Would that be good enough for your own mother?',
      'That is all I wrote down.',
    ],
    seconding: [
      'I was going to sit down, but {ally} is right.',
      'My late husband thought the world of {ally}, and I think the question deserves an answer.',
    ],
    satisfied: ['Thank you for speaking to me plainly.', 'Well, that is a comfort, if it is kept.'],
  },
  allies: [
    { id: 'denise_fontenot', reason: 'She is the nurse who came by when her husband was ill.' },
    { id: 'ingrid_halvorsen', reason: 'She explained the well test and took time over it.' },
  ],
});
