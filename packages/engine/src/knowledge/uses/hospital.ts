import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

export const hospital: UseSheet = {
  id: 'hospital',
  pattern:
    /\b(?:hospital|medical center|urgent care|emergency department|surgery center|nursing home|dialysis|hospice)\b/i,
  groups: ['generic', 'commercial'],
  shift: {
    traffic_roads: 0.1,
    noise: 0.15,
    parking: 0.3,
    density_height: 0.3,
    lighting: 0.25,
    fire_emergency: 0.1,
    construction_hours: 0.3,
    hours_of_operation: 0.1,
    decommissioning_bond: -0.3,
    wells_groundwater: -0.25,
    odor_dust: -0.15,
    ownership_transfer: -0.15,
    technology_equipment: -0.15,
    glare: -0.2,
    precedent: -0.1,
    setbacks: -0.05,
  },
  lines: {
    traffic_roads: said(
      [
        plain('background', 'Which way do ambulances come in, and do they run the siren past the houses?'),
        plain('clarification', 'Patients, visitors, staff and deliveries: which of them use which driveway?'),
        pointed(
          'implications',
          'At shift change the staff leaves and the next one comes. What does that do to the signal?',
        ),
        sharp(
          'criticism',
          'A sick person in a line of cars at your entrance is your problem too. What is the delay there?',
        ),
      ],
      ['Sirens I understand. Trucks at the loading dock at four in the morning I do not. Which way do they come?'],
      ['I would keep deliveries off the side where people live.'],
      ['Were the trips taken per bed or per employee? The two give different answers.'],
    ),
    noise: said(
      [
        plain('background', 'How often would the helicopter come, by day and by night, and over whose roofs?'),
        plain('clarification', 'What noise do the chillers and generators make at the nearest bedroom window?'),
        pointed('support', 'Would you fix one flight path and hold every pilot to it, weather permitting?'),
        sharp('criticism', 'You gave us an average week. What does the worst week sound like?'),
      ],
      [
        'When that helicopter comes over, the dishes rattle. How many nights a month?',
        'Something hums on that roof already, and nobody ever called me back. Who do I call?',
      ],
      ['Generators can be tested at noon on a weekday. Nobody needs to hear them at dawn.'],
    ),
    parking: said(
      [
        plain('background', 'While the garage is going up, where do patients and staff park?'),
        pointed('clarification', 'Will you charge for the garage, and if so, why would staff not park on our streets?'),
      ],
      ['Nurses park in front of my house because your lot costs money. Does it still cost money?'],
    ),
    density_height: said(
      [
        plain('background', 'From the nearest back yard, how much sky does the tower take?'),
        pointed('support', 'Could the top floors step back on the side that faces the homes?'),
      ],
      ['People in the rooms up there will look straight down into my yard. What stops that?'],
    ),
    fire_emergency: said(
      [
        plain('clarification', 'Does our ladder truck reach the top floor, and what did the chief say?'),
        pointed(
          'implications',
          'How does the hospital keep running, with its doors open, while you rebuild the front of it?',
        ),
      ],
      ['If the power fails for three days, are my oxygen and I safe over there?'],
    ),
    construction_hours: said(
      [
        plain('background', 'How many years of cranes is this, start to finish, and in what order?'),
        pointed(
          'communicate',
          'Sick people are sleeping next door too, so I expect quiet hours that are really quiet.',
        ),
      ],
      ['We have lived through one of your expansions. Who answers the phone this time?'],
    ),
    precedent: said(
      [plain('implications', 'Is this the last piece of the campus, or is there another one on a drawing somewhere?')],
      ['First the houses on our corner were bought, then they sat empty. Is mine next?'],
    ),
    lighting: said([], ['The whole tower glows at night. Can anybody pull a shade?']),
    health_safety: said(
      [
        plain('background', 'Where does medical waste wait, and when is it picked up?'),
        plain('support', 'What care will people get here that they drive an hour for today?'),
      ],
      ['I am glad it is close. I only want to know what comes out of that stack.'],
    ),
  },
};
