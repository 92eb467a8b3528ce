import type { Sentence } from '../speech/answer-text.ts';
import { familiesOfAThing, familiesOfTheProject } from './choice-families.ts';
import { isReported } from './reported-speech.ts';
import { dutiesIn, type Duty } from './stated-parties.ts';
import { contentStem, functionWords, verbBase } from '../speech/lexicon.ts';
import { answerTo, elsewhere, ofSomebody, plainSpeech } from './told.ts';
import { polarOf } from '../speech/polar.ts';

/** A thing ruled out: what it is, by its content words, and the sentence that rules it out. */
export interface Denial {
  readonly sentence: string;
  readonly stems: readonly string[];
  /** In the words that were said, for naming what the clash is about. */
  readonly subject: string;
}

/** What a clause says is so. */
export interface Affirmation {
  readonly sentence: string;
  readonly stems: readonly string[];
  /** Said as something that may happen, or under a condition of the speaker's own. */
  readonly supposed: boolean;
  /** What a yes-or-no question that it answers asks of its subject; empty for any other. */
  readonly asked: readonly string[];
}

/** What one thing is, of several that exclude each other: inside or at the curb, composted or buried. */
export interface Choice {
  readonly sentence: string;
  readonly family: number;
  readonly value: number;
  readonly stems: readonly string[];
}

/** What the whole project is, of several that exclude each other: on city water or on a well. */
export interface Standing {
  readonly sentence: string;
  readonly subject: string;
  readonly value: number;
}

export interface Propositions {
  readonly denials: readonly Denial[];
  readonly affirmations: readonly Affirmation[];
  readonly choices: readonly Choice[];
  readonly standing: readonly Standing[];
  readonly duties: readonly Duty[];
}

const words = (text: string): string[] => text.match(/[a-z][a-z'-]*/g) ?? [];

/** Words for one thing, where a person who says the one has said the other. */
const sameWords = [
  'light beacon lamp lit lighting strobe',
  'truck load semi hauler delivery tanker',
  'rent rental lease available hire',
  'meet meetings talk spoke',
  'idle idling engine running',
  'blast blasting explosive dynamite shot',
  'tree wood woods woodland timber',
  'clear cut remove fell',
  'music band dj amplified',
  'outdoor outside patio terrace lawn deck yard',
  'child kid student pupil',
  'resident tenant occupant',
  'well groundwater aquifer',
  'burn fire flame',
  'home house dwelling residence',
  'sunday weekend',
  'saturday weekend',
  'night overnight midnight',
  'spray herbicide pesticide',
];
const groups = new Map<string, Set<number>>();
sameWords.forEach((list, at) => {
  for (const word of list.split(' ')) {
    const stem = contentStem(word) ?? word;
    groups.set(stem, (groups.get(stem) ?? new Set()).add(at));
  }
});

/** Whether two stems name one thing closely enough for a denial of the one to be a denial of the other. */
function same(one: string, other: string): boolean {
  if (one === other) return true;
  const others = groups.get(other);
  return others !== undefined && [...(groups.get(one) ?? [])].some((group) => others.has(group));
}
const covered = (stem: string, stems: readonly string[]): boolean => stems.some((one) => same(one, stem));

/** Two words that are one thing. */
const compounds: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:gas|gasoline|fuel|filling|service) (?:stations?|pumps?|sales|islands?)\b|\bstores? with (?:\w+ )?pumps\b/g,
    'fueling',
  ],
  [
    /\b(?:out of|outside|other|another|different)[- ](?:the )?(?:states?|count(?:y|ies)|regions?)\b|\bout-of-(?:state|county|town)\b/g,
    'elsewhere',
  ],
  [/\bbatter(?:y|ies)[- ](?:storage|containers?|systems?|units?|racks?)\b/g, 'batteries'],
];
const asOne = (lower: string): string =>
  compounds.reduce((text, [pattern, one]) => text.replace(pattern, one), lower.replaceAll('’', "'"));

