import { firstFrom } from '../language/matcher.ts';
import { nounAt, periods } from '../language/nouns.ts';
import { isInScope, tokensIn } from '../language/spans.ts';
import type { Annotation, Clause, Quantity, Schedule, Token } from '../language/types.ts';
import type { Asked } from './asked.ts';
import type { Said } from './base-claim.ts';
import { limitsIn, measuredTo, tellingTokens } from './clause.ts';
import { aroundFigure, circumstancesOf, measuredThing, subjectBefore } from './measured.ts';
import { capacity, closing } from './strength.ts';
import type { Claim } from './types.ts';
import { verbBefore } from './verb.ts';
import { attributeOf, conceptOf, isOfTime, limitOf, placeAt, thingAt } from './words.ts';

/* Claims with their figures or hours. */

/** A claim with its days and hours: 'nothing before seven' means from seven on, 'closes at nine' until nine. Takes: the text, the claim of
 *  its clause and the schedule found in it. Gives: a new claim, with `schedule`, `within` and `polarity` set. */
export function withSchedule({ annotation }: Said, base: Claim, found: Schedule): Claim {
  const isNegated = isInScope(annotation, found, 'negated');
  const schedule = turned(annotation, base, found);
  // Next to an hour, 'in the morning' or 'every night' limits nothing.
  const isHourly = schedule.from !== null || schedule.to !== null;
  const hours = isHourly ? tokensIn(annotation, base.span).filter((token) => limitOf(token) === 'time_of_day') : [];
  const within = base.within.filter((lemma) => !hours.some((token) => token.lemma === lemma));
  const { from, to } = schedule;
  if (isNegated && (from === null) !== (to === null))
    return { ...base, within, schedule: { ...schedule, from: to, to: from }, polarity: 'affirmed' };
  return {
    ...base,
    within,
    schedule,
    polarity: isNegated ? base.polarity : polarityAt(annotation, base, schedule.start),
  };
}

const beginning = new Set(['open', 'start', 'begin']);

/** What closes at nine runs until nine; what opens at six is open from six. */
function turned(annotation: Annotation, { predicate, span }: Claim, schedule: Schedule): Schedule {
  if (predicate === null || schedule.from === null || schedule.from !== schedule.to) return schedule;
  const isOff = tokensIn(annotation, span).some(({ lower }) => lower === 'off');
  if (closing.has(predicate) || isOff) return { ...schedule, from: null };
  return beginning.has(predicate) ? { ...schedule, to: null } : schedule;
}

/** What comes before the negative word is not denied: 'Twenty, and not one more.' */
function polarityAt({ scopes, tokens }: Annotation, { span, polarity }: Claim, start: number): Claim['polarity'] {
  const cues = scopes.filter(({ kind, cue }) => kind === 'negated' && cue.start >= span.start && cue.start < span.end);
  const first = Math.min(...cues.map(({ cue }) => cue.start));
  if (cues.length === 0 || first <= start) return polarity;
  // 'With twelve a week that is not a full day'
  if (tokens[firstFrom(tokens, start) - 1]?.lower === 'with') return 'affirmed';
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
  'deepest',
  'widest',
]);

/** 'The nearest house is 2,000 feet away' is a lower bound for all others. */
function extremeOf(tokens: readonly Token[], clause: Clause): Claim['extreme'] {
  const own = tokens.slice(clause.from, clause.to);
  if (own.some(({ lower }) => nearest.has(lower))) return 'least';
  return own.some(({ lower }) => farthest.has(lower)) ? 'most' : null;
}

const flipped = { more_than: 'at_most', less_than: 'at_least', at_least: 'less_than', at_most: 'more_than' } as const;

/** A claim with one of its figures: its unit, what it measures and from where, and how it is bounded. Takes: the text, the claim of the
 *  clause, the clause, the figure, and the question if the figure may get its unit from it. Never throws. */
