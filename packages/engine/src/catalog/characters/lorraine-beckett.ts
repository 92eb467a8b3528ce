import { defineCharacter } from '../define-character.ts';

export const lorraineBeckett = defineCharacter({
  character_id: 'lorraine_beckett',
  name: 'Lorraine Beckett',
  role: 'chair',
  title: 'Chair',
  stance: 'neutral',
  personality_type: 'official',
  expertise: ['planning', 'plan_and_zoning_consistency', 'public_engagement', 'compliance_and_enforcement'],
  background:
    "Lorraine Beckett spent thirty-one years in the county clerk's office, the last twelve as clerk, and has sat in more hearings than anyone in the room. She was asked onto the planning commission the month she retired, because both political parties trusted her to count fairly. She once saw an approval thrown out by a judge over a notice mailed a day late, and the applicant and the neighbors both lost two years. Since then she has believed that a clean record is the kindest thing a board can give to either side.",
  industries: 'all',
  portrait: { head: 'grayMedium', skin: 'fair', hair: 'silver', face: 'smile', glasses: 'glasses2', clothing: 'navy' },
  voice: {
    manner: 'Measured and courteous, in complete sentences, with the record always in mind and never a raised voice.',
    register: 'formal',
    openings: [
      'For the record,',
      'Let me begin with a point the minutes will need.',
      'The chair has a question of its own.',
      'So that the record is complete,',
      'I would ask the applicant to take this one slowly.',
      'Before I turn to my colleagues,',
      'The board will have to make a finding on this.',
    ],
    pressing: [
      'The record is still open on that point.',
      'With respect, the minutes will show a question and not yet an answer.',
      'I will put it once more, so that nobody has to guess what was said.',
    ],
    closings: ['Please state it for the minutes.', 'The clerk will take down your answer.', 'Take the time you need.'],
    seconding: [
      '{ally} has raised a matter that belongs on the record.',
      'The chair shares the question that {ally} put to you.',
    ],
    satisfied: ['Thank you. The record is clear on that.', 'That will be reflected in the minutes.'],
  },
  allies: [
    { id: 'helen_nakagawa', reason: 'Both hold that a decision is only as good as its findings.' },
    { id: 'constance_abernathy', reason: 'The chair leans on counsel whenever procedure is in doubt.' },
  ],
  rivals: [{ id: 'wendell_strickland', reason: 'His impatience with procedure has cost her board an appeal before.' }],
});
