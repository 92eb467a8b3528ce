import type { FocusArea } from './types.ts';

/** The focus areas that themes belong to; focus-areas.ts builds `focusAreas` from the themes. */
export const focusAreaSheets = {
  natural_environment: {
    id: 'natural_environment',
    name: 'Natural Environment',
    description: 'Water, wildlife, soil, and the land as it is today.',
  },
  community_life: {
    id: 'community_life',
    name: 'Community Life',
    description: 'How the people next door live with the project, and whether they were heard.',
  },
  economy_and_value: {
    id: 'economy_and_value',
    name: 'Economy and Value',
    description: 'Taxes, jobs, property values, and who gains by the project.',
  },
  site_and_design: {
    id: 'site_and_design',
    name: 'Site and Design',
    description: 'What will be seen, from where, how close, and how tall.',
  },
  roads_and_utilities: {
    id: 'roads_and_utilities',
    name: 'Roads and Utilities',
    description: 'Traffic, haul routes, power, water, sewer, and public services.',
  },
  health_and_safety: {
    id: 'health_and_safety',
    name: 'Health and Safety',
    description: 'Fire, emergencies, equipment, and what could go wrong.',
  },
  rules_and_promises: {
    id: 'rules_and_promises',
    name: 'Rules and Promises',
    description: 'The ordinance, the plan, and whether a promise can be held to.',
  },
} as const satisfies Record<string, FocusArea>;
export type FocusAreaId = keyof typeof focusAreaSheets;
