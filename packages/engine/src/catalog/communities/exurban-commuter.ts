import type { CommunitySheet } from '../types.ts';

export const exurbanCommuter: CommunitySheet = {
  id: 'exurban_commuter',
  name: 'Exurban Commuter',
  display_name: 'Exurban Commuter Community',
  icon: 'car',
  description:
    'Families who drive an hour so that they can live beside fields. They bought the last good house and would like it to stay that way.',
  communication_style: 'lifestyle_protective',
  starting_temperature: 'Defensive and protective',
  escalation_pattern:
    'Organizes online within days. Begins with traffic and schools, and ends with petitions, yard signs and a recall threat.',
  typical_concerns: [
    'Traffic on the commute',
    'Crowded schools',
    'Loss of open land',
    'Property values',
    'Noise and lights at night',
  ],
  room_style: 'school_cafeteria',
  color_theme: 'sky_maple',
  chair_title: 'Township Planning Chair',
  inChooser: true,
  priorities: {
    traffic_roads: 1.5,
    schools: 1.5,
    property_values: 1.3,
    lighting: 1.2,
    noise: 1.2,
    open_space_trails: 1.2,
    density_height: 1.2,
  },
  temperature: 0.6,
  preview: {
    exchange: [
      { speaker: 'Chair', text: 'We moved this to the cafeteria, because the sign-up sheet ran to three pages.' },
      {
        speaker: 'Resident',
        text: "I leave at five-thirty to beat the traffic that your last project wasn't going to cause.",
      },
      { speaker: 'Applicant', text: "That one wasn't ours, but you're right to ask for the new count." },
      { speaker: 'Resident', text: 'We moved here to get away from this.' },
      { speaker: 'Commissioner', text: 'Show us the intersection, at the hour she drives it.' },
    ],
    questions: [
      'How many minutes does this add to the drive to the interstate?',
      'Where do the children go to school, and in which trailers?',
      'What will we see and hear from our back decks?',
      'Why not along the highway, where it belongs?',
    ],
  },
};
