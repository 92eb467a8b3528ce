import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const surveys = element(
  'surveys',
  'the field surveys: species, seasons, by whom',
  [
    /(?:survey\w*|stud\w+|inventor\w+|field ?work|count\w*|biologists?|ecologists?|delineat\w*|acoustic monitor\w*)(?!\w).{0,80}(?<!\w)(?:bird\w*|bats?|species|habitat|season\w*|spring|fall|nest\w*|plants?|eagles?|wetlands?|year|found|wildlife|trees?|site)/,
    /(?:bird\w*|bats?|species|habitat|eagles?|wildlife)(?!\w).{0,40}(?<!\w)(?:survey\w*|stud\w+|biologist)/,
  ],
  'A single walk in August finds what is there in August.',
  'Biologists from [firm] surveyed the site in [seasons], for [species].',
);
const agencies = element(
  'agency_letters',
  'what the state and federal wildlife agencies wrote',
  [
    /(?:fish and wildlife|wildlife service|USFWS|DNR|natural resources|natural heritage|game (?:and fish|commission)|army corps|state wildlife|agenc(?:y|ies))(?!\w).{0,80}(?<!\w)(?:letter|review\w*|consult\w*|concur\w*|said|wrote|comment\w*|recommend\w*|permit|coordinat\w*|met|agree\w*)/,
    /(?:letter|consult\w*|coordinat\w*|comments?)(?!\w).{0,40}(?<!\w)(?:fish and wildlife|wildlife|DNR|natural resources|agenc(?:y|ies)|corps)/,
  ],
  'The board has no biologist and looks to the agencies.',
  'The [agency] reviewed the surveys and wrote on [date] that [finding].',
);
const timing = element(
  'clearing_window',
  'when trees are cut or work stops for nesting and roosting',
  [
    /(?:clear\w*|cut\w*|tree\w*|mow\w*|work\w*|construct\w*)(?!\w).{0,70}(?<!\w)(?:outside|between|nest\w*|roost\w*|breeding|season|window|winter|after|october|april|november|march)/,
    /(?:nest\w*|roost\w*|breeding) season/,
  ],
  'Timing costs little and saves most.',
  'Trees are cut only between [month] and [month], outside the nesting and roosting season.',
);
const avoid = element(
  'avoided_habitat',
  'what habitat you leave alone, in acres and feet',
  [
    /(?:avoid\w*|preserv\w*|protect\w*|kept|keep|set aside|leav\w*|left|conserv\w*|untouched|buffer\w*)(?!\w).{0,70}(?<!\w)(?:acres?|wetlands?|woods?|forest|stream|habitat|trees|corridor|feet|nest|prairie|creek)/,
    /(?:acres?|feet)(?!\w).{0,50}(?<!\w)(?:preserv\w*|conserv\w*|buffer|undisturbed|untouched|habitat|wetland)/,
  ],
  'Habitat avoided needs no promise of replacement.',
  'We leave [number of acres] of [habitat] untouched, with a buffer of [distance in feet] along the creek.',
);
const corridor = element(
  'movement',
  'how animals pass through or around',
  [
    /(?:deer|wildlife|animals?|turtles?|small)(?!\w).{0,60}(?<!\w)(?:pass\w*|move\w*|corridor\w*|cross\w*|openings?|gaps?|fence|travel|through|under)/,
    /(?:corridors?|wildlife[- ](?:friendly|permeable)|openings?|gaps?)(?!\w).{0,60}(?<!\w)(?:fence\w*|wildlife|deer|animals?|feet|inches)/,
  ],
  'A long fence pushes deer onto the road.',
  'Corridors [width in feet] wide are left between the fences, with openings of [height in inches] for small animals.',
);
const mitigation = element(
  'mitigation_offset',
  'what is planted or protected in exchange',
  [
    /(?:easements?|protect\w*)(?!\w).{0,40}(?<!\w)(?:easement|acres?)/,
    /(?:mitigat\w*|replac\w*|replant\w*|offset\w*|conservation (?:easement|bank)|credits?|restor\w*|plant\w*)(?!\w).{0,70}(?<!\w)(?:acres?|trees?|ratio|habitat|wetland\w*|native|prairie|forest|for every|elsewhere|bank|offsite)/,
  ],
  'What is lost should come back somewhere close.',
  'For every acre of [habitat] lost we protect [number] acres at [place] by easement.',
);
const monitor = element(
  'monitoring_response',
  'monitoring afterward, with what is changed on a bad result',
  [
    /(?:count|survey|search)\w* (?:for|every|each)(?!\w).{0,40}(?<!\w)(?:years?|after|opening)/,
    /(?:monitor\w*|post-?construction|carcass|fatalit\w*|report\w*)(?!\w).{0,80}(?<!\w)(?:years?|birds?|bats?|agenc\w*|annual\w*|thresholds?|species|adaptive|nest\w*|habitat|public)/,
    /adaptive management/,
  ],
  'Predictions fail quietly unless somebody counts.',
  'We count for [number of years] after opening, and above [threshold] we change [measure].',
);

