import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

export const aviation: UseSheet = {
  id: 'aviation',
  pattern: /\b(?:airstrip|airport|airpark|heliport|helipad|runway|hangars?|skydiv\w*|drone port)\b/i,
  groups: ['generic', 'commercial'],
  shift: {
    noise: 0.4,
    health_safety: 0.2,
    hours_of_operation: 0.25,
    precedent: 0.15,
    property_values: 0.2,
    neighborhood_character: 0.1,
    fire_emergency: 0.2,
    wildlife_habitat: 0.15,
    insurance_liability: 0.3,
    enforcement: 0.15,
    farmland_soil: 0.05,
    traffic_roads: -0.4,
    parking: -0.25,
    sewer: -0.2,
    stormwater_drainage: -0.25,
    screening_visual: -0.25,
    glare: -0.2,
    water_use: -0.2,
    decommissioning_bond: -0.2,
    construction_hours: -0.25,
    tax_revenue: -0.1,
    wells_groundwater: -0.2,
  },
  lines: {
    noise: said(
      [
        plain('background', 'How many takeoffs in a week, at the height of summer, and what kind of aircraft?'),
        plain('clarification', 'On climb-out, how low are they over the nearest house, and which house is it?'),
        pointed('support', 'Would you keep a log of every flight that we could ask to see?'),
        sharp('criticism', 'One friend with a loud airplane is all it takes. What do your rules say about him?'),
      ],
      [
        'My horses went through a fence the last time somebody buzzed the place. Is that what Saturdays will be?',
        'We sit out in the evening to hear nothing at all. What will we hear?',
      ],
      ['Circling is what bothers people. Straight out and straight in I could live with.'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'Sunrise to sunset, or do you want more than that?'),
        pointed('implications', 'If nobody is watching the field, who keeps a pilot from landing after dark?'),
      ],
      ['Sunday morning is quiet here. Can it stay that way?'],
    ),
    health_safety: said(
      [
        plain('background', 'What lies under the first half mile off each end of the runway?'),
        plain('clarification', 'Have the state and federal aviation offices looked at it, and what did they say?'),
        pointed('clarification', 'How long does a loaded airplane really need on wet grass at this elevation?'),
        sharp('criticism', 'There are power lines at one end. Why is that end the one you chose?'),
      ],
      ['School lets out a mile from there. Do they come over the yard?'],
      [],
      ['Was the approach slope surveyed for trees and wires as they stand today?'],
    ),
    fire_emergency: said(
      [
        plain('background', 'If one goes down in the hay in August, who gets there first, and with what?'),
        pointed('clarification', 'No fuel on site: does that include cans and a truck on weekends?'),
      ],
      ['It is all dry grass to my porch. What is between me and a crash?'],
    ),
    insurance_liability: said(
      [plain('background', 'Who carries the insurance when a friend is flying: the friend, or you?')],
      ['If a wheel comes through my barn roof, whose door do I knock on?'],
    ),
    precedent: said([
      plain('implications', 'It starts with a few hangars for friends. Where does it stop being private?'),
      sharp('communicate', 'I would cap the hangars and the aircraft. Name a number.'),
    ]),
    property_values: said([], ['Is there anybody who pays more for a house under a flight path?']),
    wildlife_habitat: said(
      [plain('background', 'Geese, elk, the birds on the creek: what comes across that strip, and when?')],
      ['Cranes land in that field every spring. Who moves over?'],
    ),
    enforcement: said([
      pointed('clarification', 'Flights over our heads are federal. What, then, can this county hold you to?'),
    ]),
    neighborhood_character: said([
      plain('support', 'A man may do a good deal on his own ranch. What does this one owe his neighbors?'),
    ]),
  },
};
