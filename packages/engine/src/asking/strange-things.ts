import type { ProjectFacts } from '../record/rehearsal.ts';
import type { OnFile } from './on-file.ts';
import { onceForText } from './once-for-text.ts';

/* The lines of an industry speak of things that some of its projects have and others do not. A line about a thing that is
 * nowhere on file is left unsaid: nobody asks a church about its drive-through. */

/** A thing as a line speaks of it, and as a file would; one pattern where they are the same. */
const things: readonly (readonly [spoken: RegExp, onFile?: RegExp])[] = [
  [
    /\bdrive-?throughs?\b|\bstacking\b|\bmenu board\b|\border box\b/i,
    /\bdrive-?(?:through|in|thru|up)|stacking|pickup lane|fast food|restaurant|coffee|bank\b|pharmacy/i,
  ],
  [/\bcar ?wash|\bblowers?\b|\bvacuums?\b|\bwant a tunnel\b|\breclaim pits?\b/i, /car ?wash|blower|vacuum/i],
  [
    /\bfuel (?:truck|tank|deliver\w+)|\bpumps?\b|\bpump (?:island|area)|\bgas(?:oline)?\b(?! line)|\btankers?\b/i,
    /fuel|gas|pump|petrol|diesel|truck stop|travel center|tanker|well pad|pipeline|convenience/i,
  ],
  [
    /\balcohol\b|\bbeer\b|\bliquor\b|\bbar\b/i,
    /alcohol|beer|wine|liquor|bar\b|tavern|wedding|event|restaurant|hotel|convenience|grocery/i,
  ],
  [
    /\bpatio\b|\bkitchen exhaust|\bfryers?\b|\bhood\b|\bdiners\b/i,
    /restaurant|patio|kitchen|food|dining|caf[eé]|hotel|brew/i,
  ],
  [
    /\bcart(?:s| corral)\b|\banchor (?:store|tenant)|\bshoppers?\b|\b(?:the|your|this) store\b/i,
    /store|retail|shop|market|grocery|supermarket|mall|costco|center/i,
  ],
  [
    /\bcanopy\b|\b(?:fuel|those) vents?\b|\bvapors?\b|\bvent pipes?\b|\btanks? leaks?\b/i,
    /fuel|gas|pump|petrol|diesel|truck stop|travel center|tanker|convenience|station/i,
  ],
  [
    /\bsemis?\b|\bloading (?:door|dock)s?\b|\bdelivery trucks?\b/i,
    /truck|semi|trailer|store|retail|shop|warehouse|freight|grocery|market|mall|loading|deliver|factory|plant|square feet/i,
  ],
  [/\b(?:lit store|clerk awake)\b/i, /store|retail|shop|market|fuel|gas\b|pharmacy/i],
  [/\bthe docks\b/i, /docks?\b|warehouse|store|retail|grocery|distribution|terminal|logistics|loading|factory/i],
  [
    /\b(?:children|pupils) outdoors\b|\bplayground\b/i,
    /child|school|day ?care|preschool|pupil|famil|playground|nursery|academy/i,
  ],
  [
    /\brunway\b|\bwet grass\b|\bairplanes?\b|\ba wheel comes?\b|\ba friend is flying\b/i,
    /runway|air ?strip|airport|airpark|hangar|airplane|aircraft/i,
  ],
  [/\bon his own ranch\b|\bmy barn roof\b/i, /ranch|farm|\bacres?\b|agricult|rural/i],
  // What a shop sells over the counter is not asked of whoever only grows it.
  [
    /\bonce they have bought it\b|\bgetting past the first door\b|\bat closing time\b|\bWho will be standing outside\b|\bThe bank left because\b|\bsmell it from the sidewalk\b|\bI share a wall with that building\b|\bother shops on the street\b|\bNine at night on a school night\b|\bpark at my business and walk\b|\bhow long does one customer stay\b|\bthe old drive-through lane\b|\bthe shoe store\b|\bempty building is no friend\b|\bspent where the store is\b|\bat a comparable store\b/i,
    /dispensar|(?<!no )\bretail\b|storefront|\bstores?\b|\bshops?\b|restaurant|\bbank\b|pharmacy|hotel|tavern|\bbar\b/i,
  ],
  [/\byou promise a park\b/i, /\bparks?\b|open space|\btrails?\b|green/i],
  [
    /\bring the cells\b|\bcompactors?\b|\bpile of trash\b|\bcare ends before the waste\b|\bpicks up what blows off\b/i,
    /landfill|transfer|\bcells?\b|compact|refuse|trash|garbage|solid waste|recycl/i,
  ],
  [/\bin that house\b|\bis that house for visitors\b/i, /\bhouses?\b|existing|convert/i],
  [
    /\bbreath(?:e|ing)\b/i,
    /smoke|dust|odor|emission|exhaust|diesel|stack\b|burn|chemical|fumes?|\bgas\b|air quality|generator|truck|fire|spray|kiln|crush|manure|\bwood\b|crematory|batter/i,
  ],
  [/\bthe townho(?:me|use)s\b/i, /townho/i],
  [/\bcrush(?:er|ing)\b/i, /crush|quarry|gravel|aggregate|stone|concrete|demolition/i],
  [/\bblast(?:s|ing)?\b/i, /blast|quarry|stone|mine/i],
  [
    /\bfurnaces?\b|\bkilns?\b|\bstack\b(?!ing)|\bflares?\b/i,
    /furnace|kiln|stack|boiler|asphalt|foundry|flare|burn|emission|scrubber|smelt|generator|crematory|gas/i,
  ],
  [/\bcompressors?\b/i, /compressor|refrigerat|pipeline|cold|ice|air separation/i],
  [/\bpress(?:es)?\b(?! release)|\bstamping\b|\bsaws?\b/i, /press|stamp|saw|metal|machin|forge|wood|lumber/i],
  [
    /\bshift change\b|\b(?:third|second|night) shift\b/i,
    /shift|around the clock|24|jobs|employ|workers|plant|factory|warehouse/i,
  ],
  [/\breefers?\b|\brefrigerat\w+\b/i, /reefer|refriger|cold|food|grocery|produce/i],
  [/\bhelicopters?\b/i, /helic|heli|air ambulance/i],
  [/\bsprayed?\b|\bpaint (?:booth|line)\b|\bsolvents?\b/i, /paint|spray|solvent|coating|finish|chemical/i],
  [/\bhops?\b|\bbrew\w*\b/i, /brew|beer|distill/i],
];

