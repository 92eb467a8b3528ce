import { defineCharacter } from '../define-character.ts';

export const kimlyTran = defineCharacter({
  character_id: 'kimly_tran',
  name: 'Kim-Ly Tran',
  role: 'resident',
  title: 'Business Owner',
  stance: 'neutral',
  personality_type: 'diplomatic',
  expertise: ['economic_impact', 'parking_and_access', 'traffic_and_roads', 'construction_impacts', 'community_impact'],
  background:
    'Kim-Ly Tran opened her noodle restaurant in a closed bank branch, and kept it alive through a flood, a pandemic and nine months of torn-up sidewalk. She worked out during the sidewalk that a customer who turns away twice never comes back. Construction crews have been her best lunch trade and her worst parking problem, sometimes in the same week. She wants to know dates, because she orders for the week on Sunday night.',
  industries: 'all',
  home: { street: 'on Main Street', years: 'fourteen years' },
  portrait: { head: 'bangs2', skin: 'olive', hair: 'black', face: 'smile', clothing: 'brick' },
  voice: {
    manner: 'A restaurant owner with a dry laugh: dates, deliveries, customers, fairness to both sides.',
    register: 'plain',
    openings: [
      'I close the kitchen at nine, so thank you for waiting for me.',
      "I'm not for it and I'm not against it; I'm busy.",
      'In a small business you count every table.',
      'My customers are on both sides of this, and they all want soup.',
      'I survived the sidewalk project, so I know what to ask.',
      'They talk about you at my lunch counter on Fridays.',
      'My landlord reads the newspaper, but I read the schedule.',
    ],
    pressing: [
      "I can't order groceries from an answer like that.",
      "Maybe isn't on my menu.",
      "You were very polite, and I still don't know.",
    ],
    closings: ['How will I know?', 'Can I plan on that?', 'Is that a promise, or the special of the day?'],
    seconding: [
      '{ally} eats at my place, and tonight {ally} is right.',
      "I'd have said it softer than {ally}, but I'd have said it.",
    ],
    satisfied: ['That I can plan around. Come for lunch.', 'Good, I can work with that.'],
  },
  allies: [{ id: 'greg_pasternak', reason: 'He lent her the shop vacuum after the flood.' }],
});
