import { splitAtSpaces } from '../base/text.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import type { Dimension, Quantity } from '../language/types.ts';
import { unitOf } from '../language/units.ts';
import { idsByWord } from '../lexicon/entries.ts';
import { figuresOf, wordCount, wordsOf } from './spoken.ts';

/** Why words that the engine did not write are refused. */
export type WordsFault =
  | 'empty'
  | 'too_long'
  | 'not_speech'
  | 'other_language'
  | 'out_of_character'
  | 'leaks_instructions'
  | 'rules_on_the_case'
  | 'figure_not_on_record'
  | 'quote_not_on_record'
  | 'source_not_on_record'
  | 'wrong_name'
  | 'name_not_on_record'
  | 'repeats'
  | 'off_topic'
  | 'asks_nothing'
  | 'asks_in_private'
  | 'bad_advice'
  | 'rests_on_nothing';

export interface WordsRefused {
  readonly fault: WordsFault;
  /** One sentence that tells the writer what to do better. */
  readonly reason: string;
}

/** What a text may be based on. */
export interface ProseGround {
  readonly mostWords: number;
  /** Texts whose figures may be written in digits. */
  readonly figuresFrom: readonly string[];
  /** Texts that may be quoted, word for word. */
  readonly quotesFrom: readonly string[];
  /** What the writer was told, none of which may be repeated. */
  readonly instructions?: string;
  /** An English text that vouches for its words: 'Amber means one minute left' has few function words. */
  readonly draft?: string;
}

/** The text as it would be spoken and shown: straight quotation marks, single spaces, no exclamation marks. Takes: any text. Gives: one
 *  line without white space at either end. */
export function tidyWords(text: string): string {
  return text
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/!+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/ +([,.;?])/g, '$1')
    .trim();
}

