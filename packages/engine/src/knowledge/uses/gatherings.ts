import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Weddings in barns, wineries, concert grounds. */
export const gatherings: UseSheet = {
  id: 'gatherings',
  pattern:
    /\b(?:event (?:venue|barn|center|space)|weddings?|winery|vineyard|brewery|taproom|banquet|concerts?|amphitheater|fairground|festival|party barn|agritourism)\b/i,
  refines: ['hotel'],
  groups: ['generic', 'commercial'],
  shift: {
    noise: 0.35,
    hours_of_operation: 0.35,
    parking: 0.3,
    traffic_roads: 0.1,
    sewer: 0.35,
    fire_emergency: 0.3,
    enforcement: 0.1,
    lighting: 0.15,
    neighborhood_character: 0.2,
    farmland_soil: 0.05,
    wells_groundwater: -0.1,
    decommissioning_bond: -0.3,
    power_supply_grid: -0.3,
    technology_equipment: -0.3,
    construction_hours: -0.2,
    odor_dust: -0.2,
    ownership_transfer: -0.1,
    density_height: -0.15,
    jobs: -0.2,
  },
  lines: {
    noise: said(
      [
        plain('background', 'Is the music indoors with the doors shut, or out on the lawn?'),
        plain('clarification', 'Who stands at the sound board with the power to turn it down: you, or the band?'),
        pointed('support', 'Would you put in a limiter that cuts the amplifier when it gets too loud?'),
        sharp('criticism', 'Old barn boards do not stop a bass. What will the neighbor feel in bed?'),
      ],
      [
        'I can hear one clap of hands across that field at night. What will a dance floor sound like?',
        'It would be every Saturday of the summer. Which Saturdays do we get?',
      ],
      ['Music off is one thing. Two hundred people saying good night in a gravel lot is another.'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'When does the music stop, when does the bar stop, and when is the last car gone?'),
        plain('clarification', 'Does a rehearsal dinner count as an event, and the brunch the day after?'),
        pointed('communicate', 'I would end amplified music an hour earlier than you ask, and see how a season goes.'),
        sharp('implications', 'You ask for so many a year. Who counts, and who looks at the count?'),
      ],
      ['We milk at five. Is anybody going to be asleep around here?'],
    ),
    traffic_roads: said(
      [
        plain('background', 'How wide is that lane, and can two cars pass in the dark?'),
        pointed('clarification', 'Shuttles, caterers, a tour bus: what is the biggest thing that comes up the lane?'),
        sharp('criticism', 'People have been drinking and the road has no shoulder. What is your part in that?'),
      ],
      [
        'Your guests will not know that road in the dark, and some of them will have had a glass. Who pulls them out of my ditch?',
      ],
      ['A shuttle from town would answer half of this.'],
    ),
    parking: said(
      [
        plain('background', 'Where do the cars go when the field is mud?'),
        pointed('clarification', 'Who points the cars in and, at the end of the night, who points them out?'),
      ],
      ['Will they park along the lane, where my mail comes?'],
    ),
    sewer: said(
      [
        plain('background', 'How many restrooms, on what system, and what did the health department say?'),
        pointed('implications', 'Portable toilets for now means until when?'),
      ],
      [
        'My well is not far from where they will stand in line. Where does it go when two hundred people use it in one night?',
      ],
    ),
    fire_emergency: said(
      [
        plain('background', 'Who has inspected that building for people rather than for hay?'),
        plain(
          'clarification',
          'How many ways out are there, and could an ambulance reach the door past the parked cars?',
        ),
        pointed('communicate', 'An old barn full of candles is the thing the fire marshal dreams about.'),
      ],
      ['If it goes up, our volunteers are at least twenty minutes out. Does anybody inside know that?'],
    ),
    enforcement: said(
      [
        plain('background', 'Who is on the property for every event, and what number do the neighbors have?'),
        sharp('communicate', 'Three complaints that hold up and you come back to us. Would you agree?'),
      ],
      ['Who comes on a Saturday night? The zoning office is closed on Saturday night.'],
    ),
    neighborhood_character: said(
      [
        plain('support', 'How is this still a farm, if most of the money comes from weddings?'),
        pointed('implications', 'If every barn in the valley did this, what would a summer sound like?'),
      ],
      ['We bought out here for the quiet, and the quiet is what you are selling. Do you see the trouble?'],
    ),
    lighting: said([plain('clarification', 'String lights, headlights, a lit field: what is on, and until when?')]),
  },
};
