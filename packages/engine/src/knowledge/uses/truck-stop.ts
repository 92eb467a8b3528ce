import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Truck stops and travel plazas: diesel, idling, men and women asleep in their cabs. */
export const truckStop: UseSheet = {
  id: 'truck_stop',
  pattern: /\b(?:truck ?stops?|travel (?:cent(?:er|re)|plaza|stop)s?|truck plaza|diesel plaza|fuel(?:ing)? plaza)\b/i,
  refines: ['fuel'],
  groups: ['commercial', 'generic', 'logistics'],
  shift: {
    traffic_roads: 0.25,
    noise: 0.25,
    hours_of_operation: 0.2,
    lighting: 0.25,
    health_safety: 0.2,
    odor_dust: 0.25,
    stormwater_drainage: 0.15,
    wells_groundwater: 0.1,
    parking: 0.15,
    enforcement: 0.15,
    fire_emergency: 0.1,
    screening_visual: 0.05,
    water_use: -0.1,
    affordable_share: -0.3,
    schools: -0.2,
    decommissioning_bond: -0.1,
    technology_equipment: -0.2,
  },
  lines: {
    traffic_roads: said(
      [
        plain('background', 'How does a loaded semi get from the ramp to your pumps, turn by turn?'),
        plain('clarification', 'Can two trucks pass each other at that driveway, one turning in and one turning out?'),
        plain('background', 'Do the cars and the trucks share an entrance, or is each kept to its own?'),
        pointed(
          'implications',
          'When every space is taken, where does the next driver stop: the shoulder, the ramp, our road?',
        ),
        pointed('clarification', 'Who turns a truck around that missed your entrance and came down the county road?'),
        sharp(
          'criticism',
          'You studied passenger cars. A truck takes its time getting up to speed. Where are the trucks in your count?',
        ),
      ],
      [
        'When a lot is full they park on any shoulder there is. Who chases them off ours at midnight?',
        'That ramp already backs up on a Friday. Now I would be sitting there behind a row of trailers. For how long?',
        'A truck that wide swings into my lane to make that corner. What do I do, back up?',
      ],
      [
        'Trucks one way in and one way out, and neither of them past a house.',
        'I would want the turn lane long enough for three trucks before the first pump is set.',
      ],
      ['Were the turning paths drawn for the longest combination allowed on that highway, or for something shorter?'],
    ),
    noise: said(
      [
        plain('background', 'How many engines will be idling at three in the morning, in January?'),
        plain(
          'clarification',
          'Are there plug-ins at the spaces so a driver can shut the engine off and still stay warm?',
        ),
        pointed('support', 'Would you post no idling, and have somebody on the lot to say it to a driver?'),
        pointed(
          'clarification',
          'The refrigerated trailers run all night whether the driver sleeps or not. Where do those park?',
        ),
        sharp('criticism', 'Air brakes do not read a sign. What stands between them and a bedroom window?'),
      ],
      [
        'One truck idling I can sleep through. A lot full of them is a different animal. Which nights am I supposed to sleep?',
        'It is the air brakes, that hiss, all night long. What do you have for that?',
      ],
      ['Put the reefer spaces on the highway side and half of my worry goes away.'],
      ['Idling was left out of the average as though it were temporary. For how many hours does a driver rest?'],
    ),
    odor_dust: said(
      [
        plain('background', 'Where does the diesel exhaust drift on a still, cold night?'),
        pointed('support', 'What would it cost to put power at every truck space, and why not do it?'),
        sharp(
          'criticism',
          'Every idling engine is a chimney at the height of a bedroom. What have you done about the air?',
        ),
      ],
      ['I have stood downwind of one, and you can taste it. How many trucks is that going to be?'],
      ['Plug-ins at the spaces would tell me you mean it about the fumes.'],
      ['Was particulate modeled with a full lot at rest, or only with trucks passing through?'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'How many people are on the clock overnight, and does one of them walk the truck lot?'),
        plain('clarification', 'How long may one truck stay, and who tells the driver when the time is up?'),
        pointed('implications', 'Is it parking or is it lodging, once a driver has been there for two nights?'),
      ],
      ['The rest of us close up at supper. What do you need from this road at three in the morning?'],
      ['A travel stop runs all night, I know that. I want to hear who is in charge of it all night.'],
    ),
    lighting: said(
      [
        plain('background', 'How tall are the poles over the truck lot, and can they be seen from a bedroom?'),
        plain('clarification', 'Can the back rows be dimmed after midnight without making a driver unsafe?'),
        sharp(
          'criticism',
          'A sign that reads from the interstate reads from every farmhouse. How high must it really be?',
        ),
      ],
      ['We can see the stars from the yard. Will we, with that canopy lit up like a ball park?'],
      ['Full cutoff fixtures, and the sign no taller than it has to be. I would stop there.'],
    ),
    health_safety: said(
      [
        plain('background', 'What do you do about trouble on a truck lot at night: theft, fights, drugs?'),
        pointed(
          'support',
          'Has the sheriff told you what he sees at the stops like this one, and what did you change for it?',
        ),
        sharp('implications', 'When a tanker overfills, how far does the fuel get before somebody shuts a valve?'),
      ],
      ['People walk over from those places at all hours. Who looks after who is on my side of the fence?'],
      ['Cameras with somebody watching them, and a deputy who can see the feed.'],
      ['Spill volume was taken as one hose. What is the volume when a delivery line fails?'],
    ),
    parking: said(
      [
        plain(
          'background',
          'How many truck spaces are there for overnight, and how many did the corridor study say are short?',
        ),
        plain(
          'clarification',
          'Are the truck spaces free, paid, or by reservation, and what happens to those who will not pay?',
        ),
        pointed(
          'implications',
          'On a snow night when the highway closes, how many trucks come, and where do they stand?',
        ),
      ],
      ['When yours is full they will find my lane. Can you keep them out of it?'],
      ['Drivers have to rest somewhere, and I would rather it were in a lot than on a ramp.'],
    ),
    stormwater_drainage: said(
      [
        plain('background', 'What catches the drip and the spill before rain carries it off that pavement?'),
        pointed('clarification', 'Who pumps out the oil separator, how often, and who sees the slip?'),
        sharp('implications', 'A truck loses its oil on the lot in a downpour. Where does it come out?'),
      ],
      ['That ditch runs through our pasture. What will be floating on it?'],
      ['A separator is only as good as the day it was last cleaned.'],
      ['What storm does the separator pass before it flushes what it has caught?'],
    ),
    wells_groundwater: said(
      [
        plain('background', 'How deep are the tanks, and how deep is the nearest well that somebody drinks from?'),
        pointed('support', 'Would you test the closest wells now and every year, at your expense?'),
      ],
      ['A leak underground has no smell until it is in my glass. How would you know before I do?'],
      ['Double walls are the law. What I like to see is a monitoring well.'],
    ),
    enforcement: said(
      [
        plain(
          'background',
          'Whom does a neighbor call when trucks are parked on the road, and does that person come out?',
        ),
        pointed('clarification', 'Who keeps the idling rule: the clerk inside, the owner, or nobody?'),
      ],
      ['The clerk has a line at the register. Is that the one who is going to walk out and tell a trucker no?'],
      ['I would want this back in front of us after the first winter.'],
    ),
    screening_visual: said(
      [
        plain('background', 'What stands between the last row of trailers and the houses?'),
        pointed('clarification', 'A trailer is taller than a fence. How high is the wall or the berm?'),
      ],
      ['I will be looking at the backs of trailers. How tall a hedge hides that?'],
      ['A berm with trees on it, before the first truck parks.'],
    ),
    fire_emergency: said([
      plain('background', 'With that much diesel on one site, what does the chief want that is not on the plan yet?'),
      pointed(
        'implications',
        'A trailer with a placard on it starts to smoke in your lot. What does the clerk do first?',
      ),
    ]),
    comprehensive_plan_consistency: said(
      [
        plain('background', 'What did our plan have in mind for that interchange, and is this it?'),
        pointed('implications', 'Once trucks are at this corner, what else will want to come to it?'),
      ],
      [],
      ['An interchange is where a stop like this belongs. The edge of a neighborhood is not.'],
    ),
  },
};