export function withQuantity(said: Said, base: Claim, clause: Clause, figure: Quantity, asked: Asked | null): Claim {
  const { tokens } = said.annotation;
  const read = asFrequency(tokens, figure);
  const at = firstFrom(tokens, read.start);
  // 'Within a quarter mile of the line' is how far from it.
  const isWithin = read.dimension === 'length' && read.of !== null && tokens[at]?.lower === 'within';
  const found = isWithin ? { ...read, of: null } : read;
  const isNegated = isInScope(said.annotation, found, 'negated');
  const bound = found.bound;
  const verb = verbBefore(tokens, clause.from, at);
  const isCapped = bound === 'exactly' && capping.has(tokens[verb]?.lemma ?? '') && tokens[at - 1]?.lower === 'at';
  const flips = isNegated && bound !== 'exactly' && bound !== 'about';
  const each = perEach(tokens, clause, found);
  const among = found.unit === null && found.dimension === 'count' ? partitive(tokens, clause, found) : null;
  const unit =
    found.unit ?? among ?? (base.asked.length > 0 && found.dimension === 'count' ? (asked?.unit ?? null) : null);
  const quantity: Quantity = {
    ...found,
    unit,
    of: found.of ?? (found.unit === null ? unit : null),
    per:
      found.per ??
      each ??
      (found.dimension === 'count' ? periodOf(tokens, clause) : null) ??
      (found.unit === null && found.dimension === 'count' && base.isOpen ? (asked?.per ?? null) : null),
    bound: flips ? flipped[bound] : isCapped ? 'at_most' : bound,
  };
  const attribute = isWithin
    ? 'distance'
    : found.dimension === 'length'
      ? (nearestAttribute(said.annotation, clause, at) ?? given(base, asked) ?? toPlace(tokens, clause, at))
      : null;
  const isOwn = verb >= 0 && tokens[verb]?.tag !== 'word';
  const measured = isWithin ? null : measuredThing(said.annotation, clause, quantity);
  const stretch = aroundFigure(tokens, clause, at, firstFrom(tokens, found.end));
  const near = circumstancesOf(tellingTokens(said.annotation, stretch.from, stretch.to)).filter(
    (lemma) => lemma !== each,
  );
  const aside = limitsIn(tellingTokens(said.annotation, stretch.to, clause.to)).filter(
    (limit) => !isOfTime(limit) && !limitsIn(tellingTokens(said.annotation, clause.from, stretch.to)).includes(limit),
  );
  const unitThing = found.of === null ? null : thingNamed(said.annotation, found);
  return {
    ...(found.dimension === 'sound' ? withoutNoise(base) : base),
    subject: unitThing ?? base.subject,
    circumstances: base.circumstances.filter((lemma) => near.includes(lemma)),
    within: base.within.filter(
      (limit) => limit !== quantity.per && !(each !== null && limit === 'each') && !aside.includes(limit),
    ),
    quantity,
    attribute,
    measured:
      found.dimension === 'sound' && conceptOf(measured) === 'noise'
        ? null
        : (measured ?? (base.isOpen ? (asked?.measured ?? null) : null)),
    isTotal: isCapped || isTotal(tokens, at, verb, base),
    holder: found.dimension === 'count' ? subjectBefore(tokens, clause, at) : null,
    extreme: extremeOf(tokens, clause) ?? (base.isFragment ? (asked?.extreme ?? null) : null),
    measuredTo:
      found.dimension === 'length'
        ? (measuredTo(tokens, clause, at) ??
          (isWithin ? read.of : null) ??
          (base.isOpen ? (asked?.measuredTo ?? null) : null))
        : null,
    time: isOwn && base.time === 'past' && !isPast(tokens[verb]?.lower) ? 'now' : base.time,
    polarity: flips ? 'affirmed' : isNegated ? base.polarity : polarityAt(said.annotation, base, found.start),
  };
}

/** Decibels are always about noise: 'sound at the line is 50 decibels' says no more than 'at the line it is 50 decibels'. */
function withoutNoise(base: Claim): Claim {
  const rest = (lemmas: readonly string[]): string[] => lemmas.filter((lemma) => conceptOf(lemma) !== 'noise');
  return { ...base, head: rest(base.head), full: rest(base.full), asked: rest(base.asked) };
}

/** 'Every five years' is how often. */
function asFrequency(tokens: readonly Token[], figure: Quantity): Quantity {
  const isEvery = tokens[firstFrom(tokens, figure.start) - 1]?.lower === 'every';
  if (!isEvery || figure.dimension !== 'duration' || figure.high !== null || figure.value <= 0) return figure;
  return { ...figure, dimension: 'frequency', value: 1 / figure.value, unit: 'time', per: figure.unit };
}

/** 'We would stop at 400 members.' */
const capping = new Set(['stop', 'cap', 'limit', 'max', 'top']);