/** Places of which a line speaks as lying there, and how a file would speak of them: nobody tells of a creek that nobody filed.
 *  What any place has (a road, a school somewhere, a yard, a field behind the house) needs no paper. */
const places: readonly (readonly [told: RegExp, onFile: RegExp])[] = [
  [
    /\b(?:the|that|this|our|my) (?:creek|brook|branch)\b|\bcrawdads\b|\bby (?:the|a) (?:creek|stream)\b/i,
    /creek|brook|\bstream|\bbranch\b|river|bayou|wetland/i,
  ],
  [/\b(?:the|that|our) river\b|\briver bluff\b/i, /river|creek/i],
  [/\b(?:the|that|our|a) (?:ridge|bluff|ravine|hollow|valley)\b/i, /ridge|bluff|ravine|hollow|valley|mountain|\bhill/i],
  [/\b(?:the|that|over that) hill\b/i, /\bhill|ridge|slope|mountain|\bgrade\b/i],
  [/\b(?:the|those|our) woods\b|\b(?:that|the) woodlot\b/i, /\bwood(?:s|ed|lot|land)|forest|timber|\btrees?\b|grove/i],
  [/\b(?:an?|that|the) orchards?\b|\bour town is orchards\b/i, /orchard/i],
  [/\b(?:rookery|sycamore|cottonwoods|Saint Anne)\b/i, /rookery|sycamore|cottonwood|Saint Anne/i],
  [/\bgrain elevator\b|\bone silo\b|\btaller than the silo\b/i, /elevator|silo/i],
  [
    /\b(?:the|that) (?:cemetery|graves)\b|\bburied (?:up|across)\b|\bvisit the cemetery\b/i,
    /cemetery|grave|church|chapel|memorial/i,
  ],
  [
    /\bthe church (?:is|stands|lot)\b|\bmy church meets\b|\bOur church is on\b|\bone lamp in it, at the church\b/i,
    /church|chapel|parish|worship/i,
  ],
  [/\bthe gravel pit\b|\bthe (?:old |same )?quarry\b/i, /gravel|quarry|\bpit\b|mine/i],
  [/\b(?:the|by the) outfall\b|\bcannery\b/i, /outfall|sewage|wastewater|cannery/i],
  [/\brail yard\b/i, /\brail/i],
  [/\bfreeway\b/i, /freeway|interstate|expressway|highway|\bexit\b|\bI-\d/i],
  [/\bnursing home is\b/i, /nursing|senior|assisted|care home/i],
  [
    /\b(?:school (?:by the river|office next to your fence|is on the same)|playground fence is|school bus turns around where|building on that corner)\b/i,
    /school|academy/i,
  ],
  [/\b(?:that|the|this) pond\b(?! (?:fills|size|holds|empties|is))|\bThe farm pond\b/i, /\bpond|lake|basin|reservoir/i],
  [
    /\b(?:my|that) spring(?:$|[.,?])|\bfrom that spring\b|\bthere (?:is|was) a spring\b|\bon spring water\b|\bit got my spring\b|\binto my spring\b/i,
    /\bsprings?\b|karst/i,
  ],
  [/\bthe marsh\b/i, /marsh|wetland|slough/i],
  [/\b(?:bike|ski that|snowmobile|horse) trail\b|\bthat trail\b/i, /trail|path\b|greenway/i],
  [/\bgrass strip\b/i, /air ?strip|airport|airfield|grass strip|runway/i],
  [/\bthe interchange\b/i, /interchange|\bexit\b|\bramp|interstate/i],
  [
    /\b(?:that|your first|the next) (?:bottom |hay)?fields?\b|\blooked out at horses\b|\bbacked to a field\b|\bfarm lane\b/i,
    /\bfields?\b|farm|\bacres?\b|agricult|pasture|meadow|rural|crop|vacant land|\bA-\d|\bAG\b|ranch/i,
  ],
];

