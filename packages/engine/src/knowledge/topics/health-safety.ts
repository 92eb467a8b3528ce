import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const substances = element(
  'substances',
  'what is in it, by name and amount, and where it stays',
  [
    /(contains?|made of|materials?|substances?|chemicals?|ingredients?|stored?|on site|inventory)\b.{0,40}\b(lead|cadmium|silicon|glass|lithium|gallons?|pounds?|pfas|oil|coolant|acid|diesel|amount|sheet|list\w*|none|solder|compounds?|[a-z]+ium)|(safety data sheets?|sds|toxicity (test|characteristic)|tclp|inventory)/,
    /(are|is|contain\w*|made of|mostly|inside)\b.{0,40}\b(silicon|glass|lead|lithium|cadmium|copper|aluminum|mineral oil|diesel)/,
  ],
  'fear feeds on what is not named',
  'On site are [substance], [amount], held in [place]; the safety data sheets are at page [page].',
);

const standard = figureElement(
  'standard',
  'the exposure limit that applies and the level expected at the nearest home',
  [
    /(limit|standard|guideline|threshold|level|exposure|concentration)\b.{0,40}\b(below|under|percent|times|micrograms?|milligauss|parts|nearest|property line|fence|home|half|tenth|fraction|epa|icnirp|state)|(below|under|percent of|fraction of)\b.{0,40}\b(limit|standard|guideline|threshold)/,
    /milligauss/,
    /(level|field|exposure|concentration) is\b.{0,60}\b(limit|standard|guideline)/,
  ],
  'safe means nothing until it is below something',
  'At the nearest home the level is [number] [unit], against the [agency] limit of [number].',
);

const independent = element(
  'independent',
  'who outside the company says so',
  [
    /(university|state|county|health department|independent|peer[- ]reviewed|third[- ]party|hygienist|toxicologist|epidemiolog\w*|national lab\w*|epa)\b.{0,40}\b(study|studies|review\w*|found|report\w*|measur\w*|concluded|tested|test\w*|assess\w*|agrees?)/,
  ],
  "the applicant's assurance is the weakest evidence in the room",
  '[Agency or university] measured this at [comparable site] in [year] and found [finding].',
);

const monitoring = element(
  'monitoring',
  'what will be measured, where, how often and for whom to see',
  [
    /(monitor\w*|sampl\w*|measur\w*|test\w*|sensors?|baseline)\b.{0,40}\b(before|after|every|each|continuous\w*|quarterly|annual\w*|fence|home|results?|public\w*|post\w*|air|soil|water|year|independent)/,
  ],
  'a baseline now settles an argument later',
  '[Firm] samples [air, soil or field] before we start and every [period] after, and the results go online within [days].',
);

const failure = element(
  'failure',
  'what can go wrong, how often it has, and what the consequence is',
  [
    /(worst[- ]case|failure|fail\w*|accident\w*|incident\w*|release|spill\w*|leak\w*|rupture\w*|break\w*|thrown?|damage[d]?)\b.{0,40}\b(would|rate|per|times|years?|happen\w*|occur\w*|contain\w*|distance|shut|stays?|consequence\w*|has|have|one|never)/,
    /(worst|credible|most serious) (credible )?(event|case|accident)/,
    /(has|have) happened/,
  ],
  'a commissioner asks what could go wrong, and deserves a list',
  'The worst credible event is [event]; it has happened [number] times in [number] years, and reaches [distance].',
);

const controls = element(
  'controls',
  'the equipment and practice that hold the risk down',
  [
    /(filter\w*|scrubber\w*|catalyst\w*|containment|double[- ]wall\w*|shut-?off|detect\w*|alarm\w*|vapor recovery|enclosed|vent\w*|berm\w*|liner|interlock\w*|selective catalytic|tier (four|4)|particulate traps?|electric (trucks|yard|fleet))/,
    /(fence\w*|locked|camera\w*|guard\w*|sign\w*|security)\b.{0,40}\b(access|children|hours|trespass\w*|gate|night|site|trained|staff\w*)/,
    /(removes|cuts|captures|catches)\b.{0,30}\b(percent|of the)|(stops|shuts)\b.{0,20}\b(unit|itself|automatically|if it fails)/,
  ],
  "engineering counts, adjectives don't",
  'Each [unit] has [control], which removes [percent] of [substance] and stops the unit if it fails.',
);

