import { entriesOf, idsByWord } from '../lexicon/entries.ts';
import type { Clause, Token } from './types.ts';

const verbs = idsByWord('verbs', 'classes');
const subordinators = new Set([
  'because',
  'although',
  'though',
  'while',
  'whereas',
  'if',
  'unless',
  'since',
  'when',
  'so',
  'but',
  'however',
  'until',
  'till',
  'whether',
  'where',
  'then',
  'once',
]);
const stops = new Set([';', ':', '—', '(', ')']);

/** The clauses of a sentence: cut at stops, at subordinating words, and at commas and conjunctions followed by a new subject with its verb.
 *  Takes: the tokens, and where the sentence begins and ends among them. Gives: in order, without gaps. */
export function clausesOf(tokens: readonly Token[], from: number, to: number): Clause[] {
  const clauses: Clause[] = [];
  let begin = from;
  const cut = (at: number): void => {
    if (at <= begin) return;
    clauses.push({ start: tokens[begin]?.start ?? 0, end: tokens[at - 1]?.end ?? 0, from: begin, to: at });
    begin = at;
  };
  for (let i = from + 1; i < to; i++) {
    const token = tokens[i] as Token;
    if (stops.has(token.text)) cut(token.text === '(' ? i : i + 1);
    else if (token.text === '-' && isDash(tokens, i)) cut(i + 1);
    else if (token.text === ',' && (opensClause(tokens, i + 1, to) || subordinators.has(tokens[i + 1]?.lower ?? ''))) {
      if (!isLimit(tokens, begin, i)) cut(i + 1);
    } else if (token.text === ',' && opensDenial(tokens, i + 1) && saysSomething(tokens, begin, i)) cut(i + 1);
    else if (token.text === ',' && opensApposition(tokens, i + 1, to) && saysSomething(tokens, begin, i)) cut(i + 1);
    else if (isConditional(tokens, begin) && opensMain(tokens, begin, i, to)) cut(i);
    else if (isCounting(tokens, begin) && speakers.has(token.lower) && hasVerb(tokens, i + 1, Math.min(to, i + 2)))
      cut(i);
    else if (token.lower === 'with' && tokens[i + 1]?.tag === 'number' && isJoint(tokens[i - 1])) cut(i - 1);
    else if (
      subordinators.has(token.lower) &&
      tokens[i - 1]?.tag !== 'determiner' &&
      (token.lower === 'but' || opensClause(tokens, i + 1, to))
    )
      cut(i);
    else if (opensCondition(tokens, i, to) && !isJoint(tokens[i - 1])) cut(i);
    else if (isJoint(token) && (opensClause(tokens, i + 1, to) || opensCondition(tokens, i + 1, to))) cut(i);
    else if (token.lower === 'which' || token.lower === 'who') {
      if (tokens[i - 1]?.text === ',') cut(i);
    }
  }
  cut(to);
  return clauses;
}

const limiting = idsByWord('qualifiers', 'classes');

/** 'On Saturdays,', 'Outside,': words that only say where or when the clause after them holds. */
function isLimit(tokens: readonly Token[], from: number, to: number): boolean {
  const own = tokens.slice(from, to);
  const isPlace = own[0]?.tag === 'preposition' || (own.length === 1 && limiting.has(own[0]?.lemma ?? ''));
  return isPlace && own.some(({ lemma }) => limiting.has(lemma)) && !hasVerb(tokens, from, to);
}

const isJoint = (token: Token | undefined): boolean => token?.lower === 'and' || token?.lower === 'or';

const conditions = new Set(['if', 'unless', 'because']);
const comparing = new Set(['as', 'even', 'what', 'only']);
/** A condition has its verb within this many words. */
const widestSubject = 6;

/** 'We allow parties if the guests ask first': a condition is a clause wherever its verb is. */
function opensCondition(tokens: readonly Token[], at: number, to: number): boolean {
  return (
    conditions.has(tokens[at]?.lower ?? '') &&
    !comparing.has(tokens[at - 1]?.lower ?? '') &&
    (hasVerb(tokens, at + 1, Math.min(to, at + 1 + widestSubject)) || opensClause(tokens, at + 1, to))
  );
}

const times = new Set(['when', 'whenever', 'while']);
const isConditional = (tokens: readonly Token[], at: number): boolean => {
  const first = (isJoint(tokens[at]) ? tokens[at + 1] : tokens[at])?.lower ?? '';
  return conditions.has(first) || times.has(first);
};

