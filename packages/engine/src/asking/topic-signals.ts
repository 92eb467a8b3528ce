import type { TopicId } from '../knowledge/types.ts';

/** What is said invites questions about it: a phrase of the presentation or of the project's facts, the topic it leads
 *  boards to, and how strongly (0..1), for the board and for the public. */
export interface TopicSignal {
  readonly topic: TopicId;
  readonly pattern: RegExp;
  readonly board: number;
  readonly public: number;
}

const signal = (topic: TopicId, board: number, forPublic: number, pattern: RegExp): TopicSignal => ({
  topic,
  board,
  public: forPublic,
  pattern,
});

/** Read from many hearings: a board rarely leaves alone what the applicant has put on the table. */
export const topicSignals: readonly TopicSignal[] = [
  signal(
    'traffic_roads',
    0.3,
    0.25,
    /\b[A-Z]\w+ (?:Road|Avenue|Street|Drive|Boulevard|Highway|Lane|Parkway|Route|Rd|Ave|St|Blvd|Hwy)\b/,
  ),
  signal(
    'traffic_roads',
    0.35,
    0.35,
    /\b(?:trucks?|semis?|trips?|traffic|vehicles?|turn lane|off-?ramp|intersection|haul\w*|deliver\w+|loading|access road|cart|drive-?through|terminal|freight)\b/i,
  ),
  signal(
    'traffic_roads',
    0.2,
    0.2,
    /\b(?:store|retail|restaurant|warehouse|townhomes?|apartments?|homes|subdivision|gravel|aggregate|asphalt|mine|quarry)\b/i,
  ),
  signal(
    'road_use_agreement',
    0.1,
    0.05,
    /\b(?:haul route|heavy haul|road use|oversize|cranes?|gravel road|township road|county road)\b/i,
  ),
  signal(
    'noise',
    0.35,
    0.35,
    /\b(?:noise|sound\w*|hum|decibels?|dBA?|blower|idling|generators?|inverters?|compressors?|fans|chillers?|back-?up alarm|sound-?proof\w*|crusher)\b/i,
  ),
  signal(
    'noise',
    0.15,
    0.25,
    /\b(?:turbines?|data cent(?:er|re)|battery storage|carwash|car wash|drilling|truck terminal|loading docks?|transformers?|substation|well pad)\b/i,
  ),
  signal(
    'ownership_transfer',
    0.35,
    0.15,
    /\b(?:lease\w*|purchase agreement|option to (?:buy|purchase)|owned by|owner|end user|tenant|parent company|subsidiary|history of the company|experience|joint venture|on behalf of|end of the .{0,30}(?:extension|road))\b/i,
  ),
  signal(
    'wells_groundwater',
    0.2,
    0.35,
    /\b(?:wells?|aquifer|groundwater|water table|drinking water|water lines?|water supply)\b/i,
  ),
  signal(
    'stormwater_drainage',
    0.2,
    0.3,
    /\b(?:wetlands?|creek|river|lake|flood\w*|drain\w*|stormwater|runoff|erosion|detention|impervious|grading|culverts?)\b/i,
  ),
  signal(
    'wildlife_habitat',
    0.1,
    0.2,
    /\b(?:wetlands?|forest\w*|wooded|trees|habitat|birds?|bats?|wildlife|eagle|pollinator|peninsula)\b/i,
  ),
  signal(
    'screening_visual',
    0.35,
    0.25,
    /\b(?:fenc\w+|barbed|screen\w*|buffers?|berms?|vegetat\w+|landscap\w+|hedges?|views?|visible|sound-?barrier walls?|walls|design|facade|elevations?)\b/i,
  ),
  signal(
    'screening_visual',
    0.15,
    0.2,
    /\b(?:turbines?|panels?|outside storage|storage yard|towers?|canop(?:y|ies))\b/i,
  ),
  signal('glare', 0.35, 0.1, /\b(?:glare|glint|reflect\w*|tracker|tracking|fixed tilt|airports?|pilots?)\b/i),
  signal(
    'density_height',
    0.3,
    0.15,
    /\b(?:(?:feet|foot|stor(?:y|ies)) (?:tall|high|off|above|in height)|building height|excess .{0,15}height|stories|units? per acre|medium density|high density)\b/i,
  ),
  signal('density_height', 0.1, 0.3, /\b(?:\d+[- ]units?|townhomes?|townhouses|apartments?|multi-?family|lots)\b/i),
  signal(
    'construction_hours',
    0.3,
    0.25,
    /\b(?:construction (?:lasts?|would|will|takes|about|schedule|period|timeline)|break ground|broken|months to (?:build|complete)|years to (?:build|complete)|start construction|ground broken|pile driving|complete construction)\b/i,
  ),
  signal(
    'hours_of_operation',
    0.4,
    0.15,
    /(?:\b\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|\b24 hours|\bhours of\b|\b(?:extended|longer|business|opening|normal|carwash) hours\b|\bovernight\b|\bnight(?:time| shift)\b|\bround the clock\b|\bopen (?:until|from|late)\b)/i,
  ),
  signal(
    'power_supply_grid',
    0.3,
    0.1,
    /\b(?:grid|utility lines?|interconnect\w*|substation|transmission|power lines?|power company|battery|megawatts?|MW|kilovolts?|distribution line)\b/i,
  ),
  signal('jobs', 0.1, 0.15, /\b(?:jobs?|employ\w*|hire|hiring|workers|workforce)\b/i),
  signal(
    'tax_revenue',
    0.25,
    0.2,
    /\b(?:tax\w*|revenue|capital investment|economic impacts?|payments? in lieu|million)\b/i,
  ),
  signal(
    'health_safety',
    0.35,
    0.3,
    /\b(?:alcohol|liquor|crime|security|loss prevention|emissions?|air quality|toxic\w*|nontoxic|hazard\w*|electromagnetic|chemicals?|carcinogen\w*|pollut\w*|silica|children)\b/i,
  ),
  signal(
    'health_safety',
    0.15,
    0.25,
    /\b(?:drill\w*|asphalt|diesel|lithium|gas station|fuel|pump island|well pad|smelter|plant)\b/i,
  ),
  signal(
    'odor_dust',
    0.15,
    0.2,
    /\b(?:odou?rs?|smells?|dust|fumes?|asphalt|crush\w*|rendering|compost\w*|manure|paint)\b/i,
  ),
  signal(
    'comprehensive_plan_consistency',
    0.35,
    0.2,
    /\b(?:rezon\w+|comprehensive plan|master plan|general plan|zoned|zoning|planned unit|PUD|variances?|special exception|special use|conditional use|interim use|future land use|guided|consistent with|public interest|identified in)\b/i,
  ),
  signal(
    'setbacks',
    0.25,
    0.25,
    /\b(?:setbacks?|variances? for reduced|from the (?:nearest|closest) (?:home|house|residence)|nearest residence|close to homes)\b/i,
  ),
  signal('setbacks', 0.1, 0.15, /\b(?:turbines?|placements?|well pad|residences?|nearby homes|residential parcels)\b/i),
  signal(
    'precedent',
    0.25,
    0.25,
    /\b(?:second (?:solar|wind|phase|project)|first addition|future phases?|phase (?:one|two|1|2|I{1,3})|eventually|expansion|addition to|existing wind|next door|moratorium|already (?:approved|stands|included)|more (?:wells|turbines|units))\b/i,
  ),
  signal(
    'enforcement',
    0.35,
    0.15,
    /\b(?:resolve the|complaint (?:line|process|resolution)|objectionable|violations?|compliance|prohibited|extended hours|existing (?:permit|operation|plant|mine|facility|wind)|monitor(?:ed|s|ing(?! wells))?|conditions of)\b/i,
  ),
  signal(
    'enforcement',
    0.15,
    0.1,
    /\b(?:we (?:will|would) (?:work|take|reinforce|continue)|could work with|committed|commitment)\b/i,
  ),
  signal(
    'community_engagement',
    0.3,
    0.2,
    /\b(?:petition|neighbors?|neighborhood|residents|meetings?|feedback|engagement|communit(?:y|ies)(?! (?:garden|center|college|solar|hospital|church))|outreach|open house|letters? (?:to|from|of (?:support|opposition))|voicemail|notif\w+|notice)\b/i,
  ),
  signal(
    'community_engagement',
    0.2,
    0.25,
    /\b(?:will be submitted|under review|further review|still|not yet|pending|to be determined|unidentified|rezone|town halls?)\b/i,
  ),
  signal('parking', 0.3, 0.15, /\b(?:parking|stalls?|spaces|garages?|compact)\b/i),
  signal(
    'water_use',
    0.3,
    0.25,
    /\b(?:carwash|car wash|cooling|gallons|water lines?|recycled water|potable|irrigat\w+|drawn from)\b/i,
  ),
  signal(
    'open_space_trails',
    0.2,
    0.15,
    /\b(?:trails?|parks?|open space|greenway|playground|preliminary plat|subdivision|heritage trees?)\b/i,
  ),
  signal('lighting', 0.1, 0.2, /\b(?:LED|lights?|lighting|lit|24 hours|dark sky|beacon|floodlights?|campus)\b/i),
  signal(
    'decommissioning_bond',
    0.2,
    0.15,
    /\b(?:decommission\w*|removed at the end|life span|end of (?:its|the) (?:life|lease|viability)|dismantle\w*|restor\w+|reclamation|bond|escrow)\b/i,
  ),
  signal(
    'farmland_soil',
    0.1,
    0.25,
    /\b(?:agricultur\w*|farm(?:ed|land|ing|ers?)|crop\w*|soils?|prime|pasture|grazing)\b/i,
  ),
  signal(
    'property_values',
    0.15,
    0.3,
    /\b(?:property values?|value of the property|valuation|appraisal|resale|diminish the value)\b/i,
  ),
  signal(
    'neighborhood_character',
    0.15,
    0.25,
    /\b(?:rural|character|residential (?:area|district|neighborhood)|large lot|agricultural|R-1|forested|vacant|historic|downtown)\b/i,
  ),
  signal('schools', 0.15, 0.2, /\b(?:schools?|pupils|students|bedrooms|townhomes?|apartments?|subdivision)\b/i),
  signal(
    'affordable_share',
    0.15,
    0.15,
    /\b(?:affordable|market[- ]rate|rents?|rental|for[- ]sale|workforce housing|income|townhomes?|apartments?)\b/i,
  ),
  signal('sewer', 0.15, 0.1, /\b(?:sewers?|septic|wastewater|lift station|sanitary)\b/i),
  signal(
    'fire_emergency',
    0.25,
    0.2,
    /\b(?:fire|emergency|thermal runaway|lithium|battery|responders?|evacuat\w+|gated|limited access|single access|dead[- ]end)\b/i,
  ),
  signal(
    'technology_equipment',
    0.1,
    0.05,
    /\b(?:silicon|racking|technology|manufacturer|model|engineered|equipment|batter(?:y|ies)|turbines?)\b/i,
  ),
  signal(
    'project_need',
    0.3,
    0.1,
    /\b(?:energy storage|battery storage|storage facility|green|renewable|alternatives?|need for|demand|why here|minimal public services|solar program|environmentally conscious)\b/i,
  ),
  signal(
    'insurance_liability',
    0.1,
    0.15,
    /\b(?:insur\w+|liab\w+|indemnif\w+|guarantee|reduced (?:front|rear|side)|damages?)\b/i,
  ),
];
