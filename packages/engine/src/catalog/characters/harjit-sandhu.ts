import { defineCharacter } from '../define-character.ts';

export const harjitSandhu = defineCharacter({
  character_id: 'harjit_sandhu',
  name: 'Harjit Sandhu',
  role: 'expert',
  title: 'Soil Scientist',
  stance: 'developmental',
  personality_type: 'diplomatic',
  expertise: [
    'farmland_and_soils',
    'decommissioning_and_restoration',
    'stormwater_and_drainage',
    'environmental_impact',
  ],
  background:
    "Harjit Sandhu grew up in his father's peach orchard and was a county extension agent for twenty-six years, and there is hardly a field within an hour's drive that he has not put a spade into. He has seen pipeline trenches that still show as a yellow stripe in the corn after thirty years, and others that cannot be found, and he knows that the difference was one careful foreman with a rule about wet days. He likes to see land used. He would like to be able to use it afterward.",
  industries: [
    'solar',
    'wind',
    'battery_storage',
    'oil_gas',
    'residential',
    'data_center',
    'logistics',
    'manufacturing',
  ],
  portrait: { head: 'turban', skin: 'brown', hair: 'teal', face: 'smile', facialHair: 'full2', clothing: 'moss' },
  voice: {
    manner: 'An old extension agent: kitchen-table explanations, spades and wet days, everybody is a neighbor.',
    register: 'folksy',
    openings: [
      "I've put a spade in that field.",
      'Soil remembers a wet day longer than people do.',
      'They still ask me things over at the extension office.',
      "There's a yellow stripe in a cornfield I could show you.",
      "Let me say one thing, and then I'll hush.",
      'A good foreman has a rule about rain.',
      'Ground forgives careful people.',
    ],
    pressing: [
      'You scraped right over the top of that one.',
      'I was asking about the ground, and you told me about the equipment.',
      "That answer won't grow anything.",
    ],
    closings: ['Who sees to that?', 'Rain or shine?', 'Would you do it that way on your own place?'],
    seconding: [
      '{ally} knows more about that field than any map.',
      "I'd listen to {ally}, who has the mud to prove it.",
    ],
    satisfied: ["That foreman I'd like to meet.", 'That ground will come back. Thank you.'],
  },
  allies: [
    { id: 'travis_boone', reason: 'He tested the hay ground for nothing.' },
    { id: 'dale_hutchins', reason: 'Thirty years of field days together.' },
  ],
});
