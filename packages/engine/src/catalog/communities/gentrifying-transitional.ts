import type { CommunitySheet } from '../types.ts';

export const gentrifyingTransitional: CommunitySheet = {
  id: 'gentrifying_transitional',
  name: 'Gentrifying Transitional',
  display_name: 'Gentrifying Transitional Community',
  icon: 'building-2',
  description:
    'Old families, new arrivals and several versions of what the neighborhood is. Each side has heard promises made to the other.',
  communication_style: 'competing_narratives',
  starting_temperature: 'Tense and divided',
  escalation_pattern:
    'Longtime and newer residents answer one another more than they answer you. Pleasing one half of the room loses the other.',
  typical_concerns: [
    'Displacement of longtime residents',
    'New amenities and who they are for',
    'Parking and density',
    'Small businesses priced out',
    'The character of old blocks',
  ],
  room_style: 'converted_schoolhouse',
  color_theme: 'plum_copper',
  chair_title: 'Hearing Chair',
  inChooser: true,
  priorities: {
    affordable_share: 1.5,
    neighborhood_character: 1.4,
    parking: 1.3,
    density_height: 1.3,
    property_values: 1.2,
    community_engagement: 1.2,
  },
  temperature: 0.65,
  preview: {
    exchange: [
      { speaker: 'Chair', text: 'One at a time, please. Both sides will be heard.' },
      { speaker: 'Resident', text: "We've waited fifteen years for somebody to invest here." },
      {
        speaker: 'Resident',
        text: "And my mother has lived here for fifty, and she's getting letters from people who want her house.",
      },
      {
        speaker: 'Applicant',
        text: 'Both of those are true. A share of the homes is reserved for people from these blocks.',
      },
      { speaker: 'Commissioner', text: "Reserved by what? I'd like to see the instrument." },
    ],
    questions: [
      "Who will be able to afford to live here when you're finished?",
      'Which of the shops on the avenue have you talked to?',
      'How do you measure whether longtime neighbors stayed?',
      'Why should either side of this room believe you?',
    ],
  },
};
