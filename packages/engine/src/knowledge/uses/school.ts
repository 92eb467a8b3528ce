import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

export const school: UseSheet = {
  id: 'school',
  pattern:
    /\b(?:(?:charter|private|elementary|middle|high|public|new) schools?|school|academy|campus for (?:pupils|students)|college|university|training center)\b/i,
  groups: ['generic', 'commercial'],
  shift: {
    traffic_roads: 0.2,
    parking: 0.35,
    schools: 0.35,
    hours_of_operation: 0.15,
    noise: 0.05,
    lighting: 0.2,
    open_space_trails: 0.25,
    health_safety: 0.05,
    construction_hours: 0.05,
    decommissioning_bond: -0.3,
    power_supply_grid: -0.3,
    technology_equipment: -0.3,
    wells_groundwater: -0.3,
    odor_dust: -0.3,
    ownership_transfer: -0.15,
    glare: -0.2,
    tax_revenue: -0.1,
    jobs: -0.25,
  },
  lines: {
    traffic_roads: said(
      [
        plain('background', 'How many cars stand in line at drop-off, and where does the last one stand?'),
        plain('clarification', 'How many children walk, ride a bus, or come by car? Give me the split you counted on.'),
        pointed('implications', 'The line backs out onto the road on a rainy morning. Who moves it?'),
        sharp('criticism', 'Every school tells us the loop is long enough. Show me one of yours where it was.'),
      ],
      [
        'I leave for work at ten to eight. Do I turn left ever again?',
        'My kids would walk past that driveway. Is there a crossing guard, or a sign?',
      ],
      ['Stagger the bell times and I would feel much better about that corner.'],
      ['Was queuing observed at a school of the same size and grades, or taken from a table?'],
    ),
    parking: said(
      [
        plain('background', 'On the night of the winter concert, where does everybody park?'),
        pointed(
          'implications',
          'How many staff do you have at full enrollment, and how many stalls does that leave for anybody else?',
        ),
      ],
      ['Parents park on our lawns during games. What would stop them here?'],
    ),
    schools: said(
      [
        plain(
          'background',
          'In which year are you at full enrollment, and what happens if you want more pupils than that?',
        ),
        pointed('implications', 'What does the district lose, or save, for each child who comes to you?'),
        sharp('communicate', 'I would put the enrollment cap in the permit. Would you sign it?'),
      ],
      ['Our own school down the road has empty rooms. Why build another one?'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'When does the first bus come in, and when does the building go dark?'),
        pointed('clarification', 'Evenings, weekends, summer camp, rented gym: which of those are you asking for?'),
      ],
      ['Is it quiet in the summer, or do you rent it out?'],
    ),
    lighting: said(
      [
        plain('clarification', 'You say no field lights for now. What would you have to do to add them later?'),
        sharp('communicate', 'No field lights, ever, without coming back here. Yes or no?'),
      ],
      ['First the field, then the lights, then the loudspeaker. When does it stop?'],
    ),
    noise: said(
      [
        plain('background', 'Where is the playground in relation to the back doors, and what hours is it used?'),
        pointed('clarification', 'Is there an outdoor loudspeaker or a bell, and which way does it point?'),
      ],
      ['Children playing I can live with. A whistle and a loudspeaker I cannot. Which are we getting?'],
    ),
    open_space_trails: said(
      [plain('support', 'After school lets out, is the field open to the neighborhood, and is that in writing?')],
      ['You say we can share the field. Who has the key to the gate?'],
    ),
    health_safety: said(
      [
        plain('background', 'How does a fire engine or an ambulance get in while the loop is full of cars?'),
        pointed('clarification', 'Has the police department seen the plan for the doors, the fence and the gate?'),
      ],
      ['When there is a lockdown, where are the parents told to go? My street?'],
    ),
    stormwater_drainage: said([
      plain('clarification', 'All that roof and pavement sheds water. Is the basin fenced where children play?'),
    ]),
  },
};
