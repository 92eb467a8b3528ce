import type { CommunitySheet } from '../types.ts';

export const youngProfessional: CommunitySheet = {
  id: 'young_professional',
  name: 'Young Professional',
  display_name: 'Young Professional Community',
  icon: 'laptop',
  description:
    'Renters and first-time buyers who work on screens and walk to dinner. They are open to change and quick to spot a canned answer.',
  communication_style: 'casual',
  starting_temperature: 'Curious and informal',
  escalation_pattern:
    'Stays friendly while answers are specific. Turns sarcastic, and then to social media, when talked around.',
  typical_concerns: [
    'Housing that people can afford to rent',
    'Walkability and transit',
    'Climate benefits',
    'Places to go',
    'Bike safety',
  ],
  room_style: 'coworking_loft',
  color_theme: 'mint_graphite',
  chair_title: 'Planning Commission Chair',
  inChooser: false,
  priorities: { affordable_share: 1.4, open_space_trails: 1.3, parking: 1.1, project_need: 1.2, density_height: 1.1 },
  temperature: 0.35,
  preview: {
    exchange: [
      { speaker: 'Chair', text: "Thanks for coming, everybody. Grab a seat, we'll keep this moving." },
      {
        speaker: 'Resident',
        text: 'I like it, honestly. I only want to know whether somebody my age can pay the rent.',
      },
      { speaker: 'Applicant', text: 'A fifth of the homes are priced for that.' },
      { speaker: 'Resident', text: 'For how long? Asking for about forty friends.' },
      { speaker: 'Commissioner', text: 'Fair question. How long does it last?' },
    ],
    questions: [
      'Can someone on a starting salary live there?',
      'How do you get there without a car?',
      "What's the climate benefit, net of building it?",
      "What's on the ground floor?",
    ],
  },
};
