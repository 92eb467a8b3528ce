import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Self-storage, contractors' yards, dealerships, repair shops: low buildings and much pavement. */
export const yard: UseSheet = {
  id: 'yard',
  pattern:
    /\b(?:self[- ]storage|mini[- ]?storage|storage units|boat and RV storage|contractor'?s? (?:yard|shop)|outdoor storage|equipment (?:yard|rental)|auto (?:repair|sales|body)|dealership|tow(?:ing)? (?:yard|lot)|landscap\w+ (?:yard|business)|lumber ?yard|truck repair)\b/i,
  groups: ['generic', 'commercial', 'logistics', 'manufacturing'],
  shift: {
    screening_visual: 0.3,
    lighting: 0.2,
    hours_of_operation: 0.15,
    stormwater_drainage: 0.15,
    neighborhood_character: 0.1,
    comprehensive_plan_consistency: 0.05,
    jobs: 0.05,
    decommissioning_bond: -0.3,
    wells_groundwater: -0.15,
    power_supply_grid: -0.3,
    technology_equipment: -0.3,
    schools: -0.3,
    affordable_share: -0.3,
  },
  lines: {
    screening_visual: said(
      [
        plain('background', 'What faces the street: doors, a fence, or something a person would want to look at?'),
        plain('clarification', 'What may be kept outdoors, how high, and on which side?'),
        pointed('implications', 'In five years, what will be parked along that back fence?'),
        sharp('criticism', 'That is a long metal wall on our main road. What would make you proud of it?'),
      ],
      ['I look out at a field and soon I look out at garage doors. How many of them?'],
      ['A brick front and real trees, or I would rather wait for something better.'],
    ),
    neighborhood_character: said([
      plain('support', 'What does that corner get from this that it could not get from anything else?'),
      pointed('criticism', 'It is quiet, I grant you. So is an empty lot. Why give it a commercial corner?'),
    ]),
    hours_of_operation: said(
      [plain('background', 'Can people come in the middle of the night, and does a gate clank when they do?')],
      ['Somebody with a rattling trailer at two in the morning: is that allowed?'],
    ),
    lighting: said([plain('clarification', 'Do the lights burn all night or wake when somebody comes?')]),
    stormwater_drainage: said([
      plain('background', 'It is nearly all roof and pavement. Where does the water stand, and where does it leave?'),
    ]),
    health_safety: said(
      [plain('background', 'What may a tenant or a mechanic not keep there, and who looks?')],
      ['What is leaking out of those vehicles while they sit?'],
    ),
    jobs: said([
      pointed('criticism', 'How many people work there once it is open? I think I could count them on one hand.'),
    ]),
  },
};
