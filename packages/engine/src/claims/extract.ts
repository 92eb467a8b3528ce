import { choicesIn } from './choices.ts';
import { measuredTo, readClause, verbBefore, type ClauseRead } from './clause.ts';
import { askedOf, type Asked } from './asked.ts';
import { measuredThing, subjectBefore } from './measured.ts';
import type { Claim, ClaimSource } from './types.ts';
import { attributeOf, thingAt } from './words.ts';
import { firstFrom } from '../language/matcher.ts';
import { isInScope, wordsOf } from '../language/spans.ts';
import type { Annotation, Clause, Quantity, Sentence, Token } from '../language/types.ts';

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
    return sentence.clauses.flatMap((clause) => claimsOfClause({ annotation, source, from }, sentence, clause, given));
  });
}

interface Said {
  readonly annotation: Annotation;
  readonly source: ClaimSource;
  readonly from: string;
}

function claimsOfClause(said: Said, sentence: Sentence, clause: Clause, asked: Asked | null): Claim[] {
  const { annotation } = said;
  const read = readClause(annotation, sentence, clause);
  const base = completed(claimOf(said, sentence, clause, read), sentence, clause, asked);
  const inside = <Item extends { start: number }>(items: readonly Item[]): Item[] =>
    items.filter(({ start }) => start >= clause.start && start < clause.end);
  const quantities = inside(annotation.quantities).map((quantity) => withQuantity(said, base, clause, quantity, asked));
  const schedules = inside(annotation.schedules).map((schedule) => ({ ...base, schedule }));
  const choices = choicesIn(annotation, clause).map((choice) => ({ ...base, choice }));
  // 'No house is nearer than 100 feet' denies no house.
  const isBounded = quantities.some(({ polarity }) => polarity !== base.polarity);
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
    asked: [],
    attribute: null,
    measured: null,
    isTotal: false,
    isOpen: false,
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
function completed(claim: Claim, sentence: Sentence, clause: Clause, asked: Asked | null): Claim {
  if (asked === null) return claim;
  const isOpen = clause.start === sentence.start && claim.head.length + claim.within.length === 0;
  const all = [...asked.head, ...asked.within];
  if (!isOpen) return { ...claim, asked: all };
  const within = [...new Set([...claim.within, ...asked.within])].sort();
  return {
    ...claim,
    isOpen: true,
    head: asked.head,
    asked: asked.head,
    subject: claim.subject ?? asked.subject,
    within,
  };
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
    isTotal: isTotal(tokens, at, verb < 0 ? base.predicate : (tokens[verb]?.lemma ?? null)),
    holder: found.dimension === 'count' ? subjectBefore(tokens, clause, at) : null,
    extreme: extremeOf(tokens, clause),
    measuredTo: found.dimension === 'length' ? measuredTo(tokens, clause, at) : null,
    time: isOwn && base.time === 'past' && !isPast(tokens[verb]?.lower) ? 'now' : base.time,
    polarity: flips ? 'affirmed' : base.polarity,
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
