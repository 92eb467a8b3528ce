import { readAnswer } from '../speech/answer-text.ts';
import type { AnswerText, Sentence } from '../speech/answer-text.ts';
import { notionsIn } from './stated-notions.ts';
import { isReported } from './reported-speech.ts';
import { spokenHours } from './spoken-hours.ts';
import type { Figure, Measure } from '../speech/figures.ts';
import { stemsIn } from '../speech/lexicon.ts';

/** A figure with what it is about, as far as a later one can contradict it. */
export interface StatedFigure {
  readonly sentence: string;
  readonly figure: Figure;
  /** Head nouns of the clause the figure stands in. */
  readonly subject: ReadonlySet<string>;
  /** How exactly it was meant. */
  readonly bound: 'exact' | 'about' | 'most' | 'least';
  /** Words that make it a different thing ('construction', 'night', 'north'). */
  readonly qualifiers: ReadonlySet<string>;
  /** The question it answers, for a figure that does not say what it is of. */
  readonly about: string;
  /** What of a thing was measured, where that was said: how tall it is, or how far off. */
  readonly dimension: string | null;
}

/** A thing said to be there, or not to be there. */
export interface StatedPresence {
  readonly sentence: string;
  readonly thing: string;
  readonly present: boolean;
}

export interface StatedFacts {
  readonly figures: readonly StatedFigure[];
  readonly presences: readonly StatedPresence[];
}

const subjects =
  /\b(setback|buffer|height|fence|panel|turbine|tower|truck(?:load)?|trip|deliver(?:y|ies)|job|employee|worker|unit|home|house|lot|stor(?:y|ies)|space|parking|bond|security|escrow|surety|decibel|noise|sound|water|gallon|acre|acreage|megawatt|capacity|construction|tax(?:es)?|revenue|payment|insurance|coverage|lease|term|hour|light|pole|generator|battery|container|inverter|pond|basin|well|tree|berm|evergreen|screening|student|pupil|bedroom|rent|affordable|shift|visit|crew|flare|tank|wage|salary|cost|investment|fee|distance|road|driveway|entrance|sidewalk|trail|open space|density|blade|operation|life|decommissioning|removal|spacing|opacity|flicker|wetland|culvert|hydrant|turnout|lane|garage|dock|door|seat|pump|room|guest|store|building|dwelling|residence|music|band|pole|door)e?s?\b/g;
const qualifiers =
  /\b(construction|operation(?:s|al|ing)?|night|nighttime|daytime|day|daily|peak|average|annual|annually|yearly|monthly|weekly|week|month|year|hour|hourly|permanent|temporary|full-time|part-time|north|northern|south|southern|east|eastern|west|western|front|rear|side|existing|proposed|phase|first|second|third|nearest|farthest|maximum|minimum|property lines?|lot lines?|roads?|streets?|homes?|houses?|residences?|dwellings?|fences?|wetlands?|streams?|schools?|church|ordinance|code|county|required|requires|state|originally|previously|total|per|each|every|parcel|site|leased|inside|interior|initial|weekend|weekends|weekday|weekdays|saturday|saturdays|sunday|sundays|morning|evening|afternoon|indoor|outdoor|at maturity|planting|today|now|five|ten|other|another|neighbor|neighboring|adjacent|similar|elsewhere|direct|indirect|delivery|concrete|water|fire)\b/g;
