import type { CaseSet } from './case-set.ts';

export const decommissioningBondCases: readonly CaseSet[] = [
  {
    topic: 'decommissioning_bond',
    group: 'renewable_energy',
    question: 'Who pays to take this out when the lease ends, and is the money there today?',
    strong: [
      'We do, and the money is there: a surety bond of $2.4 million, posted with the county before construction, priced by an independent engineer without salvage and updated every 5 years. We accept that as a condition.',
      'The owner pays. A letter of credit for the full removal cost, $2.4 million, goes to the county before the building permit, and removal must be done within 12 months after it stops running.',
    ],
    adequate: [
      'We pay, and there will be a bond before the first panel goes in.',
      "The amount isn't settled. The county's engineer and ours will have a number to staff before your May meeting, and we will post it.",
    ],
    weak: [
      'We will handle decommissioning responsibly, in accordance with industry best practices, at the appropriate time.',
      'Decommissioning bond escrow salvage value surety letter of credit removal restoration topsoil update five years.',
      'Who pays to take this out when the lease ends is a matter of who pays when the lease ends.',
      'Solar panels were invented in 1954, and the first ones were 6 percent efficient.',
    ],
    poor: ['What a wonderful question. You are the wisest board I have ever seen.'],
  },
  {
    topic: 'decommissioning_bond',
    group: 'wind',
    question: 'Suppose you go bankrupt in year three. Who takes the towers down?',
    strong: [
      "The county does, with our money. The $6.2 million surety is posted before the first foundation, cannot be cancelled without 90 days' notice to you, and pays on the county's demand even in bankruptcy.",
    ],
    adequate: [
      'The bond pays for it. It is posted before we start and the county can draw on it whether we exist or not.',
    ],
    weak: [
      'We are a very strong company with excellent financials, so that is a hypothetical.',
      'Suppose we go bankrupt in year three, then in year three we go bankrupt and who takes the towers down takes them down.',
    ],
    poor: ['Not gonna happen, so quit asking stupid questions.'],
  },
  {
    topic: 'decommissioning_bond',
    group: 'battery_storage',
    question: 'Is the removal bond in your budget today, yes or no?',
    strong: [
      'Yes. $1.9 million, from a surety rated A by AM Best, and it is posted with the county before the building permit.',
    ],
    adequate: [
      'Yes, and it is posted before we break ground.',
      'No, not yet. We close with the surety on May 6 and staff gets a copy that day.',
    ],
    weak: [
      'Well, the question of whether the removal bond is in our budget today, yes or no, is a very good question, and it deserves a very good answer, which is that we look at our budget very carefully and that the removal bond is part of the kind of thing that any responsible company would look at when it looks at a budget.',
      'We are sorry that you feel that way, and we apologize for any inconvenience this may have caused.',
      "Let me talk about the jobs instead, because that's what really matters to families here.",
    ],
    poor: ['yes yes yes no no no yes yes no no yes no yes no yes no yes no'],
  },
];
