import type { Sentence } from '../speech/answer-text.ts';
import type { Figure } from '../speech/figures.ts';
import { contentStem, functionWords, verbBase } from '../speech/lexicon.ts';
import { polarOf } from '../speech/polar.ts';
import { isReported } from './reported-speech.ts';

/** A sentence that tells how things will be, made ready for comparing with what was told before. */
export interface Told {
  /** Word for word. */
  readonly sentence: string;
  /** In lower case, contractions undone: 'it is', 'will not'. */
  readonly text: string;
  /** In lower case as it was said, with the figures at their places in it. */
  readonly lower: string;
  readonly figures: readonly Figure[];
  /** Which sentence of the answer it is; only the first ones take over what the question names. */
  readonly at: number;
  /** The question, in the same form; empty where there was none. */
  readonly question: string;
  /** What the answer says to a question that asks for yes or no. */
  readonly says: boolean | null;
  /** On a condition of somebody's, or only possible. */
  readonly supposed: boolean;
}

/** The claim of a later and an earlier answer that cannot both stand. */
export interface Clash {
  readonly earlier: string;
  readonly now: string;
  readonly subject: string;
}

/** One kind of statement that a board remembers: how it is read, and when two of them cannot both stand. */
export interface Memory<Claim> {
  readonly read: (told: Told) => readonly Claim[];
  readonly clash: (earlier: Claim, now: Claim) => string | null;
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'d\b/g, ' would'],
  [/\b(it|that|there|here|what|who|where|everything|nothing|nobody|he|she|everyone|all)'s\b/g, '$1 is'],
  [/\blet's\b/g, 'let us'],
  [/\bi'm\b/g, 'i am'],
];

/** Lower case, with contractions undone. Takes: any text. */
export function plainSpeech(text: string): string {
  return contractions
    .reduce((plain, [pattern, full]) => plain.replace(pattern, full), text.toLowerCase().replaceAll('’', "'"))
    .replace(/ +/g, ' ');
}

export const negative =
  /\b(?:no|not|never|none|nothing|nobody|neither|nor|without|closed|locked|barred|banned|prohibit\w*|forbid\w*|forbidden|except|instead|avoid\w*|refus\w*|stop(?:s|ped)?|dropp?\w*|free of|rather than)\b/;
const supposed =
  /\b(?:if|unless|suppose|in case|could|might|maybe(?! (?:an?|\d|one|two|three|four|five|six|ten|twice|once)\b)|perhaps|possibly|should (?:you|the|they|it)|may|would (?:have to|need|require))\b(?! (?:to|through|until)\b)/;
/** Somebody else's, or of another time. */
export const elsewhere =
  /\b(?:used to|today|currently|existing|previously|formerly|right now|last (?:year|month|week|summer|winter)|years ago|old (?:owner|plan|operator)|previous|in town|(?:down|up) the road|(?:a|two|three|half a) miles? away|neighbors? (?:have|has|own|owns|use|uses)|other (?:sites?|projects?|companies|plants?|pits?|farms?|stores?)|at (?:our|the) other|neighbou?r's|next door|across the (?:road|street|river)|(?:the|that) ordinance|the code|in [12]9?\d\d\d)\b/;
const corrects =
  /\b(?:correct(?:ion|ed|ing)?|misspoke|misstated|revis(?:e|ed|ing)|chang(?:e|ed|ing)|no longer|earlier (?:i|we)|i said|we said)\b/;

/** 'Not as filed. We will move it back to 320 feet', 'we could cap it at thirty': what is filed is changed before everybody's eyes. */
export const offersChange =
  /\bnot as (?:filed|presented|drawn|shown|submitted)\b|\b(?:will|would|can|could|'ll|'d) (?:now |also |all )?(?:(?:move|shift|pull|push|slide)\b[^.;]{0,40}\b(?:back|away|over|farther|further)|redraw|revise|redesign)\b|\b(?:would|can|could|'d) (?:now |also )?(?:cap|limit|hold|bring|cut|live with|get by)\b/;

const asksYesNo =
  /^(?:(?:and|so|but|well|then|now),? )?(?:is|are|was|were|do|does|did|will|would|can|could|have|has|had|any) /;
const noWord = /^(?:no\b|nope|never\b|none\b|not (?:at all|a\b|one\b|any|really|yet)|neither)/i;
const butThen = /\b(?:but|if|unless|except|only|until|some|partly|most|maybe|depends?|probably|should)\b/;

/** What the first words say to a question for yes or no. */
export function answerTo(question: string, sentences: readonly Sentence[]): boolean | null {
  const [first] = sentences;
  if (first === undefined || !asksYesNo.test(question) || / or /.test(question)) return null;
  const said = plainSpeech(first.text);
  const rest = said.replace(/^(?:yes|no|well|sure)[,.]? ?/, '');
  if (butThen.test(rest)) return null;
  if (noWord.test(said)) return /\b(?:not|never|no)\b/.test(question) ? null : false;
  const word = polarOf([first]);
  if (word === null || / (?:not|never|no) /.test(question)) return null;
  const polar = plainSpeech(word);
  if (/\b(?:not|no|nope|never|none|neither|half|some|most|only|few|part|many)\b/.test(polar)) {
    return /^(?:it|they|we|i|there|that) \w+ not$/.test(polar) || /^(?:no|nope|never|none)$/.test(polar) ? false : null;
  }
  return !negative.test(rest);
}

/** What of an answer can be held against another. Takes: its sentences in order, and the question it answers.
 *  Gives: nothing that is asked, reported, openly corrected, or said of other people or times. */
export function toldIn(sentences: readonly Sentence[], about: string): readonly Told[] {
  const question = plainSpeech(about.slice(0, longestQuestion));
  const telling = sentences.filter(({ asks, raw }) => !asks && !isReported(raw));
  const says = answerTo(question, telling);
  return telling.flatMap((sentence, at) => {
    const text = plainSpeech(sentence.text);
    if (corrects.test(text) || elsewhere.test(text) || offersChange.test(text)) return [];
    if (ofSomebody.test(sentence.raw)) return [];
    if (ofThem.test(text) && elsewhere.test(question)) return [];
    return [
      {
        sentence: sentence.raw,
        text,
        lower: sentence.lower,
        figures: sentence.figures,
        at,
        question,
        says: at === 0 && !elsewhere.test(question) ? says : null,
        supposed: supposed.test(text),
      },
    ];
  });
}
const longestQuestion = 400;
/** 'The Pruitts have dogs.' */
export const ofSomebody = /(?:^|, )The [A-Z][a-z]+s (?:have|own|keep|use|live|farm|run|still)\b/;
const ofThem = /^(?:he|she|they|it)\b/;

/** Words that say nothing of what is spoken about. */
const light = new Set(
  'be have do get need require use make take go come run put set offer propose plan intend ask see want allow give keep expect build add bring let part kind sort thing way time place area site project property proposal application board county town city people anyone somebody everything request seek include provide longer right back end side whole going there here will all that then than each per half total full sure own new else look mean try work one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen first happen'
    .split(' ')
    .flatMap((word) => [word, contentStem(word) ?? word]),
);
const kin: ReadonlyMap<string, string> = new Map(
  [
    'house home dwelling residence farmhouse unit apartment townhome condo',
    'truck trucks semi rig lorry hauler tanker',
    'build construct construction',
    'blast shot explosive dynamite detonate',
    'people person resident occupant',
    'wall barrier',
    'street road lane drive',
    'tree woods woodland timber grove',
    'child kid student pupil',
    'job worker employee hire hires',
    'chief marshal',
    'train training trains trained',
    'stall space',
    'helicopter helipad pad',
    'floor story stories',
  ].flatMap((list) => {
    const [first = '', ...others] = list.split(' ');
    const head = contentStem(first) ?? first;
    return [first, ...others].map((word) => [contentStem(word) ?? word, head] as const);
  }),
);

/** The words of a text that say what it is about, each by one name. Takes: plain speech. */
export function headsIn(text: string): string[] {
  return (text.match(/[a-z][a-z'-]*/g) ?? []).flatMap((word) => {
    if (functionWords.has(word) || light.has(word)) return [];
    const base = /(?:s|ed|ing)$/.test(word) ? word : (verbBase(word) ?? word);
    const stem = contentStem(base);
    if (stem === null || light.has(stem) || light.has(contentStem(verbBase(word) ?? '') ?? '')) return [];
    return [kin.get(stem) ?? stem];
  });
}

/** Whether a reply leaves to the question what it is about: it is short, or begins with a pronoun or a figure. */
export function leansOnQuestion({ at, text, question }: Told): boolean {
  return question !== '' && at <= 1 && (at === 0 || pronoun.test(text)) && (pronoun.test(text) || text.length < 60);
}
const pronoun =
  /^(?:(?:yes|no|well|so|then)[,.]? )*(?:it|they|that|those|this|we|all|each|every one|none|nobody|only|just|on|in)\b/;
