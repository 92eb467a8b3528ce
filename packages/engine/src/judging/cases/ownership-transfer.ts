import type { CaseSet } from './case-set.ts';

export const ownershipTransferCases: readonly CaseSet[] = [
  {
    topic: 'ownership_transfer',
    group: 'wind',
    question: 'If you sell this to a fund in Delaware next year, who keeps your promises?',
    strong: [
      "The buyer does, because every condition runs with the land and the permit says so in section 9. We also accept that no transfer takes effect until the new owner has signed the agreement and replaced the bond, with 60 days' notice to the county.",
    ],
    adequate: [
      'Whoever owns it is bound by the permit, and the bond has to be replaced before the sale is final.',
      "The conditions run with the permit, and we will give the county 60 days' written notice before any sale.",
    ],
    weak: [
      'We are in this for the long haul and we love this community.',
      "We don't plan to sell at this time, generally speaking, but it depends on the market.",
      'If we sell this to a fund in Delaware next year the promises are kept by who keeps your promises.',
      'Ownership transfer assignment successor bond notice county consent conditions run with the land guarantee.',
      'Delaware was the first state in 1787 and has 3 counties.',
    ],
    poor: ["I'm not telling you people our business plans."],
  },
];
