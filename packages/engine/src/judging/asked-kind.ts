import type { Sentence } from '../speech/answer-text.ts';
import type { Figure } from '../speech/figures.ts';
import { contentStem, functionWords, stemsIn, verbBase } from '../speech/lexicon.ts';
import { document, hedge } from '../speech/phrases.ts';
import type { QuestionPart } from './question-text.ts';

/** What a part of a question asks for beside figures, by its question word and the noun or verb behind it. */
export type AskedKind = 'road' | 'hours' | 'substance' | 'binding' | 'event' | 'sight' | 'place' | 'person';

const asking: readonly (readonly [RegExp, AskedKind])[] = [
  [/\b(?:which|what) (?:\w+ )?(?:roads?|streets?|routes?|ways?|entrances?|driveways?|gates?|lanes?)\b/, 'road'],
  [/\b(?:what|which) (?:are |is )?(?:the |your )?(?:\w+ )?(?:hours|days|time)\b/, 'hours'],
  [
    /\b(?:what|which) (?:kinds? of |sorts? of |other )?(?:chemicals?|materials?|substances?|fuels?|liquids?|fluids?|gas(?:es)?)\b|\bhow much (?!water|land|money|noise|traffic|power)[a-z]+ (?:do|does|will|is|are)\b.*\b(?:keep|kept|stor|have|hold|on site|there)/,
    'substance',
  ],
  [
    /\bwhat (?:\w+ )?(?:stops?|keeps?|prevents?|guarantees?|assures?|holds?|protects?|binds?|makes sure|says (?:that )?you|assurance|guarantee|recourse|teeth)\b|\bhow (?:do|can|would|will) (?:we|i|the \w+) (?:know|be sure|hold|enforce|make sure|trust)\b|\bwhat happens (?:to|with) (?:this|that|it|these|those|the) (?:promises?|conditions?|agreements?)\b/,
    'binding',
  ],
  [
    /\bwhat (?:will|would|do|does|can|is) (?:i|we|you|they|people|somebody|someone|anyone|a \w+|the \w+)\b.{0,30}\b(?:see|look|hear|notice|smell)\b|\bwhat (?:does|will|would) it (?:look|smell|sound) like\b/,
    'sight',
  ],
  [
    /\bwhat (?:do|does|did|will|would|should|can|are|is|am) (?:you|i|we|they|he|she|the [\w ]{2,40}?)\b.{0,20}\bdo\b|\bwhat (?:steps|measures|precautions)\b/,
    'event',
  ],
  [/^(?:(?:and|so|but|well|okay|then),? )*(?:what|how) about\b/, 'event'],
];

/** The kind of content this part asks for, or null where its form alone does not tell. */
export function kindAsked({ form, sentence, wants }: QuestionPart): AskedKind | null {
  if (form === 'where') return 'place';
  if (form === 'who') return 'person';
  const named = asking.find(([pattern]) => pattern.test(sentence.lower))?.[1] ?? null;
  if (named !== null && (form === 'what' || form === 'what_if' || form === 'how' || named === 'substance'))
    return named;
  if (form === 'when' && named === 'hours') return 'hours';
  return (form === 'what_if' || form === 'how') && wants.length === 0 ? 'event' : null;
}

const roadName =
  /\b(?:left|right)(?:[- ]turns?)?(?: only| out| in\b|,)|\b[Ee]xit \d+|\b(?:[A-Z][a-z]+ )(?:Road|Street|Lane|Avenue|Drive|Highway|Pike|Boulevard|Parkway|Trail|Way)\b|\b(?:Route|Highway|County Road|State Road|Interstate|US|I-)[ -]?\d+|\b(?:main|front|rear|east|west|north|south|\w+ern) (?:gate|entrance|drive|driveway|road)\b/;
