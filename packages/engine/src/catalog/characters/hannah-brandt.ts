import { defineCharacter } from '../define-character.ts';

export const hannahBrandt = defineCharacter({
  character_id: 'hannah_brandt',
  name: 'Hannah Brandt',
  role: 'resident',
  title: 'Resident',
  stance: 'opposed',
  personality_type: 'passionate',
  expertise: [
    'nuisance_concerns',
    'traffic_and_roads',
    'noise_and_vibration',
    'setbacks_and_buffers',
    'construction_impacts',
  ],
  background:
    'Hannah Brandt boards twenty horses and teaches children to ride on them, in a county road ring that used to see nine cars an hour. A pile driver at the bridge job last year put a gelding through a fence and a twelve-year-old in a cast. Her insurance carrier wrote her a letter. She is not comfortable speaking, shakes while she does it, and has come to every hearing since.',
  industries: 'all',
  home: { street: 'on Sawmill Road', years: 'seven years' },
  portrait: { head: 'bun2', skin: 'fair', hair: 'chestnut', face: 'concerned', clothing: 'brick' },
  voice: {
    manner: 'A nervous speaker who rushes, apologizes and then lands a concrete, physical fact.',
    register: 'plain',
    openings: [
      'Sorry, I get nervous at these.',
      'Okay, so, I board horses.',
      'I had a child in a cast last year, so I ask things now.',
      "I wrote three pages, and I'm only going to read the middle.",
      'A horse knows before we do.',
      'Somebody has to say it, so here goes.',
      'You can see the site from my riding ring.',
    ],
    pressing: [
      "Sorry, but no, that's not it.",
      "I lost my place, but I know you didn't answer.",
      'My insurance company would laugh at that, and then cancel me.',
    ],
    closings: ['Can somebody just tell me?', "Okay. That's it. I'm sitting down.", 'Please just say.'],
    seconding: [
      'Thank goodness for {ally}, because I was shaking too hard to say it.',
      'Everything {ally} said, and then add a ring full of ponies.',
    ],
    satisfied: ['Oh. Okay. That would really help.', "Thank you, I mean it, that's all I wanted."],
  },
  allies: [
    { id: 'soledad_marquez', reason: 'She teaches some of the daycare children to ride.' },
    { id: 'travis_boone', reason: 'She buys his hay.' },
  ],
});
