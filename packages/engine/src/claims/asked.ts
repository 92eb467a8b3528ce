import { contentOf, limitsIn, measuredTo, readClause, tellingTokens, type ClauseRead } from './clause.ts';
import { circumstancesOf } from './measured.ts';
import { extremeAsked } from './strength.ts';
import { attributeOf, compoundAt, thingAt } from './words.ts';
import type { Annotation, Sentence, Token } from '../language/types.ts';
import { idsByWord } from '../lexicon/entries.ts';
import { unitOf } from '../language/units.ts';
import { nounAt } from '../language/nouns.ts';

/** What a question contributes to a short answer. */
export interface Asked {
  readonly head: readonly string[];
  readonly within: readonly string[];
  readonly around: readonly string[];
  /** Nouns with the words directly before them: 'order' for 'order speaker'. */
  readonly described: ReadonlyMap<string, readonly string[]>;
  readonly subject: string | null;
  /** What is counted in 'how many trucks', and per what. */
  readonly unit: string | null;
  readonly per: string | null;
  readonly attribute: string | null;
  /** The thing asked about: 'tower' in 'how tall is the tower'. */
  readonly measured: string | null;
  /** What is done, and what it is measured to: 'come' for 'how often does it come', 'house' for 'how far from the house'. */
  readonly predicate: string | null;
  readonly measuredTo: string | null;
  /** Whether it asks for a thing, as opposed to whether something is so: 'who', 'what', 'how many'. */
  readonly isFor: boolean;
  /** Whether it asks of what was: 'did you pay'. */
  readonly isPast: boolean;
  /** Whether it asks of another site. */
  readonly isElsewhere: boolean;
  /** Whether it asks who: 'who plows', 'who will own the pond'. */
  readonly isWho: boolean;
  /** The end of a range that is asked for: 'how early', 'the longest'. */
  readonly extreme: 'least' | 'most' | null;
  /** What a yes or a no affirms or denies; null if the question isn't that kind. */
  readonly proposition: ClauseRead | null;
}

/** Reads a question for what its short answer leaves out. Takes: the question, read. Gives: the reading of its last sentence that asks, or
 *  else its last sentence. Never throws. */
export function askedOf(question: Annotation): Asked {
  const { tokens, sentences } = question;
  const sentence = sentences.findLast(({ kind }) => kind === 'question') ?? sentences.at(-1);
  const own = sentence === undefined ? [] : tokens.slice(sentence.from, sentence.to);
  const telling = sentence === undefined ? [] : tellingTokens(question, sentence.from, sentence.to);
  const many = own.findIndex(({ lower }, i) => lower === 'how' && own[i + 1]?.lower === 'many');
  // 'How many yards, and how many trucks?' gives no short answer its unit.
  const isTwofold = own.filter(({ lower }) => lower === 'how').length > 1;
  const counted = many < 0 || isTwofold ? null : nounAt(own, many + 2, 2);
  const how = own.findIndex(({ lower }) => lower === 'how');
  const degree = how < 0 ? null : own[how + 1];
  return {
    head: contentOf(telling.filter((token) => token !== degree && !isSuperlative(token))),
    within: [...new Set(limitsIn(telling))].sort(),
    around: circumstancesOf(telling),
    described: describedIn(own),
    subject: own.map((_, i) => thingAt(own, i)?.id ?? null).find((id) => id !== null) ?? null,
    unit: counted?.lemma ?? null,
    per: counted?.per ?? periodIn(own),
    measured: isTwofold ? null : counted === null ? measuredIn(own) : isUnit(counted.lemma) ? null : counted.lemma,
    attribute: attributeAsked(own, how),
    predicate: sentence === undefined ? null : predicateOf(tokens, sentence.from, sentence.to),
    measuredTo: sentence === undefined ? null : measuredTo(tokens, sentence, sentence.to),
    isFor: own.some(({ tag, lower }) => tag === 'question_word' || whWords.has(lower)),
    isPast: own.some(({ lower }) => lower === 'did' || lower === 'was' || lower === 'were'),
    isElsewhere: question.scopes.some(({ kind, start }) => kind === 'elsewhere' && start >= (sentence?.start ?? 0)),
    isWho: own.some(({ lower }) => lower === 'who'),
    extreme: extremeAsked(question),
    proposition: sentence === undefined ? null : propositionIn(question, sentence),
  };
}

/** 'How tall', 'what is the height', 'what is your setback'. */
function attributeAsked(own: readonly Token[], how: number): string | null {
  const degree = how < 0 ? undefined : own[how + 1];
  if (degree !== undefined) return attributeOf(degree);
  if (own[0]?.lower !== 'what') return null;
  const noun = own.find((token) => token.tag === 'word' && token.lower !== "'s");
  return noun === undefined ? null : attributeOf(noun);
}

const whWords = new Set(['when', 'where', 'how', 'why', 'which', 'who', 'what', 'whose']);

/** 'How many acres' names no thing. */
const isUnit = (lemma: string): boolean => unitOf(lemma) !== null;

