import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Crematories, for people or for animals. */
export const crematorium: UseSheet = {
  id: 'crematorium',
  pattern: /\b(?:cremator(?:y|ies|ium|iums|ia)|cremations?|pet crematory|retorts?)\b/i,
  groups: ['generic', 'commercial', 'manufacturing'],
  shift: {
    health_safety: 0.35,
    odor_dust: 0.3,
    neighborhood_character: 0.25,
    property_values: 0.15,
    setbacks: 0.2,
    screening_visual: 0.1,
    hours_of_operation: 0.15,
    enforcement: 0.1,
    comprehensive_plan_consistency: 0.1,
    project_need: 0.1,
    traffic_roads: -0.25,
    parking: -0.1,
    noise: -0.1,
    stormwater_drainage: -0.2,
    wells_groundwater: -0.3,
    construction_hours: -0.3,
    power_supply_grid: -0.3,
    decommissioning_bond: -0.2,
    jobs: -0.2,
    lighting: -0.15,
    precedent: 0.05,
    density_height: -0.15,
  },
  lines: {
    health_safety: said(
      [
        plain('background', 'What comes out of the stack, by name, and how much of it is mercury?'),
        plain('clarification', 'How hot is the second chamber, and what happens if it drops while a case is in it?'),
        pointed('clarification', "Does the state test your stack, or the maker's stack somewhere else?"),
        pointed('support', 'Would you pay for one stack test here, in the first year, and give us the numbers?'),
        sharp('criticism', 'Fillings, pacemakers, plastics: who takes them out before, and what if nobody does?'),
      ],
      [
        'Our windows are open from May on. What are my children breathing on a busy day?',
        'Nobody will tell me about the mercury in plain words. Will you?',
      ],
      ['I am not squeamish. I would like to see numbers from a stack like this one.'],
      ['At what temperature and for how long is the gas held, and is that recorded for every case?'],
    ),
    odor_dust: said(
      [
        plain('background', 'Will anybody ever see smoke, and what do they do if they see it?'),
        plain('clarification', 'Who shuts it down when it smokes, and does it have to finish first?'),
        sharp(
          'criticism',
          'You say nothing can be seen or smelled. Then what did the neighbors of your last one call about?',
        ),
      ],
      ['If I smell something, I am going to know what it is. Do you see that this is different?'],
      ['No visible smoke, and a camera on the stack. That is enforceable.'],
    ),
    neighborhood_character: said(
      [
        plain('background', 'What would a person driving by know about what goes on inside?'),
        pointed('implications', 'The funeral home has been a good neighbor. Is this still a funeral home?'),
        sharp('criticism', 'You could put it in the industrial park. Why next to where people sleep?'),
      ],
      [
        'We have had services there for half the people on this street. It is not about that. Why burn here?',
        'I can see the chimney from where I do the dishes. What am I to think of every time?',
      ],
      ['It is a decent trade and it has to be somewhere. That does not mean here.'],
    ),
    setbacks: said([
      plain('background', 'How far is the stack from the nearest house, and from the nearest school yard?'),
      pointed('clarification', 'Is that distance from the chimney or from the wall of the building?'),
    ]),
    hours_of_operation: said(
      [
        plain('background', 'How many a day, and does it run on weekends?'),
        pointed('implications', 'Will you take cases for other funeral homes, and how many does that make?'),
      ],
      ['First it is only for your own families. Then it is for the whole county. Where does it stop?'],
      ['A cap on cases a year, in the permit. I could live with a cap.'],
    ),
    project_need: said([
      plain('background', 'Where do you send families now, and how far is that?'),
      pointed('support', 'How many families choose it these days, and how is that changing?'),
    ]),
    property_values: said(
      [pointed('implications', 'A seller has to say what is next door. What does that do to the closest house?')],
      ['When we sell, somebody will ask what the chimney is for. What do we say, and what does it cost us?'],
    ),
    screening_visual: said([
      plain('background', 'How tall is the stack beside the roof, and can it look like anything else?'),
    ]),
    enforcement: said([
      plain('background', 'Who keeps the log of every run, and may the county see it?'),
      pointed('support', 'Would you come back to us before you put in a second unit?'),
    ]),
    comprehensive_plan_consistency: said([
      plain('clarification', 'Is this an accessory to a funeral home in our code, or is it an incinerator?'),
    ]),
    traffic_roads: said([plain('background', 'How many vehicles a day does this add, and which door do they use?')]),
  },
};
