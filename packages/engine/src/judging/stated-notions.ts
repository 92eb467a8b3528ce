/* Things that are affirmed in one way and denied in another: 'never at night' and 'around the clock'. */

interface Notion {
  readonly thing: string;
  readonly denied: RegExp;
  readonly affirmed: RegExp;
}

const never = String.raw`\b(?:no|not|never|nobody|nothing|none|without|neither|nor|\w+n't)\b`;
const nightly = String.raw`(?:around the clock|24 hours|twenty-four hours|24\/7|day and night|night and day|all night|through the night|at night|overnight|after dark|three shifts|third shift)`;
const atNight = String.raw`(?:at night|overnight|nights?|after dark|around the clock|through the night|nighttime)`;
const sundays = String.raw`(?:sundays?|weekends?|saturdays?)`;

const by = (doing: string, thing: string): readonly Notion[] => [
  {
    thing: `${thing} at night`,
    denied: new RegExp(
      String.raw`${never}.{0,40}\b(?:${doing})\b.{0,40}\b${atNight}\b|\b(?:${doing})\b.{0,40}${never}.{0,30}\b${atNight}\b|\b(?:${doing})\b.{0,30}\b(?:only (?:in|by|during) (?:the )?(?:day|daylight|daytime)|(?:daytime|daylight)(?: hours)? only)\b|\bonly (?:${doing})\b.{0,30}\b(?:day|daylight|daytime)\b`,
    ),
    affirmed: new RegExp(String.raw`\b(?:${doing})\b.{0,40}\b${nightly}(?![\w])|\b${nightly}\b.{0,20}\b(?:${doing})\b`),
  },
  {
    thing: `${thing} on weekends`,
    denied: new RegExp(
      String.raw`${never}.{0,40}\b(?:${doing})\b.{0,40}\b${sundays}\b|\b(?:${doing})\b.{0,40}${never}.{0,20}\b${sundays}\b|\b(?:${doing})\b.{0,30}\bweekdays only\b`,
    ),
    affirmed: new RegExp(
      String.raw`\b(?:${doing})\b.{0,40}\b(?:seven days|every day of the week|weekends|on sundays?|sundays? too)\b`,
    ),
  },
];

