import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const allowed = element(
  'allowed',
  'what the code or the plan allows here',
  [
    /(code|zoning|ordinance|plan|district|by right|future land use)\b.{0,40}\b(allow\w*|permit\w*|limit\w*|maximum|calls? for|up to|designat\w+)/,
    /(allow\w*|permit\w*|maximum|limit)\b.{0,40}\b(code|zoning|ordinance|plan|district|by right)/,
  ],
  'a board compares with the rule before anything else',
  'The [district] allows [number]; we ask for [number].',
);

const heightFeet = figureElement(
  'height_feet',
  'the height in feet, to the highest point',
  [
    /(height|tall|high|highest|peak|ridge|parapet|tip|top|hub|eave)\b.{0,40}\b(feet|foot|ft|stories|storeys)|(feet|foot|ft)\b.{0,40}\b(tall|high|height|ridge|parapet|tip|top)/,
    /(stor(y|ies|eys?))\b.{0,40}\b(tall|high|height|feet)/,
    /stands\b.{0,20}\b(feet|foot|stories)/,
  ],
  'heights are quoted to the roof and seen to the parapet',
  'At its highest point, the [part], the building stands [number] feet.',
);

const neighborsHeight = element(
  'neighbors_height',
  'the height and size of what stands around it, and how it steps down',
  [
    /(neighbor\w*|adjacent|adjoining|nearby|surrounding|existing)\b.{0,40}\b(homes?|houses?|buildings?|stor\w+|feet|tall|height|lots?|densit\w+)/,
    /(step|steps|stepped|stepping|transition\w*|taper\w*|feather\w*)\b.{0,40}\b(down|height|edge|densit\w+|toward|homes|lots)/,
    /(lower|shorter|larger lots?|single[- ]story|one[- ]story)\b.{0,40}\b(edge|boundary|next to|along|facing)/,
  ],
  'the jump at the boundary line matters more than the average',
  'The homes next door are [number] feet; along that edge we step down to [number].',
);

const viewStudy = element(
  'view_study',
  'the drawing or study that shows how it looks from the homes',
  [
    /(sight[- ]?line|cross[- ]?section|line[- ]of[- ]sight|shadow|shade|view|visual|massing|balloon) (study|studies|drawing|diagram|exhibit|test|analysis|simulation|float)s?/,
    /(render\w+|simulat\w+|photo\w*|drone|balloon)\b.{0,40}\b(from|view|home|house|yard|road|height)/,
  ],
  'a number of feet means little until it is drawn from the back porch',
  'The sight-line drawing from [address or road] shows [what is visible], and it is in the packet at [page].',
);

const variance = element(
  'variance',
  'whether a variance, bonus or overlay is asked for, and on what ground',
  [
    /varianc\w+/,
    /(density|height) bonus/,
    /(waiver|deviation|exception|overlay|planned (unit )?development|pud)\b.{0,40}\b(height|densit\w+|lot|request\w*|ask\w*|need\w*|require\w*|for)/,
    /(no|not|without)\b.{0,40}\b(variance|waiver|deviation|exception)/,
    /(we|i) (ask|are asking|request|seek)\b.{0,40}\b(feet|foot|varianc\w*|bonus)/,
    /(no|without a?) varianc\w+/,
  ],
  'asking for more than the rule needs a reason that is about the land',
  'We ask for [no variance or a variance of number feet], because [site reason].',
);

const whyNumber = element(
  'why_number',
  'why this number and not fewer or lower',
  [
    /(fewer|lower|smaller|less|reduc\w+|cut)\b.{0,40}\b(units|homes|lots|density|height|stor\w+|feet|economic\w*|work|because)|(because|since|needed|needs|requires?)\b.{0,40}\b(units|height|clear|ceiling|density|cost|land)/,
    /(started|originally|first plan|earlier plan|revised)\b.{0,40}\b(units|homes|feet|stor\w+|lots)/,
    /reduced it/,
    /(cut|brought|took|dropped) it (down|back)|(first|originally) (drew|proposed|planned|had)/,
  ],
  'a board wants to know that something was given up',
  'We first drew [number] and reduced it to [number] after [event], since fewer would not carry [cost].',
);

