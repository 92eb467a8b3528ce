import { defineCharacter } from '../define-character.ts';

export const daleHutchins = defineCharacter({
  character_id: 'dale_hutchins',
  name: 'Dale Hutchins',
  role: 'commissioner',
  title: 'Commissioner',
  stance: 'skeptical',
  personality_type: 'property_owner',
  expertise: [
    'community',
    'farmland_and_soils',
    'setbacks_and_buffers',
    'decommissioning_and_restoration',
    'environmental_impact',
    'property_values',
  ],
  background:
    "Dale Hutchins farms ground that his great-grandfather broke with mules, and rents as much again from widows and out-of-state heirs. Every time a lease on the next place goes to something other than corn, he loses acres and the widow gains a living, and he respects both sides of that. He has picked rebar and old foundations out of fields that were supposed to have been cleaned up. A man's land is his own, he will say, right up to the fence line, and then it is a conversation.",
  industries: 'all',
  portrait: { head: 'hatHip', skin: 'fair', hair: 'brown', face: 'suspicious', facialHair: 'chin', clothing: 'sand' },
  voice: {
    manner: 'Unhurried farm talk, with weather, fences and dry comparisons that turn out to be the point.',
    register: 'folksy',
    openings: [
      "Well, I've been chewing on this all week.",
      "Now, I'm just a dirt farmer, but I can read a plat.",
      'Out where I am, folks ask this over the fence.',
      'My granddad used to say that everything looks level in July.',
      'You and I both know how a handshake lasts.',
      'I drove past the place again this morning.',
      'Bear with an old farmer a minute.',
    ],
    pressing: [
      "That dog didn't hunt the first time, either.",
      'You plowed all around it and never dropped the seed.',
      "I've heard that song, and I know who paid the fiddler.",
    ],
    closings: ["I'd be obliged for a plain answer.", 'Would you bet the farm on it?', "I'd sure like to know."],
    seconding: [
      '{ally} took the words right out of my feed sack.',
      "I wouldn't argue with {ally} on that one, and I usually do.",
    ],
    satisfied: ["Well, that's plain enough for a man to plant by.", "I'll allow that's fair."],
  },
  allies: [
    { id: 'travis_boone', reason: 'Their fields share a fence and a drainage tile.' },
    { id: 'ruth_ann_sauer', reason: 'Both start from what an owner may do with land.' },
  ],
  rivals: [{ id: 'tara_lindgren', reason: 'She counts acres in announcements; he counts them in bushels.' }],
});