/** 'Before construction' says when a thing is done, not which thing it is. */
const whenPhrase = /\b(?:before|after|until|prior to|by)(?: \w+){1,3}/g;
/** Different words for one thing. */
export const sameThing: ReadonlyMap<string, string> = new Map([
  ['surety', 'bond'],
  ['security', 'bond'],
  ['escrow', 'bond'],
  ['noise', 'sound'],
  ['decibel', 'sound'],
  ['employee', 'job'],
  ['worker', 'job'],
  ['truckload', 'truck'],
  ['home', 'house'],
  ['unit', 'house'],
  ['apartment', 'house'],
  ['townhome', 'house'],
  ['dwelling', 'house'],
  ['band', 'music'],
  ['residence', 'house'],
  ['semi', 'truck'],
  ['kid', 'student'],
  ['child', 'student'],
  ['children', 'student'],
  ['pupil', 'student'],
  ['delivery', 'truck'],
  ['deliverie', 'truck'],
  ['people', 'job'],
  ['buffer', 'setback'],
  ['distance', 'setback'],
  ['evergreen', 'tree'],
  ['separation', 'setback'],
]);
/** One end of a span, or a figure that is not held to: nothing can contradict it. */
const rangeWords = /\b(?:between|from|more than|over|as (?:many|much|little|few) as|or more|or less|to)\b[^.]{0,6}$/i;
const atMost =
  /\b(?:up to|at most|no more than|not more than|less than|fewer than|under|a maximum of|never more than|capped at)\b[^.]{0,6}$/i;
const atLeast = /\b(?:at least|no less than|no fewer than|a minimum of|not less than)\b[^.]{0,6}$/i;
const nearly =
  /\b(?:about|around|approximately|roughly|nearly|almost|some|maybe|probably|close to|give or take)\b[^.]{0,6}$/i;
/** 'Wells within half a mile': how far around is looked, which another may draw otherwise. */
const reach =
  /\b(?:within|inside|in|out to)(?: (?:a|an|the))?(?: (?:radius|distance) of)?(?: (?:about|roughly|around|some))? ?$/;
/** The other end of a span, or the first of several that are counted off: "50 lots, then 50, then 42". */
const opensRange =
  /^ ?(?:to|-|and) (?:\d|\$|[a-z]+ (?:feet|trucks|gallons))|^,? (?:and )?then (?:\d|another|[a-z]+[.,])/i;

const known = new WeakMap<object, StatedFacts>();

/** The facts of a text that later words can contradict. Takes: the text, and the event it comes from, for which the result
 *  is kept. Gives: figures with their subjects, and things said to be present or absent. */
export function statedFactsOf(text: string, event: object, about = ''): StatedFacts {
  let facts = known.get(event);
  if (facts === undefined) {
    facts = factsIn(text, about);
    known.set(event, facts);
  }
  return facts;
}

/** As `statedFactsOf`, without keeping anything. A presentation is read in pieces, since it may be longer than an answer. */
export function factsIn(text: string, about = ''): StatedFacts {
  const pieces: AnswerText[] = [];
  for (let at = 0; at < text.length; at += 18_000) pieces.push(readAnswer(text.slice(at, at + 18_000)));
  return factsOf(
    pieces.flatMap((piece) => piece.sentences),
    about,
  );
}

/** Nobody states more in one speech; what goes beyond is not compared. */
const mostFacts = 400;

/** The facts of sentences that were read before. Takes: sentences in order, and the question they answer, whose subject
 *  'It is $900,000' takes over.  Gives: at most 400 figures and 400 things. */
export function factsOf(sentences: readonly Sentence[], about = ''): StatedFacts {
  const telling = sentences.filter(({ asks, raw }) => !asks && !isReported(raw));
  const figures: StatedFigure[] = [];
  const presences: StatedPresence[] = [...spokenHours(telling, about)].slice(0, mostFacts);
  for (const sentence of telling) {
    if (figures.length < mostFacts) figures.push(...statedFigures(sentence, about));
    if (presences.length < mostFacts) presences.push(...statedPresences(sentence));
  }
  // A list that grew has room for a dozen more; these are kept.
  return { figures: figures.slice(), presences: presences.slice() };
}

const comparable: ReadonlySet<Measure> = new Set([
  'length',
  'area',
  'volume',
  'sound',
  'money',
  'percent',
  'duration',
  'count',
  'power',
  'speed',
  'weight',
  'clock',
]);

