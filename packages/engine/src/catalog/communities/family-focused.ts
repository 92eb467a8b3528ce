import type { CommunitySheet } from '../types.ts';

export const familyFocused: CommunitySheet = {
  id: 'family_focused',
  name: 'Family-Focused',
  display_name: 'Family-Focused Community',
  icon: 'baby',
  description:
    'Minivans, ball fields and a parent-teacher list that reaches everybody by morning. If it is good for children it has a chance.',
  communication_style: 'casual',
  starting_temperature: 'Warm but protective',
  escalation_pattern:
    'Friendly until a risk to children goes unanswered. Then every parent group in the district arrives together.',
  typical_concerns: [
    'School crowding',
    'Safe routes to school',
    'Parks and playgrounds',
    'Trucks near homes',
    'Air and noise around children',
  ],
  room_style: 'elementary_gymnasium',
  color_theme: 'sunflower_sky',
  chair_title: 'Planning Commission Chair',
  inChooser: false,
  priorities: { schools: 1.5, traffic_roads: 1.4, health_safety: 1.4, open_space_trails: 1.3, noise: 1.1 },
  temperature: 0.4,
  preview: {
    exchange: [
      { speaker: 'Chair', text: 'Thank you all for coming, and thank you to the sitters.' },
      {
        speaker: 'Resident',
        text: 'My two walk to school along that road. Where do your trucks go at eight in the morning?',
      },
      { speaker: 'Applicant', text: 'Nowhere. We would hold deliveries during drop-off and pickup.' },
      { speaker: 'Resident', text: "Every day? Even when you're behind?" },
      { speaker: 'Commissioner', text: "Let's make that a condition, so nobody has to wonder." },
    ],
    questions: [
      'Will trucks pass the school when children are walking?',
      'Is there room for more children in the classrooms?',
      "What's between your fence and the playground?",
      'What do you build for families besides the project itself?',
    ],
  },
};
