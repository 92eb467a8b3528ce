import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const peakFlow = figureElement(
  'peak_flow',
  'how much water leaves the site before and after, for named storms',
  [
    /(?:\d+|two|ten|twenty-five|fifty|hundred)[- ]year (?:storm|event|flood|rain\w*)/,
    /(?:runoff|flow|discharge|rate|release)s?(?!\w).{0,60}(?<!\w)(?:before|after|existing|pre-?|less|reduc\w*|percent|cubic|below|today|no more)/,
    /pre-?development/,
  ],
  'The law is that no more water leaves than before; the storm must be named.',
  'In the [number]-year storm the flow off the site falls from [figure] to [figure].',
);
const basins = element(
  'basins',
  'the size and place of the ponds and how they empty',
  [
    /(?:detention|retention|infiltration|sediment|storm ?water|dry|wet) (?:basin|pond|area|facility|vault)s?/,
    /(?:basins?|ponds?|bioretention|rain gardens?|bioswales?|swales?|vaults?)(?!\w).{0,60}(?<!\w)(?:hold\w*|size\w*|drain\w*|acre|feet|outlet|hours|empty|captur\w*|located|treat\w*|gallons)/,
  ],
  'People want to see where the water waits.',
  'Basin [name] holds [figure] acre-feet and empties to [outlet] within [number of hours].',
);
const downstream = element(
  'downstream',
  'where the water goes next and whether that can take it',
  [
    /downstream|receiving (?:water|stream|creek)|outfall|outlet/,
    /(?:culverts?|creeks?|streams?|ditch\w*|rivers?|lake|storm sewer|drains?|swale)(?!\w).{0,60}(?<!\w)(?:capacity|carr\w*|handle|check\w*|stud\w*|size\w*|flow\w*|into|to the|eroded|enlarg\w*|upgrade\w*)/,
  ],
  'A pond that drains into a plugged ditch only moves the flood.',
  'The outlet leads to [creek or ditch], and we checked each culvert down to [place].',
);
const maintenance = element(
  'maintenance',
  'who cleans and inspects, and who pays later',
  [
    /(?:maint(?:ain\w*|enance)|inspect\w*|clean\w*|dredg\w*|mow\w*)(?!\w).{0,70}(?<!\w)(?:basins?|ponds?|agreement|owner|association|annual\w*|each|every|after|us|our|years?|swales?|culvert|storm)/,
    /(?:maintenance|operation) agreement/,
  ],
  'A basin nobody cleans fails in ten years.',
  'We inspect after every [rain depth in inches] and yearly, under a recorded agreement with [body].',
);
const erosion = element(
  'erosion_control',
  'how mud is held back during construction',
  [
    /(?:erosion|sediment|silt|SWPPP|NPDES|storm ?water pollution)/,
    /(?:phas\w*|stabiliz\w*|seed\w*|mulch\w*|cover crop)(?!\w).{0,60}(?<!\w)(?:grad\w*|acres?|days?|soil|before|ground|within|slopes?)/,
  ],
  'The worst water leaves while the ground is bare.',
  'No more than [number of acres] lie open at once, and bare ground is seeded within [number of days].',
);
const tile = element(
  'drain_tile',
  'how drain tile is found, mapped and repaired',
  [/(?:drain(?:age)? )?tiles?/, /(?:field|subsurface|agricultural) drain\w*/],
  'A cut tile floods a field a mile off.',
  'We mapped [number of feet] of tile, and any we break is repaired within [number of days].',
);
const floodplain = element(
  'floodplain',
  'what floodplain and wetlands are on the site',
  [
    /(?:flood ?plain|flood ?way|FEMA|flood (?:zone|map|hazard))/,
    /wetlands?(?!\w).{0,60}(?<!\w)(?:delineat\w*|avoid\w*|acres?|buffer|permit|none|no |fill\w*|outside|feet|mitigat\w*|corps)/,
  ],
  'What is built in the floodplain floods or floods others.',
  'No work lies in the mapped floodplain, and the wetlands delineated on [date] keep a buffer of [distance in feet].',
);