/** 'It is', 'About', or nothing before the figure: what it is of, the question has said. */
const ofTheQuestion =
  /^(?:(?:yes|no|well|so|uh|um)[,. ]+)*(?:(?:it|that|this|they)(?:'s| is| are| will be| would be|'ll be| stands?| comes? to)? ?)?(?:about|around|roughly|only|just|exactly|approximately|at)? ?$/;
const mostOfQuestion = 600;

function subjectsOf(clause: string): Set<string> {
  return new Set([...clause.matchAll(subjects)].map((match) => sameThing.get(match[1] ?? '') ?? match[1] ?? ''));
}

function statedFigures(sentence: Sentence, about: string): StatedFigure[] {
  const reaches = sentence.figures.filter(
    ({ measure, at }) => measure === 'length' && reach.test(sentence.lower.slice(Math.max(0, at - 40), at)),
  );
  return sentence.figures.flatMap((said) => {
    const figure = perTime(said, sentence, about);
    const before = sentence.lower.slice(Math.max(0, figure.at - 22), figure.at);
    const after = sentence.lower.slice(figure.at + figure.text.length, figure.at + figure.text.length + 16);
    if (!comparable.has(figure.measure) || opensRange.test(after) || (rangeWords.test(before) && !atMost.test(before)))
      return [];
    if (reaches.includes(figure) || wouldBe(figure, sentence.lower)) return [];
    const bound = atMost.test(before)
      ? 'most'
      : atLeast.test(before)
        ? 'least'
        : nearly.test(before)
          ? 'about'
          : 'exact';
    // 'The hundred-year storm' names a storm and lasts no time.
    if (namesStorm.test(sentence.lower.slice(figure.at, figure.at + figure.text.length + 24))) return [];
    const pronoun = about !== '' && ofTheQuestion.test(sentence.lower.slice(0, figure.at));
    const clause = pronoun ? narrowClause(sentence.lower, figure.at) : clauseAround(sentence.lower, figure.at);
    const own = subjectsOf(clause);
    // The first thing the question names is what it asks for.
    const asked = own.size === 0 && pronoun ? subjectAsked(about.slice(0, mostOfQuestion), figure) : own;
    const dimension = dimensionOf(figure, sentence.lower, pronoun ? about.toLowerCase() : '');
    const subject = new Set([...asked].map((one) => (dimension === 'height' && one === 'blade' ? 'turbine' : one)));
    if (figure.measure === 'count') subject.add(countedAs(figure.unit));
    if (subject.size === 0) return [];
    return [
      {
        sentence: sentence.raw,
        figure,
        bound,
        about,
        dimension,
        subject: shared(subject),
        qualifiers: shared(
          new Set([
            ...(figure.measure === 'count' ? reaches.map(({ base }) => `within ${base} feet`) : []),
            ...[
              ...(isPlace(said, figure) ? '' : clause)
                .replace(whenPhrase, ' ')
                .replaceAll(figure.text.toLowerCase(), ' ')
                .matchAll(qualifiers),
            ]
              .map((match) => (match[1] ?? '').replace(/s$/, ''))
              .map((word) => sameQualifier.get(word) ?? word)
              .filter((word) => !saysNothing.has(word) && !(figure.measure === 'length' && ofTheTop.has(word))),
          ]),
        ),
      },
    ];
  });
}

/** 'At ten feet it would sit on the drain field' says what is not proposed. */
function wouldBe({ at, text }: Figure, lower: string): boolean {
  return (
    /(?:^|[,;] |\b(?:and|but|because) )(?:even )?(?:at|with|under) (?:the |a |an )?$/.test(lower.slice(0, at)) &&
    /^[^,;]*\bwould\b/.test(lower.slice(at + text.length))
  );
}

/** 'The house sleeps sixteen' names the place and no kind of guest. */
const isPlace = (said: Figure, read: Figure): boolean => said.measure === 'plain' && read.unit === 'guest';

