import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Ranges, race tracks, kennels, sports complexes. */
export const loudSport: UseSheet = {
  id: 'loud_sport',
  pattern:
    /\b(?:shooting|gun (?:range|club)|firing range|race ?track|speedway|motocross|go-?kart|sports complex|athletic (?:fields?|complex)|ball ?fields?|stadium|arena|skate ?park|pickleball|golf|water ?park|amusement)\b/i,
  groups: ['generic', 'commercial'],
  shift: {
    noise: 0.4,
    hours_of_operation: 0.3,
    lighting: 0.3,
    parking: 0.2,
    traffic_roads: 0.1,
    health_safety: 0.15,
    enforcement: 0.1,
    property_values: 0.15,
    open_space_trails: 0.1,
    decommissioning_bond: -0.3,
    power_supply_grid: -0.3,
    technology_equipment: -0.3,
    odor_dust: -0.15,
    glare: -0.15,
    density_height: -0.15,
  },
  lines: {
    noise: said(
      [
        plain(
          'background',
          'What is the loudest hour of the week, and what does it sound like from the nearest house?',
        ),
        plain('clarification', 'An average hides a bang. What is the peak?'),
        pointed('support', 'What could go indoors, behind a berm, or below grade?'),
        sharp('criticism', 'It is a sound people cannot get used to. What number makes that all right?'),
      ],
      [
        'My dog shakes under the bed at one firecracker. Which days would it not start?',
        'Every Saturday it would take my back yard away. Do I get any of them back?',
      ],
      ['I would start with fewer days and let you earn the rest.'],
    ),
    hours_of_operation: said(
      [plain('background', 'Which days, which hours, and how many special events on top of those?')],
      ['One day a week of quiet, any day. Which one is it?'],
    ),
    lighting: said(
      [plain('clarification', 'When does the last light go out, and does somebody have to be there to do it?')],
      ['Lights like that come right over a hedge and onto a ceiling. Until what time would they be on mine?'],
    ),
    health_safety: said(
      [
        plain('background', 'Where does a stray shot, ball or car end up, and what is there now?'),
        pointed('clarification', 'Who runs it when you are away, and trained by whom?'),
      ],
      ['What is behind the backstop? I ask because I am.'],
    ),
    traffic_roads: said([plain('background', 'When a tournament ends and everybody leaves, which way do they go?')]),
    parking: said([
      plain('background', 'Two games end, two begin: how many cars are on the ground in that half hour?'),
    ]),
    wells_groundwater: said([
      plain('background', 'Lead, fertilizer, fuel: what goes on that ground, and where does the water under it go?'),
    ]),
  },
};
