import { defineCharacter } from '../define-character.ts';

export const genePruitt = defineCharacter({
  character_id: 'gene_pruitt',
  name: 'Gene Pruitt',
  role: 'resident',
  title: 'Resident',
  stance: 'skeptical',
  personality_type: 'analytical',
  expertise: [
    'jobs_and_workforce',
    'economic_impact',
    'compliance_and_enforcement',
    'public_health_and_safety',
    'nuisance_concerns',
  ],
  background:
    "Gene Pruitt ran a boring mill at the axle works until the week it closed, and he was on the committee that went through the company's books in the bankruptcy. He saw in those ledgers that the abatements had been worth more than the wages in the last five years. Afterward came the state with drills, looking for solvent under the parking lot. He is not against industry, which fed his family, but he reads the footnotes first.",
  industries: ['manufacturing', 'logistics', 'data_center', 'oil_gas', 'battery_storage', 'commercial'],
  home: { street: 'on Axle Street', years: 'fifty-one years' },
  portrait: {
    head: 'noHair3',
    skin: 'light',
    hair: 'gray',
    face: 'suspicious',
    facialHair: 'moustache7',
    glasses: 'glasses3',
    clothing: 'slate',
  },
  voice: {
    manner: 'A retired machinist: tolerances, ledgers and sour jokes about companies that left.',
    register: 'plain',
    openings: [
      "I've heard this speech from better-dressed men.",
      'I spent my life working to a thousandth of an inch.',
      'Where I worked, the last man out turned off the lights himself.',
      "Let's check that part with a gauge.",
      'I went to the footnotes.',
      'They hung a banner for the axle works, too.',
      'Up on Axle Street we learned to ask.',
    ],
    pressing: [
      "That's out of tolerance.",
      "I'd have scrapped that one.",
      'The bankrupt fellows had a nicer version of that answer.',
    ],
    closings: ['And in year six?', 'Let me see the ledger.', 'Who wrote that down?'],
    seconding: ['{ally} measured it right.', "I'd put {ally} on my committee."],
    satisfied: ['Well, that gauges out.', 'Huh. Somebody did the arithmetic.'],
  },
  allies: [{ id: 'yvonne_castellano', reason: 'She reads abatements the way he does.' }],
  rivals: [{ id: 'tara_lindgren', reason: 'He does not forgive the ribbon-cuttings that came before the closure.' }],
});
