import type { CommunitySheet } from '../types.ts';

export const industrialLegacy: CommunitySheet = {
  id: 'industrial_legacy',
  name: 'Industrial Legacy',
  display_name: 'Industrial Legacy Community',
  icon: 'anvil',
  description:
    "They built the country's steel and paid for it with their lungs. They have sat through many hearings and know which questions were not answered at the last ones.",
  communication_style: 'health_focused',
  starting_temperature: 'Wary but experienced',
  escalation_pattern:
    'Knows the regulatory vocabulary by heart. Starts with monitoring and data, and turns to names of the sick when data are withheld.',
  typical_concerns: [
    'Air and water quality',
    'Cumulative burden on old neighborhoods',
    'Cleanup of past contamination',
    'Honest monitoring',
    'Jobs without the sickness',
  ],
  room_style: 'old_armory',
  color_theme: 'rust_slate',
  chair_title: 'Zoning Board Chair',
  inChooser: true,
  priorities: {
    health_safety: 1.6,
    odor_dust: 1.4,
    enforcement: 1.4,
    noise: 1.2,
    wells_groundwater: 1.3,
    insurance_liability: 1.2,
  },
  temperature: 0.55,
  preview: {
    exchange: [
      { speaker: 'Chair', text: "Some of us have been through a few of these, so let's not start from zero." },
      { speaker: 'Resident', text: 'Who reads the monitors, you or somebody we trust?' },
      { speaker: 'Applicant', text: 'An independent lab, reporting to the county and to you on the same day.' },
      { speaker: 'Resident', text: "Same day. I'd like to see that in writing." },
      { speaker: 'Commissioner', text: 'So would I, with the penalty beside it.' },
    ],
    questions: [
      'Who pays for the monitor, and who owns the data?',
      "What's already in the ground there?",
      'How does this add to what we breathe today?',
      'What shuts you down, and who has the authority to do it?',
    ],
  },
};
