import type { CommunitySheet } from '../types.ts';

export const retireeDominated: CommunitySheet = {
  id: 'retiree_dominated',
  name: 'Retiree-Dominated',
  display_name: 'Retiree-Dominated Community',
  icon: 'armchair',
  description:
    'Retired engineers, teachers and officers with the whole packet in a binder. They move slowly, in order, and forget nothing.',
  communication_style: 'procedural',
  starting_temperature: 'Cautious and methodical',
  escalation_pattern:
    'Everyone has time to read. Objections come as numbered letters, cite the bylaws, and return at each continuance until they are answered.',
  typical_concerns: [
    'Quiet and predictable hours',
    'Emergency access',
    'Fixed incomes and tax bills',
    'Proper notice and procedure',
    'Health effects',
  ],
  room_style: 'clubhouse_hall',
  color_theme: 'sage_cream',
  chair_title: 'Chair of the Planning Board',
  inChooser: true,
  priorities: {
    noise: 1.3,
    fire_emergency: 1.3,
    health_safety: 1.3,
    tax_revenue: 1.2,
    community_engagement: 1.2,
    enforcement: 1.2,
    hours_of_operation: 1.2,
  },
  temperature: 0.3,
  preview: {
    exchange: [
      {
        speaker: 'Chair',
        text: 'We will take the items in the order of the agenda, and I will remind everyone of the time limit.',
      },
      {
        speaker: 'Resident',
        text: 'I have seven questions. I have submitted them in writing, and I will read the second.',
      },
      { speaker: 'Applicant', text: 'We received the letter and have answered it in the file.' },
      { speaker: 'Resident', text: 'You answered six of the seven, sir.' },
      { speaker: 'Commissioner', text: 'Would the applicant please turn to the seventh.' },
    ],
    questions: [
      'Was the notice mailed to everyone within the required distance?',
      'How would an ambulance reach the far entrance during construction?',
      'What are the hours, and who has the authority to waive them?',
      'Which agency inspects it, and how often?',
    ],
  },
};
