import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Filling stations with a store. */
export const fuel: UseSheet = {
  id: 'fuel',
  pattern:
    /\b(?:gas(?:oline)? stations?|filling stations?|fuel(?:ing)? stations?|service stations?|fuel and convenience|convenience stores?|gas pumps)\b/i,
  groups: ['commercial', 'generic'],
  // What the trade in general is asked was written with such stations in mind.
  shift: {
    affordable_share: -0.3,
    schools: -0.2,
    technology_equipment: -0.2,
  },
  lines: {
    traffic_roads: said(
      [
        plain(
          'background',
          'A driver comes off the highway with an empty tank. How do they get to your pump, and how do they leave?',
        ),
        plain('clarification', 'Which of the two driveways is right turns only, and what stops a left?'),
        pointed('implications', 'When the pumps are full, does the line stand on your lot or in the lane?'),
        pointed('clarification', 'How does the tanker get around the pumps with cars at them, and at what hour?'),
        sharp(
          'criticism',
          'You call most of these cars passing traffic. They still have to turn. Where is that in the study?',
        ),
      ],
      [
        'Everybody cuts across that corner to miss the light. Now it would be my corner. Who stops it?',
        'I walk to the bus past there. Where is the sidewalk between the two driveways?',
      ],
      ['One driveway on the main road, as far from the corner as the lot allows.'],
      ['What share of the trips was taken as pass-by, and from which stations was that share observed?'],
    ),
    lighting: said(
      [
        plain('background', 'How bright is it under the canopy, and how bright is it at the lot line?'),
        pointed('support', 'Would you turn the canopy down when the store is closed?'),
      ],
      ['A lit canopy is a second moon, and it is in my window. When does it set?'],
      ['Flat lenses, up inside the canopy, so that nobody sees a bulb.'],
    ),
    health_safety: said(
      [
        plain('background', 'How old is the leak detection you are putting in, and who gets the alarm?'),
        pointed(
          'clarification',
          'How many gallons a year do you expect to sell, and what does that do to the air next door?',
        ),
        sharp('criticism', 'Vapors do not stop at the property line. Who measured them there?'),
      ],
      ['You smell it on a hot day before you see it. Is that what we get over the fence?'],
      ['I would want the vent pipes on the side where nobody lives.'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'Do you need to be open all night here, or is that what you ask for everywhere?'),
        pointed('implications', 'After midnight it is one clerk and a lot of strangers. Who looks after the lot?'),
      ],
      ['Car radios at the pump at two in the morning. Does anybody tell them to turn it down?'],
      ['Close the pumps at eleven and most of the letters in this file go away.'],
    ),
    wells_groundwater: said(
      [
        plain('background', 'How far below the tanks is the water table, and who drilled to find out?'),
        pointed('implications', 'A seam gives out in twelve years and the company has been sold. Who cleans it up?'),
      ],
      ['The old station on our road leaked for years before anybody knew. Why would yours be different?'],
    ),
    stormwater_drainage: said([
      plain('background', 'Where does the water go that washes under the pumps?'),
      pointed('clarification', 'Who cleans the separator, and when was yours at the last station cleaned?'),
    ]),
    precedent: said([
      pointed('implications', 'How many stations are within a mile of here, and what becomes of the one that closes?'),
    ]),
    noise: said(
      [plain('background', 'Do the pumps have screens that talk, and can you turn them off at night?')],
      ['A voice at the pump sells coffee to nobody all night long. Can it be shut off?'],
    ),
  },
};
