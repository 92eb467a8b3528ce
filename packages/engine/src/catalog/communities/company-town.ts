import type { CommunitySheet } from '../types.ts';

export const companyTown: CommunitySheet = {
  id: 'company_town',
  name: 'Company Town',
  display_name: 'Company Town Community',
  icon: 'factory',
  description:
    'One employer signs most of the paychecks, and half of the room is related to somebody on its payroll. They want the work, and have learned not to say out loud what it costs.',
  communication_style: 'cautious',
  starting_temperature: 'Anxious and conflicted',
  escalation_pattern:
    'People speak carefully, since someone they know may need the work. When trust breaks, years of private resentment come out at once.',
  typical_concerns: [
    'Dependence on a single employer',
    'Jobs that stay',
    'Safety at work',
    'What the company owes the town',
    'Being afraid to complain',
  ],
  room_style: 'company_auditorium',
  color_theme: 'steel_amber',
  chair_title: 'Board President',
  inChooser: true,
  priorities: { jobs: 1.6, tax_revenue: 1.4, health_safety: 1.2, ownership_transfer: 1.3, odor_dust: 1.1 },
  temperature: 0.45,
  preview: {
    exchange: [
      { speaker: 'Chair', text: "I'll ask everyone to be respectful. We all have to work together tomorrow." },
      {
        speaker: 'Resident',
        text: "I'm not saying I'm against it. I'd only like to know what becomes of us if it closes.",
      },
      { speaker: 'Applicant', text: 'We have signed a twenty-year agreement.' },
      { speaker: 'Commissioner', text: 'So had the mill.' },
      { speaker: 'Applicant', text: "Then let's talk about what the mill didn't have, which is a closure fund." },
    ],
    questions: [
      'What happens to this town if you close?',
      'Do the safety figures from your other sites include contractors?',
      'Can a man raise a concern here without losing his job?',
      "What's yours to decide, and what's decided at headquarters?",
    ],
  },
};
