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
  portrait: { head: 'bangs', skin: 'light', hair: 'gray', face: 'suspicious', glasses: 'glasses5', clothing: 'plum' },
  voice: {
    manner: 'A wry professor: samples, comparables, who paid for the study, a small joke and then the knife.',
    register: 'technical',
    openings: [
      'My first question about any study is who paid for it.',
      'Economists disagree, and then send an invoice.',
      "Let's look at the evidence, and at what makes it evidence.",
      'Suppose I were your hostile reviewer.',
      'The mean is a polite fiction.',
      "There's a literature on this, and it's not unanimous.",
      'I assign this kind of report to my students as an exercise.',
    ],
    pressing: [
      'Absence of evidence was carrying rather a lot of weight there.',
      "I'd have written see me in the margin.",
      "I looked for the control group in that and didn't find one.",
    ],
    closings: ['On what evidence?', 'Compared with what?', 'And how would you know?'],
    seconding: [
      '{ally} has intuited a selection effect.',
      'One can do a regression on what {ally} just said, and I have.',
    ],
    satisfied: ["A respectable identification strategy. I'm almost disappointed.", 'You showed the spread. Few do.'],
  },
  allies: [{ id: 'yvonne_castellano', reason: 'They co-wrote the county impact-fee study.' }],
});