const placesIn = onceForText((line) => places.filter(([told]) => told.test(line)).map(([, filed]) => filed));

/** True where a line tells of a place that nobody filed. Takes: the line, and what is on file.  Throws: never. */
export function tellsOfUnfiledPlace(line: string, onFile: OnFile): boolean {
  return placesIn(line).some((filed) => !onFile.speaksOf(filed));
}

/** Things of a subdivision that a building of apartments does not have, and the other way about. */
const ofLots =
  /\b(?:stub streets?|cul-de-sacs?|lot (?:widths?|lines?|sizes?)|the lots|back lots?|garage doors?|subdivisions?|homeowners? (?:association|know|will)|homeowners|HOA|lawns|street lights|those lots|each lot|premium lot|model home|sod)\b/i;
const ofFloors =
  /\b(?:elevators?|top floors?|floors up|apartment (?:building|tower)|tenants|the units? (?:above|below)|lobby)\b/i;
const hasLots = /\b(?:lots\b|single[- ]family|subdivision|plat\b|townho(?:me|use)s|cottages?|manufactured homes?)/i;
const hasFloors = /\b(?:apartments?|multi-?family|condo\w*|stor(?:y|ies)|mixed[- ]use|floors?)\b/i;

/** The things of which a line speaks, each as it would stand on file. */
const thingsIn = onceForText((line) => ({
  filed: things.filter(([spoken]) => spoken.test(line)).map(([spoken, filed]) => filed ?? spoken),
  ofLots: ofLots.test(line),
  ofFloors: ofFloors.test(line),
}));

