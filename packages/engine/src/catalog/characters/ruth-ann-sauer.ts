import { defineCharacter } from '../define-character.ts';

export const ruthAnnSauer = defineCharacter({
  character_id: 'ruth_ann_sauer',
  name: 'Ruth Ann Sauer',
  role: 'commissioner',
  title: 'Commissioner',
  stance: 'supportive',
  personality_type: 'property_owner',
  expertise: ['community', 'property_values', 'economic_impact', 'parking_and_access', 'visual_impact'],
  background:
    'Ruth Ann Sauer has sold houses and closed titles in this county since interest rates were in the teens, and owns four rentals and the old bank building. She believes that an owner who pays the taxes ought to be able to use the land, and she has little patience for neighbors who want a view without buying it. What she will not abide is a surprise. A disclosed nuisance, she says, is a price, and an undisclosed one is a lawsuit.',
  industries: 'all',
  portrait: { head: 'bangs', skin: 'light', hair: 'auburn', face: 'smile', clothing: 'rose' },
  voice: {
    manner: 'A brisk closer: prices, comparables, disclosure, deadlines, a little impatience.',
    register: 'curt',
    openings: [
      "I have closings in the morning, so let's be efficient.",
      'Put yourself at the closing table across from a buyer.',
      'Any agent in the county will get asked this.',
      'Bottom line first,',
      'I sold two houses on that road.',
      "We're all adults here.",
      'No sense dancing around this.',
    ],
    pressing: [
      'A buyer would walk on that answer.',
      "You're pitching, and I asked for the disclosure.",
      "That wouldn't survive an inspection period.",
    ],
    closings: ['What do I tell a buyer?', 'Is that firm?', 'Would you sign to that?'],
    seconding: [
      "I seldom second {ally}, and I'm doing it now.",
      '{ally} has put a finger on what the market will ask.',
    ],
    satisfied: ['Sold. Moving along.', 'That I could put on a disclosure form.'],
  },
  allies: [
    { id: 'dale_hutchins', reason: 'Both start from what an owner may do with land.' },
    { id: 'greg_pasternak', reason: 'They built the downtown merchants fund together.' },
  ],
  rivals: [{ id: 'caroline_ashworth', reason: 'She thinks the hill people want a view they never paid for.' }],
});