/** A verb this many words before is of the same clause. */
const lookBack = 12;
const speakers = new Set(['i', 'we', 'you', 'they', 'he', 'she', 'it', 'that', 'there']);

/** 'With twelve a week', 'and with forty students': a figure, and what follows from it. */
const isCounting = (tokens: readonly Token[], at: number): boolean => {
  const first = isJoint(tokens[at]) ? at + 1 : at;
  return tokens[first]?.lower === 'with' && tokens[first + 1]?.tag === 'number';
};

/** 'If there is a spill I pay', 'when it is cold the trucks idle': after the verb of a condition, a subject with its verb begins the main
 *  clause. */
function opensMain(tokens: readonly Token[], begin: number, at: number, to: number): boolean {
  const [before, first] = [tokens[at - 1], tokens[at]];
  if (before?.tag !== 'word' || !hasVerb(tokens, Math.max(begin + 1, at - lookBack), at - 1)) return false;
  if (speakers.has(first?.lower ?? '')) return hasVerb(tokens, at + 1, Math.min(to, at + 2));
  if (first?.tag !== 'determiner' || verbs.has(before.lemma)) return false;
  return hasFinite(tokens, at + 1, Math.min(to, at + widestSubject));
}

const comparatives = new Set([
  'more',
  'less',
  'fewer',
  'longer',
  'later',
  'earlier',
  'over',
  'under',
  'exception',
  'exceptions',
  'before',
  'after',
  'past',
  'beyond',
  'minute',
]);
const softeners = new Set(['just', 'only', 'but', 'and']);

/** 'Going out, just not coming in', 'a family place, no beer': a negative after a comma is a separate claim. */
function opensDenial(tokens: readonly Token[], at: number): boolean {
  const opens = softeners.has(tokens[at]?.lower ?? '') ? at + 1 : at;
  const first = tokens[opens];
  // 'Ten loads a day, never more' limits what comes before it.
  if (tokens.slice(opens + 1, opens + 3).some(({ lower }) => comparatives.has(lower))) return false;
  return first?.lower === 'not' || first?.lower === 'never' || first?.lower === 'no';
}

/** 'We had a spill', 'no beer': what comes before the comma says something by itself. */
const saysSomething = (tokens: readonly Token[], begin: number, at: number): boolean =>
  tokens[begin]?.tag === 'negation' ||
  tokens[begin]?.tag === 'number' ||
  hasVerb(tokens, Math.max(begin, at - lookBack), at);

const indefinite = new Set(['a', 'an', 'some']);
const hedges = new Set(['just', 'only', 'maybe', 'mostly', 'mainly', 'probably', 'basically']);

/** A list ends within this many words. */
const longestList = 24;

/** 'We had a violation, a spill into the creek', 'no band, just some people at tables', 'three stories, same as across the street': words
 *  that explain what was said. They are no part of it. Not the second of a list ('a fence, a gate and a road'), nor a figure. */
function opensApposition(tokens: readonly Token[], at: number, to: number): boolean {
  if (tokens[at]?.lower === 'same' && tokens[at + 1]?.lower === 'as') return true;
  const isHedged = hedges.has(tokens[at]?.lower ?? '');
  const first = isHedged ? at + 1 : at;
  if (!isHedged && !indefinite.has(tokens[first]?.lower ?? '')) return false;
  if (tokens[first]?.tag !== 'determiner' && tokens[first]?.tag !== 'word') return false;
  let end = first;
  while (end < Math.min(to, first + longestList) && (tokens[end]?.tag !== 'punctuation' || tokens[end]?.text === '-'))
    end++;
  const own = tokens.slice(first, end);
  if (own.some(({ tag }) => tag === 'number' || tag === 'modal' || tag === 'auxiliary')) return false;
  const isList = tokens.slice(first, Math.min(to, first + longestList)).some((token, nth) => isJoint(token) && nth > 0);
  return isHedged || !isList;
}

function isDash(tokens: readonly Token[], i: number): boolean {
  return tokens[i - 1]?.end !== tokens[i]?.start && tokens[i + 1]?.start !== tokens[i]?.end;
}

const subjects = new Set(['i', 'we', 'you', 'he', 'she', 'it', 'they', 'there', 'that', 'this', 'nobody', 'somebody']);

