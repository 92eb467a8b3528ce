import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Kennels, dog day care, animal shelters. */
export const kennel: UseSheet = {
  id: 'kennel',
  pattern:
    /\b(?:kennels?|dog (?:boarding|park|day ?care|training)|doggy day ?care|pet (?:boarding|resort|hotel)|animal (?:shelter|rescue|hospital)|veterinar(?:y|ian))\b/i,
  groups: ['generic', 'commercial'],
  shift: {
    noise: 0.4,
    hours_of_operation: 0.2,
    odor_dust: 0.2,
    enforcement: 0.15,
    setbacks: 0.2,
    sewer: 0.1,
    health_safety: 0.1,
    screening_visual: 0.05,
    property_values: 0.05,
    lighting: -0.15,
    power_supply_grid: -0.3,
    decommissioning_bond: -0.3,
    technology_equipment: -0.3,
    construction_hours: -0.2,
    jobs: -0.15,
    density_height: -0.2,
  },
  lines: {
    noise: said(
      [
        plain('background', 'One dog barks and they all bark. What do your people do about it?'),
        plain('clarification', 'How many dogs are outdoors at one time, and between which hours?'),
        plain('background', 'What are the walls made of on the side toward the houses?'),
        pointed('support', 'Would you bring them all in when somebody complains, the same hour?'),
        sharp('criticism', 'An average of barking is not barking. How loud is it when it happens, at the fence?'),
      ],
      [
        'A dog that misses its people does not keep quiet hours. What do we hear at ten at night?',
        'I can hear one dog three farms over. What does a whole kennel sound like from there?',
      ],
      ['Solid walls on the play yard, and nobody out before eight.'],
      ['Was it measured as an average over an hour, or as the maximum of one bark? People wake to the second.'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'When is the first dog let out in the morning, and when is the last one brought in?'),
        plain('clarification', 'Is somebody in the building all night, or do they go home?'),
      ],
      ['On holidays you are full and we have company. Do they have to be out then?'],
      ['Indoors by supper on weekends, and I am most of the way there.'],
    ),
    odor_dust: said(
      [
        plain('background', 'How often are the runs picked up and washed, and where does that water go?'),
        pointed('clarification', 'Where does the bagged waste sit, and which day is it hauled?'),
      ],
      ['I hang wash out on that side. What will it smell like by July?'],
    ),
    traffic_roads: said(
      [
        plain(
          'background',
          'Everybody drops off before work. How many cars is that, and can they turn around on your lot?',
        ),
        pointed('clarification', 'How many trips in that one hour of the morning, and how many in the evening?'),
      ],
      ['People look in the back seat at the dog instead of at the road. Can they at least not back out?'],
    ),
    health_safety: said(
      [
        plain('background', 'A dog gets over the fence. Who goes after it, and who gets called?'),
        plain('clarification', 'What do you turn away: bites, sick dogs, dogs without papers?'),
        pointed('support', 'How high is the fence, and what is at the gate so that two doors are never open at once?'),
      ],
      ['We keep hens. What happens on the day one of your guests finds them?'],
      ['A double gate. I have chased enough dogs to know.'],
    ),
    setbacks: said(
      [plain('background', 'How far is the play yard from the closest porch, rather than from the closest line?')],
      ['Move the yard to the far side of the barn. Is there a reason you could not?'],
    ),
    enforcement: said(
      [
        plain('background', 'How many dogs at most, and who counts them?'),
        pointed('implications', 'In two years there are more dogs than the permit says. How would we ever know?'),
      ],
      ['The clerk is not going to come out and count dogs. Who is?'],
      ['A number in the permit and a visit from the state inspector in the file.'],
    ),
    sewer: said([plain('background', 'Does the wash-down go to the septic field, and was it built for that?')]),
    screening_visual: said([
      plain('background', 'A dog barks at what it sees. Is the fence solid, so that it sees nothing?'),
    ]),
    lighting: said([plain('clarification', 'Is the yard lit for the late walk, and does that light go off after it?')]),
  },
};
