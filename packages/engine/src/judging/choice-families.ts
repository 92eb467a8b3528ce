/** What cannot be two of these at once, of one and the same thing. */
export const familiesOfAThing: readonly (readonly RegExp[])[] = [
  [/\bcompost\w*/, /\b(?:buried|bury|burial|pit)\b/, /\bincinerat\w*/, /\brender(?:ed|ing|er)\b/],
  [/\b(?:inside|indoors?|enclosed)\b/, /\b(?:outside|outdoors?|curb|open air|in the street)\b/],
  [/\b(?:sewer|sewers)\b/, /\bseptic\b/],
  [/\b(?:fixed[- ]tilt|do not move|fixed)\b/, /\btrack(?:er|ers|ing)\b/],
  [/\bmonopole\b/, /\blattice\b/, /\bguyed\b/],
  [/\bchain[- ]link\b/, /\b(?:woven wire|wood(?:en)? fence|vinyl|ornamental|iron fence)\b/],
  [/\biron phosphate\b/, /\bnickel\b/],
  [/\b(?:closed[- ]loop|air[- ]cooled|dry cool\w+)\b/, /\bevaporat\w+/],
  [/\b(?:turn(?:s|ing)? left|left turn\w*)\b/, /\b(?:turn(?:s|ing)? right|right turn\w*)\b/],
  [/\b(?:reclaimed|recycled) water\b|\breclaimed\b/, /\b(?:drinking|potable|city|town|municipal|well) water\b/],
  [/\bunderground\b|\bburied (?:line|cable)s?\b/, /\boverhead\b/],
  [
    /\b(?:unlit|steady off|stay off|stays? dark|go(?:es)? dark|dark until)\b/,
    /\b(?:flash(?:es|ing)?|blink(?:s|ing)?|on) (?:from dusk|all night|dusk to dawn|at night)\b/,
  ],
];

const land = String.raw`(?:the |this |that |our )?(?:land|ground|site|property|parcel|farm|lot|acreage|acres|building)`;
const ofOthers = String.raw`(?:monitor\w*|test|observation|old|abandoned|capped|existing|neighbou?r\w*|your|their|his|her|private|nearby|nearest|irrigation|oil|gas|injection)`;
const supplyWell = String.raw`(?:(?:a|an|our|the|own|one|two|three|new|supply|production|deep) )+wells?\b`;

/** What the whole project cannot be two of at once, whatever else the sentence is about: whose the land is, where the water comes
 *  from and the sewage goes, and what the generators are for. Each with what its value must not be said of. */
export const familiesOfTheProject: readonly {
  readonly subject: string;
  readonly values: readonly RegExp[];
  readonly besides: RegExp;
}[] = [
  {
    subject: 'who owns the land',
    values: [
      new RegExp(
        String.raw`\b(?:we|i) (?:already |now |do )?(?:own(?:ed)?|bought|purchased|hold title to) (?:all (?:of )?)?(?:it\b|${land}\b)|\b(?:we|i) (?:already )?closed on (?:it|${land})\b|\b(?:we are|we're|i am|i'm) the (?:land)?owners?\b`,
      ),
      new RegExp(
        String.raw`\b(?:our|an|the) (?:purchase )?option (?:to (?:buy|purchase)|on ${land}|agreement|expires?|lapses?|runs out|period)\b|\boption to (?:buy|purchase)\b|\bunder contract\b|\b(?:have|hold) (?:it|${land}) under (?:contract|option)\b|\bpurchase agreement\b|\b(?:have not|haven't|has not|hasn't) (?:yet )?(?:closed|bought|purchased)\b|\bwhen we (?:close|buy it)\b`,
      ),
      new RegExp(
        String.raw`\b(?:we|i) (?:only |just )?(?:lease|rent) ${land} from\b|\bour (?:ground |land )?lease\b|\bour landlord\b`,
      ),
    ],
    besides: /\b(?:house|home|equipment|batter\w+|panels?|company|road|storage|other)\b/,
  },
  {
    subject: 'where the water comes from',
    values: [
      /\b(?:city|public|municipal|town|village|district|rural) water\b(?! (?:table|quality|tower|department))|\bwater\b.{0,30}\bfrom the (?:city|town|village|water district)\b|\b(?:city|public|municipal|town) (?:water )?main\b/,
      new RegExp(
        String.raw`\b(?:drill(?:ing|ed)?|on|from|by|sink(?:ing)?|have|use) ${supplyWell}|\b(?:our|the) (?:own )?well (?:we |is |will |can |that |on |at |pumps?|produces?|supplies|serves)`,
      ),
    ],
    besides: new RegExp(
      String.raw`\b${ofOthers} (?:\w+ )?(?:wells?|water)\b|\bmonitoring\b|\bgoes? dry\b|\bfire\b|\bhydrants?\b`,
    ),
  },
  {
    subject: 'where the sewage goes',
    values: [
      /\b(?:city|public|municipal|sanitary|town|village) (?:water and )?sewers?\b|\bconnect(?:ed|ing)? to (?:the )?(?:\w+ (?:and )?)?sewers?\b/,
      /\bseptic (?:system|field|tank|mound)s?\b|\b(?:drain|leach) ?fields?\b|\bholding tanks?\b|\b(?:our|a) lagoon\b|\bon-?site (?:wastewater )?treatment\b/,
    ],
    besides:
      /\b(?:old|existing|abandoned|neighbou?r\w*|(?:your|their|his|her) (?:\w+ )?(?:septic|sewer|system|tank|field)|storm)\b/,
  },
  {
    subject: 'what the generators are for',
    values: [
      /\bgenerators?\b.{0,60}\b(?:only (?:in|for|when|during)|emergenc\w+|backup only)\b|\b(?:only (?:run )?(?:in|for|when|during)) (?:an? |the )?(?:emergenc\w+|outages?|power (?:is out|goes out|fails)|grid (?:is down|fails|goes down))/,
      /\bgenerators?\b.{0,90}\b(?:demand (?:response|program)|peak[- ]shav\w+|take load off|sell power|support the grid|hot (?:days|afternoons)|call(?:s|ed)? on us|curtail\w*)\b|\b(?:demand (?:response|program)|peak[- ]shav\w+|curtail\w*)\b.{0,60}\bgenerators?\b/,
    ],
    besides: /\b(?:other (?:sites?|companies)|utility's own)\b/,
  },
];
