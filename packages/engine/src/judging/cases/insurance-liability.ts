import type { CaseSet } from './case-set.ts';

export const insuranceLiabilityCases: readonly CaseSet[] = [
  {
    topic: 'insurance_liability',
    group: 'oil_gas',
    question: 'If a tank leaks onto my field, who pays, and how much cover do you carry?',
    strong: [
      "We pay. We carry $10 million of pollution liability with the county named as additional insured, the certificate is exhibit 12, and the lease makes us restore your soil within 30 days of the state's order.",
    ],
    adequate: [
      'We do, and we carry $10 million for pollution; I can leave the certificate with the clerk.',
      'We pay for the cleanup and the lost crop. The policy is $10 million a case and the county gets a certificate every year.',
    ],
    weak: [
      'We are fully insured and you have nothing to worry about.',
      'If a tank leaks onto a field who pays is who pays, and how much cover is how much cover we carry.',
      'Liability insurance certificate additional insured pollution coverage million indemnify spill cleanup.',
      'A tank holds 400 barrels and is painted desert tan.',
    ],
    poor: ['Sue us. Go ahead.'],
  },
];
