import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Dentists, doctors and other small practices, often in what was a house. */
export const clinic: UseSheet = {
  id: 'clinic',
  pattern:
    /\b(?:dent(?:al|ists?)|orthodont\w*|clinics?|medical offices?|doctor'?s office|physical therapy|chiropract\w*|optometr\w*|counsel(?:ing|or's) office|professional office|law office|house into an? office|home occupation|hair salon|beauty salon)\b/i,
  groups: ['generic', 'commercial', 'residential'],
  shift: {
    parking: 0.3,
    neighborhood_character: 0.3,
    traffic_roads: -0.05,
    precedent: 0.3,
    screening_visual: 0.1,
    comprehensive_plan_consistency: 0.1,
    hours_of_operation: 0.1,
    lighting: 0.05,
    stormwater_drainage: 0.05,
    wells_groundwater: -0.4,
    health_safety: -0.2,
    fire_emergency: -0.25,
    jobs: -0.2,
    tax_revenue: -0.15,
    power_supply_grid: -0.4,
    technology_equipment: -0.3,
    decommissioning_bond: -0.4,
    construction_hours: -0.15,
    odor_dust: -0.3,
    affordable_share: -0.2,
    noise: -0.2,
    water_use: -0.2,
  },
  lines: {
    parking: said(
      [
        plain(
          'background',
          'A patient in the chair, one in the waiting room, and the staff: how many cars is that at once?',
        ),
        plain('clarification', 'Is one of the spaces for a wheelchair van, and can it get from there to the door?'),
        pointed('implications', 'When the lot is full, which curb do your patients find?'),
        sharp('criticism', 'You would pave a back yard to do this. What does the neighbor over the fence get?'),
      ],
      ['Our street has room for the people who live on it. Where do yours park?'],
      ['Staff at the far end, patients at the door, and nobody on the street.'],
    ),
    neighborhood_character: said(
      [
        plain('background', 'What would somebody on the sidewalk see that says it is no longer a house?'),
        plain('support', 'Will anybody live there, upstairs or in back?'),
        pointed('implications', 'At night and on weekends it is a dark house. What does that do to a block?'),
      ],
      ['That house had a family in it. Now it has appointments. Who turns on the porch light?'],
      ['Keep the porch, the door and the front yard, and people may never notice.'],
    ),
    precedent: said(
      [
        plain('implications', 'If this house may be an office, what do we tell the next one down the street?'),
        pointed('clarification', 'If you sell the practice, does the permit stay with the house?'),
      ],
      ['First a dentist, then a lawyer, then there is nobody left to wave to. Where is the line?'],
      ['Tie it to this practice. When it goes, the house goes back to being a house.'],
    ),
    traffic_roads: said(
      [
        plain('background', 'How many patients an hour on your busiest day, and how do they turn out of there?'),
        pointed('clarification', 'Do they back into the street, or is there room to turn around?'),
      ],
      ['I have watched people back out of that driveway without looking. How many a day would it be?'],
    ),
    screening_visual: said(
      [
        plain(
          'background',
          'How big is the sign, is it lit, and could it hang on the house instead of standing in the yard?',
        ),
        pointed('clarification', 'What stands between the back lot and the next yard: a fence, a hedge, or nothing?'),
      ],
      ['My bedroom looks down on that back yard. What will I look at when it is cars?'],
      ['A small sign, by the door, no light in it.'],
    ),
    hours_of_operation: said([
      plain('background', 'Which evenings and Saturdays, if any, and who decides to add one?'),
      pointed('implications', 'When a second practice shares the rooms, do the hours double?'),
    ]),
    comprehensive_plan_consistency: said([
      plain('clarification', 'Which part of the code lets an office into a house on that street?'),
      pointed('criticism', 'There are empty offices a few blocks away. Why this house?'),
    ]),
    stormwater_drainage: said(
      [plain('background', 'You take out grass and put in pavement. Where does that water go, and into whose yard?')],
      ['Our yards all drain to the same low corner. What happens when yours is asphalt?'],
    ),
    health_safety: said([
      plain('background', 'Sharps, chemicals, X-rays: what do you keep there, and who takes it away?'),
    ]),
    noise: said([
      plain('background', 'Where do the compressor and the air conditioner sit, and whose window is next to them?'),
    ]),
    lighting: said([plain('clarification', 'What is lit behind the house on a winter evening, and who turns it off?')]),
  },
};
