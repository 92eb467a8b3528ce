import { choicesIn } from './choices.ts';
import { contentOf, measuredTo, readClause, tellingTokens, verbBefore, type ClauseRead } from './clause.ts';
import { askedOf, type Asked } from './asked.ts';
import { measuredThing, subjectBefore } from './measured.ts';
import type { Claim, ClaimSource } from './types.ts';
import { attributeOf, limitOf, thingAt } from './words.ts';
import { firstFrom } from '../language/matcher.ts';
import { isInScope, tokensIn, wordsOf } from '../language/spans.ts';
import { idsByWord } from '../lexicon/entries.ts';
import type { Annotation, Clause, Quantity, Schedule, Sentence, Token } from '../language/types.ts';

/** What somebody stated in a text: one claim for each clause, one more for each figure, schedule and choice in it.
 *
 *  Takes: the text read; where it was said; the id of the event or document; and the question it answers, from which a short answer has
 *  its subject ('How tall is the wall?' 'Eight feet.').  Gives: in text order; questions asked back claim nothing.  Never throws. */
export function claimsIn(
  annotation: Annotation,
  source: ClaimSource,
  from: string,
  question: Annotation | null = null,
): Claim[] {
  const asked = question === null ? null : askedOf(question);
  return annotation.sentences.flatMap((sentence, index) => {
    if (sentence.kind === 'question') return [];
    const given = index < 2 ? asked : null;
    const said = { annotation, source, from };
    const told = index === 0 ? polarClaim(said, sentence, asked) : [];
    const clauses = sentence.clauses.filter(
      (clause) => index > 0 || asked === null || !isBareReply(annotation, clause),
    );
    const before = annotation.sentences[index - 1];
    const spokenOf = before === undefined ? [] : contentOf(tellingTokens(annotation, before.from, before.to));
    const claims = clauses.flatMap((clause) => claimsOfClause(said, sentence, clause, given));
    return [
      ...told,
      ...claims.map((claim) => (claim.isPronominal ? { ...claim, full: union(claim.full, spokenOf) } : claim)),
    ];
  });
}

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

interface Said {
  readonly annotation: Annotation;
  readonly source: ClaimSource;
  readonly from: string;
}

function claimsOfClause(said: Said, sentence: Sentence, clause: Clause, asked: Asked | null): Claim[] {
  const { annotation } = said;
  const read = readClause(annotation, sentence, clause);
  const base = completed(said, claimOf(said, sentence, clause, read), sentence, clause, asked);
  const inside = <Item extends { start: number }>(items: readonly Item[]): Item[] =>
    items.filter(({ start }) => start >= clause.start && start < clause.end);
  const quantities = inside(annotation.quantities).map((quantity, nth) =>
    withQuantity(said, base, clause, quantity, nth === 0 ? asked : null),
  );
  const schedules = inside(annotation.schedules).map((schedule) => withSchedule(said, base, schedule));
  const choices = choicesIn(annotation, clause).map((choice) => ({ ...base, choice }));
  // 'No house is nearer than 100 feet' denies no house.
  const isBounded = quantities.some(
    ({ polarity, quantity }) =>
      polarity !== base.polarity && quantity !== null && isInScope(annotation, quantity, 'negated'),
  );
  const says = base.head.length > 0 || (base.within.length > 0 && base.predicate !== null);
  const plain = !isBounded && says ? [base] : [];
  return [...plain, ...quantities, ...schedules, ...choices];
}

function claimOf({ annotation, source, from }: Said, sentence: Sentence, clause: Clause, read: ClauseRead): Claim {
  const span = { start: clause.start, end: clause.end };
  return {
    source,
    from,
    ...read,
    full: read.head,
    describing: [],
    asked: [],
    attribute: null,
    measured: null,
    isTotal: false,
    isOpen: false,
    isFragment: false,
    isPronominal: isPronominal(annotation, clause),
    holder: null,
    extreme: null,
    measuredTo: null,
    quantity: null,
    schedule: null,
    choice: null,
    span,
    sentence: { start: sentence.start, end: sentence.end },
    words: wordsOf(annotation, span),
  };
}

