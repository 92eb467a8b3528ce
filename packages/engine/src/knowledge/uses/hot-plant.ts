import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Asphalt and concrete plants, foundries, crematories: works with a stack. */
export const hotPlant: UseSheet = {
  id: 'hot_plant',
  pattern: /\b(?:asphalt|hot[- ]mix|ready[- ]?mix|concrete (?:batch|plant)|batch plant|cement|lime kiln)\b/i,
  groups: ['manufacturing', 'generic'],
  shift: {
    odor_dust: 0.45,
    health_safety: 0.25,
    traffic_roads: 0.1,
    hours_of_operation: 0.2,
    noise: 0.05,
    wells_groundwater: 0.15,
    property_values: 0.15,
    comprehensive_plan_consistency: 0.1,
    enforcement: 0.05,
    stormwater_drainage: 0.1,
    jobs: -0.15,
    parking: -0.3,
    power_supply_grid: -0.2,
    tax_revenue: -0.1,
  },
  lines: {
    odor_dust: said(
      [
        plain('background', 'On a still morning, how far does the smell carry, and who lives inside that?'),
        plain('clarification', 'What comes out of the stack, what is caught first, and who checks the catch?'),
        pointed('support', 'Would you cover the silos and load under a hood, so that the fumes are drawn off?'),
        sharp(
          'criticism',
          'The air permit is about the law. I am asking about a person on a porch. What does she smell?',
        ),
      ],
      [
        'I have smelled one with the windows shut. How many days a year would that be here?',
        'My laundry and my lungs hang in the same air. What lands on them?',
      ],
      ['If it can be smelled at the school, I want it off until it cannot.'],
      ['Which days of weather was the plume modeled for, and was an inversion among them?'],
    ),
    health_safety: said(
      [
        plain('background', 'What is in the fumes, by name, and what does the state say about it near homes?'),
        pointed('implications', 'The school is downwind more days than not. Who has looked at that?'),
      ],
      ['I have buried people from that road. What should I make of your stack?'],
      [],
      ['Were fugitive emissions at load-out counted, or the stack alone?'],
    ),
    traffic_roads: said(
      [
        plain('background', 'How many trucks in the first hour of a paving day, and where do they line up?'),
        pointed('clarification', 'Do they idle on the road until the gate opens?'),
      ],
      ['Those trucks leave tar wherever they go. Who scrapes it off our road?'],
    ),
    hours_of_operation: said([
      plain('background', 'How many nights a year would you fire it up, and for whose road?'),
      sharp('communicate', 'No nights without a letter from the state that asks for them. Would you agree?'),
    ]),
    comprehensive_plan_consistency: said(
      [
        plain('background', 'Was this use left out of the district on purpose, and if so, what has changed since?'),
        sharp('criticism', 'A hardship comes with the land, not with the wish. What is yours?'),
      ],
      [],
      ['People voted on what belongs in that district. I do not set a vote aside lightly.'],
    ),
    wells_groundwater: said(
      [
        plain(
          'background',
          'Fuel, oil, liquid asphalt: what stands on that ground, over what water, and in what tank?',
        ),
      ],
      ['That whole flat is one aquifer, and we all drink it. What is between you and it?'],
    ),
  },
};
