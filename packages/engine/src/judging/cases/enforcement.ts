import type { CaseSet } from './case-set.ts';

export const enforcementCases: readonly CaseSet[] = [
  {
    topic: 'enforcement',
    group: 'manufacturing',
    question: 'Who do I call on a Sunday when it stinks, and what happens then?',
    strong: [
      'Call 555-0142, day or night. The shift manager answers, must be at your door or on the phone within one hour, and logs it; the log goes to the zoning administrator every month, and after three confirmed complaints we shut that line down until it is fixed. We accept that as a condition.',
    ],
    adequate: [
      "Our plant manager, whose number is on the gate and on the county's web page, and we have 24 hours to answer in writing.",
      'You call the hotline, the shift manager comes out within an hour, and the complaint goes in a log that the county reads.',
    ],
    weak: [
      'We always listen to our neighbors and we will address any concern as it comes up.',
      'Who you call on a Sunday when it stinks is who you call on a Sunday, and then what happens is what happens.',
      'Complaint hotline log zoning administrator violation penalty revocation monitoring response time inspection.',
      'We run 3 shifts with 212 machines and ship to 17 countries.',
    ],
    poor: ['Call somebody who gives a damn.'],
  },
  {
    topic: 'enforcement',
    group: 'wind',
    question: 'What if you break one of these conditions?',
    strong: [
      'The county can stop the turbines. Section 12 of the agreement gives us 30 days to cure, then $1,000 a day from the escrow we have posted, then revocation.',
    ],
    adequate: [
      'Then the zoning administrator writes us up, we have 30 days to fix it, and after that you can pull the permit.',
    ],
    weak: [
      'We would never break a condition. We have an outstanding reputation in the industry.',
      'If we break one of these conditions then one of these conditions is broken, and that is what happens if we break it.',
    ],
    poor: ["You'll never catch us anyway, you clowns."],
  },
];
