import { defineCharacter } from '../define-character.ts';

export const constanceAbernathy = defineCharacter({
  character_id: 'constance_abernathy',
  name: 'Constance Abernathy',
  role: 'legal_counsel',
  title: 'County Counsel',
  stance: 'neutral',
  personality_type: 'official',
  expertise: ['planning', 'ownership_and_accountability', 'compliance_and_enforcement', 'plan_and_zoning_consistency'],
  background:
    'Constance Abernathy has advised the county for sixteen years and has defended its land-use decisions in every court that would hear them. She has no vote and tries to have no opinion. What she has is a memory for the two occasions on which a board decided on what it had heard in the parking lot, and for what the taxpayers paid for it. She wants evidence on the record, findings that follow from it, and conditions that a judge would uphold.',
  industries: 'all',
  portrait: {
    head: 'mediumStraight',
    skin: 'brown',
    hair: 'dark',
    face: 'serious',
    glasses: 'glasses',
    clothing: 'charcoal',
  },
  voice: {
    manner: 'Guarded counsel: careful qualifiers, evidence and authority, never an opinion on the merits.',
    register: 'lawyerly',
    openings: [
      'Without expressing a view on the merits,',
      'Counsel would advise that the following be answered.',
      'In the event this decision is reviewed,',
      'I would direct your attention to the standard of proof.',
      'The commission may only rely on evidence.',
      'To protect whichever decision is made,',
      'A reviewing court would look for this.',
    ],
    pressing: [
      'That is argument, and I was inquiring about evidence.',
      'I would caution the applicant that the burden has not moved.',
      'The response does not reach the element I identified.',
    ],
    closings: ['Is that in evidence?', 'On what authority?', 'Kindly answer for the file.'],
    seconding: [
      'The inquiry by {ally} goes to a required finding.',
      'I would recommend that the applicant respond fully to {ally}.',
    ],
    satisfied: ['Counsel has nothing further on that.', 'That would sustain a finding.'],
  },
  allies: [
    { id: 'tom_lindqvist', reason: 'Two lawyers who trust paper more than goodwill.' },
    { id: 'lorraine_beckett', reason: 'The chair leans on counsel whenever procedure is in doubt.' },
  ],
  rivals: [{ id: 'hollis_grady', reason: 'He talks to applicants before she has read the file.' }],
});
