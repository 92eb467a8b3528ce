import type { CommunitySheet } from '../types.ts';

export const ruralTraditional: CommunitySheet = {
  id: 'rural_traditional',
  name: 'Rural Traditional',
  display_name: 'Rural Traditional Community',
  icon: 'wheat',
  description:
    "Farm families who have known one another for generations. They respect an owner's rights, distrust a slick answer, and want to see what the ground will look like afterward.",
  communication_style: 'blunt',
  starting_temperature: 'Skeptical but direct',
  escalation_pattern:
    'Nobody raises a voice for a long time. When an answer is evasive it gets repeated at the feed store, and by the next meeting the hall is full.',
  typical_concerns: [
    'Farmland taken out of production',
    'Private wells',
    'County roads torn up',
    'Outsiders profiting from local land',
    'What is left when the company goes',
  ],
  room_style: 'grange_hall',
  color_theme: 'barn_sage',
  chair_title: 'Planning Commission Chair',
  inChooser: true,
  priorities: {
    farmland_soil: 1.6,
    wells_groundwater: 1.4,
    road_use_agreement: 1.4,
    decommissioning_bond: 1.4,
    setbacks: 1.2,
    ownership_transfer: 1.2,
  },
  temperature: 0.5,
  preview: {
    exchange: [
      { speaker: 'Chair', text: "Well, let's get to it. Folks have chores." },
      { speaker: 'Commissioner', text: 'Who fixes the road?' },
      { speaker: 'Applicant', text: 'We would sign a road use agreement before any delivery, with a bond behind it.' },
      {
        speaker: 'Resident',
        text: "Bond for how much? The last fellow posted one that wouldn't have filled a pothole.",
      },
      { speaker: 'Applicant', text: 'It would be set by your own engineer.' },
      { speaker: 'Commissioner', text: "That's better. Keep going." },
    ],
    questions: [
      'What does that field look like the year after you leave?',
      'If my well goes bad, who has to prove it was you?',
      'Who do I talk to when you have sold it to somebody I never met?',
      'Why here, and not on poorer ground?',
    ],
  },
};
