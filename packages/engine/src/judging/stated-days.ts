import { headsIn, leansOnQuestion, negative, type Memory, type Told } from './told.ts';

/* On which days of the week, and in which months, something goes on: 'Tuesdays and Thursdays only', 'Saturday shots are over
 * by noon', 'only in the fall', 'we spread in April'. */

const week = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const year = 'january february march april may june july august september october november december'.split(' ');
const seasons: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bspring(?:time)?\b/, [2, 3, 4]],
  [/\bsummers?(?:time)?\b/, [5, 6, 7]],
  [/\b(?:in (?:the )?fall|autumn|falls? only|every fall)\b/, [8, 9, 10]],
  [/\b(?:winters?|wintertime)\b/, [11, 0, 1]],
];

interface DaysStated {
  readonly sentence: string;
  readonly activities: readonly string[];
  readonly of: 'week' | 'year';
  /** 'on' goes on then, 'only' then and at no other time, 'never' not then. */
  readonly how: 'on' | 'only' | 'never';
  readonly days: ReadonlySet<number>;
}

/** What goes on, so that the hours of the shop are not held against those of the trucks. */
const activities: readonly (readonly [name: string, words: RegExp])[] = [
  ['blasting', /\b(?:blast\w*|shots?|explosives?|detonat\w*)\b/],
  ['trucks', /\b(?:trucks?|semis?|tankers?|deliver\w*|haul\w*|freight|loads?)\b/],
  [
    'construction',
    /\b(?:construct\w*|crews?|pour(?:s|ed|ing)?|concrete|pav(?:e|es|ing)|grad(?:e|es|ing)|pile driving|build(?:ing)? (?:it|on)|(?:do|will|would) you (?:build|work)|we work)\b/,
  ],
  ['music', /\b(?:music|bands?|dj|amplified|concerts?|live acts?)\b/],
  ['testing', /\btest(?:s|ed|ing)?\b/],
  ['spreading', /\b(?:spread(?:s|ing)?|manure|injecti?(?:on|ng))\b/],
  ['crushing', /\bcrush\w*\b/],
  ['spraying', /\bspray\w*\b/],
  ['burning', /\bburn\w*\b/],
  ['mowing', /\bmow\w*\b/],
  ['weddings', /\b(?:weddings?|receptions?|events?|parties|ceremon(?:y|ies))\b/],
  ['trash pickup', /\b(?:trash|garbage|dumpsters?|pick-?ups?)\b/],
  ['flights', /\b(?:helicopters?|flights?|fly|land(?:s|ings?))\b/],
  ['trains', /\b(?:trains?|rail ?cars?)\b/],
  ['games', /\b(?:games?|practices?|tournaments?|matches)\b/],
  ['dust and digging', /\b(?:dig(?:s|ging)?|excavat\w*|strip(?:s|ping)?)\b/],
  ['services', /\b(?:services|worship|mass)\b/],
  ['classes', /\b(?:class(?:es)?|school (?:is )?in session|lessons)\b/],
  [
    'business',
    /\b(?:open|opens|closed?|store|shop|market|range|shooters?|customers?|guests?|campers?|campground|tasting room|hours)\b/,
  ],
];
/** The people who have nothing to do with the hours of a thing. */
const aside =
  /\b(?:office|phone|hot ?line|security|watchm[ae]n|emergenc\w*|storms?|outages?|showroom|meeting|hearing|call us)\b/;

const cyclic = (from: number, to: number, length: number): number[] =>
  Array.from({ length: ((to - from + length) % length) + 1 }, (_, n) => (from + n) % length);
const oneDay = String.raw`(${week.join('|')})s?(?:'s)?`;
const dayRange = new RegExp(String.raw`\b${oneDay} (?:through|to|thru|until|-) ${oneDay}\b`, 'g');
const dayName = new RegExp(String.raw`\b${oneDay}\b`, 'g');
const oneMonth = `(${year.join('|')})`;
const monthRange = new RegExp(
  String.raw`\b${oneMonth} (?:through|to|thru|until|till) (?:mid-?|early |late |the end of )?${oneMonth}\b`,
  'g',
);
const monthName = new RegExp(
  String.raw`\b(?:(?:in|by|from|until|to|through|since|and|of|every|all|early|late|mid) )?${oneMonth}\b(?! (?:\d|(?:i|we|be|not|have|need)\b))`,
  'g',
);

