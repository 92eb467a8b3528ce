import { idsByWord } from '../lexicon/entries.ts';
import { scopesAt } from '../language/spans.ts';
import type { Annotation, Clause, ScopeKind, Sentence, Span, Token } from '../language/types.ts';
import { presupposedIn } from './presupposed.ts';
import { houses, marksOf, sole, standing, type Mark } from './strength.ts';
import { compoundAt, isContent, limitOf, partyAt, placeAt, thingAt } from './words.ts';
import { circumstancesOf, phrasesIn, subjectBefore } from './measured.ts';
import { isPossessive, verbIn } from './verb.ts';
import type { Claim } from './types.ts';

const verbs = idsByWord('verbs', 'classes');

/** What one clause says, before its figures. */
export interface ClauseRead {
  readonly predicate: string | null;
  readonly party: string | null;
  readonly doer: string | null;
  readonly owner: string | null;
  readonly subject: string | null;
  readonly head: readonly string[];
  readonly circumstances: readonly string[];
  readonly phrases: readonly (readonly string[])[];
  readonly presupposes: readonly string[];
  readonly within: readonly string[];
  readonly condition: readonly string[];
  readonly marks: readonly Mark[];
  readonly polarity: Claim['polarity'];
  readonly modality: Claim['modality'];
  readonly time: Claim['time'];
  readonly elsewhere: boolean;
}

/** Reads one clause. Takes: the text read, a sentence of it and a clause of that. Gives: what the clause says, and null for what it doesn't
 *  say. Never throws. */
export function readClause(annotation: Annotation, sentence: Sentence, clause: Clause): ClauseRead {
  const { tokens } = annotation;
  const verb = verbIn(tokens, clause.from, clause.to);
  const denial = denialIn(annotation, clause);
  const from = denial === null ? clause.from : deniedFrom(tokens, clause, denial);
  const scopes = scopesOver(annotation, sentence, clause, verb);
  const own = tellingTokens(annotation, from, clause.to);
  const conditions = sentence.clauses.length > 1 && isConditional(tokens, sentence, clause) ? ['if'] : [];
  const owning = owningIn(tokens, clause, verb);
  return {
    predicate: owning !== null ? 'own' : tokens[verb]?.lower === "'s" ? 'be' : (tokens[verb]?.lemma ?? null),
    party: owning ?? partyIn(tokens, clause, verb),
    doer: doerIn(tokens, clause, verb),
    owner: ownerIn(tokens, clause, verb),
    subject: firstOf(clause.from, clause.to, (i) => thingAt(tokens, i)?.id ?? null),
    head: owning === null ? contentOf(own) : ['own', ...contentOf(own).filter((lemma) => lemma !== 'belong')],
    circumstances: circumstancesOf(own),
    phrases: phrasesIn(annotation, clause, verb),
    presupposes: denial === null ? presupposedIn(tokens, clause, verb) : [],
    within: [...new Set([...limitingIn(own).map(({ lemma }) => lemma), ...conditions])].sort(),
    condition: conditions.length > 0 ? conditionOf(annotation, sentence, clause) : [],
    marks: [...marksOf(annotation, sentence, clause), ...occasionOf(tokens, sentence, clause)],
    polarity: denial === null ? 'affirmed' : 'denied',
    modality:
      sentence.clauses.length > 1 && opensTime(tokens, clause) ? 'hypothetical' : modalityOf(tokens, clause, scopes),
    time: timeOf(tokens, clause, verb, scopes),
    elsewhere: scopes.has('elsewhere'),
  };
}

/** What is talked about, as lemmas without repetition: content words, and 'empty' if somebody empties something. Takes: the tokens of a
 *  clause, or some of them. Gives: in the order said; empty if there are none. */
export const contentOf = (own: readonly Token[]): string[] => [
  ...new Set(
    own.filter((token, i) => (isContent(token) && !isOnesOwn(own, i)) || isDone(own, i)).map(({ lemma }) => lemma),
  ),
];

/** 'Our own well' doesn't mean owning anything. */
const isOnesOwn = (own: readonly Token[], i: number): boolean =>
  own[i]?.lower === 'own' && (own[i - 1]?.tag === 'determiner' || own[i - 1]?.lower === "'s");

