import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Dispensaries, and the liquor and smoke shops that raise the same questions. */
export const cannabis: UseSheet = {
  id: 'cannabis',
  pattern:
    /\b(?:cannabis|marijuana|dispensar(?:y|ies)|hemp|vape shop|smoke shop|liquor store|package store|tavern|nightclub)\b/i,
  groups: ['generic', 'commercial', 'manufacturing'],
  shift: {
    health_safety: 0.35,
    odor_dust: 0.3,
    schools: 0.35,
    parking: 0.2,
    hours_of_operation: 0.3,
    enforcement: 0.1,
    neighborhood_character: 0.2,
    ownership_transfer: 0.15,
    precedent: 0.2,
    traffic_roads: 0.05,
    tax_revenue: 0.1,
    stormwater_drainage: -0.35,
    screening_visual: -0.25,
    wells_groundwater: -0.5,
    decommissioning_bond: -0.3,
    construction_hours: -0.3,
    setbacks: -0.05,
    technology_equipment: -0.2,
    glare: -0.3,
    farmland_soil: -0.3,
    density_height: -0.2,
    noise: -0.15,
  },
  lines: {
    health_safety: said(
      [
        plain('background', 'Where is the cash, where is the product, and who is in the building at closing time?'),
        plain('clarification', 'How do you keep anybody underage from getting past the first door?'),
        pointed('implications', 'Where do people go with it, once they have bought it?'),
        sharp('criticism', 'Cameras tell us who did it afterward. What keeps it from happening?'),
      ],
      [
        'I walk past there with two little ones. Who will be standing outside?',
        'The bank left because it was robbed. Why would you not be?',
      ],
      ['I would want the police chief, and not the applicant, to tell me about the security plan.'],
      ['Were calls for service looked up at a comparable store, or only assumed?'],
    ),
    schools: said(
      [
        plain('background', 'How did you measure the distance to the school, door to door or line to line?'),
        pointed('clarification', 'What about the day care, the library and the bus stop? Did you measure those?'),
        sharp('criticism', 'A few feet past the minimum is a few feet. Why this building?'),
      ],
      ['The kids get off the bus at that corner. Does the bus stop not count?'],
    ),
    odor_dust: said(
      [
        plain('clarification', 'What does the filter do on the day nobody has changed it?'),
        pointed('communicate', 'If I can smell it from the sidewalk, I want the doors closed until it is fixed.'),
      ],
      ['I share a wall with that building. Will my place smell?'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'When do the doors open, when do they close, and what is still going on after that?'),
        pointed('support', 'Would you close when the other shops on the street do, for the first year?'),
      ],
      ['Nine at night on a school night. Who is that for?'],
    ),
    parking: said(
      [
        plain('background', 'On opening day, and on your busiest day of the year, where does the line stand?'),
        pointed('clarification', 'How long does one customer stay, and so how many stalls turn over in an hour?'),
      ],
      ['They will park at my business and walk across. Who pays for my signs?'],
    ),
    traffic_roads: said([
      plain(
        'clarification',
        'Pickup in the old drive-through lane: how many cars, and where does the tail of the line go?',
      ),
    ]),
    neighborhood_character: said(
      [
        plain('background', 'From the street, what would a person see: sign, windows, guard?'),
        pointed(
          'implications',
          'How many licensed places are there within a mile already, and how many would be too many?',
        ),
      ],
      ['We lost the bank and the shoe store. Is this what a corner gets now?'],
      ['An empty building is no friend of the neighborhood either. I keep both in mind.'],
    ),
    ownership_transfer: said([
      plain('background', 'Who owns it, who put up the money, and does the license follow the person or the place?'),
      pointed('implications', 'What happens to the local ownership if a chain makes an offer?'),
    ]),
    tax_revenue: said([
      plain('clarification', 'What does the city get from it, and may it be spent where the store is?'),
    ]),
    precedent: said([
      pointed(
        'implications',
        'If you are licensed, who is in line behind you, and on what ground would we refuse them?',
      ),
    ]),
    enforcement: said([
      plain('background', 'Does the permit come up for review after a year, with the police report beside it?'),
    ]),
  },
};
