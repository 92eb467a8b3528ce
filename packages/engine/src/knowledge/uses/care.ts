import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Day care, group homes, assisted living. */
export const care: UseSheet = {
  id: 'care',
  pattern: /\b(?:day ?care|child ?care|preschool|group home|assisted living|memory care)\b/i,
  groups: ['generic', 'commercial', 'residential'],
  shift: {
    traffic_roads: 0.05,
    parking: 0.2,
    noise: 0.05,
    health_safety: 0.25,
    hours_of_operation: 0.2,
    neighborhood_character: 0.2,
    enforcement: 0.1,
    community_engagement: 0.15,
    fire_emergency: 0.15,
    ownership_transfer: 0.1,
    stormwater_drainage: -0.25,
    wells_groundwater: -0.4,
    decommissioning_bond: -0.3,
    power_supply_grid: -0.3,
    technology_equipment: -0.3,
    odor_dust: -0.3,
    glare: -0.3,
    screening_visual: -0.15,
    construction_hours: -0.2,
  },
  lines: {
    health_safety: said(
      [
        plain('background', 'Who is awake in the building at three in the morning, and how many are they?'),
        plain('clarification', 'Who is admitted, who is not, and who makes that call?'),
        pointed('support', 'Would you share your calls for service with us after the first year?'),
      ],
      ['I am not against helping people. I want to know who is in charge at night.'],
    ),
    fire_emergency: said([
      plain('clarification', 'If nobody can walk down the stairs alone, how do they all get out?'),
      pointed('clarification', 'What did the fire marshal ask for, and is it on the plans?'),
    ]),
    traffic_roads: said(
      [
        plain('background', 'How many drop-offs in the half hour before work, and where does each car stand?'),
        pointed('clarification', 'Staff, visitors, vans, ambulances: what does an ordinary day bring up that street?'),
      ],
      ['It is a dead-end street. Where do they turn around?'],
    ),
    parking: said([plain('background', 'At the change of shifts both crews are there. Where do the cars go?')]),
    hours_of_operation: said([plain('background', 'When are the doors open, and are there visiting hours?')]),
    neighborhood_character: said(
      [
        plain('support', 'What would the neighbors notice, a year on, if they notice anything?'),
        pointed('clarification', 'How many places like it are on that side of town already?'),
        sharp(
          'communicate',
          'The law protects the people who will live there. It still lets me ask how it is run, so how is it run?',
        ),
      ],
      ['Some of us could use a place like that for our own mothers. Will there be room for one of ours?'],
    ),
    community_engagement: said([
      plain('background', 'Whom does a neighbor talk to, by name, and would you meet with them twice a year?'),
    ]),
    noise: said(
      [plain('background', 'When are the children outdoors, and how many at one time?')],
      ['Forty children outdoors at once is forty. When is it four?'],
    ),
    ownership_transfer: said([
      plain('background', 'Who holds the license, and what is their record where they run one already?'),
    ]),
  },
};
