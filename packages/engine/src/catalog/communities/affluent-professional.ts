import type { CommunitySheet } from '../types.ts';

export const affluentProfessional: CommunitySheet = {
  id: 'affluent_professional',
  name: 'Affluent Professional',
  display_name: 'Affluent Professional Community',
  icon: 'landmark',
  description:
    'Well-kept streets, an active association, and neighbors who read the traffic study before you arrive. They are polite, prepared, and represented by counsel.',
  communication_style: 'formal',
  starting_temperature: 'Cool but engaged',
  escalation_pattern:
    'Courteous at first. Consultants and counsel are brought in by the second meeting, and objections turn into findings that could be appealed.',
  typical_concerns: [
    'Property values on the ridge',
    'Views from existing homes',
    'Traffic on the parkway',
    'Architectural quality',
    'Precedent for the next application',
  ],
  room_style: 'paneled_chamber',
  color_theme: 'navy_brass',
  chair_title: 'Planning Commission Chair',
  inChooser: true,
  priorities: {
    property_values: 1.5,
    screening_visual: 1.5,
    precedent: 1.3,
    traffic_roads: 1.2,
    comprehensive_plan_consistency: 1.2,
  },
  temperature: 0.3,
  preview: {
    exchange: [
      {
        speaker: 'Chair',
        text: 'Good evening. The applicant will find that the board has read the packet, and I would ask that we not have it read to us.',
      },
      { speaker: 'Applicant', text: 'Thank you. I will keep to what is not in it.' },
      {
        speaker: 'Resident',
        text: 'Our association retained a landscape architect. Her letter is in your file, and it does not agree with your simulations.',
      },
      { speaker: 'Applicant', text: 'We have seen it, and we would like to walk her view points with her.' },
      {
        speaker: 'Commissioner',
        text: 'I should like to hear what you are prepared to change, rather than what you are prepared to explain.',
      },
    ],
    questions: [
      'From which homes will it be visible in winter, once the leaves are down?',
      'What would prevent the next applicant from citing this approval?',
      'Has anyone other than your own consultant reviewed the property value study?',
      'What would you commit to in the landscaping plan, and for how many years?',
    ],
  },
};
