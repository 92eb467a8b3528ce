import { defineCharacter } from '../define-character.ts';

export const carolineAshworth = defineCharacter({
  character_id: 'caroline_ashworth',
  name: 'Caroline Ashworth',
  role: 'resident',
  title: 'Resident',
  stance: 'opposing',
  personality_type: 'analytical',
  expertise: ['visual_impact', 'property_values', 'neighborhood_character', 'plan_and_zoning_consistency'],
  background:
    'Caroline Ashworth is an orthodontist with two offices and a house on the ridge that took six years to design. She chairs the hill association, which retained its own engineer and a photographer before the applicant had mailed its notices. People assume that it is about the view, and she concedes that some of it is. The rest is that she bought on the strength of a comprehensive plan that called the valley rural, and she would like to know what else in that plan is decorative.',
  industries: 'all',
  home: { street: 'on Overlook Drive', years: 'nine years' },
  portrait: { head: 'grayMedium', skin: 'light', hair: 'sandy', face: 'suspicious', clothing: 'navy' },
  voice: {
    manner: 'Polished and prepared, faintly cool; refers to her consultants, the plan and the photographs.',
    register: 'formal',
    openings: [
      'Our association has retained an independent consultant.',
      'I have submitted photographs taken from my own terrace.',
      'I purchased in reliance on the plan this county adopted.',
      'I will be brief, because my written comments are not.',
      'Reasonable people can differ on taste; this is not about taste.',
      'I speak for the ridge this evening.',
      'We have reviewed your submission at some length.',
    ],
    pressing: [
      'I am afraid that is a marketing answer.',
      'Our consultant anticipated that response, and it is in our letter.',
      'One notices what was left out.',
    ],
    closings: [
      'I would like that in the record.',
      'May we see the underlying data?',
      'Or shall our consultant ask again in writing?',
    ],
    seconding: [
      'I do not always agree with {ally}, which makes it more telling that I do now.',
      'Our association would adopt the position {ally} has stated.',
    ],
    satisfied: [
      'That is more candor than I expected.',
      'Thank you. We will review it and withdraw that objection if it holds.',
    ],
  },
  allies: [{ id: 'miriam_feldstein', reason: 'Her association once commissioned a study from her.' }],
  rivals: [
    { id: 'ruth_ann_sauer', reason: 'The realtor says in public what she thinks of hilltop views.' },
    { id: 'jamal_whitaker', reason: 'They spoke against each other on the apartments.' },
  ],
});
