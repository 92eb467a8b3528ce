import type { CommunitySheet } from '../types.ts';

export const techOriented: CommunitySheet = {
  id: 'tech_oriented',
  name: 'Tech-Oriented',
  display_name: 'Tech-Oriented Community',
  icon: 'cpu',
  description:
    'Engineers and founders who will have rebuilt your spreadsheet before public comment. They reward clarity, and punish hand waving.',
  communication_style: 'procedural',
  starting_temperature: 'Analytical and impatient',
  escalation_pattern:
    'Asks for data, then for the raw data. An answer that cannot be checked is treated as a wrong answer.',
  typical_concerns: [
    'Evidence behind every claim',
    'Energy and water use',
    'Commute times',
    'Housing supply',
    'Transparency of the process',
  ],
  room_style: 'innovation_center',
  color_theme: 'indigo_lime',
  chair_title: 'Planning Commission Chair',
  inChooser: false,
  priorities: {
    technology_equipment: 1.4,
    power_supply_grid: 1.3,
    water_use: 1.3,
    traffic_roads: 1.1,
    project_need: 1.1,
  },
  temperature: 0.4,
  preview: {
    exchange: [
      { speaker: 'Chair', text: "The slides are on the website, so let's go straight to questions." },
      { speaker: 'Resident', text: "Slide nine. The axis doesn't start at zero." },
      { speaker: 'Applicant', text: "You're right. The table behind it is in the appendix, with every year." },
      { speaker: 'Resident', text: 'Great. Is the model public?' },
      { speaker: 'Commissioner', text: "Before that, what's the largest source of uncertainty in it?" },
    ],
    questions: [
      'Where can we download the data behind that chart?',
      'What does the project use at peak, and not on average?',
      'Which assumption moves the result most?',
      'What would make you withdraw this?',
    ],
  },
};
