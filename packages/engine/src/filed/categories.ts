import type { TopicId } from '../knowledge/types.ts';

/** One of the ten universal categories: the words that mention it, the details that make it good, the tiers. */
export interface Category {
  readonly id: CategoryId;
  readonly mentioned: RegExp;
  /** Each pattern that matches is one detail. */
  readonly details: readonly (readonly [string, RegExp])[];
  /** Score by the number of details. hearing.md §5. */
  readonly tier: (details: number) => number;
  readonly message: string;
  readonly topic: TopicId | null;
}

export const categoryIds = [
  'project_description',
  'location_scale',
  'timeline',
  'regulatory_status',
  'economic_impact',
  'community_benefits',
  'environmental_considerations',
  'safety_emergency',
  'infrastructure_impact',
  'ongoing_operations',
] as const;
export type CategoryId = (typeof categoryIds)[number];

const number = String.raw`(?:\d[\d,.]{0,11}|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:and |hundred|thousand|million|one|two|three|four|five|six|seven|eight|nine)){0,4}|hundred|thousand)`;
const sized = (units: string): RegExp => new RegExp(`${number}[ -]{0,2}(?:${units})\\b`, 'i');
const either = (yes: number, no: number) => (details: number) => (details > 0 ? yes : no);
const three = (many: number, some: number, none: number) => (details: number) =>
  details > 2 ? many : details > 0 ? some : none;

