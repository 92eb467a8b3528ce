import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const response = element(
  'response_plan',
  'the emergency response plan and who approved it',
  [/(?:emergency|fire|incident|response) (?:response |operations? |action |safety |pre-?)?plans?/, /pre-?plan\w*/],
  'Volunteers need to know before the pager goes off what they may do.',
  'The emergency response plan was reviewed by [fire department] on [date] and is part of the permit.',
);
const training = element(
  'training',
  'training for the local department, how often and who pays',
  [
    /train\w*(?!\w).{0,60}(?<!\w)(?:fire\w*|responders?|department|volunteers?|crew|year|annual\w*|before|every|pay|our cost)/,
    /(?:fire\w*|responders?|department|volunteers?)(?!\w).{0,60}(?<!\w)(?:train\w*|walk-?through|drill)/,
  ],
  'Most departments here are volunteers with changing crews.',
  'We train the [fire department] before start-up and every [number of years] after, at our cost.',
);
const chief = element(
  'chief_signoff',
  'what the fire chief or marshal has said',
  [
    /(?:fire (?:chief|marshal|department|district|company|official)|chief|marshal)(?!\w).{0,80}(?<!\w)(?:met|meet\w*|review\w*|approv\w*|sign\w*|letter|said|told|ask\w*|agree\w*|satisf\w*|request\w*|comment\w*|wrote|condition\w*)/,
    /(?:met|meet\w*|worked|spoke|sat down|talked|coordinat\w*|letter)(?!\w).{0,40}(?<!\w)(?:fire (?:chief|marshal|department|district)|chief|marshal)/,
  ],
  'The board will ask the chief anyway.',
  'We met with the fire chief on [date], and his letter asks for [requirement], which we accept.',
);
const water = figureElement(
  'water',
  'the water for firefighting: gallons, hydrants, tanks',
  [
    /(?:hydrants?|cisterns?|tanks?|ponds?|gallons?|fire flow|water (?:supply|main|source|storage))(?!\w).{0,70}(?<!\w)(?:gallons?|minutes?|feet|fire\w*|hydrants?|site|stor\w*|capacity)/,
    /(?:gallons?|gpm)(?!\w).{0,60}(?<!\w)(?:fire|minute|tank|hydrant|storage|site|hours?)/,
  ],
  'Outside town, water comes on wheels.',
  'There are [number of gallons] of water on site in a tank with a dry hydrant at the gate.',
);
const accessRoads = element(
  'engine_access',
  'gates, drives and turning room for engines',
  [
    /(?:fire (?:lane|access|road|apparatus)|access (?:road|drive|lane)|driveway|gate|knox box|turn-?around|turning radius|perimeter road|aisles?)(?!\w).{0,70}(?<!\w)(?:feet|foot|wide|engines?|trucks?|apparatus|knox|key|code|fire|width|sides?|all|second)/,
    /(?:engines?|fire trucks?|apparatus|ladder truck)(?!\w).{0,60}(?<!\w)(?:reach|turn\w*|access|drive|get|fit|pass|enter)/,
    /knox ?-?box/,
  ],
  'An engine that cannot turn around will not go in.',
  'The drives are [width in feet] wide with room for an engine to turn, and the gate has a key box.',
);
const detection = element(
  'detection',
  'detection, alarm and shut-off, watched day and night',
  [
    /(?:monitor\w*|detect\w*|sensors?|alarms?|sprinkl\w*|suppress\w*)(?!\w).{0,70}(?<!\w)(?:24|day and night|around the clock|remote\w*|smoke|gas|heat|temperature|fire|automatic\w*|station|every|building|throughout|call\w*)/,
    /(?:remote\w*|automatic\w*|emergency)(?!\w).{0,20}(?<!\w)(?:shut-?(?:down|off)|disconnect\w*|isolat\w*|stop)/,
    /(?:operations|control|monitoring) cent(?:er|re)/,
  ],
  'Minutes count, and the nearest engine may be far.',
  'A control center in [place] watches day and night and can shut it off in [number of seconds].',
);

