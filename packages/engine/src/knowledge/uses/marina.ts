import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Marinas, boat yards and docks. */
export const marina: UseSheet = {
  id: 'marina',
  pattern:
    /\b(?:marinas?|boat ?yards?|yacht club|boat (?:slips|storage|launch|ramp)|dry stack|wet slips|mooring field)\b/i,
  groups: ['generic', 'commercial'],
  shift: {
    wildlife_habitat: 0.25,
    water_use: -0.1,
    stormwater_drainage: 0.15,
    parking: 0.2,
    noise: 0.05,
    traffic_roads: 0,
    screening_visual: 0.15,
    density_height: 0.15,
    fire_emergency: 0.15,
    health_safety: 0.1,
    open_space_trails: 0.2,
    wells_groundwater: -0.2,
    power_supply_grid: -0.3,
    technology_equipment: -0.3,
    decommissioning_bond: -0.2,
    affordable_share: -0.3,
    comprehensive_plan_consistency: -0.05,
  },
  lines: {
    wildlife_habitat: said(
      [
        plain('background', 'What lives on the bottom where you would dredge, and who looked?'),
        plain('clarification', 'Where does the dredged mud go, and has it been tested?'),
        pointed('implications', 'You dredge it once and it fills in. How often do you come back, and for how long?'),
      ],
      ['The herons stand in that cove every evening. Where do they go when it is docks?'],
      ['No dredging while the fish are spawning. That is a date, and it can be written down.'],
      ['How old is the survey of the bottom, and was it taken in the growing season?'],
    ),
    stormwater_drainage: said(
      [
        plain('background', 'Bottom paint, bilge water, fuel: what runs off the yard when boats are washed?'),
        pointed('clarification', 'Is the wash pad drained to a tank or to the bay?'),
        sharp('criticism', 'That many boats is that many bilges. What keeps the sheen out of the cove?'),
      ],
      ['We swim off that point. What will be on the water in July?'],
      ['Pump-out free of charge, so that nobody is tempted to save the trip.'],
    ),
    parking: said(
      [
        plain('background', 'On a holiday, how many slips bring a car, and how many bring a trailer too?'),
        pointed('implications', 'Where do trailers go from June to September?'),
      ],
      ['Cars with trailers line both sides of our lane every holiday. Is there room for them with you?'],
    ),
    traffic_roads: said(
      [
        plain('background', 'How does a truck with a wide boat behind it get down that road, and when?'),
        pointed('clarification', 'How many trailers an hour on a Saturday morning, and where do they wait?'),
      ],
      ['That road was laid out for wagons. Who backs up when a boat comes the other way?'],
    ),
    noise: said(
      [
        plain('background', 'What time do the first engines start, and who talks to the boat with no muffler?'),
        pointed('clarification', 'Halyards, generators, music on the docks: what are the rules after dark?'),
      ],
      ['Sound walks across water. Who goes down the dock at midnight and turns it off?'],
    ),
    screening_visual: said(
      [
        plain('background', 'What does it look like in winter, with everything up on stands and shrink-wrapped?'),
        pointed('clarification', 'How tall is the rack building beside the trees on that shore?'),
      ],
      ['From my porch it is water and then more water. What would it be with you there?'],
      ['A gray roof, and lower than the trees.'],
    ),
    open_space_trails: said(
      [
        plain('support', 'Can somebody without a boat still walk down to the water?'),
        pointed('clarification', 'Is the ramp open to the town, and at what price?'),
      ],
      ['We have put in kayaks there since I moved here. Do we still get to?'],
    ),
    fire_emergency: said([
      plain('background', 'A boat burns at the dock. How does water get to it, and who can reach it?'),
      pointed('implications', 'Fuel on the water with a fire behind it: what do you drill for?'),
    ]),
    health_safety: said([
      plain('background', 'Fuel dock, pump-out, shore power in the water: who inspects each of those?'),
    ]),
    hours_of_operation: said([plain('background', 'Do people stay aboard overnight, and does anybody live there?')]),
    density_height: said([
      plain('background', 'How far out do the docks go, and how much open water is left to get by?'),
    ]),
  },
};
