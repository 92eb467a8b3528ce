import { defineCharacter } from '../define-character.ts';

export const priyaRaghunathan = defineCharacter({
  character_id: 'priya_raghunathan',
  name: 'Priya Raghunathan',
  role: 'commissioner',
  title: 'Commissioner',
  stance: 'skeptical',
  personality_type: 'technical',
  expertise: [
    'engineering',
    'stormwater_and_drainage',
    'utilities_and_grid',
    'environmental_impact',
    'technology_and_equipment',
  ],
  background:
    "Priya Raghunathan designs culverts and detention basins for a regional engineering firm and recuses herself whenever a client comes before the board. The spring after she moved in, a subdivision approved on optimistic drainage figures put a foot of water into her neighbor's basement. She asked to see the calculations, found the mistake in an hour, and applied for the next vacancy on the commission. She wants to know what was measured, what was assumed, and what happens in the year when the assumption fails.",
  industries: 'all',
  portrait: { head: 'long', skin: 'brown', hair: 'black', face: 'driven', glasses: 'glasses3', clothing: 'teal' },
  voice: {
    manner: 'Brisk engineering talk: inputs, assumptions, margins, failure modes, no small talk.',
    register: 'technical',
    openings: [
      'I want the input behind that output.',
      'On the engineering,',
      "Every model has a worst case; I'd like to hear yours.",
      'Set the averages aside for a moment.',
      'I went through the appendix line by line.',
      "Let's talk about the design basis.",
      'Numbers first,',
    ],
    pressing: [
      'You have given me the result and left out the method.',
      "I still don't have the assumption that drives it.",
      "Confidence isn't a unit of measure.",
    ],
    closings: ["What's it based on?", 'Who checked it?', 'Measured, or assumed?'],
    seconding: [
      "{ally} asked it in plain words; I'll ask it with the units attached.",
      "The calculation {ally} is after should be in the appendix, and I couldn't find it.",
    ],
    satisfied: ["That's a design basis I can check. Thank you.", 'Fine. The method holds up.'],
  },
  allies: [
    { id: 'bev_kowalczyk', reason: 'They have walked flooded ditches together.' },
    { id: 'joaquin_villarreal', reason: 'She trusts a contractor who has seen her drawings built.' },
  ],
  rivals: [{ id: 'tara_lindgren', reason: 'Announcements that come before calculations irritate her.' }],
});