const spot = String.raw`(?:roads?|streets?|lanes?|driveways?|drives?|entrances?|gates?|doors?|docks?|lots?|pads?|ponds?|basins?|creeks?|rivers?|ditch(?:es)?|streams?|swales?|pipes?|culverts?|tanks?|plants?|landfill|wells?|corners?|sides?|buildings?|yards?|fences?|lines?|fields?|parcels?|property|highways?|routes?|interstate|intersections?|bays?|aprons?|alley|garages?|roofs?|basement|rooms?|sheds?|clubhouse|sewers?|mains?|towers?|parks?|church|school|stations?|substation|warehouse|cul-de-sac|turnout|slab|shop|office)`;
const placed = new RegExp(
  String.raw`\b(?:in|into|onto|on|at|along|behind|beside|between|under|beneath|next to|across|to|from|inside|within|through|off|by|over|around|past|near|outside|via|down)(?: (?:the|our|a|an|its|your|their|each|both|either|all|one|two|three|that|this|of))*(?: [\w&'-]+){0,3} ${spot}\b`,
  'i',
);
const direction = /\b(?:north|south|east|west)(?:ern|east|west|side|ward|erly)?\b/i;
const time =
  /\b(?:dawn|dusk|sunrise|sunset|noon|midnight|daylight|around the clock|24 hours|seven days|weekdays|weekends|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/i;
const person =
  /\b(?:owner|operator|manager|superintendent|association|county|city|township|village|district|utility|contractor|company|tenant|landlord|lender|surety|insurer|engineer|inspector|chief|marshal|sheriff|desk|dispatch(?:er)?|control room|hotline|technician|crew|trust|authority|department|agency|board|buyer|developer|applicant)\b/i;
/** What holds somebody to something, on paper or by its make. */
const instrument =
  /\b(?:proffers?|covenants?|deeds?|easements?|conditions?|recorded|permits?|ordinance|leases?|agreements?|contracts?|bonds?|suret(?:y|ies)|letters? of credit|escrow|fines?|fined|penalt(?:y|ies)|second hearing|(?:another|new|public) hearing|amend(?:ment|s)?|comes? back (?:to|before)|runs? with the land|(?:is|are) (?:limited|capped|restricted|bound)|limits?|caps?|prohibits?|bars?|forbids?|zoning|insur(?:er|ance)|liens?|injunction|revok\w+|statute|audits?)\b/i;
/** What is built or set so that the bad day stays small. */
const safeguard =
  /\b(?:containment|double-?walled|berms?|liners?|curbs?|valves?|alarms?|sensors?|detectors?|timers?|shields?|shielded|aimed|relays?|automatic(?:ally)?|shuts? (?:off|down)|switch(?:es)? off|shut-?off|backup|sprinklers?|hydrants?|knox box|cameras?|gates?|islands?|barriers?|walls?|oxidizers?|filters?|scrubbers?|guards?|signs?|monitors?|meters?)\b/i;
const seen =
  /\b(?:berms?|trees?|spruces?|evergreens?|cedars?|hedges?|fences?|walls?|panels?|roofs?|towers?|lights?|buildings?|poles?|nothing|smoke|steam|steel|brick|siding)\b/i;

/** Verbs that say how somebody is or feels, and nothing that he does. */
const idle = new Set(
  'be have think believe feel hope expect understand want care work look love know plan intend exceed meet comply value respect strive try continue seem appear remain stay mean need like appreciate take want aim consider explore evaluate ensure address handle manage hear listen see say live stop'.split(
    ' ',
  ),
);
const imperative = /^(?:you )?(?:call|dial|phone|text|press|stop by|come to|go to)\b/i;

/** Between somebody and what he does. */
const between = new Set(
  'will would must can shall then also first only always never all automatically either just now still'.split(' '),
);

/** What is done, by whom, beyond what the question has said: verbs that agree with the word before them, the verbs joined to
 *  them, and what is done to something. Gives: how many. */
function deedsIn({ lower, words }: Sentence, asked: ReadonlySet<string>): number {
  const deeds = new Set<string>();
  const add = (word: string): void => {
    const base = verbBase(word);
    if (base === null || idle.has(base)) return;
    if (!asked.has(contentStem(base) ?? base) && !asked.has(contentStem(word) ?? word)) deeds.add(base);
  };
  words.forEach((word, at) => {
    if (verbBase(word) === null || /ing$/.test(word)) return;
    let back = at - 1;
    while (back >= 0 && between.has(words[back] ?? '')) back--;
    const subject = words[back] ?? '';
    if (subject === '' || functionWords.has(subject) ? pronouns.has(subject) : agrees(subject, word) || back < at - 1)
      add(word);
  });
  const directed = imperative.test(lower);
  if (deeds.size > 0 || directed) for (const match of lower.matchAll(joined)) add(match[1] ?? '');
  for (const match of lower.matchAll(/\b(?:is|are|gets?|be) ([a-z]+(?:ed|en|own|ut|lt))\b/g))
    if (!states.test(match[1] ?? '') && !asked.has(contentStem(verbBase(match[1] ?? '') ?? '') ?? ''))
      deeds.add(match[1] ?? '');
  return deeds.size + (directed ? 1 : 0);
}
const pronouns = new Set(
  "we they it he she i you somebody someone nobody everybody that this which who we'll they'll it'll i'll".split(' '),
);
const joined =
  /(?:, (?:and |then )?|\band (?:then )?)([a-z]+)(?= (?:the|it|that|them|a|an|our|your|you|out|off|in|every|each|for|with|to)\b)/g;
/** How a thing is, though it looks like what is done to it. */
const states =
  /^(?:committed|concerned|excited|designed|located|interested|dedicated|experienced|supposed|qualified|involved|based|wooden|open|needed|required|expected|planned|used|built|even|often)$/;

/** 'Crews replace', 'the lender pays', 'the driver paid'. */
function agrees(subject: string, verb: string): boolean {
  if (/ed$/.test(verb)) return true;
  return /s$/.test(subject) ? !/s$/.test(verb) : /s$/.test(verb);
}

/** Whether a sentence has content of the kind asked for, in whatever words: a place for where, somebody for who, what is done
 *  for what happens, what binds for what stops. Takes: the kind, the sentence, its figures that the question has not said, and the stems of the question.
 *  Gives: `given`, and `definite` where a listener could check it. */
export function contentOfKind(
  kind: AskedKind,
  sentence: Sentence,
  fresh: readonly Figure[],
  asked: ReadonlySet<string>,
): { readonly given: boolean; readonly definite: boolean } {
  const { text } = sentence;
  const names = (pattern: RegExp): boolean => {
    const said = pattern.exec(text)?.[0];
    return said !== undefined && ![...stemsIn(said)].every((stem) => asked.has(stem));
  };
  const has = (...measures: readonly Figure['measure'][]): boolean =>
    fresh.some(({ measure }) => measures.includes(measure));
  const measured = fresh.some(({ measure }) => measure !== 'plain');
  const guessed = hedge.test(text);
  const sure = (given: boolean, definite: boolean): { given: boolean; definite: boolean } => ({
    given,
    definite: given && definite && !guessed,
  });
  switch (kind) {
    case 'road':
      return sure(roadName.test(text), true);
    case 'place':
      return sure(placed.test(text) || roadName.test(text) || direction.test(text), true);
    case 'hours':
      return sure(has('clock', 'duration') || time.test(text), true);
    case 'person':
      return sure(person.test(text), measured || named.test(text) || document.test(text));
    case 'substance':
      return sure(
        has('volume', 'weight') ||
          /\b(?:no|none|only) (?:\w+ ){0,2}(?:chemicals?|fuels?|liquids?|materials?)\b/i.test(text),
        true,
      );
    case 'binding':
      return sure(
        names(instrument) || names(safeguard),
        measured || deedsIn(sentence, asked) > 0 || document.test(text),
      );
    case 'sight':
      return sure(seen.test(text), measured);
    case 'event': {
      const deeds = deedsIn(sentence, asked);
      const means = names(instrument) || names(safeguard);
      return sure(deeds > 0 || means, measured || (means && deeds > 0) || deeds > 1 || named.test(text));
    }
  }
}
/** A name inside the sentence. */
const named = /[a-z0-9,;:] (?!I\b|I')[A-Z][a-z]+/;
