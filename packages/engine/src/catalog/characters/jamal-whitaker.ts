import { defineCharacter } from '../define-character.ts';

export const jamalWhitaker = defineCharacter({
  character_id: 'jamal_whitaker',
  name: 'Jamal Whitaker',
  role: 'resident',
  title: 'Resident',
  stance: 'supportive',
  personality_type: 'passionate',
  expertise: [
    'housing_and_density',
    'community_impact',
    'parking_and_access',
    'economic_impact',
    'schools_and_public_services',
  ],
  background:
    'Jamal Whitaker is a respiratory therapist who grew up in the apartments by the rail line and would like to raise his daughter in the county that raised him. He and his wife have been outbid on four houses, twice by people who had never slept here. He started coming to meetings to speak for building things, and noticed that he was usually the youngest person at the microphone by thirty years. He supports new housing loudly, and is louder still when the affordable part shrinks between drafts.',
  industries: ['residential', 'commercial', 'data_center', 'manufacturing', 'logistics', 'solar', 'wind'],
  home: { street: 'on Railroad Avenue', years: 'thirty-one years' },
  portrait: { head: 'twists2', skin: 'brown', hair: 'black', face: 'cheeky', facialHair: 'goatee2', clothing: 'teal' },
  voice: {
    manner: 'A young professional, wry and direct, speaks for renters and people at work, fast and personal.',
    register: 'plain',
    openings: [
      'I just came off a twelve-hour shift to say something in favor.',
      'I rent, and yes, renters live here too.',
      'My wife and I have been outbid on four houses.',
      "I want this built, so don't blow it.",
      'Somebody has to speak for the people at work right now.',
      'I grew up by the rail line.',
      'Okay, honest question,',
    ],
    pressing: [
      "See, that's how things shrink between drafts.",
      "I'm on your side and I didn't buy that.",
      'You had an easy one and you punted.',
    ],
    closings: ['Is that the real answer?', 'Does that survive the next draft?', 'Are you going to say that next year?'],
    seconding: ['Shout-out to {ally} for asking it.', 'What {ally} is saying goes for everybody my age.'],
    satisfied: ["Okay, now that's worth missing sleep for.", "Cool. I'll say that at the next meeting, too."],
  },
  allies: [
    { id: 'aaliyah_freeman', reason: 'He came up through her tenants association.' },
    { id: 'abdirahman_warsame', reason: 'They coach the same youth soccer team.' },
  ],
  rivals: [{ id: 'caroline_ashworth', reason: 'They spoke against each other on the apartments.' }],
});