const limitingIn = (own: readonly Token[]): Token[] => own.filter((_, i) => limits(own, i));

/** Whether a word limits what is claimed: not 'fire' in 'the fire department', nor 'front' in 'up front'. */
function limits(own: readonly Token[], i: number): boolean {
  const token = own[i];
  if (token === undefined || limitOf(token) === null || isDone(own, i) || own[i - 1]?.lower === 'up') return false;
  // 'The porch and the house both come down'
  if (token.lower === 'both' && own[i - 1]?.tag === 'word') return false;
  // 'Each of the twenty' is all twenty.
  if (token.lower === 'each' && own[i + 1]?.lower === 'of') return false;
  // 'We would be full', 'the lot is empty'
  if (states.has(token.lower) && isBeing(own[i - 1]) && own[i + 1]?.tag !== 'word') return false;
  return (partyAt(own, i)?.next ?? 0) <= i + 1;
}

const states = new Set(['loaded', 'full', 'empty', 'new', 'fresh']);
const isBeing = (token: Token | undefined): boolean =>
  token?.lemma === 'be' || token?.lemma === 'get' || token?.lower === "'s";

/** 'We empty the pits': a verb, not a limit. */
function isDone(own: readonly Token[], i: number): boolean {
  const token = own[i];
  const before = own[i - 1];
  if (token === undefined || before === undefined || limitOf(token) === null || !verbs.has(token.lemma)) return false;
  return before.tag === 'pronoun' || before.tag === 'modal' || before.tag === 'auxiliary' || before.lower === 'to';
}

/** The tokens that say what is talked about: without those that express a figure or an hour. What is counted stays. Takes: the text read
 *  and a range of token indexes, end excluded. Gives: those of the range that stay, in order. */
export function tellingTokens(annotation: Annotation, from: number, to: number): Token[] {
  const { quantities, schedules, tokens } = annotation;
  return compounded(tokens.slice(from, to)).filter((token) => {
    const inside = ({ start, end }: Span): boolean => token.start >= start && token.end <= end;
    const figure = quantities.find(inside);
    // 'Four permanent residents', but nothing from 'two hundred' or 'an acre'
    if (figure?.dimension === 'count')
      return token.lemma === figure.of || token.lemma === figure.unit || (figure.per === null && token.tag === 'word');
    if (figure !== undefined) return false;
    return !schedules.some(inside) || !isHour(token);
  });
}

/** 'The right of way' is one thing, though none of its words says what. */
function compounded(own: readonly Token[]): Token[] {
  const tokens: Token[] = [];
  for (let i = 0; i < own.length; i++) {
    const name = compoundAt(own, i);
    const last = name === null ? undefined : own[name.next - 1];
    if (name === null || last === undefined) tokens.push(own[i] as Token);
    else {
      const { start, text } = own[i] as Token;
      tokens.push({ start, end: last.end, text, lower: name.id, lemma: name.id, tag: 'word' });
      i = name.next - 1;
    }
  }
  return tokens;
}

const clockWords = new Set(['week', 'day', 'hour', "o'clock", 'a.m.', 'p.m.', 'am', 'pm']);
const isHour = ({ lemma, lower }: Token): boolean => clockWords.has(lemma) || clockWords.has(lower);

/** The words that limit a claim; a stage includes its number: 'phase 1'. Takes: the tokens of a clause. Gives: lemmas in the order said,
 *  possibly repeated. */
export function limitsIn(own: readonly Token[]): string[] {
  return own.flatMap((token, i) => {
    if (!limits(own, i)) return [];
    const limit = limitOf(token);
    const next = own[i + 1];
    return limit === 'stage' && next?.tag === 'number' ? [`${token.lemma} ${next.lower}`] : [token.lemma];
  });
}

function firstOf<Value>(from: number, to: number, read: (at: number) => Value | null): Value | null {
  for (let i = from; i < to; i++) {
    const value = read(i);
    if (value !== null) return value;
  }
  return null;
}

/** Words that deny only what follows them: 'gravel instead of asphalt' doesn't deny gravel. */
const contrasting = new Set(['instead', 'rather', 'free', 'in']);

