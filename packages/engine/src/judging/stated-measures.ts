import type { Figure } from '../speech/figures.ts';
import { headsIn, type Memory, type Told } from './told.ts';

/* How tall, how far, how wide, how long: of what the question names, in whatever unit. 'How tall is it?' 'Sixty meters' and 'it's 280
 * feet', 'a hundred yards off your back wall' and 'panels are about 150 feet from the house'. */

type Dimension = 'height' | 'distance' | 'width' | 'length' | 'depth' | 'area' | 'duration' | 'weight' | 'volume';

interface MeasureStated {
  readonly sentence: string;
  readonly dimension: Dimension;
  readonly base: number;
  readonly bound: 'exact' | 'about' | 'most' | 'least';
  /** What is measured; 'it' where it goes by the pronoun. */
  readonly of: ReadonlySet<string>;
  /** For a distance, what it is measured to. */
  readonly to: string | null;
  /** Of the nearest there is, or of the one that was asked about. */
  readonly nearest: boolean;
  readonly asked: boolean;
  readonly when: string;
}

const dimensionAsked: readonly (readonly [Dimension, RegExp])[] = [
  ['height', /\bhow (?:tall|high)\b|\bwhat is the height\b/],
  ['distance', /\bhow (?:far|close|near)\b|\bwhat is the (?:setback|distance)\b/],
  ['width', /\bhow wide\b/],
  ['depth', /\bhow deep\b/],
  [
    'length',
    /\bhow long (?:is|are|will) (?:the|that|this|your) (?:\w+ )?(?:fence|wall|lane|road|drive|building|line|bridge|trail|berm|taper)\b/,
  ],
  ['duration', /\bhow long\b/],
  ['area', /\bhow (?:big|large|much (?:land|ground|of it)|many (?:acres|square feet))\b/],
  ['weight', /\bhow (?:much|many tons|heavy)\b/],
  ['volume', /\bhow (?:much|many gallons)\b/],
];
const measuredIn: Readonly<Partial<Record<Figure['measure'], readonly Dimension[]>>> = {
  length: ['height', 'distance', 'width', 'depth', 'length'],
  area: ['area'],
  duration: ['duration'],
  weight: ['weight'],
  volume: ['volume'],
};
const saidTall =
  /\b(?:tall|high|in height|to the (?:tip|top|peak|ridge|eaves?|hub)|above (?:the )?(?:ground|grade)|clears? the|over the|stands?)\b/;
const saidFar =
  /\b(?:away|from|off|back|apart|between|to (?:the|your|my|his|her) (?:house|home|line|road|fence|porch|door))\b/;
const saidWide = /\b(?:wide|across|in width)\b/;
const saidDeep = /\b(?:deep|down|in depth|below)\b/;
const saidLong = /\b(?:long|in length)\b/;
/** Who asks whether a thing is to be seen asks how tall it is. */
const seesIt = /\b(?:see|tall|high|shade|shadow|over the|above|skyline|look|tower over|view)\b/;

const small = /\b(?:fence|wall|berm|trees?|hedge|sign|lights?|poles?|shrubs?|wire|houses?|homes?)\b/;
const homes =
  /\b(?:house|home|wall|porch|doors?|windows?|bedroom|kitchen|residence|dwelling|deck|farmhouse|homes|houses)\b/;
const places: readonly (readonly [string, RegExp])[] = [
  ['line', /\b(?:(?:property|lot|my|your|the) (?:line|fence)|line|boundary|yard)\b/],
  ['home', homes],
  ['road', /\b(?:road|street|highway|right-of-way|pavement)\b/],
  ['water', /\b(?:creek|river|stream|pond|lake|wetland|ditch)\b/],
  ['well', /\b(?:wells?)\b/],
  ['school', /\b(?:school|playground|daycare)\b/],
  ['church', /\b(?:church|cemetery)\b/],
];
const ours: readonly RegExp[] = [
  /\b(?:panels?|rows?|array|racks?)\b/,
  /\b(?:turbines?|towers?|blades?)\b/,
  /\b(?:inverters?|transformers?|substation)\b/,
  /\b(?:containers?|batter(?:y|ies))\b/,
  /\b(?:buildings?|garage|barns?|warehouse|docks?)\b/,
  /\b(?:pit|blast\w*|shots?|face|crusher|excavator|dig)\b/,
  /\b(?:driveway|entrance|road)\b/,
  /\b(?:trees?|berm|screen\w*|planting)\b/,
  /\b(?:lagoon|basin|pond)\b/,
  /\b(?:stage|speakers?|music)\b/,
  /\b(?:pad|helipad|helicopter)\b/,
  /\bscales?\b/,
];
const ourKinds = (text: string): ReadonlySet<string> =>
  new Set(ours.flatMap((pattern, kind) => (pattern.test(text) ? [String(kind)] : [])));