/** A short answer is about what was asked. */
function completed({ annotation }: Said, claim: Claim, sentence: Sentence, clause: Clause, asked: Asked | null): Claim {
  if (asked === null) return claim;
  const describedBy = (lemmas: readonly string[]): string[] =>
    lemmas.flatMap((lemma) => asked.described.get(lemma) ?? []);
  const isOpen = clause.start === sentence.start && claim.head.length + claim.within.length === 0;
  const all = [...asked.head, ...asked.within];
  if (!isOpen) {
    // 'No crushing' denies more than the question asked for.
    if (isWholeDenial(annotation, clause)) return claim;
    if (!leansOnQuestion(annotation, sentence, clause))
      return { ...claim, describing: describedBy(claim.head), asked: all };
    const full = [...new Set([...claim.head, ...asked.head])];
    return {
      ...claim,
      isFragment: claim.predicate === null,
      predicate: claim.predicate === null || isProVerb(annotation, clause) ? asked.predicate : claim.predicate,
      full,
      describing: describedBy(full),
      asked: all,
    };
  }
  const within = [...new Set([...claim.within, ...asked.within])].sort();
  return {
    ...claim,
    isOpen: true,
    isFragment: claim.predicate === null,
    predicate: claim.predicate ?? asked.predicate,
    head: asked.head,
    full: asked.head,
    asked: asked.head,
    subject: claim.subject ?? asked.subject,
    within,
  };
}

const pronouns = new Set([
  'it',
  'they',
  'them',
  'that',
  'those',
  'there',
  'ones',
  'this',
  'these',
  'him',
  'her',
  'everyone',
  'everybody',
]);

const standIns = new Set(['it', 'they', 'them', 'these', 'those']);

/** 'They run at night': what runs was said before. */
const isPronominal = ({ tokens }: Annotation, { from, to }: Clause): boolean =>
  tokens
    .slice(from, to)
    .some(({ lower }, i, own) => standIns.has(lower) && (own[i]?.tag === 'pronoun' || isAlone(own, i)));

/** 'We do it ourselves.' */
const isProVerb = ({ tokens }: Annotation, { from, to }: Clause): boolean =>
  tokens
    .slice(from, to)
    .some(({ lemma }, i, own) => lemma === 'do' && (own[i + 1]?.lower === 'it' || own[i + 1]?.lower === 'that'));

/** 'No crushing.' */
function isWholeDenial({ tokens }: Annotation, { from, to }: Clause): boolean {
  const [first, second, third] = tokens.slice(from, to);
  return (
    first?.lower === 'no' &&
    second?.lower.endsWith('ing') === true &&
    (third === undefined || third.tag === 'punctuation')
  );
}

/** Whether a clause leaves what it is about to the question: 'Eleven at night, both of them.' 'The county maintains it.' */
function leansOnQuestion({ tokens }: Annotation, sentence: Sentence, clause: Clause): boolean {
  const own = tokens.slice(clause.from, clause.to);
  if (own.some(({ lower, tag }, i) => pronouns.has(lower) && (tag === 'pronoun' || isAlone(own, i)))) return true;
  const isVerbless = !own.some(
    ({ tag, lower, lemma }) =>
      tag === 'auxiliary' || tag === 'modal' || lower === "'s" || tag === 'pronoun' || finite(lower, lemma),
  );
  return isVerbless && clause.start === sentence.start;
}

/** 'That is', and not 'that road'. */
function isAlone(own: readonly Token[], i: number): boolean {
  const [before, token, after] = [own[i - 1], own[i], own[i + 1]];
  // 'There is no speaker'
  if (token?.lower === 'there')
    return after?.lower !== "'s" && after?.lemma !== 'be' && after?.tag !== 'modal' && before?.lemma !== 'be';
  return after?.tag !== 'word' || after.lower === "'s";
}
const verbs = idsByWord('verbs', 'classes');
const finite = (lower: string, lemma: string): boolean => lower !== lemma && verbs.has(lemma) && !lower.endsWith('ing');

const yes = new Set(['yes', 'yeah', 'yep', 'sure', 'absolutely', 'correct']);
const no = new Set(['no', 'nope', 'nah', 'never', 'none', 'not']);
const stops = new Set([',', '.', ';', '!', '-', '—']);

