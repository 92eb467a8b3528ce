import { numberWords, spokenNumber } from './number-words.ts';

/** What a figure measures. 'plain' is a bare number, 'count' a number of something. */
export type Measure =
  | 'length'
  | 'area'
  | 'volume'
  | 'sound'
  | 'money'
  | 'percent'
  | 'duration'
  | 'date'
  | 'clock'
  | 'power'
  | 'speed'
  | 'weight'
  | 'ratio'
  | 'count'
  | 'plain';

export interface Figure {
  readonly text: string;
  readonly value: number;
  readonly measure: Measure;
  /** Unit or counted noun in lower case, singular where that is plain: 'ft', 'truck'; empty for dates and bare numbers. */
  readonly unit: string;
  /** What can be compared: 'ft', 'kv', 'gallon'; the value in it is `base`. Fifty yards and 150 feet are one distance. */
  readonly scale: string;
  readonly base: number;
  /** Offset in the sentence. */
  readonly at: number;
}

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
  k: 1_000,
  m: 1_000_000,
};

/** Unit as said, what it measures, its name, and where that differs the unit it is compared in and how many of those it is. */
type Unit = readonly [RegExp, Measure, string, (readonly [scale: string, each: number])?];

const units: readonly Unit[] = [
  [/^(?:square feet|square foot|sq\.? ?ft\.?|sf)\b/, 'area', 'sqft'],
  [/^square yards?\b/, 'area', 'square yard', ['sqft', 9]],
  [/^(?:acres?|ac\b)(?!-feet)/, 'area', 'acre', ['sqft', 43_560]],
  [/^square miles?\b/, 'area', 'other area', ['sqft', 27_878_400]],
  [/^hectares?\b/, 'area', 'other area', ['sqft', 107_639]],
  [/^(?:acre-feet|acre-foot)/, 'volume', 'gallon', ['gallon', 325_851]],
  [/^(?:gpm|gallons? (?:per|a|each) minute)\b/, 'volume', 'gallon', ['gpm', 1]],
  [/^(?:cfs|cubic feet (?:per|a) second)\b/, 'volume', 'gallon', ['gpm', 448.8]],
  [/^cubic feet\b/, 'volume', 'gallon', ['gallon', 7.48]],
  [/^cubic yards?\b/, 'volume', 'gallon', ['gallon', 202]],
  [/^barrels?\b/, 'volume', 'gallon', ['gallon', 42]],
  [/^(?:gallons?|gal\b|gpd)/, 'volume', 'gallon'],
  [/^(?:feet|foot|ft\b|')/, 'length', 'ft'],
  [/^(?:inch(?:es)?|in\.|")/, 'length', 'inch', ['ft', 1 / 12]],
  [/^yards?\b/, 'length', 'yard', ['ft', 3]],
  [/^(?:meters?|metres?|m\b)/, 'length', 'meter', ['ft', 3.2808]],
  [/^(?:km\b|kilometers?)/, 'length', 'km', ['ft', 3280.8]],
  [/^(?:miles?(?! per)|mi\b)/, 'length', 'mile', ['ft', 5280]],
  [/^(?:stor(?:y|ies)|floors?)\b/, 'length', 'story'],
  [/^(?:decibels?|dba?\b|db\(a\))/, 'sound', 'dba'],
  [/^(?:percent|per cent|%)/, 'percent', '%'],
  [/^cents?\b/, 'money', '$', ['$', 0.01]],
  [/^(?:dollars?|bucks|mills?)\b/, 'money', '$'],
  [/^(?:mph|miles per hour|km\/h|rpm)\b/, 'speed', 'mph'],
  [/^(?:pounds?|lbs?)\b/, 'weight', 'ton', ['ton', 1 / 2000]],
  [/^tons?\b/, 'weight', 'ton'],
  [/^(?:kv\b|kilovolts?)/, 'power', 'mw', ['kv', 1]],
  [/^volts?\b/, 'power', 'mw', ['kv', 0.001]],
  [/^(?:mwh\b|megawatt-hours?)/, 'power', 'mw', ['mwh', 1]],
  [/^(?:kwh\b|kilowatt-hours?)/, 'power', 'mw', ['mwh', 0.001]],
  [/^(?:gigawatts?|gw\b)/, 'power', 'mw', ['mw', 1000]],
  [/^(?:kilowatts?|kw\b)/, 'power', 'mw', ['mw', 0.001]],
  [/^watts?\b/, 'power', 'mw', ['mw', 1e-6]],
  [/^btu/, 'power', 'mw', ['btu', 1]],
  [/^(?:megawatts?|mw\b|mw ?ac)/, 'power', 'mw'],
  [/^(?:seconds?)\b/, 'duration', '', ['hour', 1 / 3600]],
  [/^(?:minutes?|mins?\b)/, 'duration', '', ['hour', 1 / 60]],
  [/^(?:hours?|hrs?\b)/, 'duration', '', ['hour', 1]],
  [/^(?:business days?|working days?|days?)/, 'duration', '', ['hour', 24]],
  [/^weeks?/, 'duration', '', ['hour', 168]],
  [/^months?/, 'duration', '', ['hour', 730]],
  [/^(?:years?|yrs?\b)/, 'duration', '', ['hour', 8760]],
  [/^decades?/, 'duration', '', ['hour', 87_600]],
  [
    /^(?:a\.?m\.?|p\.?m\.?|o'clock|a m\b|p m\b|in the (?:morning|afternoon|evening)|at night)(?![a-z])/,
    'clock',
    'clock',
  ],
  [/^(?:to|:) ?(?:one|1)\b/, 'ratio', 'ratio'],
  [/^(?:times)\b/, 'ratio', 'times'],
];

const numberPattern = new RegExp(
  String.raw`(?<![\w.:])(\$ ?)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?: ?(hundred|thousand|million|billion|k|m)\b)?( and a half\b)?|(${numberWords})`,
  'gi',
);
const datePattern =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (?:\d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4}\b)?|\d{4}\b|of \d{4}\b)|\b(?:spring|summer|fall|autumn|winter|early|late|mid|end|q[1-4]|(?:first|second|third|fourth) quarter)(?: of)?(?: in)?[ -](?:19|20)\d{2}\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b(?! (?:of an? )?(?:mile|acre|inch))|\bnext (?:spring|summer|fall|winter|year|month|week|meeting|hearing|monday|tuesday|wednesday|thursday|friday)\b|\b(?:by|before|until|on|this) (?:monday|tuesday|wednesday|thursday|friday)\b|\bby (?:saturday|sunday|tomorrow|noon|the end of (?:the|this|next) (?:week|month|year))\b|\b(?:by|on|before|until|no later than) the (?:\d{1,2}(?:st|nd|rd|th)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fifteenth|twentieth)(?= of|[.,;]|$))(?: of [a-z]+)?\b/gi;
const citationPattern =
  /\b(?:sheet|section|sec\.|exhibit|chapter|article|figure|table|appendix|tab|page|ordinance|phase|route|highway|road|lot|nfpa|ul|iso|ansi|astm|condition|item|attachment|no\.|number|county road|state road|interstate|i-|us)\s?[a-z]?-?$/i;
/** 'We close at 9.', 'from 7 to 6': a bare number that is an hour. */
const hourBefore = /\b(?:at|before|until|till|after|from|by|past|to) $/i;
const hourAfter = /^(?:$|[.,;]|(?:and|to|on|every|sharp|or|in|with|,)\b)/;
const bareUnitBlock =
  /^(?:and|or|but|of|the|a|an|on|in|at|to|for|from|with|by|is|are|was|were|will|that|which|as|if|so|we|it|they|because|thing|way|more|reason|point|not|then|there|sharp)\b/;

const address =
  /^ (?:[NSEW]\.? |North |South |East |West )?(?:[A-Z][a-z]+ ){1,3}(?:Road|Rd|Street|St|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Way|Highway|Boulevard|Blvd|Trail|Circle|Place|Pike|Terrace)\b/;

/** Nobody says more figures than this in one sentence; a table read aloud is cut. */
const mostFigures = 24;

const fractions: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fourth: 1 / 4,
  fifth: 1 / 5,
  tenth: 1 / 10,
};
const times: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
/** 'A third of a mile', 'half an acre', 'three quarters of the site', 'a mile and a half': no digit and a figure all the same. */
const fractionPattern =
  /(?<!\band |\band an? )\b(?:(?:(an?|one|two|three|four)[ -])?(half|thirds?|quarters?|fourths?|fifths?|tenths?) (?:of )?(?:an? |one )?(?=(?:miles?|acres?|inch|foot|feet|yards?|hours?|days?|years?|percent)\b)|(?:(an?|one|two|three|four)[ -])?(half|thirds?|quarters?|fourths?|fifths?|tenths?) of (?=(?:it|them|the|our|all|that|those|this|these|each|every)\b)|\b(one|two|three|four) (?:in|out of)(?: every)? (two|three|four|five|six|eight|ten|twenty|\d{1,3})\b(?! (?:years|days|weeks|months|hours|minutes|phases))|\ba (?=(?:mile|year|acre)(?: and a half)?\b(?!s| (?:round|long|ago|later))))/gi;

function fractionAt(sentence: string, match: RegExpExecArray): Figure | null {
  if (match[5] !== undefined) {
    const count = spokenNumber(match[5].toLowerCase()).value;
    const all = /^\d/.test(match[6] ?? '') ? Number(match[6]) : spokenNumber((match[6] ?? '').toLowerCase()).value;
    return all <= count
      ? null
      : made({ text: match[0], value: (100 * count) / all, measure: 'percent', unit: '%', at: match.index });
  }
  const [whole, ofUnit, unitShare, ofThing, thingShare] = match;
  const share = (unitShare ?? thingShare ?? '').toLowerCase().replace(/s$/, '');
  const count = times[(ofUnit ?? ofThing ?? 'one').toLowerCase()] ?? 1;
  const at = match.index;
  if (thingShare !== undefined)
    return made({
      text: whole.trim(),
      value: (fractions[share] ?? 0) * count * 100,
      measure: 'percent',
      unit: '%',
      at,
    });
  const after = sentence.slice(at + whole.length, at + whole.length + 30).toLowerCase();
  const said = /^(\w+)( and a half\b)?/.exec(after);
  // 'A year' alone is no figure ('84,000 dollars a year'); 'a year and a half' is.
  if (share === '' && said?.[2] === undefined && said?.[1] !== 'mile') return null;
  const unit = unitOf(after);
  if (unit === null) return null;
  const value = (share === '' ? 1 : (fractions[share] ?? 0)) * count + (said?.[2] === undefined ? 0 : 0.5);
  const { said: _unit, ...rest } = unit;
  return made({ text: `${whole}${said?.[0] ?? ''}`.trim(), value, at, ...rest });
}

/** The figures, dates and amounts of a sentence. Numbers that only name something (Sheet 3, Route 9, NFPA 855) are left
 *  out, and so is 'one' used as a word. Takes: one sentence. Gives: in order of appearance. */
export function figuresIn(sentence: string): readonly Figure[] {
  const found: Figure[] = [];
  const taken: { start: number; end: number }[] = [];
  for (const match of sentence.matchAll(datePattern)) {
    if (/^may \d/i.test(match[0]) && sentence[match.index] === 'm') continue;
    taken.push({ start: match.index, end: match.index + match[0].length });
    found.push(made({ text: match[0], value: 0, measure: 'date', unit: '', at: match.index }));
  }
  for (const match of sentence.matchAll(fractionPattern)) {
    if (found.length >= mostFigures) break;
    const figure = fractionAt(sentence, match);
    if (figure === null) continue;
    // 'Five miles and a half', 'half a million': the number has said it already.
    taken.push({ start: match.index, end: match.index + figure.text.length });
    found.push(figure);
  }
  for (const match of sentence.matchAll(numberPattern)) {
    if (found.length >= mostFigures) break;
    const end = match.index + match[0].length;
    if (taken.some((span) => match.index < span.end && end > span.start)) continue;
    const figure = figureAt(sentence, match, end);
    if (figure !== null) found.push(figure);
  }
  return found.sort((a, b) => a.at - b.at);
}

type FigureParts = Omit<Figure, 'scale' | 'base'> & { readonly scale?: string; readonly each?: number };

function made({ scale, each = 1, ...figure }: FigureParts): Figure {
  return { ...figure, scale: scale ?? (figure.unit === '' ? figure.measure : figure.unit), base: figure.value * each };
}

/** The unit at the beginning of a text. */
function unitOf(after: string): (Omit<FigureParts, 'text' | 'value' | 'at'> & { readonly said: string }) | null {
  for (const [pattern, measure, name, compared] of units) {
    const said = pattern.exec(after)?.[0];
    if (said === undefined) continue;
    const unit = name === '' ? said.replace(/s$/, '') : name;
    return { measure, unit, said, ...(compared === undefined ? {} : { scale: compared[0], each: compared[1] }) };
  }
  return null;
}

/** One or two words that describe, and what they describe. */
const described =
  /^(?!(?:people|men|women|children|acres|feet)\b)(?:[a-z]+[- ])(?:(?!of\b|in\b|on\b|at\b|to\b|and\b|or\b|is\b|are\b|for\b|from\b|with\b|the\b|a\b|per\b|will\b|that\b|by\b|we\b)[a-z]+[- ])?((?!(?:is|was|has|as|this|its|us|does|plus|across|less|always|towards?|days|hours|weeks|months|years|times|minutes)\b)[a-z]{3,}s)(?![a-z])/;

function figureAt(sentence: string, match: RegExpExecArray, end: number): Figure | null {
  const digits = match[2];
  const scale = (match[3] ?? '').toLowerCase();
  const spoken = digits === undefined ? spokenNumber(match[5] ?? '') : null;
  const value =
    spoken?.value ??
    Number((digits ?? '').replaceAll(',', '')) * (scales[scale] ?? 1) + (match[4] === undefined ? 0 : 0.5);
  const at = match.index;
  const before = sentence.slice(Math.max(0, at - 16), at);
  const after = sentence
    .slice(end, end + 40)
    .toLowerCase()
    .replace(/^[- ]+/, '');
  const clock = (text: string, minutes = 0): Figure => {
    const half =
      /^(?::\d\d)? ?([ap])[. ]?m\b/.exec(after)?.[1] ??
      /^ ?in the (morning|afternoon|evening)/.exec(after)?.[1]?.[0] ??
      '';
    const hour =
      half === ''
        ? value
        : (value % 12) + (half === 'p' || half === 'e' ? 12 : /^ ?in the afternoon/.test(after) ? 12 : 0);
    return {
      text,
      value,
      measure: 'clock',
      unit: 'clock',
      at,
      scale: half === '' ? 'hour of some half' : 'hour of the day',
      base: hour * 60 + minutes,
    };
  };
  if (match[1] !== undefined) return made({ text: match[0], value, measure: 'money', unit: '$', at });
  if (digits !== undefined && citationPattern.test(before)) return null;
  // Neither does a house number: '412 Mill Road'.
  if (digits !== undefined && address.test(sentence.slice(end, end + 40))) return null;
  // A telephone number counts nothing.
  if (
    digits !== undefined &&
    (/\d{3}\)?[-. ]$/.test(before) || /^[-.]\d{3,4}\b|^\) \d{3}/.test(sentence.slice(end, end + 6)))
  )
    return null;
  const minutes = /^:(\d{2})(?: ?[ap]\.?m\.?)?/.exec(sentence.slice(end, end + 9).toLowerCase());
  if (digits !== undefined && minutes !== null) return clock(match[0] + minutes[0], Number(minutes[1]));
  if (spoken?.kind === 'clock') return clock(match[0], spoken.minutes ?? 0);
  if (spoken?.kind === 'year') return made({ text: match[0], value, measure: 'date', unit: 'year', at });
  const unit = unitOf(after);
  if (unit !== null) {
    const { said, ...rest } = unit;
    const text = `${match[0]} ${said}`.replace(/ (?=[%'"])/, '');
    // 'Thirty-eight in the afternoon' are trucks and no hour.
    if (unit.measure === 'clock' && (value > 12 || !Number.isInteger(value)))
      return made({ text: match[0], value, measure: 'plain', unit: '', at });
    return unit.measure === 'clock' ? clock(text) : made({ text, value, at, ...rest });
  }
  if (digits !== undefined && scale === '' && /^(?:19|20)\d\d$/.test(digits))
    return made({ text: digits, value, measure: 'date', unit: 'year', at });
  if (
    (digits !== undefined || value > 1) &&
    value > 0 &&
    value <= 12 &&
    hourBefore.test(before) &&
    hourAfter.test(after)
  )
    return clock(match[0]);
  const noun = bareUnitBlock.test(after) ? null : /^([a-z]+)/.exec(after);
  if (noun !== null) {
    const counted = noun[1] ?? '';
    if (digits === undefined && value === 1) return null;
    // '48 backup generators' are generators.
    const head = /s$/.test(counted) ? counted : (described.exec(after)?.[1] ?? counted);
    return made({ text: `${match[0]} ${counted}`, value, measure: 'count', unit: head.replace(/s$/, ''), at });
  }
  // 'The two of them' counts nobody; 'Forty-two.' does.
  return digits === undefined && value < 13 && at > 0
    ? null
    : digits === undefined && value === 1
      ? null
      : made({ text: match[0], value, measure: 'plain', unit: '', at });
}
