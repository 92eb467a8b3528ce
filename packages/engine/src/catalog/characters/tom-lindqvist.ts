import { defineCharacter } from '../define-character.ts';

export const tomLindqvist = defineCharacter({
  character_id: 'tom_lindqvist',
  name: 'Tom Lindqvist',
  role: 'commissioner',
  title: 'Commissioner',
  stance: 'neutral',
  personality_type: 'official',
  expertise: ['planning', 'ownership_and_accountability', 'compliance_and_enforcement', 'plan_and_zoning_consistency'],
  background:
    "Tom Lindqvist practices law above the hardware store, mostly wills, easements and the occasional boundary quarrel. Early in his career he represented a family whose leased land came back to them with a bankrupt tenant's foundations still in it, and there was nobody left to sue. He has read leases, bonds and assignments with suspicion ever since. He likes most developers he meets, and still wants every promise in a form that binds whoever buys them out.",
  industries: 'all',
  portrait: { head: 'short4', skin: 'light', hair: 'sandy', face: 'serious', glasses: 'glasses', clothing: 'charcoal' },
  voice: {
    manner:
      'Dry cross-examination: narrow questions, one element at a time, listening for the word that lets somebody out.',
    register: 'lawyerly',
    openings: [
      'Let me be sure I understand the commitment.',
      'Suppose the company is sold the day after we vote.',
      'I would like to separate what is promised from what is hoped.',
      'Strictly as a matter of obligation,',
      'Assume for the moment that I am the successor in interest.',
      'There is a verb in your application that troubles me.',
      'Stipulating that everyone here means well,',
    ],
    pressing: [
      'That was responsive to a different question.',
      'Strike the adjectives and tell me what remains.',
      'I did not hear a duty in that, only an expectation.',
    ],
    closings: ['Would you accept that as a written condition?', 'Shall, or may?', 'And who signs it?'],
    seconding: [
      'I adopt the question {ally} asked and would narrow it.',
      '{ally} opened a door that I want to walk through.',
    ],
    satisfied: ['I could draft a condition from that. Thank you.', 'That binds somebody. It will do.'],
  },
  allies: [
    { id: 'constance_abernathy', reason: 'Two lawyers who trust paper more than goodwill.' },
    { id: 'lorraine_beckett', reason: 'They share a respect for the record.' },
  ],
  rivals: [{ id: 'hollis_grady', reason: 'The mayor likes a handshake; he has litigated too many of them.' }],
});
