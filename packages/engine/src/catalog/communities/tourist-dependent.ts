import type { CommunitySheet } from '../types.ts';

export const touristDependent: CommunitySheet = {
  id: 'tourist_dependent',
  name: 'Tourist-Dependent',
  display_name: 'Tourist-Dependent Community',
  icon: 'sailboat',
  description:
    'A beautiful place that lives on visitors for four months and on thrift for eight. People will bargain, but not about the view or about July.',
  communication_style: 'tourism_balanced',
  starting_temperature: 'Protective but pragmatic',
  escalation_pattern:
    'Measured while the season is safe. If the view, the water or the summer is put at risk, innkeepers and guides fill the room overnight.',
  typical_concerns: [
    'Views and dark skies',
    'Construction in the season',
    'Traffic on the one road in',
    'Housing for workers',
    'Year-round jobs',
  ],
  room_style: 'lakeside_pavilion',
  color_theme: 'lake_sand',
  chair_title: 'Chair of the Land Use Board',
  inChooser: true,
  priorities: {
    screening_visual: 1.5,
    lighting: 1.4,
    traffic_roads: 1.3,
    construction_hours: 1.3,
    open_space_trails: 1.2,
    water_use: 1.1,
  },
  temperature: 0.4,
  preview: {
    exchange: [
      { speaker: 'Chair', text: 'We like to be neighborly, and we also like to eat in the winter.' },
      { speaker: 'Commissioner', text: 'When do the big loads come through?' },
      { speaker: 'Applicant', text: 'Most of them in the spring.' },
      { speaker: 'Resident', text: 'Define spring. My cabins open on Memorial Day weekend.' },
      { speaker: 'Applicant', text: "Then let's write the season into the condition." },
    ],
    questions: [
      'What will a visitor see from the water?',
      'Can you keep the heavy deliveries out of the season?',
      "Where would your workers live, when our own can't find a room?",
      'How dark will it be at night, compared with today?',
    ],
  },
};
