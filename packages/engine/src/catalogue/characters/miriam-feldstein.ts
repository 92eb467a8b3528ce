import { defineCharacter } from '../define-character.ts';

export const miriamFeldstein = defineCharacter({
  character_id: 'miriam_feldstein',
  name: 'Dr. Miriam Feldstein',
  role: 'expert',
  title: 'Property Economist',
  stance: 'neutral',
  personality_type: 'analytical',
  expertise: ['property_values', 'economic_impact', 'tax_and_public_revenue', 'visual_impact'],
  background:
    "Miriam Feldstein taught urban economics at the state university and has reviewed more paired-sales studies than she cares to remember, most of them commissioned by somebody who knew the answer. She grew up over her parents' dry-cleaning shop, which lost its lease to an arena that the studies had loved. She believes that effects on value are usually smaller than neighbors fear and larger than applicants say, and that the honest thing is to show the spread.",
  industries: 'all',
  portrait: { head: 'short4', skin: 'light', hair: 'gray', face: 'suspicious', glasses: 'glasses5', clothing: 'plum' },
  voice: {
    manner: 'A wry professor: samples, comparables, who paid for the study, a small joke and then the knife.',
    register: 'technical',
    openings: [
      'My first question about any study is who paid for it.',
      'Economists disagree, and then send an invoice.',
      'Let us look at the comparables and what makes them comparable.',
      'Suppose I were your hostile reviewer.',
      'The mean is a polite fiction.',
      'In the literature,',
      'I assign this kind of report to my students as an exercise.',
    ],
    pressing: [
      'Absence of evidence was carrying rather a lot of weight there.',
      'I would have written see me in the margin.',
      'That control group lives in another market.',
    ],
    closings: ['What was the sample?', 'Compared with what?', 'How wide is the spread?'],
    seconding: [
      '{ally} has intuited a selection effect.',
      'One can do a regression on what {ally} just said, and I have.',
    ],
    satisfied: ['A respectable identification strategy. I am almost disappointed.', 'You showed the spread. Few do.'],
  },
  allies: [{ id: 'yvonne_castellano', reason: 'They co-wrote the county impact-fee study.' }],
});