/** What a yes or a no says of what was asked: 'No.', 'Yes, sir', 'I do', 'They can't'. */
function polarClaim(said: Said, sentence: Sentence, asked: Asked | null): Claim[] {
  const proposition = asked?.proposition ?? null;
  if (proposition === null || asked === null) return [];
  const own = said.annotation.tokens
    .slice(sentence.from, sentence.to)
    .filter(({ lower }) => lower !== 'oh' && lower !== 'well');
  const polarity = polarityOf(own);
  const clause = sentence.clauses[0];
  if (polarity === null || clause === undefined || asked.head.length === 0) return [];
  // 'No, we don't have a truck like that' says itself what is denied.
  const restates = sentence.clauses.some((next) => {
    const read = readClause(said.annotation, sentence, next);
    return read.polarity === 'denied' && read.head.length > 0;
  });
  if (restates) return [];
  const claim = claimOf(said, sentence, clause, { ...proposition, polarity });
  return [{ ...claim, full: proposition.head, asked: proposition.head, isOpen: true }];
}

const replies = new Set(['punctuation', 'interjection', 'negation']);

/** 'No,' and nothing else. */
const isBareReply = ({ tokens }: Annotation, { from, to }: Clause): boolean =>
  tokens.slice(from, to).every(({ tag }) => replies.has(tag));

function polarityOf(own: readonly Token[]): Claim['polarity'] | null {
  const [first, second] = own;
  if (first === undefined) return null;
  const isCut =
    second === undefined || stops.has(second.text) || second.lower === 'sir' || second.lower.startsWith("ma'am");
  if (isCut && yes.has(first.lower)) return 'affirmed';
  if (isCut && no.has(first.lower)) return 'denied';
  // 'I do.' 'They can't.'
  const words = own.filter(({ tag }) => tag !== 'punctuation');
  const isEcho =
    words[0]?.tag === 'pronoun' && (words[1]?.tag === 'auxiliary' || words[1]?.tag === 'modal') && words.length <= 3;
  if (!isEcho || (words[2] !== undefined && words[2].tag !== 'negation')) return null;
  return words[2] === undefined ? 'affirmed' : 'denied';
}

/** 'Nothing before seven': from seven on. */
function withSchedule({ annotation }: Said, base: Claim, schedule: Schedule): Claim {
  const isNegated = isInScope(annotation, schedule, 'negated');
  const { from, to } = schedule;
  // 'At four in the morning' limits nothing to the morning.
  const hours = tokensIn(annotation, schedule).filter((token) => limitOf(token) === 'time_of_day');
  const within = base.within.filter((lemma) => !hours.some((token) => token.lemma === lemma));
  if (isNegated && (from === null) !== (to === null))
    return { ...base, within, schedule: { ...schedule, from: to, to: from }, polarity: 'affirmed' };
  return {
    ...base,
    within,
    schedule,
    polarity: isNegated ? base.polarity : polarityAt(annotation, base, schedule.start),
  };
}

/** What stands before the word of denial is not denied: 'Twenty, and not one more.' */
function polarityAt({ scopes, tokens }: Annotation, { span, polarity }: Claim, start: number): Claim['polarity'] {
  const cues = scopes.filter(({ kind, cue }) => kind === 'negated' && cue.start >= span.start && cue.start < span.end);
  const first = Math.min(...cues.map(({ cue }) => cue.start));
  if (cues.length === 0 || first <= start) return polarity;
  const between = tokens.filter((token) => token.start > start && token.start < first);
  return between.some(({ lower, text }) => lower === 'and' || text === ',') ? 'affirmed' : polarity;
}

const nearest = new Set(['nearest', 'closest', 'smallest', 'lowest', 'shortest']);
const farthest = new Set([
  'farthest',
  'furthest',
  'tallest',
  'highest',
  'largest',
  'biggest',
  'longest',
  'loudest',
  'worst',
]);

/** 'The nearest house is 2,000 feet away' bounds all others from below. */
function extremeOf(tokens: readonly Token[], clause: Clause): Claim['extreme'] {
  const own = tokens.slice(clause.from, clause.to);
  if (own.some(({ lower }) => nearest.has(lower))) return 'least';
  return own.some(({ lower }) => farthest.has(lower)) ? 'most' : null;
}

