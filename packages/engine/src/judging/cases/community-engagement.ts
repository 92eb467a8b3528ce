import type { CaseSet } from './case-set.ts';

export const communityEngagementCases: readonly CaseSet[] = [
  {
    topic: 'community_engagement',
    group: 'renewable_energy',
    question: 'Why did half of the people on Tower Road hear about this from the newspaper?',
    strong: [
      'Because our first mailing went only to owners within 500 feet, and that was our mistake. Since then we mailed 212 letters to everyone within a mile on August 3, held two open houses, and knocked on all 19 doors on Tower Road; the log is exhibit 11.',
    ],
    adequate: [
      'We mailed to the legal 500 feet and missed them. On August 3 we wrote to everyone within a mile, and 64 people came to the open house.',
      'That was our fault. We have since met 17 of the 19 households and changed the access road because of it.',
    ],
    weak: [
      'We value open and transparent communication with all stakeholders.',
      'We are so sorry. We hear you, and we truly apologize for how you feel.',
      'Half of the people on Tower Road heard about this from the newspaper because the newspaper is where people heard about this.',
      'Notice mailing open house neighbors website outreach letters meeting attendance stakeholders engagement.',
    ],
    poor: ['Maybe they should learn to read their mail.'],
  },
];
