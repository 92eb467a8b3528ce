import type { Figure } from '../speech/figures.ts';
import { contentStem } from '../speech/lexicon.ts';
import { headsIn, leansOnQuestion, type Memory, type Told } from './told.ts';

/* How many there are of what was asked about: 'How many of these are you putting up?' 'Twenty-two' and 'all thirty are turning',
 * 'two lanes' and 'just the single lane', 'eight a month' and 'a hundred a year'. */

interface CountStated {
  readonly sentence: string;
  /** What is counted, in the singular; empty where neither the figure nor the question says. */
  readonly noun: string;
  /** In a year, where it happens again and again. */
  readonly count: number;
  readonly per: string | null;
  /** Of all that there are, and not of some. */
  readonly total: boolean;
  readonly narrowed: boolean;
  readonly bound: 'exact' | 'about' | 'most' | 'least';
  /** When: in construction, in the peak hour. */
  readonly when: string;
}

const oneName: ReadonlyMap<string, string> = new Map(
  [
    'home house lot unit apartment dwelling townhome townhouse condo residence',
    'resident people person tenant',
    'student kid child children pupil',
    'truck truckload semi rig',
    'stall space',
    'story stories floor level storie',
    'job worker employee',
    'cow head animal',
    'pump dispenser',
    'guest visitor',
    'flight landing',
    'blast shot',
  ].flatMap((list) => list.split(' ').map((word) => [word, list.split(' ')[0] ?? word] as const)),
);
const nounOf = (word: string): string => {
  const one = word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=ch|sh|x)es$|s$/, '') : word;
  return oneName.get(word) ?? oneName.get(one) ?? one;
};
/** What stands where it was built, so that more of them than all of them there cannot be. */
const built = new Set(
  'turbine tower home barn door lane well tank generator container building silo pole pump dock unit pad flare story stall turbine court field room cabin site lagoon house bay entrance driveway gate bed classroom hangar slip kiln store lot wing screen hole resident student cow bird hog table grave'.split(
    ' ',
  ),
);
/** 'Four people' may be four of the many; only a count of all of them is held against another. */
const loose = new Set(
  'job truck trip car visit guest vehicle people acre percent way time thing year phase foot side reason'.split(' '),
);

