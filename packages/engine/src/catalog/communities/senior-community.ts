import type { CommunitySheet } from '../types.ts';

export const seniorCommunity: CommunitySheet = {
  id: 'senior_community',
  name: 'Senior Community',
  display_name: 'Senior Community',
  icon: 'heart-handshake',
  description:
    'Residents of later years, some with walkers and oxygen, nearly all with time. They want to be certain that help can reach them and that nights stay quiet.',
  communication_style: 'cautious',
  starting_temperature: 'Polite and careful',
  escalation_pattern:
    'Worries are voiced softly and several times. If they are brushed aside, families and doctors come to the next meeting.',
  typical_concerns: ['Ambulance response times', 'Quiet', 'Safe walking and crossings', 'Power outages', 'Air quality'],
  room_style: 'chapel_hall',
  color_theme: 'lavender_oak',
  chair_title: 'Planning Commission Chair',
  inChooser: false,
  priorities: { fire_emergency: 1.5, noise: 1.3, health_safety: 1.4, traffic_roads: 1.2, power_supply_grid: 1.2 },
  temperature: 0.3,
  preview: {
    exchange: [
      { speaker: 'Chair', text: 'Please speak into the microphone, and please speak slowly.' },
      {
        speaker: 'Resident',
        text: 'My husband is on oxygen. If your construction takes out the power, what does he do?',
      },
      {
        speaker: 'Applicant',
        text: 'We would schedule every outage with the utility, and give a week of notice door to door.',
      },
      { speaker: 'Resident', text: 'And if you hit a line by accident, dear?' },
      { speaker: 'Commissioner', text: "Let's have that answer for the accident, too." },
    ],
    questions: [
      'Will the ambulance take longer on any day of construction?',
      'Who lets us know before the power is turned off?',
      'How loud will it be in a bedroom with the window open?',
      'Is there a safe place to cross?',
    ],
  },
};
