import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const districtLetter = element(
  'district_letter',
  'what the district has said, in writing',
  [
    /(superintendent|school board|district|principal|school)\b.{0,40}\b(letter|wrote|met|said|told|confirmed|reviewed|agreed|comment\w*|memo|spoke|notified|contacted|asked)/,
    /(letter|met|meeting|spoke|talked|memo)\b.{0,40}\b(superintendent|school board|school district|district|principal)/,
  ],
  'the people who run the schools should speak for them',
  "The superintendent's letter of [date] says [finding].",
);

const busWalk = element(
  'bus_walk',
  'bus stops and safe walking to school',
  [
    /(bus|buses) (stops?|routes?|turnaround|shelter|loading)|school bus|buses/,
    /(walk\w*|sidewalks?|crossing|crosswalk|crossing guard|bike|path)\b.{0,40}\b(school|kids|children|students)|(school|kids|children|students)\b.{0,40}\b(walk\w*|sidewalks?|crosswalk|path)/,
  ],
  'a child at the roadside in the dark is what parents see',
  'The bus stops at [place], off the road and lit, and a sidewalk runs all the way to [school].',
);

const timeline = element(
  'timeline',
  'when the pupils arrive, year by year, and the projects approved before',
  [
    /(over|within|by|first|each|per)\b.{0,40}\b(years?|phase|phases|build[- ]?out)\b.{0,40}\b(pupils|students|children|school|homes)?|(build[- ]?out|absorption)/,
    /(other|already approved|approved|pending)\b.{0,40}\b(projects?|subdivisions?|developments?|homes)/,
    /(pupils|students|children)\b.{0,40}\b(come|arrive|enter|enroll)\b.{0,40}\b(fall|in|first|last|year)/,
  ],
  'ten tracts of modest size fill a school between them',
  'The first pupils come in fall [year] and the last in [year], on top of [number] from tracts already approved.',
);

const distance = figureElement(
  'distance',
  'the distance to the nearest school, daycare or playground',
  [
    /(school|day ?care|playground|preschool|elementary)\b.{0,40}\b(feet|foot|mile|miles|away|distance|yards)|(feet|foot|mile|miles|distance)\b.{0,40}\b(school|day ?care|playground|preschool|elementary)/,
  ],
  'nearness to children is judged by itself',
  'The nearest school, [name], is [distance] from our fence.',
);

const schoolSafety = element(
  'school_safety',
  'the plan agreed with the school for an emergency',
  [
    /(school|district|principal|superintendent)\b.{0,40}\b(evacuat\w*|shelter|emergency|plan|drill|alert\w*|notif\w*|siren)|(evacuat\w*|shelter|emergency|drill|alert\w*|notif\w*)\b.{0,40}\b(school|students|children|principal|kids)/,
  ],
  'a school moves several hundred children, not one family',
  'With the district we agreed a plan: [school] is called within [minutes], and shelter or evacuation follows [procedure].',
);

const schoolHours = element(
  'school_hours',
  'keeping heavy traffic away at school hours',
  [
    /(no|not|avoid\w*|stop\w*|pause\w*|halt\w*|restrict\w*|limit\w*|outside|hold)\b.{0,40}\b(trucks?|deliver\w*|haul\w*|traffic|loads)\b.{0,40}\b(school|bell|bus|hours?)|(school|bell|bus)\b.{0,40}\b(hours|time|start|dismissal)\b.{0,40}\b(trucks?|no|avoid\w*|halt\w*|pause\w*)?/,
    /(trucks?|haul\w*|deliver\w*)\b.{0,40}\b(school|bus)\b.{0,40}\b(hours?|times?|route)/,
    /no (heavy )?trucks?\b.{0,40}\b(moves?|runs?|rolls?|passes|leaves?)/,
    /school days/,
  ],
  'trucks and bus stops share the same narrow half hour',
  'No heavy truck moves on [road] from [time] to [time] on school days.',
);

const monitoringNear = element(
  'monitoring_near',
  'what is measured at the school and who sees it',
  [
    /(monitor\w*|measur\w*|sampl\w*|sensor\w*|baseline)\b.{0,40}\b(school|playground|students|children|fence)|(school|playground)\b.{0,40}\b(monitor\w*|measur\w*|sampl\w*|sensor\w*|baseline)/,
  ],
  'parents do not rely on a fence for assurance',
  'A monitor for [what] stands at [school], and its readings go to [whom] each [period].',
);