const askedCount =
  /\bhow many (?!times\b)(?:(?:more|different|total|new) )?((?:[a-z'-]+ ){0,3}?[a-z'-]+)(?=\s(?:are|is|will|would|do|does|can|could|did|have|has|of|in|on|at|an?|per|each|every|to|for|before|when|face|you|it|there|going|get|come|run|go|leave|fit)\b|[?,.;]|$)(.*)/;
const narrowsQuestion =
  /^ (?:are (?!there|you|we|it|they|these|in (?:all|total))|face|of (?:them|those|it)|on [a-z]+'s|within|for \w+|at once|at a time|in (?:the|a) (?:first|second|last|next|peak)|would be|will be (?!there|built|in|on)|on (?!the (?:site|property)|site)|in the|last|per|each|every|to|before|when)/;
/** 'These', 'of these': what is meant has not been said. */
const unnamed = /^(?:of (?:these|those|them)|these|those|them|are|is|will|of)\b/;

const everyTime = /^ ?(?:(?:[a-z-]+ ){0,2})(?:an?|per|each|every) (hour|day|week|month|year)\b/;
const perQuestion = /\b(?:an?|per|each|every) (hour|day|week|month|year)\b/;
const inYear: Readonly<Record<string, number>> = { hour: 8760, day: 365, week: 52, month: 12, year: 1 };
const whens =
  /\b(construct\w*|build|operat\w+|peak|summer|winter|harvest|weekend|saturday|sunday|night|existing|opening|phase|morning|afternoon|maximum|average|typical)\b/g;
const allBefore =
  /\b(?:all|all of the|all of our|all these|all those|every one of the|each of the|total of)(?: about)? $/;
const onlyBefore = /\b(?:only|just|no more than|exactly)(?: the| a)? $/;
const wholeBehind =
  /\b(?:that is|that's) (?:the whole|all|it)\b|\b(?:in (?:all|total)|altogether|and no more|the whole project|full build-?out)\b/;
const someBehind =
  /^,? ?(?:[a-z-]+ )?(?:of (?:them|these|those|the|which|it|our)|per\b|each\b|on (?!the (?:site|property)|site)|within|in the|for \w+|face|facing|near|more|additional|other|extra|along|by the|at the)/;
const about = /\b(?:about|around|roughly|approximately|nearly|almost|maybe|some|call it|say)(?: the)? $/;
const most =
  /\b(?:up to|at most|no more than|not more than|fewer than|under|maximum of|capped at|less than)(?: the)? $/;
const least = /\b(?:at least|more than|over|no fewer than|upwards of|minimum of)(?: the)? $/;
const spoken: Readonly<Record<string, number>> = { once: 1, twice: 2, two: 2, three: 3, four: 4, five: 5, six: 6 };
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

interface Asked {
  readonly noun: string;
  readonly narrowed: boolean;
}
function askedIn(question: string): Asked | null {
  const met = askedCount.exec(question);
  if (met === null) return null;
  const phrase = met[1] ?? '';
  const rest = met[2] ?? '';
  if (unnamed.test(phrase)) return { noun: '', narrowed: narrowsQuestion.test(` ${phrase}${rest}`) };
  return { noun: nounOf(phrase.split(' ').at(-1) ?? ''), narrowed: narrowsQuestion.test(rest) };
}
const asksOften = /\bhow often (?:do|does|will|would|is|are|can) (?:the |your |a |you |they |we )?([a-z]+)/;
/** 'We flush it twice a week': what is done stands in so many words. */
const mostDoings = 4;

const whenOf = (text: string): string =>
  [...new Set([...text.matchAll(whens)].map(([word]) => word.slice(0, 6)))].sort().join(' ');

function countOf(told: Told, figure: Figure, first: boolean, asked: Asked | null): CountStated[] {
  const { sentence, lower } = told;
  const before = lower.slice(Math.max(0, figure.at - 26), figure.at);
  const behind = lower.slice(figure.at + figure.text.length);
  // 'Ten to twelve', 'fifteen, then twenty': a span, and the parts of a whole.
  if (
    /^(?: ?- ?| to | or |, then |, )\d|^ (?:to|or) (?:[a-z]+-?)*(?:one|two|three|five|six|seven|eight|nine|ten|teen|ty|hundred|dozen)\b/.test(
      behind,
    )
  )
    return [];
  const isReply = first && leansOnQuestion(told);
  const lends = asked !== null && (isReply || /^ ?(?:[.,;]|$|are|is|of|on|in|and|for|per|an?\b)/.test(behind));
  const noun =
    figure.unit === 'story' ? 'story' : figure.measure === 'count' ? nounOf(figure.unit) : lends ? asked.noun : '';
  const isSame = asked !== null && noun === asked.noun;
  const all = allBefore.test(before) && !/^ ?(?:\w+ )?(?:of|per|each)\b/.test(behind);
  if (noun === '' && !all && !(lends && isReply)) return [];
  const time =
    everyTime.exec(behind)?.[1] ??
    (isReply && asked !== null ? perQuestion.exec(told.question)?.[1] : undefined) ??
    null;
  const whole = wholeBehind.test(behind);
  const narrowed = (isSame && isReply && asked.narrowed) || (!whole && someBehind.test(behind));
  return [
    {
      sentence,
      noun,
      count: figure.value * (time === null ? 1 : (inYear[time] ?? 1)),
      per: time,
      total: !narrowed && (all || whole || onlyBefore.test(before) || (isReply && isSame)),
      narrowed,
      bound: most.test(before) ? 'most' : least.test(before) ? 'least' : about.test(before) ? 'about' : 'exact',
      when: whenOf(`${lower} ${isReply ? told.question : ''}`),
    },
  ];
}

const oneOfIt =
  /\b(?:((?:just|only)(?: the| a)?|the|a|an?) )?(single|one|lone|sole) ([a-z]{3,})\b(?! (?:at a time|per|each|in each|of|another))/;
/** 'We run no buses': of what was counted there is none, and not only none of a kind or at some place. */
const noneOfThem =
  /\b(?:no|zero|without(?: any)?|not (?:(?:going to |planning to |plan to )?(?:have|run|use|build|operate|propose|install|need)|running|using|building|operating|proposing|installing)(?: any)?) ([a-z]{3,}s)(?=[.,;]|$| (?:here|there|at all|whatsoever|in (?:this|the) (?:plan|project|one)|on (?:this|the) (?:site|property|plan)|and|because|so)\b)/;
const upstairs = /\b([a-z]+th|second|third) (?:floor|story|level)\b/;
const often = /\b(once|twice|(?:two|three|four|five|six) times) (?:an?|per|each|every) (hour|day|week|month|year)\b/;

function readCounts(told: Told): readonly CountStated[] {
  const { sentence, lower, question } = told;
  if (told.supposed || /\beach\b.*\bcarr/.test(lower)) return [];
  const asked = askedIn(question);
  let first = told.at === 0;
  const found: CountStated[] = [];
  for (const figure of told.figures) {
    if (figure.measure !== 'count' && figure.measure !== 'plain' && figure.unit !== 'story') continue;
    found.push(...countOf(told, figure, first, asked));
    first = false;
  }
  const base = { sentence, per: null, narrowed: false, bound: 'exact', when: whenOf(lower) } as const;
  const one = oneOfIt.exec(lower);
  const oneNoun = nounOf(one?.[3] ?? '');
  if (one !== null && built.has(oneNoun)) {
    const isReply = told.at === 0 && asked?.noun === oneNoun && one.index < 8;
    const whole = /^(?:just |only )?one [a-z]+[.]?$/.test(lower);
    const stressed = whole || /just|only/.test(one[1] ?? '') || one[2] !== 'one';
    found.push({ ...base, noun: oneNoun, count: 1, total: isReply || stressed });
  }
  const floor = ordinals.indexOf(upstairs.exec(lower)?.[1] ?? '');
  if (floor > 0) found.push({ ...base, noun: 'story', count: floor, total: false, bound: 'least' });
  const none = noneOfThem.exec(told.text)?.[1];
  if (none !== undefined) found.push({ ...base, noun: nounOf(none), count: 0, total: true });
  const pair = /\bboth (?:of the )?([a-z]+s)\b/.exec(lower)?.[1];
  if (pair !== undefined && built.has(nounOf(pair))) found.push({ ...base, noun: nounOf(pair), count: 2, total: true });
  const rate = often.exec(lower);
  const oftenNoun = asksOften.exec(question)?.[1];
  if (rate !== null) {
    const times = spoken[rate[1]?.split(' ')[0] ?? ''] ?? 1;
    const per = rate[2] ?? 'year';
    const done = oftenNoun !== undefined && told.at === 0 ? [oftenNoun] : headsIn(lower).slice(0, mostDoings);
    for (const one of done)
      found.push({
        ...base,
        noun: nounOf(contentStem(one) ?? one),
        count: times * (inYear[per] ?? 1),
        per,
        total: true,
      });
  }
  return found;
}

const exactly = 0.03;
const loosely = 0.15;
/** A month has four weeks and a bit. */
const otherSpan = 0.25;

function agree(one: CountStated, other: CountStated): boolean {
  const margin =
    one.per !== other.per ? otherSpan : one.bound === 'about' || other.bound === 'about' ? loosely : exactly;
  return Math.abs(one.count - other.count) <= margin * Math.max(one.count, other.count);
}

const plural = (noun: string): string =>
  noun === '' ? 'how many there are' : `number of ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;

/** How many there are. Two clash where one is of all, and the other is more, or of all and less. */
export const statedTotals: Memory<CountStated> = {
  read: readCounts,
  clash: (earlier, now) => {
    const open = earlier.noun === '' || now.noun === '';
    if (!open && earlier.noun !== now.noun) return null;
    const noun = earlier.noun === '' ? now.noun : earlier.noun;
    if (open && noun !== '' && !built.has(noun)) return null;
    if ((earlier.per === null) !== (now.per === null) || earlier.when !== now.when || agree(earlier, now)) return null;
    const [large, small] = earlier.count > now.count ? [earlier, now] : [now, earlier];
    if (small.bound === 'least' || large.bound === 'most' || !small.total || small.narrowed) return null;
    if (large.narrowed && large.total) return null;
    if ((loose.has(noun) || !built.has(noun) || open || large === earlier) && !large.total) return null;
    return plural(noun);
  },
};