const notions: readonly Notion[] = [
  ...by(
    'runs?|running|operates?|operating|open|produces?|pumps?|compressors?|machines?|the plant|equipment|fans?|chillers?',
    'running',
  ),
  ...by('trucks?|hauls?|hauling|deliver(?:y|ies|s)|tankers?|loading|unloading', 'trucks'),
  ...by('construction|crews?|building|pile driving|grading|paving', 'construction'),
  ...by('lights?|lit|lighting', 'lights'),
  ...by('tests?|testing|tested', 'testing'),
  {
    thing: 'expansion',
    denied:
      /\b(?:no|not|never|n't)\b.{0,30}\b(?:expan(?:d|sion)|second phase|phase two|later phase|add (?:more|another|any)|enlarge|grow)\b|\b(?:full build-?out|this is (?:the whole|all of it|the entire))\b/,
    affirmed:
      /\b(?:expand(?:ing)?|expansion|second phase|phase two|later phase|enlarge)\b|\badd (?:another|more) (?:\w+ )?(?:acres|units|turbines|panels|wells|doors|buildings?|containers)\b/,
  },
  {
    thing: 'a sale of the project',
    denied:
      /\b(?:no|not|never|n't)\b.{0,24}\b(?:sell|selling|flip|flipping|transfer)\b.{0,24}\b(?:it|this|the (?:project|site|facility|permit)|plans?|intention)?|\bwe (?:(?:will|intend to|plan to|always) )?(?:own and operate|own it|keep it|hold (?:on to )?it)\b|\b(?:build|develop),? (?:own,? )?(?:and )?(?:own|operate|keep)\b|\blong[- ]term owners?\b/,
    affirmed:
      /\b(?:we|company|it) (?:will|may|might|plan to|intend to|expect to|are going to) (?:be )?(?:sell|sold|transfer|flip)\b(?! (?:\w+ ){0,3}(?:lots?|power|energy|electricity|milk|gravel|stone|homes|houses|units|tickets))|\b(?:it|they|the (?:project|facility|plant|farm|system))(?:'s| is| are| gets?| will be)? (?:typically |usually |then |later |normally )?sold\b|\bwhoever (?:buys|it is sold)\b|\bwe (?:typically|usually|often|generally|normally) sell (?:it|them|the (?:project|facility|site)s?|these)\b/,
  },
  {
    thing: 'cutting trees',
    denied:
      /\b(?:no|not|never|n't|without)\b.{0,24}\b(?:cut|cutting|remov(?:e|ed|ing)|clear(?:ed|ing)?|touch(?:ing)?|los(?:e|ing))\b.{0,24}\b(?:trees?|woods|woodland|hedgerow|timber)|\bno trees?\b.{0,24}\b(?:cut|removed|cleared|lost|come down)|\b(?:every|all) (?:the )?trees? stays?\b/,
    affirmed:
      /\b(?:cut|cutting|remov(?:e|ing)|clear(?:ing)?|take (?:out|down))\b.{0,24}\b(?:trees?|woods|woodland|hedgerow|timber)\b|\btrees?\b.{0,20}\b(?:come down|be removed|be cut|be cleared)\b/,
  },
  {
    thing: 'a variance',
    denied: /\b(?:no|not|never|n't|without)\b.{0,30}\b(?:variances?|waivers?|exceptions?|reductions? of the setback)\b/,
    affirmed:
      /\b(?:ask(?:ing)? for|request(?:ing)?|need|seek(?:ing)?|appl(?:y|ying|ied) for|require)\b.{0,24}\b(?:variances?|waivers?|exceptions?)\b/,
  },
  {
    thing: 'groundwater',
    denied:
      /\b(?:no|not|never|n't|nothing)\b.{0,30}\b(?:wells?|groundwater|aquifer)\b|\ball (?:of )?(?:the|our) water (?:comes|is) (?:from )?(?:the )?(?:city|public|town|municipal|rural)/,
    affirmed:
      /\b(?:drill(?:ing)?|pump(?:ing)?|draw(?:ing)?|use|using|from)\b.{0,20}\b(?:our own wells?|(?:a|two|three|the) (?:new )?wells?|groundwater|the aquifer)\b/,
  },
  {
    thing: 'a tax break',
    denied:
      /\b(?:no|not|never|n't|without)\b.{0,30}\b(?:tax (?:break|abatement|incentive|credit|exemption)s?|abatements?|subsid(?:y|ies))\b/,
    affirmed:
      /\b(?:ask(?:ing)? for|request(?:ing)?|receive|get|need|applied for|negotiat\w+)\b.{0,24}\b(?:tax (?:break|abatement|incentive|exemption)s?|abatements?|subsid(?:y|ies))\b/,
  },
];

/** What is applied for is the project itself: an expansion asked for tonight is no later one. */
const appliedFor =
  /\b(?:ask(?:s|ed|ing)?|appl(?:y|ies|ied|ying)|application|request(?:s|ed|ing)?|petition(?:s|ed)?|propos(?:es?|ed|ing|al)|seek(?:s|ing)?|sought|tonight|before you)\b[^.;]{0,60}\b(?:expan(?:d|sion|ding)|enlarge(?:ment)?|add)\b|\b(?:this|the|our|proposed) expansion\b/;

/** What might be, or is somebody else's. */
const supposed =
  /\b(?:if|would|could|might|unless|until|before the|used to|today|currently|other (?:sites?|projects?|companies))\b/;
const refusal = /\b(?:no|not|never|nothing|none|nor|neither|without|\w+n't)\b/;
const road =
  /\b([A-Z][a-z]+(?: [A-Z][a-z]+)? (?:Road|Street|Lane|Avenue|Drive|Highway|Pike|Boulevard)|Route \d+|Highway \d+)\b/g;
const onTheRoad = /\b(?:trucks?|haul\w*|deliver\w+|traffic|tankers?|semis?|we|they|drivers?)\b/i;
const travels = /\b(?:use|uses|using|take|takes|taking|on|down|along|through|via|by way of|off)\b/i;

export interface Affirmed {
  readonly thing: string;
  readonly present: boolean;
}

/** What a sentence affirms or denies, in whatever words. Takes: the sentence as said.  Gives: nothing for what is only
 *  supposed, asked, or said of others. */
export function notionsIn(text: string): readonly Affirmed[] {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const found: Affirmed[] = [];
  if (supposed.test(lower)) return found;
  for (const { thing, denied, affirmed } of notions) {
    if (denied.test(lower)) found.push({ thing, present: false });
    else if (affirmed.test(lower) && !refusal.test(lower) && !(thing === 'expansion' && appliedFor.test(lower)))
      found.push({ thing, present: true });
  }
  if (onTheRoad.test(lower) && /\b(?:truck|haul|deliver|tanker|semi)/.test(lower) && travels.test(lower))
    for (const match of text.matchAll(road)) {
      const around = lower.slice(Math.max(0, match.index - 60), match.index);
      const behind = lower.slice(match.index + match[0].length, match.index + match[0].length + 24);
      const except =
        /\b(?:except|but not|instead of|rather than|not|never|no|avoid|off|barred from|\w+n't)\b[^,;]*$/.test(around);
      const barred = /^ (?:is|are|will be) (?:\w+ )?(?:barred|closed|off[- ]limits|forbidden)/.test(behind);
      found.push({ thing: `trucks on ${match[0]}`, present: !(except || barred) });
    }
  return found;
}
