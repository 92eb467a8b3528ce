import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Apartments and mixed use in town, where the subdivision's questions do not fit. */
export const apartments: UseSheet = {
  id: 'apartments',
  pattern:
    /\b(?:apartments?|multi[- ]?family|mixed[- ]use|condominiums?|condos|senior housing|workforce housing|affordable housing|infill|micro[- ]units|student housing|downtown)\b/i,
  groups: ['residential', 'generic', 'commercial'],
  shift: {
    parking: 0.3,
    affordable_share: 0.35,
    density_height: 0.2,
    screening_visual: 0.05,
    construction_hours: 0.1,
    neighborhood_character: 0.1,
    traffic_roads: -0.05,
    wells_groundwater: -0.5,
    stormwater_drainage: -0.1,
    farmland_soil: -0.5,
    wildlife_habitat: -0.3,
    decommissioning_bond: -0.3,
    setbacks: 0.05,
    sewer: -0.05,
    odor_dust: -0.1,
    property_values: -0.05,
  },
  lines: {
    parking: said(
      [
        plain('background', 'How many stalls for how many apartments, and is a stall in the rent or extra?'),
        plain('clarification', 'Where do visitors and delivery vans stop, without blocking the lane?'),
        pointed('implications', 'If half the tenants own a car, where do the rest of those cars sleep?'),
        sharp('criticism', 'You count on the bus. When does the last one run?'),
      ],
      [
        'I come off work at eleven and circle for half an hour now. What is it with a hundred more?',
        'My customers cannot find a space as it is. Where will they go?',
      ],
      ['Unbundle the parking from the rent and I would accept fewer stalls.'],
      ['What does car ownership look like in the buildings within a few blocks? Was it counted at night?'],
    ),
    affordable_share: said(
      [
        plain('background', 'How many of the units are below market, for what incomes, and for how many years?'),
        plain('clarification', 'Are the affordable units the same size, on every floor, behind the same door?'),
        pointed('implications', 'What happens to the rents the day the restriction runs out?'),
        sharp('criticism', 'You get extra height for a handful of units. Who got the better end of that?'),
      ],
      [
        'Affordable to whom? I work full time and I did the arithmetic.',
        'I grew up three blocks from there. Is there one unit in it that I could rent?',
      ],
      ['I would trade a floor for twice as many affordable units, and I would not need long to think.'],
    ),
    density_height: said(
      [
        plain('background', 'How tall is it beside the buildings on either side, in floors?'),
        pointed('support', 'What if the top two floors stepped back from the street?'),
        sharp(
          'criticism',
          'Which part of that height is the law, which part is the bonus, and which part is the loan?',
        ),
      ],
      ['My garden gets sun from ten to two. What does it get afterward?'],
      ['People need somewhere to live, and up is one of the directions.'],
      ['Was the shadow drawn for December, or only for a flattering day in June?'],
    ),
    neighborhood_character: said(
      [
        plain('background', 'Who lives or does business on that lot today, and where do they go?'),
        pointed('implications', 'What does the ground floor give to people who do not live upstairs?'),
        sharp('criticism', 'Take the name off the drawing and it could stand in any city. What in it is ours?'),
      ],
      ['We walk past that lot every day. What would be at street level for those of us who live here already?'],
    ),
    screening_visual: said(
      [
        plain('background', 'What is the wall made of on the side that nobody will photograph?'),
        pointed('clarification', 'Where do the trash, the meters and the rooftop units go, and who sees them?'),
      ],
      ['I will look at a blank wall from my fire escape. Could it at least have windows?'],
    ),
    traffic_roads: said(
      [
        plain('background', 'Where do the garage door and the sidewalk meet, and who has to stop for whom?'),
        pointed('clarification', 'Moving trucks, trash trucks, delivery vans: where is the curb for them?'),
      ],
      ['I push a stroller along there. Will there be a sidewalk while you build?'],
    ),
    construction_hours: said(
      [
        plain('background', 'For how long is the sidewalk closed, and where does a wheelchair go?'),
        pointed(
          'implications',
          'The shops next door live on foot traffic. What do you do for them while the fence is up?',
        ),
      ],
      ['A pile driver next to a noodle bowl. How many lunches is that?'],
    ),
    noise: said(
      [
        plain('clarification', 'Who was here first: the music, or the bedrooms? Say how you build for that.'),
        pointed('clarification', 'Roof deck, garage gate, exhaust fans: what will the people across the alley hear?'),
      ],
      ['A gate that buzzes under my window all night: is that in the plans?'],
    ),
    setbacks: said(
      [plain('background', 'How far are your windows from the windows next door?')],
      ['I could hand your tenant a cup of sugar. Is that a setback?'],
    ),
    tax_revenue: said([
      plain('background', 'What does the city put in, what does it get back, and in which year do the two meet?'),
      sharp('criticism', 'Without the public money, would you build it anyway? Show me the numbers that say no.'),
    ]),
    schools: said([
      plain('background', 'How many bedrooms, and so how many children, would this bring to the school?'),
    ]),
    community_engagement: said([
      pointed('clarification', 'The tenants who live there now: who has sat down with them, and in which language?'),
    ]),
    stormwater_drainage: said([
      plain('clarification', 'It is all roof. Where does the water go before it reaches the street drain?'),
    ]),
  },
};