const flipped = { more_than: 'at_most', less_than: 'at_least', at_least: 'less_than', at_most: 'more_than' } as const;

function withQuantity(said: Said, base: Claim, clause: Clause, found: Quantity, asked: Asked | null): Claim {
  const { tokens } = said.annotation;
  const at = firstFrom(tokens, found.start);
  const isNegated = isInScope(said.annotation, found, 'negated');
  const bound = found.bound;
  const flips = isNegated && bound !== 'exactly' && bound !== 'about';
  const unit = found.unit ?? (base.asked.length > 0 && found.dimension === 'count' ? (asked?.unit ?? null) : null);
  const quantity: Quantity = {
    ...found,
    unit,
    of: found.of ?? (found.unit === null ? unit : null),
    per: found.per ?? (found.unit === null && unit !== null ? (asked?.per ?? null) : null),
    bound: flips ? flipped[bound] : bound,
  };
  const attribute =
    found.dimension === 'length' ? (nearestAttribute(said.annotation, clause, at) ?? given(base, asked)) : null;
  const verb = verbBefore(tokens, clause.from, at);
  const isOwn = verb >= 0 && tokens[verb]?.tag !== 'word';
  const unitThing = found.of === null ? null : thingNamed(said.annotation, found);
  return {
    ...base,
    subject: unitThing ?? base.subject,
    quantity,
    attribute,
    measured: measuredThing(said.annotation, clause, quantity) ?? (base.isOpen ? (asked?.measured ?? null) : null),
    isTotal: isTotal(tokens, at, verb < 0 ? (base.isFragment ? null : base.predicate) : (tokens[verb]?.lemma ?? null)),
    holder: found.dimension === 'count' ? subjectBefore(tokens, clause, at) : null,
    extreme: extremeOf(tokens, clause) ?? (base.isFragment ? (asked?.extreme ?? null) : null),
    measuredTo:
      found.dimension === 'length'
        ? (measuredTo(tokens, clause, at) ?? (base.isOpen ? (asked?.measuredTo ?? null) : null))
        : null,
    time: isOwn && base.time === 'past' && !isPast(tokens[verb]?.lower) ? 'now' : base.time,
    polarity: flips ? 'affirmed' : isNegated ? base.polarity : polarityAt(said.annotation, base, found.start),
  };
}

const being = new Set(["'s", 'be', 'have', 'get', 'propose', 'plan', 'include', 'need']);

/** Whether all there are is counted: 'there are six', 'the six'; not 'six of them run at once'. */
function isTotal(tokens: readonly Token[], at: number, predicate: string | null): boolean {
  const before = tokens[at - 1];
  if (before?.tag === 'determiner')
    return before.lower !== 'any' && before.lower !== 'each' && before.lower !== 'every';
  return predicate === null || being.has(predicate);
}

const isPast = (word: string | undefined): boolean =>
  word === 'was' || word === 'were' || word === 'had' || word === 'did';

const given = (base: Claim, asked: Asked | null): string | null =>
  base.asked.length > 0 ? (asked?.attribute ?? null) : null;

function thingNamed({ tokens }: Annotation, { start, end }: Quantity): string | null {
  for (let i = firstFrom(tokens, start); i < tokens.length && (tokens[i]?.start ?? end) < end; i++) {
    const thing = thingAt(tokens, i);
    if (thing !== null) return thing.id;
  }
  return null;
}

/** Words of measure this near a figure say what it measures. */
const reach = 6;

function nearestAttribute({ tokens }: Annotation, clause: Clause, at: number): string | null {
  let best: { attribute: string; away: number } | null = null;
  for (let i = Math.max(clause.from, at - reach); i < Math.min(clause.to, at + reach); i++) {
    const token = tokens[i];
    const attribute = token === undefined ? null : attributeOf(token);
    // Behind the figure it says so for certain: 'eight feet tall'.
    const away = i < at ? at - i + 1 : i - at;
    if (attribute !== null && (best === null || away < best.away)) best = { attribute, away };
  }
  return best?.attribute ?? null;
}