const namesStorm =
  /^[\w,]+(?: [\w]+)?-years?\b(?! (?:lease|term|contract|agreement|life|period|bond|easement|option|permit|plan))/;
/** What of a thing a length measures. */
const dimensions: readonly (readonly [string, RegExp])[] = [
  [
    'height',
    /\b(?:tall|high|in height|to the (?:tip|top|peak|ridge|eaves?|hub)|above (?:the )?(?:ground|grade)|straight up|how (?:tall|high))\b|\bstands? (?:\w+ ){0,2}$/,
  ],
  [
    'distance',
    /\b(?:away|from|back|off|apart|between|to the (?:house|home|line|road|nearest)|how (?:far|close|near))\b/,
  ],
  ['extent', /\b(?:wide|long|deep|across|in (?:width|depth|length)|by (?:\d|\w+ feet)|how (?:wide|long|deep))\b/],
];
function dimensionOf({ measure, at, text }: Figure, lower: string, question: string): string | null {
  if (measure !== 'length') return null;
  const behind = lower.slice(at + text.length, at + text.length + 28).split(/[,;.]/)[0] ?? '';
  const before =
    lower
      .slice(Math.max(0, at - 24), at)
      .split(/[,;.]/)
      .at(-1) ?? '';
  for (const words of [behind, before, question])
    for (const [name, pattern] of dimensions) if (pattern.test(words)) return name;
  return null;
}

/** The top of a thing is its height. */
const ofTheTop: ReadonlySet<string> = new Set(['peak', 'maximum', 'final']);

/** What is counted under one name: in a subdivision a lot is a home. */
export function countedAs(unit: string): string {
  return unit === 'lot' ? 'house' : (sameThing.get(unit) ?? unit);
}

/** The stems of all words that count one thing. */
export function namesOf(counted: string): ReadonlySet<string> {
  let names = namesKnown.get(counted);
  if (names === undefined) {
    names = stemsIn([counted, 'lot', ...sameThing.keys()].filter((word) => countedAs(word) === counted).join(' '));
    if (namesKnown.size < mostShared) namesKnown.set(counted, names);
  }
  return names;
}
const namesKnown = new Map<string, ReadonlySet<string>>();

/** What a bare figure is of, by the question that it answers: the first thing named there; a height where it asks how tall, and
 *  a home where it asks how far it is to somebody. */
