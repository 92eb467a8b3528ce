import type { CommunitySheet } from '../types.ts';

export const workingClassFamily: CommunitySheet = {
  id: 'working_class_family',
  name: 'Working-Class Family',
  display_name: 'Working-Class Family Community',
  icon: 'hammer',
  description:
    'Families who work shifts, own modest houses or rent them, and came straight from supper. They want to know what it means for work, for the children, and for the monthly bills.',
  communication_style: 'direct',
  starting_temperature: 'Concerned and watchful',
  escalation_pattern:
    'People listen to see whether they are being talked down to. Once they think so, the questions get short and personal, and the room starts answering for you.',
  typical_concerns: [
    'Jobs that go to local people',
    'Truck traffic near the school',
    'Noise at night for shift workers',
    'Rents and tax bills',
    'Promises that were broken before',
  ],
  room_style: 'union_hall',
  color_theme: 'brick_steel',
  chair_title: 'Board Chair',
  inChooser: true,
  priorities: {
    jobs: 1.5,
    traffic_roads: 1.3,
    noise: 1.2,
    tax_revenue: 1.2,
    health_safety: 1.2,
    hours_of_operation: 1.2,
  },
  temperature: 0.5,
  preview: {
    exchange: [
      { speaker: 'Chair', text: "We've got a full house, so keep it plain and keep it short." },
      { speaker: 'Resident', text: 'You said jobs. My husband has been laid off twice. Are they jobs he could get?' },
      { speaker: 'Applicant', text: 'Some are. The construction work would go through the local halls.' },
      { speaker: 'Resident', text: "Some isn't a number, mister." },
      { speaker: 'Commissioner', text: "She's right. Tell her how many, and tell her for how long." },
    ],
    questions: [
      'How many of those jobs go to people who already live here?',
      'Which way do the trucks go when school lets out?',
      'What happens to our tax bill when the abatement runs out?',
      "Who do we call at night when it's loud?",
    ],
  },
};
