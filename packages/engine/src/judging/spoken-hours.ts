import type { Sentence } from '../speech/answer-text.ts';
import type { Figure } from '../speech/figures.ts';
import type { Affirmed } from './stated-notions.ts';

/* When something goes on, in whatever words: 'we close at six', 'three shifts', 'the bakery comes around 4 a.m.', 'we shut it
 * down for the winter'. A stated window rules out what lies well outside it. */

interface Activity {
  readonly name: string;
  readonly words: RegExp;
}

/** Who or what is active. Building comes first: the hours of building a thing are not the hours of the thing. */
const building: Activity = {
  name: 'construction',
  words:
    /\b(?:construct\w*|pile[- ]driving|pav(?:e|ing)|blasting|grading|framing|concrete pours?|crews? (?:will |would |do |does |are )?(?:not |never )?(?:work\w*|build|start|pour)|(?:when|will|do|would) you build|build(?:ing)? (?:it|on weekends)|weekend work|build-out)\b/,
};
const activities: readonly Activity[] = [
  {
    name: 'trucks',
    words: /\b(?:trucks?|semis?|tankers?|deliver(?:y|ies|ed|s)?|haul(?:s|ed|ing)?|loads|freight|rigs)\b/,
  },
  { name: 'music', words: /\b(?:music|bands?|dj|amplified|loudspeakers?|concerts?)\b/ },
  { name: 'lights', words: /\b(?:lights?|lighting|lamps?|floodlights?)\b/ },
  {
    name: 'business',
    words:
      /\b(?:doors?|shop|store|plant|mill|business|shifts?|floor|crush\w*|operat\w+|customers?|guests?|campers?|sites|park|hours|open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|shut(?:s|ting)?|locks?(?: up)?|running|runs?|work(?:s|ing)?|stay(?:s|ing)?)\b/,
  },
];
/** These may run, or come and go, when the doors are shut. */
const aside =
  /\b(?:guards?|security|cameras?|watchm[ae]n|office|employees?|own cars|alarms?|phones?|hot ?line|fans?|filters?|chillers?|inverters?|compressors?|refrigerat\w+|generators?|transformers?|pumps?|monitor\w*|caretakers?|maintenance|inspect\w*|lake|road|sign|clean\w*|sweep\w*|emergenc\w+|outages?|power is out|storms?|snow\w*|plow\w*|pharmacy|office hours)\b/;
/** What is only supposed, somebody else's, past, or an exception that was named. */
const notNow =
  /\b(?:if|unless|except|in case|suppose|could|might|used to|today|currently|existing|other (?:sites?|plants?|companies|stores?)|only (?:when|in an?|for an?|during an?)|neighbors?|ordinance|code allows|the (?:rule|law))\b/;
