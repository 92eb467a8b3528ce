import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const dailyVolume = figureElement(
  'daily_volume',
  'the water used on an average day, in gallons',
  [
    /gallons? (per|a|each|every) (day|year|month|minute|home|cycle|car|well|house)/,
    /gallons?\b.{0,40}\b(daily|per day|a day|annually|average|total)/,
    /(average|daily|annual|yearly|total)\b.{0,40}\b(water|gallons?|demand|use|usage|draw|consumption)/,
    /acre[- ]feet/,
  ],
  'without a volume nobody can say whether the supply is enough',
  'On an average day we use [number] gallons.',
);

const peakVolume = figureElement(
  'peak_volume',
  'the peak day or peak hour demand',
  [
    /(peak|maximum|max|worst|hottest|summer|highest)\b.{0,40}\b(day|hour|demand|gallons?|water|use|flow|draw|month)/,
    /(gallons?|demand|use|draw|flow)\b.{0,40}\b(peak|maximum|hottest|summer|worst)/,
  ],
  'pipes and treatment plants are sized for the worst day',
  'On the hottest day of summer the peak is [number] gallons.',
);

const source = element(
  'source',
  'where the water comes from',
  [
    /(city|municipal|public|county|town|village|district|rural|utility|potable)( water)? (water|system|supply|main|mains|utility|connection|service)/,
    /(reclaimed|recycled|reuse|gray|grey|purple[- ]pipe|treated effluent|non[- ]?potable)( \w+)? (water|supply|line|pipe)?/,
    /(no|not|never|without)\b.{0,40}\b(wells?|aquifer|groundwater)|(wells?|aquifer|river|creek|reservoir|pond|trucked|hauled)\b.{0,40}\b(water|source|supply)|water\b.{0,40}\b(from|by|comes)\b.{0,40}\b(wells?|river|creek|reservoir|pond|truck|tank|hauled)/,
    /draws? (nothing|no water) from/,
    /(comes|drawn|taken|bought|purchased|hauled|piped) from/,
  ],
  'the source decides who else is drinking from it',
  'All of it comes from [source], and we draw nothing from [the aquifer or creek].',
);

const capacityLetter = element(
  'capacity_letter',
  "the utility's statement that it has the capacity to serve",
  [
    /will[- ]serve/,
    /(capacity|availability|adequa\w+|commitment|service) (letter|study|certificate|analysis|assurance)/,
    /(utility|district|city|public works|engineer|authority)\b.{0,40}\b(confirmed|capacity|letter|committed|agreed|reviewed|certified|has enough|can serve)/,
    /(capacity|enough|surplus|headroom)\b.{0,40}\b(water|system|plant|utility|district|serve)/,
  ],
  "the applicant does not run the water plant; the utility's word counts",
  'The utility confirmed in a letter of [date] that it has [number] gallons a day to spare and can serve us.',
);

const drought = element(
  'drought',
  'what happens in a drought or under restrictions',
  [
    /drought/,
    /(water )?restrictions?/,
    /(curtail\w*|cut back|ration\w*|shut off|reduce)\b.{0,40}\b(water|use|usage|stage|demand|dry|irrigation)/,
    /dry (year|summer|spell|season)s?/,
    /(at|until|under|if) stage (one|two|three|\d)/,
    /cut back\b.{0,24}\b(with|like|same|everyone|everybody|homes|households)|(same|like|as) (as )?(the )?(homes|households|everyone|everybody)/,
  ],
  'the household that lets its lawn die wants to know who else is cutting back',
  'At drought stage [number] we cut our use by [share], the same as or more than households.',
);

const recycling = element(
  'recycling',
  'how much is recycled or reused on site',
  [
    /(recycl\w*|reus\w*|recirculat\w*|reclaim\w*)\b.{0,40}\b(water|percent|share|rinse|produced|flowback|gallons?|loop|wash|process|it)/,
    /(water|percent|rinse|flowback|produced)\b.{0,40}\b(recycl\w*|reus\w*|recirculat\w*|reclaim\w*)/,
    /closed[- ]loop/,
  ],
  'every gallon used twice is one not drawn',
  '[Share] of the water is recycled on site by [system].',
);