/** The position of the word that denies the clause, or null. */
function denialIn(annotation: Annotation, clause: Clause): number | null {
  for (const { kind, cue } of annotation.scopes) {
    if (kind !== 'negated' || cue.start < clause.start || cue.start >= clause.end) continue;
    const [first = ''] = annotation.text.slice(cue.start, cue.end).toLowerCase().split(' ');
    if (!contrasting.has(first) && !isOfNoun(annotation, clause, cue.start)) return cue.start;
  }
  return null;
}

const relative = new Set(['that', 'which', 'who']);
/** 'The house that isn't ours is the Ruttens'': what a noun is not, and the verb of the sentence comes after it. */
function isOfNoun({ tokens }: Annotation, clause: Clause, at: number): boolean {
  const cue = tokens.findIndex(({ start }) => start >= at);
  const opens = relative.has(tokens[cue - 2]?.lower ?? '') ? cue - 2 : cue - 1;
  if (opens <= clause.from || !relative.has(tokens[opens]?.lower ?? '') || tokens[opens - 1]?.tag !== 'word')
    return false;
  return tokens
    .slice(cue + 1, clause.to)
    .some(({ tag, lower }) => tag === 'auxiliary' || tag === 'modal' || lower === "'s");
}

/** In 'we mow it and do not spray', only what follows 'and' is denied. */
function deniedFrom(tokens: readonly Token[], clause: Clause, denial: number): number {
  for (let i = clause.to - 1; i > clause.from; i--) {
    const token = tokens[i] as Token;
    if (token.start >= denial) continue;
    if (token.lower === 'and' || token.text === ',') return verbIn(tokens, clause.from, i) >= 0 ? i + 1 : clause.from;
  }
  return clause.from;
}

/** How a clause is meant: denied, hypothetical, past, about another site. Takes: the text read, a sentence of it, a clause of that and the
 *  index of its verb. Gives: each kind once. Never throws. */
export function scopesOver(
  annotation: Annotation,
  sentence: Sentence,
  clause: Clause,
  verb: number,
): ReadonlySet<ScopeKind> {
  const { tokens } = annotation;
  const places = [tokens[verb]?.start, tokens[clause.to - 1]?.start, tokens[clause.from]?.start, clause.end - 1];
  const kinds = new Set<ScopeKind>();
  for (const place of places)
    if (place !== undefined) for (const { kind } of scopesAt(annotation, place)) kinds.add(kind);
  // A cue inside the clause applies to what the clause says, wherever it is.
  for (const { kind, cue } of annotation.scopes)
    if (cue.start >= clause.start && cue.start < clause.end) kinds.add(kind);
  // With 'our other site' anywhere in the sentence, none of it is about this one.
  for (const { kind, cue } of annotation.scopes)
    if (kind === 'elsewhere' && cue.start >= sentence.start && cue.start < sentence.end) kinds.add(kind);
  return kinds;
}

const conditionals = new Set(['if', 'unless', 'suppose', 'assuming']);
/** A condition applies to this many clauses after it. */
const conditionReach = 4;
const joints = new Set(['and', 'or', 'but']);

/** Whether a clause is conditional: it is a condition, follows one, or comes right before one. In 'you pay, and if it was us, we split it',
 *  the first is not conditional. */
function isConditional(tokens: readonly Token[], { clauses }: Sentence, clause: Clause): boolean {
  const at = clauses.indexOf(clause);
  const isCondition = (one: Clause | undefined): boolean =>
    one !== undefined && tokens.slice(one.from, one.to).some(({ lower }) => conditionals.has(lower));
  const next = clauses[at + 1];
  if (clauses.slice(Math.max(0, at - conditionReach), at + 1).some(isCondition)) return true;
  return isCondition(next) && !joints.has(tokens[next?.from ?? -1]?.lower ?? '');
}

/** 'We keep them shut when they are playing': the time clause right behind a clause limits it. */
function occasionOf(tokens: readonly Token[], { clauses }: Sentence, clause: Clause): Mark[] {
  const next = clauses[clauses.indexOf(clause) + 1];
  return limitingTimes.has(tokens[next?.from ?? -1]?.lower ?? '') ? ['sometimes'] : [];
}

const limitingTimes = new Set(['when', 'whenever', 'while']);