const occasions = new Set(['shift', 'session', 'service', 'class', 'load', 'event', 'visit', 'trip']);

/** 'Twenty people on each shift' is a number per shift. */
function perEach(tokens: readonly Token[], clause: Clause, { dimension, end }: Quantity): string | null {
  const at = firstFrom(tokens, end);
  const each = tokens[at]?.tag === 'preposition' ? at + 1 : at;
  const [noun, next] = [tokens[each + 1], tokens[each + 2]];
  const isEach =
    ['each', 'every', 'per'].includes(tokens[each]?.lower ?? '') ||
    (tokens[each]?.lower === 'a' && occasions.has(noun?.lemma ?? ''));
  if (dimension !== 'count' || !isEach || each + 1 >= clause.to || noun?.tag !== 'word') return null;
  return next?.tag === 'word' ? null : noun.lemma;
}

/** 'Six of the neighbors' */
function partitive(tokens: readonly Token[], clause: Clause, { end }: Quantity): string | null {
  const at = firstFrom(tokens, end);
  if (tokens[at]?.lower !== 'of' || tokens[at + 1]?.tag !== 'determiner' || at + 2 >= clause.to) return null;
  return nounAt(tokens, at + 2, 2)?.lemma ?? null;
}

const spanning = new Set(['over', 'in', 'within', 'during', 'across', 'for']);

/** 'Over a year that is 440,000 birds' */
function periodOf(tokens: readonly Token[], clause: Clause): string | null {
  for (let i = clause.from; i < clause.to - 2; i++) {
    const [first, article, noun, next] = tokens.slice(i, i + 4);
    const isOne = article?.lower === 'a' || article?.lower === 'one';
    if (!spanning.has(first?.lower ?? '') || !isOne || noun === undefined || !periods.has(noun.lemma)) continue;
    if (next?.tag !== 'word') return noun.lemma;
  }
  return null;
}

const being = new Set(["'s", 'be', 'have', 'get', 'propose', 'plan', 'include', 'need']);

/** Whether everything there is gets counted: 'there are six', 'the six'; not 'six of them run at once', 'six are for guests'. */
function isTotal(tokens: readonly Token[], at: number, verb: number, { isFragment, predicate }: Claim): boolean {
  const before = tokens[at - 1];
  if (before?.tag === 'determiner')
    return before.lower !== 'any' && before.lower !== 'each' && before.lower !== 'every';
  if (verb < 0) return isFragment || predicate === null;
  const lemma = tokens[verb]?.lemma ?? '';
  return being.has(lemma) || capacity.has(lemma);
}

const isPast = (word: string | undefined): boolean =>
  word === 'was' || word === 'were' || word === 'had' || word === 'did';

/** 'It is 1,800 feet to the school': how far. */
function toPlace(tokens: readonly Token[], clause: Clause, at: number): string | null {
  let to = at + 1;
  while (to < clause.to && tokens[to]?.lower !== 'to' && tokens[to]?.lower !== 'from') to++;
  if (to >= clause.to || !tokens.slice(clause.from, at).some(({ lower }) => lower === 'it')) return null;
  return placeAt(tokens, tokens[to + 1]?.tag === 'determiner' ? to + 2 : to + 1) === null ? null : 'distance';
}

const given = (base: Claim, asked: Asked | null): string | null =>
  base.asked.length > 0 ? (asked?.attribute ?? null) : null;

function thingNamed({ tokens }: Annotation, { start, end }: Quantity): string | null {
  for (let i = firstFrom(tokens, start); i < tokens.length && (tokens[i]?.start ?? end) < end; i++) {
    const thing = thingAt(tokens, i);
    if (thing !== null) return thing.id;
  }
  return null;
}

/** Words of measure this close to a figure say what it measures. */
const reach = 6;

function nearestAttribute({ tokens }: Annotation, clause: Clause, at: number): string | null {
  let best: { attribute: string; away: number } | null = null;
  for (let i = Math.max(clause.from, at - reach); i < Math.min(clause.to, at + reach); i++) {
    const token = tokens[i];
    const attribute = token === undefined ? null : attributeOf(token);
    // After the figure it is certain: 'eight feet tall'.
    const away = i < at ? at - i + 1 : i - at;
    if (attribute !== null && (best === null || away < best.away)) best = { attribute, away };
  }
  return best?.attribute ?? null;
}
