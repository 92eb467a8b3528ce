import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Car washes: blowers, vacuums, a line of cars, and water. */
export const carWash: UseSheet = {
  id: 'car_wash',
  pattern: /\b(?:car ?wash(?:es)?|auto wash|truck wash)\b/i,
  groups: ['commercial', 'generic'],
  shift: {
    noise: 0.2,
    water_use: 0.2,
    traffic_roads: 0.1,
    hours_of_operation: 0.1,
    stormwater_drainage: 0.1,
    sewer: 0.1,
    neighborhood_character: 0.05,
    affordable_share: -0.3,
    schools: -0.2,
    jobs: -0.1,
  },
  lines: {
    noise: said(
      [
        plain('background', 'Which end of the tunnel do the blowers face, and who lives off that end?'),
        plain('clarification', 'Is there a door on the tunnel, and does it close before the blowers start?'),
        plain('background', 'How many vacuums run at once, and where is the motor: at each stall or in a closet?'),
        pointed('support', 'Would you take a reading with the wash running before you get your certificate?'),
        sharp(
          'criticism',
          'A figure at the lot line is an average of wash and no wash. What is it while a car is being dried?',
        ),
      ],
      [
        'It is a whine, on and off, every two minutes. Can I hear one before you build one?',
        'We eat supper on the deck. Will we be eating it next to a row of vacuums?',
      ],
      ['Turn the exit away from the houses and put the vacuums on the street side.'],
      ["Was the dryer measured at this opening, or is that the maker's figure in an open field?"],
    ),
    traffic_roads: said(
      [
        plain('background', 'How many cars can wait on the site, and what happens to the one after that?'),
        plain('clarification', 'The first sunny Saturday after a snow: how long is the line?'),
        pointed('implications', 'If the line reaches the street, who on your staff closes the lane?'),
        sharp(
          'criticism',
          'You counted an ordinary weekday. Nobody washes a car on an ordinary weekday. Why that one?',
        ),
      ],
      ['The line for the one across town blocks two driveways. Would mine be one of them?'],
      ['Room for the line on your own land, or a smaller wash.'],
      ['From which day of which season was the queue taken, and at what rate per hour?'],
    ),
    water_use: said(
      [
        plain('background', 'How many gallons does one car take out of the city main, after what you recycle?'),
        pointed('clarification', 'Who reads the meter, and will you let us see it?'),
        pointed('implications', 'In a dry year, when we tell people to let their lawns go, do you close?'),
      ],
      ['I let my tomatoes die in the drought because the city asked. What does it ask of you?'],
      ['Recycling on paper and recycling in July are two things.'],
    ),
    stormwater_drainage: said(
      [
        plain('background', 'Cars leave wet. Where does that drip go when it freezes, and when it does not?'),
        pointed('clarification', 'Soap, salt, brake dust: what takes them out before the drain?'),
      ],
      ['They roll out dripping, and in January that is ice on my corner. Who salts it?'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'How many of your cars come after eight at night?'),
        pointed('support', 'Could the vacuums go off an hour before the wash does?'),
      ],
      ['Sunday morning is the one quiet morning we have. Do you need it?'],
    ),
    sewer: said([
      plain('clarification', 'Does the dirty water go to the sewer, and has the city said it will take it?'),
    ]),
    neighborhood_character: said([
      plain('support', 'Nobody walks to a car wash. What does that corner give to the people who live around it?'),
      pointed('criticism', 'How many washes does one town need?'),
    ]),
  },
};
