import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

export const waste: UseSheet = {
  id: 'waste',
  pattern:
    /\b(?:landfill|transfer station|solid waste|recycling (?:center|facility|plant)|compost\w*|scrap ?yard|salvage yard|junk ?yard|biosolids|sludge|incinerat\w*|waste[- ]to[- ]energy|digester|demolition debris)\b/i,
  groups: ['generic', 'manufacturing'],
  shift: {
    odor_dust: 0.5,
    wells_groundwater: 0.4,
    traffic_roads: 0.1,
    enforcement: 0.15,
    decommissioning_bond: 0.25,
    health_safety: 0.15,
    project_need: 0.15,
    density_height: 0.15,
    property_values: 0.15,
    precedent: 0.1,
    tax_revenue: 0.1,
    screening_visual: -0.05,
    parking: -0.3,
    comprehensive_plan_consistency: -0.1,
    power_supply_grid: -0.2,
    lighting: -0.15,
    jobs: -0.1,
  },
  lines: {
    odor_dust: said(
      [
        plain('background', 'How many odor complaints were there last year, and what did you do about each one?'),
        plain('clarification', 'How much of the face is open at one time, and what covers it at night?'),
        pointed('implications', 'You would take in far more than today. Why would it smell less?'),
        sharp('criticism', 'Complaints drop when people give up calling. What do you measure besides complaints?'),
      ],
      [
        'Some mornings I taste it. Do you live where you can taste it?',
        'I stopped having people over. When could I start again?',
      ],
      ['I want a number people can call at night that a person answers.'],
      ['Where are the hydrogen sulfide monitors, and what reading shuts you down?'],
    ),
    wells_groundwater: said(
      [
        plain('background', 'How many monitoring wells ring the cells, and who reads them, how often?'),
        plain('clarification', 'Where does the leachate go, and what happens when that plant will not take it?'),
        pointed('implications', 'A liner is good for how long, and the waste for how long?'),
        sharp('criticism', 'Two clean quarters are two. What did the wells show over the last ten years?'),
      ],
      ['Everything out here runs downhill from you. Who tests the wells you do not own?'],
      ['I would extend the well guarantee to everybody downhill, not to a circle on a map.'],
      ['Are the new chemicals that states have begun to test for on your list of what is sampled?'],
    ),
    traffic_roads: said(
      [
        plain('background', 'How many of those trucks come from outside the county, and by which road?'),
        pointed('clarification', 'Who picks up what blows off them, and how far out do you walk?'),
      ],
      ['There are mattresses in my ditch by Monday. Whose are they?'],
    ),
    density_height: said(
      [
        plain('background', 'How tall is the finished hill, and from where will it be seen that cannot see it now?'),
        pointed('implications', 'It would be the highest ground around here. What does the county get for that?'),
      ],
      ['I will watch the sun set behind a pile of trash. How many years sooner each winter?'],
    ),
    decommissioning_bond: said(
      [
        plain('background', 'How much money is set aside for closing it and watching it afterward, and who holds it?'),
        sharp('implications', 'The care ends before the waste does. Who pays in the year after?'),
      ],
      ['When it is full you will be gone. Who mows it, and who drinks from under it?'],
    ),
    tax_revenue: said(
      [
        plain(
          'clarification',
          'Which part of the host fee is guaranteed, and which part rises and falls with the tons?',
        ),
        pointed('criticism', 'The county gets used to that check. Is that not how the next expansion is approved?'),
      ],
      ['Is there any price you would not put on our noses?'],
    ),
    project_need: said(
      [
        plain('background', 'How much of what comes in is ours, and how much is from three counties away?'),
        pointed('support', 'What would it take to stretch the years you have left without one more acre?'),
      ],
      ['We already took our share. Why is it always us?'],
    ),
    enforcement: said([
      plain('background', 'When were you last cited by the state, for what, and how long did it take to fix?'),
      sharp('communicate', 'I would tie every added ton to a clean record the year before. Would you take that?'),
    ]),
    health_safety: said(
      [plain('background', 'What may not come in, and how do you catch it at the gate?')],
      ['There are birds on that hill all day. What do they bring back to my roof?'],
    ),
    precedent: said([
      plain('implications', 'Is this the last expansion, and would you put that in the host agreement?'),
    ]),
    noise: said(
      [plain('background', 'What runs before daylight: trucks, compactors, the flare?')],
      ['That compactor starts before my alarm does. What time is legal?'],
    ),
  },
};
