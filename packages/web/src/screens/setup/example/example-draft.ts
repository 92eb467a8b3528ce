import type { WizardDraft } from '../wizard-draft.ts';

/** The choices of the example: a short session on a few themes, which gets to its first question soonest. */
export const exampleDraft: WizardDraft = {
  category: { key: 'solar', name: 'Solar Energy' },
  subcategory: 'Ground-Mounted Solar',
  projectType: {
    id: 'utility_scale_solar',
    name: 'Utility-Scale Solar',
    description: 'A large ground-mounted array that feeds the transmission grid.',
  },
  style: {
    id: 'multi_theme_discussion',
    name: 'Multi-Theme Discussion',
    limits: { maxAreas: 6, maxThemes: 12, minTotal: 1, minThemes: 1, maxTotal: 18, includesEverything: false },
  },
  options: { questionCount: 5 },
  difficulty: { id: 'intermediate', name: 'Intermediate' },
  areas: [],
  themes: [
    'setbacks_and_buffers',
    'visual_impact',
    'decommissioning_and_restoration',
    'property_values',
    'construction_impacts',
  ],
  community: {
    id: 'rural_traditional',
    name: 'Rural Traditional',
    description:
      'Farm families who have known one another for generations. They respect an owner’s rights, distrust a slick answer, and want to see what the ground will look like afterward.',
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
  },
  projectFiled: false,
};
