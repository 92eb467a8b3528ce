import type { CommunitySheet } from '../types.ts';

export const mixedIncome: CommunitySheet = {
  id: 'mixed_income',
  name: 'Mixed-Income',
  display_name: 'Mixed-Income Community',
  icon: 'home',
  description:
    'Townhouses, rentals and subsidized apartments on the same blocks. Advocates know the programs by their acronyms, and neighbors know them by their waiting lists.',
  communication_style: 'advocacy_focused',
  starting_temperature: 'Engaged and uneasy',
  escalation_pattern:
    'Advocates speak first and neighbors follow. Unequal answers to owners and renters are noticed at once.',
  typical_concerns: [
    'Rents and displacement',
    'Equal treatment of renters and owners',
    'Bus routes',
    'Local hiring',
    'Safe places for children',
  ],
  room_style: 'library_commons',
  color_theme: 'clay_olive',
  chair_title: 'Planning Commission Chair',
  inChooser: false,
  priorities: { affordable_share: 1.5, jobs: 1.3, community_engagement: 1.3, health_safety: 1.2, parking: 1.1 },
  temperature: 0.5,
  preview: {
    exchange: [
      { speaker: 'Chair', text: "We'll hear from the tenants council first, as they asked to be first." },
      { speaker: 'Resident', text: 'You sent postcards to owners. The renters heard about it from a sign on a fence.' },
      { speaker: 'Applicant', text: 'That was a mistake, and we would like to correct it before anybody votes.' },
      { speaker: 'Commissioner', text: 'How?' },
      { speaker: 'Applicant', text: 'A meeting in each building, with notes that the council keeps.' },
    ],
    questions: [
      'Did renters get the same notice as owners?',
      "What's the share for local hiring, and who checks it?",
      'What happens to the bus stop?',
      'Who manages the affordable homes, and for how many years?',
    ],
  },
};
