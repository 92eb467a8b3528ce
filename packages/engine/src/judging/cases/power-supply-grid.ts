import type { CaseSet } from './case-set.ts';

export const powerSupplyGridCases: readonly CaseSet[] = [
  {
    topic: 'power_supply_grid',
    group: 'data_centers',
    question: 'Will my electric bill go up because of you?',
    strong: [
      'No. Under the large-load tariff that the utility commission approved in August we pay for the new substation and the 4 miles of line ourselves, $38 million, and we pay for 85 percent of the capacity for 12 years whether we use it or not.',
    ],
    adequate: [
      'Not for our substation; we pay for that and for the line. What the utility does with rates for everyone else is decided by the state commission.',
      'No, we pay the full cost of the substation and the line under the contract with the utility.',
    ],
    weak: [
      'The grid is strong and we have a great relationship with the utility.',
      "You'd have to ask the power company about that.",
      'Because of us an electric bill will go up or an electric bill will not go up because of us.',
      'Interconnection substation megawatts tariff transmission ratepayers capacity utility agreement load study.',
      'The building has 4 stories and 210,000 square feet.',
    ],
    poor: ["That's a ridiculous question from clueless people."],
  },
];