const persons = new Set(['i', 'we', 'he', 'she', 'they']);
const isBareWord = (token: Token | undefined): boolean =>
  token?.tag === 'word' && token.lower !== "'s" && !token.lower.endsWith('ly');

/** Whether a subject with its verb begins here: 'we will', 'the county plows', 'that is'. */
function opensClause(tokens: readonly Token[], at: number, to: number): boolean {
  let i = at;
  while (i < to && (tokens[i]?.tag === 'conjunction' || tokens[i]?.tag === 'interjection')) i++;
  const first = tokens[i];
  if (first === undefined || i >= to) return false;
  // After 'he' comes a verb, known or not.
  if (persons.has(first.lower) && isBareWord(tokens[i + 1]) && i + 1 < to) return true;
  if (subjects.has(first.lower) || first.tag === 'pronoun') return hasVerb(tokens, i + 1, Math.min(to, i + 3));
  if (first.tag !== 'determiner' && first.tag !== 'word' && first.tag !== 'negation') return false;
  // 'On Fridays and Saturdays the taproom closes'
  if (isDay(first)) return false;
  return hasFinite(tokens, i + 1, Math.min(to, i + 5));
}

function hasVerb(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.tag === 'modal' || token.tag === 'auxiliary' || token.lower === "'s" || verbs.has(token.lemma))
      return true;
    // Inside a sentence a period only shortens a word: 'Mr.'
    if (token.tag === 'punctuation' && token.text !== '.') return false;
  }
  return false;
}

const days = new Set(entriesOf('time', 'times').flatMap(({ days, words }) => (days === undefined ? [] : words)));
const isDay = ({ lower }: Token): boolean => days.has(lower);

/** 'The county said we need none', 'the gate locked'. */
const isPastVerb = ({ lower, lemma, tag }: Token): boolean =>
  tag === 'word' && verbs.has(lemma) && lower !== lemma && !lower.endsWith('s') && !lower.endsWith('ing');

/** 'The old pit gets shut down': a singular noun, and a verb that agrees with it. */
function isPresentVerb(tokens: readonly Token[], at: number): boolean {
  const [noun, verb, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (noun === undefined || verb === undefined || noun.tag !== 'word' || noun.lower !== noun.lemma) return false;
  const isVerbForm = verb.tag === 'word' && verb.lower !== verb.lemma && verb.lower.endsWith('s');
  return isVerbForm && verbs.has(verb.lemma) && next?.tag !== 'auxiliary' && next?.tag !== 'modal';
}

const irregularPlurals = new Set(['people', 'children', 'men', 'women', 'folks', 'cattle', 'police', 'staff']);

/** 'The investors get a share': a noun in the plural, and a verb that agrees with it and has something behind it. */
function isPluralVerb(tokens: readonly Token[], at: number): boolean {
  const [noun, verb, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isPlural = noun?.lower.endsWith('s') === true && noun.lower !== noun.lemma;
  if (noun?.tag !== 'word' || !(isPlural || irregularPlurals.has(noun.lower))) return false;
  if (verb?.tag !== 'word' || verb.lower !== verb.lemma || !verbs.has(verb.lemma)) return false;
  return next?.tag === 'determiner' || next?.tag === 'pronoun' || next?.tag === 'preposition';
}

/** 'The gas line's there', 'the county's paying', and not 'the county's list'. */
function isContracted(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (tokens[at]?.lower !== "'s" || next === undefined) return false;
  const isPlace = next.lower === 'there' || next.lower === 'here';
  const isDoing = next.lower.endsWith('ing') && verbs.has(next.lemma);
  return isPlace || isDoing || next.tag === 'determiner' || next.tag === 'preposition' || next.tag === 'negation';
}

/** After a noun, only a modal, an auxiliary or a form that agrees with it is certain to be a verb. */
function hasFinite(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.tag === 'modal' || (token.tag === 'auxiliary' && token.lower !== 'being' && token.lower !== 'having'))
      return true;
    if (isPastVerb(token) && tokens[i + 1]?.tag !== 'word') return true;
    if (isPresentVerb(tokens, i) || isPluralVerb(tokens, i) || isContracted(tokens, i)) return true;
    if (token.tag !== 'word' && token.tag !== 'determiner') return false;
  }
  return false;
}