const nearest = /\b(?:nearest|closest|first (?:row|panels?|turbine|building|house)|your|you|my|every|any)\b/;
const other =
  /\b(?:apart|each other|between (?:the )?(?:rows|turbines|panels|buildings|towers|them)|would|within|farther|further|spacing|if)\b/;
const whens =
  /\b(?:construct\w*|operat\w+|peak|summer|winter|first|second|third|phase|average|maximum|notice|warning|after|before|ago|in advance|renew\w*|extension|option|each|every|per (?:load|truck)|carries|carry|month|year|day|week|hour)\b/g;
const saysSize =
  /\b(?:is|are|be|lasts?|runs?|takes?|covers?|encloses?|takes in|measures?|goes|for|ships?|move|use|uses|draws?|pumps?|have|has|need|needs|about|around|roughly|only|just)(?: about| around| roughly| only| just| up to| under)? $/;
const sizeWords = new Set(
  headsIn(
    'acre feet foot square yards miles gallons tons pounds hours days weeks months years long big tall wide much many last lasts total',
  ),
);

const when = (text: string, figure: string): string =>
  [...new Set([...text.replace(figure, ' ').matchAll(whens)].map(([word]) => word.slice(0, 6)))].sort().join(' ');
const about = /\b(?:about|around|roughly|approximately|nearly|almost|maybe|some|close to|or so)(?: a)? $/;
const hair = /^[^,;.]{0,4}(?: or (?:a hair |a little |so)|ish)/;
const most = /\b(?:up to|at most|no more than|not more than|less than|under|a maximum of|within)(?: a)? $/;
const least = /\b(?:at least|more than|over|no less than|a minimum of|not inside|beyond)(?: a)? $/;

function clauseOf(lower: string, at: number): string {
  const breaks = [...lower.matchAll(/[,;] | and | but | while | so /g)];
  const from = breaks.findLast(({ index }) => index < at);
  return lower.slice(
    from === undefined ? 0 : from.index + from[0].length,
    breaks.find(({ index }) => index > at)?.index,
  );
}

function dimensionOf(told: Told, figure: Figure, clause: string, isReply: boolean): Dimension | null {
  const fits = measuredIn[figure.measure] ?? [];
  if (figure.unit === 'story') return null;
  if (fits.length === 1) return fits[0] ?? null;
  if (fits.length === 0) return null;
  if (saidWide.test(clause)) return 'width';
  if (saidFar.test(clause)) return 'distance';
  if (saidTall.test(clause)) return 'height';
  if (saidDeep.test(clause)) return 'depth';
  if (saidLong.test(clause)) return 'length';
  if (!isReply) return null;
  const asked = dimensionAsked.find(([name, pattern]) => fits.includes(name) && pattern.test(told.question))?.[0];
  if (asked !== undefined) return asked;
  return seesIt.test(told.question) || saidTall.test(told.lower) ? 'height' : null;
}