const markup = /[{}<>|\\`~^_*#=\p{Cc}\p{Cf}\u2028\u2029]|https?:|www\.|\[\d*\]|^\s*(?:[-\u2022]|\d+[.)])\s/u;
const pictograph = /[\p{Extended_Pictographic}\ufe0f]/u;
const foreignLetter = /(?![\u00c0-\u024f])[^\p{ASCII}\p{P}\p{Zs}\p{Sc}\u00b0\u00bd\u00bc\u00be]/u;

const breaksCharacter =
  /\b(?:as an? (?:ai|artificial|language|large|virtual|digital|helpful|text|software|chat)\b|(?:language|ai|generative|neural) models?\b|\bllms?\b|\bchat ?gpt|\bgpt-?\d|\bopenai\b|\banthropic\b|\bclaude\b|\bgemini\b|chat ?bots?\b|virtual assistant|ai assistant|\bi(?: am|'m) (?:an? )?(?:assistant|ai|bot|program|model|machine)|i (?:was|am) (?:trained|programmed|designed|instructed|told to|asked to (?:write|act|play|generate))|my (?:training|programming|instructions?|prompt|guidelines|context window|developers?)\b|i (?:cannot|can't|can not|am unable to|am not able to|won't) (?:assist|comply|help with|fulfil|provide that|do that|generate|roleplay|role-play|continue)|i(?:'m| am) sorry, (?:but )?i (?:can't|cannot)|role-?play|in this (?:rehearsal|simulation|exercise|role|game|scenario)|(?:the|this) (?:rehearsal|prompt|chat|conversation history)\b|here(?: is|'s) (?:the|a|your|my|one) (?:question|turn|answer|rewrite|response|line|revised)|^(?:sure|certainly|of course|absolutely|okay|understood)[,.:]? (?:here|i(?:'ll| will| can)|let me)|happy to help|how can i (?:help|assist)|else i can (?:help|assist|do))/i;
/** Phrases that address a machine reading the text. */
const turnsToMachine =
  /\b(?:assistant|chat ?bot|(?:ai|language model|llm)s?\b|system (?:prompt|override|message)|(?:ignore|disregard|forget) (?:all|any|the|your|these|previous|prior|above)\b|you are now|your (?:instructions?|rules|prompt)|(?:speak|talk|ask|write) (?:only )?(?:of|about) [^.?]{1,40} (?:instead|only))\b|\b(?:system|human|user)\s*:|<<|\{\{|"\s*:\s*"/i;

/** Whether a text addresses a machine that may read it, so no turn may be based on it. Takes: a text on file.  Throws: never. */
export const speaksToMachine = (text: string): boolean => turnsToMachine.test(text);

const speaksOfInstructions =
  /\b(?:system (?:prompt|message|instructions?|override)|(?:previous|prior|above|these|those|your|all|the) (?:\w+ )?(?:instructions|prompts?|directives)|(?:ignor(?:e|ing)|disregard(?:ing)?|overrid(?:e|ing)|forget(?:ting)?) (?:all|any|everything|the|your|previous|prior|above|earlier)\b[^.?]{0,40}\b(?:instructions?|rules?|prompts?|above|directives?|guidelines)|jail ?break|developer mode|\bdan mode|pwned|prompt injection|json|schema|max_?tokens|api[ _-]?key|passwords?\b|access token|base64|fenced|between the marks|numbered (?:fact|citation|passage)s?|plain draft)/i;
const rulesOnCase =
  /\b(?:(?:application|project|permit|request|petition|motion|case|rezoning|it) (?:is|was|has been|stands|shall be|are) (?:hereby |already |unanimously )?(?:approved|denied|granted|carried|passed)\b|(?:motion|vote) (?:passes|carries|fails)|hereby (?:approve|deny|grant)|i (?:hereby )?(?:vote|move) (?:to |aye|nay|yes|no|in favor|for|against|that we (?:approve|deny))|you(?:'re| are|'ve been| have been) (?:approved|denied)|no further questions are (?:needed|necessary)|(?:full|top|maximum|highest) (?:marks|score|rating|points)|(?:your|this|that) answer (?:is|was|scores?|rates?) (?:rated |a )?(?:strong|perfect|excellent|complete|ten|10)|(?:ten|10) (?:out of|\/) ?(?:ten|10)|rat(?:ed|ing):? (?:as )?(?:strong|adequate|weak|poor))/i;

/** 'If the permit is granted, who checks the buffer?' decides nothing, and 'it is granted only after that' doesn't either. */
const supposes = /\b(?:if|when|once|after|until|before|unless|whether|should|assuming|why|suppose)\b/i;
const provides = matcher(['if|when|once|after|until|before|unless']);

function isRuling(sentence: string): boolean {
  const ruling = rulesOnCase.exec(sentence);
  if (ruling === null || supposes.test(sentence.slice(0, ruling.index))) return false;
  return !provides.test(annotate(clauseAt(sentence, ruling.index)));
}

/** A text from a place on, up to the next comma or the like. Takes: the text, and where to begin. Throws: never. */
export function clauseAt(text: string, start: number): string {
  const words = splitAtSpaces(text.slice(start));
  const last = words.findIndex((word) => endsClause.has(word.at(-1) ?? ''));
  return words.slice(0, last === -1 ? words.length : last + 1).join(' ');
}
const endsClause = new Set([',', ';', ':']);

/** What isn't counted or doesn't matter: 'two trucks' and 'a year' need no source. */
const passing: ReadonlySet<Dimension> = new Set<Dimension>(['count', 'duration', 'frequency']);
const closedClasses = idsByWord('closed-classes', 'classes');

/** True if the text is English: enough of its words, not counting names, are English function words or appear in the draft. */
function isEnglish(text: string, draft: string): boolean {
  const known = new Set(wordsOf(draft));
  const words =
    text
      .replace(/(?<=\S )\p{Lu}[\p{L}']*/gu, ' ')
      .toLowerCase()
      .match(/[a-z\u00e0-\u024f]+(?:'[a-z]+)?/g) ?? [];
  if (words.length < 6) return true;
  const english = words.filter(
    (word) => closedClasses.has(word) || known.has(word) || /'(?:s|t|re|ll|ve|d|m)$/.test(word),
  ).length;
  const accented = words.filter((word) => /[\u00e0-\u024f]/.test(word)).length;
  return english / words.length >= 0.22 && accented / words.length < 0.15;
}

/** Passages in quotation marks: double marks, or single ones around more than one word. Takes: the text, tidied. Gives: without their
 *  marks, the double-quoted ones first. */
export function quotedIn(text: string): readonly string[] {
  return [
    ...[...text.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? ''),
    ...[...text.matchAll(/(?:^|[\s(,:])'([^']+ [^']+)'(?=[\s.,;:?)]|$)/g)].map((match) => match[1] ?? ''),
  ];
}

/** A normalized text, in which a quotation is found whatever its quotation marks, dashes and line breaks look like. */
function plain(text: string): string {
  return tidyWords(text)
    .replace(/[\u2013\u2014]/g, '-')
    .toLowerCase();
}

/** True if a quotation appears word for word in one of the texts; the punctuation at its end may be the sentence's own. Takes: the
 *  quotation and the texts. Gives: false for an empty one, and for one that is cut out of a longer word. */
export function standsIn(quote: string, texts: readonly string[]): boolean {
  const wanted = plain(quote).replace(/^[\s.,;:]+|[\s.,;:?]+$/g, '');
  if (wanted === '') return false;
  return texts.some((text) => {
    const whole = plain(text);
    for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, at + 1)) {
      if (!/[a-z0-9]/.test(whole.charAt(at - 1)) && !/[a-z0-9]/.test(whole.charAt(at + wanted.length))) return true;
    }
    return false;
  });
}

/** The first figure that none of the texts gives: one in digits, or one in words that measures something. Takes: the text, and those it is
 *  based on. Gives: as it was written; null if all are given. */
export function figureMissing(text: string, texts: readonly string[]): string | null {
  const known = new Set(texts.flatMap(figuresOf).map((figure) => figure.replace(/[.,:]+$/, '')));
  const inDigits = figuresOf(text).find((figure) => !known.has(figure));
  if (inDigits !== undefined) return inDigits;
  const given = texts.flatMap((one) => annotate(one).quantities);
  const missing = annotate(text).quantities.find(
    (said) => !passing.has(said.dimension) && amountOf(said) > 2 && !given.some((other) => isSameFigure(said, other)),
  );
  return missing === undefined ? null : text.slice(missing.start, missing.end);
}

/** In the unit it was said in. */
const amountOf = ({ value, unit }: Quantity): number => value / (unitOf(unit)?.factor ?? 1);
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

/** Three hundred feet is a hundred yards, and may match a bare 300 in a text. */
function isSameFigure(said: Quantity, given: Quantity): boolean {
  const amount = amountOf(said);
  return [given.value, given.high ?? given.value].some(
    (value) =>
      (said.dimension === given.dimension && isNear(said.value, value)) ||
      (given.unit === null && isNear(amount, value)),
  );
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?;])\s+/);

const titles = new Set(
  splitAtSpaces(`i i'm i'd i'll i've commissioner commissioners chair chairman chairwoman madam mister mr mrs ms dr sir board commission county city town
  township village parish state federal planning zoning staff council department engineer attorney section article chapter exhibit sheet
  condition packet monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december christmas thanksgiving easter sunday american english earth god internet`),
);

/** The first proper name that none of the texts has; the first word of a sentence can't be told from one. Takes: the text, and those it may
 *  take names from. Gives: as it was written; null if all are known. Quotations aren't read. */
export function nameMissing(text: string, texts: readonly string[]): string | null {
  const known = new Set(texts.flatMap((one) => one.toLowerCase().match(/[\p{L}']+/gu) ?? []));
  const unquoted = text.replace(/"[^"]*"/g, ' ');
  for (const sentence of sentencesOf(unquoted)) {
    for (const match of sentence.matchAll(/(?<=[\p{L}\d,;)] )\p{Lu}[\p{L}']+/gu)) {
      const name = match[0].toLowerCase().replace(/'s?$/, '');
      if (!titles.has(name) && !known.has(name) && !known.has(match[0].toLowerCase())) return match[0];
    }
  }
  return null;
}

/** True if eight words in a row come from the instructions. */
function repeatsInstructions(text: string, instructions: string): boolean {
  const words = wordsOf(text);
  const told = ` ${wordsOf(instructions).join(' ')} `;
  for (let at = 0; at + 8 <= words.length; at += 1) {
    if (told.includes(` ${words.slice(at, at + 8).join(' ')} `)) return true;
  }
  return false;
}

/** What is wrong with words from outside, whatever they are for.
 *  Takes: the text, tidied, and what it may be based on.  Gives: the first fault with its reason; null if there is none.
 *  Throws: never.  Specification: architecture.md ("How a question comes about"); decisions.md §6 (figures). */
export function proseFault(text: string, ground: ProseGround): WordsRefused | null {
  const count = wordCount(text);
  if (count === 0 && !/\p{L}/u.test(text)) return refused('empty', 'There were no words.');
  if (count > ground.mostWords) return refused('too_long', `It had ${count} words; ${ground.mostWords} is the most.`);
  if (pictograph.test(text)) return refused('not_speech', 'It had pictures in it; write only what is said aloud.');
  if (foreignLetter.test(text) || !isEnglish(text, ground.draft ?? ''))
    return refused('other_language', 'It was not in English.');
  if (breaksCharacter.test(text))
    return refused('out_of_character', 'It stepped out of the character; speak only as that person in the hearing.');
  if (
    speaksOfInstructions.test(text) ||
    (ground.instructions !== undefined && repeatsInstructions(text, ground.instructions))
  )
    return refused('leaks_instructions', 'It spoke about the task and not about the project.');
  if (markup.test(text))
    return refused('not_speech', 'It had marks in it that nobody says aloud; write plain sentences.');
  if (sentencesOf(text).some(isRuling))
    return refused('rules_on_the_case', 'It decided or rated the case; nobody does that in this turn.');
  const quote = quotedIn(text).find((one) => !standsIn(one, ground.quotesFrom));
  if (quote !== undefined || (text.match(/"/g) ?? []).length % 2 === 1)
    return refused(
      'quote_not_on_record',
      'It put words in quotation marks that are not word for word in the numbered citations.',
    );
  const figure = figureMissing(text, ground.figuresFrom);
  if (figure !== null)
    return refused('figure_not_on_record', `It used the figure ${figure}, which is not in the numbered citations.`);
  return null;
}

function refused(fault: WordsFault, reason: string): WordsRefused {
  return { fault, reason };
}
