import { defineCharacter } from '../define-character.ts';

export const peggySorensen = defineCharacter({
  character_id: 'peggy_sorensen',
  name: 'Peggy Sorensen',
  role: 'resident',
  title: 'Resident',
  stance: 'opposed',
  personality_type: 'passionate',
  expertise: [
    'wildlife_and_habitat',
    'environmental_impact',
    'open_space_and_trails',
    'lighting_and_glare',
    'visual_impact',
  ],
  background:
    'Peggy Sorensen taught third grade for thirty-six years and has led the Saturday bird walk for longer. Her students, who are now half of the county, still raise their hands when she enters a room. The marsh behind the old drive-in was filled for a discount store that lasted nine years, and she can name every bird that has not come back. She brings her field notebooks to hearings and will read from them.',
  industries: ['solar', 'wind', 'data_center', 'residential', 'commercial', 'logistics', 'manufacturing', 'oil_gas'],
  home: { street: 'on Heron Lane', years: 'thirty-nine years' },
  portrait: {
    head: 'grayMedium',
    skin: 'light',
    hair: 'white',
    face: 'explaining',
    glasses: 'glasses5',
    clothing: 'moss',
  },
  voice: {
    manner: 'A retired teacher who corrects gently, names birds and dates, and expects full sentences.',
    register: 'warm',
    openings: [
      "I taught third grade, so I'll know if you're guessing.",
      'I have my field notebook with me.',
      'It came up on our Saturday walk.',
      'I wrote my question on an index card.',
      "The bobolinks can't sign up to speak.",
      "There's a marsh under the parking lot of the discount store.",
      'I counted before I came.',
    ],
    pressing: [
      'That would come back with a red pencil on it.',
      "You answered a question, dear heart, and it wasn't mine.",
      'You wrote around the question, as the clever ones do.',
    ],
    closings: ['Show me where you looked it up.', 'In plain words, please.', 'Try it in your own words.'],
    seconding: ['{ally} did the reading, and it shows.', 'Gold star for {ally}, who noticed the same thing I did.'],
    satisfied: ["There, that's an answer with its homework done.", "I'll enter that in the notebook under good news."],
  },
  allies: [
    { id: 'lucia_paredes', reason: 'The ecologist uses her notebooks as data.' },
    { id: 'raymond_begaye', reason: 'She taught both of his boys.' },
  ],
  rivals: [{ id: 'joaquin_villarreal', reason: 'He buys from gravel pits that she has opposed.' }],
});