/** The words of a clause's condition; none for the condition itself. */
function conditionOf(annotation: Annotation, { clauses }: Sentence, clause: Clause): string[] {
  const isCondition = ({ from, to }: Clause): boolean =>
    annotation.tokens.slice(from, to).some(({ lower }) => conditionals.has(lower));
  if (isCondition(clause)) return [];
  const at = clauses.indexOf(clause);
  const near = clauses.slice(Math.max(0, at - conditionReach), at + 2);
  return near.filter(isCondition).flatMap(({ from, to }) => contentOf(tellingTokens(annotation, from, to)));
}

const timeWords = new Set(['when', 'whenever', 'while', 'until', 'till']);

/** 'When they are camping' claims nothing: it says when the rest applies. */
const opensTime = (tokens: readonly Token[], { from }: Clause): boolean => timeWords.has(tokens[from]?.lower ?? '');

const first = new Set(['we', 'i']);

function modalityOf(tokens: readonly Token[], clause: Clause, scopes: ReadonlySet<ScopeKind>): Claim['modality'] {
  if (scopes.has('hypothetical')) return 'hypothetical';
  if (scopes.has('somebody_else')) return 'reported';
  if (scopes.has('offered')) return 'offered';
  const own = tokens.slice(clause.from, clause.to);
  const speaks = own.findIndex(({ lower }) => first.has(lower));
  const wills = own.findIndex(({ lower }) => lower === 'will' || lower === 'shall' || lower === "'ll");
  const promises = own.some(({ lemma }) => ['promise', 'commit', 'guarantee'].includes(lemma));
  return speaks >= 0 && (promises || (wills > speaks && wills < speaks + 3)) ? 'committed' : 'stated';
}

const pastForms = new Set(['was', 'were', 'did', 'had', 'been']);
const futures = new Set(['will', 'would', 'shall', 'gonna']);

/** When a clause applies, by its verb and its auxiliaries. Takes: the tokens, the clause, the index of its verb and the scopes over it.
 *  Gives: 'now' if nothing says otherwise. Never throws. */
export function timeOf(
  tokens: readonly Token[],
  clause: Clause,
  verb: number,
  scopes: ReadonlySet<ScopeKind>,
): Claim['time'] {
  if (scopes.has('past')) return 'past';
  let hasHelper = false;
  for (let i = clause.from; i <= Math.max(verb, clause.from) && i < clause.to; i++) {
    const { lower, tag } = tokens[i] as Token;
    if (futures.has(lower)) return 'future';
    if (pastForms.has(lower)) return 'past';
    if (i < verb && (tag === 'auxiliary' || lower === "'s" || lower.startsWith('get'))) hasHelper = true;
  }
  const main = tokens[verb];
  if (main === undefined || hasHelper || main.tag !== 'word' || standing.has(main.lemma)) return 'now';
  const isPresent = main.lower === main.lemma || main.lower.endsWith('s') || main.lower.endsWith('ing');
  return isPresent ? 'now' : 'past';
}

const others = new Set(['he', 'she']);
const titles = new Set(['mr', 'mr.', 'mrs', 'mrs.', 'ms', 'ms.', 'dr', 'dr.']);

const possessive = new Set(['ours', 'mine']);

/** Who owns it: 'the lane's ours', 'the lane belongs to the county'. Gives: null if the clause says nothing of that. */
function owningIn(tokens: readonly Token[], clause: Clause, verb: number): string | null {
  const [main, next] = [tokens[verb], tokens[verb + 1]];
  if (isBeing(main) && possessive.has(next?.lower ?? '') && verb + 1 < clause.to) return 'applicant';
  if (main?.lemma !== 'belong' || next?.lower !== 'to') return null;
  const at = tokens[verb + 2]?.tag === 'determiner' ? verb + 3 : verb + 2;
  return at >= clause.to ? null : (partyAt(tokens, at)?.id ?? (tokens[at]?.lower === 'you' ? 'neighbor' : 'somebody'));
}

