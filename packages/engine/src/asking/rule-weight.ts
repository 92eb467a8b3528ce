import type { StandardFound } from '../ordinance/types.ts';
import type { Claim } from '../reading/types.ts';

/** How much of a hearing turns on a rule, by what it measures; the first that fits counts: where the use may stand, how near, how
 *  loud and how much, before what only secures it. */
const weights: readonly (readonly [about: RegExp, weight: number])[] = [
  [/\b(?:barbed wire|signs?|knox|padlock|copies)\b/i, 0.2],
  // Guarantees, repairs and dates that only follow from a greater rule.
  [/\b(?:landscap\w*|plant\w*|tree|screening) (?:security|bond|guarantee)\b/i, 0.2],
  [/\b(?:establishment|replacement|repair|response time|measuring|notice|review|report|inspection)\b/i, 0.2],
  [/\b(?:inside the fence|drive width|road or drive)\b/i, 0.3],
  [/\b(?:security|bond|escrow|letter of credit|financial assurance|surety)\b/i, 0.8],
  [/\b(?:setbacks?|set back|separation)\b.*\b(?:residence|dwelling|home|house|church|school|residential)/i, 1],
  [/\b(?:setbacks?|separation)\b.*\b(?:district|city|village|town)\b/i, 0.95],
  [/\b(?:setbacks?|separation)\b.*\b(?:road|street|right-of-way|water\w*|stream|wetland)\b/i, 0.65],
  [/\b(?:setbacks?|set back|separation|distance|fall zone)\b/i, 0.9],
  [/\bhours of (?:quiet|construction)\b/i, 0.45],
  [/\b(?:noise|sound|decibels?|dba)\b/i, 0.95],
  [/\bflicker\b/i, 0.9],
  [/\bfence\b/i, 0.3],
  [/\b(?:prime farmland|prohibited|not permitted)\b/i, 0.85],
  [/\b(?:groundwater|aquifer|water table)\b/i, 0.85],
  [/\btree height\b/i, 0.45],
  [/\b(?:buffer|rows of trees|screen\w*|berm)\b/i, 0.75],
  [/\b(?:trees?|evergreens?)\b/i, 0.6],
  [/\b(?:turbine|tower|building) height\b/i, 0.9],
  [/\bheight\b/i, 0.75],
  [/\b(?:density|dwelling units|units? per|lot (?:area|width|size)|number of homes|coverage|floor area)\b/i, 0.85],
  [/\b(?:traffic|trips|haul|road|access|water|drain\w*|stormwater|runoff)\b/i, 0.7],
  [/\bhours of operation\b/i, 0.8],
  [/\bparking\b/i, 0.65],
  [/\b(?:removal|removed|restor\w+|decommission\w*|abandon\w*)\b/i, 0.6],
  [/\b(?:insurance|light level|capacity|construction period)\b/i, 0.35],
];

/** From here on a rule decides cases: boards open with it. */
export const decisive = 0.8;

/** What a hearing makes of a rule of this kind: a setback, a sound limit or the security for removal before the height of the
 *  fence.  Takes: the rule.  Gives: 0..1.  Throws: never. */
export function materialityOf({ subject, quote }: StandardFound): number {
  const text = `${subject}. ${quote}`;
  if (/\bbarbed wire\b/i.test(quote)) return 0.25;
  return weights.find(([about]) => about.test(subject))?.[1] ?? weights.find(([about]) => about.test(text))?.[1] ?? 0.5;
}

/** Things beside the main use, each with rules of its own. */
const beside =
  /\b(?:barbed wire|fenc(?:e|es|ing)|signs?|light(?:ing|s)?|parking|wells?|batter(?:y|ies)|storage|driveways?|trees?|evergreens?|buffers?|landscap\w*|staging|laydown|antennas?|accessory|dumpsters?|tanks?)\b/i;
const mainUse =
  /\b(?:panels?|arrays?|inverters?|turbines?|towers?|buildings?|structures?|facilit(?:y|ies)|systems?|equipment|uses?|dwellings?)\b/i;

/** True where a rule is about one thing beside the project and the statement about another: a house near the array says
 *  nothing on barbed wire.  Takes: the rule and the statement.  Throws: never. */
export function speaksOfAnother({ quote }: StandardFound, { sentence }: Claim): boolean {
  const subject = quote.split(/\b(?:shall|must|may|is|are|will|should)\b/i)[0] ?? quote;
  const thing = beside.exec(subject)?.[0];
  return thing !== undefined && !mainUse.test(subject) && !sentence.toLowerCase().includes(thing.toLowerCase());
}

/** Things that some projects of a kind have and others do not. */
const optional =
  /\b(batter(?:y|ies)|energy storage|signs?|wells?|towers?|antennas?|basements?|swimming pools?|kennels?|animals?|livestock|helipads?|hangars?|fuel tanks?|cranes?|blasting|crush\w*|drive-?throughs?|generators?|mobile homes?|turbines?)\b/i;

/** Things of a trade, each told by other words too: a hog barn has manure, whether or not its papers say so. */
const ofTrade: readonly (readonly [bound: RegExp, onFile: RegExp])[] = [
  [
    /\b(?:manure|feedlots?|stables?)\b/i,
    /manure|hogs?\b|cattle|livestock|dairy|poultry|horses?|stable|swine|feedlot|confinement|broiler|layers/i,
  ],
  [/\b(?:timber|clear-?cut\w*|slash)\b/i, /timber|forest|logging|clear|woods|trees/i],
  [/\b(?:piers?|docks?|moorings?|boat ?houses?)\b/i, /pier|dock|marina|boat|wharf|harbor|slips/i],
  [/\b(?:camp ?sites?|tents?|recreational vehicles?)\b/i, /camp|\bRV\b|recreational vehicle|tent/i],
  [/\bhome occupations?\b/i, /home occupation|in (?:the|his|her|my|our) home/i],
];

/** 'No building shall contain more than five dwelling units', read to a marina. */
const countsHomes = /\b(?:contain|comprise|include|have)s?\b[^.;]{0,40}\bdwelling units?\b/i;
const hasHomes =
  /\bdwelling units?\b|apartment|housing|townho|condo|subdivision|\blots\b|single-family|multi-?family|duplex|cottages?\b|cabins?\b/i;

/** True where a rule binds a thing that this project, by all that is on file, does not have: nobody asks a solar farm without
 *  batteries how far its containers stand apart.  Takes: the rule and everything on file.  Throws: never. */
export function bindsAbsentThing({ quote }: StandardFound, onFile: string): boolean {
  const subject = quote.split(/\b(?:shall|must|may|is|are|will|should)\b/i)[0] ?? quote;
  if (ofTrade.some(([bound, filed]) => bound.test(subject) && !filed.test(onFile))) return true;
  if (countsHomes.test(quote) && !hasHomes.test(onFile)) return true;
  const thing = optional.exec(subject)?.[1]?.toLowerCase();
  if (thing === undefined) return false;
  // 'Inverters and battery containers': the rule binds what the project has beside what it has not.
  if (mainUse.test(subject.replace(optional, ' ')) && /\band\b|,/.test(subject)) return false;
  return !onFile.toLowerCase().includes(thing.slice(0, Math.max(4, thing.length - 3)));
}