export const stormwaterDrainage: TopicKnowledge = {
  topic: 'stormwater_drainage',
  noun: 'stormwater and drainage',
  name: 'Stormwater and drainage',
  cues: sources(
    /storm ?-?water|storm sewers?/,
    /run-?off|flood(?:s|ed|ing|plain|way)?|drainage|drain(?:s|ed|ing)? (?:tile|field|onto|into|to|off|across|toward|down)/,
    /(?:detention|retention|infiltration|sediment|holding) (?:basin|pond|area)s?/,
    /eros(?:ion|ive)|eroded|erod\w+|silt(?:ation)?|sediment/,
    /basins? (?:with|shall|in service)|(?:ponds?|basins?)(?!\w).{0,30}(?<!\w)(?:outlot|release|capacity|empt\w+)|\[?\w+\]?-year (?:storm|flood|event)|flow from the site|bare ground|tile is mapped/,
    /(?:drain|field) tiles?|tile (?:lines?|drain\w*)|swales?|culverts?|ditch(?:es)?/,
    /(?:grading|impervious|paved|pavement)(?!\w).{0,40}(?<!\w)(?:water|surface|plan|coverage)|impervious/,
    /(?:hundred|ten|fifty|twenty-five|\d+)[- ]year (?:storm|flood|event|rain)/,
    /basement(?!\w).{0,30}(?<!\w)(?:water|wet|flood\w*)|(?:water|creek)(?!\w).{0,40}(?<!\w)(?:yard|basement|rises|over the road|comes down)/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.35,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'Rain sheets off a panel onto one strip. What keeps that strip from becoming a gully?',
          'ground_cover',
        ),
        plain('clarification', 'Do you count the panels as pavement or as grass in your numbers?', 'impervious'),
        pointed('clarification', 'Where is the tile, and did you ask the old owner for his map?', 'drain_tile'),
        pointed(
          'implications',
          'You break a main during pile driving, and it floods a field upstream. When do you find out?',
          'drain_tile',
        ),
        sharp(
          'criticism',
          'In other places the mud from these sites buried a creek. Which rule did they break that you will keep?',
          'erosion_control',
        ),
        sharp(
          'communicate',
          'Will you seed it a full season before you pound posts, yes or no?',
          'ground_cover',
          'erosion_control',
        ),
      ],
      resident: [
        'My bottom field sits below yours, and the tile goes through both. Who do I call when my beans stand in water?',
        'The creek behind us already runs brown after a storm. What will it look like in your first spring?',
        'I have a lower driveway that washes out. Does your water come my way or not?',
        'My heifers drink out of the ditch that runs off that field. What will be in it after a hard rain?',
        'I walk the marsh below there with a notebook. Who is going to notice if it fills with mud, besides me?',
      ],
      expert: [
        'Runoff is often figured for an established meadow. What does it look like in the first year, on compacted, half-bare ground?',
        'The panels are treated as disconnected, but the drip line spacing is under the length needed to spread flow on that slope. Which method supports it?',
      ],
      remarks: [
        'A good stand of grass first would save all of us trouble.',
        'Whoever looks after the drains should have a seat at this table.',
        'I would hold the slopes out of the layout.',
      ],
      elements: [
        element(
          'ground_cover',
          'what grows under the panels, and by when',
          [
            /(?:seed\w*|grass|meadow|native|cover crop|vegetation|pollinator|clover)(?!\w).{0,70}(?<!\w)(?:before|under|established|panels?|percent|season|first|mix|between)/,
          ],
          'Roots are the real drainage plan of a solar farm.',
          'Grass is seeded by [date], a season before the posts, and must cover [percent] of the ground.',
        ),
        element(
          'impervious',
          'how panels are counted in the drainage design',
          [
            /(?:panels?|array|gravel|roads?)(?!\w).{0,60}(?<!\w)(?:impervious|pervious|count\w*|treated|calculat\w*|disconnect\w*)/,
            /(?:impervious|pervious)/,
          ],
          'The method decides whether basins are needed.',
          'Our design counts the panels as [impervious or pervious] under [state guidance], with [number of acres] of gravel besides.',
        ),
        peakFlow,
        erosion,
        tile,
        downstream,
        maintenance,
      ],
      figures: [
        {
          text: 'Several states count panels as pervious only above full ground cover with spacing and slopes below about 10 to 15 percent.',
          source: 'state stormwater guidance (Minnesota, Pennsylvania, Virginia); NREL PV-SMaRT',
        },
      ],
      condition:
        'Permanent cover of [percent] shall stand before posts are driven; tile is mapped and repaired within [number] days; at most [number] acres lie open at once.',
    },
    data_centers: {
      boardWeight: 0.25,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'How many acres of roof and paving, and which ponds take the water?',
          'basins',
          'peak_flow',
        ),
        plain('clarification', 'Does the blowdown from cooling go into the stormwater ponds?', 'process_water'),
        pointed('clarification', 'Does each phase get its own pond, or do we wait for one at the end?', 'phases'),
        pointed(
          'implications',
          'The ground soaks up rain today. What happens downstream when it is a roof?',
          'peak_flow',
          'downstream',
        ),
        sharp(
          'criticism',
          'Wherever you fill, somebody lives below it. Who checked the houses downhill?',
          'downstream',
          'erosion_control',
        ),
        sharp('communicate', 'Would you design for the storm we had and not the one in the manual?', 'peak_flow'),
      ],
      resident: [
        'The bottom of our yard is a wet spot that the woods drink up. Who drinks it when the woods are gone?',
        'My boys catch crawdads in that branch. What will be in it after you?',
        'We are already in the flood insurance zone, and it is dear. Do I go up again?',
      ],
      expert: [
        'Rainfall intensities come from an atlas that predates the recent record. What is the pond freeboard with the updated depths?',
        'Thermal load from acres of hot roof into a cold-water stream is not assessed. Why not?',
      ],
      remarks: [
        'Build the ponds before you cut the trees.',
        'A creek can only take so much, and I would not want ours to find out.',
        'I would keep the steepest ground wooded.',
      ],
      elements: [
        peakFlow,
        basins,
        downstream,
        erosion,
        floodplain,
        maintenance,
        element(
          'phases',
          'drainage in each phase',
          [
            /(?:each|every|first|per|by) phase/,
            /phas\w*(?!\w).{0,60}(?<!\w)(?:basins?|ponds?|grading|drain\w*|acres?)/,
          ],
          'A half-built campus drains for years.',
          'Each phase has its own basin, in service before [event], with no more than [number of acres] open.',
        ),
        element(
          'process_water',
          'cooling blowdown kept apart from rain',
          [
            /(?:blow-?down|process water|cooling water)(?!\w).{0,60}(?<!\w)(?:sewer|separate\w*|not|never|ponds?|treat\w*|permit)/,
          ],
          'Rain ponds are not built for treated water.',
          'Cooling blowdown goes to [sewer or plant] and never into the ponds.',
        ),
      ],
      figures: [
        {
          text: 'Design depths by NOAA Atlas 14; most codes hold post-development peaks to pre-development for the 2- to 100-year storms.',
          source: 'NOAA Atlas 14; state stormwater manuals',
        },
      ],
      condition:
        'Basins shall be in service before mass grading of each phase; flow in the [number]-year storm shall not exceed the existing flow.',
    },
    commercial: {
      boardWeight: 0.25,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'Where does the water from that parking lot go today, and where tomorrow?',
          'downstream',
          'peak_flow',
        ),
        plain('clarification', 'Is it a pond or tanks under the pavement?', 'basins'),
        pointed('clarification', 'Fuel drips and car-wash soap: what catches them before the creek?', 'pollutants'),
        pointed(
          'implications',
          'Wherever the street floods now, do you make it better, or only no worse?',
          'downstream',
          'peak_flow',
        ),
        sharp(
          'criticism',
          'I have seen store ponds full of cattails and carts. Who is supposed to clean yours?',
          'maintenance',
        ),
        sharp('communicate', 'Can we have porous pavement on the overflow parking, yes or no?', 'basins'),
      ],
      resident: [
        'The back of my shop takes in water every July. Does yours add to it?',
        'We walk the dog by that creek and it has a rainbow on it now. Who cleans what runs off your pumps?',
        'My fence line became a river after the bank paved. Will I get a second river?',
      ],
      expert: [
        'Were infiltration rates measured in the soil you will have, or assumed? Fill does not behave like a textbook.',
        'The oil separator is sized for flow and has no maintenance record required. What removal do you count on in year five?',
      ],
      remarks: [
        'Less pavement would solve more than a bigger pond.',
        'If there is a low spot downstream, I would like help with it while you are at it.',
        'Snow storage has to drain somewhere, and I do not see it.',
      ],
      elements: [
        peakFlow,
        basins,
        downstream,
        maintenance,
        element(
          'pollutants',
          'how oil, soap, salt and litter are kept out of the drains',
          [
            /(?:oil|fuel|soap|salt|grease|trash|litter|pollut\w*|water quality)(?!\w).{0,60}(?<!\w)(?:separator|filter\w*|captur\w*|treat\w*|remov\w*|trap\w*|interceptor|recycl\w*|sewer|basin)/,
            /(?:separators?|interceptors?|filters?|hydrodynamic)/,
          ],
          'What drips from cars ends in the creek.',
          'An oil and grit separator serves the pump area and is cleaned every [number of months].',
        ),
        floodplain,
      ],
      figures: [
        {
          text: 'Many codes ask to treat the first inch of rain and remove 80 percent of suspended solids.',
          source: 'state stormwater manuals',
        },
      ],
      condition:
        'Runoff from the [number]-year storm shall be released at no more than [rate]; the separator is cleaned every [number] months with records open to the city.',
    },
    residential: {
      boardWeight: 0.45,
      publicWeight: 0.5,
      board: [
        plain('background', 'Which way does the water run across those back yards once it is graded?', 'lot_grading'),
        plain('clarification', 'Who owns the pond after the last house is sold?', 'maintenance'),
        pointed('clarification', 'Is any lot in the floodplain, or close enough to need insurance?', 'floodplain'),
        pointed(
          'implications',
          'Once you raise your side, what happens to the low lots behind you?',
          'lot_grading',
          'downstream',
        ),
        sharp(
          'criticism',
          'Every subdivision meets the standard on paper, and creeks still flood. What is your share of it?',
          'peak_flow',
          'downstream',
        ),
        sharp(
          'communicate',
          'If a basement beyond your line takes water that it never took before, do you come out?',
          'neighbor_remedy',
        ),
      ],
      resident: [
        'We put in two sump pumps after the last plat. Do I need a third?',
        "My kids' swing set floats in April already. Where does your water go in April?",
        'I am on a fixed income and my crawl space is dry. Who keeps it that way?',
        'My riding ring holds water for a week after a hard rain. Does your pond make that better or worse?',
        'I rent the basement apartment, so I find out first. Where does the water go if the pond fills?',
      ],
      expert: [
        'The drainage area stops at the plat line, though uphill lots drain through it. What is the bypass flow?',
        'Lot swales were modeled as built, but owners fill them with fences and sheds. What easement keeps them open?',
      ],
      remarks: [
        'The homeowners will not know that they own a dam until it leaks.',
        'I want as-built grades shot before the certificate on each house.',
        'The neighbors downhill have lived with this longer than any of us.',
      ],
      elements: [
        peakFlow,
        basins,
        downstream,
        maintenance,
        floodplain,
        erosion,
        element(
          'lot_grading',
          'how the lots beside old neighbors are graded',
          [
            /(?:grad\w*|swales?|slope\w*|retaining wall|fill|raise\w*|high point|drain\w*)(?!\w).{0,70}(?<!\w)(?:lots?|yards?|rear|back|toward|away|street|neighbors?|property line|feet)/,
          ],
          'The neighbor sees a slope where there was a field.',
          'Rear yards drain by a swale to [inlet], and no lot sheds water over the old property line by more than [figure].',
        ),
        element(
          'neighbor_remedy',
          'what a neighbor may ask for afterward',
          [
            /(?:neighbors?|homeowners?|basements?)(?!\w).{0,70}(?<!\w)(?:call|complaint|fix\w*|inspect\w*|warrant\w*|repair\w*|come out|years?)/,
            /(?:fix\w*|repair\w*|come out|correct\w*)(?!\w).{0,50}(?<!\w)(?:neighbors?|basement|at our cost|problem|within)/,
          ],
          'After closing there must still be somebody to call.',
          'For [number of years] after completion we come out within [number of days] and correct what our grading caused.',
        ),
      ],
      figures: [
        {
          text: 'Lots commonly slope 2 percent or more, 6 inches in the first 10 ft from a house.',
          source: 'International Residential Code R401.3',
        },
      ],
      condition:
        'As-built grades shall be certified for each lot; the pond lies in an outlot with a maintenance fund of [amount]; release is limited to [rate].',
    },
    logistics: {
      boardWeight: 0.25,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'What is the total of roof and truck court, and how much water in one inch of rain?',
          'peak_flow',
          'basins',
        ),
        plain('clarification', 'Do you have a valve to close the pond when a tanker leaks?', 'spill_valve'),
        pointed(
          'implications',
          'A roof that size empties in minutes. What does the ditch along the road do?',
          'downstream',
        ),
        pointed('clarification', 'Which way do the truck courts drain, and through what?', 'spill_valve', 'basins'),
        sharp('criticism', 'How much of the tract do you flatten, and why not follow the land?', 'cut_fill'),
        sharp('communicate', 'Would you give up a dock bay for a larger pond?', 'basins', 'cut_fill'),
      ],
      resident: [
        'That field held water for a week, and it kept it off my road. Where does the week go now?',
        'The berm you show would dam my low spot. Did somebody look at that?',
        'We lost a culvert and the school bus went the long way all spring. What happens with more water?',
      ],
      expert: [
        'What time of concentration was used for the roof, and what is the peak if it is half of that?',
        'Acres of truck court get salted every winter. What chloride level reaches the stream in March?',
      ],
      remarks: [
        'A pond that size needs a fence and an owner.',
        'I would like somebody to check the culverts downstream before the vote.',
        'The pond should be dug first, with the berm from the dirt.',
      ],
      elements: [
        peakFlow,
        basins,
        downstream,
        maintenance,
        erosion,
        element(
          'spill_valve',
          'how runoff from the truck courts is treated and shut off',
          [
            /(?:valve|shut-?off|separator|treat\w*|filter\w*)(?!\w).{0,60}(?<!\w)(?:pond|basin|outlet|truck|spill\w*|court|close\w*|oil)/,
            /(?:spill\w*|leak\w*)(?!\w).{0,60}(?<!\w)(?:valve|close\w*|contain\w*|basin|pond)/,
          ],
          'Sooner or later a tank leaks on a truck court.',
          'The truck court drains through a separator, and a valve closes the basin within [number of minutes] of a spill.',
        ),
        element(
          'cut_fill',
          'how the grading follows the land',
          [
            /cut and fill|cubic yards|earth ?work|(?:import|export|haul)\w* (?:in |off |no )?(?:soil|dirt|fill)|(?:step|terrace|follow)\w* (?:the|with the|down the|by)/,
          ],
          'Leveling a tract moves its water as well.',
          'Cut and fill balance on site at [number] cubic yards, and the building is stepped by [height in feet] to follow the land.',
        ),
      ],
      figures: [{ text: 'One inch on 50 acres of roof is about 1.36 million gallons.', source: 'arithmetic; USGS' }],
      condition:
        'Basins with shut-off valves shall be complete before paving; the culvert at [place] is checked for the [number]-year storm and enlarged if short.',
    },
    generic: {
      boardWeight: 0.35,
      publicWeight: 0.35,
      board: [
        plain('background', 'Show me where the water leaves this site.', 'downstream'),
        plain('clarification', 'Which storm did you design the ponds for?', 'peak_flow'),
        pointed(
          'implications',
          'It rains all night, harder than anybody remembers. Whose yard gets it?',
          'peak_flow',
          'downstream',
        ),
        pointed('clarification', 'During construction, how much ground is bare at one time?', 'erosion_control'),
        sharp(
          'criticism',
          'I have stood in that field in March in boots. Has your engineer?',
          'downstream',
          'floodplain',
        ),
        sharp(
          'communicate',
          'Who looks after the pond in twenty years? Give me a name that will still exist.',
          'maintenance',
        ),
      ],
      resident: [
        'My driveway culvert is twelve paces from your outlet. Does it take your water or not?',
        'We keep sandbags in the garage. Should I buy more?',
        "The ditch backs up into my mother's yard when it rains hard. Who cleans that ditch after you?",
      ],
      expert: [
        'What was the existing ground taken to be? A bare field for a baseline makes any project look good.',
        'What tailwater was assumed at the outlet? When the receiving stream is up, does the pond still drain?',
      ],
      remarks: [
        'Water does not read property lines.',
        'I want our own engineer to look at this before we close.',
        'Fix what floods now, and I will believe the rest.',
      ],
      elements: [peakFlow, basins, downstream, maintenance, erosion, floodplain, tile],
      figures: [
        {
          text: 'Construction over 1 acre needs a stormwater permit and pollution prevention plan.',
          source: 'EPA NPDES construction general permit',
        },
      ],
      condition:
        'Flow from the site in the [number]-year storm shall not exceed existing flow; a recorded agreement with [body] covers maintenance.',
    },
  },
};
