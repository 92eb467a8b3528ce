import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

export const tower: UseSheet = {
  id: 'tower',
  pattern:
    /\b(?:(?:cell|cellular|wireless|telecom\w*|communications?|radio|broadcast) (?:tower|facility|facilities|antennas?|site)|monopole|monopine|lattice tower|small cells?)\b/i,
  groups: ['generic', 'commercial'],
  shift: {
    screening_visual: 0.3,
    project_need: 0.45,
    setbacks: 0.3,
    health_safety: 0.2,
    property_values: 0.2,
    precedent: 0.1,
    lighting: 0.2,
    density_height: 0.35,
    technology_equipment: 0.3,
    decommissioning_bond: 0.3,
    ownership_transfer: 0.05,
    traffic_roads: -0.5,
    stormwater_drainage: -0.3,
    hours_of_operation: -0.3,
    wells_groundwater: -0.4,
    water_use: -0.3,
    parking: -0.3,
    odor_dust: -0.3,
    jobs: -0.3,
    noise: -0.2,
    farmland_soil: -0.2,
    schools: -0.2,
    sewer: -0.3,
  },
  lines: {
    project_need: said(
      [
        plain('background', 'Where exactly is the gap in coverage today, and how was it measured?'),
        plain('clarification', 'Which existing towers, tanks and rooftops did you look at, and why did each one fail?'),
        pointed('implications', 'What would two shorter poles do that this one tall one does not?'),
        sharp('criticism', 'Is there a carrier with a signed lease, or are we approving a pole on speculation?'),
      ],
      ['My phone works fine on that road. Whose does not?'],
      ['I have lost calls out there myself, so the need I can see. The height I am still thinking about.'],
      ['The coverage map shows predicted signal. Was any of it driven and measured?'],
    ),
    screening_visual: said(
      [
        plain('background', 'On the day of the balloon test, from which places could you see it?'),
        plain('support', 'What would it cost to make it a tree, a silo or a flagpole?'),
        pointed(
          'clarification',
          'The photographs were taken from where you chose. Which views did the neighbors ask for?',
        ),
        sharp('criticism', 'The trees around it are half that tall. What, then, is screening what?'),
      ],
      ['I see that ridge from my kitchen sink. What would I see in the winter, when the leaves are down?'],
      ['A fake pine twice as tall as the real ones fools nobody. I would take the plain gray pole.'],
    ),
    setbacks: said(
      [
        plain('background', 'If it falls, where does it land, and whose line is inside that circle?'),
        pointed(
          'clarification',
          'The engineer says it folds. Is that stamped, and has one of that design ever been tested by a storm?',
        ),
        sharp('criticism', 'The rule is the height and then some. Why should we take a letter in its place?'),
      ],
      ['My children play inside that circle. Do you call that set back?'],
    ),
    density_height: said(
      [
        plain(
          'background',
          'How tall do you need it for the first carrier, and how tall for the ones who may never come?',
        ),
        pointed('implications', 'Once it stands, how much taller could it grow without coming back to us?'),
      ],
      ['Just under the height where it needs a light. Is that a coincidence?'],
    ),
    health_safety: said(
      [
        plain(
          'clarification',
          'With every antenna on it loaded, what share of the federal limit reaches the nearest house?',
        ),
        pointed(
          'communicate',
          'Federal law ties our hands on radio emissions if you meet the limits. Show us that you do.',
        ),
      ],
      [
        'Nobody will tell me it is safe for a baby, only that it is legal. Is that the best you have?',
        'When the power is out for a week, does it still make an emergency call?',
      ],
      ['I know what we may not consider. The neighbors still deserve an answer in plain words.'],
      ['Was the exposure computed with all future carriers at full power, or only with the first one?'],
    ),
    property_values: said(
      [pointed('implications', 'What would you tell somebody who sells a house in the shadow of it next spring?')],
      ['Every listing on our lane talks about the view. What do they write afterward?'],
    ),
    decommissioning_bond: said([
      plain('background', 'When nobody rents it any more, who takes it down, and with whose money?'),
      pointed('support', 'Would you post security for removal with the building permit?'),
    ]),
    technology_equipment: said([
      plain('background', 'How many carriers fit on it, and what stands on the ground for each?'),
      pointed('clarification', 'How often does the generator run, and for how long on its batteries alone?'),
    ]),
    precedent: said([plain('implications', 'If we approve this one above the limit, what do we say to the next one?')]),
    lighting: said(
      [plain('clarification', 'Could anybody ever require a light on it, and would you come back to us first?')],
      ['If it ever blinks red at night, I am coming to your house. Will it?'],
    ),
    fire_emergency: said([
      plain('support', 'Will you give the county space on it for emergency radios, free of charge?'),
    ]),
  },
};