/** hearing.md §5 (Presentation analysis): the scores and the messages are the specification's; the words are ours. */
export const categories: readonly Category[] = [
  {
    id: 'project_description',
    topic: 'technology_equipment',
    message: 'No clear project description provided',
    tier: either(0.8, 0.4),
    mentioned:
      /\b(?:project|propos(?:e|es|ed|al|ing)|development|facility|build(?:ing)?|construct|install|solar|wind|battery|storage|data cent(?:er|re)|warehouse|homes?|apartments?|townhomes?|store|plant|well pad|subdivision|farm)\b/i,
    details: [
      ['capacity', sized('mw|mwac|megawatts?|kw|kilowatts?|mwh|megawatt[- ]hours?|gigawatts?')],
      ['floor area', sized('square[- ]f(?:ee|oo)t|sq\\.? ?ft|sf')],
      [
        'units',
        sized(
          '(?:\\w+ ){0,2}(?:units?|homes?|houses?|townhomes?|apartments?|lots?|rooms?|bays?|docks?|turbines?|panels?|modules?|containers?|buildings?|wells?|stalls?|spaces?|pumps?|beds?|stories|servers?)',
        ),
      ],
      ['dimensions', sized('feet|foot|ft|meters?|stories|story|inches')],
      [
        'equipment',
        /\b(?:single[- ]axis|fixed[- ]tilt|trackers?|monocrystalline|silicon|lithium[- ]iron|lfp|inverters?|chillers?|closed[- ]loop|tilt[- ]up|prefabricated|manufactured by|model)\b/i,
      ],
    ],
  },
  {
    id: 'location_scale',
    topic: 'density_height',
    message: 'No location or scale of the project provided',
    tier: (details) => (details > 1 ? 0.9 : 0.5),
    mentioned:
      /\b(?:located|location|site|parcels?|acres?|acreage|road|street|avenue|highway|county|township|town|city|village|zoned|district|corner|east of|west of|north of|south of|adjacent|square miles?)\b/i,
    details: [
      ['acreage', sized('(?:\\w+ ){0,2}acres?')],
      [
        'road or address',
        /\b(?:on|along|at|off|near|between|north of|south of|east of|west of) (?:the )?(?:[A-Z][\w.]*|\d+(?:st|nd|rd|th)) (?:[A-Z][\w.]* )?(?:road|rd|street|st|avenue|ave|highway|hwy|drive|lane|route|boulevard|blvd|parkway|pike)\b|\b(?:highway|route|interstate) \d+/i,
      ],
      [
        'zoning',
        /\bzon(?:ed|ing)\b|\b(?:agricultural|industrial|residential|commercial) (?:district|zone)\b|\b[A-Z]{1,3}-\d\b/,
      ],
      [
        'share of the land',
        /\b(?:percent|half|portion|part|quarter) of the (?:site|land|parcel|property|acreage)\b|\blot coverage\b/i,
      ],
      [
        'neighboring land',
        /\b(?:nearest|closest|adjacent|adjoining|neighboring|surrounding) (?:home|house|residence|propert|land|parcel|use)/i,
      ],
    ],
  },
  {
    id: 'timeline',
    topic: 'construction_hours',
    message: 'No project timeline provided',
    tier: either(0.8, 0.4),
    mentioned:
      /\b(?:timeline|schedule|phases?|phased|months?|years?|begin|start|break ground|complete[ds]?|completion|construction (?:will|would|is|takes|period|lasts)|spring|summer|fall|winter|quarter|by 20\d\d|in 20\d\d)\b/i,
    details: [
      [
        'dates',
        /\b20[2-6]\d\b|\btwenty (?:twenty|thirty)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:next|this) (?:spring|summer|fall|autumn|winter|year)\b/i,
      ],
      ['length of construction', sized('(?:\\w+ )?(?:months?|weeks?)')],
      [
        'milestones',
        /\b(?:groundbreaking|break ground|commercial operation|commissioning|certificate of occupancy|notice to proceed|phase (?:one|two|three|1|2|3|i|ii))\b/i,
      ],
    ],
  },
  {
    id: 'regulatory_status',
    topic: 'comprehensive_plan_consistency',
    message: 'No regulatory or permitting information provided',
    tier: either(0.8, 0.4),
    mentioned:
      /\b(?:permits?|permitting|approv(?:al|als|ed)|zoning|rezon(?:e|ing)|variances?|ordinance|regulat(?:ion|ions|ory)|conditional use|special (?:use|exception)|site plan|code|complian(?:ce|t)|compl(?:y|ies)|licen[cs]e|comprehensive plan|plat)\b/i,
    details: [
      [
        'permit sought',
        /\b(?:conditional use|special use|special exception|interim use|site plan|rezoning|variance|preliminary plat|planned unit|land use permit|building permit|map amendment)\b/i,
      ],
      [
        'agency',
        /\b(?:epa|deq|dnr|dot|faa|fema|army corps|fish and wildlife|state (?:department|agency|fire marshal)|public (?:utility|service) commission|county engineer|health department|wetland delineation)\b/i,
      ],
      [
        'section of the code',
        /\b(?:section|chapter|article|§)\s?\d|\bcomprehensive plan (?:calls|designates|supports|identifies|guides)/i,
      ],
      ['status', /\b(?:applied|filed|submitted|received|obtained|granted|pending|under review|issued|approved by)\b/i],
    ],
  },
  {
    id: 'economic_impact',
    topic: 'tax_revenue',
    message: 'No economic impact information provided',
    tier: three(0.9, 0.6, 0.3),
    mentioned:
      /\b(?:jobs?|employ(?:ment|ees?|ers?)|tax(?:es)?|revenue|economic|econom(?:y|ies)|invest(?:ment|ing|s)?|dollars?|millions?|wages?|local (?:business|contractors?|spending)|payments?|lease payments?|property values?)\b|\$/i,
    details: [
      ['jobs', sized('(?:\\w+[ -]){0,3}(?:jobs?|employees?|workers?|positions?|people)')],
      ['sums', /\$\s?\d|(?:million|billion|thousand) dollars|\bdollars (?:a|per) year\b/i],
      ['taxes', /\b(?:property tax(?:es)?|tax (?:base|revenue|payments?)|payment in lieu|pilot|sales tax)\b/i],
      [
        'who receives it',
        /\b(?:school (?:district|budget)|county (?:budget|general fund)|township|fire district|local (?:contractors?|businesses|suppliers|hiring|labor))\b/i,
      ],
      ['wages', /\b(?:wages?|salar(?:y|ies)|prevailing wage|average pay|union|apprentic)/i],
    ],
  },
  {
    id: 'community_benefits',
    topic: 'community_engagement',
    message: 'No community benefits described',
    tier: either(0.8, 0.4),
    mentioned:
      /\b(?:community|benefits?|neighbors?|neighborhood|residents?|local|donat(?:e|ion)|contribut(?:e|ion)|schools?|parks?|trails?|scholarships?|good neighbor)\b/i,
    details: [
      [
        'a fund or payment',
        /\b(?:community (?:fund|benefit(?:s)? agreement|benefit)|host agreement|scholarships?|endow|donat\w+|contribut(?:e|ion|ing)|grant (?:fund|program))\b/i,
      ],
      [
        'something built or kept',
        /\b(?:park|trail|playground|open space|sidewalk|easement|pollinator|broadband|turn lane|signal|community (?:room|center|garden))\b/i,
      ],
      [
        'meetings held',
        /\b(?:open house|(?:neighborhood|community|public) meetings?|met with|door[- ]to[- ]door|listening session|spoke with (?:the )?neighbors)\b/i,
      ],
      ['local preference', /\blocal (?:hiring|hires|contractors?|labor|workers|businesses|suppliers)\b|\bhire local/i],
    ],
  },
  {
    id: 'environmental_considerations',
    topic: 'wildlife_habitat',
    message: 'No environmental considerations discussed',
    tier: three(0.8, 0.5, 0.2),
    mentioned:
      /\b(?:environment(?:al|ally)?|wildlife|wetlands?|habitat|stormwater|erosion|trees?|species|water quality|groundwater|soils?|emissions?|carbon|runoff|drainage|floodplain|birds?|pollinators?|conservation|native|noise|dust)\b/i,
    details: [
      ['wetlands and water', /\b(?:wetlands?|streams?|floodplain|groundwater|aquifer|water quality)\b/i],
      ['stormwater', /\b(?:stormwater|runoff|drainage|detention|retention|erosion|swppp|infiltration)\b/i],
      ['wildlife', /\b(?:wildlife|habitat|species|birds?|bats?|eagles?|pollinators?|corridors?)\b/i],
      [
        'vegetation and soil',
        /\b(?:native (?:grasses|plants|seed)|trees?|vegetation|topsoil|soils?|grazing|buffer)\b/i,
      ],
      [
        'study',
        /\b(?:environmental (?:assessment|impact|study|review)|phase (?:i|one|1)|wetland delineation|biological|sound study|noise study|glare (?:study|analysis))\b/i,
      ],
      ['air and sound', /\b(?:emissions?|dust|noise|decibels?|dba|odor)\b/i],
    ],
  },
  {
    id: 'safety_emergency',
    topic: 'fire_emergency',
    message: 'No safety or emergency procedures discussed',
    tier: either(0.7, 0.4),
    mentioned:
      /\b(?:safe(?:ty|ly)?|emergenc(?:y|ies)|fire|hazard(?:s|ous)?|respon(?:ders?|se)|security|accidents?|spills?|evacuat\w+|nfpa|sprinklers?|hydrants?)\b/i,
    details: [
      ['the fire service', /\b(?:fire (?:chief|department|district|marshal|company)|first responders|volunteer)\b/i],
      [
        'a plan or training',
        /\b(?:emergency (?:response|action|operations) plan|training|drills?|tabletop|knox ?box|24[- ]hour|twenty[- ]four hour)\b/i,
      ],
      [
        'a standard or system',
        /\b(?:nfpa|ul ?9540a?|ul listed|osha|suppression|sprinklers?|gas detection|shut ?(?:off|down)|monitor(?:ed|ing)|setbacks?|fenc(?:e|ed|ing))\b/i,
      ],
    ],
  },
  {
    id: 'infrastructure_impact',
    topic: 'traffic_roads',
    message: 'No infrastructure impact discussed',
    tier: three(0.8, 0.5, 0.2),
    mentioned:
      /\b(?:infrastructure|roads?|traffic|utilit(?:y|ies)|water|sewer|grid|interconnect\w*|substation|power|transmission|trucks?|parking|schools?|stormwater|access)\b/i,
    details: [
      [
        'traffic',
        /\b(?:traffic (?:study|count|impact)|trips?|truck(?:s|loads)?|vehicles?|deliveries|haul route|level of service)\b/i,
      ],
      [
        'roads',
        /\b(?:road (?:use|repair|improvement|maintenance)|turn(?:ing)? lane|access (?:road|drive|point)|driveway|intersection|culverts?|bridges?)\b/i,
      ],
      ['water and sewer', /\b(?:water (?:supply|main|use|service)|gallons?|sewer|septic|wastewater)\b/i],
      ['power', /\b(?:substation|interconnect\w*|transmission line|distribution line|utility lines|grid)\b/i],
      [
        'public services',
        /\b(?:schools?|fire service|police|parking (?:spaces|stalls)|stormwater system|broadband)\b/i,
      ],
    ],
  },
  {
    id: 'ongoing_operations',
    topic: 'hours_of_operation',
    message: 'No operational details provided',
    tier: either(0.7, 0.4),
    mentioned:
      /\b(?:operat(?:e|es|ed|ing|ion|ions|ional|or)|maintain|maintenance|hours|staff(?:ed|ing)?|employees on site|monitor(?:ed|ing)?|deliver(?:y|ies)|decommission\w*|mow(?:ing|ed)?|manage[ds]?|management|life of the project|shifts?)\b/i,
    details: [
      [
        'hours',
        /\b(?:24 hours|around the clock|\d{1,2}(?::\d\d)? ?[ap]\.?m|hours of operation|seven days|shifts?|weekdays|daylight)\b/i,
      ],
      [
        'maintenance',
        /\b(?:maintenance (?:plan|crew|visits?|schedule)|mow(?:ing|ed)?|inspect(?:ed|ions?)|clean(?:ed|ing)|replac(?:e|ed|ement)|grazing|sheep)\b/i,
      ],
      [
        'who runs it',
        /\b(?:on[- ]site manager|full[- ]time (?:staff|technicians?|employees?)|technicians?|remote(?:ly)?|operat(?:or|ed by)|management company|property manager|homeowners['’]? association)\b/i,
      ],
      [
        'its end',
        /\b(?:decommission\w*|bond|surety|letter of credit|restor(?:e|ed|ation)|end of (?:its )?life|lease (?:term|ends))\b/i,
      ],
    ],
  },
];
