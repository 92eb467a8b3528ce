import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Campgrounds and parks for recreational vehicles. */
export const campground: UseSheet = {
  id: 'campground',
  pattern:
    /\b(?:RV (?:parks?|resorts?|campgrounds?)|recreational vehicle (?:parks?|resorts?)|camp ?grounds?|campsites?|glamping|tent sites|trailer park for campers)\b/i,
  refines: ['hotel'],
  groups: ['generic', 'commercial', 'residential'],
  shift: {
    sewer: 0.3,
    traffic_roads: 0.05,
    noise: 0.2,
    fire_emergency: 0.25,
    stormwater_drainage: 0.15,
    wells_groundwater: 0.05,
    water_use: 0.1,
    enforcement: 0.15,
    hours_of_operation: 0.15,
    neighborhood_character: 0.1,
    lighting: 0.1,
    health_safety: 0.1,
    affordable_share: -0.2,
    parking: -0.1,
    power_supply_grid: -0.2,
    technology_equipment: -0.3,
    decommissioning_bond: -0.2,
    jobs: -0.1,
    schools: -0.15,
  },
  lines: {
    sewer: said(
      [
        plain('background', 'Where does it all go: every hookup, the bath house, the dump station?'),
        plain('clarification', 'Was the system sized for a full park on a holiday weekend or for an average night?'),
        pointed(
          'implications',
          'If the field fails on the Fourth of July, what do you tell the people who are parked there?',
        ),
        sharp('criticism', 'That is a small town on one drain field. Which agency has said yes to it?'),
      ],
      ['They will empty a tank wherever it is dark. How do you keep it out of our creek?'],
      ['I would not open a site before the state has signed off on the system.'],
      ['On what flow per site was the design based, and does it count the visitors of the guests?'],
    ),
    traffic_roads: said(
      [
        plain('background', 'How long is the longest rig you take, and where does it turn in?'),
        plain('clarification', 'On a Friday at five they all arrive. How many can stand inside the gate?'),
        pointed('implications', 'Somebody pulls a long trailer down the wrong lane. Where do they turn around?'),
        sharp('criticism', 'Most of them tow something they rented that morning. Is that road up to it?'),
      ],
      ['I get behind one on that hill and I am late for work. How many of them a day?'],
      ['A place to pull off and check in, well back from the road.'],
    ),
    noise: said(
      [
        plain('background', 'Are generators allowed, and what time do they go off?'),
        pointed('clarification', 'Who walks the loop at ten at night and says that it is quiet hours?'),
        sharp('criticism', 'Water carries sound. Have you stood on the other bank at night?'),
      ],
      ["Every weekend is somebody else's vacation. Which of them knows that I get up at five?"],
      ['No generators after dark, since every site has a plug.'],
    ),
    fire_emergency: said(
      [
        plain(
          'background',
          'Campfires: one ring at every site, or one place for all, and who puts them out in a dry spell?',
        ),
        plain('clarification', 'Can an engine get down every loop with awnings out and cars parked?'),
        pointed(
          'implications',
          'The water comes up at night, or the fire comes over the ridge. How does everybody get out, and by which road?',
        ),
      ],
      ['Our volunteers carried people out of a camp once. Who wakes them up at yours?'],
      ['A siren, a map at every site, and somebody on the grounds who knows the way.'],
    ),
    stormwater_drainage: said(
      [
        plain('background', 'Which of the sites are in the floodplain, and how fast can they be empty?'),
        pointed('implications', 'How much warning does that river give you, and who is watching the gauge at night?'),
        sharp('criticism', 'Wheels do not help when nobody is hitched up. Why put anyone on the low ground?'),
      ],
      ['That bottom goes under every few years. Who told you it did not?'],
      ['Grass on the low ground, sites on the high ground. That is the whole of my advice.'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'How long may one rig stay, and does anybody live there?'),
        pointed('clarification', 'When the season is over, does everything on wheels leave?'),
        sharp('implications', 'When somebody has been there for three winters, is it still a campground?'),
      ],
      ['First it is a vacation and then it is an address. Who keeps track?'],
      ['Two weeks and then move along. I would write it just like that.'],
    ),
    enforcement: said(
      [
        plain('background', 'Is the manager on the grounds at night, and does the sheriff have that number?'),
        pointed('clarification', 'What gets a guest sent home, and have you ever done it?'),
      ],
      ['By the time anybody comes, they have packed up and gone. Whom do we hold to it?'],
    ),
    neighborhood_character: said(
      [
        plain('support', 'What does the town get from the people who stay with you that it does not get now?'),
        pointed(
          'implications',
          'On a full weekend there would be more people there than on our main street. What changes?',
        ),
      ],
      ['We know everybody on this road by their truck. Who will all these people be?'],
    ),
    lighting: said([plain('clarification', 'What is lit all night: the loops, the bath house, the sign?')]),
    health_safety: said([
      plain('background', 'Pool, river, dogs off the leash: who is responsible for the guests, and who is watching?'),
    ]),
    wells_groundwater: said(
      [plain('background', 'How much will your well draw on a full weekend, and who else is on that aquifer?')],
      ['Our well is the same water as yours. What happens to the pressure when every camper takes a shower?'],
    ),
    water_use: said([plain('background', 'Where does the water come from for a full park, and who tested it?')]),
  },
};