/** What boards and the public ask about schools, and what a complete answer contains. */
export const schools: TopicKnowledge = {
  topic: 'schools',
  noun: 'schools',
  name: 'Schools',
  cues: sources(
    /schools?/,
    /(elementary|middle|high|grade|public|our|the|new|nearest|near a|primary|local) schools? (is|are|has|have|can|will|district|board|capacity|children|kids|student|students|building|bus|zone|site|at|full|would|down|and|if|or|could)/,
    /school (capacity|district|districts|board|bus|buses|enrollment|impact|children|kids|site|seats|zone|age|start|bell|superintendent|hours?|nurse|day|traffic|fee|fees|property|boundary|boundaries)/,
    /pupils?/,
    /students?/,
    /superintendent/,
    /enrollment/,
    /(classrooms?|kindergart\w+|playgrounds?|trailers? behind the school|bus stops?|portables?)/,
    /(elementary|middle school|high school|day ?care|recess)/,
    /kids (will|would|does|do|come|in these|from)/,
    /children (will|would|come|live|from|does)/,
  ),
  entries: {
    residential: {
      boardWeight: 0.45,
      publicWeight: 0.45,
      board: [
        plain(
          'background',
          'How many children do you expect from these homes, by elementary, middle and high school?',
          'pupils',
        ),
        plain(
          'clarification',
          'Has the superintendent put anything in writing about school capacity?',
          'district_letter',
        ),
        pointed(
          'implications',
          'When this fills up along with the tracts we approved last year, which school gets the trailers?',
          'timeline',
        ),
        sharp(
          'criticism',
          'Builders always bring a pupil yield below what we count afterward. Why should yours hold?',
          'yield_basis',
        ),
        pointed(
          'clarification',
          'Where will the school bus stop, and what do the kids stand on while they wait?',
          'bus_walk',
        ),
        plain(
          'support',
          'Would {developer} phase the closings, so the schools can keep up with enrollment?',
          'mitigation',
        ),
        pointed(
          'communicate',
          'Tell the parents here whether their kids will be redistricted because of you.',
          'seats',
        ),
      ],
      resident: [
        "My twins eat lunch at ten twenty because the cafeteria cannot hold them all. I don't see where yours would sit.",
        'I teach second grade in a trailer with a bucket under the air conditioner. It is a nice trailer, but it is a trailer.',
        'We moved for that school. If the line moves, we moved for nothing.',
        'I drive bus nine. There is no shoulder and no turnaround there, and I am not backing up with sixty kids on board.',
        'I taught in that building for years, and we used the stage for reading groups. Where does the next class go?',
        'The big ones walk the little ones to my house after school. Where do they walk once your road is in?',
      ],
      expert: [
        "Is the pupil yield national or from this district's own counts?",
        'What is the capacity of the attendance-zone school, rather than of the district?',
      ],
      remarks: [
        "I'd like the school district at the table before the council hearing.",
        'By law we may not be able to deny it over schools, but I can surely say it out loud.',
        'Younger buyers mean younger kids, so it is the elementary seats I would count first.',
      ],
      elements: [
        figureElement(
          'pupils',
          'the number of pupils expected, by grade level',
          [
            /(pupils?|students?|children|kids)\b.{0,40}\b(expect\w*|generat\w*|estimat\w*|project\w*|per|each|elementary|add\w*|from)/,
            /(expect|generat\w*|estimat\w*|yield\w*|add|adds|bring\w*|project\w*)\b.{0,40}\b(pupils?|students?|children|kids)/,
            /student (yield|generation)/,
          ],
          'seats are counted by grade, not by house',
          'We expect [number] pupils: [number] in elementary, [number] in middle and [number] in high school.',
        ),
        element(
          'yield_basis',
          'the rate used and where it comes from',
          [
            /(rate|factor|multiplier|yield|ratio|pupils|students|children)\b.{0,40}\b(per|each)\b.{0,40}\b(home|unit|house|townhome|apartment|bedroom)/,
            /(district|census|demograph\w*|university|study)('s)?\b.{0,40}\b(rate|factor|multiplier|yield|figure|own|provided|gave|used)/,
          ],
          "the builder's rate and the district's rate are rarely the same",
          "We used the district's own rate of [number] pupils per [home type], dated [year].",
        ),
        figureElement(
          'seats',
          'how many seats are free in the schools the children would attend',
          [
            /(capacity|seats?|room|space|enrollment|full)\b.{0,40}\b(school|elementary|middle|high|district|classroom)s?|(school|elementary|middle|high|district|classroom)s?\b.{0,40}\b(capacity|seats?|room|space|enrollment|full)/,
          ],
          'a district may have room across town and none here',
          '[School] has [number] free seats today and [number] after projects already approved.',
        ),
        districtLetter,
        element(
          'mitigation',
          'fees, land or phasing that help the schools',
          [
            /(school|impact|mitigation|proffer|education) (fees?|contributions?|payments?|proffers?)/,
            /(donat\w*|dedicat\w*|give|giving|set aside|reserve)\b.{0,40}\b(school|site|land|acre\w*)/,
            /phas\w*\b.{0,40}\b(school|seats?|homes|units|year)|(homes|units|closings)\b.{0,40}\b(a|per|each) year/,
          ],
          'growth and seats can be kept in step',
          'We close no more than [number] homes a year and pay [amount] a home toward [school project].',
        ),
        busWalk,
        timeline,
      ],
      figures: [
        {
          text: 'Yields vary with home type and price; many districts count about 0.3 to 0.7 pupils per detached home and less per apartment.',
          source: 'School district student generation studies; Rutgers residential demographic multipliers',
        },
      ],
      condition:
        'No more than [number] certificates of occupancy shall issue in any school year until [school project] opens, and a bus shelter shall stand at [location].',
    },
    battery_storage: {
      boardWeight: 0.25,
      publicWeight: 0.3,
      board: [
        plain('background', 'How far is the nearest school or daycare from the containers?', 'distance'),
        pointed(
          'clarification',
          'Has the principal seen the emergency plan, and does the school shelter in place or evacuate?',
          'school_safety',
        ),
        pointed(
          'implications',
          'If the smoke drifts toward the elementary at dismissal, who makes the call about the kids?',
          'school_safety',
        ),
        sharp(
          'criticism',
          'Were there other parcels near this line, farther from the school, and why were they passed over?',
          'distance',
        ),
        plain(
          'support',
          'Could an air monitor be put up at the school and its readings sent to the district?',
          'monitoring_near',
        ),
      ],
      resident: [
        'My daughter has asthma and recess is outdoors. I want to know what the plan is before there is any smoke, not after.',
        'I drive kindergartners home, and that road past the yard is the only road there is.',
        'I retired as a school secretary. I know how long it takes to reach three hundred parents, and it is not quick.',
      ],
      expert: [
        'What would a release do in stable winter air, which is what a school morning has?',
        'At what distance does the nearest school stand, and what would reach it?',
      ],
      remarks: [
        'Nothing goes in here until the district signs off on the evacuation plan.',
        "I'd want one drill a year with the school, paid for by the owner.",
        'Nearness to the school weighs heavily with me.',
      ],
      elements: [distance, schoolSafety, districtLetter, monitoringNear, schoolHours],
      figures: [
        {
          text: 'Emergency guidance for battery fires commonly starts from isolating and monitoring downwind air, with the distance set by the incident commander.',
          source: 'U.S. Environmental Protection Agency, battery energy storage response guidance; NFPA 855',
        },
      ],
      condition:
        'The owner shall file an emergency plan agreed with [school district], hold a drill every [period], and place an air monitor at [school].',
    },
    oil_gas: {
      boardWeight: 0.3,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'What is the distance from the school to the well bore, and how far from the edge of the pad?',
          'distance',
        ),
        pointed('clarification', 'Will sand trucks run while the school buses do?', 'school_hours'),
        pointed('implications', "If there's a release during recess, how do the teachers hear of it?", 'school_safety'),
        sharp(
          'criticism',
          'Children spend seven hours a day in that school. Would you move the pad if the parents asked you to?',
          'distance',
        ),
        plain(
          'support',
          'Are you willing to pay for air monitors on the school roof and let the district choose who reads them?',
          'monitoring_near',
        ),
      ],
      resident: [
        'My boy gets nosebleeds. It may not be your well at all, but the school is where he is all day, and I want it measured.',
        'I coach cross-country, and we run that road. Forty sand trucks an hour is not a season.',
        'Our preschool has a sandbox on the pad side. I wash it now when the wind is from there.',
      ],
      expert: [
        'How many days of air would you sample at the school before drilling, so that a later change can be told from chance?',
        'Is the distance to the school measured to the building or to the fields where students spend recess?',
      ],
      remarks: [
        "No truck traffic at bell times, and I don't consider that negotiable.",
        "I'd move the pad back from the school if there is any way to reach the gas.",
        "The school board's resolution should be part of our record.",
      ],
      elements: [distance, monitoringNear, schoolSafety, schoolHours, districtLetter, timeline],
      figures: [
        {
          text: 'Colorado requires well pads to be at least 2,000 feet from schools and child care, with narrow exceptions.',
          source: 'Colorado Energy and Carbon Management Commission, rule 604',
        },
      ],
      condition:
        'No heavy truck shall pass [school] from [time] to [time] on school days, and air shall be monitored at [school] from [period] before drilling.',
    },
    logistics: {
      boardWeight: 0.2,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'Which schools lie on the truck route, and how close is the gate to the nearest one?',
          'distance',
        ),
        pointed('clarification', 'What time do your trucks roll, compared with the school bell?', 'school_hours'),
        pointed(
          'implications',
          "Kids walk along that road because there is no sidewalk. What happens when it's a truck route?",
          'bus_walk',
        ),
        sharp(
          'criticism',
          "Has one person from {developer} talked with the school district's transportation office?",
          'district_letter',
        ),
        plain('support', 'Can you build the sidewalk to the school before the first truck comes?', 'bus_walk'),
      ],
      resident: [
        'My kids cross there with a guard who is seventy-eight. She has a paddle and a whistle, and they have eighteen wheels.',
        'I drove a school bus and I drove a truck. Put both on that hill in fog, and one day you will be sorry.',
        'The playground fence is forty steps from the road. On bad days the children come in smelling of diesel.',
      ],
      expert: [
        'What is on the road at dismissal, when children and trucks are both out?',
        'Is the truck route a request or a rule? If carriers ignore it, does the shortcut pass a school?',
      ],
      remarks: [
        'I want the school route and the truck route on the same map.',
        'Trucks should hold at the gate while the buses are out.',
        'A flashing school-zone beacon would be the least of it.',
      ],
      elements: [distance, schoolHours, busWalk, districtLetter, timeline],
      figures: [
        {
          text: 'School-zone safety work puts sidewalks, crossings and speed at the top.',
          source: 'Federal Highway Administration, Safe Routes to School guidance',
        },
      ],
      condition:
        'Trucks shall not use [road] between [time] and [time] on school days, and a sidewalk from [place] to [school] shall be built before occupancy.',
    },
    generic: {
      boardWeight: 0.12,
      publicWeight: 0.15,
      board: [
        plain('background', 'Where is the nearest school, and is it on your haul route?', 'distance'),
        plain('clarification', 'Who at the school district knows about this application?', 'district_letter'),
        pointed('implications', 'What changes for a child at the bus stop on that road?', 'bus_walk'),
        sharp(
          'criticism',
          'Deliveries at the very hour when the school buses are out: did nobody look at the bell schedule?',
          'school_hours',
        ),
        pointed(
          'support',
          'What could you offer the schools here: a field trip, a fund, a flashing beacon, anything at all?',
          'school_safety',
        ),
      ],
      resident: [
        'My grandson waits at the end of our lane in the dark. I sit in the car with the lights on so he is seen.',
        'Our school is down to ninety students. If this brings a few families, we might keep the doors open.',
        'I lead the walking school bus on Tuesdays. We need the shoulder you are about to use.',
      ],
      expert: [
        'Which schools lie within the distance you looked at?',
        'Was traffic counted while the school buses were running?',
      ],
      remarks: [
        'Send the plan to the school district and give them time to answer.',
        'Bus hours go into the conditions, I should think.',
        'I want to hear from the principal before I vote.',
      ],
      elements: [distance, districtLetter, busWalk, schoolHours, schoolSafety, timeline],
      figures: [
        {
          text: 'Boards commonly ask that notice go to the school district for any site within about half a mile.',
          source: 'State and local notice rules for sensitive uses',
        },
      ],
      condition:
        "Deliveries shall avoid [times] on school days, and [school district] shall be given [number] days' notice before work starts.",
    },
  },
};