function describedIn(own: readonly Token[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  let before: string[] = [];
  for (const token of own) {
    if (token.text === '-') continue;
    if (token.tag !== 'word' || token.text !== token.lower) before = [];
    else {
      if (before.length > 0) found.set(token.lemma, before);
      before = [...before, token.lemma];
    }
  }
  return found;
}

const isSuperlative = ({ lower, tag }: Token): boolean => tag === 'word' && lower.endsWith('est') && lower.length > 5;

const openings = new Set(['auxiliary', 'modal']);

/** For 'will there be lights on the field', the statement being asked about. A question that is itself negative is left alone. */
function propositionIn(question: Annotation, sentence: Sentence): ClauseRead | null {
  const { tokens } = question;
  const first = tokens[sentence.from];
  const clause = sentence.clauses.find(({ from, to }) => opensPolar(tokens, from, to));
  if (first === undefined || clause === undefined) return null;
  const read = readClause(question, sentence, clause);
  if (read.polarity === 'denied' || read.modality === 'hypothetical' || read.modality === 'reported' || read.elsewhere)
    return null;
  const isYou = tokens.slice(clause.from, clause.to).some(({ lower }) => lower === 'you');
  const predicate = predicateIn(tokens, clause.from, clause.to) ?? read.predicate;
  return { ...read, predicate, modality: 'stated', party: read.party ?? (isYou ? 'applicant' : null) };
}

function opensPolar(tokens: readonly Token[], from: number, to: number): boolean {
  let at = from;
  while (
    at < to &&
    (tokens[at]?.tag === 'conjunction' || tokens[at]?.text === ',' || tokens[at]?.tag === 'interjection')
  )
    at++;
  const own = tokens.slice(at, to);
  const isVerbless = own.every(
    ({ tag, lower }) => !openings.has(tag) && tag !== 'question_word' && tag !== 'pronoun' && lower !== "'s",
  );
  return openings.has(own[0]?.tag ?? '') || own[0]?.lower === 'any' || isVerbless;
}

/** The verb of a question: the one after its auxiliary, or else the auxiliary. */
function predicateOf(tokens: readonly Token[], from: number, to: number): string | null {
  const helper = tokens.findIndex(({ tag, lower }, i) => i >= from && i < to && (openings.has(tag) || lower === "'s"));
  if (helper < 0) return null;
  const named = tokens[helper]?.tag === 'modal' ? null : (tokens[helper]?.lemma ?? null);
  return predicateIn(tokens, helper, to) ?? (named === "'s" ? 'be' : named);
}

/** The verb after the subject: 'did you know', 'will anybody sleep'. */
function predicateIn(tokens: readonly Token[], from: number, to: number): string | null {
  for (let i = from + 1; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.tag === 'preposition' || token.tag === 'punctuation') return null;
    if (token.tag === 'word' && isVerbAt(tokens, i) && tokens[i - 1]?.tag !== 'determiner') return token.lemma;
  }
  return null;
}

const verbs = idsByWord('verbs', 'classes');
const times = new Set(['hour', 'day', 'week', 'month', 'year', 'night']);

/** 'In a day', 'per week'. */
function periodIn(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(
    ({ lower }, i) => ['a', 'per', 'each', 'every'].includes(lower) && times.has(tokens[i + 1]?.lemma ?? ''),
  );
  return at < 0 ? null : (tokens[at + 1]?.lemma ?? null);
}

/** 'The capacity of the tank' is the tank's. */
const sizes = new Set(['capacity', 'size', 'volume', 'weight', 'cost', 'price', 'area', 'number', 'rate', 'rent']);

/** The noun after the verb of a question: 'how tall is the tower', 'what is the setback on that side'. */
function measuredIn(tokens: readonly Token[]): string | null {
  const much = tokens.findIndex(({ lower }, i) => lower === 'how' && tokens[i + 1]?.lower === 'much');
  if (much >= 0 && tokens[much + 2]?.tag === 'word') return tokens[much + 2]?.lemma ?? null;
  const verb = tokens.findIndex(
    ({ tag, lower }, i) => i > 0 && (tag === 'auxiliary' || tag === 'modal' || lower === "'s"),
  );
  if (verb < 0 || tokens[0]?.tag !== 'question_word') return null;
  let noun: string | null = null;
  for (let i = verb + 1; i < tokens.length; i++) {
    const token = tokens[i];
    const compound = noun === null ? compoundAt(tokens, i) : null;
    if (compound !== null) return compound.id;
    if (noun === null && (token?.tag === 'determiner' || (token !== undefined && isSuperlative(token)))) continue;
    // 'The height of the tower' is about the tower; 'the setback from the road' names no thing.
    const isMeasure = token?.tag === 'word' && attributeOf(token) !== null;
    if (isMeasure && tokens[i + 1]?.lower === 'of') i++;
    if (isMeasure) continue;
    if (token?.tag === 'word' && tokens[i + 1]?.lower === 'of' && sizes.has(token.lemma)) {
      i++;
      continue;
    }
    if (token?.tag !== 'word' || (noun !== null && isVerbAt(tokens, i))) break;
    noun = token.lemma;
  }
  return noun;
}

/** If two words in a row could be verbs, the first is a noun: 'how often does the propane truck come'. */
const isVerbAt = (tokens: readonly Token[], i: number): boolean =>
  verbs.has(tokens[i]?.lemma ?? '') &&
  !(tokens[i + 1]?.tag === 'word' && verbs.has(tokens[i + 1]?.lemma ?? '') && !tokens[i + 1]?.lower.endsWith('ing'));