const no =
  /\b(?:no|not|never|nobody|nothing|none|neither|nor|without|locked|barred|banned|off[- ]limits|stays? closed|(?:is|are) closed|\w+n't)\b/;

const wholeNight =
  /\b(?:around the clock|24 hours|twenty-four hours|24\/7|day and night|night and day|all night|through the night|overnight|till dawn|(?:until|till|to) (?:sunrise|dawn|sunup|daybreak|daylight|morning)|dusk to dawn|third shift|graveyard shift|night shift|(?:three|3) (?:\w+[- ]?\w* )?shifts)\b/;
const someNight = /\b(?:at night|nights|nighttime|night|after dark|midnight)\b/;
const dayOnly = /\b(?:daylight|daytime)(?: hours)? only\b|\bonly (?:in|by|during) (?:the )?day(?:light|time)?\b/;
const weekends = /\b(?:saturdays?|sundays?|weekends?|seven days)\b/;
const weekdaysOnly =
  /\bweekdays only\b|\bonly (?:on )?weekdays\b|\bmonday (?:to|through|thru) friday (?:only|and (?:that|nothing))|^(?:\w+[,.]? )?monday (?:to|through) friday\b[^,;]{0,24}$/;
const wholeYear = /\b(?:year[- ]round|all year|twelve months|12 months|every month)\b/;
const winter = /\b(?:winter|december|january|february|off[- ]season)\b/;
/** 'April to October', 'we shut it down for the winter'. */
const season =
  /\b(?:march|april|may|june) (?:to|through|until|thru) (?:september|october|november)\b|\b(?:clos\w+|shut\w*|locked|drained)\b.{0,24}\b(?:for|in|all|over) (?:the )?winter\b|\bseasonal(?:ly)?\b/;
const ends =
  /\b(?:close[sd]?|closing|done|finish\w*|stops?|ends?|quits?|goes? (?:off|dark|home)|go (?:off|dark|home)|off|out|shut\w*|locks?(?: up)?|last|until|till|to|by|over|gone|wraps? up|nothing|nobody|none|no \w+)\b[^.;]{0,30}$/;
const clockEnd = /\b(?:at|by|after|until|till|to|past)(?: about| around)? $/;

/** The dead of night: between eleven and five, which nobody who closes in the evening means. */
const nightFrom = 23 * 60;
const nightTo = 5 * 60;
const dayMinutes = 1_440;

interface Hours {
  readonly night: boolean | null;
  readonly weekend: boolean | null;
  readonly winter: boolean | null;
}

/** What a clause says of night, weekend and winter: true that it goes on then, false that it does not. */
function hoursOf(lower: string, sentence: Sentence): Hours {
  const denied = no.test(lower);
  const clocks = sentence.figures.filter(({ measure }) => measure === 'clock');
  const late = clocks.some(
    ({ scale, base }) => scale === 'hour of the day' && (base % dayMinutes >= nightFrom || base % dayMinutes < nightTo),
  );
  const before = (at: number): string => sentence.lower.slice(Math.max(0, at - 40), at);
  // 'We close at six': an hour of the evening, by word or by what is said to happen then.
  const closes =
    !late &&
    clocks.some(
      ({ scale, base, at }) =>
        clockEnd.test(before(at)) &&
        ends.test(before(at)) &&
        (scale === 'hour of the day' ? base >= 16 * 60 && base <= 22.5 * 60 : base >= 4 * 60 && base <= 10.5 * 60),
    );
  const night =
    wholeNight.test(lower) || late
      ? !denied
      : closes || dayOnly.test(lower)
        ? false
        : someNight.test(lower)
          ? !denied
          : null;
  const weekend = weekdaysOnly.test(lower) ? false : weekends.test(lower) ? !denied : null;
  const cold = season.test(lower) ? false : winter.test(lower) || wholeYear.test(lower) ? !denied : null;
  return { night, weekend, winter: cold };
}

/** What is ruled out on one side of an hour: 'no trucks before 7', 'nothing after 6 p.m.'. */
const notBefore = /\b(?:before|earlier than|prior to|until) (?:about |around )?$/;
const notAfter = /\b(?:after|past|later than|beyond) (?:about |around )?$/;
/** An hour that only bounds something is no hour at which it goes on. */
const bounds = /\b(?:before|after|past|until|till|by|than|to|through|and|between|beyond) (?:about |around )?$/;
const stepMinutes = 30;

/** Minutes of the day of an hour that was said; an hour without its half of the day is taken as people mean it. */
function minutesOf({ scale, base }: Figure, isLate: boolean): number | null {
  if (scale === 'hour of the day') return base % dayMinutes;
  if (isLate) return base >= 3 * 60 && base <= 11 * 60 ? base + dayMinutes / 2 : null;
  return base >= 5 * 60 && base <= 11 * 60 ? base : null;
}

/** No colon, which hours are written with. */
const clauseEnd = /[,;]|\b(?:and|but|so|while|because)\b/g;

/** The clause an hour stands in: 'trucks stop at five, and the lights go out at nine'. */
function clauseAround(lower: string, at: number): string {
  const ends = [...lower.matchAll(clauseEnd)];
  const from = ends.findLast(({ index }) => index < at);
  const to = ends.find(({ index }) => index >= at);
  return lower.slice(from === undefined ? 0 : from.index + from[0].length, to?.index).trim();
}

interface HalfHour {
  /** Counted from midnight. */
  readonly half: number;
  readonly present: boolean;
  readonly clause: string;
}

/** Half hours of the day, each with whether what a clause speaks of goes on then: none where it names no hour. */
function halfHoursOf({ lower, figures }: Sentence): readonly HalfHour[] {
  return figures.flatMap((figure): readonly HalfHour[] => {
    if (figure.measure !== 'clock') return [];
    const clause = clauseAround(lower, figure.at);
    const denied = no.test(clause);
    const before = lower.slice(Math.max(0, figure.at - 24), figure.at);
    const [early, late] = [notBefore.test(before), notAfter.test(before)];
    const at = minutesOf(figure, late);
    if (at === null) return [];
    if (!denied) return bounds.test(before) ? [] : [{ half: Math.floor(at / stepMinutes), present: true, clause }];
    // Whoever says seven does not mean 6:45.
    const [from, to] = early ? [0, at - stepMinutes] : late ? [at + stepMinutes, dayMinutes] : [0, 0];
    return Array.from({ length: Math.max(0, Math.floor((to - from) / stepMinutes)) }, (_, n) => ({
      half: Math.ceil(from / stepMinutes) + n,
      present: false,
      clause,
    }));
  });
}

/** Whether a clause that names no activity speaks of the one that was asked about. */
const pointsBack =
  /^(?:(?:yes|no|well|so)[,. ]+)*(?:it|they|that|those|we|i|the last|every|nothing|nobody|none|\d|[a-z]+ (?:to|through)\b|at\b|from\b|only\b|always\b|never\b|monday|april|may\b)/;

/** What sentences say of when things go on. Takes: sentences in order, and the question they answer.  Gives: the activity with
 *  the time ('trucks at night'), and whether it goes on then; nothing for exceptions, suppositions and other people's hours. */
export function spokenHours(sentences: readonly Sentence[], about = ''): readonly (Affirmed & { sentence: string })[] {
  const question = about.toLowerCase();
  const activityIn = (lower: string): string | null => {
    const activity = activityOf(lower) ?? (pointsBack.test(lower) ? activityOf(question) : null);
    return activity === 'business' && building.words.test(question) ? building.name : activity;
  };
  return sentences.flatMap((sentence) => {
    if (sentence.asks || notNow.test(sentence.lower) || aside.test(sentence.lower)) return [];
    const hours = hoursOf(sentence.lower, sentence);
    const activity = activityIn(sentence.lower);
    const said: readonly (readonly [string | null, string, boolean | null])[] = [
      [activity, 'at night', hours.night],
      [activity, 'on weekends', hours.weekend],
      [activity, 'in winter', hours.winter],
      ...halfHoursOf(sentence).map(
        ({ half, present, clause }) => [activityIn(clause), `at ${clockOf(half * stepMinutes)}`, present] as const,
      ),
    ];
    return said.flatMap(([name, when, present]) =>
      present === null || name === null ? [] : [{ sentence: sentence.raw, thing: `${name} ${when}`, present }],
    );
  });
}

function clockOf(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes % 60 === 0 ? '' : ':30'} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

function activityOf(lower: string): string | null {
  if (building.words.test(lower)) return building.name;
  return activities.find(({ words }) => words.test(lower))?.name ?? null;
}