const capMeter = element(
  'cap_meter',
  'a metered cap in the approval and how it is reported',
  [
    /meter(s|ed|ing)?\b.{0,40}\b(water|report\w*|city|public|read\w*|monthly|separate|use|limit|cap)/,
    /(cap|capped|limit|limited|ceiling|maximum)\b.{0,40}\b(water|gallons?|use|usage|permit|condition)|(water|gallons?|use|usage)\b.{0,40}\b(cap|capped|ceiling|limit(ed)?)/,
    /(report|publish|post)\w*\b.{0,40}\b(water|use|usage|gallons?|meter)/,
  ],
  'only a meter turns a promise about water into a fact',
  'We accept a cap of [number] gallons a day, metered and reported to [body] every [period].',
);

const costUpgrades = element(
  'cost_upgrades',
  'who pays for mains, tanks and plant capacity',
  [
    /(pay|pays|paying|paid|fund|funds|funding|cost|costs|expense)\b.{0,40}\b(mains?|pipes?|lines?|towers?|tanks?|pumps?|plant|upgrades?|extension|improvements?|system)|(mains?|lines?|tanks?|pumps?|upgrades?|extension|improvements?)\b.{0,40}\b(our|developer('s)?|applicant('s)?|project('s)?) (cost|expense)|connection fees?|tap fees?/,
  ],
  "rates rise when a new user's pipe is laid on the old users' bill",
  'We pay the whole cost of the [length] main and the [size] tank, [amount] in all.',
);

const irrigation = element(
  'irrigation',
  'how lawns and landscaping are watered, and the planting that needs less',
  [
    /irrigat\w+/,
    /(native|drought[- ]tolerant|low[- ]water|xeric)\b.{0,40}\b(plant\w*|landscap\w*|species|grass\w*)|xeriscap\w*/,
    /(lawns?|turf|sod)\b.{0,40}\b(limit\w*|no|less|restrict\w*|percent|area)|(limit\w*|no|less|restrict\w*)\b.{0,40}\b(lawns?|turf|sod)/,
  ],
  "half a household's summer use goes on the grass",
  'Turf is limited to [share] of each lot, with [species] elsewhere, watered by [system].',
);

const constructionWater = element(
  'construction_water',
  'water for construction and where it is taken',
  [
    /(construction|building|grading|dust)\b.{0,40}\bwater|water\b.{0,40}\b(construction|grading|dust|compaction)/,
    /hydrant meter|water trucks?/,
    /(construction|grading)\b.{0,40}\b(gallons|dust)/,
  ],
  'building a site may use more in a year than running it does in ten',
  'Construction needs about [number] gallons for dust and compaction, bought from [source].',
);

const disposal = element(
  'disposal',
  'where the used water goes',
  [
    /(wastewater|blowdown|effluent|brine|flowback|produced water|rinse|discharge)\b.{0,40}\b(goes|sent|sewer|treated|hauled|trucked|disposed|pond|plant|injection|recycled)|(discharge\w*|dispos\w+|blowdown|flowback|produced water)/,
    /(used|waste|dirty) water (goes|is|leaves|runs|flows)/,
  ],
  'what comes in must go out somewhere',
  'Used water goes to [destination], [number] gallons a day, under permit [name].',
);

/** What boards and the public ask about water use, and what a complete answer contains. */
export const waterUse: TopicKnowledge = {
  topic: 'water_use',
  noun: 'water use',
  name: 'Water Use',
  cues: sources(
    /water for (cooling|the|crops|construction|dust|homes|fire|irrigation|trees)/,
    /water shortages?/,
    /(how much|amount of|gallons of|use of|supply of|source of|potable|recycled|reclaimed|drinking|city|municipal|public|cooling|irrigation|process|source|wash|make-?up|purple pipe|hauled?|fresh) water/,
    /water (use|usage|demand|supply|system|service|main|mains|tower|pressure|utility|district|budget|rights?|allocation|tap|taps|withdrawal|consumption|source|conservation|meter|bill|bills|plant|capacity|recycl\w+|reuse|restrictions?|impoundment|line|lines|trucks?|needs?)/,
    /(closed|open)[- ]loop/,
    /cooling towers?/,
    /evaporative/,
    /gallons?/,
    /drought/,
    /hydrants?/,
    /will[- ]serve/,
    /(taps?|sprinklers?|irrigat\w+|faucets?|wash(ing)? (the )?panels|wash water|rinse)/,
    /(acre[- ]feet)/,
  ),
  entries: {
    data_centers: {
      boardWeight: 0.6,
      publicWeight: 0.6,
      board: [
        plain(
          'background',
          'How many gallons of water on an average day, and how many on the hottest day in August?',
          'daily_volume',
          'peak_volume',
        ),
        plain(
          'clarification',
          'Is this closed-loop cooling or are there cooling towers on any of these buildings?',
          'cooling_design',
        ),
        pointed(
          'implications',
          'When the county goes to drought restrictions, do you cut back before the homes do or after?',
          'drought',
        ),
        sharp(
          'criticism',
          'You say the water use is small. Will you take a metered cap in the ordinance, yes or no?',
          'cap_meter',
        ),
        pointed(
          'clarification',
          'Who at the utility has told you in writing that the water supply is there?',
          'capacity_letter',
        ),
        pointed(
          'criticism',
          'What stops a later tenant from switching to evaporative cooling because it is cheaper?',
          'cooling_design',
        ),
        plain(
          'support',
          'Have you looked at reclaimed water instead of drinking water, and what did the authority say?',
          'source',
        ),
        sharp('implications', 'If a new water main and a tower are needed, whose bill pays for them?', 'cost_upgrades'),
      ],
      resident: [
        'We carried buckets to the garden two summers ago. I do not see how a building full of computers gets a bigger pipe than my tomatoes.',
        'I do dialysis at home three times a week and it takes a lot of water. If the pressure drops, I am not inconvenienced, I am in the hospital.',
        'Our church is on the same main. On Sunday mornings there is already not much more than a dribble in the kitchen.',
        'I irrigate sixty acres of sweet corn out of that creek when the permit lets me. Nobody is going to tell me there is plenty.',
        'We shut off the ice machine last August because the pressure was gone. Who goes first, my kitchen or your cooling?',
        'I have read a good many pump logs in my working life. Would you publish yours every month, so that I can read them?',
      ],
      expert: [
        'An annual average hides the afternoons that matter. What is the peak-day draw, and does it fall on the days when the town has its own?',
        'A closed loop around the servers says nothing of humidification or adiabatic assist. What do those use in August?',
      ],
      remarks: [
        'I want the water number written as a ceiling, and I want it on the plat.',
        'No cooling towers, ever, on any building: that is the condition I am thinking of.',
        'My concern is drought, and closed loop does not end it for me.',
      ],
      elements: [
        dailyVolume,
        peakVolume,
        source,
        element(
          'cooling_design',
          'the cooling design: closed loop, air or evaporative',
          [
            /closed[- ]loop/,
            /(air|dry|liquid|immersion|adiabatic|evaporative|chilled|free)[- ]?(air )?(cooled|cooling|coolers?|chillers?)/,
            /cooling towers?/,
            /(fill|filled|charge|charged)\b.{0,40}\b(once|one time|loop|system)/,
          ],
          "the cooling system decides between a household's use and a town's",
          'The halls use a closed loop that is filled once with [number] gallons; there are no cooling towers.',
        ),
        capacityLetter,
        drought,
        capMeter,
        costUpgrades,
      ],
      figures: [
        {
          text: 'A large evaporatively cooled data center can use several hundred thousand gallons or more a day; closed-loop air-cooled designs use a small part of that.',
          source: 'Lawrence Berkeley National Laboratory, United States Data Center Energy Usage Report (2024)',
        },
        {
          text: 'The average American household uses about 300 gallons a day.',
          source: 'U.S. Environmental Protection Agency, WaterSense',
        },
      ],
      condition:
        'Water use shall not exceed [number] gallons on any day, measured by a separate meter and reported to [body] each [period]; evaporative cooling towers are prohibited.',
    },
    residential: {
      boardWeight: 0.3,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'What is the water demand per house, and how many taps are you asking for?',
          'daily_volume',
        ),
        pointed(
          'clarification',
          'Has the hydrant flow been tested at the far end of the tract, and when?',
          'fire_flow',
        ),
        pointed('implications', 'Suppose we go to odd and even watering days. What do these homes do then?', 'drought'),
        sharp(
          'criticism',
          'If the district keeps a waiting list for water taps, why should this tract go to the front?',
          'capacity_letter',
        ),
        plain(
          'support',
          'Would you limit the lawns, so that the sprinklers are not running every evening?',
          'irrigation',
        ),
        pointed('clarification', 'Who pays if the old water main has to come out of the street?', 'cost_upgrades'),
      ],
      resident: [
        'When they flushed the hydrants for the last phase, my shower turned brown and stopped. Now there are to be more houses above me.',
        "I let my lawn go brown because the city asked me to. Please don't plant a new mile of sod along the entrance sign.",
        'My water bill doubled in six years to pay for a tower. I am retired, and I would rather not buy another one.',
      ],
      expert: [
        'Does the demand figure count outdoor irrigation, which sets the peak day for homes on large lots?',
        'When was the hydrant test behind the pressure figure run? Winter pressure says little about a summer evening.',
      ],
      remarks: [
        "I'd like the will-serve letter in the file before the plat, not after.",
        'Model homes with gravel and native grass would send the right message in a dry county.',
        'The pressure complaints from the streets below are real; I have taken those calls.',
      ],
      elements: [
        dailyVolume,
        capacityLetter,
        figureElement(
          'fire_flow',
          'the fire flow and pressure at the hydrants',
          [
            /fire flow/,
            /(hydrants?|static|residual|water) (pressure|flow|test)s?|pressure\b.{0,40}\b(hydrants?|homes?|psi|zone|neighbors?)|gallons per minute|psi/,
          ],
          "adding homes at the end of an old main can lower everyone's pressure",
          'The hydrant test of [date] gave [number] gallons per minute at [number] psi, above the [number] required.',
        ),
        irrigation,
        drought,
        costUpgrades,
      ],
      figures: [
        {
          text: 'Outdoor use averages about 30 percent of household water and up to 60 percent in dry regions.',
          source: 'U.S. Environmental Protection Agency, WaterSense',
        },
      ],
      condition:
        'No final plat shall record until [utility] certifies capacity for [number] taps and a fire flow of [number] gallons per minute at [location].',
    },
    commercial: {
      boardWeight: 0.2,
      publicWeight: 0.12,
      board: [
        plain(
          'clarification',
          'Does the car wash run on potable water, and how much of each rinse is recycled?',
          'recycling',
        ),
        plain('background', 'What will this business use in gallons of water on a busy Saturday?', 'daily_volume'),
        pointed(
          'criticism',
          'Why are we watering grass islands in a parking lot when the homes around it are restricted?',
          'irrigation',
        ),
        pointed(
          'implications',
          'Where does the wash water go, soap and oil included, when the tank is full?',
          'disposal',
        ),
        sharp(
          'criticism',
          'If your meter shows more water than you told us, what would you shut off first?',
          'cap_meter',
        ),
        plain('support', 'Is there a recycled water line in the street that you could hook up to?', 'source'),
      ],
      resident: [
        'I wash my car with one bucket because they asked us to. Now you want a tunnel doing it all day behind my fence.',
        'The laundromat is how I keep three kids in clean clothes. If it is efficient, I say let it open.',
        'My cousin cleans out the reclaim pits at those places, and he says half of the pumps are turned off.',
      ],
      expert: [
        'Is the recycling rate from a brochure or metered at an installed site of this brand?',
        'Which hour has the highest water demand, with every use on the site added together?',
      ],
      remarks: [
        "I'd like to see the fresh water per car in the conditions.",
        'Recycled water signs are nice, but a meter reading is nicer.',
        'Drought-tolerant planting along the front would go a long way with me.',
      ],
      elements: [dailyVolume, source, recycling, irrigation, disposal, capMeter],
      figures: [
        {
          text: 'Conveyor car washes with reclaim systems commonly use about 35 gallons or less of fresh water for each car.',
          source: 'International Carwash Association and WaterSavers program',
        },
      ],
      condition:
        'Fresh water shall not exceed [number] gallons per [vehicle or day], with the reclaim system in operation at all times and meter readings given to [city] each [period].',
    },
    manufacturing: {
      boardWeight: 0.35,
      publicWeight: 0.25,
      board: [
        plain('background', 'How much process water goes in at one end of the plant on a full shift?', 'daily_volume'),
        pointed(
          'clarification',
          'Which of your water streams do you reuse, and which go straight down the drain?',
          'recycling',
        ),
        pointed(
          'implications',
          "If you take this much of our water plant's capacity, what is left for the next employer?",
          'capacity_letter',
        ),
        sharp(
          'criticism',
          'Anyone can quote a water average. Did you leave out the peak because it does not fit?',
          'peak_volume',
        ),
        plain('support', 'Are you prepared to pay for the second pump at the water plant?', 'cost_upgrades'),
        pointed('criticism', 'Why city drinking water for washing parts, and not reclaimed?', 'source'),
      ],
      resident: [
        'I have worked at the water plant for nineteen years. In July we are already running every pump we own.',
        'My well is not far down the road, and if you ever come off city water and drill, I am the first to go dry.',
        'We grow nursery stock across the fence, and every gallon you take at noon I have to find at midnight.',
      ],
      expert: [
        'What is the water balance: intake, discharge, and the loss in between?',
        'Against which plant is the efficiency measured? Any new line looks frugal beside an old one.',
      ],
      remarks: [
        "A water balance diagram, one page, is what I'm missing.",
        'I would tie their allocation to what they really use, and take the rest back.',
        'The city cannot sell the same gallon twice.',
      ],
      elements: [dailyVolume, peakVolume, source, recycling, disposal, capacityLetter, costUpgrades, capMeter],
      figures: [
        {
          text: 'Industrial users commonly file a water balance and are metered separately from domestic flow.',
          source: 'American Water Works Association, M1 and M22 manuals',
        },
      ],
      condition:
        'Process water shall not exceed [number] gallons a day, metered separately; any increase requires an amended approval and a new letter from [utility].',
    },
    oil_gas: {
      boardWeight: 0.35,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'Fracking one well takes how many gallons of water, and over how many days?',
          'well_volume',
        ),
        plain(
          'clarification',
          'Which creek, pond or hydrant does the water come from, and by pipe or by truck?',
          'source',
        ),
        pointed(
          'implications',
          'Suppose the creek drops in September. Who tells you to stop pumping, and do you stop that night?',
          'drought',
        ),
        sharp(
          'criticism',
          'You boast about recycling. So why do you still need fresh water for every job?',
          'recycling',
        ),
        pointed('clarification', "Where do the flowback trucks go when this pad's water cannot be reused?", 'disposal'),
        plain(
          'support',
          'Show us the withdrawal permit for the source water, and point to the limit.',
          'withdrawal_permit',
        ),
      ],
      resident: [
        'I fish that creek with my grandson. In a dry August you can walk across it in house shoes, and they want to put a pump in it.',
        'All day and all night, water trucks. I counted from my porch with a clicker until I gave up.',
        'The farm pond they buy from is uphill from my cattle, and it has never come back to its old line.',
      ],
      expert: [
        'Which other withdrawals are on the same stream, and has anybody added them up?',
        'Is the reuse share a share of produced water or of total demand?',
      ],
      remarks: [
        'I favor a temporary waterline over trucks, and I want the route.',
        'Flow readings at the intake should be posted where anyone can look them up.',
        'We are not going to buy bottled water so that a gas well can have creek water.',
      ],
      elements: [
        figureElement(
          'well_volume',
          'the water needed for each well or each frack',
          [
            /(gallons?|barrels?|water)\b.{0,40}\b(each|per|a|every) (well|frac|frack|completion|stage)|(frac\w*|completion)\b.{0,40}\b(gallons?|barrels?|water)/,
          ],
          'one completion takes in weeks what a town takes in months',
          'Each completion takes about [number] gallons over [number] days.',
        ),
        source,
        element(
          'withdrawal_permit',
          'the withdrawal permit or approval and its limits',
          [
            /(withdrawal|consumptive|appropriation|diversion|water)( use| rights?)? (permit|approval|plan|license)s?/,
            /(river basin|basin commission|water resources|department of (natural resources|environmental))\b.{0,40}\b(approv\w+|permit\w*|limit\w*)|pass[- ]?by flow|low[- ]flow/,
          ],
          'someone has to stop the pump when the creek is low',
          'Our withdrawal approval from [agency] allows [number] gallons a day and stops when the stream falls below [level].',
        ),
        recycling,
        drought,
        disposal,
        constructionWater,
      ],
      figures: [
        {
          text: 'A horizontal shale well commonly takes several million to more than ten million gallons to complete.',
          source: 'U.S. Geological Survey, water use for hydraulic fracturing',
        },
      ],
      condition:
        'Water shall come only from [source] at no more than [number] gallons a day, and withdrawal shall stop when flow falls below [level] at [gauge].',
    },
    renewable_energy: {
      boardWeight: 0.15,
      publicWeight: 0.12,
      board: [
        plain('background', 'Do you wash the panels, and if so, with whose water?', 'washing'),
        plain(
          'clarification',
          'Where will the water trucks fill up for dust control while you grade?',
          'construction_water',
        ),
        pointed(
          'implications',
          'Who waters the screening trees through the first dry summers, and from what source?',
          'irrigation',
        ),
        pointed(
          'criticism',
          'Your plan shows no water service at all. How does that square with planting hundreds of trees?',
          'source',
        ),
        sharp(
          'criticism',
          'If soiling turns out worse than you modeled, how many gallons of washing do we find out about later?',
          'daily_volume',
        ),
      ],
      resident: [
        'They told us rain would clean them. It has not rained here since haying, so who is hauling water past my lane?',
        "I've planted windbreaks for forty years. A cedar without water its first two summers is a stick.",
        'The water district shut off my stock tank line for a week when the road crew hooked up to the hydrant.',
      ],
      expert: [
        'Where is rain enough to keep panels clean? Dust off tilled fields at harvest is another matter.',
        'How much water goes into compaction and concrete, and where does it come from?',
      ],
      remarks: [
        "I'd want the tree watering in the landscape plan, with somebody's name on it.",
        'Hauling water over our gravel roads is traffic too, and I count it so.',
        'Compared with a corn pivot this is next to nothing, and I recognize that.',
      ],
      elements: [
        element(
          'washing',
          'how often panels are washed, dust is watered and vegetation is established',
          [
            /(wash|washed|washing|clean|cleaned|cleaning|rain)\b.{0,40}\b(panels?|modules?|array|rain\w*|times?|year)/,
            /(dust (control|suppression)|compaction)\b.{0,40}\bwater|water\b.{0,40}\b(dust|compaction|concrete|seed\w*|trees|plant\w*)/,
          ],
          'a solar farm uses little water, but the little has to come from somewhere',
          'Panels are cleaned by rain; for dust and planting in construction we haul [number] gallons from [source].',
        ),
        constructionWater,
        source,
        dailyVolume,
        irrigation,
      ],
      figures: [
        {
          text: 'Panel washing, where it is done, uses on the order of 20 gallons or less per MWh.',
          source: 'NREL, review of operational water use of electricity generation',
        },
      ],
      condition:
        'Water for washing, dust control and planting shall be hauled from [source], and screening plants shall be watered until established, at least [number] seasons.',
    },
    generic: {
      boardWeight: 0.25,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'How much water does this project use, in gallons a day, once it is running?',
          'daily_volume',
        ),
        plain('clarification', 'Whose water is it, from what source, and who else depends on that supply?', 'source'),
        pointed('implications', 'In a drought year, what do you do without?', 'drought'),
        sharp('criticism', 'Have you got a letter for the water supply, or only a phone call?', 'capacity_letter'),
        pointed('support', 'Are the water line improvements fully on your account, start to finish?', 'cost_upgrades'),
      ],
      resident: [
        'I live at the end of the line, and by suppertime the faucet coughs.',
        'We save rain in barrels here. I would like to hear that a big user is at least half as careful.',
        'I remember when the town well gave out, and we boiled water for eleven days with a newborn.',
      ],
      expert: [
        'Is the demand from a textbook rate or from a comparable building with a meter?',
        'Supply on paper is permitted capacity. What has the plant actually delivered on a summer day?',
      ],
      remarks: [
        "I'm looking for a number of gallons, and I have not found one in the packet.",
        'The water superintendent should speak to this before we close the hearing.',
        "Let's have a meter and a limit, and then I can stop worrying.",
      ],
      elements: [dailyVolume, peakVolume, source, capacityLetter, drought, costUpgrades, capMeter],
      figures: [
        {
          text: 'Utilities plan for peak-day demand, often one and a half to two and a half times the average day.',
          source: 'American Water Works Association, distribution system planning guidance',
        },
      ],
      condition:
        'Before a building permit the applicant shall provide a letter of capacity from [utility] for [number] gallons a day average and [number] gallons peak.',
    },
  },
};
