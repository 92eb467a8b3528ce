import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

export const livestock: UseSheet = {
  id: 'livestock',
  pattern:
    /\b(?:hogs?|swine|pork|pigs?|dairy|feedlots?|cattle|poultry|broilers?|layers|egg farm|turkey barns?|confinement|CAFO|livestock|manure)\b/i,
  groups: ['generic', 'manufacturing'],
  shift: {
    odor_dust: 0.55,
    wells_groundwater: 0.4,
    stormwater_drainage: 0.1,
    health_safety: 0.1,
    setbacks: 0.2,
    property_values: 0.15,
    road_use_agreement: 0.1,
    farmland_soil: 0.15,
    water_use: 0.25,
    enforcement: 0.1,
    screening_visual: -0.2,
    comprehensive_plan_consistency: -0.1,
    parking: -0.3,
    lighting: -0.15,
    power_supply_grid: -0.25,
    construction_hours: -0.15,
    tax_revenue: -0.1,
    density_height: -0.1,
  },
  lines: {
    odor_dust: said(
      [
        plain('background', 'Which way does the wind blow in July, and who lives on that side?'),
        plain('clarification', 'How many days a year is manure moved, and do the neighbors know ahead of time?'),
        pointed('support', 'Filters on the fans, trees, a cover on the pit: which of those are you willing to build?'),
        sharp('criticism', 'Everybody tells us theirs does not smell. What number would prove it, and who takes it?'),
      ],
      [
        'We eat supper on the porch from May on. Do we stop?',
        'My sister lives a mile from one and cannot open a window. Are you telling me a mile is not enough?',
        'Church has its picnic on that side of town. Can you leave us that one Sunday?',
      ],
      ['No spreading on a holiday weekend, and the sheriff should not have to tell anybody so.'],
      ['Separation was figured from which odor model, and with how many years of local wind?'],
    ),
    wells_groundwater: said(
      [
        plain('background', 'How deep is the pit, what is it lined with, and how far down is the water?'),
        plain('clarification', 'How much does your well pump on a hot day, and whose well is closest to it?'),
        pointed('implications', 'Say a wall cracks and it drains toward the creek. Who knows first, and by what?'),
        sharp('communicate', 'I would want nitrate tested in the nearest wells every year, at your expense.'),
      ],
      ['We already buy water for the baby because of nitrates. What does this do to that number?'],
      ['Old tile lines are what worry me. Nobody knows where they all run.'],
      ['Is there limestone or any sinkhole under that ground, and who drilled to find out?'],
    ),
    stormwater_drainage: said(
      [
        plain('background', 'How many acres take the manure, and do you have all of them in writing?'),
        pointed('implications', 'It rains hard the day after you spread. Where does that run?'),
        sharp('criticism', 'The plan counts acres that other farms may count too. Has anybody added them up?'),
      ],
      ['My grandson wades in that creek. Should he?'],
      ['Ground that is tiled to the creek should take less of it, whatever the plan allows.'],
    ),
    water_use: said(
      [plain('background', 'How many gallons a day do that many animals drink, and what draws down beside it?')],
      ['When the rural water line drops, I get air. What does your barn get?'],
    ),
    setbacks: said(
      [
        plain(
          'background',
          'How far is the barn from the closest house that is not family, and from the church and the park?',
        ),
        pointed('clarification', 'You measured to the house. Does anybody have a well or a yard closer than that?'),
      ],
      ['A barn that size belongs farther from people than a barn my dad built. How far is far enough?'],
    ),
    traffic_roads: said(
      [
        plain('background', 'Feed in, animals out, manure in the fall: how many semis is that on a gravel road?'),
        pointed('clarification', 'Whose bridge do the loaded trucks cross, and what is it posted for?'),
      ],
      ['The week they clean out, the trucks run day and night. Can they at least slow down by the house?'],
    ),
    farmland_soil: said([
      plain('support', 'What do you save on fertilizer, and does the soil test bear it out?'),
      pointed('clarification', 'Phosphorus builds up. Which of your fields are already high?'),
    ]),
    health_safety: said(
      [
        plain('background', 'Where do dead animals go, how soon, and can anybody see or smell them?'),
        pointed('implications', 'If disease gets into that herd, what is the plan, and who has seen it?'),
      ],
      ['My boy has asthma. What should we tell his doctor he will be breathing?'],
      [],
      ['Hydrogen sulfide when the pit is stirred: who is outdoors, and where does it drift?'],
    ),
    ownership_transfer: said([
      plain('background', 'Who owns the animals, who owns the barn, and who owns the manure?'),
      pointed('implications', 'When the contract ends, what do you have: a farm, or an empty barn and a note?'),
    ]),
    neighborhood_character: said(
      [plain('support', 'This is farm country, so tell me how this farm is a good neighbor to the others.')],
      ['We are farmers too. This is not what we mean by it. What do you call it?'],
      ['I want young people to farm here. I want them to be able to live next to each other as well.'],
    ),
    enforcement: said([
      pointed('clarification', 'The state issues the permit and we get the calls. Who comes out when somebody calls?'),
    ]),
  },
};