export const wildlifeHabitat: TopicKnowledge = {
  topic: 'wildlife_habitat',
  noun: 'wildlife and habitat',
  name: 'Wildlife and habitat',
  cues: sources(
    /wild ?-?life|habitats?/,
    /(?:bird|bat|eagle|hawk|crane|owl|goose|geese|duck|deer|turkey|turtle|salamander|frog|fish|trout|bee|butterfl(?:y|ies)|monarch|fox|elk|pronghorn|grouse|warbler|heron)s?(?! (?:house|feeder))/,
    /(?:endangered|threatened|protected|migratory|native|invasive) (?:species|birds?|plants?|bats?)|species/,
    /nest(?:s|ing)?|roost\w*|migrat\w+|flyways?|wildlife corridors?/,
    /ecolog\w+|biologists?|biodiversity|conservation(?! (?:district|reserve))/,
    /(?:clear|cut|remov|clear-?cut)\w*(?!\w).{0,30}(?<!\w)(?:trees|woods|forest|acres of trees)|forest fragment\w*/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.25,
      publicWeight: 0.35,
      board: [
        plain('background', 'What lives on that ground now, and who went out to look?', 'surveys'),
        plain('clarification', 'How do deer get through: around the fence or into the road?', 'movement'),
        pointed(
          'clarification',
          'How many acres of trees come down, and in which month?',
          'avoided_habitat',
          'clearing_window',
        ),
        pointed(
          'support',
          'Pollinator mix under the panels sounds good. Who checks that it is more than thistle?',
          'seed_mix',
        ),
        sharp(
          'criticism',
          'Cutting a forest to put up clean energy makes no sense to me. Does it to you?',
          'avoided_habitat',
          'mitigation_offset',
        ),
        sharp('communicate', 'Will you keep your hands off the standing woods, all of them?', 'avoided_habitat'),
      ],
      resident: [
        'I hunt that bottom with my boy. Where do the deer go when there is a fence from road to road?',
        'I keep forty hives. What will be blooming under there, and what will you spray?',
        'The cranes land in that field each March. Does anybody know what they do when it is glass?',
      ],
      expert: [
        'Grassland birds were surveyed once, in late July, after most had fledged. What do spring counts show?',
        'Row crop may be poor habitat, but hedgerows are not. How were the edges of these fields scored?',
      ],
      remarks: [
        'I would give up some panels to keep the standing woods.',
        'A fence with gaps at the bottom costs very little.',
        'The state letter should be in the packet and not promised.',
      ],
      elements: [
        surveys,
        agencies,
        avoid,
        corridor,
        timing,
        element(
          'seed_mix',
          'the seed mix and its management',
          [
            /(?:pollinat\w*|native|seed mix|wild ?flowers?|meadow|prairie|grasses|clover)(?!\w).{0,70}(?<!\w)(?:mix|seed\w*|acres?|score\w*|mow\w*|spray\w*|manag\w*|species|under|planted|years)/,
          ],
          'A promise of pollinators is a promise of management.',
          'The seed mix scores [figure] on the [state] scorecard, mowed only after [month].',
        ),
        mitigation,
        monitor,
      ],
      figures: [
        {
          text: 'Tree-clearing windows for bats commonly run from November to March; pollinator scorecards exist in about twenty states.',
          source: 'US Fish and Wildlife Service bat guidance; state pollinator scorecards',
        },
      ],
      condition:
        'Trees are cut only from [month] to [month]; wildlife corridors of [width] feet and fence openings are kept; [number] acres along [creek] stay wooded.',
    },
    wind: {
      boardWeight: 0.35,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'How many eagle nests within ten miles, and when were they last checked?',
          'surveys',
          'eagles',
        ),
        plain('clarification', 'How many birds and bats a year do you expect to kill, per turbine?', 'fatality_rate'),
        pointed('clarification', 'At what wind speed do you start the blades on bat nights?', 'curtailment'),
        pointed(
          'implications',
          'Birds fly low in fog. What happens at your turbines on those nights?',
          'surveys',
          'curtailment',
        ),
        sharp(
          'criticism',
          'Your searchers find what the coyotes left. How do you call that a count?',
          'monitoring_response',
          'fatality_rate',
        ),
        sharp(
          'communicate',
          'Would you shut down for the weeks when the bats move, if our state asked you?',
          'curtailment',
        ),
      ],
      resident: [
        'An eagle pair nests behind my barn, and I watch them with my granddaughter. Are they in your book?',
        'Bats keep my orchard clean. Who sprays for moths when they are dead?',
        'I have banded hawks on that ridge for thirty falls. Did anybody ask to see my notebooks?',
        'I have counted cranes in that stubble for years, and nobody has asked me for the numbers. Would you like them?',
        'The night sky is how I make my living, and the owls are half of it. What happens to the owls?',
      ],
      expert: [
        'Fatality estimates rest on searcher efficiency from another state. What trials were run in this cover?',
        'Acoustic monitoring at ground level misses high-flying migratory bats. Was any detector on the tower?',
      ],
      remarks: [
        'Slowing the blades on warm, calm nights in late summer costs very little power.',
        'I want the counts made by someone the state chooses.',
        'Anyone who hunts here knows where the birds fly, and I would listen to them.',
      ],
      elements: [
        surveys,
        agencies,
        element(
          'eagles',
          'the eagle nests, how far they are and what permit applies',
          [
            /(?:eagles?|raptors?)(?!\w).{0,70}(?<!\w)(?:nest\w*|miles?|permit|survey\w*|plan|take|distance|pair|found|none|no )/,
            /nests?(?!\w).{0,50}(?<!\w)(?:miles?|within|eagles?)/,
          ],
          'Eagles are both law and love.',
          'There are [number] eagle nests within [distance in miles], the nearest at [distance in miles].',
        ),
        figureElement(
          'fatality_rate',
          'expected birds and bats killed',
          [
            /(?:birds?|bats?|fatalit\w+|mortality|kill\w*)(?!\w).{0,60}(?<!\w)(?:per turbine|per megawatt|a year|each year|per year|expect\w*|estimate\w*)/,
          ],
          'A number said openly is stronger than "low".',
          'We expect [number] bats and [number] birds per turbine each year, from counts at [project].',
        ),
        element(
          'curtailment',
          'slowing or stopping for bats and birds',
          [
            /(?:curtail\w*|feather\w*|cut-?in|stop\w*|slow\w*|shut\w*|idle)(?!\w).{0,70}(?<!\w)(?:bats?|birds?|night\w*|wind speed|meters|blades?|migrat\w*|turbines?|season|detect\w*|below)/,
            /(?:deterrents?|identiflight|smart curtailment|cut-?in speed)/,
          ],
          'Curtailment is the one measure proven to work.',
          'From [month] to [month] the blades stay feathered below [figure] meters a second at night.',
        ),
        avoid,
        monitor,
        mitigation,
      ],
      figures: [
        {
          text: 'Bat deaths fall by about half or more when cut-in is raised to 5.0 or 6.9 m/s; typical estimates are 4 to 12 bats a megawatt each year.',
          source: 'Bats and Wind Energy Cooperative; AWWI/REWI summaries; USFWS Land-Based Wind Energy Guidelines',
        },
      ],
      condition:
        'Blades shall be feathered below [speed] from [month] to [month] at night; wildlife fatality is monitored for [number] years with reports to [agency].',
    },
    data_centers: {
      boardWeight: 0.15,
      publicWeight: 0.3,
      board: [
        plain('background', 'How much of those woods is cleared, out of how much?', 'avoided_habitat'),
        plain(
          'clarification',
          'Are there wetlands or a stream on the tract, and who delineated them?',
          'surveys',
          'agency_letters',
        ),
        pointed('implications', 'With lights and hum all night, what stays there to live?', 'lights_noise'),
        pointed('support', 'Could the green corridor be twice as wide?', 'avoided_habitat', 'movement'),
        sharp('criticism', 'Which comes first, our vote or the environmental study, and why in that order?', 'surveys'),
        sharp(
          'communicate',
          'Put the woods you keep into an easement that lasts. Will you?',
          'mitigation_offset',
          'avoided_habitat',
        ),
      ],
      resident: [
        'I hear whip-poor-wills from bed. Will anything sing there when the lights are on all night?',
        'The deer are already in my beans. Where do five hundred acres of them go?',
        'My class does its creek study there each May. Which creek do we use next?',
      ],
      expert: [
        'The desktop review names no field visit. Which of the listed species have habitat on site by your own map?',
        'Warm discharge and runoff to a cold-water stream were left out. What is the thermal effect in August?',
      ],
      remarks: [
        'Study first, vote second, is how I was taught.',
        'Cleared woods do not come back within my lifetime.',
        'A wide green belt along the edge would be worth a building to me.',
      ],
      elements: [
        surveys,
        agencies,
        avoid,
        corridor,
        timing,
        mitigation,
        element(
          'lights_noise',
          'how light and noise are kept off the habitat',
          [
            /(?:light\w*|noise|sound|hum)(?!\w).{0,60}(?<!\w)(?:shield\w*|away|wildlife|habitat|creek|woods|dim\w*|wetland|birds|night)/,
          ],
          'Habitat that is lit and loud is not habitat.',
          'Lights on the side of the creek are shielded and dimmed after [time].',
        ),
      ],
      figures: [
        {
          text: 'Riparian buffers for wildlife commonly run 100 to 300 ft; wetlands need Corps delineation.',
          source: 'Environmental Law Institute; 33 CFR 328',
        },
      ],
      condition:
        'Surveys by season and agency letters precede grading; a conservation easement covers [number] acres along [creek] for habitat.',
    },
    residential: {
      boardWeight: 0.2,
      publicWeight: 0.3,
      board: [
        plain('background', 'How many of the big trees stay, and are they marked on the plan?', 'avoided_habitat'),
        plain('clarification', 'What is the distance from the nearest lot line to the wetland?', 'avoided_habitat'),
        pointed('clarification', 'In what month do you clear, with nests in the trees?', 'clearing_window'),
        pointed(
          'implications',
          'Dogs, cats and lawn spray move in beside a marsh. What is left in it?',
          'homeowner_rules',
        ),
        sharp(
          'criticism',
          'Too many plats are cleared to bare dirt and given a nature name afterward. Will you do that here?',
          'avoided_habitat',
          'clearing_window',
        ),
        sharp(
          'communicate',
          'A conservation easement on the best woods, recorded before the plat. Agreed?',
          'mitigation_offset',
        ),
      ],
      resident: [
        'A fox raises kits in that ravine every spring, and my street watches. What happens to them?',
        'I planted two of those oaks with my father. Are they inside your line?',
        'We had turtles cross by the dozen until the last plat. Is there a way under the road?',
      ],
      expert: [
        'The tree count omits trunks under a threshold that leaves out the whole understory. What canopy is lost?',
        'Vernal pools were not surveyed in the wet months. When were they looked for?',
      ],
      remarks: [
        'Save the best woods, and the lot count is a smaller quarrel.',
        'Tree fence up first, and no trucks on the roots.',
        'Nobody mows an easement they have been told about.',
      ],
      elements: [
        surveys,
        avoid,
        timing,
        mitigation,
        corridor,
        element(
          'homeowner_rules',
          'rules for lots beside habitat',
          [
            /(?:covenants?|association|HOA|signs?|fence\w*|buyers?|homeowners?)(?!\w).{0,70}(?<!\w)(?:wetland|easement|buffer|spray\w*|fertiliz\w*|mow\w*|pets?|dogs?|native|habitat|conserv\w*)/,
          ],
          'After closing, a thousand small habits decide.',
          'Covenants keep mowing and spraying [distance in feet] from the wetland, with posts at each lot.',
        ),
      ],
      figures: [
        {
          text: 'Wetland buffers of 25 to 100 ft are common; the Migratory Bird Treaty Act protects active nests.',
          source: 'state wetland rules; Migratory Bird Treaty Act',
        },
      ],
      condition:
        'Trees shown as kept are fenced before grading; clearing runs from [month] to [month]; habitat along [feature] lies in a recorded easement.',
    },
    generic: {
      boardWeight: 0.2,
      publicWeight: 0.3,
      board: [
        plain('background', 'Did a biologist walk it, and in which season?', 'surveys'),
        plain('clarification', 'What did the state wildlife people say, in their own words?', 'agency_letters'),
        pointed('clarification', 'Is any of it nesting ground for something on a list?', 'surveys', 'clearing_window'),
        pointed('support', 'What could you leave standing without losing the project?', 'avoided_habitat'),
        sharp(
          'criticism',
          'Reports like to say no impact. Who went out there to find that?',
          'surveys',
          'monitoring_response',
        ),
        sharp(
          'communicate',
          'What do you do when a nest turns up in week two?',
          'clearing_window',
          'monitoring_response',
        ),
      ],
      resident: [
        'I counted nine kinds of warblers on that fencerow in May. Is it staying?',
        'My dad cannot walk any more, and he watches the feeder. What comes to it when the woods are gone?',
        'The pond is full of peepers every April. Who speaks for the peepers?',
      ],
      expert: [
        'A database check is not a survey. What field effort was made, in hours and dates?',
        'Cumulative loss with the two neighboring projects is not considered. What share of the block remains?',
      ],
      remarks: [
        'A letter from the agency would help me.',
        'We can move a driveway more easily than a heron rookery.',
        'I would plan the clearing around the nests and not the other way.',
      ],
      elements: [surveys, agencies, avoid, timing, corridor, mitigation, monitor],
      figures: [
        {
          text: 'The federal IPaC list and the state heritage review are the usual start; field surveys follow by season.',
          source: 'US Fish and Wildlife Service IPaC; state natural heritage programs',
        },
      ],
      condition:
        'Clearing is limited to [month] through [month]; wildlife surveys for [species] are filed with [agency] before grading.',
    },
  },
};
