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

const units: readonly (readonly [RegExp, Measure, string])[] = [
  [/^(?:square feet|square foot|sq\.? ?ft\.?|sf)\b/, 'area', 'sqft'],
  [/^(?:acres?|ac\b)/, 'area', 'acre'],
  [/^(?:square miles?|hectares?)\b/, 'area', 'other area'],
  [/^(?:acre-feet|gallons?|gal\b|gpd|gpm|cubic (?:feet|yards?)|barrels?|cfs)\b/, 'volume', 'gallon'],
  [/^(?:feet|foot|ft\b|')/, 'length', 'ft'],
  [/^(?:inch(?:es)?|in\.|")/, 'length', 'inch'],
  [/^(?:yards?|meters?|metres?|m\b)/, 'length', 'meter'],
  [/^(?:miles?|mi\b|km\b|kilometers?)/, 'length', 'mile'],
  [/^(?:stor(?:y|ies)|floors?)\b/, 'length', 'story'],
  [/^(?:decibels?|dba?\b|db\(a\))/, 'sound', 'dba'],
  [/^(?:percent|per cent|%)/, 'percent', '%'],
  [/^(?:dollars?|cents?|bucks|mills?)\b/, 'money', '$'],
  [/^(?:mph|miles per hour|km\/h|rpm)\b/, 'speed', 'mph'],
  [/^(?:tons?|pounds?|lbs?)\b/, 'weight', 'ton'],
  [
    /^(?:megawatts?|mwh?\b|mw ?ac|kilowatts?|kwh?\b|gigawatts?|gw\b|kv\b|kilovolts?|volts?|watts?|megawatt-hours?|btu)/,
    'power',
    'mw',
  ],
  [
    /^(?:seconds?|minutes?|mins?\b|hours?|hrs?\b|days?|business days?|working days?|weeks?|months?|years?|yrs?\b|decades?)/,
    'duration',
    '',
  ],
  [/^(?:a\.?m\.?|p\.?m\.?|o'clock|in the (?:morning|afternoon|evening)|at night)(?![a-z])/, 'clock', 'clock'],
  [/^(?:to|:) ?(?:one|1)\b/, 'ratio', 'ratio'],
  [/^(?:times)\b/, 'ratio', 'times'],
];

const numberPattern = new RegExp(
  String.raw`(?<![\w.])(\$ ?)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?: ?(hundred|thousand|million|billion|k|m)\b)?|(${numberWords})`,
  'gi',
);
const datePattern =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (?:\d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4}\b)?|\d{4}\b|of \d{4}\b)|\b(?:spring|summer|fall|autumn|winter|early|late|mid|end|q[1-4]|(?:first|second|third|fourth) quarter)(?: of)?(?: in)?[ -](?:19|20)\d{2}\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\bnext (?:spring|summer|fall|winter|year|month|week|meeting|hearing|monday|tuesday|wednesday|thursday|friday)\b|\bby (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|noon|the end of (?:the|this|next) (?:week|month|year))\b/gi;
const citationPattern =
  /\b(?:sheet|section|sec\.|exhibit|chapter|article|figure|table|appendix|tab|page|ordinance|phase|route|highway|road|lot|nfpa|ul|iso|ansi|astm|condition|item|attachment|no\.|number|county road|state road|interstate|i-|us)\s?[a-z]?-?$/i;
/** 'We close at 9.', 'from 7 to 6': a bare number that is an hour. */
const hourBefore = /\b(?:at|before|until|till|after|from|by|past|to) $/i;
const hourAfter = /^(?:$|[.,;]|(?:and|to|on|every|sharp|or|in|with|,)\b)/;
const bareUnitBlock =
  /^(?:and|or|but|of|the|a|an|on|in|at|to|for|from|with|by|is|are|was|were|will|that|which|as|if|so|we|it|they|because|thing|way|more|reason|point)\b/;

const address =
  /^ (?:[NSEW]\.? |North |South |East |West )?(?:[A-Z][a-z]+ ){1,3}(?:Road|Rd|Street|St|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Way|Highway|Boulevard|Blvd|Trail|Circle|Place|Pike|Terrace)\b/;

/** Nobody says more figures than this in one sentence; a table read aloud is cut. */
const mostFigures = 24;

/** The figures, dates and amounts of a sentence. Numbers that only name something (Sheet 3, Route 9, NFPA 855) are left
 *  out, and so is 'one' used as a word. Takes: one sentence. Gives: in order of appearance. */
export function figuresIn(sentence: string): readonly Figure[] {
  const found: Figure[] = [];
  const taken: { start: number; end: number }[] = [];
  for (const match of sentence.matchAll(datePattern)) {
    if (/^may \d/i.test(match[0]) && sentence[match.index] === 'm') continue;
    taken.push({ start: match.index, end: match.index + match[0].length });
    found.push({ text: match[0], value: 0, measure: 'date', unit: '', at: match.index });
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

function figureAt(sentence: string, match: RegExpExecArray, end: number): Figure | null {
  const digits = match[2];
  const scale = (match[3] ?? '').toLowerCase();
  const spoken = digits === undefined ? spokenNumber(match[4] ?? '') : null;
  const value = spoken?.value ?? Number((digits ?? '').replaceAll(',', '')) * (scales[scale] ?? 1);
  const before = sentence.slice(Math.max(0, match.index - 16), match.index);
  const after = sentence
    .slice(end, end + 40)
    .toLowerCase()
    .replace(/^[- ]+/, '');
  if (match[1] !== undefined) return { text: match[0], value, measure: 'money', unit: '$', at: match.index };
  if (digits !== undefined && citationPattern.test(before)) return null;
  // Neither does a house number: '412 Mill Road'.
  if (digits !== undefined && address.test(sentence.slice(end, end + 40))) return null;
  // A telephone number counts nothing.
  if (digits !== undefined && (/\d{3}[-. ]$/.test(before) || /^[-.]\d{3,4}\b/.test(sentence.slice(end, end + 5))))
    return null;
  const clock = /^:\d{2}(?: ?[ap]\.?m\.?)?/.exec(sentence.slice(end, end + 9).toLowerCase());
  if (digits !== undefined && clock !== null)
    return { text: match[0] + clock[0], value, measure: 'clock', unit: 'clock', at: match.index };
  if (spoken?.kind === 'clock') return { text: match[0], value, measure: 'clock', unit: 'clock', at: match.index };
  if (spoken?.kind === 'year') return { text: match[0], value, measure: 'date', unit: 'year', at: match.index };
  for (const [pattern, measure, unit] of units) {
    const hit = pattern.exec(after);
    if (hit === null) continue;
    const name = unit === '' ? hit[0].replace(/s$/, '') : unit;
    return { text: `${match[0]} ${hit[0]}`.replace(/ (?=[%'"])/, ''), value, measure, unit: name, at: match.index };
  }
  if (digits !== undefined && scale === '' && /^(?:19|20)\d\d$/.test(digits))
    return { text: digits, value, measure: 'date', unit: 'year', at: match.index };
  if (
    (digits !== undefined || value > 1) &&
    value > 0 &&
    value <= 12 &&
    hourBefore.test(before) &&
    hourAfter.test(after)
  )
    return { text: match[0], value, measure: 'clock', unit: 'clock', at: match.index };
  const noun = bareUnitBlock.test(after) ? null : /^([a-z]+)(?:[- ]([a-z]+))?/.exec(after);
  if (noun !== null) {
    const counted = noun[1] ?? '';
    if (digits === undefined && value === 1) return null;
    return {
      text: `${match[0]} ${counted}`,
      value,
      measure: 'count',
      unit: counted.replace(/s$/, ''),
      at: match.index,
    };
  }
  // 'The two of them' counts nobody; 'Forty-two.' does.
  return digits === undefined && value < 13 && match.index > 0
    ? null
    : digits === undefined && value === 1
      ? null
      : { text: match[0], value, measure: 'plain', unit: '', at: match.index };
}
