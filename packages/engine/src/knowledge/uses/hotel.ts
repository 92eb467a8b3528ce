import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Hotels, motels and inns. */
export const hotel: UseSheet = {
  id: 'hotel',
  pattern: /\b(?:hotels?|motels?|inn|resort|hostel|guest rooms)\b/i,
  groups: ['generic', 'commercial'],
  shift: {
    parking: 0.2,
    density_height: 0.2,
    traffic_roads: 0.05,
    neighborhood_character: 0.1,
    screening_visual: 0.1,
    noise: 0.05,
    tax_revenue: 0.05,
    wells_groundwater: -0.2,
    decommissioning_bond: -0.3,
    technology_equipment: -0.3,
    odor_dust: -0.2,
    power_supply_grid: -0.2,
    health_safety: -0.1,
  },
  lines: {
    parking: said(
      [
        plain('background', 'One space for each room is a ratio. Where do the cooks and the housekeepers park?'),
        plain('clarification', 'Is the valet deck yours, leased, or only promised, and for how long?'),
        pointed('implications', 'A wedding and a full house on the same night: which streets fill up?'),
      ],
      ['My street is free parking, and guests can read a map. What keeps them off it?'],
      ['A signed lease for the deck, in the file, before anybody pulls a permit.'],
    ),
    density_height: said(
      [
        plain('background', 'How does the top floor compare with the roof across the street?'),
        pointed('clarification', 'Is the rooftop counted in the height, and what stands on top of it?'),
        sharp('criticism', 'You took every foot the code gives. Which floor would you give back?'),
      ],
      ['A wall of windows would look down on our yard. Can any of them be moved?'],
      ['Step the top floor back from the street and I could stop looking up.'],
    ),
    noise: said(
      [
        plain('background', 'When does the bar close outdoors, and is the music live or piped in?'),
        plain('clarification', 'What time do linens, trash and the delivery truck come, and to which door?'),
        pointed('support', 'Would you take the speakers off the roof?'),
      ],
      ["Somebody else's honeymoon on that roof, every night in June. What time does it end?"],
      ['Indoors I do not care how late. Outdoors I do.'],
    ),
    traffic_roads: said(
      [
        plain('background', 'Where do the cars stop to check in, and do they stop in the street?'),
        pointed('clarification', 'Ride shares, taxis, a tour bus: where does each of them stand?'),
      ],
      ['Double parked with the flashers on, that is what a hotel does to a street. Who moves them along?'],
      ['A curb cut for drop-off, on your own land.'],
    ),
    neighborhood_character: said(
      [
        plain('support', 'What is on the ground floor that somebody from around here would walk into?'),
        pointed('implications', 'How many rooms do we have in town already, and how full are they in February?'),
      ],
      ['Guests come for what we have here. Does your building add to it or use it up?'],
    ),
    screening_visual: said(
      [plain('background', 'What does the back of it look like, where the kitchen and the dumpsters are?')],
      ['Will I see rooms or a wall from my kitchen, and can anybody in them see me?'],
    ),
    hours_of_operation: said([
      plain('background', 'Who is at the desk at three in the morning, and what do they do about a party?'),
    ]),
    tax_revenue: said([plain('clarification', 'What do you expect in room tax, and from how many filled rooms?')]),
    ownership_transfer: said([
      plain('background', 'Who owns it, who runs it, and whose name is on the sign?'),
      pointed('implications', 'If the brand walks away in five years, what does the building become?'),
    ]),
  },
};