const permits = element(
  'permits',
  'which health, air or safety permits it needs, and from whom',
  [
    /(air|title v|emission\w*|health|radiation|hazardous|safety|osha|epa|state|dep)\b.{0,40}\b(permit\w*|regulat\w*|approv\w*|inspect\w*|licens\w*|rule\w*|register\w*)/,
  ],
  'the board may rely on other agencies only if it knows which',
  'The air permit is number [number] from [agency], issued on [date], and it limits us to [limit].',
);

const sensitive = figureElement(
  'sensitive',
  'the nearest people at risk: homes, schools, a care home, and how far away',
  [
    /(nearest|closest)\b.{0,40}\b(home|house|school|hospital|day ?care|nursing|well|residence|playground|neighbor|church)/,
    /(school|hospital|day ?care|nursing home|senior)\b.{0,40}\b(feet|foot|mile|miles|away)/,
  ],
  'averages do not breathe, people do',
  'The nearest home is [distance] away, and the nearest school, [name], is [distance].',
);

const response = element(
  'response',
  'what neighbors are told and do if something happens',
  [
    /(notif\w*|alert\w*|warn\w*|siren|text|reverse[- ]911|call)\b.{0,40}\b(neighbors?|residents?|homes|minutes|school|within|county|people|emergency)|(evacuat\w*|shelter)\b.{0,40}\b(plan|in place|distance|route|neighbors?|homes|drill)|emergency (plan|response|contact|number)/,
    /(is|are|gets?|be) (called|warned|alerted|notified|told) within/,
  ],
  'a neighbor wants to know who will call',
  'If [event] happens, every home within [distance] is called within [minutes], under the plan filed with [agency].',
);

const diesel = figureElement(
  'diesel',
  'what the diesel engines emit, and how many hours they run',
  [
    /(diesel|generators?|engines?|trucks?|idling|tru|refrigerat\w+)\b.{0,40}\b(hours|per year|tons?|emit\w*|emission\w*|test\w*|minutes|limit\w*|number|tier|electric|plug\w*)/,
  ],
  'the exhaust of many small engines adds up',
  'The [number] engines run [hours] a year each for tests, and together emit [amount] of [pollutant].',
);

