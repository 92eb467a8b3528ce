import type { TopicId } from '../../knowledge/types.ts';
import { measureOf, subjectOfNoun, type Measure } from './figure-nouns.ts';
import { isReach, setbackFrom, targetAfter } from './setback-target.ts';
import type { Dimension } from './units.ts';

/** What a figure is about. The same words for a rule and for a claim, so that the two can be compared. */
export interface Subject {
  /** 'setback from residence', 'fence height', 'noise at property line', 'decommissioning security'. */
  readonly subject: string;
  readonly topic: TopicId | null;
  /** Direction of a rule that doesn't state it. */
  readonly usual: 'min' | 'max' | 'equals';
  /** True for what an application, a notice or the county must do, as opposed to the development. */
  readonly process: boolean;
}

interface Rule {
  readonly subject: string;
  readonly topic: TopicId | null;
  readonly dimensions: readonly Dimension[];
  readonly pattern: RegExp;
  readonly usual: 'min' | 'max' | 'equals';
  readonly process?: boolean;
  /** May be recognized by the titles above alone. */
  readonly byTitle?: boolean;
}

const length: readonly Dimension[] = ['length', 'multiple', 'percent'];
const r = (
  subject: string,
  topic: TopicId | null,
  dimensions: readonly Dimension[],
  pattern: RegExp,
  usual: 'min' | 'max' | 'equals',
  more: { process?: boolean; byTitle?: boolean } = {},
): Rule => ({ subject, topic, dimensions, pattern, usual, ...more });

