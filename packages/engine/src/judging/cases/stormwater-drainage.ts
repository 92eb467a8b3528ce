import type { CaseSet } from './case-set.ts';

export const stormwaterDrainageCases: readonly CaseSet[] = [
  {
    topic: 'stormwater_drainage',
    group: 'residential',
    question: 'Where does the water go when we get four inches of rain?',
    strong: [
      "It goes to two detention ponds at the low corner on the south side, sized for the 100-year storm, and leaves at no more than today's rate into the Cutler ditch. The drainage report is stamped by our civil engineer, and the HOA must maintain the ponds under a recorded covenant.",
    ],
    adequate: [
      'Into the two ponds on the south side, and out to the Cutler ditch at no more than the rate it leaves the field today.',
      "I don't have the figure for four inches with me. Our civil engineer will add it to the drainage report and give it to staff by Wednesday.",
    ],
    weak: [
      'We have the best engineers and we will follow all applicable regulations for stormwater.',
      'When we get four inches of rain the water goes where the water goes, and the rain is water that goes.',
      'Detention basin, outfall, runoff, 100-year storm, infiltration, swale, grading, culvert, erosion, permit.',
      'Each house has 3 bedrooms, 2 baths and a 2-car garage, and prices start at $389,000.',
    ],
    poor: ["Buy a boat. I don't care."],
  },
  {
    topic: 'stormwater_drainage',
    group: 'commercial',
    question: 'Who keeps that pond working after you have sold the building?',
    strong: [
      'The owner of the building, whoever that is. The maintenance agreement with the city is recorded against the deed, an engineer inspects the pond every spring, and the city can do the work and lien the property if it is not done.',
    ],
    adequate: [
      "Whoever owns the building. It's in a recorded maintenance agreement, and the city can do it at the owner's cost.",
    ],
    weak: [
      'Commit commitment committed will will will shall ensure guarantee 100 percent 24 hours 365 days provide include measure plan implement.',
      'I could go on for hours about ponds. My grandfather had a pond, and I caught my first fish in it when I was 6 years old; it was 14 inches long.',
    ],
    poor: ['Ask somebody who cares.'],
  },
];