const coverage = figureElement(
  'coverage',
  'the share of the site under building and paving, or the floor area',
  [
    /(lot|building|impervious|site) (coverage|cover|surface)|floor area( ratio)?|far of/,
    /(percent|share|half|third|quarter)\b.{0,40}\b(site|lot|land|acre\w*)\b.{0,40}\b(open|built|paved|building|cover\w*)?|square (feet|foot)\b.{0,40}\b(building|floor|total|footprint)/,
  ],
  'mass is coverage times height',
  'Buildings cover [percent] of the site, [number] square feet in all.',
);

const rooftop = element(
  'rooftop',
  'what stands above the roof: equipment, screens, stacks, antennas',
  [
    /(roof-?top|mechanical|equipment|penthouse|parapet|chillers?|stack|stacks|elevator)\b.{0,40}\b(feet|foot|above|screen\w*|included|height|roof|tall)/,
    /(includ\w+|count\w*|above)\b.{0,40}\b(roof-?top|equipment|parapet|penthouse|screen wall|stack)/,
  ],
  'code heights often leave out the part people see',
  'With rooftop equipment and its screen the total is [number] feet, and that is the number we ask you to hold us to.',
);

/** What boards and the public ask about density and height, and what a complete answer contains. */
export const densityHeight: TopicKnowledge = {
  topic: 'density_height',
  noun: 'density and height',
  name: 'Density and Height',
  cues: sources(
    /exceed (\w+|\[\w+\])( \w+)? feet (in height|above|tall|with|measured)/,
    /shall be no taller/,
    /(rooftop equipment|parapet)s?\b.{0,40}\b(feet|included|height|screens?)/,
    /densit(y|ies)/,
    /units? (per|an|to the) acre/,
    /(how|too|that|as|very) (tall|high|dense)/,
    /(building|tip|hub|maximum|max|roof|ridge|total|overall|structure|mast|stack|rig|panel|wall) heights?/,
    /height (limit|variance|restriction|of|cap|bonus|exception|above)s?/,
    /(two|three|four|five|six|single|one)[- ](stor(y|ies|eys?)|floors?)/,
    /stor(ies|eys)/,
    /feet (tall|high|above)/,
    /lot (size|coverage|width|sizes)s?/,
    /floor area ratio/,
    /(mass|massing|bulk)/,
    /how many (units|homes|houses|townhomes|apartments|lots|floors)/,
    /(minimum|smaller|small|narrow) lots?/,
    /square (feet|footage) of building/,
    /(upper|top|third|fourth|second) (floor|story)/,
    /(shadow|shade)s? (study|on my|the yard)/,
  ),
  entries: {
    residential: {
      boardWeight: 0.5,
      publicWeight: 0.5,
      board: [
        plain(
          'background',
          'How many units to the acre is that, once you take out the ponds and the roads?',
          'units_acre',
        ),
        plain(
          'clarification',
          'Is it two stories at the property line, or two plus a walkout basement and a loft?',
          'height_feet',
        ),
        pointed(
          'criticism',
          'What would have to change for you to come back with a quarter fewer units?',
          'why_number',
        ),
        pointed(
          'clarification',
          'Which of your lots are the smallest, and why are they the ones behind the existing homes?',
          'lots',
        ),
        sharp(
          'criticism',
          'If the code means one thing and you bring us another density, whose mistake is that, ours or yours?',
          'allowed',
        ),
        pointed(
          'implications',
          'Picture the ranch house on the other side of the fence. How many third-floor windows look into its yard?',
          'neighbors_height',
        ),
        plain('support', 'Show me where the density steps down toward the street we know.', 'neighbors_height'),
      ],
      resident: [
        'My kitchen sink faces that field. If three stories go up, I will be washing dishes in front of forty windows.',
        'We bought an acre on purpose. Now there would be nine front doors across the ditch from our one.',
        "I grow tomatoes along the back fence because that is where the sun is. Their shade would end it by three o'clock.",
        "I'm a nurse and I rent. If it's not dense, I can't afford it, so please remember who isn't in this room.",
        'My terrace has faced south since I built it. At what hour in December does your roof take the sun?',
        'I rent two rooms and I would like three. Is anything in those stories going to be a size a family can use?',
      ],
      expert: [
        'Is the density on gross or on buildable acreage? What is it with wetlands and right-of-way taken out?',
        'From which grade is height measured? After fill, how much taller is it than the homes beside it?',
      ],
      remarks: [
        'I could live with the townhomes in the middle if single-family lots ring the outside.',
        'This feels like too much on too little for me.',
        'The lot widths along the north edge should match the lots they back up to.',
      ],
      elements: [
        figureElement(
          'units_acre',
          'the number of units to the acre, gross and net',
          [
            /units? (per|an|to the) acre/,
            /(homes|dwellings|lots|du) (per|an|to the) acre/,
            /(gross|net) densit\w+|densit\w+\b.{0,40}\b(gross|net|acre|units?)/,
          ],
          'gross and net density can be far apart on a wet site',
          'The density is [number] units an acre gross and [number] net of wetland and road.',
        ),
        allowed,
        heightFeet,
        neighborsHeight,
        figureElement(
          'lots',
          'the lot sizes and widths',
          [
            /(lots?|yards?)\b.{0,40}\b(square feet|feet wide|acre|width|size|average|smallest|minimum|median)/,
            /(smallest|average|minimum|median|narrowest)\b.{0,40}\blots?/,
          ],
          'small lots are felt as density even when the average is low',
          'The smallest lot is [number] square feet and the average is [number].',
        ),
        whyNumber,
        variance,
      ],
      figures: [
        {
          text: 'Townhomes commonly run about 8 to 15 units an acre and detached homes on small lots 4 to 8.',
          source: 'American Planning Association, residential density references',
        },
      ],
      condition:
        'Density shall not exceed [number] units per net acre, and buildings within [distance] of the [direction] line shall be no taller than [number] stories.',
    },
    commercial: {
      boardWeight: 0.25,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'To the top of the parapet and the sign, how high is this building?',
          'height_feet',
          'rooftop',
        ),
        pointed('clarification', 'Is the extra floor by right or are you asking us for a height bonus?', 'variance'),
        pointed(
          'implications',
          'At four in the afternoon in December, where does the shadow fall from a building that tall?',
          'neighbors_height',
        ),
        sharp(
          'criticism',
          'You have covered almost every foot of the lot with building and asphalt. Where is the restraint in this mass?',
          'coverage',
        ),
        plain('support', 'Walk us along the sidewalk: what height do people see first?', 'view_study'),
      ],
      resident: [
        "My upstairs apartment has the only window onto the alley, and a wall that tall would be an arm's length away.",
        'I run the bakery next door. Sun on my outdoor tables is half of my summer.',
        'It would be the tallest thing downtown after the grain elevator, and it is a storage building.',
      ],
      expert: [
        'Do the elevations include the rooftop units? From the uphill side those can add most of a story.',
        'What does the shadow do on the shortest day?',
      ],
      remarks: [
        'Breaking up that long wall would make the height easier to take.',
        'I count the parapet, since everyone on the street will.',
        'One story less at the corner and I think you have something.',
      ],
      elements: [heightFeet, coverage, allowed, neighborsHeight, rooftop, viewStudy, variance],
      figures: [
        {
          text: 'Downtown codes often step upper floors back above the third or fourth story.',
          source: 'Form-based codes, such as the SmartCode',
        },
      ],
      condition:
        'No part of the building, parapet and equipment screens included, shall exceed [number] feet in height, with upper floors stepped back [distance] from [street].',
    },
    data_centers: {
      boardWeight: 0.3,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'How tall are these buildings with the chillers and the screen wall on top?',
          'height_feet',
        ),
        plain(
          'clarification',
          'What is the total floor area, all buildings, and what is the biggest single wall?',
          'coverage',
        ),
        pointed(
          'criticism',
          'Why should we raise the height limit for a building with hardly any people in it?',
          'variance',
        ),
        pointed(
          'implications',
          'When the leaves are down, how much of that building height shows above the trees from the homes?',
          'view_study',
        ),
        sharp(
          'criticism',
          'Your plan says up to. Name the height you will build, and let us hold you to it.',
          'allowed',
        ),
        plain(
          'support',
          'Could the tall buildings go to the middle and the low ones toward the houses?',
          'neighbors_height',
        ),
      ],
      resident: [
        'From my deck I see a tree line and one silo. You are asking me to look at something taller than the silo and as long as the main street.',
        "I fly a little Piper off the grass strip. I'd like the heights in feet above the ground where they really sit.",
        'They floated one balloon on a windy day and it lay over sideways. My son thought it was a lost birthday party.',
      ],
      expert: [
        'From a second-floor bedroom, what would be seen over the screening?',
        'Is floor area measured against the whole parcel or against what can be built on?',
      ],
      remarks: [
        'A second balloon test, on a calm day, with notice to the neighbors.',
        'I want one number for height and no asterisk beside it.',
        'The size of it is the problem for me, more than the use.',
      ],
      elements: [heightFeet, rooftop, allowed, neighborsHeight, viewStudy, coverage, variance],
      figures: [
        {
          text: 'Multi-story data centers commonly reach some 60 to 110 feet with rooftop equipment.',
          source: 'County data center ordinances and applications in Northern Virginia',
        },
      ],
      condition:
        'No building shall exceed a height of [number] feet with all rooftop equipment, and none within [distance] of [residential line] shall exceed [number] feet.',
    },
    logistics: {
      boardWeight: 0.3,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'What clear height inside does that give you, and what height do the neighbors see outside?',
          'height_feet',
        ),
        plain(
          'clarification',
          'How many square feet of building under one roof, and how long is the longest wall?',
          'coverage',
        ),
        pointed(
          'implications',
          'From a one-story house across the road, how high does that tilt-up wall stand against the sky?',
          'neighbors_height',
        ),
        sharp(
          'criticism',
          'Half the square footage would still be the largest building in {place}. Why not half?',
          'why_number',
        ),
        pointed(
          'criticism',
          'Your renderings show full-grown trees against that wall height. How many years are we looking at?',
          'view_study',
        ),
        plain(
          'support',
          'Is the building within the height limit everywhere, or only where you took the measurement?',
          'allowed',
        ),
      ],
      resident: [
        'I walk my dog past an orchard every day. The new wall would be longer than the walk.',
        'My sunrise comes up over that hill. After this, it comes up over a roof an hour later.',
        'We live in a double-wide. You could park our whole park inside one of these buildings and still have room to drive around it.',
      ],
      expert: [
        'Is the height given from dock level or from the grade at the nearest homes?',
        'Who else could use a shell of this size if the first tenant leaves?',
      ],
      remarks: [
        "I'd be easier about two smaller buildings with a gap to see through.",
        'The berm needs to be measured from our side of the fence.',
        'The mass of that wall along the county road troubles me.',
      ],
      elements: [heightFeet, coverage, allowed, neighborsHeight, viewStudy, whyNumber],
      figures: [
        {
          text: 'Modern distribution buildings have clear heights of 36 to 40 feet, which means about 45 to 50 feet outside.',
          source: 'NAIOP, industrial building guidance',
        },
      ],
      condition:
        'The building shall not exceed [number] feet above finished grade at the [direction] line and shall be set behind a berm of [height] planted with [species].',
    },
    wind: {
      boardWeight: 0.35,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'To the tip of the blade, straight up, how tall is the turbine you will really order?',
          'tip',
        ),
        pointed('clarification', 'Does the height need anything from the FAA that you do not have yet?', 'faa'),
        pointed(
          'criticism',
          'Older towers around here are much shorter. Why does this height have to grow every time you come back?',
          'why_number',
        ),
        sharp(
          'criticism',
          'You ask for a maximum height and no model. What would keep you from the tallest machine on the market?',
          'allowed',
        ),
        plain(
          'implications',
          'From how far off will people see machines that tall, and have you shown us that picture?',
          'view_study',
        ),
      ],
      resident: [
        "The steeple at Saint Anne's is the tallest thing for miles. How many steeples high is one of these?",
        'I spray crops for a living at ten feet off the beans. Each one of those towers that tall takes fields off my map.',
        'I grew up looking at that ridge. I would like my girls to see a ridge and not a row of machines that high.',
      ],
      expert: [
        'Do the setbacks scale with the tip height you now ask for?',
        'With which lens were the simulations taken? A wide one makes a tall structure look modest.',
      ],
      remarks: [
        'I would set the limit at the tip, in feet, and be done.',
        'Fewer and taller or more and shorter: I want to see both layouts.',
        'At that height every other rule in the ordinance needs a second look.',
      ],
      elements: [
        figureElement(
          'tip',
          'the total height to the blade tip',
          [
            /(tip|blade|total) (height|up)|(tip|blade)\b.{0,40}\b(feet|tall|high)|(feet|tall|high)\b.{0,40}\b(tip|blade|hub)/,
            /hub height|rotor diameter/,
          ],
          'only the tip height can be compared with anything',
          'With a blade straight up the turbine reaches [number] feet; the hub is at [number].',
        ),
        heightFeet,
        allowed,
        element(
          'faa',
          'the aviation review of the height',
          [
            /faa|federal aviation|no[- ]hazard|hazard determination|aeronautical/,
            /(airport|airstrip|military|radar|crop dust\w*)\b.{0,40}\b(review\w*|clear\w*|studi\w*|study|notif\w*|approv\w*)/,
          ],
          'tall structures touch airfields, radar and crop dusters',
          'The FAA issued a determination of no hazard for [number] feet on [date].',
        ),
        viewStudy,
        whyNumber,
        neighborsHeight,
      ],
      figures: [
        {
          text: 'Turbines installed in 2023 averaged about 340 feet at the hub, and proposals above 650 feet at the tip are common.',
          source: 'Lawrence Berkeley National Laboratory, Land-Based Wind Market Report',
        },
      ],
      condition:
        'Total height to the blade tip shall not exceed [number] feet, and a determination of no hazard from the FAA shall be filed for each tower before [permit].',
    },
    generic: {
      boardWeight: 0.2,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'At its highest point, how many feet is this, and where is that measured from?',
          'height_feet',
        ),
        plain('clarification', 'What height and coverage does the district allow by right?', 'allowed'),
        pointed(
          'implications',
          'What does a structure that tall do to the light and the view next door?',
          'neighbors_height',
        ),
        sharp('criticism', 'If the height limit worked for everyone else on that road, why not for you?', 'variance'),
        pointed(
          'support',
          'Have you a drawing to scale with the nearest house and your building height in the same picture?',
          'view_study',
        ),
      ],
      resident: [
        'It would stand over my clothesline like a ship.',
        'I measured with my grandson and a kite. Eighty paces off and it still blocks the evening.',
        'Our street is all porches. One tall box would change who we say good evening to.',
      ],
      expert: [
        'How is grade defined here, before fill or after?',
        'Can we have a section drawing through the nearest home, where the difference in height matters?',
      ],
      remarks: [
        "I'd like the height confirmed by survey before a certificate of occupancy.",
        'My trouble here is the bulk of it and not the use.',
        'Lower it by a story and I would listen differently.',
      ],
      elements: [heightFeet, allowed, neighborsHeight, coverage, viewStudy, variance],
      figures: [
        {
          text: 'Codes differ in how height is measured: to the mean of a pitched roof, the peak or the parapet.',
          source: 'International Building Code, chapter 2 definitions, and local zoning codes',
        },
      ],
      condition:
        'No structure shall exceed [number] feet measured from [existing grade] to its highest point, equipment included.',
    },
  },
};