function subjectAsked(about: string, { measure }: Figure): Set<string> {
  const first = [...subjectsOf(about.toLowerCase())].slice(0, 1);
  if (first.length > 0 || measure !== 'length') return new Set(first);
  if (/\bhow (?:high|tall)\b/i.test(about)) return new Set(['height']);
  return /\bhow (?:far|close|near)\b/i.test(about) && /\b(?:me|us|my|our|the [A-Z]\w+s|[A-Z]\w+['’]s)\b/.test(about)
    ? new Set(['house'])
    : new Set();
}

/** Sets of the same few words, kept once: the facts of every answer are kept as long as its rehearsal, and a set of two words
 *  takes more memory than the sentence they stand in. */
const sharedSets = new Map<string, ReadonlySet<string>>();
const mostShared = 2_000;

function shared(words: ReadonlySet<string>): ReadonlySet<string> {
  const key = [...words].join('|');
  const known = sharedSets.get(key);
  if (known !== undefined) return known;
  if (sharedSets.size < mostShared) sharedSets.set(key, words);
  return words;
}

/** 'It is 75 a day': trucks, where the clause or the question speaks of trucks; 'we sleep sixteen': guests. */
function perTime(figure: Figure, { lower }: Sentence, about: string): Figure {
  if (figure.measure !== 'plain') return figure;
  const verb =
    /\b([a-z]+) (?:up to |about |only )?$/.exec(lower.slice(Math.max(0, figure.at - 24), figure.at))?.[1] ?? '';
  const counts = countedBy.get(verb);
  if (counts !== undefined) return { ...figure, measure: 'count', unit: counts };
  if (!/^ ?(?:an?|per|each|every) (?:hour|day|week|month|year)\b/.test(lower.slice(figure.at + figure.text.length)))
    return figure;
  const own = subjectsOf(narrowClause(lower, figure.at));
  const [thing] = [...(own.size > 0 ? own : subjectsOf(about.toLowerCase().slice(0, mostOfQuestion)))].filter((one) =>
    counted.has(one),
  );
  return thing === undefined ? figure : { ...figure, measure: 'count', unit: thing };
}
const counted: ReadonlySet<string> = new Set(['truck', 'trip', 'visit', 'guest', 'student', 'job', 'tanker', 'car']);

/** A house that sleeps sixteen has sixteen guests. */
const countedBy: ReadonlyMap<string, string> = new Map([
  ['sleep', 'guest'],
  ['sleeps', 'guest'],
  ['host', 'guest'],
  ['hosts', 'guest'],
  ['accommodate', 'guest'],
  ['accommodates', 'guest'],
  ['seat', 'seat'],
  ['seats', 'seat'],
  ['enroll', 'student'],
  ['enrolls', 'student'],
  ['employ', 'job'],
  ['employs', 'job'],
]);

const sameQualifier: ReadonlyMap<string, string> = new Map([
  ['daily', 'day'],
  ['nighttime', 'night'],
  ['daytime', 'day'],
  ['annually', 'year'],
  ['annual', 'year'],
  ['yearly', 'year'],
  ['monthly', 'month'],
  ['weekly', 'week'],
  ['hourly', 'hour'],
  ['northern', 'north'],
  ['southern', 'south'],
  ['eastern', 'east'],
  ['western', 'west'],
  ['residence', 'house'],
  ['dwelling', 'house'],
  ['home', 'house'],
]);
const saysNothing: ReadonlySet<string> = new Set([
  'per',
  'each',
  'every',
  'total',
  'proposed',
  'site',
  'today',
  'now',
  'operation',
  'operational',
  'operating',
]);

function narrowClause(lower: string, at: number): string {
  const breaks = [...lower.matchAll(/, | and | but | while | with | plus |; /g)].map((match) => match.index);
  const start = breaks.filter((index) => index < at).at(-1) ?? 0;
  return lower.slice(start, breaks.find((index) => index > at) ?? lower.length);
}

/** 'The gate opens at 6:45': a thing of its own, though none that is known. */
const ownHead =
  /^[\s,]*(?:(?:and|but|so|while) )?(?:the|our|a|an|your|their|each|every) (?:\w+ )?\w+ (?:opens?|closes?|starts?|stops?|goes?|go|is|are|will|runs?|comes?)\b/;

/** The clause a figure stands in: from the last comma, 'and', 'but' or 'while' to the next. A figure without a subject of
 *  its own borrows the whole sentence up to it. */
function clauseAround(lower: string, at: number): string {
  const clause = narrowClause(lower, at);
  if (clause.search(subjects) >= 0 || ownHead.test(clause)) return clause;
  const soFar = lower.slice(0, lower.indexOf(clause) + clause.length);
  return soFar.search(subjects) >= 0 ? soFar : lower;
}

const absent =
  /\b(?:there (?:will be|is|are|would be) no|we (?:will|would) (?:have|use|need|build|install|store|run|bring|add) no|we (?:do|will|would|are|have) (?:not|never) (?:have|use|need|build|install|store|storing|using|building|installing|proposing|propose|plan(?:ning)?|seek(?:ing)?|ask(?:ing)? for|run|bring|add|allow|request(?:ing)?)(?: for| to (?:have|use|build|install|add))?(?: any| an?)?|we (?:don't|won't|aren't) (?:have|use|need|build|install|store|storing|using|building|installing|proposing|propose|plan|planning|seeking|asking for|run|bring|add|allow)(?: any| an?)?|no|without(?: any)?) ((?:[a-z-]+ ){0,2}[a-z-]+)/g;
const present =
  /\b(?:there (?:will be|is|are|would be)(?: an?| some| the| two| three| four| a few| several)?|we (?:will|would|do|plan to|intend to|need to|may|might|also|are going to|are) (?:also |still )?(?:have|use|need|build|install|store|run|bring|add|include|propose|proposing|installing|building|adding|using|request|seek)(?: an?| some| the| two| three| four| a few| several)?|(?:includes?|including|with|install|store|use)(?: an?| some| the| two| three| four| a few| several)?|(?:the|our)(?: (?:\d+|two|three|four|five|six|eight|ten|twelve|twenty|other))?) ((?:[a-z-]+ ){0,2}[a-z-]+)/g;
const stopThing =
  /^(?:more|less|longer|other|one|doubt|question|need|reason|way|problem|issue|impact|effect|change|plans?|idea|objection|intention|greater|later|closer|fewer|such|evidence|complaints?|risk|matter|difference|cost|increase|new|additional|further|place|time|case|point|thing|part|end|same|only|best|most|first|answer|site|project|board|county|city|applicant|property|land|area|road|plan)s?$/;

/** 'No trucks before seven': there are some at other hours. */
const bounded =
  /^\w* (?:before|after|past|until|during|between|outside|earlier|later|on (?:\w+days?|weekends?)|at night)\b/;
const notRequired = /^ (?:is|are) (?:required|needed|necessary)\b/;

function statedPresences(sentence: Sentence): StatedPresence[] {
  const found: StatedPresence[] = notionsIn(sentence.text).map((one) => ({ sentence: sentence.raw, ...one }));
  for (const match of sentence.lower.matchAll(absent)) {
    // What is not required may be there all the same.
    if (
      /\b(?:is|are) (?:required|needed|necessary)\b/.test(match[0]) ||
      notRequired.test(sentence.lower.slice(match.index + match[0].length))
    )
      continue;
    for (const thing of thingsOf(match[1] ?? ''))
      if (!bounded.test(sentence.lower.slice(sentence.lower.indexOf(thing, match.index) + thing.length)))
        found.push({ sentence: sentence.raw, thing, present: false });
  }
  if (/\b(?:no|not|never|without|n't|if|would|could|neither|nor|none)\b|n't\b/.test(sentence.lower)) return found;
  for (const match of sentence.lower.matchAll(present))
    for (const thing of thingsOf(match[1] ?? ''))
      // 'The expansion adds forty acres' is the project itself and no later one.
      if (thing !== 'expansion') found.push({ sentence: sentence.raw, thing, present: true });
  return found;
}

/** 'battery storage on' gives 'battery storage': the longest known thing at the start of the phrase. */
function thingsOf(phrase: string): string[] {
  const match = things.exec(phrase);
  return match?.[1] === undefined || stopThing.test(match[1])
    ? []
    : [match[1].startsWith('batter') ? 'battery' : match[1].replace(/ies$/, 'y').replace(/s$/, '')];
}
const things =
  /^(?:on-?site |outdoor |exterior |backup |diesel |permanent |nighttime |night |overnight |lithium |open |barbed |groundwater |industrial |new |public )*\b(battery storage|batter(?:y|ies)|generators?|barbed wire|night ?work|deliveries|lighting|lights?|wells?|septic|blasting|pile driving|trucks?|herbicides?|pesticides?|chemicals?|tree (?:clearing|removal)|fence|berm|cell tower|loudspeakers?|music|flar(?:e|ing)|compressors?|wetlands?|hazardous (?:materials?|waste)|storage tanks?|tanks?|variances?|waivers?|second phase|phase two|expansion|rental(?:s| units)?|drive-through|parking garage|loading docks?|rooftop equipment|tax (?:abatement|credits?|increment)|abatements?|subsid(?:y|ies)|fuel storage|glare study|noise study|traffic study|overhead lines?|substation|sirens?|alarms?|water use|cooling towers?)\b/;
