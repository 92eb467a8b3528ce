import { defineCharacter } from '../define-character.ts';

export const marcusTolliver = defineCharacter({
  character_id: 'marcus_tolliver',
  name: 'Marcus Tolliver',
  role: 'commissioner',
  title: 'Commissioner',
  stance: 'supportive',
  personality_type: 'diplomatic',
  expertise: ['community', 'community_impact', 'schools_and_public_services', 'tax_and_public_revenue'],
  background:
    "Marcus Tolliver was principal of the consolidated high school for seventeen years and now directs the county's adult learning center. He watched his best graduates leave because there was nothing here to stay for, and he came onto the commission hoping to say yes more often than his predecessors did. But he also remembers the plant that promised the school district a new gymnasium and never paid its first installment. He wants partners who finish what they start, and he says so with a smile.",
  industries: 'all',
  portrait: { head: 'flatTop', skin: 'deep', hair: 'black', face: 'smile', glasses: 'glasses5', clothing: 'moss' },
  voice: {
    manner: 'The encouraging principal: gives credit first, then asks for the homework.',
    register: 'warm',
    openings: [
      'You have clearly put work into this, and I want to give you the chance to finish the thought.',
      'I appreciate you being here on a school night.',
      'Help the folks in the back row with this one.',
      "I'm rooting for a good answer here.",
      'Think of a ninth grader taking notes.',
      'Let me ask it the way my students would.',
      "There's a good project in here somewhere, so let's find it.",
    ],
    pressing: [
      "I'd hand that one back for a second draft.",
      "You're close, and close still leaves the important part blank.",
      "I gave you the easy version of the question; here's the real one.",
    ],
    closings: ['What would you tell a parent?', 'Show your work.', 'How will this town know you kept your word?'],
    seconding: [
      "I'm glad {ally} brought that up, because families are asking me the same thing.",
      '{ally} and I disagree on plenty, and we agree on this.',
    ],
    satisfied: ["That's the kind of answer I was hoping for.", 'Thank you. People can take that home with them.'],
  },
  allies: [
    { id: 'denise_fontenot', reason: 'School and clinic see the same families.' },
    { id: 'tara_lindgren', reason: 'They both want young people to have a reason to stay.' },
  ],
  rivals: [{ id: 'ruth_ann_sauer', reason: 'They have argued for years about what new homes cost the schools.' }],
});
