import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Slaughterhouses, meat lockers and packing plants. */
export const slaughterhouse: UseSheet = {
  id: 'slaughterhouse',
  pattern:
    /\b(?:slaughter\w*|abattoirs?|meat ?pack(?:ing|er)\w*|meat (?:locker|processing|plant)|(?:pork|beef|poultry) (?:plant|processing|processor)|packing ?house|rendering plant)\b/i,
  groups: ['generic', 'manufacturing', 'commercial'],
  shift: {
    odor_dust: 0.45,
    sewer: 0.4,
    water_use: 0.15,
    traffic_roads: 0.1,
    wells_groundwater: 0.1,
    health_safety: 0.1,
    noise: 0.05,
    hours_of_operation: 0.1,
    jobs: 0.1,
    neighborhood_character: 0.1,
    property_values: 0.1,
    enforcement: 0.1,
    lighting: -0.1,
    parking: -0.2,
    technology_equipment: -0.2,
    decommissioning_bond: -0.15,
  },
  lines: {
    odor_dust: said(
      [
        plain('background', 'How long do hides, heads and guts sit before they leave, and is that indoors?'),
        plain('clarification', 'Are the pens under a roof, and how often are they washed down?'),
        pointed('implications', 'The rendering truck breaks down in August. What do you do with that day of loads?'),
        pointed('support', 'Would you hold the whole unloading side under negative air and run it through a scrubber?'),
        sharp(
          'criticism',
          'Everybody who built one of these told us there would be no smell. What did they get wrong?',
        ),
      ],
      [
        'I know what that smells like in August, and so does everybody who ever drove past one. Why would yours be different?',
        'We dry wash outside. Which days will we not be able to?',
      ],
      ['Nothing that came out of an animal stays on that site overnight. Write it like that and I can listen.'],
      ['Which compounds were sampled, at the pens or at the stack, and in which month?'],
    ),
    sewer: said(
      [
        plain('background', 'How many gallons a day go to the city, and how strong is it after you have treated it?'),
        plain('clarification', 'Has the city signed anything that says its plant can take it?'),
        pointed(
          'implications',
          "A slug of blood and grease comes down the line at night. Who pays for the city's fine?",
        ),
        sharp('criticism', 'You would be the biggest customer that treatment plant has. What is left for a house?'),
      ],
      ['Our rates went up the last time somebody big hooked on. Are we paying for your sewage too?'],
      ['A pretreatment permit in hand first, and a flow meter that the city can read.'],
      ['At what strength was the load computed, and for the wash-down hours or averaged over a day?'],
    ),
    traffic_roads: said(
      [
        plain('background', 'How many trucks with live animals come in a day, and where do they wait?'),
        plain('clarification', 'What time does the first cattle pot roll in, and past whose house?'),
        pointed('implications', 'When the line stops, where do the loads stand that are already on the road?'),
      ],
      ['A full trailer standing in the heat by my fence is something you hear and smell. For how long?'],
      ['No truck waits on the road, ever. It waits inside the gate, or it waits at home.'],
    ),
    noise: said(
      [
        plain('background', 'Where are the compressors for the coolers, and do they run all night?'),
        pointed('clarification', 'Animals bawl. Are they unloaded behind a door or in the open?'),
      ],
      ['It is not the machines, it is the animals at four in the morning. What do I tell a child?'],
    ),
    water_use: said([
      plain('background', 'How much water does one head take, and where does it come from?'),
      pointed('implications', 'What does the town do about pressure when you wash down at the end of a shift?'),
    ]),
    health_safety: said(
      [
        plain('background', 'Ammonia for the coolers: how much of it is there, and who lives downwind?'),
        plain('clarification', 'Is there a government inspector on the line every day that you kill?'),
        pointed('support', 'Have you drilled with our department for an ammonia leak?'),
      ],
      ['When that horn goes off, do we shut the windows or do we run?'],
      ['I would want a wind sock and a siren, and one test of both a year.'],
      ['Which release was modeled: the largest vessel, or the largest line?'],
    ),
    wells_groundwater: said([
      plain('background', 'Do you put anything on the land: wash water, sludge, paunch manure?'),
      pointed(
        'clarification',
        'Would you test the closest wells before you open, so that there is something to compare with?',
      ),
    ]),
    hours_of_operation: said([
      plain('background', 'Which hours do you kill, which hours do you clean, and on how many days a week?'),
      pointed('implications', 'If the business is there, do you come back to us before you add a shift?'),
    ]),
    jobs: said(
      [
        plain('background', 'What does the job pay by the hour, and where do you expect people to come from?'),
        pointed('criticism', 'Turnover in this trade is high. How many of those people will still be there in a year?'),
      ],
      ['Where are that many people supposed to live? There is nothing to rent here now.'],
    ),
    neighborhood_character: said(
      [
        plain(
          'support',
          'Farmers here drive hours to have an animal butchered. Who would you take from, and who is left out?',
        ),
      ],
      ['I eat meat and I am not against you. Does it have to be this close to people?'],
      ['We lost our own locker years ago, and I would like to have one again, done right.'],
    ),
    enforcement: said([
      plain(
        'background',
        'What does the record look like at any plant your people have run: inspections, fines, fish kills?',
      ),
      pointed('support', 'Who takes an odor complaint at night, and who goes out to smell it?'),
    ]),
  },
};