/** What boards and the public ask about health and safety, and what a complete answer contains. */
export const healthSafety: TopicKnowledge = {
  topic: 'health_safety',
  noun: 'health and safety',
  name: 'Health and Safety',
  cues: sources(
    /(?<!light |noise |water )pollut(ion|ants?|ed|es|ing)/,
    /police/,
    /environmental (stud(y|ies)|review|assessment|impacts?)/,
    /crime/,
    /diesel/,
    /idl(ing|e)/,
    /(sample|test)s? (the )?(soil|stack|air)/,
    /air shall be/,
    /on detection of/,
    /not emit|emit(s|ted)?/,
    /stack/,
    /asthma/,
    /(cleaner|cleanest) engines/,
    /blowouts?/,
    /flar(e|ing)/,
    /health (effects?|risk|impact|study|studies|department|concerns?|of|problems?|issues|care)?/,
    /healthy|safe(ty|ly)?|unsafe/,
    /(electro-?magnetic|emf|magnetic field|stray voltage|radiation)/,
    /toxic\w*/,
    /(hazard|hazards|hazardous)/,
    /air (quality|emissions?|monitor\w*|permit|pollution|pollutants?|toxics)/,
    /(lead|cadmium|pfas|benzene|diesel (exhaust|particulate|fumes)|particulates?|silica|hydrogen fluoride|hydrogen sulfide|radon|carcinogen\w*)/,
    /(cancer|asthma|lungs?|inhaler|breath(e|es|ing)|sick|illness|migraines?|nosebleeds?|pacemaker|headaches?)/,
    /emissions?/,
    /(ice|blade) (throw|failure)/,
    /(crime|theft|police calls|trespass\w*|security (guard|camera|fence|plan)s?)/,
    /(what could go wrong|leak(s|ed|ing)?|vapors?|chemicals?|poison\w*)/,
    /exposure/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.3,
      publicWeight: 0.5,
      board: [
        plain('background', 'What is in these panels, and which parts of it are toxic, if any?', 'substances'),
        plain('clarification', 'What is the electromagnetic field at the fence and at the nearest house?', 'standard'),
        pointed(
          'implications',
          "After a hail storm or a tornado, who picks broken glass out of my constituent's hay, and is it safe to feed?",
          'failure',
        ),
        pointed('criticism', 'Is there a study on health that your industry did not pay for?', 'independent'),
        sharp(
          'criticism',
          'Will you test the soil for metals before and after, and pay if it changes, yes or no?',
          'monitoring',
        ),
        plain('support', 'Tell me how a curious ten-year-old is kept safe from that equipment.', 'controls'),
      ],
      resident: [
        "I have a pacemaker. My cardiologist asked me how far the inverter is from my bed, and I couldn't tell him.",
        "My girls ride their ponies along that fence. I'd like to hear it from a doctor and not from a salesman.",
        'I raise organic beef, and my certifier will ask what leaches. Telling me that nothing leaches is not a test result.',
        'The little ones put everything in their mouths. If one of those breaks in a storm, who picks up the pieces, and how fast?',
        'I grow my own vegetables, and I would like to go on eating them. Who tests the dirt along the fence?',
      ],
      expert: [
        'Has anybody run a leaching test on broken modules, or only on whole ones?',
        'For which inverter were the fields measured, and is it the size you would install?',
      ],
      remarks: [
        'I believe the health risk is low, and I would still like the tests in the file.',
        "Baseline soil samples cost little, so let's have them.",
        'A letter from the county health officer would settle a good many people here.',
      ],
      elements: [substances, standard, independent, monitoring, failure, controls, response, sensitive],
      figures: [
        {
          text: 'Magnetic fields at the fence of a solar plant fall to background within a few hundred feet, well under the 2,000 milligauss ICNIRP guideline.',
          source: 'NC State University, Health and Safety Impacts of Solar Photovoltaics',
        },
      ],
      condition:
        'The owner shall sample soil at [number] points for [metals] before construction and every [years], and remove broken modules within [days].',
    },
    wind: {
      boardWeight: 0.3,
      publicWeight: 0.45,
      board: [
        plain('background', 'In an ice storm, does the turbine stop by itself, and how far can ice be thrown?', 'ice'),
        plain(
          'clarification',
          'How far is the nearest bedroom, and whose health guideline did you use for that distance?',
          'sensitive',
        ),
        pointed(
          'implications',
          "If a blade comes off at full speed, where does it land, and who's likely to be there?",
          'failure',
        ),
        pointed('criticism', "Which health study would you hand to a mother who isn't sleeping?", 'independent'),
        sharp(
          'criticism',
          "When people say they are sick, what do you do other than tell them they're wrong?",
          'monitoring',
        ),
        plain('support', 'Talk us through the safety system, from the sensor to the brake.', 'controls'),
      ],
      resident: [
        "I've had migraines since I was twelve. Nobody can promise me anything, I know. I just want to be believed if it starts.",
        "In January I plow the lane right under where that would stand. I've seen what comes off my own roof.",
        'My son has epilepsy. They told us the flicker is too slow for that. I want somebody with a license to sign it.',
        'I go up iron for a living, and things fall. How far from the tower do you keep people in a bad wind?',
        'I walk my dog under that stretch in every season. Who closes the path when there is ice?',
      ],
      expert: [
        'Was throw distance figured for normal speed or for a runaway?',
        'Which health review do you rely on, and how large were the machines in it?',
      ],
      remarks: [
        "I'd want a blade inspection after every lightning strike.",
        'The sleep complaints are what I take most seriously.',
        'Warning signs for ice at the lane, please, and a call to the neighbors.',
      ],
      elements: [
        element(
          'ice',
          'how the machine is stopped in ice, storm and fault',
          [
            /(ice|icing|icy)\b.{0,40}\b(detect\w*|throw|shut\w*|stop\w*|sensor\w*|distance|sign\w*|feet|shed\w*)|(shut\w* down|stops?|brake\w*|feather\w*|curtail\w*)\b.{0,40}\b(ice|wind|storm|fault|vibration|automatic\w*|high wind)|blade (throw|failure|inspection)s?/,
          ],
          'ice and blades are what people picture landing',
          'The machine stops by itself when it senses ice; thrown ice has been found up to [distance], inside our [distance] setback.',
        ),
        failure,
        standard,
        independent,
        monitoring,
        sensitive,
        response,
        controls,
      ],
      figures: [
        {
          text: 'Reviews by expert panels have found no direct disease effects from turbines, while annoyance and some sleep disturbance are documented.',
          source: 'Council of Canadian Academies (2015); Health Canada (2014)',
        },
      ],
      condition:
        'Each turbine shall stop on detection of ice; signs shall stand at [distance], and blades shall be inspected every [period] with reports to [body].',
    },
    battery_storage: {
      boardWeight: 0.4,
      publicWeight: 0.5,
      board: [
        plain('background', 'What gases come off these cells if they vent, and how much of them?', 'substances'),
        plain(
          'clarification',
          'How many homes lie downwind within half a mile, and have they been told what is toxic?',
          'sensitive',
        ),
        pointed(
          'implications',
          "If there is smoke for two days, who tells a family with a newborn whether it's safe to stay?",
          'response',
        ),
        pointed(
          'criticism',
          "Has a toxicologist who doesn't work for the industry looked at your plume study?",
          'independent',
        ),
        sharp('criticism', "What's the worst thing that has ever happened at a site with these same cells?", 'failure'),
        plain('support', 'Would you leave air monitors in place, with readings that the public can see?', 'monitoring'),
      ],
      resident: [
        "I'm on oxygen. Shelter in place means a tank and a closed window, and I'd have to be told before, not after.",
        'My vegetable stand is downwind. One news story about toxic smoke and I may as well burn the sign.',
        "I was a paramedic. Tell the hospital what they'd be treating, and stock what treats it, before you plug anything in.",
        'I have nine children in my front room and one door. How long do I have to get them out?',
        'I used to measure such things for a living. What concentration is predicted at the nearest porch, and who checked it?',
      ],
      expert: [
        'Does the gas release assume one module, or a fire through the container?',
        'Over what time is the exposure averaged? For some of these gases minutes matter.',
      ],
      remarks: [
        'The hospital needs the gas list as much as the fire company does.',
        'I want air samples at the nearest homes before anything is energized.',
        'Not one answer tonight told me how far the smoke goes.',
      ],
      elements: [substances, standard, sensitive, failure, response, monitoring, controls, independent],
      figures: [
        {
          text: 'The rate of failures per gigawatt-hour of grid batteries fell by about 97 to 98 percent from 2018 to 2023-24.',
          source: 'EPRI, BESS Failure Incident Database and root-cause report',
        },
      ],
      condition:
        'The owner shall file a plume study by [firm] with a health limit for [gas] at the nearest home, and keep [number] air monitors with public readings.',
    },
    data_centers: {
      boardWeight: 0.3,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'How many diesel generators, how often are they tested, and at what hour of the day?',
          'diesel',
        ),
        plain('clarification', 'Is the air permit for the whole campus or building by building?', 'permits'),
        pointed(
          'implications',
          'On a code-red ozone day, with the power out, all the engines start. What does a child with asthma breathe?',
          'diesel',
        ),
        pointed(
          'criticism',
          'An air quality table usually stops at testing hours. What about an emergency that runs for a week?',
          'standard',
        ),
        sharp(
          'criticism',
          'The cleaner engines exist. Why are you not buying them for the sake of our health?',
          'controls',
        ),
        plain('support', 'Could the generators go on the side away from the school and the homes?', 'sensitive'),
      ],
      resident: [
        "I carry my son's inhaler in every coat. Tell me that the row of engines across the creek will not make me carry two.",
        "My mother's nursing home is on the hill, and they open the windows in spring.",
        "We heat with wood, I admit it, and I can't see how my stove is a hazard and fifty engines are nothing.",
      ],
      expert: [
        'What is the exposure in the hour when many engines run together?',
        'What do the adjoining phases put into the same air?',
      ],
      remarks: [
        "I'd require the cleanest engines on the market, and I don't think that's much.",
        'Tests on weekday mid-mornings only, and none on bad air days.',
        'The environmental studies should come before zoning, not after it.',
      ],
      elements: [diesel, standard, permits, monitoring, controls, sensitive, independent, substances],
      figures: [
        {
          text: 'Emergency engines are limited to about 100 hours a year for testing and maintenance under federal rules.',
          source: 'U.S. Environmental Protection Agency, 40 CFR part 60 subpart IIII',
        },
      ],
      condition:
        'Generators shall meet [tier] standards, be tested only between [hours] on weekdays, one at a time, and not on air quality alert days.',
    },
    commercial: {
      boardWeight: 0.2,
      publicWeight: 0.25,
      board: [
        plain('background', 'What security will there be at closing time, and who watches the cameras?', 'controls'),
        plain(
          'clarification',
          "What's the distance from the fuel vents to the nearest bedroom or daycare?",
          'sensitive',
        ),
        pointed(
          'implications',
          'If a tank leaks, how soon would anyone know, and whose health is at risk first?',
          'failure',
        ),
        pointed(
          'criticism',
          'How many police calls do stores like this bring, and what do you do about them?',
          'permits',
        ),
        sharp('criticism', 'Are you doing the minimum for vapor recovery or what is possible?', 'controls'),
        plain('support', 'Have you sat down with the police chief about safety on that corner?', 'response'),
      ],
      resident: [
        'I teach at the daycare behind the pumps. We go outdoors four times a day, and the little ones touch everything.',
        'I was robbed at that bus stop. A lit store with a clerk awake would make me feel safer, to be honest.',
        'My laundry hangs forty feet from those vents. You smell it before you see it.',
      ],
      expert: [
        'At what throughput was benzene assessed, and what does a busy station of this size sell?',
        'Cameras without staff do little. Who is on the premises at night?',
      ],
      remarks: [
        "I'd want the vent pipes moved to the road side.",
        'Police should comment on the hours before we do.',
        'My worry is the children who cut across the lot for a candy bar.',
      ],
      elements: [substances, sensitive, controls, permits, failure, response, monitoring],
      figures: [
        {
          text: "California's handbook advises 300 feet between homes and a large gas station.",
          source: 'California Air Resources Board, Air Quality and Land Use Handbook',
        },
      ],
      condition:
        'Vent stacks shall stand at least [distance] from [use], with [vapor recovery] and a security plan approved by [police department].',
    },
    manufacturing: {
      boardWeight: 0.4,
      publicWeight: 0.45,
      board: [
        plain('background', 'What comes out of the stack, by name and by ton?', 'substances'),
        plain('clarification', 'Which agency regulates these emissions, and has it issued the permit?', 'permits'),
        pointed(
          'implications',
          'If the scrubber fails on a Saturday night, who in the neighborhood breathes it before you shut down?',
          'failure',
        ),
        pointed(
          'criticism',
          'Legal and healthy are not the same thing. What level do you expect at the nearest house?',
          'standard',
        ),
        sharp('criticism', 'Will you put an air monitor on the closest porch and publish what it says?', 'monitoring'),
        plain('support', 'Which controls go beyond what the permit makes you do?', 'controls'),
      ],
      resident: [
        "When the old plant ran, I'd wipe the swing before my kids sat on it. I never did learn what I was wiping.",
        "I have worked with resins for thirty years, and I wear the mask. My neighbors haven't got one.",
        "My wife's cancer may have nothing to do with any of it. But you'll excuse me if I ask what's in the air.",
        'I have a boy with an inhaler. What comes out of the stack on a still morning?',
        'In my shop we had the sheets posted by the door. Will you post yours where the neighbors can read them?',
      ],
      expert: [
        'Which weather station stands behind the dispersion model, and does it see the inversions here?',
        'Does the screening go beyond inhalation to what settles on gardens and soil?',
      ],
      remarks: [
        "I'd like the county health officer to review these emissions.",
        'A stack test every year, and the results read out here.',
        "Zoning can't rewrite an air permit, but it can decide what stands next to a school.",
      ],
      elements: [substances, standard, permits, monitoring, controls, failure, sensitive, response],
      figures: [
        {
          text: 'Major sources emit 10 tons of one hazardous air pollutant or 25 tons of all a year.',
          source: 'Clean Air Act, section 112',
        },
      ],
      condition:
        'The plant shall not emit more than [amount] of [substance] a year, shall test its stack every [period], and shall keep a monitor at [location].',
    },
    logistics: {
      boardWeight: 0.3,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'How much diesel exhaust from trucks and refrigerated trailers on a full day, and how close to homes?',
          'diesel',
        ),
        plain(
          'clarification',
          'Which homes, schools and care homes fall within a quarter mile of the docks?',
          'sensitive',
        ),
        pointed(
          'implications',
          'Added to the freeway that is there already, what does this do to asthma and air quality on that block?',
          'standard',
        ),
        pointed(
          'criticism',
          'Idling rules are on every dock wall in the state. Who is going to turn the key?',
          'controls',
        ),
        sharp('criticism', 'You speak of electric trucks someday. How many on opening day, in a number?', 'controls'),
        plain(
          'support',
          'Would {developer} fund indoor air filters for the homes and the school nearest to the gate?',
          'monitoring',
        ),
      ],
      resident: [
        'Our block has the truck route, the rail yard and the freeway. My doctor asked where I live and then just nodded.',
        'I run a daycare in my house. On some afternoons we already stay in because of the fumes.',
        "I'm a trucker with bad lungs. Build plugs for the reefers, and nobody has to idle.",
      ],
      expert: [
        'How old a fleet does the health assessment assume, and what really calls at warehouses here?',
        'What is the risk from the project added to what the roads already give these homes?',
      ],
      remarks: [
        'Plugs at every cold dock, that would be my first health condition.',
        "I count the school as a sensitive receptor even if the table doesn't.",
        'The doors should face the highway and not the homes.',
      ],
      elements: [diesel, standard, sensitive, controls, monitoring, independent],
      figures: [
        {
          text: 'California advises 1,000 feet between homes and a distribution center with over 100 trucks a day.',
          source: 'California Air Resources Board, Air Quality and Land Use Handbook',
        },
      ],
      condition:
        'All docks for refrigerated trailers shall have plugs, idling is limited to [minutes], and at least [percent] of yard trucks shall be electric by [date].',
    },
    oil_gas: {
      boardWeight: 0.45,
      publicWeight: 0.55,
      board: [
        plain('background', 'What chemicals are on this pad, and are they safe if a drum tips over?', 'substances'),
        plain('clarification', 'Before you start, is the air tested, and who keeps the results?', 'monitoring'),
        pointed(
          'implications',
          "If there's a blowout at three in the morning, how does the family across the field learn of it?",
          'response',
        ),
        pointed(
          'criticism',
          'Read the studies on infants and asthma near wells, and tell me why our distance is enough.',
          'independent',
        ),
        sharp('criticism', 'What could go wrong here that you have seen go wrong somewhere else?', 'failure'),
        plain('support', 'Are there emissions you can cut by piping the gas instead of flaring it?', 'controls'),
      ],
      resident: [
        "I'm pregnant, and our bedroom faces the pad. I have read more than I wanted to.",
        "I worked the rigs, and I know what sour gas is. I sleep with the windows open, and I'd like a monitor on my own post.",
        "My headaches went away at my sister's and came back with me. It's not science, but it's my head.",
        "I watch other people's children, and some of them wheeze already. What do I tell their mothers is in the air?",
        'I volunteer on the fire department. What is the gas in that line, and does our meter even read it?',
      ],
      expert: [
        'Where was the ambient air measured, and would you measure at the fence during flowback?',
        'What are the emissions in the worst hour, and not over the year?',
      ],
      remarks: [
        'Nothing should be vented within sight of a school bus stop.',
        "I'd have baseline air and water tested by a lab the township picks.",
        "I keep hearing that it is regulated, and what I asked was whether it's safe.",
      ],
      elements: [substances, standard, monitoring, failure, sensitive, response, independent, controls],
      figures: [
        {
          text: 'Studies in Pennsylvania found associations of nearby wells with asthma attacks and some childhood outcomes.',
          source: 'University of Pittsburgh for the Pennsylvania Department of Health (2023)',
        },
      ],
      condition:
        'Air shall be monitored at the fence and at [number] homes from [days] before drilling until [time] after completion, with results online within [days].',
    },
    generic: {
      boardWeight: 0.35,
      publicWeight: 0.4,
      board: [
        plain('background', "What is stored or used here that could harm anyone's health?", 'substances'),
        plain('clarification', 'Who lives nearest, and what would they notice?', 'sensitive'),
        pointed('implications', 'Tell us what could go wrong, and how far off the site it would reach.', 'failure'),
        pointed('criticism', "You say that it's safe. Safe compared with what, and according to whom?", 'standard'),
        sharp('criticism', 'Who is responsible if somebody gets sick or hurt, by name?', 'failure'),
        plain('support', 'Which safety measures are you proud of here, and why those?', 'controls'),
      ],
      resident: [
        'My grandbabies play in that yard. I need more from you than a smile about safety.',
        "I can't move. I'm eighty-one, and the house is all I have, so I want to know what I'll be breathing.",
        "I'm an emergency room nurse. People come to me with no idea what they touched, so please write it down.",
      ],
      expert: [
        'What baseline will be taken, so that a later harm could be shown or ruled out?',
        'What level of exposure do you expect, beyond the statement that a standard is met?',
      ],
      remarks: [
        "I'd like one plain page on health, written for neighbors.",
        'I am not hearing what happens on the bad day.',
        "Safety is where I'm least willing to take anyone's word.",
      ],
      elements: [substances, standard, failure, controls, monitoring, sensitive, response, permits],
      figures: [
        {
          text: 'Facilities above threshold amounts file yearly chemical inventories with local emergency planners.',
          source: 'Emergency Planning and Community Right-to-Know Act, Tier II',
        },
      ],
      condition:
        'The owner shall file a list of hazardous materials and an emergency plan with [fire department] before [date] and update both every [period].',
    },
  },
};
