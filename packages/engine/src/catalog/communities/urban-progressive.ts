import type { CommunitySheet } from '../types.ts';

export const urbanProgressive: CommunitySheet = {
  id: 'urban_progressive',
  name: 'Urban Progressive',
  display_name: 'Urban Progressive Community',
  icon: 'megaphone',
  description:
    'Dense, diverse and organized. Residents like many of your goals and will test whether the benefits reach the blocks beside the site.',
  communication_style: 'equity_focused',
  starting_temperature: 'Engaged but critical',
  escalation_pattern:
    'Welcomes the goals, then examines who pays. Organized groups coordinate testimony, and a vague answer on equity becomes the headline of the evening.',
  typical_concerns: [
    'Who bears the burden and who benefits',
    'Displacement of renters',
    'Climate and air quality',
    'Genuine community voice',
    'Enforceable community benefits',
  ],
  room_style: 'civic_forum',
  color_theme: 'teal_coral',
  chair_title: 'Commission Chairperson',
  inChooser: true,
  priorities: {
    community_engagement: 1.5,
    affordable_share: 1.5,
    health_safety: 1.3,
    open_space_trails: 1.2,
    jobs: 1.1,
    project_need: 1.1,
  },
  temperature: 0.5,
  preview: {
    exchange: [
      { speaker: 'Chair', text: 'We begin by asking who was consulted, and in what languages.' },
      { speaker: 'Applicant', text: 'We held four meetings, and one of them was in Spanish.' },
      { speaker: 'Resident', text: 'At two in the afternoon, across town from the bus line.' },
      { speaker: 'Commissioner', text: 'So who actually came?' },
      {
        speaker: 'Applicant',
        text: 'Fewer people than we wanted. We would like to do it again, on your block and in the evening.',
      },
    ],
    questions: [
      'Which households carry the burden, and what do they receive for it?',
      'Is the community benefits agreement binding on whoever buys the project?',
      'What did you change because a resident asked for it?',
      'How will the people closest to the site know that the air and the noise are being monitored?',
    ],
  },
};