/** Who does it: the subject before the verb, or the one after 'by'. */
function partyIn(tokens: readonly Token[], clause: Clause, verb: number): string | null {
  for (let i = clause.from; i < clause.to; i++) {
    if (tokens[i]?.lower !== 'by') continue;
    const after = tokens[i + 1]?.tag === 'determiner' ? i + 2 : i + 1;
    const by = after < clause.to ? partyAt(tokens, after) : null;
    if (by !== null) return by.id;
  }
  const end = verb < 0 ? clause.to : verb;
  for (let i = clause.from; i < end; i++) {
    const token = tokens[i] as Token;
    if (others.has(token.lower) || titles.has(token.lower)) return 'somebody';
    // 'They sell propane, we do not'; 'they have been trained' doesn't say by whom.
    if (token.lower === 'they') return isPassive(tokens, verb) ? null : 'they';
    // For things that only one party does, 'you' means the neighbor who asks: 'you would pay for the well'.
    if (token.lower === 'you' && sole.has(tokens[verb]?.lemma ?? '')) return 'neighbor';
    // 'The county's list' and 'to the county' don't mean that the county does it.
    if (tokens[i - 1]?.tag === 'preposition') continue;
    const party = token.tag === 'determiner' ? null : partyAt(tokens, i);
    if (party !== null && !isPossessive(tokens, party.next)) return party.id;
  }
  // 'The hospital pays for the signal', but not 'the signal is paid for'
  const isActive = verb >= 0 && sole.has(tokens[verb]?.lemma ?? '') && tokens[verb - 1]?.tag !== 'auxiliary';
  const agent = isActive ? subjectBefore(tokens, clause, verb, true) : null;
  return agent !== null && houses.has(agent) ? 'applicant' : null;
}

/** 'Been trained', 'is paid'. */
function isPassive(tokens: readonly Token[], verb: number, by = 'be'): boolean {
  const [helper, main] = [tokens[verb - 1], tokens[verb]];
  return helper?.lemma === by && main?.tag === 'word' && main.lower !== main.lemma && !main.lower.endsWith('ing');
}

/** 'Other people's dogs' says nothing of whose they are. */
const anybody = new Set([
  'person',
  'people',
  'everybody',
  'anybody',
  'somebody',
  'today',
  'tomorrow',
  'year',
  'week',
  'month',
]);

/** Who or what does something, by its noun; not what something is done to. */
function doerIn(tokens: readonly Token[], clause: Clause, verb: number): string | null {
  const main = tokens[verb];
  const isOther =
    main?.tag !== 'word' || main.lower === "'s" || isPassive(tokens, verb) || isPassive(tokens, verb, 'get');
  if (verb <= clause.from || (isOther && main?.lemma !== 'have')) return null;
  return subjectBefore(tokens, clause, verb, true);
}

/** Whose the subject is: 'the feed mill's trucks wait on the road'. */
function ownerIn(tokens: readonly Token[], clause: Clause, verb: number): string | null {
  for (let i = clause.from + 1; i < verb - 1; i++) {
    const noun = tokens[i - 1];
    if (noun?.tag === 'word' && isPossessive(tokens, i))
      return partyAt(tokens, i - 1)?.id === 'applicant' || anybody.has(noun.lemma) ? null : noun.lemma;
  }
  return null;
}

const leads = new Set(['from', 'to', 'off', 'of', 'above', 'along']);

/** What a distance is measured to: the place after 'from', 'to' or 'off' nearest to the figure. Gives: its id or, for an unlisted place,
 *  its lemma; null if none is named. */
export function measuredTo(tokens: readonly Token[], clause: Pick<Clause, 'from' | 'to'>, near: number): string | null {
  let best: { id: string; away: number } | null = null;
  for (let i = clause.from; i < clause.to; i++) {
    if (!leads.has(tokens[i]?.lower ?? '')) continue;
    let at = i + 1;
    while (at < clause.to && (tokens[at]?.tag === 'determiner' || limitOf(tokens[at] as Token) !== null)) at++;
    const token = tokens[at];
    if (token === undefined || at >= clause.to || token.tag !== 'word') continue;
    const place =
      placeAt(tokens, at)?.id ?? placeAt(tokens, at + 1)?.id ?? (tokens[i]?.lower === 'of' ? null : token.lemma);
    const away = Math.abs(i - near);
    if (place !== null && (best === null || away < best.away)) best = { id: place, away };
  }
  return best?.id ?? null;
}