export const fireEmergency: TopicKnowledge = {
  topic: 'fire_emergency',
  noun: 'fire and emergencies',
  name: 'Fire and emergency response',
  cues: sources(
    /fire(?:s|fighters?|fighting| department| chief| marshal| district| hydrants?| code| lane| trucks?| risk| hazard| suppression| plan)?(?! (?:place|pit|wood|works|arm))/,
    /thermal runaway/,
    /(?:emergency|first) respon\w+|emergency (?:plan|access|services|crews?|vehicles?)/,
    /evacuat\w*/,
    /(?:burn(?:s|ed|ing)?|explo(?:de|des|sion|sions)|ignit\w+|smoke|flames?)/,
    /ambulance|hazmat|paramedics?/,
    /NFPA ?\d+|UL ?9540A?|sprinklers?/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.3,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'What is out there that can burn, and what happens when grass under the panels does?',
          'grass',
        ),
        plain(
          'clarification',
          'Can a firefighter shut the power off, or are those panels live as long as the sun shines?',
          'detection',
          'training',
        ),
        pointed('clarification', 'Which department answers, and have you sat down with that chief?', 'chief_signoff'),
        pointed(
          'implications',
          'A combine throws a spark in a dry October. How does an engine get between the rows?',
          'engine_access',
          'grass',
        ),
        sharp(
          'criticism',
          'What are you asking our firefighters to do, exactly, and do they have the gear for it?',
          'training',
          'response_plan',
        ),
        sharp('communicate', 'Will you pay for the training every year, or only for the photo?', 'training'),
      ],
      resident: [
        'My hay barn is right downwind. If that grass goes up, who gets there before it does?',
        'I have been on the department for nineteen years. What am I supposed to spray on a live panel?',
        'There is one road out of our hollow. Which way do we go if it is on fire?',
      ],
      expert: [
        'The plan tells crews to let it burn but sets no distance for the neighbors. Which exposure analysis supports that?',
        'Vegetation height is the ignition control in your plan. What mowing interval in a drought is enforceable?',
      ],
      remarks: [
        'I would want a gravel break inside the fence, all the way around.',
        'Our chief should have the phone number of a person who can open the breakers.',
        'Volunteers deserve a walk-through before it is energized.',
      ],
      elements: [
        response,
        training,
        chief,
        accessRoads,
        detection,
        water,
        element(
          'grass',
          'how grass and brush are kept down under the panels',
          [
            /(?:mow\w*|graz\w*|grass|vegetation|brush|sheep)(?!\w).{0,70}(?<!\w)(?:inches|height|short|fire|below|times|times a year|dry|kept|manag\w*|control\w*)/,
            /(?:fire|gravel) ?-?breaks?|gravel (?:ring|perimeter|road)/,
          ],
          'In solar the grass burns, not the glass.',
          'Grass is kept below [height in inches], with a gravel break [width in feet] wide inside the fence.',
        ),
      ],
      figures: [
        {
          text: 'Fire officials commonly ask for 16 to 20 ft access drives, a key box, a labeled disconnect and yearly training.',
          source: 'International Fire Code; state fire marshal guidance on photovoltaic systems',
        },
      ],
      condition:
        'An emergency response plan accepted by [fire department], yearly training, a key box and drives of [width] feet are required before energizing.',
    },
    battery_storage: {
      boardWeight: 0.75,
      publicWeight: 0.75,
      board: [
        plain(
          'background',
          'If one container catches fire, what does our department do: fight it or stand back?',
          'response_plan',
          'let_burn',
        ),
        plain('clarification', 'What is in the smoke, and how far off did you model it?', 'plume'),
        pointed('clarification', 'Was this exact product burned in a full-scale test, and who watched?', 'fire_test'),
        pointed(
          'implications',
          'Walk me through the first hour. Who calls whom, who evacuates, who decides?',
          'response_plan',
          'detection',
        ),
        pointed('implications', 'Water poured on it for two days runs somewhere. Where does it go?', 'runoff'),
        sharp(
          'criticism',
          'Every operator before a fire said it could not happen. What did you learn from the ones that burned?',
          'fire_test',
        ),
        sharp(
          'communicate',
          'What could go wrong, and who is responsible when it does? I want names.',
          'response_plan',
          'detection',
        ),
      ],
      resident: [
        'I have three children with asthma half a mile east, and the wind comes from the west. Do we leave or do we shut the windows?',
        'I teach second grade at the school by the river. Who calls us, and how many minutes do I have with twenty-four kids?',
        'We are all volunteers out here, farmers and a mechanic. Who sits with us for the three days while it burns?',
        'When the tones drop I leave my supper and go. What do I put water on, and what do I leave alone?',
        'My mother-in-law does not hear the phone. How does a warning get to a woman who does not hear the phone?',
      ],
      expert: [
        'Cell and module tests show gas, not spread from unit to unit. Is there a large-scale test report for this enclosure at this spacing?',
        'On a calm, stable night, what would a plume show at the nearest home?',
      ],
      remarks: [
        'Before I vote, I want our chief at that microphone.',
        'A plan in a binder in another state is no plan.',
        'I have read about the fires, so please do not tell me that it is only a small risk.',
      ],
      elements: [
        response,
        training,
        chief,
        element(
          'fire_test',
          'the fire test of this product',
          [
            /UL ?9540A?|NFPA ?(?:855|68|69)|CSA ?C?800/,
            /(?:large|full)[- ]scale (?:fire )?test\w*/,
            /(?:test\w*)(?!\w).{0,60}(?<!\w)(?:spread|propagat\w*|burn\w*|container|unit|enclosure|report)/,
          ],
          'Only a test of the same unit says whether fire spreads.',
          'In the large-scale test by [laboratory] on [date] one unit burned out and none of its neighbors caught.',
        ),
        element(
          'let_burn',
          'whether crews fight it or let it burn, and how long that takes',
          [
            /(?:let|allow\w*) (?:it |the unit |a unit |the container )?(?:to )?burn/,
            /(?:burn\w*)(?!\w).{0,40}(?<!\w)(?:out|itself|hours?)/,
            /(?:defensive|stand back|keep back|do not fight|cool\w* (?:the )?(?:adjacent|neighboring|surrounding|next))/,
          ],
          'Crews and neighbors must hear plainly that it will burn for hours.',
          'Crews stand back [distance in feet] and let the unit burn out, which takes about [number of hours].',
        ),
        element(
          'plume',
          'what is in the smoke and how far it matters',
          [
            /(?:plume|smoke|gas(?:es)?|air|hydrogen fluoride|off-?gas\w*|toxic\w*)(?!\w).{0,80}(?<!\w)(?:model\w*|study|studies|reach\w*|feet|level|distance|below|monitor\w*|analysis|line|home)/,
          ],
          'Breathing is the fear, more than fire.',
          'The plume study shows that harmful levels reach no farther than [distance in feet].',
        ),
        detection,
        water,
        element(
          'runoff',
          'the capture of firefighting water',
          [
            /(?:runoff|fire ?water|water|contaminat\w*)(?!\w).{0,70}(?<!\w)(?:contain\w*|basin|captur\w*|lined|berm|held|collect\w*|pond|test\w*)/,
          ],
          "Contaminated water flows to somebody's well.",
          'Fire water drains to a lined basin of [number of gallons] and is tested before release.',
        ),
      ],
      figures: [
        {
          text: 'NFPA 855 asks for a hazard analysis, UL 9540A tests, gas detection or explosion control, an emergency plan and training.',
          source: 'NFPA 855',
        },
        {
          text: 'The failure rate of large systems fell by over 90 percent from 2018 to 2023.',
          source: 'EPRI battery storage failure incident database',
        },
      ],
      condition:
        'No battery shall be delivered before [fire department] has accepted the response plan, the UL 9540A report and training for [number] members; plume results shall be filed.',
    },
    data_centers: {
      boardWeight: 0.25,
      publicWeight: 0.25,
      board: [
        plain('background', 'How many gallons of diesel are stored there, and in what kind of tanks?', 'fuel'),
        plain('clarification', 'Are the batteries lithium, and are they inside the building?', 'batteries'),
        pointed('clarification', 'Does our ladder truck reach that roof, or do we have to buy one?', 'equipment_gap'),
        pointed(
          'implications',
          'An electrical fire in a locked, guarded building. Do our people get in at once?',
          'engine_access',
          'chief_signoff',
        ),
        sharp('criticism', 'If the department needs equipment because of you, who pays for it?', 'equipment_gap'),
        sharp('communicate', 'Do you commit tonight to what the chief asked for in his letter?', 'chief_signoff'),
      ],
      resident: [
        'My street is the only way in for the engines. If they block it, how does an ambulance get to my dad?',
        'All that diesel sits across from a playground. What happens when a tank goes?',
        'We have six on a shift for the whole town. Who covers us while they stand at your place?',
      ],
      expert: [
        'Which thresholds of stored energy in the fire code did you compare the battery rooms with?',
        'Is the fire flow from a static reading? What is the residual pressure with cooling demand at its peak?',
      ],
      remarks: [
        'I would expect a contribution to the ladder truck before the second building.',
        'The chief must have keys and drawings and a person to call.',
        'I want the fuel tanks on the side away from the houses.',
      ],
      elements: [
        response,
        chief,
        accessRoads,
        water,
        detection,
        figureElement(
          'fuel',
          'the diesel on site, tanks and containment',
          [
            /(?:diesel|fuel)(?!\w).{0,70}(?<!\w)(?:gallons?|tanks?|double[- ]wall\w*|contain\w*|stor\w*|belly)/,
            /(?:gallons?|tanks?)(?!\w).{0,40}(?<!\w)(?:diesel|fuel)/,
          ],
          'The diesel is the largest fire load and leaks as well.',
          'There are [number of gallons] of diesel in double-walled tanks, each under its own generator.',
        ),
        element(
          'batteries',
          'how the battery rooms are protected, and what chemistry they hold',
          [
            /(?:lithium|lead[- ]acid|batter(?:y|ies)|UPS)(?!\w).{0,70}(?<!\w)(?:room|rooms|separat\w*|rated|detect\w*|suppress\w*|chemistry|inside|wall\w*|vent\w*)/,
          ],
          'People know batteries from the news.',
          'The battery rooms hold [chemistry] cells behind walls rated for [number of hours].',
        ),
        element(
          'equipment_gap',
          'what the department lacks and who buys it',
          [
            /(?:ladder|aerial|truck|apparatus|station|foam|equipment|staff\w*)(?!\w).{0,70}(?<!\w)(?:pay|fund|contribut\w*|buy|purchase|provide|donat\w*|cost|reach\w*)/,
            /(?:pay|fund|contribut\w*|buy|purchase|provide|donat\w*)(?!\w).{0,50}(?<!\w)(?:ladder|aerial|truck|apparatus|station|foam)/,
          ],
          'A tall new roof can cost a town a ladder truck.',
          'We contribute [amount] toward the ladder truck that the department asked for.',
        ),
      ],
      figures: [
        {
          text: 'Stationary battery thresholds and protection: NFPA 855 and International Fire Code section 1207; data hall protection: NFPA 75.',
          source: 'NFPA 855, NFPA 75, IFC',
        },
      ],
      condition:
        'The response plan, access and fire flow of [rate] shall be accepted by [fire department] before occupancy; the applicant contributes [amount] to apparatus.',
    },
    wind: {
      boardWeight: 0.2,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'Nobody here has a ladder that tall. What is the plan when a nacelle burns?',
          'response_plan',
          'exclusion',
        ),
        plain('clarification', 'How does somebody hurt at the top get down, and who gets him?', 'rescue'),
        pointed('clarification', 'Can a medical helicopter still land within a mile of these?', 'helicopter'),
        pointed(
          'implications',
          'Burning pieces come down in ripe wheat. Who is watching the field?',
          'exclusion',
          'detection',
        ),
        sharp(
          'criticism',
          'How far away is your own crew, and what about the time before they get here?',
          'detection',
          'rescue',
        ),
        sharp('communicate', 'Does every tower have an address the dispatcher can find? Yes or no.', 'addresses'),
      ],
      resident: [
        'I was flown out after my wreck, from my own yard. Could that helicopter come today, with towers around it?',
        'The one that burned by my cousin dropped fire in his beans. What do I do if it is my beans?',
        'My boy is a climber for a wind outfit. Who here knows how to bring him down?',
      ],
      expert: [
        'The plan has no fire suppression in the nacelle. What insurer data or standard supports leaving it out?',
        'Air medical landing zones were not consulted. Which provider reviewed the layout, and on what date?',
      ],
      remarks: [
        'High-angle rescue is not something our volunteers can learn in an afternoon.',
        'I would want every tower signed with an address and a phone number.',
        'The helicopter people should put in writing what they need.',
      ],
      elements: [
        response,
        training,
        chief,
        detection,
        figureElement(
          'exclusion',
          'the distance kept around a burning turbine',
          [
            /(?:feet|foot|yards|distance|zone|perimeter|radius|keep)(?!\w).{0,60}(?<!\w)(?:burn\w*|fire|fall\w*|debris|clear|back|away|turbine)/,
            /(?:burn\w*|fire|debris)(?!\w).{0,60}(?<!\w)(?:feet|yards|zone|perimeter|radius)/,
          ],
          'Nobody puts out a nacelle; they keep people away.',
          'Crews keep a zone of [distance in feet] clear and fight only ground fires.',
        ),
        element(
          'rescue',
          'who brings a worker down from height',
          [
            /(?:high[- ]angle|rope|tower|height) (?:rescue|descent)/,
            /rescue(?!\w).{0,50}(?<!\w)(?:tower|height|technicians?|crew|team|our own|self)/,
            /descent (?:device|kit)s?/,
          ],
          'A hurt climber is the likeliest call.',
          'Our technicians bring their own down with descent kits; the [team] backs them up within [number of minutes].',
        ),
        element(
          'helicopter',
          'how medical flights get past the turbines',
          [/(?:helicopters?|air (?:medical|ambulance|evac)|life ?flight|landing zones?)/],
          'In the country the helicopter is the ambulance.',
          'The air ambulance provider, [name], named [number] landing zones and can stop nearby turbines by phone.',
        ),
        element(
          'addresses',
          'addresses and signs for dispatch',
          [
            /(?:address\w*|911|signs?|numbered|GPS|coordinates|dispatch\w*)(?!\w).{0,60}(?<!\w)(?:tower|turbine|each|every|gate|access|dispatch\w*|sign\w*|map\w*)/,
          ],
          'A field has no house number.',
          'Each tower has a numbered sign and an address on file with [dispatch center].',
        ),
      ],
      figures: [
        {
          text: 'Turbine fires are rare, about 1 in 2,000 to 15,000 turbines a year by different counts, and are allowed to burn out.',
          source: 'International Association for Fire Safety Science; insurer reports',
        },
      ],
      condition:
        'Towers shall carry addresses for dispatch; a response plan with shutdown on request of air ambulance shall be accepted by [fire department].',
    },
    residential: {
      boardWeight: 0.25,
      publicWeight: 0.25,
      board: [
        plain('background', 'Can the ladder truck make that turn with cars parked on both sides?', 'engine_access'),
        plain('clarification', 'How many homes before there is a second way out?', 'second_way_out'),
        pointed('clarification', 'Where are the hydrants, and what flow did the test show?', 'water'),
        pointed(
          'implications',
          'Buildings that close together in a wind. Does one house fire become four?',
          'building_protection',
        ),
        sharp(
          'criticism',
          'What is the response time out there today, and why add all those people to it?',
          'response_time',
        ),
        sharp(
          'communicate',
          'Would you sprinkle the townhomes if the marshal asks for it?',
          'building_protection',
          'chief_signoff',
        ),
      ],
      resident: [
        'During the brush fire we sat bumper to bumper for an hour. How do more houses get out on the same road?',
        'My husband collapsed and the ambulance took fourteen minutes. What will it be next year?',
        'They park on both sides now, and the plow cannot get through. How does an engine?',
      ],
      expert: [
        'The turning template is for a pumper and not for the aerial that this height requires. Does the aerial clear?',
        'Evacuation time was not modeled in the interface zone. What does the single outlet pass in an hour?',
      ],
      remarks: [
        'The second access should be built in the first phase.',
        'No parking on one side, with signs, or the engine will not fit.',
        'I would listen to the marshal on the sprinklers.',
      ],
      elements: [
        chief,
        accessRoads,
        water,
        element(
          'second_way_out',
          'the second way out',
          [
            /(?:second\w*|two|another|emergency) (?:\w+ )?(?:access|entrance|way out|exit|outlet|egress|road|connection)s?/,
          ],
          'One way out fails on the day it is needed.',
          'A second way out onto [road] is open before home number [number].',
        ),
        figureElement(
          'response_time',
          'how long the engines take to get there',
          [
            /response times?|(?:within|in|about|under|takes?) .{0,20}minutes/,
            /(?:station|engine|ambulance|department)\b.{0,60}minutes/,
          ],
          "New homes far from a station change everyone's odds.",
          'The nearest station, [name], reaches us in [number of minutes].',
        ),
        element(
          'building_protection',
          'sprinklers, separation, fire-rated walls',
          [/sprinkl\w*/, /(?:fire[- ]rated|rated|ignition[- ]resistant|non-?combustible|class A)/],
          'Close building is a matter of walls and water.',
          'Each home has sprinklers and walls rated for [number of hours] where houses stand closer than [distance in feet].',
        ),
      ],
      figures: [
        {
          text: 'The fire code asks for a second access road above 30 dwellings, or 200 with sprinklers, and 20 ft clear width.',
          source: 'International Fire Code, Appendix D',
        },
      ],
      condition:
        'A second access shall be open before the [number] permit; parking is limited to one side of streets narrower than [width] feet.',
    },
    oil_gas: {
      boardWeight: 0.35,
      publicWeight: 0.4,
      board: [
        plain('background', 'If a well gets away from you, who is coming, and from how far?', 'blowout'),
        plain('clarification', 'Does our department have foam, and enough of it for those tanks?', 'foam'),
        pointed('implications', 'How far out do you evacuate, and how many homes is that?', 'evacuation'),
        pointed(
          'clarification',
          'Who gets the list of chemicals on the pad at midnight?',
          'response_plan',
          'chemicals',
        ),
        sharp(
          'criticism',
          'Have you had a fire at one of your sites, and how did the neighbors learn of it?',
          'evacuation',
        ),
        sharp(
          'communicate',
          'Would you buy the foam and the training, this year, before you drill?',
          'foam',
          'training',
        ),
      ],
      resident: [
        'My wife does not drive any more and I work away. Who gets her out if that pad burns?',
        'The siren at the last one went off, and no one told us what it meant. What does it mean?',
        'I am a lieutenant in a department of eleven. What do I tell my crew to do at a gas fire?',
        'I take the calls at night. What do I tell the first person who sees the flame?',
        'The horses have to go out one at a time, and I have one trailer. How much warning do I get?',
      ],
      expert: [
        'The evacuation radius comes from a generic guide. Was a consequence analysis made for this pressure and tank volume?',
        'Lightning has caused tank fires at sites with the same vent design. What protection is specified?',
      ],
      remarks: [
        'I want a drill with our people before the rig arrives.',
        'The households inside the circle should get a call, and not a website.',
        'Foam expires, so somebody has to own the replacing.',
      ],
      elements: [
        response,
        training,
        chief,
        accessRoads,
        element(
          'blowout',
          'well control: equipment and the team that comes',
          [
            /(?:blow-?out|well control|preventer|loss of control)/,
            /(?:wild ?well|boots and coots|specialist\w*|contractor)(?!\w).{0,50}(?<!\w)(?:hours?|well|respond\w*|from)/,
          ],
          'The worst case has to have a name and a distance.',
          'Blowout preventers are tested every [number of days], and the well control team from [place] is here within [number of hours].',
        ),
        element(
          'foam',
          'foam and equipment for tank fires',
          [/foam/],
          'Water alone does not put out oil.',
          'We buy and renew [number of gallons] of foam for the [fire department].',
        ),
        element(
          'evacuation',
          'the evacuation zone and how people are called',
          [
            /(?:evacuat\w*|shelter\w*)(?!\w).{0,70}(?<!\w)(?:feet|mile|homes?|call\w*|text|zone|radius|notif\w*|alert\w*|plan)/,
            /call list/,
            /(?:call|notif\w*|alert\w*|text)(?!\w).{0,50}(?<!\w)(?:homes?|households?|residents?|families|neighbors)/,
          ],
          'Families want to know if they are in the circle and who calls.',
          'The zone is [distance in feet] with [number] homes, each on a call list kept by [office].',
        ),
        element(
          'chemicals',
          'the chemical list open to responders',
          [
            /(?:chemical\w*|safety data|SDS|inventory|disclos\w*)(?!\w).{0,60}(?<!\w)(?:responders?|fire|list|gate|site|department|available|hospital|chief)/,
          ],
          'Crews will not go in blind.',
          'The chemical list hangs at the gate and is filed with the [fire department] by [date].',
        ),
      ],
      figures: [
        {
          text: "Emergency plans for pads commonly name a zone of half a mile for well-control events; responders' first isolation distances follow the DOT guidebook.",
          source: 'PHMSA Emergency Response Guidebook; state oil and gas rules',
        },
      ],
      condition:
        'An emergency plan, foam supply and yearly drill with [fire department] shall be in place before spudding; households within [distance] feet are on a call list.',
    },
    generic: {
      boardWeight: 0.25,
      publicWeight: 0.2,
      board: [
        plain('background', 'Has the fire marshal looked at this plan, and what did he say?', 'chief_signoff'),
        plain(
          'clarification',
          'How many hydrants, and will an engine get all the way around the building?',
          'water',
          'engine_access',
        ),
        pointed('implications', 'What is stored in there that our people should worry about?', 'stored'),
        pointed('clarification', 'At night with nobody inside, who learns of a fire first?', 'detection'),
        sharp(
          'criticism',
          'Our department is short of people as it is. What do you bring besides the risk?',
          'training',
          'chief_signoff',
        ),
        sharp('communicate', "Are you willing to make the marshal's letter a condition, all of it?", 'chief_signoff'),
      ],
      resident: [
        'My house is the next roof downwind. How close would the first engine be?',
        'We lost our barn waiting for water. Where does yours come from?',
        'I look after my neighbor who is blind. Who knocks on her door if we have to go?',
      ],
      expert: [
        'When was the nearest hydrant last flowed, and what did it give?',
        'Storage height is above the limit of the sprinkler design in the file. Which design governs?',
      ],
      remarks: [
        'I never vote ahead of the fire chief.',
        'I would want a key box and a drawing at the door.',
        'A plan is only good if the people on shift have seen it.',
      ],
      elements: [
        chief,
        accessRoads,
        water,
        detection,
        response,
        training,
        element(
          'stored',
          'what is stored and in what amounts',
          [
            /(?:we|will|is|are|be) stor(?:e|ed|ing)/,
            /(?:stor\w+|chemicals?|flammable|hazardous|combustible|materials?)(?!\w).{0,70}(?<!\w)(?:pounds|gallons|amounts?|limit\w*|none|no |cabinet\w*|class\w*|list\w*|inside|building)/,
          ],
          'Crews plan by what is inside.',
          'We store [material and amount] and nothing that needs a hazardous occupancy.',
        ),
      ],
      figures: [
        {
          text: 'Fire lanes of 20 ft (26 ft at hydrants and for aerials) within 150 ft of every exterior wall; sprinklers by occupancy.',
          source: 'International Fire Code sections 503, 903, Appendix D',
        },
      ],
      condition: 'All requirements in the letter of [fire marshal] dated [date] shall be met before occupancy.',
    },
  },
};
