import { firstFrom } from '../language/matcher.ts';
import { idsByWord } from '../lexicon/entries.ts';
import type { Annotation, Clause, Quantity, Token } from '../language/types.ts';
import { unitOf } from '../language/units.ts';
import { isInfinitive } from './verb.ts';
import { attributeOf, compoundAt, isContent, isOfTime, thingAt } from './words.ts';

const verbs = idsByWord('verbs', 'classes');
const partitives = new Set(['of', 'for', 'at', 'from']);

/** The thing whose measure a figure is: 'fence' in 'an eight-foot fence' and 'the fence on the north side is eight feet', 'water' in 'half
 *  of the water', 'truck' in 'twenty trucks'. Takes: the text read, a clause and a figure in it. Gives: its lemma; null if there is only a
 *  pronoun or nothing. Never throws. */
export function measuredThing(annotation: Annotation, clause: Clause, quantity: Quantity): string | null {
  const { tokens } = annotation;
  if (quantity.unit === 'time') return null;
  if (quantity.of !== null) return quantity.of;
  if (quantity.dimension === 'count' && quantity.unit !== null && quantity.unit !== 'story') return quantity.unit;
  const from = firstFrom(tokens, quantity.start);
  const to = firstFrom(tokens, quantity.end);
  return (
    attributive(tokens, clause, to) ??
    named(tokens, clause, from) ??
    apposed(tokens, clause, from) ??
    subjectBefore(tokens, clause, from)
  );
}

const isNoun = (token: Token | undefined): token is Token =>
  token !== undefined &&
  token.tag === 'word' &&
  token.lower !== "'s" &&
  token.lower !== 'there' &&
  attributeOf(token) === null &&
  !token.lower.endsWith('ly');

/** 'a thirty-five year lease', 'an eight-foot tall fence'. */
function attributive(tokens: readonly Token[], clause: Clause, at: number): string | null {
  // Only a singular unit is an adjective: not 'eight feet of fence'.
  const unit = tokens[at - 1];
  if (unit === undefined || unit.lower !== unit.lemma) return null;
  let i = tokens[at]?.text === '-' ? at + 1 : at;
  while (i < clause.to && tokens[i] !== undefined && attributeOf(tokens[i] as Token) !== null) i++;
  let last: string | null = null;
  for (; i < clause.to && isNoun(tokens[i]); i++) {
    if (last !== null && verbs.has(tokens[i]?.lemma ?? '') && thingAt(tokens, i) === null) break;
    last = tokens[i]?.lemma ?? last;
  }
  return last;
}

/** 'a setback of fifty feet', 'a bond for two million'. */
function named(tokens: readonly Token[], clause: Clause, at: number): string | null {
  const before = tokens[at - 1];
  const noun = tokens[at - 2];
  if (before === undefined || at - 2 < clause.from || !partitives.has(before.lower) || !isNoun(noun)) return null;
  return verbs.has(noun.lemma) && noun.lower !== noun.lemma ? null : noun.lemma;
}

/** 'There is a bond, three million dollars.' */
function apposed(tokens: readonly Token[], clause: Clause, at: number): string | null {
  const [noun, comma] = [tokens[at - 2], tokens[at - 1]];
  const isThere = tokens.slice(clause.from, clause.from + 2).some(({ lower }) => lower === 'there');
  return isThere && comma?.text === ',' && at - 2 > clause.from && isNoun(noun) ? noun.lemma : null;
}

/** The noun of the subject, before its own 'of', 'on' or 'from' and before the verb. Takes: where the words end, and whether that includes
 *  the verb. */
export function subjectBefore(tokens: readonly Token[], clause: Clause, at: number, hasVerb = false): string | null {
  let noun: string | null = null;
  let isOver = false;
  for (let i = clause.from; i < at; i++) {
    const token = tokens[i] as Token;
    const compound = isOver ? null : compoundAt(tokens, i);
    if (compound !== null && compound.next <= at) {
      noun = inPhrase(tokens, clause, i) ? noun : compound.id;
      i = compound.next - 1;
      continue;
    }
    const isVerb = token.tag === 'auxiliary' || token.tag === 'modal' || token.lower === "'s";
    if (isVerb) return noun;
    if (token.tag === 'punctuation' && token.text !== '-') [noun, isOver] = [null, false];
    else if (token.tag === 'pronoun') [noun, isOver] = [null, true];
    else if (token.tag === 'preposition' && noun !== null) isOver = true;
    else if (!isOver && isNoun(token)) {
      if (noun !== null && verbs.has(token.lemma) && tokens[i - 1]?.text !== '-') return noun;
      noun = inPhrase(tokens, clause, i) ? noun : token.lemma;
    }
  }
  return hasVerb ? noun : null;
}

