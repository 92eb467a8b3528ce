import type { CommunitySheet } from '../types.ts';

export const diverseSuburban: CommunitySheet = {
  id: 'diverse_suburban',
  name: 'Diverse Suburban',
  display_name: 'Diverse Suburban Community',
  icon: 'users',
  description:
    'Subdivisions, apartments, temples, churches and a good taqueria by the gas station. There is no single opinion, and there is a fair hearing for a fair answer.',
  communication_style: 'professional',
  starting_temperature: 'Open and attentive',
  escalation_pattern:
    'Reasonable questions from many directions. The mood follows the quality of the answers, and sours when one group seems to be favored.',
  typical_concerns: [
    'Traffic and safe streets',
    'Schools',
    'Fair notice in several languages',
    'Property values',
    'Parks and open space',
  ],
  room_style: 'municipal_chamber',
  color_theme: 'slate_blue',
  chair_title: 'Planning Commission Chair',
  inChooser: false,
  priorities: {
    traffic_roads: 1.2,
    schools: 1.3,
    community_engagement: 1.2,
    property_values: 1.1,
    open_space_trails: 1.1,
  },
  temperature: 0.4,
  preview: {
    exchange: [
      { speaker: 'Chair', text: 'Welcome. Interpretation is available at the table by the door.' },
      { speaker: 'Commissioner', text: 'I appreciate the revised plan. Please take us through what changed.' },
      { speaker: 'Applicant', text: 'We moved the entrance, and we added the sidewalk that the parents asked for.' },
      { speaker: 'Resident', text: 'And the crossing by the school?' },
      { speaker: 'Applicant', text: "That's in the second phase, and we heard tonight that it belongs in the first." },
    ],
    questions: [
      'What changed between the first plan and this one?',
      "How were families who don't speak English told?",
      'What does it do to traffic at the school entrance?',
      'What will the nearest homes see and hear?',
    ],
  },
};
