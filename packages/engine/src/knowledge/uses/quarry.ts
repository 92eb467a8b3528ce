import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

export const quarry: UseSheet = {
  id: 'quarry',
  pattern:
    /\b(?:quarr(?:y|ies)|gravel pit|sand and gravel|gravel|aggregates?|borrow pit|nonmetallic|surface mine|sand mine|mining|\bmine\b|extraction)\b/i,
  groups: ['manufacturing', 'generic'],
  shift: {
    traffic_roads: 0.15,
    wells_groundwater: 0.35,
    hours_of_operation: 0.25,
    odor_dust: 0.45,
    noise: 0.1,
    decommissioning_bond: 0.35,
    property_values: 0.1,
    road_use_agreement: 0.15,
    enforcement: 0.1,
    setbacks: 0.15,
    jobs: -0.15,
    power_supply_grid: -0.2,
    technology_equipment: -0.15,
    tax_revenue: -0.1,
    fire_emergency: -0.15,
    parking: -0.3,
  },
  lines: {
    traffic_roads: said(
      [
        plain('background', 'How many loads leave the gate on your busiest day, and which way do they turn?'),
        plain(
          'clarification',
          'Which roads are off limits to your trucks, and does that bind the independent haulers?',
        ),
        pointed(
          'implications',
          'When a highway job takes everything you can dig, what happens to the count of trucks?',
        ),
        sharp('criticism', 'You control your own drivers. Who controls the ones who are paid by the load?'),
      ],
      [
        'They come around that curve loaded and they cannot stop. Who wants to explain that to a school bus?',
        'I sweep stone off my end of the driveway already. Who covers the windshields?',
      ],
      ['Loaded trucks should turn one way out of that gate, and it should be the way with no houses.'],
      ['Were the trips counted for an average day or for a paving season? They are not the same quarry.'],
    ),
    wells_groundwater: said(
      [
        plain('background', 'How deep do you dig, and how far is that above the water table in a wet spring?'),
        plain('clarification', 'Will you pump water out of the pit, and if so, where does it go?'),
        pointed('support', 'Would you test every well within half a mile before you start, at your expense?'),
        sharp('criticism', 'A well goes dry in the third summer. Who has to prove that it was the pit?'),
      ],
      [
        'My well is older than your company. What happens the morning it spits air?',
        'We water stock off a shallow well. Who hauls water while the lawyers talk?',
      ],
      ['I would want a ring of monitoring wells in the ground before the first bucket of gravel comes out.'],
      ['Seasonal high water was taken from how many borings, and over how many seasons?'],
    ),
    odor_dust: said(
      [
        plain('background', 'What keeps the dust down on a dry windy day, on the haul road and at the crusher?'),
        plain('clarification', 'Do loads leave covered, and who sweeps the road at the gate?'),
        pointed('implications', 'On the day the water truck is broken, do you shut down?'),
        sharp('communicate', 'I would stop the crusher whenever dust crosses the line. Would you accept that?'),
      ],
      [
        'I hang wash on the line and it comes in gray. Is that what we are signing up for?',
        'My husband is on oxygen. What is in that dust?',
      ],
      ['Wheel wash, covered loads, a swept apron: those three I would write down tonight.'],
      ['Crystalline silica is the concern, not visible dust. Where is it measured?'],
    ),
    noise: said(
      [
        plain('background', 'Where does the crusher sit, and what stands between it and the nearest house?'),
        plain('clarification', 'Backup alarms: are yours the beeping kind or the broadband kind?'),
        pointed(
          'clarification',
          'How many weeks a year is the crusher here, and how would a neighbor know ahead of time?',
        ),
        sharp('criticism', 'A berm does nothing for the noise until it is built. What do we hear in the first months?'),
      ],
      ['Beep, beep, beep, from the minute the sun is up. Can you get rid of that one sound?'],
      ['Put the plant at the bottom of the pit and most of this goes away.'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'When does the first engine start, and when is the last truck out of the gate?'),
        plain('clarification', 'Are those the hours of the crusher, of the loading, or of both?'),
        pointed(
          'implications',
          'A night paving job comes along. Do you come back to us, or do you just open the gate?',
        ),
        sharp('communicate', 'Weekdays only, and quiet by supper. Tell me why you could not run on that.'),
      ],
      ['Trucks line up in the dark and idle until you open. Whose hours are those?'],
      ['Saturdays are when people are home. I would leave Saturday out of it.'],
    ),
    decommissioning_bond: said(
      [
        plain('background', 'How many acres are open at one time, and when does the first phase get put back?'),
        plain('clarification', 'What does the land look like at the end: field, pond, or hole?'),
        pointed('implications', 'If you walk away in the middle of a phase, what has the county got in hand?'),
        sharp(
          'criticism',
          'I can show you pits that were going to be reclaimed before I was on this board. Why is yours different?',
        ),
      ],
      ['They always draw a nice blue pond on the last page. Has anybody here ever swum in one?'],
      ['Topsoil stays on the site. I would not budge on that.'],
      ["Was the reclamation cost set at today's prices and at what a third party would charge?"],
    ),
    setbacks: said(
      [
        plain('background', 'How close does digging come to the nearest house and to each line?'),
        pointed('clarification', 'Is that distance to the edge of the hole, or to the toe of the berm?'),
        sharp('criticism', 'You measured to the plant. The hole comes closer. How close?'),
      ],
      ['You would be digging closer to my kitchen than my mailbox is. Who picked that number?'],
      ['The last phase, near the houses, is the one I would cut.'],
    ),
    enforcement: said(
      [
        plain('background', 'How long would this permit run before you come back in front of us?'),
        pointed('clarification', 'Who inspects the pit, how often, and who reads the report?'),
        sharp('criticism', 'What has the state written you up for at your other pits?'),
      ],
      ['When they dig past the stakes, who comes out with a tape?'],
      ['I would rather give five years and see you back here than fifteen and hope.'],
    ),
    property_values: said(
      [pointed('implications', 'Who along the haul road could sell tomorrow for what the assessor says?')],
      [
        'We put everything into this place, and the first thing a buyer would hear is a crusher. Do you make that good?',
      ],
    ),
    project_need: said(
      [
        plain('background', 'How many years of gravel are in the ground, and whose roads does it build?'),
        pointed('criticism', 'There are other pits open in this county. Why does it need another one?'),
      ],
      [],
      ['I know the gravel has to come from somewhere. That is not the same as from here.'],
    ),
  },
};
