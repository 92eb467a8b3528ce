import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Houses and cottages rented by the night. */
export const lodging: UseSheet = {
  id: 'lodging',
  pattern:
    /\b(?:short[- ]term rentals?|vacation rentals?|rent(?:ed)? by the night|bed and breakfast|homestay|cabins|house(?:s)? (?:for|to) guests)\b/i,
  refines: ['hotel'],
  groups: ['generic', 'commercial', 'residential'],
  shift: {
    neighborhood_character: 0.25,
    noise: 0.2,
    parking: 0.3,
    enforcement: 0.3,
    affordable_share: 0.25,
    precedent: 0.2,
    hours_of_operation: 0.1,
    fire_emergency: 0.15,
    sewer: 0.15,
    health_safety: -0.1,
    ownership_transfer: 0.1,
    screening_visual: -0.25,
    setbacks: -0.15,
    stormwater_drainage: -0.25,
    wells_groundwater: -0.2,
    construction_hours: -0.3,
    decommissioning_bond: -0.3,
    power_supply_grid: -0.3,
    technology_equipment: -0.3,
    odor_dust: -0.3,
    glare: -0.2,
    traffic_roads: -0.15,
    jobs: -0.2,
  },
  lines: {
    enforcement: said(
      [
        plain('background', 'Who answers the phone at midnight, and how many minutes away does that person live?'),
        plain('clarification', 'What is in the house rules, and what happens to a guest who breaks them?'),
        pointed('implications', 'How many complaints would it take before you stopped renting for a season?'),
        sharp(
          'criticism',
          'The guests leave on Sunday and the neighbors file on Monday. Who, then, is ever held to anything?',
        ),
      ],
      ['I knock, and it is a different stranger every week. Whom am I supposed to get to know?'],
      ["A name and a number on every neighbor's refrigerator would be a start."],
    ),
    neighborhood_character: said(
      [
        plain('support', 'Does anybody in the family ever stay there, or is it a business in a house?'),
        pointed('implications', 'How many houses on that street are rented by the night already?'),
        sharp('criticism', 'A hotel would need another zone. What makes this something other than a small hotel?'),
      ],
      [
        'There used to be children in that house. Who will be in it?',
        'I have nobody to borrow a ladder from any more. Is that a zoning matter?',
      ],
      ['A neighborhood is people who are there on a Tuesday.'],
    ),
    noise: said(
      [
        plain('background', 'Is there a hot tub, a deck or a fire ring, and when do the guests go inside?'),
        pointed('clarification', 'Do you have a device that tells you how loud it is, and who looks at it?'),
      ],
      ['They are on vacation and I have work in the morning. What time is quiet?'],
    ),
    parking: said(
      [
        plain('background', 'That many guests come in how many cars, and where does each of them stand?'),
        sharp('communicate', 'No more cars than the driveway holds. Can we write that in?'),
      ],
      ['They block the turnaround, and the fire truck cannot get past. Whose fault is that?'],
    ),
    affordable_share: said(
      [
        plain('implications', 'What would that house rent for by the year, to somebody who works here?'),
        pointed('criticism', 'We cannot house the people who clean these places. How does this help?'),
      ],
      ['My daughter teaches here and lives an hour away. Why is that house for visitors?'],
    ),
    fire_emergency: said(
      [
        plain('background', 'How many people sleep in how many bedrooms, and has the fire marshal walked through?'),
        pointed(
          'clarification',
          'How do guests who have never been here know the way out if there is a fire on the hill?',
        ),
      ],
      ['Strangers and a fire pit in August. Do they know what our wind does?'],
    ),
    sewer: said([
      plain('clarification', 'What was the septic system or the sewer line sized for, and how many people is this?'),
    ]),
    precedent: said(
      [plain('implications', 'What keeps the next house, and the one after, from asking for the same?')],
      ['If the house on each side of me goes the same way, is it still a street?'],
    ),
    ownership_transfer: said([
      plain('background', 'Who is behind the company, and how many other houses does it rent?'),
      pointed('implications', 'Does the permit go to you or to the house, and what happens when you sell?'),
    ]),
    tax_revenue: said([plain('clarification', 'Will you pay the lodging tax, and how would we know what is owed?')]),
    health_safety: said([plain('background', 'Pool, deck, stairs, smoke alarms: who inspects them, and how often?')]),
    hours_of_operation: said([
      plain('background', 'What is the shortest stay you would allow, and how many nights a year?'),
    ]),
    traffic_roads: said(
      [plain('background', 'Who plows the road and who pays for it, now that strangers drive it every weekend?')],
      ['They follow the map on the phone and turn around on my lawn. Can you fix the map?'],
    ),
  },
};