/** True where a line speaks of a thing of which nothing on file speaks. Takes: the line, the project's industry, and everything
 *  filed and said of the project.  Throws: never. */
export function speaksOfStrangeThing(line: string, industry: ProjectFacts['industry'], onFile: OnFile): boolean {
  const spoken = thingsIn(line);
  if (spoken.filed.some((pattern) => !onFile.speaksOf(pattern))) return true;
  if (industry !== 'residential') return false;
  if (spoken.ofLots && onFile.speaksOf(hasFloors) && !onFile.speaksOf(hasLots)) return true;
  return spoken.ofFloors && onFile.speaksOf(hasLots) && !onFile.speaksOf(hasFloors);
}

/** Events that a line takes for granted, and what would have to be on file for them to have happened. */
const history: readonly (readonly [told: RegExp, onFile: RegExp])[] = [
  [
    /\bthe last (?:one|ones|project|plant|time they|builder|company|fire|permit)\b|\bthe last conditions\b|\bold quarry\b/i,
    /existing|expan|second|addition|extend|amend|renew|already|phase (?:two|2|II)|former|old /i,
  ],
  [
    /\b(?:the|your) (?:meeting|open house)s? (?:seems?|did|was|were|helped|at)\b|\bletters I(?:'ve| have)?\b|\bthese letters\b|\bwhat I got tonight\b/i,
    /meeting|open house|letters?/i,
  ],
  [
    /\b(?:the builder|somebody from the company|your (?:man|people|agent|crew)|the agent|a man from|he|she) (?:walked|sat|moved|came|brought|marked|told|promised|was at my door)\b|\bWe leased\b|\bto your (?:[\w']+ ){0,3}meeting\b|\bwas canceled\b/i,
    /$^/,
  ],
  [
    /\bthe neighbors asked for\b|\bmeet with them again\b/i,
    /\bmeetings?\b|open house|outreach|\b(?:talked|met|spoke|sat down|listened) (?:with|to)\b[^.]{0,40}\b(?:neighbors?|residents?|households?|owners|famil|people|street|homes)|\bneighbors? (?:asked|told|wanted)|\bwe (?:held|hosted)\b/i,
  ],
  // What is told as happening already happens only where something stands already.
  [
    /\bSome mornings I taste it\b|\bodor complaints were there last year\b|\bthis the last expansion\b|\bat the last big store\b|\bstopped having people over\b|\bmattresses in my ditch\b|\bThat compactor starts\b|\bbirds on that hill\b|\bWe already took our share\b|\bI sweep stone off\b|\bcomes in gray\b|\bTrucks line up in the dark\b|\bBeep, beep, beep\b|\bI knock, and it is a different\b|\bThey block the turnaround\b|\bThey follow the map\b|\bThey are on vacation and I\b|\bnobody to borrow a ladder\b/i,
    /existing|expan|addition|exten[ds]|renew|already|since (?:1|2)|current|continu|\bhouses?\b/i,
  ],
  [/\bold (?:plant|mill|power plant|shop)\b/i, /former|vacant|foundry|closed|old (?:plant|mill|power plant|shop)/i],
  [/\bfar more than today\b/i, /existing|expan|addition|extend|today|more than (?:it|we)/i],
  [
    /\bbeen a (?:fair|good) neighbor\b|\bin all the years you\b/i,
    /existing|expan|since (?:1|2)|addition|extend|already/i,
  ],
  [/\bcame so late\b|\bthank the people who came\b/i, /$^/],
  [/\b(?:your|the) crusher starts\b|\bwhen you (?:came|blasted|built the first)\b/i, /existing|expan|renew|extend/i],
];

const historyIn = onceForText((line) => history.filter(([told]) => told.test(line)).map(([, filed]) => filed));

/** True where a line tells as known what nobody on this record knows: an earlier plant, a visit, a meeting. Takes: the line and
 *  what is on file.  Throws: never. */
export function presumesHistory(line: string, onFile: OnFile): boolean {
  return historyIn(line).some((filed) => !onFile.speaksOf(filed));
}
