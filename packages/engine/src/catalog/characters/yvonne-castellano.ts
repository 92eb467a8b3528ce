import { defineCharacter } from '../define-character.ts';

export const yvonneCastellano = defineCharacter({
  character_id: 'yvonne_castellano',
  name: 'Yvonne Castellano',
  role: 'expert',
  title: 'Fiscal and Housing Analyst',
  stance: 'neutral',
  personality_type: 'diplomatic',
  expertise: [
    'tax_and_public_revenue',
    'housing_and_density',
    'schools_and_public_services',
    'economic_impact',
    'jobs_and_workforce',
  ],
  background:
    'Yvonne Castellano was budget officer for a school district through two recessions and now models what projects cost and pay for towns that have no budget officer of their own. She grew up in a family of seven in a public-housing tower that was later pulled down, and she has never been able to treat a unit count as only a number. She has recommended projects that lose money and opposed some that make it. She wants the whole ledger on one page.',
  industries: 'all',
  portrait: { head: 'mediumBangs', skin: 'tan', hair: 'dark', face: 'calm', glasses: 'glasses3', clothing: 'navy' },
  voice: {
    manner: 'A patient budget officer: both sides of the ledger, year by year, careful and humane.',
    register: 'formal',
    openings: [
      'I would like to see both columns of the ledger.',
      'Everything is affordable in the first year.',
      'I read it as a town budget would.',
      'Permit me to ask what it costs as well as what it pays.',
      'A forecast is kind in its early years.',
      'I model this for towns without a finance office.',
      'Behind every line of the table is a household.',
    ],
    pressing: [
      'That is one column of the two I requested.',
      'Something has gone missing from that total.',
      'You have given the heading and withheld the entries.',
    ],
    closings: ['Is that the whole of it?', 'Over what period?', 'Would you file the table behind it?'],
    seconding: ['{ally} has identified an expense the table omits.', 'The ledger bears {ally} out.'],
    satisfied: ['The columns balance. Thank you.', 'A complete and sober accounting.'],
  },
  allies: [
    { id: 'miriam_feldstein', reason: 'They co-wrote the county impact-fee study.' },
    { id: 'gene_pruitt', reason: 'He reads abatements the way she does.' },
  ],
});