function readMeasures(told: Told): readonly MeasureStated[] {
  const { sentence, lower, question, at } = told;
  if (told.supposed) return [];
  return told.figures.flatMap((figure, n): MeasureStated[] => {
    const clause = clauseOf(lower, figure.at);
    const start = lower.slice(0, figure.at);
    const isReply =
      at === 0 &&
      n === 0 &&
      /^(?:(?:yes|no|well|so)[,.]? )*(?:(?:it|they|that|those|this)(?:'s|'re| is| are| will be| stands?| runs?| sits?| would be| goes)?\b.{0,16}|about |around |roughly |only |just |a |the nearest .{0,30}|at |under |over |at least )?$/.test(
        start,
      );
    const dimension = dimensionOf(told, figure, clause, isReply);
    if (dimension === null) return [];
    const fromQuestion = dimensionAsked.some(([name, pattern]) => name === dimension && pattern.test(question));
    const behind = lower.slice(figure.at + figure.text.length);
    const asked = isReply && fromQuestion;
    const bound = most.test(start)
      ? 'most'
      : least.test(start)
        ? 'least'
        : about.test(start) || hair.test(behind)
          ? 'about'
          : 'exact';
    const base = { sentence, dimension, base: figure.base, bound, asked } as const;
    if (dimension === 'distance') {
      if (other.test(clause) || other.test(isReply ? question : '')) return [];
      const told = clause
        .replace(figure.text.toLowerCase(), ' ')
        .replace(/\b(?:scale|guard|club|pump|power|green) house\b/g, 'scales');
      const goal =
        places.find(([, pattern]) => pattern.test(told)) ??
        (asked
          ? (places.find(([, pattern]) => pattern.test(question)) ??
            (/\bfrom (?:me|us|the [a-z]+s)\b/.test(question) ? places.find(([name]) => name === 'home') : undefined))
          : undefined);
      if (goal === undefined) return [];
      return [
        {
          ...base,
          to: goal[0],
          of: ourKinds(`${told} ${isReply ? question : ''}`),
          nearest: asked || nearest.test(lower),
          when: '',
        },
      ];
    }
    if (dimension === 'height') {
      const named = start.slice(-60).replace(/\b(?:over|above|than|clear) .*$/, ' ');
      const what = asked ? question : named;
      if (!asked && !/\b(?:it|they|this|that|one)\b/.test(named) && headsIn(named).length === 0) return [];
      const heads = new Set(headsIn(what).filter((head) => !sizeWords.has(head)));
      const isIt =
        heads.size === 0 || (/\b(?:it|they)(?:'s|'re| is| are| stands?| will be)? [^.]{0,16}$/.test(named) && !asked);
      return [
        {
          ...base,
          to: null,
          of: isIt ? new Set(['it']) : heads,
          nearest: small.test(what),
          when: when(clause, figure.text.toLowerCase()),
        },
      ];
    }
    if (!asked && !saysSize.test(start.slice(-30))) return [];
    const per =
      /^ ?(?:of \w+ )?(?:an?|per|each|every) (\w+)/.exec(behind)?.[1] ??
      /\b(?:an?|per) (hour|day|week|month|year)\b/.exec(asked ? question : '')?.[1] ??
      '';
    const heads = headsIn(asked ? `${question} ${clause}` : clause).filter((head) => !sizeWords.has(head));
    if (dimension === 'duration' && /\b(?:build|construct\w*)\b/.test(asked ? question : clause)) heads.push('build');
    const times =
      dimension === 'duration'
        ? when(clause, figure.text.toLowerCase())
            .replace(/constr|month|year|day|week|hour/g, '')
            .trim()
        : when(
            clause.replace(/\b(?:an?|per|each|every) (?:hour|day|week|month|year)\b/g, ' '),
            figure.text.toLowerCase(),
          );
    return [{ ...base, to: null, of: new Set(heads), nearest: false, when: `${per} ${times}` }];
  });
}

function agree(one: MeasureStated, now: MeasureStated): boolean {
  const margin = one.bound === 'about' || now.bound === 'about' ? 0.15 : 0.06;
  if (Math.abs(one.base - now.base) <= margin * Math.max(one.base, now.base)) return true;
  // A limit is kept by whatever stays within it.
  const within = (limit: MeasureStated, value: MeasureStated): boolean =>
    limit.bound === 'most' ? value.base <= limit.base : limit.bound === 'least' && value.base >= limit.base;
  return within(one, now) || within(now, one);
}

const spoken: Readonly<Record<Dimension, string>> = {
  height: 'height',
  distance: 'distance',
  width: 'width',
  length: 'length',
  depth: 'depth',
  area: 'size',
  duration: 'time it takes',
  weight: 'tonnage',
  volume: 'amount',
};

/** Sizes of one thing. Two clash where they are of the same dimension of the same thing and differ by more than rounding. */
export const statedMeasures: Memory<MeasureStated> = {
  read: readMeasures,
  clash: (earlier, now) => {
    if (earlier.dimension !== now.dimension || earlier.when !== now.when || agree(earlier, now)) return null;
    if (earlier.dimension === 'distance') {
      if (earlier.to !== now.to || !earlier.nearest) return null;
      const apart = earlier.of.size > 0 && now.of.size > 0 && ![...now.of].some((kind) => earlier.of.has(kind));
      if (apart || (!now.nearest && now.base > earlier.base)) return null;
      return spoken.distance;
    }
    if (earlier.dimension === 'height') {
      // 'It' is the thing itself, and no fence around it.
      const [isIt, nowIt] = [earlier.of.has('it'), now.of.has('it')];
      if (isIt !== nowIt ? (isIt ? now : earlier).nearest || !(earlier.asked || now.asked) : false) return null;
      return isIt || nowIt || [...now.of].some((head) => earlier.of.has(head)) ? spoken.height : null;
    }
    if (!earlier.asked && !now.asked) return null;
    return [...now.of].some((head) => earlier.of.has(head)) ? spoken[earlier.dimension] : null;
  },
};