/** The first matching rule wins; patterns have bounded reach and run on one sentence at most. */
const rules: readonly Rule[] = [
  r(
    'blade tip clearance',
    'health_safety',
    ['length'],
    /blade.{0,60}(?:clearance|ground|above (?:the )?grade)|(?:ground )?clearance.{0,60}blade|ground clearance|clearance.{0,40}(?:ground|grade)|\bblades?\b[^.;]{0,60}⟦[^⟧]*⟧ (?:of|from|above|off) (?:the )?(?:ground|grade)/,
    'min',
    { byTitle: true },
  ),
  r(
    'vertical clearance',
    'fire_emergency',
    ['length'],
    /⟧ (?:of )?(?:vertical|overhead|unobstructed) clear|(?:vertical|overhead) clear\w*[^.;,]{0,40}⟦/,
    'min',
  ),
  r(
    'clear space around equipment',
    'fire_emergency',
    ['length'],
    /(?:combustible|brush|flammable)[^.;]{0,80}clear\w*|defensible space|\bclear(?:ed|ing)?\b[^.;,]{0,24}⟦[^⟧]*⟧[^.;,]{0,20}\b(?:around|on (?:each|every|all) sides?)|clear(?:ed)? (?:space|area|of (?:vegetation|combustible|brush))/,
    'min',
  ),
  r(
    'height in sight triangle',
    'traffic_roads',
    ['length'],
    /⟧ ?(?:tall|high|in height|above)[^.;]{0,110}sight (?:triangle|distance)|sight triangle[^.;]{0,110}(?:height|tall|higher)/,
    'max',
  ),
  r(
    'tree trunk diameter',
    'screening_visual',
    ['length'],
    /(?:tree|trunk|growth|canopy)\w*[^.;]{0,110}(?:at least|less than|minimum(?: of)?|shall be|must be) ⟦/,
    'min',
  ),
  r('lot width', 'density_height', ['length'], /\b(?:lot|parcel|tract) width\b[^.;,]{0,50}⟦/, 'min'),
  r('lot depth', 'density_height', ['length'], /\b(?:lot|parcel|tract) depth\b[^.;,]{0,50}⟦/, 'min'),
  r(
    'spacing of plants',
    'screening_visual',
    ['length'],
    /⟧ (?:or less )?(?:apart,? )?on[- ]cent(?:er|re)|(?:tree|evergreen|shrub|plant)\w*[^.;,]{0,60}(?:spaced|planted|spacing)[^.;,]{0,30}⟦[^⟧]*⟧ (?:or less )?apart/,
    'max',
  ),
  r(
    'berm height',
    'screening_visual',
    ['length'],
    /\bberms?\b[^.;,]{0,60}(?:⟦[^⟧]*⟧ ?(?:tall|high|in height)|(?:height|high|tall)[^.;,]{0,24}⟦|⟦)|⟦[^⟧]*⟧[ -]?(?:tall|high)? ?(?:\w+ ){0,2}berm\b/,
    'min',
  ),
  r(
    'building length',
    'density_height',
    ['length'],
    /\b(?:building|structure|facade|wall)s?\b[^.;,]{0,50}\b(?:longer than|in length|length)\b[^.;,]{0,20}⟦|\b(?:building|structure|facade)s?\b[^.;,]{0,50}⟦[^⟧]*⟧ (?:in length|long)\b|\bbuilding length\b/,
    'max',
  ),
  r(
    'ground clearance of panels',
    'density_height',
    ['length'],
    /\b(?:lowest|lower|bottom|leading) (?:edge|point|side)\b[^.;,]{0,50}⟦|⟧[^.;,]{0,40}\b(?:lowest|lower|bottom|leading) (?:edge|point|side)\b/,
    'min',
  ),
  r(
    'cul-de-sac length',
    'traffic_roads',
    ['length'],
    /\b(?:cul-?de-?sacs?|dead-?end (?:streets?|roads?))\b[^.;]{0,60}⟦[^⟧]*⟧ (?:in length|long)/,
    'max',
  ),
  r(
    'turnaround radius',
    'fire_emergency',
    ['length'],
    /\b(?:turn-?arounds?|turning)\b[^.;,]{0,20}radius[^.;,]{0,16}⟦|⟦[^⟧]*⟧ (?:turning|turn-?around) radius/,
    'min',
  ),
  r('driveway throat depth', 'traffic_roads', ['length'], /\bthroats?\b[^.;,]{0,30}⟦/, 'min'),
  r('hydrant spacing', 'fire_emergency', ['length'], /\bhydrants?\b[^.;,]{0,60}⟦/, 'max'),
  r(
    'sidewalk width',
    'traffic_roads',
    ['length'],
    /\bsidewalks?\b[^.;,]{0,40}⟦[^⟧]*⟧ (?:wide|in width)|\bsidewalks?\b[^.;,]{0,30}width[^.;,]{0,20}⟦|⟦[^⟧]*⟧[- ](?:wide )?sidewalks?\b/,
    'min',
  ),
  r(
    'removal depth',
    'decommissioning_bond',
    ['length'],
    /(?:remov|decommission|dismantl).{0,170}(?:depth|below|deep|underground)|(?:depth|below grade|underground|deeper).{0,70}(?:remov|decommission)|deeper than ⟦.{0,30}may remain|\b(?:remov|take|pull|dig)\w*[^.;]{0,60}\bdown to ⟦/,
    'min',
  ),
  r(
    'burial depth',
    'technology_equipment',
    ['length'],
    /(?:bur(?:y|ied)|underground|installation depth|install).{0,90}(?:depth|below|deep)|(?:minimum|installation) depth|below (?:finish(?:ed)? )?grade/,
    'min',
  ),
  r('sign spacing', 'health_safety', ['length'], /\bsign(?:s|age)?\b[^.;,]{0,40}\b(?:every|each) ⟦/, 'max'),
  r(
    'fence height',
    'screening_visual',
    ['length'],
    /\b(?:fenc(?:e|es|ing)|walls?)\b[^.;,:]{0,60}(?:height|high|tall|feet|foot)|-high fence|high (?:\w+[- ]){0,2}(?:fenc|wall)|(?:foot|feet)(?:.|-)?(?:high|tall)?.{0,20}\bfenc(?:e|ing)\b/,
    'min',
  ),
  r(
    'tree height at planting',
    'screening_visual',
    ['length'],
    /(?:tree|evergreen|shrub|plant|hedge|vegetation|landscap)\w*.{0,110}(?:height|tall|high)|(?:foot|feet)⟧?[ -]?(?:tall|high|in height).{0,40}(?:tree|evergreen|shrub|plant)/,
    'min',
  ),
  r(
    'spacing of plants',
    'screening_visual',
    ['length'],
    /(?:tree|evergreen|shrub|plant)\w*.{0,80}(?:on center|apart|spac)/,
    'max',
  ),
  r(
    'buffer depth',
    'screening_visual',
    ['length'],
    /(?:buffer|screen\w*|landscap\w*|vegetat\w*|planting|greenbelt|strip)[^.;,]{0,60}⟦|⟦[^⟧]*⟧ ?-?deep[^.;,]{0,24}(?:buffer|strip|screen|landscap)/,
    'min',
  ),
  r(
    'buffer width',
    'screening_visual',
    length,
    /(?:buffer|screening|landscap\w*|vegetat\w*|planting|greenbelt)(?: (?:area|strip|yard|zone|easement))?.{0,60}(?:wide|width|deep|depth|feet|foot)|(?:foot|feet)(?:.|-)?(?:wide|deep)?.{0,20}(?:buffer|landscap\w* (?:strip|area|yard)|planting strip|vegetat\w+ strip)/,
    'min',
  ),
  r(
    'buffer width',
    'screening_visual',
    ['length'],
    /⟦[^⟧]*⟧[ -]?(?:wide )?(?:(?:undisturbed|natural|vegetat\w+|landscap\w+|wooded|planted|evergreen|perimeter|transitional) ){1,3}(?:buffer|strip|screen|yard)/,
    'min',
  ),
  r(
    'height above roof',
    'density_height',
    ['length'],
    /⟧[^.;]{0,12}above (?:the )?(?:\w+ ){0,3}(?:roof|surface|ridge|parapet|eave)/,
    'max',
  ),
  r(
    'height of light fixtures',
    'lighting',
    ['length'],
    /(?:light|luminaire|fixture|lamp)\w*.{0,80}(?:height|tall|high|mounted|exceed)|\b(?:light\w*|lamp) (?:poles?|standards?|fixtures?)\b[^.;,]{0,50}⟦|⟦[^⟧]*⟧[^.;,]{0,12}\b(?:light|lamp) (?:pole|standard)/,
    'max',
  ),
  r(
    'height of the lowest access',
    'health_safety',
    ['length'],
    /(?:ladder|climb|step bolt|access bolts|rungs?).{0,90}/,
    'min',
  ),
  r(
    'parking stall width',
    'parking',
    ['length'],
    /(?:stalls?|parking spaces?)\b[^.;,]{0,60}⟦|⟦[^⟧]*⟧[ -]wide (?:stall|parking)/,
    'min',
  ),
  r(
    'road or drive width',
    'traffic_roads',
    ['length'],
    /\b(?:pavement|cartway)(?: width)?(?: of)?:? ⟦|(?:road|drive(?:way)?|street|lane|aisle|travel ?way|right-of-way|easement|access)s?\b(?:[^⟦]{0,110}⟦[^⟧]*⟧ ?-?(?:in )?(?:wide|width)|[^⟦]{0,70}(?:wide|width)[^⟦]{0,40}⟦)|⟦[^⟧]*⟧ ?-?wide[^.;]{0,40}(?:road|drive|lane|aisle|travel|right-of-way)|(?:wide|width)[^⟦.;]{0,40}(?:road|drive|lane|aisle|travel|right-of-way)[^⟦.;]{0,24}⟦/,
    'min',
  ),
  r(
    'road gravel depth',
    'traffic_roads',
    ['length'],
    /depth of.{0,40}(?:gravel|base|stone)|(?:gravel|pavement|asphalt|stone).{0,30}(?:depth|thick)/,
    'min',
  ),
  r(
    'driveway separation',
    'traffic_roads',
    ['length'],
    /(?:driveway|curb cut|entrance|access point|intersection)s?.{0,60}(?:apart|separat|closer|spac|from)/,
    'min',
  ),
  r('sight distance', 'traffic_roads', ['length'], /sight (?:distance|triangle)|visual obstruction/, 'min'),
  r(
    'notice distance',
    'community_engagement',
    ['length'],
    /(?:notice|notif|mail|inform)\w*.{0,140}(?:within|radius)|property owners within|owners? (?:of|within).{0,50}within|within.{0,30}(?:radius)?.{0,40}(?:notice|notif)/,
    'min',
    { process: true },
  ),
  r(
    'study distance',
    null,
    ['length'],
    /(?:survey|study|analysis|inventory|map|plan|drawing|contour|topograph|show|identify|locations? of)\w*.{0,120}(?:within|from|radius|extending|interval)|within.{0,30}(?:radius).{0,60}(?:survey|study)/,
    'min',
    { process: true },
  ),
  r('shore frontage', 'density_height', ['length'], /shore(?:line)? frontage/, 'min', { byTitle: true }),
  r('lot frontage', 'density_height', ['length'], /frontage/, 'min', { byTitle: true }),
  r('lot width', 'density_height', ['length'], /lot width|width of (?:the |a |any )?lot|parcel width/, 'min', {
    byTitle: true,
  }),
  r('lot depth', 'density_height', ['length'], /lot depth|depth of (?:the |a |any )?lot/, 'min', { byTitle: true }),
  r('sign height', 'neighborhood_character', ['length'], /\bsigns?\b.{0,60}(?:height|high|tall)/, 'max'),
  r('sign area', 'neighborhood_character', ['area'], /\bsign(?:s|age)?\b/, 'max', { byTitle: true }),
  r('sign spacing', 'health_safety', ['length'], /\b(?:signs?|signage)\b.{0,80}(?:spac|every|interval)/, 'max'),
  r(
    'panel height',
    'density_height',
    ['length'],
    /\b(?:panels?|arrays?|modules?)\b[^.;,]{0,20}\b(?:exceed|limited to|up to|no more than) ⟦/,
    'max',
  ),
  r(
    'turbine height',
    'density_height',
    ['length'],
    /\b(?:turbines?|wecs|towers?)\b[^.;,]{0,20}\b(?:exceed|limited to|up to|no more than) ⟦/,
    'max',
  ),
  r(
    'building height',
    'density_height',
    ['length'],
    /\b(?:buildings?|structures?)\b[^.;,]{0,20}\b(?:exceed|limited to|up to|no more than) ⟦[^⟧]*⟧(?! (?:long|in length|from|of))/,
    'max',
  ),
  r(
    'panel height',
    'density_height',
    ['length'],
    /(?:panel|array|module|solar (?:energy )?(?:system|equipment|collector)|tracker)\w*.{0,90}(?:height|tall|high|(?:above|off) (?:the )?(?:ground|grade))|panels?.{0,40}(?:stand|rise)|\b(?:full|maximum) tilt\b|(?:height|tall).{0,60}(?:panel|array|solar)|maximum tilt/,
    'max',
  ),
  r(
    'turbine height',
    'density_height',
    ['length'],
    /(?:turbine|wecs|\bwes\b|swes|tower|blade tip|wind energy).{0,80}(?:height|tall|high)|(?:height|tall).{0,60}(?:turbine|wecs|tower)|(?:turbine|wecs|tower)s?\b[^.;]{0,30}⟦[^⟧]*⟧[^.;]{0,12}\b(?:tip|hub)\b/,
    'max',
  ),
  r(
    'building height',
    'density_height',
    ['length', 'count'],
    /(?:building|structure|principal|accessory|dwelling|roof)s?.{0,90}(?:height|tall|stor(?:y|ies)|high)|(?:height|stor(?:y|ies)).{0,60}(?:building|structure)|\bstor(?:y|ies|eys)\b/,
    'max',
  ),
  r('height', 'density_height', ['length'], /\b(?:heights?|tall(?:er)?|high(?:er)?)\b(?!-|\s?water)/, 'max', {
    byTitle: true,
  }),
  r(
    'clear space around equipment',
    'fire_emergency',
    ['length'],
    /(?:cleared? of|defensible|combustible|clear (?:space|area))/,
    'min',
  ),
  r('shadow flicker', 'shadow_flicker', ['duration', 'count'], /flicker/, 'max', { byTitle: true }),
  r(
    'noise above ambient',
    'noise',
    ['sound'],
    /(?:exceed\w*|above|over|increase\w*)[^.;]{0,40}\b(?:ambient|background|existing (?:noise|sound))[^.;]{0,60}⟦|⟧[^.;]{0,24}(?:above|over|greater than|more than|higher than) (?:the )?(?:\w+ ){0,2}(?:ambient|background|existing)/,
    'max',
  ),
  r(
    'noise by day',
    'noise',
    ['sound'],
    /⟧[ ,(-]*(?:l\d\d[ ,(-]*)?(?:during |in |by )?(?:the )?day|\bday(?:time)? ?\([^)]*\):? ⟦/,
    'max',
  ),
  r('noise at night', 'noise', ['sound'], /⟧[ ,(-]*(?:l\d\d[ ,(-]*)?(?:during |in |at )?(?:the )?night/, 'max'),
  r(
    'noise at night',
    'noise',
    ['sound'],
    /(?:night\w*|\b(?:9|10|11)(?::00)? ?p)[^,;]{0,44}⟦|⟦(?:(?!\bday)[^,;]){0,36}(?:night|(?:from|between) (?:9|10|11)(?::00)? ?p\.?m)/,
    'max',
  ),
  r(
    'noise by day',
    'noise',
    ['sound'],
    /\bday\w*[^,;]{0,44}⟦|⟦[^,;]{0,36}(?:\bday|(?:from|between) (?:6|7|8|9)(?::00)? ?a\.?m)/,
    'max',
  ),
  // Of two places, the first after the figure is where it is measured.
  r(
    'noise at property line',
    'noise',
    ['sound'],
    /⟧(?:(?!residence|dwelling|house|home)[^.;]){0,90}(?:property|lot|boundary|project) ?(?:line|boundar)/,
    'max',
  ),
  r(
    'noise at residence',
    'noise',
    ['sound'],
    /(?:residence|dwelling|house|home|residential structure|occupied)/,
    'max',
  ),
  r('noise at property line', 'noise', ['sound'], /(?:property|lot|boundary|project) ?(?:line|boundar)|boundar/, 'max'),
  r('noise', 'noise', ['sound'], /./, 'max'),
  r('color temperature of lights', 'lighting', ['kelvin'], /./, 'max'),
  r('light level', 'lighting', ['light'], /./, 'max'),
  r(
    'decommissioning security',
    'decommissioning_bond',
    ['percent', 'money'],
    /(?:\bbonds?\b|surety|escrow|financial security|security|letter of credit|financial assurance|performance guarantee|cash deposit|decommission|salvage|cost of (?:the )?removal|removal costs?)/,
    'min',
    { byTitle: true },
  ),
  r(
    'liability insurance',
    'insurance_liability',
    ['money'],
    /(?:insur|liabilit|occurrence|aggregate|coverage)/,
    'min',
    { byTitle: true },
  ),
  r('penalty', 'enforcement', ['money'], /(?:fine|penalt|violation)/, 'max', { byTitle: true }),
  r('application fee', 'community_engagement', ['money'], /\bfees?\b|escrow deposit|application/, 'equals', {
    process: true,
    byTitle: true,
  }),
  r(
    'time of emergency training',
    'fire_emergency',
    ['duration'],
    /\btrain(?:ing|ed)?\b[^.;]{0,110}⟦[^⟧]*⟧ (?:before|prior)/,
    'min',
  ),
  r('idling time', 'odor_dust', ['duration'], /\b(?:trucks?|vehicles?|engines?)\b[^.;]{0,40}\bidl|\bidling\b/, 'max'),
  r(
    'time to switch off lights',
    'lighting',
    ['duration'],
    /\b(?:lights?|lighting|lamps?|luminaires?)\b[^.;]{0,60}\b(?:off|extinguished|dimmed)\b/,
    'max',
  ),
  r(
    'response time',
    'community_engagement',
    ['duration'],
    /(?:respon[ds]\w*|answer\w*|acknowledg\w*|appeal\w*|request|complaint)[^.;]{0,90}within ⟦/,
    'max',
    { process: true },
  ),
  r(
    'review of the security',
    'decommissioning_bond',
    ['duration'],
    /(?:bond|surety|security|cost|estimate)\w*[^.;]{0,150}every ⟦|every ⟦[^.;]{0,80}(?:bond|cost|estimate)|(?:recalculat|reevaluat|re-evaluat)\w*[^.;]{0,150}⟦/,
    'max',
  ),
  r(
    'compliance review interval',
    'enforcement',
    ['duration'],
    /(?:review|inspect|audit)\w*[^.;]{0,150}(?:every ⟦|⟦[^.;]{0,12}after)/,
    'max',
  ),
  r(
    'start of removal',
    'decommissioning_bond',
    ['duration'],
    /(?:remov|decommission)\w*[^.;]{0,60}(?:begin|commence|start)\w*[^.;,]{0,40}⟦/,
    'max',
  ),
  r(
    'removal time',
    'decommissioning_bond',
    ['duration'],
    /(?:remov|decommission|dismantl|reclamation|completed?)\w*[^.;]{0,110}(?:within|in|have) ⟦|⟦[^.;]{0,30}to (?:complete|remove|decommission)|within ⟦[^.;]{0,120}(?:shall|must) (?:be )?(?:remov|decommission)/,
    'max',
  ),
  r(
    'abandonment period',
    'decommissioning_bond',
    ['duration'],
    /(?:ceas|abandon|discontinu|inoperab|inoperativ|non-?use|not (?:been )?(?:produc|operat|generat|us)|fails? to (?:operate|produce)|no electricity|out of service|idle)[^.;]{0,110}⟦|⟦[^.;]{0,70}(?:ceas|abandon|discontinu|inoperab|inoperativ|without (?:operat|generat|produc)|of non-?use)/,
    'max',
  ),
  r('removal time', 'decommissioning_bond', ['duration'], /(?:remov|decommission|reclamation|restor|dismantl)/, 'max', {
    byTitle: true,
  }),
  r('repair time', 'enforcement', ['duration'], /\b(?:repair|adjust|correct|remed|cure|mitigat|abate|replac)/, 'max'),
  r(
    'permit duration',
    'enforcement',
    ['duration'],
    /(?:permit|approval|cup|special use|time frame|lease).{0,110}(?:valid|expire|void|term|time frame|\bruns?\b|\blasts?\b|good for|duration|period|up to|lapse|extend)|time frame|shall (?:expire|lapse|become void)/,
    'max',
    { byTitle: true },
  ),
  r(
    'notice period',
    'community_engagement',
    ['duration'],
    /(?:notice|notif|notify|publish|mailed|hearing|newspaper|written)/,
    'min',
    { process: true },
  ),
  r(
    'response time',
    'community_engagement',
    ['duration'],
    /\b(?:respon\w+|repl(?:y|ies)|appeals?|fil(?:e|ed|ing)|submit\w*|reports?|decision|decide|act|action|determin\w+|review\w*|application|request\w*|approv\w+|recorded)\b/,
    'max',
    { process: true },
  ),
  r(
    'compliance review interval',
    'enforcement',
    ['duration'],
    /(?:review|inspect|monitor|test|audit|report)\w*.{0,80}(?:every|annual|each|after)/,
    'max',
  ),
  r(
    'establishment period of plants',
    'screening_visual',
    ['duration'],
    /(?:plant|vegetat|landscap|establish|tree)/,
    'min',
  ),
  r('monitoring period', 'wildlife_habitat', ['duration'], /monitor/, 'min'),
  r('hours of construction', 'construction_hours', ['clock'], /construct|grading|pile|blasting/, 'equals'),
  r('hours of lighting', 'lighting', ['clock'], /\b(?:light(?:s|ing)?|lamps?|luminaires?|illuminat\w*)\b/, 'equals'),
  r('hours of quiet', 'noise', ['clock'], /noise|sound|dba|decibel|quiet/, 'equals'),
  r(
    'hours of deliveries',
    'hours_of_operation',
    ['clock'],
    /\b(?:deliver\w*|loading|unloading|truck traffic)\b/,
    'equals',
  ),
  r('hours of generator tests', 'hours_of_operation', ['clock'], /generator|maintenance|test/, 'equals'),
  r('hours of operation', 'hours_of_operation', ['clock'], /./, 'equals'),
  r(
    'construction period',
    'construction_hours',
    ['duration'],
    /construct|build(?:ing)? (?:phase|period|out|takes|will)|break ground/,
    'max',
  ),
  r('project life', 'decommissioning_bond', ['duration'], /(?:life|lifespan|lease|operate for|operational)/, 'max'),
  r(
    'landscaped area',
    'screening_visual',
    ['percent'],
    /\blandscap(?:ed|ing)\b[^.;,]{0,30}⟦|⟦[^⟧]*⟧[^.;,]{0,40}\blandscap(?:ed|ing)\b/,
    'min',
  ),
  r(
    'impervious coverage',
    'density_height',
    ['percent'],
    /impervious[^.;]{0,60}⟦|⟦[^⟧]*⟧[^.;]{0,60}impervious|^[^⟦]*impervious[^⟦]*$/,
    'max',
    { byTitle: true },
  ),
  r(
    'share of the land nearby',
    'density_height',
    ['percent'],
    /⟧ of (?:the )?(?:total |gross )?(?:acreage|land(?: area)?|area|farmland)[^.;,]{0,30}\b(?:within|of the (?:county|town|township|city))/,
    'max',
  ),
  r(
    'ground cover',
    'farmland_soil',
    ['percent'],
    /ground ?cover|native grass|pollinator|perennial (?:grass|vegetat)|\bground\b[^.;]{0,40}(?:vegetat|grass|seeded)/,
    'min',
  ),
  r('slope', 'stormwater_drainage', ['percent'], /\bslopes?\b[^.;,]{0,40}⟦|⟦[^⟧]*⟧ (?:slopes?|grades?)\b/, 'max'),
  r('lot coverage', 'density_height', ['percent'], /coverage|covered by/, 'max', { byTitle: true }),
  r('share of floor area', 'density_height', ['percent'], /⟧[^.;]{0,30}(?:floor area|building area|gross area)/, 'max'),
  r('graded share of the site', 'stormwater_drainage', ['percent'], /grad(?:ing|ed)/, 'max'),
  r('slope', 'stormwater_drainage', ['percent', 'slope'], /slopes?|grade\b/, 'max'),
  r(
    'lot area',
    'density_height',
    ['area'],
    /\b(?:lot|parcel|tract)\b[^.;,]{0,40}\b(?:area|size)\b[^.;,]{0,14}⟦|\b(?:lot|parcel|tract) (?:area|size)\b[^.;,]{0,30}⟦|\blots? (?:served|without|connected|on (?:public|private|septic|sewer|well))\b[^.;]{0,60}⟦/,
    'min',
  ),
  r(
    'project size',
    'density_height',
    ['area'],
    /(?:site area|project area|system|facility|array|solar farm|\b(?:secs|sef|ses|lsef|wecs|bess)\b).{0,60}⟦|⟦.{0,24}(?:of (?:panels|solar)|project|facility|site|campus|under fence|inside the fence)|\b(?:homes|lots|units|houses|townhomes|apartments) on (?:\w+ )?⟦/,
    'max',
  ),
  r(
    'open space',
    'open_space_trails',
    ['percent', 'area'],
    /open space|green space|natural area|conservation easement/,
    'min',
    { byTitle: true },
  ),
  r('survival of plants', 'screening_visual', ['percent'], /surviv/, 'min'),
  r(
    'income limit of affordable units',
    'affordable_share',
    ['percent'],
    /⟧ (?:or less )?of (?:the )?(?:area |county |city )?median/,
    'max',
  ),
  r(
    'affordable share',
    'affordable_share',
    ['percent'],
    /affordable|median income|low.income|moderate.income|workforce/,
    'min',
  ),
  r('canopy or opacity of screening', 'screening_visual', ['percent'], /opa(?:city|que)|canopy|screen/, 'min'),
  r(
    'number of trees',
    'screening_visual',
    ['count'],
    /^(?!.*replac).*⟦[^⟧]*\b(?:trees?|shrubs?)⟧(?! (?:are|is|were|shall be|to be) (?:removed|cut))/,
    'min',
  ),
  r(
    'units per building',
    'density_height',
    ['count'],
    /\b(?:building|structure)s?\b[^.;,]{0,40}⟦[^⟧]*\b(?:units?|dwellings?|apartments?)⟧/,
    'max',
  ),
  r('parking spaces', 'parking', ['count', 'area'], /\b(?:parking|spaces?|stalls?)\b/, 'min', { byTitle: true }),
  r('trees per acre', 'screening_visual', ['density'], /⟦[^⟧]*\b(?:trees?|shrubs?)\b/, 'min'),
  r('floor area ratio', 'density_height', ['density'], /floor[ -]area ratio|\bfar\b/, 'max'),
  r('density', 'density_height', ['density'], /./, 'max'),
  r(
    'lot area per unit',
    'density_height',
    ['area'],
    /⟧ (?:of (?:land|lot area) )?(?:for|per) (?:each |every )?(?:additional )?(?:dwelling |housing |residential )?unit\b/,
    'min',
  ),
  r(
    'lot area',
    'density_height',
    ['area'],
    /(?:lot|parcel|tract)s? (?:area|size)|minimum (?:lot|parcel|tract|area)|(?:lot|parcel|tract|site) of (?:at least|not less|no less)|area of (?:the |a |each )?lot|\blots? (?:shall|must|to) (?:contain|have|be|cover)\b[^.;]{0,40}⟦|\b(?:lot|parcel)s? (?:is|are|will be|would be|measures?) (?:\w+ ){0,3}⟦|\blots? (?:served|without|connected|on (?:public|private|septic|sewer|well))\b[^.;]{0,60}⟦|\blot (?:with|having) (?:a minimum |an? )?(?:area )?[^.;]{0,20}⟦/,
    'min',
    { byTitle: true },
  ),
  r(
    'floor area',
    'density_height',
    ['area'],
    /\b(?:building|warehouse|store|data center|center|facility|plant|addition)s?\b (?:is|are|will be|would be|of|has|covers?)[^.;]{0,20}⟦[^⟧]*square|floor (?:area|space)|building (?:area|size|footprint)|square.foot (?:building|facility|warehouse|store)|gross floor|footprint/,
    'max',
  ),
  r(
    'project size',
    'density_height',
    ['area'],
    /(?:site area|project|system|facility|array|solar|farm|site|development|campus|contiguous|cover|occup|lease|disturb)/,
    'max',
  ),
  r('capacity', 'technology_equipment', ['power', 'energy'], /./, 'max'),
  r(
    'traffic',
    'traffic_roads',
    ['count'],
    /\b(?:trips?|loads?|trucks?|truckloads?|vehicles?|cars?|deliver(?:y|ies))\b/,
    'max',
  ),
  r(
    'construction jobs',
    'jobs',
    ['count'],
    /construct\w* (?:jobs?|workers?|people|positions?|employees?)|(?:jobs?|workers?|people) (?:during|in|for|building|to build).{0,24}(?:construct|build)?/,
    'equals',
  ),
  r(
    'permanent jobs',
    'jobs',
    ['count'],
    /(?:permanent|full.?time|long.?term|year.round|ongoing).{0,50}(?:job|employee|worker|position|people)|(?:job|employee|worker|position|people).{0,20}(?:permanent|full.?time|once)/,
    'equals',
  ),
  r('jobs', 'jobs', ['count'], /\b(?:jobs?|employees?|workers?|positions?)\b/, 'equals'),
  r('replacement trees', 'screening_visual', ['count'], /\breplac\w*[^.;]{0,60}⟦[^⟧]*\b(?:trees?|shrubs?)\b/, 'min'),
  r('tree replacement ratio', 'screening_visual', ['slope'], /\b(?:replac|mitigat)\w*/, 'min'),
  r('application copies', null, ['count'], /\b(?:cop(?:y|ies)|sets?)\b/, 'equals', { process: true }),
  r('complaints that trigger a measurement', 'noise', ['count'], /complaints?/, 'min'),
  r('contractor bids', 'decommissioning_bond', ['count'], /\bbids?\b/, 'min', { process: true }),
  r('measuring locations', 'noise', ['count'], /locations?/, 'min', { process: true }),
  r('rows of trees', 'screening_visual', ['count'], /\brows?\b/, 'min'),
  r(
    'number of homes',
    'density_height',
    ['count'],
    /\b(?:homes?|houses?|units?|lots?|dwellings?|townhomes?|townhouses?|apartments?|bedrooms?)\b/,
    'max',
  ),
  r('number of turbines', 'technology_equipment', ['count'], /turbines?|towers?/, 'max'),
  r('number of panels', 'technology_equipment', ['count'], /panels?/, 'max'),
  r('school pupils', 'schools', ['count'], /students?|pupils?/, 'max'),
  r(
    'fire water supply',
    'fire_emergency',
    ['volume'],
    /\b(?:fire|cistern|hydrant|sprinkler|water (?:supply|storage|tank|source))\b/,
    'min',
  ),
  r('water use', 'water_use', ['volume'], /./, 'max'),
  r(
    'tax revenue',
    'tax_revenue',
    ['money'],
    /tax|revenue|pilot|payment in lieu|payments? to the (?:county|town|city|schools?)/,
    'equals',
  ),
  r('investment', 'tax_revenue', ['money'], /invest|project (?:cost|value)|capital/, 'equals'),
  r('community payments', 'tax_revenue', ['money'], /donat|contribut|fund|grant|community|benefit|pay/, 'equals'),
  r('speed', 'traffic_roads', ['speed'], /./, 'max'),
];

const setbackWords =
  /set ?-?back|set back|yards?\b(?! of)|\bfrom (?:the|any|an?|all|each|nearest|existing|such|adjacent|adjoining|our|your|every)\b|\bfrom \w+ (?:lines?|residence|homes?|dwelling)|closer than|located? (?:within|a minimum|at least|no (?:closer|less|nearer))|within.{0,25}(?:of|from) (?:an?|any|the)|separat|distance|between/;

/** A figure and the words around it, lower case on one line. */
interface FigureInWords {
  dimension: Dimension;
  unit: string;
  itself?: string;
  before: string;
  after: string;
  sentence: string;
  titles: string;
}

/** The subject of a figure.
 *  Takes: its dimension; the words around it and the whole sentence, lower case on one line; the titles above it.
 *  Gives: a subject in plain words, or null if the words don't say what the figure is about. Never throws. */
export function subjectOf(given: FigureInWords): Subject | null {
  const found = plainSubjectOf(given);
  // 'No lot shall have more than two driveways' counts driveways.
  if (found?.subject === 'number of homes' && !/home|house|unit|lot|dwelling|apartment|bedroom/.test(given.unit))
    return null;
  return found;
}

function plainSubjectOf(given: FigureInWords): Subject | null {
  const { dimension, before, after, sentence, itself = '' } = given;
  const titles = given.titles.toLowerCase();
  const noun = subjectOfNoun({ dimension, before, after, titles });
  if (noun !== null) return noun;
  const measure = dimension === 'length' ? measureOf(before, after) : null;
  // The figure is between marks, so that a pattern can say on which side a word is.
  const near = `${before.slice(-160).trimEnd()} ⟦${itself}⟧ ${after.slice(0, 100).trimStart()}`;
  if (given.unit === 'floor area ratio')
    return { subject: 'floor area ratio', topic: 'density_height', usual: 'max', process: false };
  const ofLot = dimension === 'length' ? /\b(?:lot|parcel|tract) (width|depth)\b[^.;,]{0,40}$/.exec(before) : null;
  if (ofLot !== null)
    return { subject: `lot ${ofLot[1] ?? 'width'}`, topic: 'density_height', usual: 'min', process: false };
  if (
    dimension === 'length' &&
    /^ ?(?:in )?(?:aggregate|combined|(?:in )?total)\b/.test(after) &&
    /\byards?\b/.test(before)
  )
    return { subject: 'both side yards together', topic: 'setbacks', usual: 'min', process: false };
  const isDistance =
    (dimension === 'length' && measure !== 'diameter') ||
    dimension === 'multiple' ||
    (dimension === 'percent' && /height|setback/.test(near));
  if (dimension === 'count' && given.unit === 'feet') return null;
  if (
    dimension === 'length' &&
    /measured?\b[^.;]{0,70}$/.test(before) &&
    /noise|sound|dba|decibel/.test(`${before.slice(-300)} ${titles}`)
  ) {
    return { subject: 'distance at which noise is measured', topic: 'noise', usual: 'equals', process: false };
  }
  if (isDistance) {
    const close = `${before.slice(-60)} ${after.slice(0, 60)}`;
    // 'within 500 feet of', '500 feet from', 'set back 50 feet': a distance, unless the nearby words say a height or depth.
    const directed =
      /^ ?(?:or (?:more|so) )?(?:due )?(?:north|south|east|west|away|off|back)\b/.test(after) &&
      !/height|tall|ground|grade/.test(after.slice(0, 24));
    const fromAfter =
      /^(?:,? ?(?:or|and) [\w.]+ ?(?:feet|meters|percent)?)?.{0,24}?\b(?:from|of (?:an?|any|the|existing))\b/.test(
        after,
      );
    const said =
      directed ||
      /set ?-?back|closer than|separat|yard/.test(close) ||
      (fromAfter &&
        (/(?:locat\w*|within|minimum(?: of)?|least|than|\bbe|stands?|sits?|\bis|\bare)\s*$/.test(before.slice(-30)) ||
          /\bfrom\b/.test(`${before.slice(-30)}${after.slice(0, 40)}`)));
    const straight =
      /^ ?(?:or more |or greater )?from (?:the|any|an?|all|each|every|other|nearest|existing|such|our|adjacent|adjoining|historic|(?:\w+ ){1,2}(?:lines?|residences?|dwellings?|districts?|bodies))\b/.test(
        after,
      );
    const heightNear =
      /\bheight|\btall\b|\bhigh\b(?!-?\s?water)|depth|deep|\bwide\b|width|clearance|below|extending|radius/.test(
        `${before.slice(-45)} ${after.slice(0, 30)}`,
      );
    // 'Three quarters of a mile to the church.'
    const reaches = /^ ?(?:away )?to (?:the|our|any|an?|its) /.test(after) && targetAfter(after.slice(0, 45)) !== null;
    // '1.1 times the height or 500 feet, whichever is greater' is one setback.
    const otherwise = /\btimes (?:\w+ ){0,6}(?:height|diameter),? (?:or|plus) $/.test(before.slice(-90));
    if (otherwise) return { ...setbackFrom(before, after, sentence, titles), process: false };
    const isOffGround = /^ ?(?:of|from|above|off) (?:the )?(?:ground|grade|surface)\b/.test(after);
    if (
      (said || straight || reaches) &&
      !isOffGround &&
      !isReach(before) &&
      !/extending|interval/.test(before.slice(-60)) &&
      !(heightNear && !straight && dimension === 'length' && !/set ?-?back/.test(close)) &&
      !/\bradius|notice|notif|\bmail/.test(near)
    )
      return { ...setbackFrom(before, after, sentence, titles), process: false };
  }
  const tight =
    dimension === 'count' || dimension === 'density'
      ? match(dimension, `${before.slice(-18)} ${itself}${after.slice(0, 24)}`, rules)
      : null;
  if (tight !== null) return tight;
  const own =
    match(dimension, near, rules, measure) ??
    (dimension === 'length' || dimension === 'multiple' ? null : match(dimension, sentence, rules));
  if (own !== null) return own;
  if ((dimension === 'length' && measure !== 'diameter') || dimension === 'multiple') {
    if (/set ?-?back|\byards?\b/.test(titles) || (setbackWords.test(near) && !/radius|extending|interval/.test(near)))
      return { ...setbackFrom(before, after, sentence, titles), process: false };
    const wide = match(dimension, sentence, rules, measure);
    if (wide !== null) return wide;
  }
  return match(
    dimension,
    titles,
    rules.filter((rule) => rule.byTitle === true),
    measure,
  );
}

const needsMeasure = new Set(['tree trunk diameter', 'buffer depth', 'parking stall width']);

/** Subjects that are measured only one way: 25 feet deep is not a height. */
function measureOfSubject(subject: string): Measure | null {
  return (/\b(?:height|width|depth|diameter|length)\b/.exec(subject)?.[0] ?? null) as Measure | null;
}

function match(
  dimension: Dimension,
  text: string,
  among: readonly Rule[],
  measure: Measure | null = null,
): Subject | null {
  if (text.trim() === '') return null;
  for (const rule of among) {
    if (!rule.dimensions.includes(dimension)) continue;
    const own = measureOfSubject(rule.subject);
    if (measure !== null && own !== null && own !== measure) continue;
    if (measure !== null && own === null && /\b(?:separation|spacing)\b/.test(rule.subject)) continue;
    // A rule for one measure only, with a common noun, needs the measure stated.
    if (needsMeasure.has(rule.subject) && own !== measure) continue;
    if (rule.pattern.test(text))
      return { subject: rule.subject, topic: rule.topic, usual: rule.usual, process: rule.process ?? false };
  }
  return null;
}