/** Whether a noun belongs to a phrase that opens the clause: 'at the property line it is'. */
function inPhrase(tokens: readonly Token[], clause: Clause, at: number): boolean {
  for (let i = at - 1; i >= clause.from && i > at - 4; i--) {
    const tag = tokens[i]?.tag;
    if (tag === 'preposition') return true;
    if (tag === 'punctuation' || tag === 'pronoun') return false;
  }
  return false;
}

/** The part of a clause that contains a figure: for 'there are ninety rooms, and most of them come with a car', the first part. Takes: the
 *  tokens, the clause, and where the figure begins and ends among them. Gives: indexes, end excluded. */
export function aroundFigure(
  tokens: readonly Token[],
  clause: Clause,
  begin: number,
  end: number,
): { from: number; to: number } {
  const parts = (i: number): boolean => {
    const [token, next] = [tokens[i], tokens[i + 1]];
    if (token?.text === ',') return next?.tag === 'conjunction' || next?.tag === 'number';
    return token?.tag === 'conjunction' && next?.tag === 'number';
  };
  let [from, to] = [begin, end];
  while (from > clause.from && !parts(from - 1)) from--;
  while (to < clause.to && !parts(to) && !opensAside(tokens, to, clause.to)) to++;
  return { from, to };
}

/** 'Ninety spaces, with plugs', 'forty docks, all on the north': such an afterthought describes and doesn't limit, unless it names a time. */
function opensAside(tokens: readonly Token[], at: number, to: number): boolean {
  const next = tokens[at + 1];
  if (tokens[at]?.text !== ',' || (next?.lower !== 'with' && next?.lower !== 'all')) return false;
  return !tokens.slice(at + 1, to).some(({ lemma }) => isOfTime(lemma) || unitOf(lemma)?.dimension === 'duration');
}

/** Content words after prepositions: where, when and for what it is claimed. Takes: tokens of one clause. Gives: lemmas in the order said,
 *  without repetition; none after 'of' and 'per'. */
export function circumstancesOf(tokens: readonly Token[]): string[] {
  const found = new Set<string>();
  let inside = false;
  for (const [at, token] of tokens.entries()) {
    if (isInfinitive(tokens, at, tokens.length)) inside = false;
    else if (token.lower === 'by' && tokens[at + 1]?.tag === 'word') inside = false;
    // 'At any of our stores'
    else if (token.lower === 'of' && tokens[at - 1]?.tag === 'determiner') continue;
    else if (token.tag === 'preposition') inside = token.lower !== 'of' && token.lower !== 'per';
    else if (
      token.tag === 'auxiliary' ||
      token.tag === 'modal' ||
      token.tag === 'pronoun' ||
      token.tag === 'conjunction'
    )
      inside = false;
    else if (token.tag === 'punctuation' && token.text !== '-') inside = false;
    else if (inside && isContent(token)) found.add(token.lemma);
  }
  return [...found];
}

/** The nouns of a clause with the words right before them, which say what kind they are: 'propane tank', 'part-time employee'. Takes: the
 *  text read, the clause and the index of its verb, which ends a noun. Gives: in text order, lists of lemmas, the noun last; those of one word
 *  are left out, and so is a measure ('an eight-foot fence'). */
export function phrasesIn({ tokens, quantities }: Annotation, clause: Clause, verb: number): string[][] {
  const found: string[][] = [];
  let words: string[] = [];
  const end = (): void => {
    if (words.length > 1) found.push(words);
    words = [];
  };
  const isMeasure = ({ start, end }: Token): boolean =>
    quantities.some((one) => one.dimension !== 'count' && start >= one.start && end <= one.end);
  for (let i = clause.from; i < clause.to; i++) {
    const token = tokens[i] as Token;
    if (token.text === '-' && words.length > 0) continue;
    const isNone = token.tag !== 'word' || token.lower === "'s" || i === verb;
    if (isNone || attributeOf(token) !== null || isMeasure(token)) end();
    else if (isContent(token) || tokens[i - 1]?.text === '-' || tokens[i + 1]?.text === '-') words.push(token.lemma);
  }
  end();
  return found;
}
