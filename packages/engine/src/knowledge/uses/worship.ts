import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

export const worship: UseSheet = {
  id: 'worship',
  pattern:
    /\b(?:church|mosque|temple|synagogue|gurdwara|chapel|cathedral|place of worship|religious|congregation|sanctuary)\b/i,
  groups: ['generic', 'commercial'],
  shift: {
    parking: 0.4,
    traffic_roads: 0.1,
    hours_of_operation: 0.25,
    noise: 0.05,
    density_height: 0.2,
    lighting: 0.25,
    screening_visual: 0.05,
    stormwater_drainage: 0.15,
    health_safety: -0.25,
    enforcement: -0.1,
    decommissioning_bond: -0.3,
    power_supply_grid: -0.3,
    technology_equipment: -0.3,
    jobs: -0.3,
    odor_dust: -0.3,
    wells_groundwater: -0.25,
    ownership_transfer: -0.2,
    glare: -0.2,
    project_need: -0.15,
    property_values: -0.1,
    tax_revenue: -0.1,
  },
  lines: {
    parking: said(
      [
        plain('background', 'How many seats are in the sanctuary, and how many cars is that on your fullest morning?'),
        plain('clarification', 'When one service lets out and the next comes in, where do both sets of cars stand?'),
        pointed('implications', 'On the high holidays, when the lot is full, which streets fill up next?'),
        sharp(
          'criticism',
          'The code counts seats. Your hall and classrooms fill at the same time. Where did you count those?',
        ),
      ],
      [
        'I had a car across my driveway the whole of last Easter somewhere else I lived. Who tows it here?',
        'Our street has no sidewalk. Where do people walk from when they park on it?',
      ],
      ['A signed agreement for overflow with whoever has an empty lot that day would help me.'],
      ['What number of people to a car was assumed, and was it counted at your present place?'],
    ),
    traffic_roads: said(
      [
        plain('background', 'Which hour of the week is your busiest, and how many cars turn in during it?'),
        pointed('clarification', 'Would you put an officer at the driveway when services let out?'),
        sharp(
          'criticism',
          'You studied a weekday evening. Your traffic comes on the day of worship. Why not that one?',
        ),
      ],
      ['Everybody leaves at once. How long do I sit in my own driveway?'],
      ['Stagger the services by an hour and half of my worry is gone.'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'Besides worship, what goes on in the building through the week, and until when?'),
        plain('clarification', 'The early gatherings before sunrise: how many people, and which door do they use?'),
        pointed(
          'implications',
          'Weddings, festivals, a rented hall on Saturday night: does any of that need our leave?',
        ),
        sharp('communicate', 'I would limit rentals to outside groups. Could you live with that?'),
      ],
      ['Car doors at five in the morning sound like they are in my bedroom. How many car doors is it?'],
      ['I am not asking when you pray. I am asking when the lot is busy.'],
    ),
    noise: said(
      [
        plain('background', 'Are there bells, outdoor speakers or amplified music, and when?'),
        pointed('clarification', 'With the doors open in summer, what carries to the houses behind you?'),
        sharp('communicate', 'No amplified sound outdoors. Is there any reason not to write that down?'),
      ],
      ['I like a choir. I do not like a drum kit through the wall. Which is it?'],
    ),
    density_height: said(
      [
        plain('background', 'How tall is the tallest point, and how does that compare with the houses around it?'),
        pointed('implications', 'If the congregation doubles, is there a second phase we have not been shown?'),
      ],
      ['It is a big building for this street. How much of it would I see from my porch?'],
      ['A tall roof I can accept at the front of the lot more easily than at the back.'],
    ),
    lighting: said(
      [plain('clarification', 'When do the parking lot lights go off on a night with nothing on?')],
      ['My daughter sleeps on that side. How late do the lot lights burn?'],
    ),
    screening_visual: said(
      [
        plain('background', 'What do the neighbors at the back of the lot look at: trees, a wall, or headlights?'),
        pointed('support', 'Which of the old trees along the rear will really survive the grading?'),
      ],
      ['Headlights come straight through a hedge in January. What is there in January?'],
    ),
    enforcement: said(
      [pointed('implications', 'The permit says so many seats. What happens the day more people come than that?')],
      [],
      ['We treat a house of worship no worse than a lodge or a hall, and no better either.'],
    ),
    neighborhood_character: said(
      [
        plain('support', 'Houses of worship have always stood among houses. What makes this one fit these houses?'),
        pointed('criticism', 'The use belongs in a neighborhood. Does something this size?'),
      ],
      ['We had one on the corner when I was small, and you knew everybody in it. Will we know anybody in this one?'],
    ),
  },
};