function daysIn(text: string): Set<number> {
  const days = new Set<number>();
  for (const [, from = '', to = ''] of text.matchAll(dayRange))
    cyclic(week.indexOf(from), week.indexOf(to), 7).forEach((day) => days.add(day));
  for (const [, name = ''] of text.replace(dayRange, ' ').matchAll(dayName)) days.add(week.indexOf(name));
  if (/\bweekdays?\b/.test(text)) [1, 2, 3, 4, 5].forEach((day) => days.add(day));
  if (/\bweekends?\b/.test(text)) [0, 6].forEach((day) => days.add(day));
  if (/\b(?:seven days|every (?:single )?day|daily)\b/.test(text)) week.forEach((_, day) => days.add(day));
  return days;
}
function monthsIn(text: string): Set<number> {
  const months = new Set<number>();
  for (const [, from = '', to = ''] of text.matchAll(monthRange))
    cyclic(year.indexOf(from), year.indexOf(to), 12).forEach((month) => months.add(month));
  for (const [said, name = ''] of text.replace(monthRange, ' ').matchAll(monthName))
    if (name !== 'may' && name !== 'march' ? true : / /.test(said)) months.add(year.indexOf(name));
  for (const [pattern, of] of seasons) if (pattern.test(text)) of.forEach((month) => months.add(month));
  if (/\b(?:all year|year[- ]round|twelve months|every month)\b/.test(text))
    year.forEach((_, month) => months.add(month));
  return months;
}

const only =
  /\b(?:only|exclusively|strictly)\b(?! (?:a|an|the first|\d|one|two|three|some)\b)|\bno other\b|\bnothing else\b|\band that is (?:it|all)\b/;
const asksWhen =
  /\b(?:what|which) (?:days?|months?|season|time of year)\b|^(?:and |so )?when\b|\bwhen (?:do|will|would|are|is)\b/;
const bare = new RegExp(
  String.raw`^(?:(?:no|well|just|only|on|in|from|the|it is|that is)[,.]? )*(?:${week.join('|')}|${year.join('|')}|weekdays|weekends|winter|summer)`,
);
/** 'Over by Friday' is an end and no day on which it goes on. */
const dated = /\b(?:by|until|till|before|after|since|next|last|this coming) (?:the )?(?:end of )?$/;

const knownIn = (text: string): string[] => activities.flatMap(([name, words]) => (words.test(text) ? [name] : []));
/** What has no name here goes by its own. */
function activitiesIn(text: string): string[] {
  const known = knownIn(text);
  return known.length > 0
    ? known
    : headsIn(text.replace(dayName, ' ').replace(monthName, ' ')).filter((stem) => !dayWords.has(stem));
}
const dayWords = new Set(
  headsIn(
    'day days week weekday weekdays weekend weekends season winter summer spring autumn fall month busiest quietest best time only morning afternoon evening night noon open early late',
  ),
);

function readDays(told: Told): readonly DaysStated[] {
  const { sentence, text, question, says } = told;
  if (told.supposed || aside.test(text)) return [];
  const [lent, lentOwn] = leansOnQuestion(told) ? [knownIn(question), activitiesIn(question)] : [[], []];
  const own = knownIn(text);
  const pieces = negative.test(text) ? text.split(/[,;]| but | and (?=no|never|not|nothing)/) : [text];
  const found: DaysStated[] = [];
  const add = (part: string, doing: readonly string[], denied: boolean, isOnly: boolean): void => {
    if (doing.length === 0) return;
    for (const [of, days] of [
      ['week', daysIn(part)],
      ['year', monthsIn(part)],
    ] as const)
      if (days.size > 0)
        found.push({ sentence, activities: doing, of, how: denied ? 'never' : isOnly ? 'only' : 'on', days });
  };
  const toWhen = told.at === 0 && (asksWhen.test(question) || says === null) && bare.test(text);
  for (const piece of pieces) {
    if (dated.test(piece.slice(0, Math.max(0, piece.search(dayName))))) continue;
    const [doing = []] = [knownIn(piece), own, lent, activitiesIn(text), lentOwn].filter(({ length }) => length > 0);
    add(piece, doing, negative.test(piece) && !/\bno other\b|\bnothing else\b/.test(piece), only.test(text) || toWhen);
  }
  if (says !== null && !only.test(question)) add(question.replace(/^.*[.] /, ''), activitiesIn(question), !says, false);
  return found;
}

/** Days and months on which something goes on. Two clash where one says that it goes on when the other says it does not. */
export const statedDays: Memory<DaysStated> = {
  read: readDays,
  clash: (earlier, now) => {
    if (earlier.of !== now.of) return null;
    const shared = now.activities.find((name) => earlier.activities.includes(name));
    if (shared === undefined) return null;
    const rulesOut = (one: DaysStated, other: DaysStated): boolean =>
      other.how !== 'never' &&
      [...other.days].some((day) =>
        one.how === 'only' ? !one.days.has(day) : one.how === 'never' && one.days.has(day),
      );
    const when = now.of === 'week' ? 'days' : 'months';
    return !rulesOut(earlier, now) && !rulesOut(now, earlier)
      ? null
      : activities.some(([name]) => name === shared)
        ? `the ${when} of ${shared}`
        : `which ${when} it is`;
  },
};