/** Says what there is of a thing and not what it is. */
const light = new Set(
  'be have do get need require use make take go come run put set offer propose plan intend ask see want allow give keep want expect build add bring let part kind sort thing way time place area site project property plan proposal application board county town city people anybody anyone somebody someone everything anything height point request seek include provide longer'
    .split(' ')
    .map((word) => contentStem(word) ?? word),
);
/** 'Met' and 'bought' are of 'meet' and 'buy'; regular endings are the stem's own affair. */
const unbent = (word: string): string => (/(?:s|ed|ing)$/.test(word) ? word : (verbBase(word) ?? word));
/** What a text speaks of, each once: in a list and not in a set, which takes ten times the room and is kept with every answer. */
function thingsIn(text: string): readonly string[] {
  const things = words(text).flatMap((word) => {
    const stem = functionWords.has(word) ? null : contentStem(unbent(word));
    return stem === null || light.has(stem) || light.has(contentStem(verbBase(word) ?? '') ?? '') ? [] : [stem];
  });
  return things.length === 0 ? nothing : [...new Set(things)];
}
const nothing: readonly string[] = [];

const boundary = /[,;:] | (?:and|but|so|while|because|which|unless|except|although) /;
const emptyNo =
  /^(?:more|less|fewer|later|longer|closer|greater|higher|larger|sooner|other|one|doubt|question|problem|issue|impact|effect|change|need|reason|matter|way|idea|evidence|plans?|intention|objection|difference|further|additional|such|sir|ma'am|it|they|we|that|this|i|there)\b/;
const stopsPhrase =
  /\b(?:is|are|was|were|be|will|would|can|could|shall|has|have|to|that|who|if|when|for|from|than|as|until|before|after)\b/;
/** 'No trucks before seven' rules out hours and not trucks. */
const isBounded = (phrase: string): boolean =>
  /^(?:if|when|than|until|before|after)$/.test(stopsPhrase.exec(phrase)?.[0] ?? '');
/** What goes beyond this is a description and no longer one thing. */
const mostStems = 3;

function denialsOf({ lower, raw }: Sentence): Denial[] {
  const text = asOne(lower);
  const found: Denial[] = [];
  const add = (phrase: string): void => {
    const stems = thingsIn(phrase);
    if (stems.length > 0 && stems.length <= mostStems)
      found.push({ sentence: raw, stems, subject: phrase.trim().replace(/[.,;:!?]+$/, '') });
  };
  for (const clause of text.split(boundary)) {
    const no = /\b(?:no|without(?: any)?) (.+)/.exec(clause)?.[1];
    if (no !== undefined && !emptyNo.test(no) && !isBounded(no)) add(no.split(stopsPhrase)[0] ?? '');
    const noneOf = /\bnone of (?:the|our|my|those|these) (.+)/.exec(clause)?.[1];
    if (noneOf !== undefined) add(noneOf.replace(/[.]$/, ''));
    const never = /^(.*?)\b(?:not|never|\w+n't)\b(?: ever| be| been| being)? (.+)/.exec(clause);
    if (
      never === null ||
      /\bunless\b|\bcan(?:'t|not)\b|\b(?:not|n't) (?:only|just|yet|sure|know|certain|all|every|more|less)\b/.test(
        clause,
      )
    )
      continue;
    const [, before = '', behind = ''] = never;
    const passive = /\b(?:not|never|n't) (?:ever )?be /.test(clause);
    if (/^\w+(?:ed|t|n|en)\b/.test(behind) && passive) add(`${before} ${behind.split(/[.,;]/)[0] ?? ''}`);
    else if (!emptyNo.test(behind)) add(behind.replace(/[.]$/, ''));
  }
  return found;
}

/** 'Would trucks use Church Street?' 'They won't.' */
function deniedByNo(telling: readonly Sentence[], about: string): Denial[] {
  const [first] = telling;
  const question = plainSpeech(about);
  if (first === undefined || first.words.length > mostWordsOfNo || answerTo(question, telling) !== false) return [];
  const asked = question
    .replace(subject, ' ')
    .replace(/^(?:is|are|do|does|did|will|would|can|could|have|has) (?:any )?[a-z]+ /, ' ');
  const stems = thingsIn(asked);
  if (stems.length < 2 || stems.length > mostStems) return [];
  const told = words(asked).filter((word) => thingsIn(word).length > 0);
  return [{ sentence: first.raw, stems, subject: told.join(' ') }];
}
/** Who says more has said what exactly is not so. */
const mostWordsOfNo = 6;

const negative =
  /\b(?:no|not|never|none|nothing|nobody|neither|nor|without|\w+n't|closed|locked|barred|banned|prohibit\w*|forbid\w*|forbidden|except|instead|avoid\w*|refus\w*|off-limits|stops?|stopped|turned away|dropp?\w*|cannot)\b/;
/** Under a condition that is the board's to set, it is an offer. */
const offered =
  /\b(?:if|unless|until|should) (?:you|the (?:board|commission|county|city|town|township|neighbors?|staff|state|chief|marshal|code|ordinance|law|permit)|they|neighbors?|anyone|anybody|somebody|required|asked|approved|that is (?:what|your)|it pleases)\b|\b(?:today|currently|used to|existing|right now|other (?:sites?|projects?|companies))\b/;
const hypothetical = /\b(?:if|when|where|may|might|could|would|maybe|perhaps|possibly|sometimes|occasionally)\b/;
const corrects =
  /\b(?:correct(?:ion|ed|ing)?|misspoke|misstated|revis(?:e|ed|ing)|chang(?:e|ed|ing)|no longer|instead|earlier|moved)\b/;
const someOfIt =
  /^(?:well,? |so,? )?(?:some|a few|a couple|sometimes|occasionally|there (?:may|might|will|would|could) be|maybe|perhaps|possibly|once in a while|from time to time|only|just|mostly|most|probably)\b/;
const yes =
  /^(?:yes|yeah|yep|yup|correct|confirmed|absolutely|definitely|certainly|of course|exactly|true|sure|agreed|that's right|(?:it|they|we|i|there|that) (?:is|are|do|does|will|would|can|could|may|might))\b(?!.*(?:n't|\bnot\b|\bnever\b))/i;
const asksYesNo =
  /^(?:(?:and|so|but|well|then|now),? )?(?:is|are|was|were|do|does|did|will|would|can|could|should|has|have|had)\b|, (?:is|are|do|does|will|would|can) \w/;

/** 'Are the lights shielded' asks nothing about whether there are any. */
const subject =
  /^(?:[a-z]+,? )??(?:is|are|was|were|do|does|did|will|would|can|could|should|has|have|had) (?:all (?:of )?)?(?:the|your|those|these|this|that|its|their) (?:[a-z]+ (?=[a-z]+s\b))?[a-z]+/;

/** When or why it is so is no part of what is so. */
const subordinate = /\b(?:when|whenever|if|because|while|since|once)\b.*$/;

function affirmationsOf(sentence: Sentence, at: number, about: string): Affirmation[] {
  if (
    offered.test(sentence.lower) ||
    corrects.test(sentence.lower) ||
    ofSomebody.test(sentence.raw) ||
    elsewhere.test(sentence.lower)
  )
    return [];
  const text = asOne(sentence.lower);
  const question = asOne(about.toLowerCase());
  const replies =
    at === 0 &&
    asksYesNo.test(question) &&
    !negative.test(question) &&
    !negative.test(text.replace(subordinate, ' ')) &&
    (someOfIt.test(text) || yes.test(polarOf([sentence]) ?? ''));
  return text
    .split(/[;] | (?:but|while|whereas) |, (?=(?:there|it|we|they|nobody|and (?:there|it|we|they)) )/)
    .filter((clause) => !negative.test(clause.replace(subordinate, ' ')))
    .map((clause) => ({
      sentence: sentence.raw,
      stems: thingsIn(replies ? `${clause} ${question}` : clause),
      supposed: hypothetical.test(clause),
      asked:
        at === 0 && asksYesNo.test(question) && !negative.test(question)
          ? thingsIn(question.replace(subject, ' '))
          : nothing,
    }));
}

const refuses = /\b(?:no|not|never|neither|nor|instead|rather than|\w+n't)\b/;

function choicesOf(sentence: Sentence, at: number, about: string, whole: string): Choice[] {
  if (offered.test(sentence.lower) || corrects.test(sentence.lower)) return [];
  const question = about.toLowerCase();
  const replies = at === 0 && asksYesNo.test(question) && someOfIt.test(sentence.lower);
  const text = replies ? `${sentence.lower} ${question}` : sentence.lower;
  return familiesOfAThing.flatMap((values, family) => {
    const met = values.flatMap((pattern, value) => (pattern.test(text) ? [value] : []));
    const [value] = met;
    if (value === undefined || met.length > 1 || refuses.test(sentence.lower)) return [];
    // Somebody who names both has told them apart.
    if (values.some((pattern, other) => other !== value && pattern.test(whole))) return [];
    return [{ sentence: sentence.raw, family, value, stems: thingsIn(`${text} ${at === 0 ? question : ''}`) }];
  });
}

const untold = /\b(?:if|unless|could|might|used to|instead of|rather than)\b/;
const nots = /\b(?:no|not|never|nobody|none|neither|nor|without|isn't|aren't|won't|don't|doesn't|didn't)\b/;

/** What a sentence says the whole project is. 'It' and 'only in an outage' are of what the question names. */
function standingOf({ lower, raw, words: said }: Sentence, at: number, about: string, whole: string): Standing[] {
  const plain = lower.replaceAll('’', "'");
  if (untold.test(plain) || corrects.test(plain)) return [];
  const lent = at <= 1 && said.length <= 12 ? `${about.toLowerCase()} ` : '';
  return familiesOfTheProject.flatMap(({ subject, values, besides }) => {
    if (besides.test(plain)) return [];
    const met = values.flatMap((pattern, value) => {
      const own = pattern.exec(plain);
      const match = own ?? (lent === '' ? null : pattern.exec(lent + plain));
      // What stands in the question alone was not said.
      if (match === null || (own === null && match.index + match[0].length <= lent.length)) return [];
      // 'There is no city water out there' puts nobody on it.
      const before =
        match.input
          .slice(0, match.index)
          .split(/[,;:.?]/)
          .at(-1) ?? '';
      return nots.test(before) ? [] : [value];
    });
    const [value] = met;
    if (value === undefined || met.length > 1) return [];
    if (values.some((pattern, other) => other !== value && pattern.test(whole))) return [];
    return [{ sentence: raw, subject, value }];
  });
}

/** What sentences rule out, what they say is so, and what of several things one is. Takes: sentences in order, and the question
 *  they answer.  Gives: nothing for what is only asked, offered on the board's terms, or openly corrected. */
export function propositionsIn(sentences: readonly Sentence[], about = ''): Propositions {
  const telling = sentences.filter(({ asks, raw }) => !asks && !isReported(raw));
  const whole = telling.map(({ lower }) => lower).join(' ');
  return {
    standing: telling.flatMap((sentence, at) => standingOf(sentence, at, about, whole)),
    duties: dutiesIn(telling, about),
    denials: [...telling.flatMap(denialsOf), ...deniedByNo(telling, about)],
    affirmations: telling.flatMap((sentence, at) => affirmationsOf(sentence, at, about)),
    choices: telling.flatMap((sentence, at) => choicesOf(sentence, at, about, whole)),
  };
}

/** Whether a clause says that what was ruled out is so: all of it, or its only word where that was asked. */
export function clash(denial: Denial, { stems, asked }: Affirmation): boolean {
  if (denial.stems.length === 1 && !denial.stems.every((stem) => covered(stem, asked))) return false;
  return denial.stems.every((stem) => covered(stem, stems));
}

/** Whether two choices cannot both be so: of one family, with another value, and of one thing. */
export function excludes(one: Choice, other: Choice): boolean {
  if (one.family !== other.family || one.value === other.value) return false;
  const values = familiesOfAThing[one.family] ?? [];
  return one.stems.some(
    (stem) => other.stems.includes(stem) && stem.length > 2 && !values.some((pattern) => pattern.test(stem)),
  );
}
